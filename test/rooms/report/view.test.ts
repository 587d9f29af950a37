/** The sections of a report: their order and titles, and that terminal, Markdown and page print the same of them. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import type { Change, Kept, KeptObject, Plan } from "../../../src/model/plan.ts";
import { problem } from "../../../src/model/problem.ts";
import { page } from "../../../src/report/html.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import { type ProjectReport, type Report, startsComment } from "../../../src/report/report.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { planText, problemsAndFailuresText } from "../../../src/report/text/reportText.ts";
import { byImportance } from "../../../src/report/view/problems.ts";
import { reportView } from "../../../src/report/view/reportView.ts";
import { projectSections } from "../../../src/report/view/sections.ts";
import type { Section } from "../../../src/report/view/view.ts";
import { liveKey, planned } from "../plan/planHarness.ts";
import { place, plain, projectOf, reportOf, targetOf } from "./reportHarness.ts";

const { plan } = planned({
  keys: `keys:
  - { key_name: title, translations: { en: Check out now, de: Kasse } }
  - { key_name: described, description: Below the title }
  - { key_name: home, previously: home_link }
  - { key_name: tagged, tags: [shop] }
  - { key_name: added, platforms: [web] }
  - { key_name: stored, description: In the archive, is_archived: true }
`,
  live: {
    keys: [
      liveKey(1, "title", { texts: { en: "Check out", de: "Zur Kasse" } }),
      liveKey(2, "described", { description: "Above the title" }),
      liveKey(3, "home_link"),
      liveKey(4, "tagged"),
      liveKey(5, "gone"),
      liveKey(6, "stored", { description: "In the archive" }),
    ],
  },
  rules: { languages: { de: "seed" }, prune: { key: "all" }, pruneBy: "destroy" },
});

const text = (label: string, more: { reason?: "pull" | "conflict" } = {}): Kept => ({
  ...{ kind: "key", label, id: label, place, field: "translations", part: "fr", reason: "held" },
  ...{ live: "Bonjour", declared: "Salut" },
  ...more,
});
const object = (label: string, reason: KeptObject["reason"]): Kept => ({
  ...{ kind: "key", label, id: label, reason, tag: "t" },
});
const kept = [
  text("in.conflict", { reason: "conflict" }),
  text("to.pull", { reason: "pull" }),
  object("foreign", "foreign-owner"),
  object("archived", "archived"),
];

const whole: Plan = {
  ...plan,
  kept: [...plan.kept, ...kept],
  sends: [{ variable: "HOOK", host: "ci.example.com", place }],
};
const target = targetOf({
  ...{ caused: plan.changes, kept: whole.kept, sends: whole.sends ?? [] },
  ...{ pending: plan.changes, resolved: plan.changes, kinds_no_longer_declared: ["webhooks"] },
  no_longer_declared: [{ kind: "key", label: "no_longer_declared", id: 7 }],
  settings: [
    { name: "rate", before: "3", loosens: false },
    { name: "prune", after: "all", loosens: true },
  ],
});
const [change] = plan.changes;
if (!change) throw new Error("there is no change");
const project = projectOf(whole, { target, unmanaged: [{ kind: "key", label: "other", id: 9 }] });
const failed: ProjectReport = {
  ...project,
  results: [
    { change, outcome: { state: "failed", how: "refused", message: "The service says no." } as const },
  ],
};

type Asked = Partial<Parameters<typeof projectSections>[1]>;

function sectionsOf(of: ProjectReport, asked: Asked = {}): Section[] {
  const all = projectSections(of, {
    command: "plan",
    full: "also",
    ...asked,
  });
  return all.filter(({ rows }) => rows.length > 0);
}

const titles = (sections: readonly Section[]) => sections.map(({ title }) => title);

test("what is lost comes before what is added, and what a pull request causes before what it does not", () => {
  expect(titles(sectionsOf(failed))).toEqual([
    "1 change not made",
    "2 settings changed",
    undefined,
    "1 conflict: changed in the file and in the project, and not written",
    "2 to remove",
    "1 to update, with texts that are overwritten in the project",
    "1 to update, with other values that are overwritten in the project",
    "1 to rename",
    "1 to update without loss",
    "1 to create",
    "1 to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
    "3 kept, and not changed: each line says why",
    "2 no longer declared, and kept in the project. If one got another name, set previously there",
    "All values in full: 5 changes",
    "Already pending, with or without this pull request: 7 changes",
    "No longer pending after this pull request: 7 changes",
    "Unmanaged: 1",
  ]);
});

test("drift names the differences without a word about what apply would do", () => {
  const { target: _, ...alone } = project;
  expect(titles(sectionsOf(alone, { command: "drift" }))).toEqual([
    "1 conflict: changed in the file and in the project, and not written",
    "2 to remove",
    "3 different in the project",
    "1 not yet renamed",
    "1 missing in the project",
    "1 declared, and archived in the project",
    "1 to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
    "2 kept, and not changed: each line says why",
    "All values in full: 5 changes",
    "Unmanaged: 1",
  ]);
});

test("each change and each kept item is in one section", () => {
  const names = projectSections(project, { command: "plan" }).flatMap(({ part, rows }) =>
    part === "plan" ? rows.map(({ name }) => name) : [],
  );
  const items = [...plan.changes, ...whole.kept].map(({ label }) => label);
  expect(names.filter((name) => items.includes(name)).sort()).toEqual(items.sort());
});

test("of more than 20 kept items, some are counted. Conflicts are all rows", () => {
  const many = (name: string, more?: Parameters<typeof text>[1]) =>
    Array.from({ length: 30 }, (_, index) => text(`${name}${index}`, more));
  const { target: _, ...alone } = project;
  const all = [...many("seeded"), object("foreign", "foreign-owner"), ...many("new", { reason: "conflict" })];
  const of = { ...alone, plan: { ...whole, kept: all } };
  const rowsOf = (action: string, asked?: Asked) =>
    sectionsOf(of, asked).find((section) => section.action === action)?.rows ?? [];
  const cut = rowsOf("Kept", { keptElsewhere: "--kept lists" });
  expect(cut).toHaveLength(20);
  expect(cut.at(-1)).toMatchObject({ name: "and 12 more, which --kept lists", count: 12 });
  expect(rowsOf("Kept")).toHaveLength(31);
  expect(rowsOf("Conflict", { keptElsewhere: "--kept lists" })).toHaveLength(30);
});

test("of more than 20 new keys, some are counted, unless all is asked for. Overwritten texts are all rows", () => {
  const update = plan.changes.find(({ label }) => label === "title");
  const create = plan.changes.find(({ action }) => action === "create");
  const many = [create, update].flatMap((change) =>
    Array.from({ length: 30 }, (_, index) => ({ ...change, label: `key${index}` }) as Change),
  );
  const of = projectOf({ ...plan, changes: many });
  const rowsOf = (action: string, asked?: Asked) =>
    sectionsOf(of, asked).find((section) => section.action === action)?.rows ?? [];
  const created = rowsOf("To create", { full: false, keptElsewhere: "--all shows" });
  expect(created).toHaveLength(20);
  expect(created.at(-1)).toMatchObject({ name: "and 11 more, which --all shows", count: 11 });
  expect(rowsOf("To create", { keptElsewhere: "--all shows", full: true })).toHaveLength(30);
  expect(rowsOf("Overwritten text", { full: false, keptElsewhere: "--all shows" })).toHaveLength(30);
});

test("GitHub shows a key that is only in the files at its line, in the pull request that adds it", () => {
  const entry = { kind: "key", label: "fresh", place };
  const of = projectOf(plan, { target: targetOf({ only_in_files: [entry] }) });
  expect(annotations(reportOf([of]))).toContainEqual({
    severity: "warning",
    title: "fresh: only in the files",
    message: "apply does not create it, because keys_from is lokalise in its row of texts",
    place,
  });
  const alone = projectOf({
    ...plan,
    only_in_files: [entry],
    to_add: [{ kind: "key", label: "born", id: 7 }],
  });
  expect(annotations(reportOf([alone])).filter(({ title }) => title.startsWith("fresh"))).toEqual([]);
  expect(summary(reportOf([alone]), { reportFile: undefined })).toMatch(
    /1 to add: in Lokalise.*born.*1 only in the files.*fresh/s,
  );
});

test("a pull request gets a comment for keys that it adds to the files only, and for those that it deletes there", () => {
  const isStarted = (target: Parameters<typeof targetOf>[0]) =>
    startsComment(reportOf([projectOf(plan, { target: targetOf(target), problems: [] })]));
  expect(isStarted({})).toBe(false);
  expect(isStarted({ only_in_files: [{ kind: "key", label: "fresh", place }] })).toBe(true);
  expect(isStarted({ to_add: [{ kind: "key", label: "deleted", id: 7 }] })).toBe(true);
});

/** What a person reads of HTML. */
function shownText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ("value" in node) return node.value;
  if (node.nodeName === "script" || node.nodeName === "style") return "";
  return "childNodes" in node ? node.childNodes.map(shownText).join(" ") : "";
}

