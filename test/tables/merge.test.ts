/** The rule `merge`: what happens to a live text that differs, by its writer and by what the manifests said before. */

import { describe, expect, test } from "vitest";
import { KINDS } from "../../src/kinds/kinds.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { ALL_OURS, type Evidence, textKey, writersNamed } from "../../src/model/evidence.ts";
import { agreedTexts, ownForms } from "../../src/plan/agreed.ts";
import { conflictProblems, conflictsIn, withConflicts } from "../../src/plan/conflicts.ts";
import { unknownTakes } from "../../src/plan/take.ts";
import { isConflict } from "../../src/report/report.ts";
import { liveKey, type PlanCase, planned } from "./planHarness.ts";

const US = "ci@example.com";
const OTHER = "jane@example.com";
/** When the live text was written: Unix seconds. */
const AT = 1_790_000_000;

interface Row {
  declared?: string | undefined;
  live?: string;
  /** The project does not have the key. */
  isNew?: boolean;
  writer?: string | undefined;
  /** Former texts of the manifest, each with the time of the commit that replaced it. */
  history?: readonly (readonly [text: string, until: number])[];
  take?: readonly string[];
  rule?: "enforce" | "merge" | "seed" | "ignore";
}

/** What the plan does: the text that it writes, or why it keeps the live one. */
function decide({ declared, live = "", isNew, writer, history = [], take = [], rule }: Row): string {
  const plural = (live || declared || "").startsWith("{");
  const yaml = (text: string | undefined) => `on_create: { platforms: [web], is_plural: ${plural} }
keys:
  - key_name: title
    translations: ${text === undefined ? "{}" : `{ en: ${text} }`}
`;
  const key = liveKey(1, "title", { is_plural: plural });
  const row = {
    ...{ language_iso: "en", translation: live, modified_at_timestamp: AT },
    ...(writer && { modified_by: "7", modified_by_email: writer }),
  };
  const base: PlanCase = {
    keys: yaml(declared),
    live: { keys: isNew ? [] : [{ ...key, translations: [row] }] },
    rules: { take, languages: rule ? { en: rule } : {} },
  };
  const writers = writersNamed([US.toUpperCase()]);
  const first = planned({ ...base, evidence: { writers, agreed: new Set() } });
  const agreed = new Set<string>();
  const versions = history.map(([text, until]) => {
    const manifests = { keys: [{ path: "keys.yaml", text: yaml(text) }] };
    const { entries } = readManifests(KINDS, manifests, { values: {}, tokens: [] }).declared;
    return { now: "keys.yaml", until, entries: entries.keys ?? [] };
  });
  for (const version of versions) for (const one of agreedTexts(first.open, version)) agreed.add(one);
  for (const one of ownForms(first.open, versions)) agreed.add(one);
  const { plan } = planned({ ...base, evidence: { writers, agreed } });
  const [change] = plan.changes;
  const [kept] = plan.kept;
  if (kept && "declared" in kept) return `kept: ${kept.reason}`;
  if (change?.action === "create") return "created";
  if (change?.action !== "update") return "nothing";
  return change.fields.map(({ after }) => JSON.stringify(after)).join();
}

const BEFORE = AT - 100;
const LATER = AT + 100;

