/** Reports of several runs become one, in any order; what is missing or cannot be used is a problem. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Problem, problem } from "../../../src/model/problem.ts";
import { combine, type ReportFile } from "../../../src/report/combine.ts";
import { exitCode } from "../../../src/report/exitCode.ts";
import { comment, MAX_COMMENT } from "../../../src/report/markdown/comment.ts";
import type { Report } from "../../../src/report/report.ts";
import { reportsWith } from "../../hostile/reports.ts";
import { runs } from "../../scale.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `project-${index + 1}`);

/** The report of a job for one project. */
function jobReport(name: string, more: Partial<Report> = {}): ReportFile {
  const { plan } = reportsWith(`the text of ${name}`);
  const projects = plan.projects.map((project) => {
    return { ...project, plan: { ...project.plan, skipped: [] }, name, problems: [] };
  });
  const report = { ...plan, manifests: [`${name}.yaml`], selected: [name], projects, ...more };
  return { file: `reports/${name}/report.json`, report };
}

const JOBS = NAMES.map((name) => jobReport(name));

const commentOf = (report: Report) =>
  comment(report, { now: 0, limit: MAX_COMMENT, marker: "m", commit: "", run: "" });

const messages = (problems: readonly Problem[]) => problems.map(({ message }) => message);

test("the comment on twelve jobs is the same in any order of their files", () => {
  const { report, found } = combine(JOBS, NAMES);
  expect(found).toEqual([]);
  expect(report.projects.map(({ name }) => name)).toEqual(NAMES);
  expect(exitCode(report, false)).toBe(0);
  fc.assert(
    fc.property(fc.shuffledSubarray(JOBS, { minLength: JOBS.length }), fc.boolean(), (files, isNamed) => {
      const again = files.map((one, index) => (isNamed ? one : { ...one, file: `${index}.json` }));
      expect(commentOf(combine(again, NAMES).report)).toBe(commentOf(report));
    }),
    { numRuns: runs(20) },
  );
});

test("without expected names, projects are in the order of their names", () => {
  const { report } = combine(JOBS.toReversed(), []);
  expect(report.projects.map(({ name }) => name)).toEqual(NAMES.toSorted());
});

test("a missing report is named, in the comment too, and makes the run fail", () => {
  const { report, found } = combine(JOBS.toSpliced(3, 1), NAMES);
  expect(messages(found)).toEqual([
    "There is no report on project-4, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.",
  ]);
  expect(report.projects).toHaveLength(11);
  expect(commentOf(report)).toContain("There is no report on project-4");
  expect(exitCode(report, false)).toBe(1);
});

test("a job that failed before it made a plan has a report: it is not missing", () => {
  const wrong = problem("no-project", "There is no project.");
  const failed = jobReport("project-4", { projects: [], problems: [wrong] });
  const { report, found } = combine(JOBS.with(3, failed), NAMES);
  expect(found).toEqual([]);
  expect(messages(report.problems)).toEqual(["project-4: There is no project."]);
  expect(exitCode(report, false)).toBe(1);
});

test("an unnamed project is expected by its id", () => {
  const { selected: _, ...plan } = jobReport("web").report;
  const projects = plan.projects.map(({ name: __, ...project }) => project);
  const unnamed = { file: "report.json", report: { ...plan, projects } };
  expect(combine([unnamed], [projects[0]?.id ?? ""]).found).toEqual([]);
  expect(combine([unnamed], ["another"]).found).toHaveLength(1);
});

test("two reports on one project are a problem, and neither is used", () => {
  const twice = [...JOBS, { ...jobReport("project-2"), file: "reports/again.json" }];
  const { report, found } = combine(twice, NAMES);
  expect(messages(found)).toEqual([
    "project-2 has more than one report: reports/again.json, reports/project-2/report.json. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.",
  ]);
  expect(report.projects.map(({ name }) => name)).toEqual(NAMES.toSpliced(1, 1));
});

test("reports of different commands are not mixed", () => {
  const { report, found } = combine([...JOBS, jobReport("more", { command: "drift" })], NAMES);
  expect(messages(found)).toEqual([
    "The reports are of different commands: drift, plan. Put the reports of each command together separately.",
  ]);
  expect(report.projects).toEqual([]);
});

test("a job without secrets only checks its manifests, and does not change the command of the others", () => {
  const checked = jobReport("project-1", { command: "validate", projects: [] });
  expect(combine(JOBS.with(0, checked), NAMES)).toMatchObject({ found: [], report: { command: "plan" } });
  expect(combine([checked], []).report.command).toBe("validate");
  expect(combine([], ["web"]).report.command).toBe("plan");
});

test("a problem of all runs is reported once, one of some runs with their names, and one with a location as it is", () => {
  const all = problem("bad-setting", "All have it.", { severity: "notice" });
  const some = problem("bad-setting", "Some have it.", { severity: "notice" });
  const place = { file: "lokaform.yaml", line: 2, col: 1, endLine: 2, endCol: 5 };
  const located = problem("bad-setting", "It has a location.", { severity: "notice", place });
  const files = NAMES.map((name, index) =>
    jobReport(name, { problems: [all, ...(index < 5 ? [some] : []), ...(index === 7 ? [located] : [])] }),
  );
  expect(messages(combine(files, NAMES).report.problems)).toEqual([
    "All have it.",
    "project-1, project-2, project-3 and 2 more: Some have it.",
    "It has a location.",
  ]);
});

test("a job that was stopped is a problem, and the others are not stopped", () => {
  const stopped = { by: "time limit", message: "The time limit of 15m was reached." } as const;
  const { report } = combine(JOBS.with(1, jobReport("project-2", { stopped })), NAMES);
  expect(report).not.toHaveProperty("stopped");
  expect(messages(report.problems)).toEqual(["project-2: The time limit of 15m was reached."]);
  expect(exitCode(report, false)).toBe(1);
});

test("figures are added up, manifests are listed once, and texts are hidden if any run hides them", () => {
  const [web, ios] = [
    jobReport("web", { manifests: ["a", "b"] }),
    jobReport("ios", { manifests: ["b", "c"] }),
  ];
  const { report } = combine([web, ios], ["web", "ios"]);
  expect(report).toMatchObject({
    ...{ manifests: ["a", "b", "c"], declared: { keys: 2, webhooks: 2 }, requests: 14 },
    selected: ["web", "ios"],
  });
  expect(report).not.toHaveProperty("hide_texts");
  expect(combine([web, jobReport("ios", { hide_texts: true })], []).report.hide_texts).toBe(true);
});

test("texts of a project that hides them are not in the comment", () => {
  const hiding = jobReport("web");
  const projects = hiding.report.projects.map((project) => ({ ...project, hide_texts: true as const }));
  const files = [{ ...hiding, report: { ...hiding.report, projects } }, jobReport("ios")];
  const words = commentOf(combine(files, []).report);
  const texts = words.match(/(?:en|de) "the text of \w+/g) ?? [];
  expect(new Set(texts.map((text) => text.slice(4)))).toEqual(new Set(["the text of ios"]));
});

test("files that cannot be used come first, and make the run fail", () => {
  const unread = [problem("bad-report", "The report a.json cannot be used: it is not a report.")];
  const { report, found } = combine(JOBS, NAMES, unread);
  expect(found).toEqual(unread);
  expect(report.problems).toEqual(unread);
  expect(exitCode(report, false)).toBe(1);
});
