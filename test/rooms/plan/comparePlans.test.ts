/** What a pull request causes: the difference between the plans of its head and of its target, made from the same live objects. */

import { expect, test } from "vitest";
import type { PlanComparison } from "../../../src/model/plan.ts";
import { comparePlans } from "../../../src/plan/comparePlans.ts";
import { liveKey, type PlanCase, planResult, summarize } from "./planHarness.ts";

interface Comparison extends Omit<PlanCase, "keys"> {
  /** The rules of the target, if they differ from those of head. */
  before?: PlanCase["rules"];
}

const PLACE = { file: "en.json", line: 1, col: 1, endLine: 1, endCol: 1 };

function comparable({ plan, unmanaged, kinds }: ReturnType<typeof planResult>) {
  if (!plan || !unmanaged || !kinds) throw new Error("There is no plan.");
  return { plan, unmanaged, kinds };
}

/** The entries of the target, and those of head. */
function compared(target: readonly string[], head: readonly string[], { before, ...setting }: Comparison) {
  const planOf = (entries: readonly string[], rules?: PlanCase["rules"]) => {
    const lines = entries.map((entry) => `  - { ${entry} }\n`);
    const keys = lines.length === 0 ? "keys: []\n" : `keys:\n${lines.join("")}`;
    return comparable(planResult({ ...setting, ...(rules && { rules }), keys }));
  };
  const ofHead = planOf(head);
  return short(comparePlans(ofHead, planOf(target, before)), ofHead.plan);
}

