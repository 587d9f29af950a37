/** Which live texts a pull takes: by the last writer, the rules, and what the manifest said before. */
import { expect, test } from "vitest";
import { keyKind } from "../../src/kinds/key/kind.ts";
import { KINDS } from "../../src/kinds/kinds.ts";
import type { ProjectContext } from "../../src/kinds/traits.ts";
import { writersNamed } from "../../src/model/evidence.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/rules.ts";
import { bringsUniversal, decideTexts, differingTexts } from "../../src/plan/pull/pulledTexts.ts";
import { settledByHistory } from "../../src/run/pull/history.ts";
import { declaredIn, liveKey, PROJECT } from "./planHarness.ts";

const US = "ci@example.com";
const JANE = "jane@example.com";
const AT = 1_790_000_000;
const BEFORE = AT - 100;
const LATER = AT + 100;

interface Row {
  declared?: string;
  live: string;
  by?: string | undefined;
  at?: number | undefined;
  /** Former texts of the manifest, each with the time of the commit that replaced it. Absent: the history cannot be read. */
  history?: readonly (readonly [text: string | undefined, until: number])[] | "unreadable";
  rules?: Partial<Rules>;
  added?: string[];
}

const yaml = (text: string | undefined) =>
  `keys:\n  - key_name: title\n    translations: ${text === undefined ? "{}" : `{ en: ${text} }`}\n`;

/** The text that the manifest gets, or why it keeps its own. */
async function decided({
  declared,
  live,
  by = JANE,
  at = AT,
  history = [],
  rules,
  added = [],
}: Row): Promise<string> {
  const kind = KINDS.find(({ name }) => name === keyKind.name) ?? expect.fail();
  const declaration = declaredIn({ keys: yaml(declared) });
  const row = { language_iso: "en", translation: live, modified_by_email: by, modified_at_timestamp: at };
  const key = { ...liveKey(1, "title", { is_plural: live.startsWith("{") }), translations: [row] };
  const context: ProjectContext = {
    project: PROJECT,
    rules: { ...DEFAULT_RULES, ...rules },
    variables: new Map(),
    evidence: { writers: writersNamed([US]), agreed: new Set() },
  };
  const { matches } = kind.match(declaration.entries.keys ?? [], { objects: [key], unusable: [] }, context);
  const texts = decideTexts(
    differingTexts(kind, matches, context, () => added),
    context,
  );
  const versions = (history === "unreadable" ? [] : history).map(([text, until]) => ({
    path: "keys.yaml",
    now: "keys.yaml",
    text: text === undefined ? "" : yaml(text),
    until,
  }));
  const read = {
    versions: async () =>
      history === "unreadable"
        ? ({ is: "unreadable", why: "", versions } as const)
        : ({ is: "read", versions } as const),
  };
  const settled = await settledByHistory(texts.open, read, {
    manifests: ["keys.yaml"],
    present: declaration.entries.keys ?? [],
    textFiles: new Map(),
    usable: { values: {}, tokens: [] },
  });
  const kept = [...texts.kept, ...settled.kept].map(({ why }) => `kept: ${why}`);
  return (
    [...[...texts.taken, ...settled.taken].map(({ after }) => JSON.stringify(after)), ...kept].join(", ") ||
    "nothing"
  );
}

