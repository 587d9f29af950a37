/** A report file may come from anybody: what is in it is shown and has no other effect, or the file is not used. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fileLinks } from "../../src/github/checkout.ts";
import type { Plan } from "../../src/model/plan.ts";
import { combine, readReport } from "../../src/report/combine.ts";
import { comment, summary } from "../../src/report/markdown/comment.ts";
import { driftIssue, issueTitle } from "../../src/report/markdown/driftIssue.ts";
import type { Report } from "../../src/report/report.ts";
import { forLog } from "../../src/report/safeText.ts";
import { allAnnotations } from "../../src/report/text/annotations.ts";
import { summaryLine } from "../../src/report/view/summaries.ts";
import type { LinkTo } from "../../src/report/view/view.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { oneOfEach, part, runs, sample } from "../scale.ts";
import { anyText } from "./anyText.ts";
import { short } from "./corpus.ts";
import { expectHarmless, logOf } from "./harmless.ts";
import { outline } from "./markdownParser.ts";
import { reportsWith } from "./reports.ts";
import { asRunner } from "./runnerParser.ts";

/** Bytes and characters; more than any page of this test has. */
const NO_LIMIT = 4 * 1024 * 1024;
const COMMIT = "0123456789abcdef0123456789abcdef01234567";

/** The report of a pull request, with the members that the other reports lack. */
function comparedWith(text: string): Report {
  const { "pull request": compared, several } = reportsWith(text);
  return { ...compared, selected: [text], problems: several.problems.slice(0, 2), hide_texts: true };
}

const allReports = (text: string): Report[] => {
  const { plan, drift, several, fork } = reportsWith(text);
  return [plan, drift, several, fork, comparedWith(text)];
};

function read(content: unknown): Report | undefined {
  const found = readReport(KINDS, JSON.stringify(content));
  return typeof found === "string" ? undefined : found;
}

test("a report is the same after it is written and read", () => {
  for (const report of allReports("a text")) expect(read(report)).toEqual(asWritten(report));
});

function asWritten(report: Report): unknown {
  return JSON.parse(JSON.stringify(report));
}

// test/hostile/reports has all texts: a report from a file is shown in the same way.
test.each(oneOfEach(short, ({ does }) => does))(
  "a file with this text in all places has no effect: $name",
  ({ text }) => {
    const { plan } = reportsWith(text);
    const reports = [plan, comparedWith(text)].flatMap((report) => read(report) ?? []);
    expect(reports).toHaveLength(2);
    const files = reports.map((report, index) => ({ file: `reports/${text}${index}`, report }));
    expectHarmless(combine(files, [`${text} missing`]).report);
  },
);

/** The path of every value of a report, with one index for all members of a list. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, member]) => pathsIn(member, [...path, name]));
  return path.length === 0 ? inside : [path, ...inside];
}

function shapeOf(path: readonly string[]): string {
  return path.map((step) => (/^\d+$/.test(step) ? "*" : step)).join(".");
}

/** One place for each member of the format. */
const PLACES = [
  ...new Map(
    allReports("a text").flatMap((report) => {
      const content = asWritten(report);
      return pathsIn(content).map((path) => [shapeOf(path), { path, report: content }] as const);
    }),
  ).values(),
];
const SOME_PLACES = sample(PLACES, ({ path }) => path.at(-1));