/** The lists that are not empty. */
function short(
  { caused, pending, resolved, kept, no_longer_declared }: PlanComparison,
  plan: Parameters<typeof summarize>[0],
) {
  const words = (changes: typeof caused) => summarize({ ...plan, changes });
  const lists = {
    caused: words(caused),
    pending: words(pending),
    resolved: words(resolved),
    kept: kept.map(({ label, reason }) => `${label}: ${reason}`),
    no_longer_declared: no_longer_declared.map(({ label, part }) => (part ? `${label}: ${part}` : label)),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

const old = { en: "Old", de: "Alt" };
const a = (more: object = {}) => liveKey(1, "a", { texts: old, ...more });

const edited = (key: ReturnType<typeof a>) => ({
  ...key,
  translations: key.translations?.map((row) => ({ ...row, modified_at_timestamp: 1 })) ?? [],
});

test("a pull request that changes no manifest causes nothing: every change is pending", () => {
  const entries = ["key_name: a, translations: { en: New }"];
  expect(compared(entries, entries, { live: { keys: [a()] } })).toEqual({
    pending: ["update 1 a: translations.en"],
  });
});

test("of keys that are only in the files, those count that the pull request adds", () => {
  const { plan, ...others } = comparable(planResult({ keys: "keys: []\n" }));
  const only = (label: string) => ({ kind: "key", label, place: { ...PLACE } });
  const planOf = (...labels: string[]) => ({ ...others, plan: { ...plan, only_in_files: labels.map(only) } });
  expect(comparePlans(planOf("old", "new"), planOf("old", "gone")).only_in_files).toEqual([only("new")]);
  expect(comparePlans(planOf("old"), planOf("old"))).not.toHaveProperty("only_in_files");
});

test("of keys to add, those count whose strings the pull request deletes", () => {
  const { plan, ...others } = comparable(planResult({ keys: "keys: []\n" }));
  const born = (label: string, id: number) => ({ kind: "key", label, id });
  const planOf = (...keys: ReturnType<typeof born>[]) => ({ ...others, plan: { ...plan, to_add: keys } });
  const [old, deleted] = [born("old", 1), born("deleted", 2)];
  expect(comparePlans(planOf(old, deleted), planOf(old)).to_add).toEqual([deleted]);
  expect(comparePlans(planOf(old), planOf(old))).not.toHaveProperty("to_add");
});

const Z = "key_name: z";

/** What is caused by an entry of the target, and of head; the live key `a` has the description "Old". */
test.each<[string, string | undefined, string | undefined, object]>([
  [
    "a text",
    "key_name: a, translations: { en: Old }",
    "key_name: a, translations: { en: New }",
    { caused: ["update 1 a: translations.en"] },
  ],
  [
    "a second value of a text that was to change already",
    "key_name: a, translations: { en: New }",
    "key_name: a, translations: { en: Newer }",
    { caused: ["update 1 a: translations.en"] },
  ],
  [
    "a field of a key with another pending change",
    "key_name: a, description: x",
    "key_name: a, description: x, context: y",
    { caused: ["update 1 a: context"], pending: ["update 1 a: description"] },
  ],
  [
    "a value that is put back to the live one",
    "key_name: a, description: x",
    "key_name: a, description: Old",
    { resolved: ["update 1 a: description"] },
  ],
  [
    "an entry that is gone before its key was created",
    "key_name: n, platforms: [web]",
    undefined,
    { resolved: ["create new n: key_name platforms"] },
  ],
  ["a new key", undefined, "key_name: n, platforms: [web]", { caused: ["create new n: key_name platforms"] }],
  [
    "a new key that the target declares with another value: it is new as a whole",
    "key_name: n, platforms: [web]",
    "key_name: n, platforms: [web], description: x",
    { caused: ["create new n: key_name platforms description"] },
  ],
  [
    "a rename, next to a pending change of the same key",
    "key_name: a, description: x",
    "key_name: b, previously: a, description: x",
    { caused: ["update 1 b: key_name"], pending: ["update 1 b: description"] },
  ],
  [
    "a field that is gone",
    "key_name: a, description: Old, char_limit: 0",
    "key_name: a",
    { no_longer_declared: ["a: description"] },
  ],
  ["an entry that is gone", "key_name: a", undefined, { no_longer_declared: ["a"] }],
])("%s", (_what, target, head, expected) => {
  const entries = (entry: string | undefined) => (entry === undefined ? [Z] : [entry, Z]);
  const live = { keys: [a({ description: "Old" }), liveKey(9, "z")] };
  expect(compared(entries(target), entries(head), { live })).toEqual(expected);
});

test("a text whose line is gone, next to one that the project lacks and one that becomes empty", () => {
  const target = [
    "key_name: a, translations: { en: Old, de: Alt, fr: Vieux }",
    "key_name: b, translations: { de: Alt }",
  ];
  const head = ["key_name: a, translations: { en: Old }", 'key_name: b, translations: { de: "" }'];
  const keys = [edited(a({ texts: { ...old, fr: "" } })), edited(liveKey(2, "b", { texts: old }))];
  expect(compared(target, head, { live: { keys } })).toEqual({
    caused: ["update 2 b: translations.de"],
    resolved: ["update 1 a: translations.fr"],
    no_longer_declared: ["a: de"],
  });
});

test("only the part of an update with the name is a rename", () => {
  const live = { keys: [a()] };
  const target = planResult({ keys: "keys:\n  - { key_name: a, description: x }\n", live });
  const head = planResult({ keys: "keys:\n  - { key_name: b, previously: a, description: x }\n", live });
  const { caused, pending } = comparePlans(comparable(head), comparable(target));
  expect(caused).toMatchObject([{ renamed_from: "a" }]);
  expect(pending[0]).not.toHaveProperty("renamed_from");
});

const SEED = { languages: { de: "seed" } } as const;
const PRUNE = { ...SEED, prune: { key: "all" }, pruneBy: "destroy" } as const;

test("with prune, an entry that is gone is a removal; a key that no manifest declares is removed with and without it", () => {
  const live = { keys: [a(), liveKey(2, "lost"), liveKey(9, "z")] };
  expect(compared(["key_name: a", Z], [Z], { live, rules: PRUNE })).toEqual({
    caused: ["destroy 1 a: destroy"],
    pending: ["destroy 2 lost: destroy"],
  });
});

test("a removal that is held back by a problem is a kept item of the pull request", () => {
  const live = { keys: [a(), liveKey(9, "z")] };
  const broken = "key_name: n";
  expect(compared(["key_name: a", Z, broken], [Z, broken], { live, rules: PRUNE })).toEqual({
    kept: ["a: held-back"],
  });
});

test("a kept text belongs to the pull request if it declares another value", () => {
  const live = { keys: [a()] };
  const entry = (de: string) => `key_name: a, translations: { de: ${de} }`;
  const [neu, neuer] = [[entry("Neu")], [entry("Neuer")]];
  expect(compared(neu, neuer, { live, rules: SEED })).toEqual({ kept: ["a: held"] });
  expect(compared(neu, neu, { live, rules: SEED })).toEqual({});
});

test("new objects with one name are compared one by one", () => {
  const entries = [
    "key_name: n, platforms: [web], filenames: { web: a.json }",
    "key_name: n, platforms: [web], filenames: { web: b.json }",
  ];
  const [a, b] = entries.map(() => "create new n: key_name platforms filenames");
  const [first = ""] = entries;
  expect(compared(entries, entries, {})).toEqual({ pending: [a, b] });
  expect(compared(entries, [first], {})).toEqual({ pending: [a], resolved: [b] });
  expect(compared([first], entries, {})).toEqual({ caused: [b], pending: [a] });
});

const LOST = { keys: [a(), liveKey(2, "lost"), liveKey(9, "z", { texts: old })] };
const DECLARED = ["key_name: z, translations: { en: New, de: Neu }"];

test("what a setting of the pull request causes is caused by it", () => {
  const pending = ["update 9 z: translations.en"];
  const destroyed = ["destroy 1 a: destroy", "destroy 2 lost: destroy"];
  const kept = ["z: held"];
  const between = (before: PlanCase["rules"], rules: PlanCase["rules"]) =>
    compared(DECLARED, DECLARED, { live: LOST, before, ...(rules && { rules }) });
  expect(between(SEED, PRUNE)).toEqual({ caused: destroyed, pending });
  expect(between(PRUNE, SEED)).toEqual({ resolved: destroyed, pending });
  expect(between(SEED, { languages: { "*": "seed" } })).toEqual({ resolved: pending, kept });
  expect(between({ languages: { de: "ignore" } }, SEED)).toEqual({ pending, kept });
});

test("a key that a rule of the target keeps was not declared there, so it is not no_longer_declared", () => {
  const live = { keys: [liveKey(2, "lost", { tags: ["protected"] }), liveKey(9, "z", { texts: old })] };
  expect(compared(DECLARED, DECLARED, { live, before: PRUNE, rules: SEED })).toEqual({
    pending: ["update 9 z: translations.en"],
  });
});

test("what a mistake of the pull request holds back or skips is not resolved by it", () => {
  expect(compared(DECLARED, [...DECLARED, "key_name: n"], { live: LOST, rules: PRUNE })).toEqual({
    pending: ["update 9 z: translations.en"],
    kept: ["a: held-back", "lost: held-back"],
  });
  const live = { keys: [a({ is_plural: true, texts: {} })] };
  const entry = (text: string) => `key_name: a, description: x, translations: { en: ${text} }`;
  expect(compared([entry("{ one: New, other: New }")], [entry("New")], { live })).toEqual({});
});
