/** What a pull request causes: the difference between the plans of its head and of its target, made from the same live objects. */

import { expect, test } from "vitest";
import type { PlanComparison } from "../../../src/model/plan.ts";
import { comparePlans } from "../../../src/plan/comparePlans.ts";
import { liveKey, type PlanCase, planResult, summarize } from "./planHarness.ts";

const HEAD = "head";
const TARGET = "target";
type Side = typeof HEAD | typeof TARGET;

interface Comparison extends Omit<PlanCase, "keys"> {
  /** The rules of the target, if they differ from those of head. */
  before?: PlanCase["rules"];
}

function comparable({ plan, unmanaged, kinds }: ReturnType<typeof planResult>) {
  if (!plan || !unmanaged || !kinds) throw new Error("There is no plan.");
  return { plan, unmanaged, kinds };
}

/** Each entry is in the manifest of one side, or of both. */
function compared(
  entries: readonly (readonly [Side | "both", string])[],
  { before, ...setting }: Comparison,
) {
  const planOf = (side: Side) => {
    const lines = entries
      .filter(([of]) => of === side || of === "both")
      .map(([, entry]) => `  - { ${entry} }\n`);
    const keys = lines.length === 0 ? "keys: []\n" : `keys:\n${lines.join("")}`;
    return comparable(planResult({ ...setting, ...(side === TARGET && before && { rules: before }), keys }));
  };
  return short(comparePlans(planOf(HEAD), planOf(TARGET)), planOf(HEAD).plan);
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
  expect(compared([["both", "key_name: a, translations: { en: New }"]], { live: { keys: [a()] } })).toEqual({
    pending: ["update 1 a: translations.en"],
  });
});

test.each<[string, [Side | "both", string][], PlanCase["live"], object]>([
  [
    "a text",
    [
      [TARGET, "key_name: a, translations: { en: Old }"],
      [HEAD, "key_name: a, translations: { en: New }"],
    ],
    { keys: [a()] },
    { caused: ["update 1 a: translations.en"] },
  ],
  [
    "a second value of a text that was to change already",
    [
      [TARGET, "key_name: a, translations: { en: New }"],
      [HEAD, "key_name: a, translations: { en: Newer }"],
    ],
    { keys: [a()] },
    { caused: ["update 1 a: translations.en"] },
  ],
  [
    "a field of a key with another pending change",
    [
      [TARGET, "key_name: a, description: x"],
      [HEAD, "key_name: a, description: x, context: y"],
    ],
    { keys: [a()] },
    { caused: ["update 1 a: context"], pending: ["update 1 a: description"] },
  ],
  [
    "a value that is put back to the live one",
    [
      [TARGET, "key_name: a, description: x"],
      [HEAD, "key_name: a"],
    ],
    { keys: [a()] },
    { resolved: ["update 1 a: description"] },
  ],
  [
    "an entry that is gone before its key was created",
    [[TARGET, "key_name: n, platforms: [web]"]],
    {},
    { resolved: ["create new n: key_name platforms"] },
  ],
  [
    "a new key",
    [[HEAD, "key_name: n, platforms: [web]"]],
    {},
    { caused: ["create new n: key_name platforms"] },
  ],
  [
    "a new key that the target declares with another value: it is new as a whole",
    [
      [TARGET, "key_name: n, platforms: [web]"],
      [HEAD, "key_name: n, platforms: [web], description: x"],
    ],
    {},
    { caused: ["create new n: key_name platforms description"] },
  ],
  [
    "a rename, next to a pending change of the same key",
    [
      [TARGET, "key_name: a, description: x"],
      [HEAD, "key_name: b, previously: a, description: x"],
    ],
    { keys: [a()] },
    { caused: ["update 1 b: key_name"], pending: ["update 1 b: description"] },
  ],
  [
    "a text whose line is gone, next to one that the project lacks and one that becomes empty",
    [
      [TARGET, "key_name: a, translations: { en: Old, de: Alt, fr: Vieux }"],
      [HEAD, "key_name: a, translations: { en: Old }"],
      [TARGET, "key_name: b, translations: { de: Alt }"],
      [HEAD, 'key_name: b, translations: { de: "" }'],
    ],
    { keys: [edited(a({ texts: { ...old, fr: "" } })), edited(liveKey(2, "b", { texts: old }))] },
    {
      caused: ["update 2 b: translations.de"],
      resolved: ["update 1 a: translations.fr"],
      no_longer_declared: ["a: de"],
    },
  ],
  [
    "a field that is gone",
    [
      [TARGET, "key_name: a, description: Old, char_limit: 0"],
      [HEAD, "key_name: a"],
    ],
    { keys: [a({ description: "Old" })] },
    { no_longer_declared: ["a: description"] },
  ],
  ["an entry that is gone", [[TARGET, "key_name: a"]], { keys: [a()] }, { no_longer_declared: ["a"] }],
])("%s", (_what, entries, live, expected) => {
  expect(
    compared([...entries, ["both", "key_name: z"]], {
      live: { ...live, keys: [...(live?.keys ?? []), liveKey(9, "z")] },
    }),
  ).toEqual(expected);
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
  const entries = [
    [TARGET, "key_name: a"],
    ["both", "key_name: z"],
  ] as const;
  expect(compared(entries, { live, rules: PRUNE })).toEqual({
    caused: ["destroy 1 a: destroy"],
    pending: ["destroy 2 lost: destroy"],
  });
});

