/** The next steps in a drift issue. */
import { expect, test } from "vitest";
import { driftIssue } from "../../src/report/markdown/driftIssue.ts";
import type { ProjectReport, Report } from "../../src/report/report.ts";
import { liveKey, planned } from "./planHarness.ts";

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
  expect(words).toContain("`lokaform pull` writes them");
  const pullUrl = "https://github.com/acme/storefront/actions/workflows/pull.yml";
  expect(driftIssue(report, project, { ...options, pullUrl })).toContain(
    `start [the workflow that pulls](${pullUrl})`,
  );
});
