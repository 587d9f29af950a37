import { expect, test } from "vitest";
import { clockAt, PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

const BEGIN = Date.parse("2024-01-01T00:00:00Z");
const LATER = BEGIN + 60_000;
const KEY = {
  key_id: 1,
  key_name: "title",
  tags: ["b"],
  filenames: { ios: "i.strings", web: "w.json" },
  translations: [
    { language_iso: "en", translation: "Title" },
    { language_iso: "de", translation: "Titel", is_reviewed: true, modified_by_email: "jane@example.com" },
  ],
};

/** One key that was created at BEGIN, and a clock at LATER. */
async function later(project = {}) {
  const clock = clockAt(BEGIN);
  const there = await testSandbox({
    clock: clock.now,
    state: projectOf({ project, keys: [KEY, { key_id: 2, key_name: "other" }] }),
  });
  clock.at(LATER);
  return there;
}

const row = (json: { keys: { translations: { language_iso: string }[] }[] }, iso: string) =>
  json.keys[0]?.translations.find((candidate) => candidate.language_iso === iso);

test("an attribute changes modified_at of the key, and not of its translations", async () => {
  const { update } = await later();
  const { json } = await update({ key_id: 1, description: "new" });
  expect(json.keys[0]).toMatchObject({
    created_at_timestamp: BEGIN / 1000,
    modified_at_timestamp: LATER / 1000,
    translations_modified_at_timestamp: BEGIN / 1000,
  });
});

test("a translation changes translations_modified_at and its own row, with the writer", async () => {
  const { update } = await later();
  const { json } = await update({
    key_id: 1,
    translations: [{ language_iso: "de", translation: "Überschrift eins" }],
  });
  expect(json.keys[0]).toMatchObject({
    modified_at_timestamp: BEGIN / 1000,
    translations_modified_at: "2024-01-01 00:01:00 (Etc/UTC)",
    translations_modified_at_timestamp: LATER / 1000,
  });
  expect(row(json, "de")).toMatchObject({
    translation: "Überschrift eins",
    words: 2,
    is_reviewed: false,
    reviewed_by: 0,
    modified_by_email: "sandbox@example.com",
    modified_at_timestamp: LATER / 1000,
  });
  expect(row(json, "en")).toMatchObject({ is_unverified: false, modified_at_timestamp: BEGIN / 1000 });
});

test("an update without a difference changes nothing", async () => {
  const { update, sandbox } = await later();
  const before = sandbox.state().projects[PROJECT]?.keys[0];
  const { json } = await update({
    key_id: 1,
    tags: ["b"],
    translations: [{ language_iso: "en", translation: "Title" }],
  });
  expect(json.keys[0]).toEqual(before);
});

test("a new base text makes the other languages unverified, except those in the same request", async () => {
  const { update } = await later();
  const alone = await update({
    key_id: 1,
    translations: [{ language_iso: "en", translation: "A whole new title" }],
  });
  expect(row(alone.json, "de")).toMatchObject({ is_unverified: true, is_fuzzy: true, translation: "Titel" });
  expect([row(alone.json, "en"), alone.json.keys[0].base_words]).toMatchObject([{ is_unverified: false }, 4]);
  const both = [
    { language_iso: "de", translation: "Neuer Titel" },
    { language_iso: "en", translation: "New title" },
  ];
  expect(row((await update({ key_id: 1, translations: both })).json, "de")).toMatchObject({
    is_unverified: false,
  });
});

test("it does not if auto_toggle_unverified is off", async () => {
  const { update } = await later({ settings: { auto_toggle_unverified: false } });
  const { json } = await update({ key_id: 1, translations: [{ language_iso: "en", translation: "New" }] });
  expect(row(json, "de")).toMatchObject({ is_unverified: false });
});

test("is_reviewed and is_unverified are set as they are sent", async () => {
  const { update } = await later();
  const sent = { language_iso: "en", translation: "Title", is_reviewed: true, is_unverified: true };
  const { json } = await update({ key_id: 1, translations: [sent] });
  expect(row(json, "en")).toMatchObject({
    is_reviewed: true,
    reviewed_by: 20181,
    is_unverified: true,
    is_fuzzy: true,
  });
});

test("tags replace the set, are merged with merge_tags, and are cleared by an empty list", async () => {
  const { update } = await later();
  const tags = async (sent: object) => (await update({ key_id: 1, ...sent })).json.keys[0].tags;
  expect(await tags({ tags: ["c", "A"], merge_tags: true })).toEqual(["A", "b", "c"]);
  expect(await tags({ tags: ["z"] })).toEqual(["z"]);
  expect(await tags({ tags: [] })).toEqual([]);
  const { json } = await update({ key_id: 1, merge_tags: true });
  expect(json.keys[0].tags).toEqual([]);
  expect(json.keys[0]).not.toHaveProperty("merge_tags");
});

test("PUT of one key ignores translations without an error, even malformed ones", async () => {
  const { call } = await later();
  const { status, json } = await call("PUT", "/keys/1", {
    description: "new",
    translations: [{ language_iso: "en", translation: null }],
  });
  expect([status, json.key.description, json.key.translations[0].translation]).toEqual([200, "new", "Title"]);
  expect(json.key.translations_modified_at_timestamp).toBe(BEGIN / 1000);
});

test.each([{ key_name: null }, { key_name: "" }, { description: null }, [], "no JSON"])(
  "PUT of one key refuses %j",
  async (body) => {
    const { call } = await later();
    expect((await call("PUT", "/keys/1", body)).status).toBe(400);
  },
);

test("PUT of one key refuses a taken name, and gives 404 for a missing key", async () => {
  const { call } = await later();
  expect((await call("PUT", "/keys/1", { key_name: "other" })).json).toEqual({
    error: { message: "This key name is already taken", code: 400 },
  });
  expect((await call("PUT", "/keys/9", { description: "x" })).status).toBe(404);
  expect((await call("PUT", "/keys/x", { description: "x" })).status).toBe(400);
});

test("a renamed key keeps its id and translations, and its old name is free", async () => {
  const { update, create, get } = await later();
  const { json } = await update({ key_id: "1", key_name: "heading" });
  expect(json.keys[0]).toMatchObject({
    key_id: 1,
    key_name: { web: "heading", ios: "heading" },
    tags: ["b"],
  });
  expect(row(json, "en")).toMatchObject({ translation: "Title" });
  expect((await create({ key_name: "title", platforms: ["web"] })).json.errors).toEqual([]);
  expect((await get("/keys?filter_keys=heading")).json.keys).toHaveLength(1);
});

test("a bulk update is answered in the order of the ids, and refuses single keys", async () => {
  const { update } = await later();
  const { status, json } = await update(
    { key_id: 2, key_name: "title" },
    { key_id: 7, description: "x" },
    { key_id: 2, context: "c" },
    { key_id: 1, context: "c" },
  );
  expect(status).toBe(200);
  expect(json.keys.map((key: { key_id: number; context: string }) => [key.key_id, key.context])).toEqual([
    [1, "c"],
    [2, "c"],
  ]);
  expect(json.errors).toEqual([
    { message: "This key name is already taken", code: 400, key_id: 2 },
    { message: "Key not found in the project", code: 404, key_id: 7 },
  ]);
});

test.each([
  [{ description: "no id" }, "Key has no `key_id` parameter"],
  [{ key_id: "one" }, "Invalid `key_id` parameter"],
  [{ key_id: 2, key_name: 5 }, "key_name parameter should be a string"],
  [
    { key_id: 2, translations: [{ language_iso: "en", translation: null }] },
    "Translation has no `translation` parameter",
  ],
  [{ key_id: 2, key_name: { ios: "" } }, "key_name parameter should be a string"],
])("one malformed key refuses the whole bulk update: %j", async (bad, message) => {
  const { update, sandbox } = await later();
  const before = sandbox.state();
  const { status, json } = await update({ key_id: 1, description: "new" }, bad);
  expect([status, json.error.message]).toEqual([400, message]);
  expect(sandbox.state()).toEqual(before);
});

test("a plural that becomes plain keeps its form other, or its first non-empty form", async () => {
  const { update } = await later();
  const plain = async (translation: object) => {
    await update(
      { key_id: 1, is_plural: true },
      { key_id: 1, translations: [{ language_iso: "de", translation }] },
    );
    return row((await update({ key_id: 1, is_plural: false })).json, "de");
  };
  expect(await plain({ one: "Ein Titel", other: "Titel" })).toMatchObject({ translation: "Titel" });
  expect(await plain({ other: "", one: "Ein Titel" })).toMatchObject({ translation: "Ein Titel" });
});

test("filenames that are not sent keep their values", async () => {
  const { update } = await later();
  const { json } = await update({ key_id: 1, filenames: { web: "new.json" } });
  expect(json.keys[0].filenames).toEqual({ ios: "i.strings", android: "", web: "new.json", other: "" });
});
