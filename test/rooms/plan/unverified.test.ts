/** The effect on translators: which translations may become unverified, because the base text of their key changes. */
import { describe, expect, test } from "vitest";
import { planRestore, readBackup } from "../../../src/backup/restore.ts";
import { backupText } from "../../../src/backup/write.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { comparePlans } from "../../../src/plan/comparePlans.ts";
import { guard } from "../../../src/plan/guard.ts";
import { unverifiedTexts } from "../../../src/plan/loss.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { ChangeResult } from "../../../src/report/report.ts";
import { projectSections } from "../../../src/report/view/sections.ts";
import { unverifiedSentence } from "../../../src/report/view/summaries.ts";
import { plainWords } from "../../../src/report/view/view.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { projectOf, reportOf } from "../report/reportHarness.ts";
import { liveKey, type PlanCase, PROJECT, planned } from "./planHarness.ts";

const entries = (...lines: string[]) => `keys:\n${lines.map((line) => `  - { ${line} }\n`).join("")}`;
const OLD = { en: "Old", de: "Alt", fr: "Vieux" };
const a = (texts: Record<string, string> = OLD, more: Partial<LiveKey> = {}) =>
  liveKey(1, "a", { texts, ...more });
/** The same key, without the rows that were not requested. */
const readOnly = (key: LiveKey, ...isos: string[]): LiveKey => ({
  ...key,
  translations: key.translations?.filter(({ language_iso }) => isos.includes(language_iso)),
});
const NEW_BASE = entries("key_name: a, translations: { en: New }");

function effect(keys: string, live: LiveKey[], more: Omit<PlanCase, "keys" | "live"> = {}) {
  const { plan } = planned({ keys, live: { keys: live }, ...more });
  const { baseTexts, translations, languages } = unverifiedTexts(plan.project, plan.changes);
  return [baseTexts, translations, languages.join(" ")];
}

test.each<[string, string, LiveKey[], [number, number, string]]>([
  ["a new base text affects all other languages", NEW_BASE, [a()], [1, 2, "de fr"]],
  [
    "languages that were not read may have a text",
    NEW_BASE,
    [readOnly(a({ en: "Old" }), "en")],
    [1, 2, "de fr"],
  ],
  ["an empty text was read, so it is not affected", NEW_BASE, [a({ en: "Old", fr: "Vieux" })], [1, 1, "fr"]],
  [
    "a cleared base text is a change",
    entries("key_name: a, translations: { en: '' }"),
    [a()],
    [1, 2, "de fr"],
  ],
  ["a first base text is none", NEW_BASE, [a({ de: "Alt", fr: "Vieux" })], [0, 0, ""]],
  ["a new key has none", entries("key_name: a, platforms: [web], translations: { en: New }"), [], [0, 0, ""]],
  ["another field is none", entries("key_name: a, description: New"), [a()], [0, 0, ""]],
  [
    "a change of another language affects no translation",
    entries("key_name: a, translations: { en: Old, de: Neu }"),
    [a({ en: "Old", fr: "Vieux" })],
    [0, 0, ""],
  ],
  [
    "a renamed key keeps its translations, so they are affected",
    entries("key_name: b, previously: a, translations: { en: New }"),
    [a()],
    [1, 2, "de fr"],
  ],
  [
    "one form of a plural is enough",
    entries("key_name: a, translations: { en: { other: New } }"),
    [
      a(
        { en: '{"one":"1","other":"Old"}', de: '{"one":"","other":""}', fr: '{"other":"x"}' },
        { is_plural: true },
      ),
    ],
    [1, 1, "fr"],
  ],
  [
    "a base text that changes counts also if it has no translations",
    entries("key_name: a, translations: { en: New }", "key_name: b, translations: { en: New }"),
    [a({ en: "Old" }), liveKey(2, "b", { texts: { en: "Old", fr: "Vieux" } })],
    [2, 1, "fr"],
  ],
  [
    "languages have the order of the project, each once",
    entries(...["a", "b", "c"].map((name) => `key_name: ${name}, translations: { en: New }`)),
    [a({ en: "Old", fr: "Vieux" }), liveKey(2, "b", { texts: OLD }), liveKey(3, "c", { texts: OLD })],
    [3, 5, "de fr"],
  ],
])("%s", (_what, keys, live, expected) => expect(effect(keys, live)).toEqual(expected));

