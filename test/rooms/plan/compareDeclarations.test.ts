/** How two declarations differ, without a project: what a pull request without secrets shows. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { compareDeclarations } from "../../../src/plan/compareDeclarations.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runs } from "../../scale.ts";

interface Files {
  keys?: string;
  webhooks?: string;
}

function declaredIn({ keys, webhooks }: Files) {
  const texts = (path: string, text: string | undefined) => (text === undefined ? [] : [{ path, text }]);
  const manifests = { keys: texts("keys.yaml", keys), webhooks: texts("webhooks.yaml", webhooks) };
  // No variable has a value.
  const { declared, problems } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
  expect(problems.filter(({ code }) => code !== "unset-variable")).toEqual([]);
  return declared;
}

/** The lists that are not empty, each difference in one line. */
function difference(target: Files, head: Files) {
  const { changes, no_longer_declared, rematched, changed_defaults } = compareDeclarations(
    KINDS,
    declaredIn(head),
    declaredIn(target),
  );
  const json = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));
  const lists = {
    changes: changes.map(({ action, label, fields, ...change }) => {
      const former = "renamed_from" in change ? ` ← ${change.renamed_from}` : "";
      const words = fields.map(
        ({ field, part, before, after, place }) =>
          `${part ?? field}:${place.line} ${json(before)}→${json(after)}`,
      );
      return `${action} ${label}${former}: ${words.join(" ")}`;
    }),
    no_longer_declared: no_longer_declared.map(
      ({ label, place, fields }) =>
        `${label}:${place.line}${(fields ?? []).map(({ field, part, before }) => ` ${part ?? field} ${json(before)}`).join()}`,
    ),
    rematched: rematched.map(
      ({ label, member, before, after }) => `${label} ${member} ${before ?? ""}→${after ?? ""}`,
    ),
    changed_defaults,
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

const keys = (...entries: string[]): Files => ({
  keys: entries.length === 0 ? "keys: []\n" : `keys:\n${entries.map((one) => `  - { ${one} }\n`).join("")}`,
});
const webhooks = (...entries: string[]): Files => ({
  webhooks: `webhooks:\n${entries.map((one) => `  - { ${one} }\n`).join("")}`,
});

test.each<[string, Files, Files, object]>([
  ["the same entries", keys("key_name: a, tags: [x]"), keys("key_name: a, tags: [x]"), {}],
  ["another order of entries", keys("key_name: a", "key_name: b"), keys("key_name: b", "key_name: a"), {}],
  [
    "another spelling of the same values",
    keys("key_name: a, platforms: [ios, web], tags: [x, y], custom_attributes: { a: 1, b: 2 }"),
    keys("key_name: a, platforms: [web, ios], tags: [y, x], custom_attributes: { b: 2, a: 1 }"),
    {},
  ],
  [
    "a new entry, with the values that are not empty",
    keys("key_name: a"),
    keys("key_name: a", 'key_name: n, platforms: [web], description: "", translations: { en: New }'),
    { changes: [expect.stringMatching(/^create n: key_name:3 .* platforms:3 →\["web"\] en:3 →"New"$/)] },
  ],
  [
    "an entry that is gone, at its location in the target",
    keys("key_name: a", "key_name: gone"),
    keys("key_name: a"),
    { no_longer_declared: ["gone:3"] },
  ],
  ["the last entry", keys("key_name: gone"), keys(), { no_longer_declared: ["gone:2"] }],
  ["the last manifest", keys("key_name: gone"), {}, { no_longer_declared: ["gone:2"] }],
  [
    "texts and fields with other values",
    keys("key_name: a, translations: { en: Old, de: Alt }, description: x, char_limit: 10"),
    keys("key_name: a, translations: { en: New, de: Alt }, description: y, char_limit: 10"),
    { changes: ['update a: description:2 "x"→"y" en:2 "Old"→"New"'] },
  ],
  [
    "values that a new key would have anyway",
    keys("key_name: a, is_hidden: true, tags: [x], char_limit: 5"),
    keys("key_name: a, is_hidden: false, tags: [], char_limit: 0"),
    { changes: ['update a: tags:2 ["x"]→[] char_limit:2 5→0 is_hidden:2 true→false'] },
  ],
  [
    "a field that is declared from now on, and fields that no longer are",
    keys("key_name: a, translations: { en: Old, de: Alt }, description: x"),
    keys("key_name: a, translations: { en: Old }, context: y"),
    { changes: ['update a: context:2 →"y"'], no_longer_declared: ['a:2 description "x", de "Alt"'] },
  ],
  [
    "a plural text",
    keys('key_name: a, is_plural: true, translations: { en: { one: "1", other: "%" } }'),
    keys('key_name: a, is_plural: true, translations: { en: { one: one, other: "%" } }'),
    { changes: ['update a: en:2 {"one":"1","other":"%"}→{"one":"one","other":"%"}'] },
  ],
  [
    "a new name, with its former one",
    keys("key_name: a, description: x"),
    keys("key_name: b, previously: a, description: y"),
    {
      changes: [expect.stringMatching(/^update b ← a: key_name:2 .* description:2 "x"→"y"$/)],
    },
  ],
  [
    "a second new name",
    keys("key_name: b, previously: a"),
    keys("key_name: c, previously: [a, b]"),
    { changes: [expect.stringMatching(/^update c ← b: key_name:2 /)] },
  ],
  [
    "a new name for two former ones: the newest one",
    keys("key_name: a", "key_name: b"),
    keys("key_name: c, previously: [a, b]"),
    { changes: [expect.stringMatching(/^update c ← b: key_name:2 /)], no_longer_declared: ["a:2"] },
  ],
  [
    "a new name without the former one: a new entry, and one that is gone",
    keys("key_name: a"),
    keys("key_name: b"),
    { changes: [expect.stringMatching(/^create b: /)], no_longer_declared: ["a:2"] },
  ],
  [
    "a new name of an entry with an id",
    keys("key_name: a, key_id: 7"),
    keys("key_name: b, key_id: 7"),
    { changes: [expect.stringMatching(/^update b ← a: key_name:2 /)] },
  ],
  [
    "names that are exchanged between two ids",
    keys("key_name: a, key_id: 1", "key_name: b, key_id: 2"),
    keys("key_name: b, key_id: 1", "key_name: a, key_id: 2"),
    { changes: [expect.stringMatching(/^update b ← a: /), expect.stringMatching(/^update a ← b: /)] },
  ],
  [
    "an id that changes, and a former name that is added",
    keys("key_name: a, key_id: 1", "key_name: b", "key_name: c, previously: x"),
    keys("key_name: a, key_id: 2", "key_name: b, previously: o", "key_name: c, new: true"),
    { rematched: ["a key_id 1→2", "b previously →o", "c previously x→", "c new false→true"] },
  ],
  [
    "a name for one more platform",
    keys("key_name: { ios: a }, platforms: [ios]"),
    keys("key_name: { ios: a, web: b }, platforms: [ios, web]"),
    {
      changes: [
        'update a / b ← a: key_name:2 {"ios":"a"}→{"ios":"a","web":"b"} platforms:2 ["ios"]→["ios","web"]',
      ],
    },
  ],
  [
    "platforms that show another part of the same name: not a rename",
    keys("key_name: { ios: a, web: b }, platforms: [ios]"),
    keys("key_name: { ios: a, web: b }, platforms: [web]"),
    { changes: ['update b: platforms:2 ["ios"]→["web"]'] },
  ],
  [
    "one of two entries with a name: the other one is gone",
    keys(
      "key_name: a, platforms: [ios], description: i, context: c",
      "key_name: a, platforms: [web], description: w, context: d",
    ),
    keys("key_name: a, platforms: [web], description: w, context: e"),
    { changes: ['update a: context:2 "d"→"e"'], no_longer_declared: ["a:2"] },
  ],
  [
    "the values for new keys",
    { keys: "on_create: { platforms: [web] }\nkeys:\n  - key_name: a\n" },
    { keys: "on_create: { platforms: [ios], tags: [x] }\nkeys:\n  - key_name: a\n  - key_name: b\n" },
    {
      changes: [expect.stringMatching(/^create b: .* platforms:4 →\["ios"\] tags:4 →\["x"\]$/)],
      changed_defaults: ["keys.yaml"],
    },
  ],
  [
    "webhooks with variables that are not set",
    webhooks(
      'url: "https://ci.example.com/${HOOK}", events: [project.imported, project.exported]',
      'url: "https://ci.example.com/${OLD}", events: [project.imported]',
    ),
    webhooks(
      'url: "https://ci.example.com/${HOOK}", events: [project.exported, project.imported], branch: next',
      'url: "https://ci.example.com/${NEW}", events: [project.imported], previously: "https://ci.example.com/${OLD}"',
    ),
    {
      changes: [
        'update https://ci.example.com/${HOOK}: branch:2 null→"next"',
        'update https://ci.example.com/${NEW} ← https://ci.example.com/${OLD}: url:3 "https://ci.example.com/${OLD}"→"https://ci.example.com/${NEW}"',
      ],
    },
  ],
  [
    "webhooks with one URL, for different branches",
    webhooks(
      'url: "https://a.example/", branch: one, events: [project.imported]',
      'url: "https://a.example/", branch: two, events: [project.imported]',
    ),
    webhooks(
      'url: "https://a.example/", branch: two, events: [project.imported]',
      'url: "https://a.example/", branch: one, events: [project.exported]',
    ),
    {
      changes: ['update https://a.example/: events:3 ["project.imported"]→["project.exported"]'],
    },
  ],
  [
    "one more webhook with the URL of others, before them",
    webhooks(
      'url: "https://a.example/", branch: one, events: [project.imported]',
      'url: "https://a.example/", branch: two, events: [project.imported]',
    ),
    webhooks(
      'url: "https://a.example/", branch: three, events: [project.imported]',
      'url: "https://a.example/", branch: one, events: [project.imported]',
      'url: "https://a.example/", branch: two, events: [project.imported]',
    ),
    { changes: [expect.stringMatching(/^create https:.* branch:2 →"three"$/)] },
  ],
  [
    "languages of a webhook in another order, and others",
    webhooks(
      'url: "https://a.example/", events: [project.translation.updated], event_lang_map: { project.translation.updated: [de, fr] }',
      'url: "https://b.example/", events: [project.translation.updated], event_lang_map: { project.translation.updated: [de, fr] }',
    ),
    webhooks(
      'url: "https://a.example/", events: [project.translation.updated], event_lang_map: { project.translation.updated: [fr, de] }',
      'url: "https://b.example/", events: [project.translation.updated], event_lang_map: { project.translation.updated: "*" }',
    ),
    {
      changes: [
        'update https://b.example/: event_lang_map:3 {"project.translation.updated":["de","fr"]}→{"project.translation.updated":"*"}',
      ],
    },
  ],
])("%s", (_what, target, head, expected) => {
  expect(difference(target, head)).toEqual(expected);
});

const many = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_one, index) => entry(index));
const MANY = [runs(5_000), runs(15_000)] as const;

test.each<[string, number, (side: string) => Files]>([
  [
    "webhooks with one URL",
    MANY[0],
    (side) =>
      webhooks(
        ...many(
          MANY[0],
          (index) => `url: "https://a.example/", branch: b${index}, events: [project.${side}ported]`,
        ),
      ),
  ],
  [
    "keys with one name in different files",
    MANY[1],
    (side) =>
      keys(
        ...many(
          MANY[1],
          (index) =>
            `key_name: title, platforms: [web], filenames: { web: f${index}.json }, tags: [${side}${index}]`,
        ),
      ),
  ],
])("many %s are compared in seconds", (_what, count, files) => {
  const [target, head] = [declaredIn(files("im")), declaredIn(files("ex"))];
  const start = process.cpuUsage();
  const { changes, no_longer_declared } = compareDeclarations(KINDS, head, target);
  expect([changes.length, no_longer_declared.length]).toEqual([count, 0]);
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});
