/** What a terminal shows of a plan: old and new text in colours, whole texts, and names in right-to-left script. */
import { expect, test } from "vitest";
import type { Change, Kept, Plan } from "../../../src/model/plan.ts";
import { planText, pulledText, sectionsText } from "../../../src/report/text/reportText.ts";
import type { Paint, Style } from "../../../src/report/text/screen.ts";
import { fieldLines, valueWords } from "../../../src/report/view/rows.ts";
import type { Row } from "../../../src/report/view/view.ts";
import { redactedPull } from "../../../src/report/withoutTexts.ts";
import { place, plain, planOf, projectOf } from "./reportHarness.ts";

const SHOWN: Partial<Record<Style, [string, string]>> = {
  old: ["<", ">"],
  new: ["{", "}"],
  "old-word": ["<-", "->"],
  "new-word": ["{+", "+}"],
};
/** Marks only texts. */
const marks: Paint = (style, text) => {
  const [start, end] = SHOWN[style] ?? ["", ""];
  return start + text + end;
};
interface Asked {
  paint?: Paint;
  command?: "plan" | "drift";
  full?: boolean;
}

function linesOf(plan: Plan, { paint = plain, command = "plan", ...options }: Asked = {}): string[] {
  const lines = planText(projectOf(plan), { paint, command, ...options });
  return lines.slice(1, -1).flatMap((line) => line.trim() || []);
}

function update(before: string, after: string, language = "en"): Change {
  const field = { field: "translations", part: language, before, after, place };
  const part = { kind: "key", label: "pay", id: "1", place } as const;
  return { ...part, action: "update", ref: "1", fields: [field], seen: "", identity: {} };
}

test.each([
  ["one word", "Pay now", "Pay later", "en", '<"Pay ><-now-><">', '{"Pay }{+later+}{"}'],
  [
    "without blanks",
    "请选择付款方式",
    "请选择配送方式",
    "zh",
    '<"请选择><-付款-><方式">',
    '{"请选择}{+配送+}{方式"}',
  ],
  [
    "right to left",
    "ادفع الآن",
    "ادفع لاحقا",
    "ar",
    '<"\u2068ادفع ><-الآن-><\u2069">',
    '{"\u2068ادفع }{+لاحقا+}{\u2069"}',
  ],
])(
  "old and new text are coloured, and the changed words marked: %s",
  (_name, before, after, language, old, text) => {
    const plan = planOf([update(before, after, language)]);
    const lines = ["~ pay  keys.yaml:3", `<- ${language} >${old}`, `{+ ${language} }${text}`];
    expect(linesOf(plan, { paint: marks })).toEqual([
      "1 to update, with texts that are overwritten in the project",
      ...lines,
    ]);
    expect(linesOf(plan, { paint: marks, command: "drift" })).toEqual([
      "1 different in the project",
      ...lines,
    ]);
  },
);

test("at a terminal, the signs of values are explained before the result", () => {
  const plan = planOf([update("Pay now", "Pay later")]);
  const project = projectOf(plan);
  const before = (command: "plan" | "drift", width?: number) =>
    planText(project, { paint: plain, command, width }).at(-2)?.trim();
  const signs = "A line with - is in Lokalise, and a line with + in the files.";
  expect([before("plan", 80), before("drift", 80)]).toEqual([signs, signs]);
  expect(before("plan")).toBe("");
});

test("the plain words of a coloured line are the line without colours", () => {
  const plan = planOf([update("Pay now", "Pay later")]);
  const coloured = linesOf(plan, { paint: marks }).map((line) =>
    line.replace(/<-(?! )|-?>|<|\{\+(?! )|\+?\}|\{/g, ""),
  );
  expect(coloured).toEqual(linesOf(plan));
});

test.each(["plan", "drift"] as const)("full shows whole texts in a %s: changed, new, kept", (command) => {
  const [old, text] = [`${"a long old text ".repeat(20)}.`, `${"a long new text ".repeat(20)}.`];
  const fields = ["en", "de"].map((part) => ({ field: "translations", part, after: text, place }));
  const created: Change = {
    ...{ action: "create", ref: "2", kind: "key", label: "new", place, fields, identity: {} },
  };
  const kept: Kept = {
    ...{ kind: "key", label: "kept", id: "3", place, field: "translations", part: "en" },
    ...{ reason: "held", live: old, declared: text },
  };
  const plan = planOf([update(old, text), created], [kept]);
  const shown = linesOf(plan, { full: true, command }).join("\n");
  expect(shown.split(old)).toHaveLength(3);
  expect(shown.split(text)).toHaveLength(5);
  expect(linesOf(plan, { command }).join("\n")).not.toContain(old);
});

test("names and locations in right-to-left script do not reorder their line", () => {
  const row: Row = {
    ...{ sign: "»", name: "שלום", from: "ألف", words: "archived", lines: [] },
    place: { ...place, file: "مفاتيح.yaml" },
  };
  const section = { part: "plan", noun: "change", layout: "list", rows: [row] } as const;
  expect(sectionsText([section], { paint: plain })).toEqual([
    "",
    "  » \u2068שלום\u2069 ← \u2068ألف\u2069  \u2068مفاتيح.yaml:3\u2069  archived",
  ]);
});

test("members of a list in right-to-left script do not change the order of the list", () => {
  const set = (...members: string[]) => ({ as: "set" as const, members });
  expect(valueWords(set("x", "שלום", "ألف"))).toBe("x, \u2068שלום\u2069, \u2068ألف\u2069");
  const tags = { field: "tags", before: ["שלום"], after: ["ألف"], place };
  expect(fieldLines("key", tags, { texts: true }).map(({ value }) => value)).toEqual([
    "\u2068שלום\u2069",
    "\u2068ألف\u2069",
  ]);
});

test("a secret in a pulled text is removed before its line is wrapped, and before words are marked", () => {
  const part = { kind: "key", label: "pay", place };
  const texts = { before: "Pay tok 1234 now", after: "Pay tok 9876 now" };
  const field = { field: "translations", part: "en", ...texts, place };
  const change = { ...part, action: "update" as const, ref: "1", fields: [field], identity: {} };
  const comparison = { changes: [change], no_longer_declared: [], rematched: [], changed_defaults: [] };
  const pulled = redactedPull({ name: "shop", files: ["keys.yaml"], comparison, kept: [] }, (text) =>
    text.replaceAll("tok 9876", "***"),
  );
  const lines = pulledText(pulled, { paint: marks, width: 40, isDryRun: true, texts: true, full: false });
  expect(lines.join("\n")).toContain("***");
  expect(lines.join("\n")).not.toContain("9876");
});