const PAGES: Readonly<Record<string, (report: Report) => string>> = {
  Markdown: (report) => summary(report, { reportFile: undefined }).replace(/[`*]/g, ""),
  "the page": (report) =>
    parse(page(report, { now: 0, linkTo: undefined }))
      .childNodes.map(shownText)
      .join(" "),
};
const PRINTERS: Readonly<Record<string, (report: Report, of: ProjectReport) => string>> = {
  terminal: ({ command }, of) => planText(of, { paint: plain, command }).join("\n"),
  ...PAGES,
};

/** Which values each asks for. */
const FULL: Readonly<Record<string, boolean | "also">> = {
  terminal: false,
  Markdown: "also",
  "the page": true,
};

test.each(Object.keys(PRINTERS).flatMap((name) => [[name, "plan"] as const, [name, "drift"] as const]))(
  "%s prints the titles, names and words of a %s in the order of the view",
  (name, command) => {
    const { target: _, ...alone } = project;
    const of = command === "plan" ? project : alone;
    const report = reportOf([of], { command });
    const shown = (PRINTERS[name]?.(report, of) ?? "").replace(/\s+/g, " ");
    const sections = sectionsOf(of, { command, full: FULL[name] });
    const expected = sections.flatMap(({ title = [], rows }) => [
      title,
      ...rows.flatMap((row) => [row.name, row.words ?? []]),
    ]);
    let end = 0;
    for (const words of expected.flat().map((one) => one.replace(/\s+/g, " "))) {
      const found = shown.indexOf(words, end);
      expect(found, `"${words}" after "${shown.slice(end - 40, end)}"`).toBeGreaterThan(-1);
      end = found + words.length;
    }
  },
);

/** What each output shows of a report, in one line. */
const OUTPUTS: Readonly<Record<string, (report: Report) => string>> = {
  terminal: (report) => problemsAndFailuresText(report, plain).join(" "),
  ...PAGES,
  annotations: (report) =>
    annotations(report)
      .map(({ title, message }) => `${title} ${message}`)
      .join(" "),
};
const found = [
  problem("looks-renamed", "A notice.", { severity: "notice", scope: "change", place }),
  problem("blanks", "An error of a check.", { scope: "change", place }),
  problem("unknown-member", "An error.", { scope: "change", place }),
];

test.each(Object.keys(OUTPUTS))(
  "%s shows problems and failures in the order and words of the view",
  (name) => {
    const { target: _, ...alone } = failed;
    const report = reportOf([{ ...alone, problems: found }], { command: "apply" });
    const { parts } = reportView(report, { full: true });
    const sections = parts.flatMap((part) => part.sections);
    const rows = sections
      .filter(({ part }) => part === "problems" || part === "failed")
      .flatMap((one) => one.rows);
    // Annotations are sorted by severity across sections.
    const expected = name === "annotations" ? byImportance(rows) : rows;
    const shown = (OUTPUTS[name]?.(report) ?? "").replace(/\s+/g, " ");
    const at = expected.map(({ words = "" }) => shown.indexOf(words));
    expect(at.every((position) => position > -1)).toBe(true);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    for (const { state = "", code } of rows) expect(shown).toContain(code ? code.name : state);
  },
);
