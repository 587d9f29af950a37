/** Whole reports for the tests of outputs. A test gives only the parts that it is about. */
import type { Change, Kept, Plan } from "../../../src/model/plan.ts";
import { comment } from "../../../src/report/markdown/comment.ts";
import type { ComparedTarget, PlannedProject, ProjectReport, Report } from "../../../src/report/report.ts";
import { PROJECT } from "../plan/planHarness.ts";

export const place = { file: "keys.yaml", line: 3, col: 5, endLine: 3, endCol: 9 };
export const plain = (_style: unknown, text: string) => text;

/** The report of a plan. */
export function reportOf(projects: readonly ProjectReport[], more: Partial<Report> = {}): Report {
  return {
    ...{ format_version: 1, command: "plan", manifests: ["keys.yaml"], declared: { keys: 1 } },
    ...{ problems: [], projects, requests: 0 },
    ...more,
  };
}

export function projectOf(plan: Plan, more: Partial<ProjectReport> = {}): PlannedProject {
  return { id: "p.1", manifests: ["keys.yaml"], problems: [], ...more, plan };
}

export function planOf(changes: readonly Change[], kept: readonly Kept[] = []): Plan {
  const counts = { unchanged: 0, unmanaged: 0, by_kind: {}, adopted: 0 };
  return { format_version: 1, project: PROJECT, changes, kept, skipped: [], counts };
}

/** A target from which nothing differs, except what is given. */
export function targetOf(more: Partial<ComparedTarget>): ComparedTarget {
  return {
    ...{ is: "compared", commit: "a".repeat(40), settings: [], sends: [], kept: [], caused: [], pending: [] },
    ...{ resolved: [], no_longer_declared: [], kinds_no_longer_declared: [] },
    ...more,
  };
}

export function commentOf(report: Report): string {
  return comment(report, { now: 0, limit: 65_000, marker: "lokaform:test", commit: "", run: "" });
}
