import { expect, test } from "vitest";
import { clockAt, projectOf, testSandbox } from "./testSandbox.ts";

test("a new key is complete, with a row for every language, and the status is 200", async () => {
  const clock = clockAt(Date.parse("2023-05-31T11:06:04.900Z"));
  const { create } = await testSandbox({ clock: clock.now });
  const { status, json } = await create({
    key_name: "a.b",
    platforms: ["other", "ios"],
    translations: [{ language_iso: "en", translation: "Hello you" }],
  });
  expect(status).toBe(200);
  expect(json.errors).toEqual([]);
  const stamp = { modified_at: "2023-05-31 11:06:04 (Etc/UTC)", modified_at_timestamp: 1685531164 };
  expect(json.keys).toEqual([
    {
      key_id: 1,
      created_at: "2023-05-31 11:06:04 (Etc/UTC)",
      created_at_timestamp: 1685531164,
      key_name: { ios: "a.b", android: "a.b", web: "a.b", other: "a.b" },
      filenames: { ios: "", android: "", web: "", other: "" },
      description: "",
      platforms: ["ios", "other"],
      tags: [],
      comments: [],
      screenshots: [],
      translations: [
        expect.objectContaining({
          ...stamp,
          translation_id: 1,
          language_iso: "en",
          translation: "Hello you",
          words: 2,
          is_unverified: false,
          is_fuzzy: false,
        }),
        expect.objectContaining({
          ...stamp,
          translation_id: 2,
          language_iso: "de",
          translation: "",
          words: 0,
          is_unverified: true,
          is_fuzzy: true,
        }),
      ],
      is_plural: false,
      plural_name: "",
      is_hidden: false,
      is_archived: false,
      context: "",
      base_words: 2,
      char_limit: 0,
      custom_attributes: "",
      ...stamp,
      translations_modified_at: "2023-05-31 11:06:04 (Etc/UTC)",
      translations_modified_at_timestamp: 1685531164,
    },
  ]);
});

test("attributes are returned as the service stores them", async () => {
  const { create } = await testSandbox();
  const { json } = await create({
    key_name: "a",
    platforms: ["web"],
    description: "d",
    filenames: { web: "%LANG_ISO%.json" },
    tags: ["web", "Checkout", "web", "alpha"],
    is_hidden: true,
    is_archived: true,
    context: "c",
    char_limit: 12,
    custom_attributes: '{"a":[1,{"b":null}],"c":"x"}',
    comments: [{ comment: "Short" }],
    key_id: 77,
    created_at: "never",
  });
  expect(json.keys[0]).toMatchObject({
    key_id: 1,
    description: "d",
    filenames: { ios: "", android: "", web: "%LANG_ISO%.json", other: "" },
    tags: ["alpha", "Checkout", "web"],
    is_hidden: true,
    is_archived: true,
    context: "c",
    char_limit: 12,
    custom_attributes: '{"a": [1, {"b": null}], "c": "x"}',
    comments: [{ comment: "Short", key_id: 1 }],
  });
  expect(json.keys[0].created_at).not.toBe("never");
});

test("a plural's text is JSON; forms of the language that were not sent are appended empty", async () => {
  const languages = [{ lang_iso: "en" }, { lang_iso: "ru" }, { lang_iso: "ja", plural_forms: null }];
  const { create } = await testSandbox({ state: projectOf({ languages }) });
  const { json } = await create({
    key_name: "apples",
    platforms: ["web"],
    is_plural: true,
    translations: [
      { language_iso: "en", translation: { other: "%d apples", one: "an apple" } },
      { language_iso: "ru", translation: { other: "%d", few: "%d…" } },
    ],
  });
  const texts = json.keys[0].translations.map((row: { translation: string }) => row.translation);
  expect(texts).toEqual([
    '{"other":"%d apples","one":"an apple"}',
    "{}",
    '{"other":"%d","few":"%d…","one":"","many":""}',
  ]);
  expect(json.keys[0].base_words).toBe(4);
});

test("words are counted without tags and entities", async () => {
  const { create } = await testSandbox();
  const words = async (translation: string) => {
    const { json } = await create({
      key_name: translation,
      platforms: ["web"],
      translations: [{ language_iso: "en", translation }],
    });
    return json.keys[0].base_words;
  };
  expect(await words("&lsaquo; Prev")).toBe(1);
  expect(await words("<b>Pay</b> now<br/>or never")).toBe(4);
});

