/** The next steps in a drift issue. */
import { expect, test } from "vitest";
import { driftIssue } from "../../../src/report/markdown/driftIssue.ts";
import type { ProjectReport, Report } from "../../../src/report/report.ts";
import { liveKey, planned } from "../plan/planHarness.ts";

const A = { file: "keys.yaml", line: 2, col: 1, endLine: 2, endCol: 2 };
const ARCHIVED = "1 declared, and archived in the project";

test.each([[true], [false]])("an issue explains archived keys only if there is one: %s", (isArchived) => {
  const { plan } = planned({
    keys: "keys:\n  - { key_name: a, translations: { en: New } }\n",
    live: { keys: [liveKey(1, "a", { is_archived: isArchived })] },
  });
  const project: ProjectReport = { id: "p.1", manifests: ["keys.yaml"], problems: [], plan };
  const report: Report = {
    format_version: 1,
    command: "drift",
    manifests: ["keys.yaml"],
    declared: { keys: 1, webhooks: 0 },
    problems: [],
    projects: [project],
    requests: 0,
  };
  const options = { limit: 65_000, marker: "lokaform:test", workflowUrl: "" };
  const words = driftIssue(report, project, options);
  expect(words.includes(ARCHIVED)).toBe(isArchived);
  expect(words).toContain("- To write the declared values");
  expect(words).not.toContain("lokaform pull");
  const kept = (reason: "pull" | "conflict" | "held") =>
    ({
      kind: "key",
      label: "a",
      id: "1",
      reason,
      field: "translations",
      part: "en",
      live: "Old",
      place: A,
    }) as const;
  const only = (reason: Parameters<typeof kept>[0], more?: { pullUrl: string }) => {
    const own = { ...project, plan: { ...plan, changes: [], kept: [kept(reason)] } };
    return driftIssue({ ...report, projects: [own] }, own, { ...options, ...more }).split("What to do")[1];
  };
  expect(only("pull")).toContain("`lokaform pull` writes them");
  const pullUrl = "https://github.com/acme/storefront/actions/workflows/pull.yml";
  expect(only("pull", { pullUrl })).toContain(`start [the workflow that pulls](${pullUrl})`);
  expect(only("conflict")).toBeUndefined();
});