test("a removal that is held back by a problem is a kept item of the pull request", () => {
  const live = { keys: [a(), liveKey(9, "z")] };
  const entries = [
    [TARGET, "key_name: a"],
    ["both", "key_name: z"],
    ["both", "key_name: n"],
  ] as const;
  expect(compared(entries, { live, rules: PRUNE })).toEqual({ kept: ["a: held-back"] });
});

test("a kept text belongs to the pull request if it declares another value", () => {
  const live = { keys: [a()] };
  const entry = (de: string) => `key_name: a, translations: { de: ${de} }`;
  const kept = compared(
    [
      [TARGET, entry("Neu")],
      [HEAD, entry("Neuer")],
    ],
    { live, rules: SEED },
  );
  expect(kept).toEqual({ kept: ["a: held"] });
  expect(compared([["both", entry("Neu")]], { live, rules: SEED })).toEqual({});
});

test("new objects with one name are compared one by one", () => {
  const entries = [
    "key_name: n, platforms: [web], filenames: { web: a.json }",
    "key_name: n, platforms: [web], filenames: { web: b.json }",
  ];
  const both = entries.map((entry) => ["both", entry] as const);
  const [a, b] = ["a.json", "b.json"].map(() => "create new n: key_name platforms filenames");
  expect(compared(both, {})).toEqual({ pending: [a, b] });
  const [first = "", second = ""] = entries;
  expect(
    compared(
      [
        ["both", first],
        [TARGET, second],
      ],
      {},
    ),
  ).toEqual({ pending: [a], resolved: [b] });
  expect(
    compared(
      [
        ["both", first],
        [HEAD, second],
      ],
      {},
    ),
  ).toEqual({ caused: [b], pending: [a] });
});

const LOST = { keys: [a(), liveKey(2, "lost"), liveKey(9, "z", { texts: old })] };
const DECLARED = ["both", "key_name: z, translations: { en: New, de: Neu }"] as const;

test("what a setting of the pull request causes is caused by it", () => {
  const [pending, destroyed] = [
    ["update 9 z: translations.en"],
    ["destroy 1 a: destroy", "destroy 2 lost: destroy"],
  ];
  const entries = [DECLARED];
  const kept = ["z: held"];
  expect(compared(entries, { live: LOST, before: SEED, rules: PRUNE })).toEqual({
    caused: destroyed,
    pending,
  });
  expect(compared(entries, { live: LOST, before: PRUNE, rules: SEED })).toEqual({
    resolved: destroyed,
    pending,
  });
  expect(compared(entries, { live: LOST, before: SEED, rules: { languages: { "*": "seed" } } })).toEqual({
    resolved: pending,
    kept,
  });
  expect(compared(entries, { live: LOST, before: { languages: { de: "ignore" } }, rules: SEED })).toEqual({
    pending,
    kept,
  });
});

test("a key that a rule of the target keeps was not declared there, so it is not no_longer_declared", () => {
  const live = { keys: [liveKey(2, "lost", { tags: ["protected"] }), liveKey(9, "z", { texts: old })] };
  expect(compared([DECLARED], { live, before: PRUNE, rules: SEED })).toEqual({
    pending: ["update 9 z: translations.en"],
  });
});

test("what a mistake of the pull request holds back or skips is not resolved by it", () => {
  const broken = [HEAD, "key_name: n"] as const;
  expect(compared([DECLARED, broken], { live: LOST, rules: PRUNE })).toEqual({
    pending: ["update 9 z: translations.en"],
    kept: ["a: held-back", "lost: held-back"],
  });
  const live = { keys: [a({ is_plural: true, texts: {} })] };
  const entry = (text: string) => `key_name: a, description: x, translations: { en: ${text} }`;
  const plural = [
    [TARGET, entry("{ one: New, other: New }")],
    [HEAD, entry("New")],
  ] as const;
  expect(compared(plural, { live })).toEqual({});
});
