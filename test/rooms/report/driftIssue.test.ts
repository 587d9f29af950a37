/** The next steps in a drift issue. */
import { expect, test } from "vitest";
import { driftIssue } from "../../../src/report/markdown/driftIssue.ts";
import { liveKey, planned } from "../plan/planHarness.ts";
import { place, projectOf, reportOf } from "./reportHarness.ts";

const ARCHIVED = "1 declared, and archived in the project";

test.each([[true], [false]])("an issue explains archived keys only if there is one: %s", (isArchived) => {
  const { plan } = planned({
    keys: "keys:\n  - { key_name: a, translations: { en: New } }\n",
    live: { keys: [liveKey(1, "a", { is_archived: isArchived })] },
  });
  const project = projectOf(plan);
  const report = reportOf([project], { command: "drift" });
  const options = { limit: 65_000, marker: "lokaform:test", workflowUrl: "" };
  const words = driftIssue(report, project, options);
  expect(words.includes(ARCHIVED)).toBe(isArchived);
  expect(words).toContain("- To write the declared values");
  expect(words).not.toContain("lokaform pull");
  const only = (reason: "pull" | "conflict", more?: { pullUrl: string }) => {
    const kept = { kind: "key", label: "a", id: "1", reason, field: "translations", part: "en" } as const;
    const own = projectOf({ ...plan, changes: [], kept: [{ ...kept, live: "Old", place }] });
    return driftIssue({ ...report, projects: [own] }, own, { ...options, ...more }).split("What to do")[1];
  };
  expect(only("pull")).toContain("`lokaform pull` writes them");
  const pullUrl = "https://github.com/acme/storefront/actions/workflows/pull.yml";
  expect(only("pull", { pullUrl })).toContain(`start [the workflow that pulls](${pullUrl})`);
  expect(only("conflict")).toBeUndefined();
});