test("a taken name is an error of that key, and the other keys are created", async () => {
  const { create, sandbox } = await testSandbox({ state: projectOf({ keys: [{ key_name: "old" }] }) });
  const { status, json } = await create(
    { key_name: "old", platforms: ["ios"] },
    { key_name: "new", platforms: ["web"] },
    { key_name: "new", platforms: ["web"], description: "again" },
  );
  expect(status).toBe(200);
  expect(json.keys.map((key: { key_name: { web: string } }) => key.key_name.web)).toEqual(["new"]);
  const taken = (name: string) => ({
    message: "This key name is already taken",
    code: 400,
    key_name: { ios: name, android: name, web: name, other: name },
  });
  expect(json.errors).toEqual([taken("old"), taken("new")]);
  expect(sandbox.state().projects["803826145ba90b42d5d860.46800099"]?.keys).toHaveLength(2);
});

const good = { key_name: "good", platforms: ["web"] };
test.each([
  [{ key_name: 404, platforms: ["web"] }, "key_name parameter should be a string"],
  [{ key_name: null, platforms: ["web"] }, "key_name parameter should be a string"],
  [{ key_name: "", platforms: ["web"] }, "key_name parameter should be a string"],
  [{ key_name: { web: 1 }, platforms: ["web"] }, "key_name parameter should be a string"],
  [{ key_name: { ios: "i" }, platforms: ["web"] }, "key_name parameter should name an assigned platform"],
  [{ platforms: ["web"] }, "Key has no `key_name` parameter"],
  [{ key_name: "a" }, "Key has no `platforms` parameter"],
  [{ key_name: "a", platforms: [] }, "Invalid `platforms` parameter"],
  [{ key_name: "a", platforms: ["windows"] }, "Invalid `platforms` parameter"],
  [{ ...good, description: null }, "Invalid `description` parameter"],
  [{ ...good, tags: "a" }, "Invalid `tags` parameter"],
  [{ ...good, filenames: { web: null } }, "Invalid `filenames` parameter"],
  [{ ...good, is_plural: 1 }, "Invalid `is_plural` parameter"],
  [{ ...good, char_limit: -1 }, "Invalid `char_limit` parameter"],
  [{ ...good, char_limit: 1.5 }, "Invalid `char_limit` parameter"],
  [{ ...good, translations: null }, "Invalid `translations` parameter"],
  [{ ...good, custom_attributes: "{" }, "Invalid `custom_attributes` parameter"],
  [{ ...good, comments: [{}] }, "Invalid `comments` parameter"],
  [{ ...good, translations: {} }, "Invalid `translations` parameter"],
  [{ ...good, translations: [{ language_iso: "en" }] }, "Translation has no `translation` parameter"],
  [
    { ...good, translations: [{ language_iso: "en", translation: null }] },
    "Translation has no `translation` parameter",
  ],
  [{ ...good, translations: [{ language_iso: "en", translation: 404 }] }, "Invalid `translation` parameter"],
  [
    { ...good, translations: [{ language_iso: "en", translation: { one: 1 } }] },
    "Invalid `translation` parameter",
  ],
  [{ ...good, translations: [{ translation: "a" }] }, "Invalid `language_iso` parameter"],
  [{ ...good, translations: [{ language_iso: "xx", translation: "a" }] }, "Invalid `language_iso` parameter"],
  [
    { ...good, translations: [{ language_iso: "en", translation: "a", is_reviewed: "yes" }] },
    "Invalid `is_reviewed` parameter",
  ],
  [
    { ...good, translations: [{ language_iso: "en", translation: "a", is_unverified: 0 }] },
    "Invalid `is_unverified` parameter",
  ],
  ["a", "Invalid `keys` parameter"],
])("one malformed key refuses the whole batch: %j", async (bad, message) => {
  const { create, sandbox } = await testSandbox();
  const before = sandbox.state();
  const { status, json } = await create({ key_name: "fine", platforms: ["web"] }, bad);
  expect([status, json]).toEqual([400, { error: { message, code: 400 } }]);
  expect(sandbox.state()).toEqual(before);
});

test.each([{ keys: [] }, { keys: null }, {}, "no JSON", [1], undefined])(
  "the body %j is refused",
  async (body) => {
    const { call } = await testSandbox();
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await call(method, "/keys", body)).status).toBe(400);
  },
);