test("a translation that already is unverified cannot become so", () => {
  const key = a();
  const rows = key.translations?.map((row) => ({ ...row, is_unverified: row.language_iso === "de" }));
  expect(effect(NEW_BASE, [{ ...key, translations: rows }])).toEqual([1, 1, "fr"]);
});

test("a translation that the same update writes is not affected, and one that its rule keeps is", () => {
  const keys = entries("key_name: a, translations: { en: New, de: Neu }");
  expect(effect(keys, [a()])).toEqual([1, 1, "fr"]);
  expect(effect(keys, [a()], { rules: { languages: { de: "seed" } } })).toEqual([1, 2, "de fr"]);
});

test("the base language is that of the project", () => {
  const keys = entries("key_name: a, translations: { en: New, de: Neu }");
  const project = { baseLanguage: "de" };
  const rules = { languages: { "*": "enforce" } } as const;
  expect(effect(keys, [a()], { project, rules })).toEqual([1, 1, "fr"]);
  expect(effect(NEW_BASE, [a()], { project, rules })).toEqual([0, 0, ""]);
});

test("nothing is affected if the project does not mark translations, and nothing is claimed if that is not known", () => {
  expect(effect(NEW_BASE, [a()], { project: { autoToggleUnverified: false } })).toEqual([1, 0, ""]);
  const unknown = { autoToggleUnverified: undefined };
  expect(effect(NEW_BASE, [a()], { project: unknown })).toEqual([1, undefined, ""]);
  expect(effect(entries("key_name: a, description: x"), [a()], { project: unknown })).toEqual([0, 0, ""]);
});

test("the changes that a pull request causes have only their own effect", () => {
  const live = { keys: [a(), liveKey(2, "b", { texts: OLD })] };
  const plan = (...lines: string[]) => {
    const { plan: made, kinds } = planned({ keys: entries(...lines), live });
    return { plan: made, kinds, unmanaged: [] };
  };
  const pending = "key_name: a, translations: { en: New }";
  const { caused } = comparePlans(plan(pending, "key_name: b, translations: { en: New }"), plan(pending));
  expect(unverifiedTexts(PROJECT, caused)).toMatchObject({ baseTexts: 1, translations: 2 });
  expect(unverifiedSentence(PROJECT, comparePlans(plan(pending), plan(pending)).caused)).toBeUndefined();
});

test("a restore counts a translation that it would write, but keeps", () => {
  const header = { project: "p.1", project_name: "Shop", time: "2026-01-15T12:00:00Z", restore: "x" };
  const entry = { key_name: "a", key_id: 1, is_plural: false, translations: { en: "Old", de: "Alt" } };
  const wrote = { translations: { en: "New", de: "Neu" } };
  const text = backupText(KINDS, header, [{ kind: "key", id: 1, entry, action: "update", wrote }]);
  const read = readBackup(KINDS, "backup.yaml", text);
  const found = read.backup;
  if (!found) throw new Error(JSON.stringify(read.problems));
  const restored = (texts: Record<string, string>) => {
    const live = { project: PROJECT, objects: { keys: { objects: [a(texts)], unusable: [] } } };
    const { plan } = planRestore(found, live, { force: false, variables: new Map() });
    return unverifiedTexts(PROJECT, plan.changes);
  };
  expect(restored({ en: "New", de: "Neu", fr: "Vieux" }).languages).toEqual(["fr"]);
  expect(restored({ en: "New", de: "Edited since", fr: "Vieux" }).languages).toEqual(["de", "fr"]);
});