describe("a plain text", () => {
  test.for<[string, Row, string]>([
    ["not declared", { live: "B", writer: OTHER }, "nothing"],
    ["equal", { declared: "A", live: "A", writer: OTHER }, "nothing"],
    ["the live text is empty", { declared: "A", writer: OTHER }, '"A"'],
    ["we wrote it last", { declared: "A", live: "B", writer: US }, '"A"'],
    ["another person wrote it", { declared: "A", live: "B", writer: OTHER }, "kept: edited"],
    ["the writer is not known", { declared: "A", live: "B" }, "kept: edited"],
    [
      "the manifest never said it",
      { declared: "A", live: "B", writer: OTHER, history: [["C", LATER]] },
      "kept: edited",
    ],
    [
      "the manifest said it when it was written",
      { declared: "A", live: "B", writer: OTHER, history: [["B", LATER]] },
      '"A"',
    ],
    [
      "a commit replaced it in the same second",
      { declared: "A", live: "B", writer: OTHER, history: [["B", AT]] },
      '"A"',
    ],
    [
      "the manifest said it, but it was written again after the commit that replaced it",
      { declared: "A", live: "B", writer: OTHER, history: [["B", BEFORE]] },
      "kept: edited",
    ],
    [
      "the manifest said it again later",
      {
        ...{ declared: "A", live: "B", writer: OTHER },
        history: [
          ["B", LATER],
          ["C", AT - 50],
          ["B", BEFORE],
        ],
      },
      '"A"',
    ],
    [
      "the writer is not known, and the manifest said it",
      { declared: "A", live: "B", history: [["B", LATER]] },
      '"A"',
    ],
    ["a declared empty text", { declared: '""', live: "B", writer: OTHER }, "kept: edited"],
    ["a declared empty text, and we wrote it", { declared: '""', live: "B", writer: US }, '""'],
    ["taken", { declared: "A", live: "B", writer: OTHER, take: ["title"] }, '"A"'],
    ["taken in its language", { declared: "A", live: "B", writer: OTHER, take: ["title:en"] }, '"A"'],
    [
      "another language taken",
      { declared: "A", live: "B", writer: OTHER, take: ["title:de"] },
      "kept: edited",
    ],
    ["another key taken", { declared: "A", live: "B", writer: OTHER, take: ["titl"] }, "kept: edited"],
    ["enforce", { declared: "A", live: "B", writer: OTHER, rule: "enforce" }, '"A"'],
    ["seed", { declared: "A", live: "B", writer: US, rule: "seed" }, "kept: seeded"],
    ["seed, taken", { declared: "A", live: "B", rule: "seed", take: ["title"] }, "kept: seeded"],
    ["seed, taken in its language", { declared: "A", live: "B", rule: "seed", take: ["title:en"] }, '"A"'],
    ["ignore, taken", { declared: "A", live: "B", rule: "ignore", take: ["title:en"] }, "nothing"],
  ])("%s", ([, row, expected]) => {
    expect(decide(row)).toBe(expected);
  });
});

describe("plural forms", () => {
  const live = '{"one":"B1","other":"B2"}';
  test.for<[string, Row, string]>([
    [
      "we wrote it last",
      { declared: "{ one: A1, other: A2 }", live, writer: US },
      '{"one":"A1","other":"A2"}',
    ],
    ["another person wrote it", { declared: "{ one: A1 }", live, writer: OTHER }, "kept: edited"],
    [
      "only an empty form is new",
      { declared: "{ one: B1, other: A2 }", live: '{"one":"B1","other":""}', writer: OTHER },
      '{"one":"B1","other":"A2"}',
    ],
    [
      "the manifest said the form that changes",
      { declared: "{ one: A1 }", live, writer: OTHER, history: [["{ one: B1 }", LATER]] },
      '{"one":"A1","other":"B2"}',
    ],
    [
      "the manifest said only one of two forms",
      { declared: "{ one: A1, other: A2 }", live, writer: OTHER, history: [["{ one: B1 }", LATER]] },
      "kept: edited",
    ],
    [
      "we wrote it last, and a form is declared for the first time",
      { declared: "{ one: B1, other: A2 }", live, writer: US, history: [["{ one: B1 }", LATER]] },
      "kept: edited",
    ],
    [
      "we wrote it last, and the form was declared before with another text",
      { declared: "{ one: A1 }", live, writer: US, history: [["{ one: C1 }", LATER]] },
      '{"one":"A1","other":"B2"}',
    ],
    [
      "we wrote it last, and a form was declared later for the first time",
      {
        ...{ declared: "{ one: A1 }", live, writer: US },
        history: [
          ["{ one: C1 }", LATER + 1],
          ["{ other: B2 }", LATER],
        ],
      },
      "kept: edited",
    ],
    ["taken", { declared: "{ one: A1 }", live, writer: OTHER, take: ["title"] }, '{"one":"A1","other":"B2"}'],
  ])("%s", ([, row, expected]) => {
    expect(decide(row)).toBe(expected);
  });
});

describe("what the plan asks", () => {
  const key = liveKey(1, "title", { texts: { en: "B" } });
  const base: PlanCase = {
    keys: "keys: [{ key_name: title, translations: { en: A } }]",
    live: { keys: [key] },
  };

  test("nothing if all texts are ours", () => {
    expect(planned({ ...base, evidence: ALL_OURS }).open).toEqual([]);
  });

  test("before the user is known, a text that differs is an open question", () => {
    const evidence: Evidence = { writers: { is: "not asked" }, agreed: new Set() };
    const { open } = planned({ ...base, evidence });
    expect(open.map(textKey)).toEqual([textKey({ id: "1", language: "en" })]);
  });
});

