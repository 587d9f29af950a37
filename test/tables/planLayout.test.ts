/** What a terminal shows of a plan: old and new text in colours, whole texts, and kept items as figures. */
import { expect, test } from "vitest";
import type { Place } from "../../src/model/place.ts";
import type { Change, KeptItem, Plan } from "../../src/model/plan.ts";
import type { Paint, Style } from "../../src/report/text/paint.ts";
import { planText } from "../../src/report/text/planText.ts";
import { pulledText } from "../../src/report/text/pulledText.ts";
import { rowsText } from "../../src/report/text/rowsText.ts";
import type { PlanLine } from "../../src/report/words/planLines.ts";
import { differenceParts, valueWords } from "../../src/report/words/values.ts";
import { PROJECT } from "./planHarness.ts";

const plain: Paint = (_style, text) => text;
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
const place = { file: "keys.yaml", line: 3, col: 5, endLine: 3, endCol: 9 };

function planOf({ changes = [], kept = [] }: { changes?: Change[]; kept?: KeptItem[] }): Plan {
  const counts = { unchanged: 0, unmanaged: 0, by_kind: {}, adopted: 0 };
  return { format_version: 1, project: PROJECT, changes, kept, skipped: [], counts };
}

interface Asked {
  paint?: Paint;
  command?: "plan" | "drift";
  full?: boolean;
  keptElsewhere?: string;
}

function linesOf(plan: Plan, { paint = plain, command = "plan", ...options }: Asked = {}): string[] {
  const project = { id: "p.1", manifests: ["keys.yaml"], problems: [], plan };
  const lines = planText(project, { paint, now: 0, command, ...options });
  return lines.slice(1, -1).map((line) => line.trim());
}

function update(before: string, after: string, language = "en"): Change {
  const field = { field: "translations", part: language, before, after, place };
  return {
    action: "update",
    ref: "1",
    kind: "key",
    label: "pay",
    id: "1",
    place,
    fields: [field],
    seen: "",
    identity: {},
  };
}

test.each([
  ["one word", "Pay now", "Pay later", "en", '<"Pay ><-now-><"> → {"Pay }{+later+}{"}'],
  ["other words", "Hello", "Bye bye", "en", '<"Hello"> → {"Bye bye"}'],
  [
    "without blanks",
    "请选择付款方式",
    "请选择配送方式",
    "zh",
    '<"请选择><-付款-><方式"> → {"请选择}{+配送+}{方式"}',
  ],
  [
    "right to left",
    "ادفع الآن",
    "ادفع لاحقا",
    "ar",
    '<"\u2068ادفع ><-الآن-><\u2069"> → {"\u2068ادفع }{+لاحقا+}{\u2069"}',
  ],
])(
  "old and new text are coloured, and the changed words marked: %s",
  (_name, before, after, language, shown) => {
    const plan = planOf({ changes: [update(before, after, language)] });
    expect(linesOf(plan, { paint: marks })).toEqual([`~ pay  keys.yaml:3  ${language} ${shown}`]);
    const drift = shown.replace(" → ", ", declared ");
    expect(linesOf(plan, { paint: marks, command: "drift" })).toEqual([
      `~ pay  keys.yaml:3  ${language} is ${drift}`,
    ]);
  },
);

test("the plain words of a coloured line are the line without colours", () => {
  const plan = planOf({ changes: [update("Pay now", "Pay later")] });
  const coloured = linesOf(plan, { paint: marks }).map((line) => line.replace(/<-?|-?>|\{\+?|\+?\}/g, ""));
  expect(coloured).toEqual(linesOf(plan));
});

test("full shows whole texts: changed, new, kept, in plan and drift", () => {
  const [old, text] = [`${"a long old text ".repeat(20)}.`, `${"a long new text ".repeat(20)}.`];
  const fields = ["en", "de"].map((part) => ({ field: "translations", part, after: text, place }));
  const created: Change = {
    action: "create",
    ref: "2",
    kind: "key",
    label: "new",
    place,
    fields,
    identity: {},
  };
  const kept: KeptItem = {
    ...{ kind: "key", label: "kept", id: "3", place, field: "translations", part: "en" },
    ...{ reason: "seeded", live: old, declared: text },
  };
  const plan = planOf({ changes: [update(old, text), created], kept: [kept] });
  const shown = linesOf(plan, { full: true }).join("\n");
  expect(shown.split(old)).toHaveLength(3);
  expect(shown.split(text)).toHaveLength(5);
  expect(linesOf(plan, { full: true, command: "drift" }).join("\n")).toContain(
    `is "${old}", declared "${text}"`,
  );
  expect(linesOf(plan).join("\n")).not.toContain(old);
});