describe("in words", () => {
  const sentence = (keys: string, live: LiveKey[], project: PlanCase["project"] = {}) => {
    const { plan } = planned({ keys, live: { keys: live }, project });
    const words = unverifiedSentence(plan.project, plan.changes);
    return words && plainWords(words);
  };
  const both = entries("key_name: a, translations: { en: New }", "key_name: b, translations: { en: New }");
  const isos = ["en", ...Array.from({ length: 14 }, (_, index) => `x${index + 1}`)];
  const named = (all: string[]) => ({
    languages: all.map((iso, id) => ({ iso, id: String(id), pluralForms: [] })),
  });

  test("one and several", () => {
    expect(sentence(NEW_BASE, [a({ en: "Old", de: "Alt" })])).toBe(
      "1 base text changes: 1 translation in de may be marked unverified.",
    );
    expect(sentence(both, [a(), liveKey(2, "b", { texts: OLD })])).toBe(
      "2 base texts change: 4 translations in de, fr may be marked unverified.",
    );
  });

  test("none if nothing is affected, or if that is not known", () => {
    expect(sentence(NEW_BASE, [a({ en: "Old" })])).toBeUndefined();
    expect(sentence(NEW_BASE, [a()], { autoToggleUnverified: false })).toBeUndefined();
    expect(sentence(NEW_BASE, [a()], { autoToggleUnverified: undefined })).toBeUndefined();
  });

  test("many languages are counted, and none is left out of the figure", () => {
    expect(sentence(NEW_BASE, [readOnly(a(), "en")], named(isos))).toBe(
      "1 base text changes: 14 translations in x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12 and 2 more may be marked unverified.",
    );
  });

  test("the code of a language is shown on one line", () => {
    const strange = named(["en", "d\n::error::e\u202e"]);
    expect(sentence(NEW_BASE, [readOnly(a(), "en")], strange)).toContain(" in d\\n::error::e\\u202e may ");
  });

  test("the summary has it while the plan is not applied yet", () => {
    const { plan } = planned({ keys: NEW_BASE, live: { keys: [a()] } });
    const words = (command: "plan" | "apply", results?: readonly ChangeResult[]) =>
      summary(reportOf([projectOf(plan, results && { results })], { command }), { reportFile: undefined });
    const effect = "1 base text changes: 2 translations in `de, fr` may be marked unverified.";
    expect([words("plan"), words("apply")].map((text) => text.includes(effect))).toEqual([true, true]);
    expect(words("apply", [])).not.toContain("unverified");
  });

  test("the plan shows no line of a change differently", () => {
    const lines = (autoToggleUnverified: boolean) => {
      const { plan } = planned({ keys: NEW_BASE, live: { keys: [a()] }, project: { autoToggleUnverified } });
      return projectSections(projectOf(plan), { command: "plan" }).flatMap(({ rows }) =>
        rows.flatMap((row) => [row.name, ...row.lines]),
      );
    };
    expect(lines(true)).toEqual(lines(false));
  });
});

describe("the limit is off, unless limits.unverified is set", () => {
  const two = [a(), liveKey(2, "b", { texts: OLD })];
  const keys = entries("key_name: a, translations: { en: New }", "key_name: b, translations: { en: New }");
  const refusals = (limits: Record<string, number>, project: PlanCase["project"] = {}) => {
    const { plan, kinds } = planned({ keys, live: { keys: two }, project });
    return guard(plan, kinds, { ...DEFAULT_RULES, limits }, {});
  };

  test("a plan above it is refused, with the limit, the number and the setting", () => {
    expect([refusals({}), refusals({ unverified: 4 })]).toEqual([[], []]);
    expect(refusals({ unverified: 3 })).toEqual([
      expect.objectContaining({
        code: "too-many-unverified",
        severity: "error",
        scope: "project",
        message:
          "The plan changes 2 base texts, which may mark 4 translations unverified, but limits.unverified allows 3. If you want this, raise limits.unverified in lokaform.yaml.",
      }),
    ]);
  });

  test("0 refuses the first one", () => {
    const { plan, kinds } = planned({ keys: NEW_BASE, live: { keys: [a({ en: "Old", de: "Alt" })] } });
    const [problem] = guard(plan, kinds, { ...DEFAULT_RULES, limits: { unverified: 0 } }, {});
    expect(problem?.message).toContain("changes 1 base text, which may mark 1 translation unverified");
  });

  test("a project that does not mark translations needs no limit", () => {
    expect(refusals({ unverified: 0 }, { autoToggleUnverified: false })).toEqual([]);
  });

  test("a limit that cannot be checked refuses, but only a plan that changes base texts", () => {
    const unknown = { autoToggleUnverified: undefined };
    expect(refusals({ unverified: 100 }, unknown)).toEqual([
      expect.objectContaining({
        code: "too-many-unverified",
        message: expect.stringMatching(
          /no usable settings\.auto_toggle_unverified.* limits\.unverified cannot be/,
        ),
      }),
    ]);
    expect(refusals({}, unknown)).toEqual([]);
    const { plan, kinds } = planned({
      keys: entries("key_name: a, description: x"),
      live: { keys: [a()] },
      project: unknown,
    });
    expect(guard(plan, kinds, { ...DEFAULT_RULES, limits: { unverified: 0 } }, {})).toEqual([]);
  });
});