describe("which entry of an earlier manifest counts", () => {
  const ask = (present: string, earlier: string) => {
    const live = liveKey(1, "title", { texts: { en: "B" } });
    const rows = live.translations?.map((row) => ({ ...row, modified_at_timestamp: AT }));
    const { open } = planned({
      keys: `keys: [${present}]`,
      live: { keys: [{ ...live, translations: rows }] },
      evidence: { writers: writersNamed([US]), agreed: new Set() },
    });
    const manifests = { keys: [{ path: "keys.yaml", text: `keys: [${earlier}]` }] };
    const { entries } = readManifests(KINDS, manifests, { values: {}, tokens: [] }).declared;
    return agreedTexts(open, { entries: entries.keys ?? [], until: LATER }).size;
  };
  const TITLE = "{ key_name: title, translations: { en: A } }";

  test.for<[string, string, string, number]>([
    ["the same name", TITLE, "{ key_name: title, translations: { en: B } }", 1],
    ["another name", TITLE, "{ key_name: titles, translations: { en: B } }", 0],
    ["another language", TITLE, "{ key_name: title, translations: { de: B } }", 0],
    [
      "the former name",
      "{ key_name: heading, previously: title, translations: { en: A } }",
      "{ key_name: title, translations: { en: B } }",
      1,
    ],
    [
      "the same id",
      "{ key_name: heading, key_id: 1, translations: { en: A } }",
      "{ key_name: title, key_id: 1, translations: { en: B } }",
      1,
    ],
    [
      "of two with the same name, the one with the same filenames",
      "{ key_name: title, filenames: { web: a.json }, translations: { en: A } }",
      "{ key_name: title, filenames: { web: b.json }, translations: { en: B } }, { key_name: title, filenames: { web: a.json }, translations: { en: C } }",
      0,
    ],
  ])("%s", ([, present, earlier, expected]) => {
    expect(ask(present, earlier)).toBe(expected);
  });
});

describe("of several keys with one name, what another one said does not count", () => {
  const ask = (earlier: string) => {
    const entry = (file: string, text: string) =>
      `{ key_name: title, filenames: { web: ${file} }, translations: { en: ${text} } }`;
    const key = (id: number, file: string) => {
      const live = liveKey(id, "title", { texts: { en: "B" } });
      const translations = live.translations?.map((row) => ({ ...row, modified_at_timestamp: AT }));
      return { ...live, filenames: { ...live.filenames, web: file }, translations };
    };
    const { open } = planned({
      keys: `keys: [${entry("a.json", "A")}, ${entry("b.json", "A")}]`,
      live: { keys: [key(1, "a.json"), key(2, "b.json")] },
      evidence: { writers: writersNamed([US]), agreed: new Set() },
    });
    const manifests = { keys: [{ path: "keys.yaml", text: `keys: [${earlier}]` }] };
    const { entries } = readManifests(KINDS, manifests, { values: {}, tokens: [] }).declared;
    const version = { entries: entries.keys ?? [], until: LATER };
    const present = open.map((question) => question.entry);
    return [...agreedTexts(open, version, present)].sort();
  };

  test.for<[string, string, readonly string[]]>([
    [
      "the filename of the first",
      "{ key_name: title, filenames: { web: a.json }, translations: { en: B } }",
      ["1"],
    ],
    [
      "the filename of the second",
      "{ key_name: title, filenames: { web: b.json }, translations: { en: B } }",
      ["2"],
    ],
    ["no filename", "{ key_name: title, translations: { en: B } }", []],
  ])("%s", ([, earlier, ids]) => {
    expect(ask(earlier)).toEqual(ids.map((id) => textKey({ id, language: "en" })));
  });
});

describe("is_plural changes, which converts the texts of a key", () => {
  const key = liveKey(1, "title", { texts: { en: "B", de: "B" } });
  const plan = (writer: string, take: readonly string[] = []) =>
    planned({
      keys: "keys: [{ key_name: title, is_plural: true, description: New, translations: { en: { one: A, other: A } } }]",
      live: {
        keys: [
          {
            ...key,
            translations: key.translations?.map((row) => ({ ...row, modified_by_email: writer })),
          },
        ],
      },
      rules: { take },
      evidence: { writers: writersNamed([US]), agreed: new Set() },
    });

  test("not with a text that another person wrote", () => {
    const { plan: made, problems, open } = plan(OTHER);
    expect(made).toMatchObject({ changes: [], kept: [{ part: "en" }], skipped: [{ label: "title" }] });
    expect(problems).toMatchObject([
      { code: "plural-mismatch", severity: "error", place: { line: 1, col: 27 } },
    ]);
    expect(open).toHaveLength(1);
  });

  test.for<[string, string, readonly string[]]>([
    ["our own text", US, []],
    ["a text that is taken", OTHER, ["title"]],
  ])("%s", ([, writer, take]) => {
    expect(plan(writer, take).plan).toMatchObject({ changes: [{ action: "update" }], skipped: [] });
  });
});