const texts = (label: string, more: { reason?: "edited"; conflict?: true }): KeptItem => ({
  ...{ kind: "key", label, id: label, place, field: "translations", part: "fr", reason: "seeded" },
  ...{ live: "Bonjour", declared: "Salut" },
  ...more,
});
type Reason = Extract<KeptItem, { tag?: string }>["reason"];
const object = (label: string, reason: Reason, more: { place?: Place } = {}): KeptItem => ({
  ...{ kind: "key", label, id: label, reason, tag: "t", ...more },
});

test.each(["plan", "drift"] as const)(
  "kept items that are the same in every %s are counted; others are named",
  (command) => {
    const kept = [
      ...["a", "b", "c"].map((label) => texts(label, {})),
      texts("conflict", { conflict: true }),
      texts("pull", { reason: "edited" }),
      object("foreign", "foreign-owner"),
      object("declared", "foreign-owner", { place }),
      object("tagged", "protected"),
      object("webhook", "held-back"),
      object("archived", "archived"),
    ];
    const lines = linesOf(planOf({ kept }), { command, keptElsewhere: "--kept lists" });
    const named = lines.flatMap((line) => /^[!~] (\w+) /.exec(line)?.[1] ?? []);
    expect(named.sort()).toEqual(["archived", "conflict", "declared", "pull", "webhook"]);
    expect(lines.slice(-3)).toEqual([
      "3 texts are kept (rule seed); --kept lists them",
      "1 key is kept (owned by others); --kept lists it",
      "1 key is kept (protected by a tag); --kept lists it",
    ]);
    const all = linesOf(planOf({ kept }), { command });
    expect(all.filter((line) => /^[!~] /.test(line))).toHaveLength(kept.length);
  },
);

test("all conflicts are named, however many there are", () => {
  const many = Array.from({ length: 30 }, (_, index) => texts(`other${index}`, { reason: "edited" }));
  const conflicts = Array.from({ length: 30 }, (_, index) => texts(`c${index}`, { conflict: true }));
  const lines = linesOf(planOf({ kept: [...many, ...conflicts] }), { keptElsewhere: "--kept lists" });
  expect(lines.filter((line) => line.startsWith("! c"))).toHaveLength(30);
  expect(lines.at(-1)).toEqual(expect.stringMatching(/^! and 30 more kept {4,}--kept lists them all$/));
  expect(linesOf(planOf({ kept: [...many, ...conflicts] }))).toHaveLength(60);
});

test("names and locations in right-to-left script do not reorder their line", () => {
  const line: PlanLine = { sign: "~", label: "שלום", place: "مفاتيح.yaml:3", words: ["tags +web"] };
  expect(rowsText([line], { paint: plain })).toEqual([
    "  ~ \u2068שלום\u2069  \u2068مفاتيح.yaml:3\u2069  tags +web",
  ]);
});

test("members of a list in right-to-left script do not change the order of the list", () => {
  const set = (...members: string[]) => ({ as: "set" as const, members });
  expect(valueWords(set("x", "שלום", "ألف"))).toBe("x, \u2068שלום\u2069, \u2068ألف\u2069");
  expect(differenceParts(set("שלום"), set("ألف"))).toEqual(["+\u2068ألف\u2069 −\u2068שלום\u2069"]);
});

test("a secret in a pulled text is removed before its line is wrapped, and before words are marked", () => {
  const part = { kind: "key", label: "pay", place };
  const field = {
    field: "translations",
    part: "en",
    before: "Pay tok 1234 now",
    after: "Pay tok 9876 now",
    place,
  };
  const change = { ...part, action: "update" as const, ref: "1", fields: [field], identity: {} };
  const comparison = { changes: [change], released: [], rematched: [], changed_defaults: [] };
  const lines = pulledText(
    { name: "shop", files: ["keys.yaml"], comparison, kept: [] },
    {
      ...{ paint: marks, width: 40, now: 0, isDryRun: true, texts: true, full: false },
      clean: (text) => text.replaceAll("tok 9876", "***"),
    },
  );
  expect(lines.join("\n")).toContain("***");
  expect(lines.join("\n")).not.toContain("9876");
});