test.each<[string, Row, string]>([
  ["the same text", { declared: "A", live: "A" }, "nothing"],
  ["a text of another person", { declared: "A", live: "B" }, '"B"'],
  ["our own text", { declared: "A", live: "B", by: US }, "kept: ours"],
  ["an unknown writer", { declared: "A", live: "B", by: "" }, '"B"'],
  ["no time", { declared: "A", live: "B", at: 0 }, "kept: undated"],
  ["an empty live text", { declared: "A", live: "" }, "kept: empty"],
  ["an empty declared text", { declared: '""', live: "B" }, '"B"'],
  ["a language that is not declared", { live: "B" }, "nothing"],
  ["a language that is added", { live: "B", by: US, added: ["en"] }, '"B"'],
  ["an added language without a text", { live: "", added: ["en"] }, "nothing"],
  ["the rule ignore", { declared: "A", live: "B", rules: { languages: { en: "ignore" } } }, "nothing"],
  ["the rule seed", { declared: "A", live: "B", rules: { languages: { en: "seed" } } }, '"B"'],
  ["the rule enforce", { declared: "A", live: "B", rules: { languages: { en: "enforce" } } }, '"B"'],
  ["a line from before the live text", { declared: "A", live: "B", history: [["C", BEFORE]] }, '"B"'],
  ["another entry changed since", { declared: "A", live: "B", history: [["A", LATER]] }, '"B"'],
  [
    "a line from after the live text",
    { declared: "A", live: "B", history: [["C", LATER]] },
    "kept: conflict",
  ],
  ["a line of the same second", { declared: "A", live: "B", history: [["C", AT]] }, "kept: conflict"],
  [
    "a manifest that is new since",
    { declared: "A", live: "B", history: [[undefined, LATER]] },
    "kept: conflict",
  ],
  ["a line that had the live text", { declared: "A", live: "B", history: [["B", LATER]] }, "kept: replaced"],
  [
    "a line that had the live text earlier",
    {
      declared: "A",
      live: "B",
      history: [
        ["C", LATER],
        ["B", BEFORE],
      ],
    },
    "kept: conflict",
  ],
  ["no history", { declared: "A", live: "B", history: "unreadable" }, "kept: unread"],
  [
    "take with a language",
    { declared: "A", live: "B", history: "unreadable", rules: { take: ["title:en"] } },
    '"B"',
  ],
  ["take without a language", { declared: "A", live: "B", by: US, rules: { take: ["title"] } }, '"B"'],
  [
    "take for another language",
    { declared: "A", live: "B", by: US, rules: { take: ["title:de"] } },
    "kept: ours",
  ],
  ["take never takes an empty text", { declared: "A", live: "", rules: { take: ["title"] } }, "kept: empty"],
  ["only declared forms", { declared: "{ other: A }", live: '{"one":"1","other":"B"}' }, '{"other":"B"}'],
  [
    "an empty form",
    { declared: "{ one: x, other: A }", live: '{"other":"B"}' },
    '{"one":"x","other":"B"}, kept: empty',
  ],
  ["forms that we wrote", { declared: "{ one: A }", live: '{"one":"B"}', by: US }, "kept: ours"],
  [
    "forms in our row that no manifest declared then",
    { declared: "{ one: A }", live: '{"one":"B"}', by: US, history: [["{ other: C }", LATER]] },
    "kept: conflict",
  ],
  [
    "forms in our row that the manifest declared then",
    { declared: "{ one: A }", live: '{"one":"B"}', by: US, history: [["{ one: C }", LATER]] },
    "kept: ours",
  ],
  [
    "a plain text where the live key is a plural",
    { declared: "A", live: '{"one":"B"}' },
    "kept: other-shape",
  ],
])("%s", async (_, row, expected) => {
  expect(await decided(row)).toBe(expected);
});

/** Whether the live German text may come to the declared texts. Undefined: the entry declares no text in this language. */
function brings(live: string, de: string | undefined, en: string | undefined): boolean {
  const kind = KINDS.find(({ name }) => name === keyKind.name) ?? expect.fail();
  const texts = { ...(en !== undefined && { en }), ...(de !== undefined && { de }) };
  const declaration = declaredIn({
    keys: JSON.stringify({ keys: [{ key_name: "title", translations: texts }] }),
  });
  const key = {
    ...liveKey(1, "title"),
    translations: [
      { language_iso: "de", translation: live, modified_by_email: JANE, modified_at_timestamp: AT },
    ],
  };
  const context: ProjectContext = {
    ...{ project: PROJECT, rules: DEFAULT_RULES, variables: new Map() },
    evidence: { writers: writersNamed([US]), agreed: new Set() },
  };
  const { matches } = kind.match(declaration.entries.keys ?? [], { objects: [key], unusable: [] }, context);
  const [text, ...more] = differingTexts(kind, matches, context, () => ["de"]).filter(
    ({ language }) => language === "de",
  );
  if (!text || more.length > 0) expect.fail();
  return bringsUniversal(text, context);
}

test.each([
  "[%s]",
  "[%1$s]",
  "[%s:name]",
  "[%1$s:first name]",
  "[%i:count] Dateien",
  "[%f]",
  "[%.2f]",
  "[%1$.2f]",
  "100[%]",
  "[%key:cart::title%]",
  "[%key_id:12345%]",
])("the universal placeholder in %j comes only to texts that have one", (live) => {
  for (const own of ["Cart", "%s", "{{name}}", "{name}", "[s]", "[%d]", "50 %]"]) {
    expect(brings(live, own, "[%s] text")).toBe(true);
    expect(brings(live, undefined, own)).toBe(true);
    expect(brings(live, "", own)).toBe(true);
  }
  for (const own of ["Der [%s]", "[%2$i:count]", "[%.1f:price]", "99[%]", "[%key:a::b%]"]) {
    expect(brings(live, own, "Cart")).toBe(false);
    expect(brings(live, undefined, own)).toBe(false);
  }
  expect(brings(live, undefined, undefined)).toBe(false);
});

test("a text in brackets that only looks like a placeholder needs a text with the same look", () => {
  expect(brings("Seite [%d]", "Page [%d]", undefined)).toBe(false);
  expect(brings("Seite [%d]", "Page %d", undefined)).toBe(true);
  expect(brings("Seite %d", "Page", undefined)).toBe(false);
});