/** A copy of the report with another value at one place. */
function replaced(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === step ? replaced(one, rest, by) : one));
  if (typeof value !== "object" || value === null) throw new Error(`nothing is at ${step}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === step ? replaced(one, rest, by) : one]),
  );
}

function combined(content: unknown): Report | undefined {
  const report = read(content);
  return report && combine([{ file: "report.json", report }], []).report;
}

/** What is written to GitHub for the command of the report. */
function pageOf(report: Report, linkTo?: LinkTo): string {
  const options = {
    now: 0,
    marker: "lokaform:test",
    commit: COMMIT,
    run: "",
    workflowUrl: "",
    limit: NO_LIMIT,
    ...(linkTo && { linkTo }),
  };
  if (report.command === "plan") return comment(report, options);
  if (report.command === "drift")
    return report.projects.map((project) => driftIssue(report, project, options)).join("\n\n");
  return summary(report, { reportFile: undefined, limit: NO_LIMIT, ...(linkTo && { linkTo }) });
}

/** Everything that is shown in lines. */
function linesOf(report: Report): string[] {
  const annotated = allAnnotations(report, 1_000).map(({ message }) => forLog(message));
  return [...logOf(report), ...annotated, ...report.projects.map(issueTitle), summaryLine(report)];
}

/** The text has the same effect as a harmless word at the same place. */
function expectNoEffect(text: string, path: readonly string[], content: unknown): void {
  const [changed, calm] = [text, "harmless"].map((word) => combined(replaced(content, path, word)));
  expect(changed === undefined).toBe(calm === undefined);
  if (!changed || !calm) return;
  // A part of a message can be empty.
  const lines = linesOf(changed).filter((line) => line !== "");
  expect(asRunner(lines.join("\n"))).toEqual({ commands: [], log: lines });
  expect(outline(pageOf(changed))).toEqual(outline(pageOf(calm)));
}

const NASTY = "`</details>\n\n::error::x\n# A heading [a link](https://evil.example) @octocat <!-- \u202e";

test("every member of the format is among the places", () => {
  expect(PLACES.length).toBeGreaterThan(200);
});

test("a hostile text in any single place has no effect", { timeout: 60_000 }, () => {
  for (const { path, report } of part(SOME_PLACES, 0, 3)) expectNoEffect(NASTY, path, report);
});

const VALUES = [
  ["nothing", null],
  ["a number", 7],
  ["a negative number", -1],
  ["a very large number", 1e300],
  ["a fraction", 0.5],
  ["a switch", false],
  ["an empty list", []],
  ["a list of lists", [[], {}]],
  ["an empty mapping", {}],
  ["deep nesting", JSON.parse(`${"[".repeat(1_500)}${"]".repeat(1_500)}`)],
  ["a mapping with inherited names", JSON.parse('{"__proto__":{"a":1},"constructor":1,"toString":{}}')],
] as const;

test.each(VALUES.map(([name, value], nth) => ({ name, value, nth })))(
  "$name in any single place stops nothing",
  { timeout: 60_000 },
  ({ value, nth }) => {
    for (const { path, report } of part(SOME_PLACES, nth, VALUES.length)) {
      const changed = combined(replaced(report, path, value));
      if (changed) expect([...linesOf(changed), pageOf(changed)]).not.toEqual([]);
    }
  },
);

const linkTo = await fileLinks(
  { home: "https://github.com/acme/storefront", sha: COMMIT },
  { checkouts: [{ root: "/work", commit: COMMIT }], workspace: "/work" },
);

const HALVES = "\ud83d and \udc4b and \ud83d\udc4b";

test("half a surrogate pair in any single place stops nothing", {
  timeout: 60_000,
}, () => {
  for (const { path, report } of part(SOME_PLACES, 1, 3)) {
    const content = replaced(report, path, { [HALVES]: HALVES, [`${HALVES} `]: 1 });
    for (const one of [replaced(report, path, HALVES), content]) {
      const changed = combined(one);
      if (!changed) continue;
      expect([...linesOf(changed), pageOf(changed, linkTo)]).not.toEqual([]);
    }
  }
});

test("any mixture of hostile texts in any place has no effect", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), anyText, ({ path, report }, text) =>
      expectNoEffect(text, path, report),
    ),
    { numRuns: runs(60) },
  );
});

test.each<[string, string, string]>([
  ["an empty file", "", "it is not a report"],
  ["no JSON", "{", "it is not a report"],
  ["a list", "[]", "it is not a report"],
  ["a plan", JSON.stringify({ format_version: 1, changes: [] }), "it is not a report"],
  ["deep nesting", "[".repeat(200_000) + "]".repeat(200_000), "it is not a report"],
  [
    "another version",
    JSON.stringify({ ...comparedWith("a"), format_version: 2 }),
    "Write it with the option report",
  ],
  ["a restore", JSON.stringify({ ...comparedWith("a"), command: "restore" }), "it is not a report"],
  ["half a report", JSON.stringify({ format_version: 1, command: "plan" }), "it is not a report"],
])("%s is not a report", (_name, text, issue) => {
  expect(readReport(KINDS, text)).toEqual(expect.stringContaining(issue));
});

test("members that the format does not name are left out", () => {
  const report = comparedWith("a");
  expect(read({ ...report, extra: 1, problems: [{ ...report.problems[0], extra: 1 }] })).toEqual(
    asWritten({ ...report, problems: report.problems.slice(0, 1) }),
  );
});

test("a value that its field cannot have makes a report unusable", () => {
  const report = comparedWith("a");
  const withChange = (more: object) => {
    const [project] = report.projects;
    const plan: Plan | undefined = project?.plan;
    const [first, ...rest] = plan?.changes ?? [];
    return {
      ...report,
      projects: [{ ...project, plan: { ...plan, changes: [{ ...first, ...more }, ...rest] } }],
    };
  };
  expect(read(withChange({}))).toBeDefined();
  const first = report.projects[0]?.plan?.changes.find(({ action }) => action !== "destroy");
  const [field] = first && "fields" in first ? first.fields : [];
  expect(field).toBeDefined();
  expect(read(withChange({ ...first }))).toBeDefined();
  for (const more of [{ kind: "gadget" }, { fields: [{ ...field, field: "colour" }] }, { action: "burn" }])
    expect(read(withChange(more))).toBe(undefined);
});

test.each(["before", "after"])("%s of another type than its field makes a report unusable", (member) => {
  const report = asWritten(comparedWith("a"));
  const fields = pathsIn(report).filter((path) => path.at(-3) === "fields" && path.at(-1) === member);
  // Custom attributes can be any JSON.
  const typed = fields.filter((path) => fieldAt(report, path) !== "custom_attributes");
  expect(typed.length).toBeGreaterThan(10);
  for (const path of typed) expect(read(replaced(report, path, [[]]))).toBe(undefined);
});

/** The name of the field to which a value of the report belongs. */
function fieldAt(report: unknown, path: readonly string[]): unknown {
  const field = path.slice(0, -1).reduce(memberOf, report);
  return memberOf(field, "field");
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