describe("a name that take gives and no manifest declares", () => {
  const manifests = {
    keys: [{ path: "keys.yaml", text: "keys: [{ key_name: title, translations: { en: A } }]" }],
  };
  const { declared } = readManifests(KINDS, manifests, { values: {}, tokens: [] });

  test.for<[string, string | undefined]>([
    ["title", undefined],
    ["title:en", undefined],
    ["title:de", 'Did you mean "title:en"?'],
    ["titel", 'Did you mean "title"?'],
  ])("%s", ([name, expected]) => {
    const [found] = unknownTakes([name], [declared]);
    expect(found?.message.slice(-(expected?.length ?? 0))).toBe(expected);
  });
});

describe("conflicts: declared texts that are new, and kept", () => {
  const find = (present: string, before: string | undefined, rule: "merge" | "seed" = "merge") => {
    const { keptTexts, plan } = planned({
      keys: `keys: [${present}]`,
      live: { keys: [liveKey(1, "title", { texts: { en: "B" } })] },
      rules: { languages: { en: rule } },
      evidence: { writers: writersNamed([US]), agreed: new Set() },
    });
    const manifests = { keys: [{ path: "keys.yaml", text: `keys: [${before ?? ""}]` }] };
    const { entries } = readManifests(KINDS, manifests, { values: {}, tokens: [] }).declared;
    const conflicts = conflictsIn(keptTexts, { entries: entries.keys ?? [] });
    const marked = withConflicts(plan, conflicts).kept.filter(isConflict).length;
    return { marked, problems: conflictProblems(conflicts) };
  };
  const TITLE = "{ key_name: title, translations: { en: A } }";

  test("with merge, an error at the line of the text", () => {
    const { marked, problems } = find(TITLE, "{ key_name: title, translations: { en: C } }");
    expect(marked).toBe(1);
    expect(problems).toMatchObject([
      { code: "conflict", severity: "error", about: "title", place: { line: 1, col: 43 } },
    ]);
  });

  test("with seed, a warning", () => {
    const { problems } = find(TITLE, "{ key_name: title, translations: { en: C } }", "seed");
    expect(problems).toMatchObject([{ code: "conflict", severity: "warning" }]);
  });

  test.for<[string, string | undefined, number]>([
    ["the same text", TITLE, 0],
    ["a new language", "{ key_name: title, translations: { de: A } }", 1],
    ["a new entry", undefined, 1],
  ])("%s", ([, before, expected]) => {
    expect(find(TITLE, before).marked).toBe(expected);
  });
});

describe("all cases of declared, live, last writer and history", () => {
  const texts = {
    plain: { A: "A", B: "B", C: "C" },
    plural: {
      A: '{ "one": "A1", "other": "A2" }',
      B: '{ "one": "B1", "other": "B2" }',
      C: '{ "one": "C1", "other": "C2" }',
    },
  };
  const histories = ["never", "before it was written", "when it was written", "again later"] as const;
  type Said = (typeof histories)[number];

  /** The rule, without the code: when is the work of another person not lost? */
  const outcome = (isSame: boolean, live: string, writer: string | undefined, said: Said) => {
    if (isSame) return "nothing";
    if (live === "absent") return "created";
    if (live === "empty" || writer === US) return "written";
    return said === "when it was written" || said === "again later" ? "written" : "kept";
  };

  const cases = Object.entries(texts).flatMap(([shape, { A, B, C }]) =>
    [undefined, A, B].flatMap((declared) =>
      ["absent", "empty", A, B, C].map((live) => ({ shape, declared, live, A, C })),
    ),
  );

  test.for(cases)("$shape: declared $declared, live $live", ({ declared, live, A, C }) => {
    const text = live === "absent" || live === "empty" ? "" : live;
    const [said, other] = [text || C, text === C ? A : C];
    const history: Record<Said, Row["history"]> = {
      never: [[other, LATER]],
      "before it was written": [
        [other, LATER],
        [said, BEFORE],
      ],
      "when it was written": [[said, LATER]],
      "again later": [
        [said, LATER + 2],
        [other, LATER + 1],
        [said, BEFORE],
      ],
    };
    const isSame = declared === undefined ? live !== "absent" : declared === live;
    for (const writer of [US, OTHER, undefined])
      for (const one of histories) {
        const done = decide({
          ...{ declared, live: text.startsWith("{") ? text.replaceAll(" ", "") : text, writer },
          ...{ history: history[one] ?? [], isNew: live === "absent" },
        });
        const short = /^(kept|nothing|created)/.exec(done)?.[0] ?? "written";
        expect({ writer, one, short }).toEqual({ writer, one, short: outcome(isSame, live, writer, one) });
      }
  });
});
