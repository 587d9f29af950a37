import { expect, test } from "vitest";
import { projectOf, testSandbox } from "./testSandbox.ts";

const KEYS = [
  {
    key_id: 1,
    key_name: "title",
    tags: ["checkout", "web"],
    translations: [
      { language_iso: "en", translation: "Title" },
      { language_iso: "de", translation: "Titel" },
    ],
  },
  { key_id: 2, key_name: "old", is_archived: true, filenames: { web: "old.json" } },
  {
    key_id: 3,
    key_name: "note",
    platforms: ["ios" as const],
    translations: [{ language_iso: "en", translation: "See [%key:title%]" }],
  },
  { key_id: 4, key_name: "title", filenames: { ios: "b.strings" } },
];

test.each([
  ["", [1, 2, 3, 4]],
  ["filter_archived=include", [1, 2, 3, 4]],
  ["filter_archived=exclude", [1, 3, 4]],
  ["filter_archived=only", [2]],
  ["filter_tags=other,%20web", [1]],
  ["filter_filenames=old.json,b.strings", [2, 4]],
  ["filter_keys=title,note", [1, 3, 4]],
  ["filter_keys=nothing", []],
  ["filter_key_ids=4,1,99,4", [1, 4]],
  ["filter_key_ids=4,1&filter_keys=note", []],
  ["filter_platforms=ios,android", [3]],
  ["filter_untranslated=1", [2, 3, 4]],
  ["filter_qa_issues=spelling_grammar", []],
  ["filter_keys=title&pagination=cursor&limit=1", [1]],
])("a list with %s has %j", async (query, expected) => {
  const { get } = await testSandbox({ state: projectOf({ keys: KEYS }) });
  const { json } = await get(`/keys?${query}`);
  expect(json.keys.map((key: { key_id: number }) => key.key_id)).toEqual(expected);
});

test.each([
  ["exact", "filter_keys=title,OLD", [1, 4]],
  ["ignoreCase", "filter_keys=Title,OLD", [1, 2, 4]],
  ["part", "filter_keys=It,note", [1, 3, 4]],
  ["part", "filter_keys=it&filter_key_ids=2,4", [4]],
  ["ignored", "filter_keys=title", [1, 2, 3, 4]],
  ["ignored", "filter_keys=title&filter_archived=only", [2]],
] as const)(
  "with the assumption nameFilter %s, a list with %s has %j",
  async (nameFilter, query, expected) => {
    const { get } = await testSandbox({ state: projectOf({ keys: KEYS }), assumptions: { nameFilter } });
    const { headers, json } = await get(`/keys?${query}`);
    expect(json.keys.map((key: { key_id: number }) => key.key_id)).toEqual(expected);
    expect(headers.get("x-pagination-total-count")).toBe(String(expected.length));
  },
);

test("an unknown filter_archived is refused", async () => {
  const { get } = await testSandbox();
  expect((await get("/keys?filter_archived=all")).status).toBe(400);
});

test("translations, comments and screenshots are absent by default", async () => {
  const { get } = await testSandbox({ state: projectOf({ keys: KEYS }) });
  const [bare] = (await get("/keys")).json.keys;
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(["translations"]));
  expect("comments" in bare || "screenshots" in bare).toBe(false);
  const [whole] = (await get("/keys?include_translations=1&include_comments=1&include_screenshots=1")).json
    .keys;
  expect([whole.translations.length, whole.comments, whole.screenshots]).toEqual([2, [], []]);
});

test("filter_translation_lang_ids limits the translations and not the keys", async () => {
  const { get } = await testSandbox({ state: projectOf({ keys: KEYS }) });
  const { json } = await get("/keys?include_translations=1&filter_translation_lang_ids=640");
  expect(json.keys).toHaveLength(4);
  expect(json.keys[0].translations.map((row: { language_iso: string }) => row.language_iso)).toEqual(["en"]);
});

test("references are shown resolved, in lists and single keys, unless they are disabled", async () => {
  const { get } = await testSandbox({ state: projectOf({ keys: KEYS }) });
  const text = (key: { translations: { translation: string }[] }) => key.translations[0]?.translation;
  const list = "/keys?filter_key_ids=3&include_translations=1";
  expect(text((await get(list)).json.keys[0])).toBe("See Title");
  expect(text((await get(`${list}&disable_references=1`)).json.keys[0])).toBe("See [%key:title%]");
  expect(text((await get("/keys/3")).json.key)).toBe("See Title");
  expect(text((await get("/keys/3?disable_references=1")).json.key)).toBe("See [%key:title%]");
});

test("a reference to a key with a reference is resolved completely", async () => {
  const english = (translation: string) => [{ language_iso: "en", translation }];
  const keys = [
    { key_id: 1, key_name: "a", translations: english("<[%key:b%]>") },
    { key_id: 2, key_name: "b", translations: english("([%key:c%])") },
    { key_id: 3, key_name: "c", translations: english("end") },
  ];
  const { get } = await testSandbox({ state: projectOf({ keys }) });
  expect((await get("/keys/1")).json.key.translations[0].translation).toBe("<(end)>");
});

test("a reference to itself or to an unknown key is not resolved", async () => {
  const keys = [
    { key_id: 1, key_name: "a", translations: [{ language_iso: "en", translation: "[%key:b%]" }] },
    {
      key_id: 2,
      key_name: "b",
      translations: [{ language_iso: "en", translation: "[%key:a%] [%key:nobody%]" }],
    },
  ];
  const { get } = await testSandbox({ state: projectOf({ keys }) });
  const [row] = (await get("/keys/1")).json.key.translations;
  expect(row.translation).toMatch(/^\[%key:[ab]%\]( \[%key:nobody%\])+$/);
});
