import { LokaliseApi } from "@lokalise/node-api";
import { expect, test } from "vitest";
import { PROJECT, projectOf, someKeys, testSandbox } from "./testSandbox.ts";

const project_id = PROJECT;

/** The official client, which is independent of this project, works with the sandbox. */
async function client(entry = {}) {
  const { sandbox } = await testSandbox({ state: projectOf(entry) });
  return { api: new LokaliseApi({ apiKey: "secret", host: sandbox.url.replace("/api2", "") }), sandbox };
}

test("the service's own client lists keys by offset and by cursor", async () => {
  const { api } = await client({ keys: someKeys(5) });
  const second = await api.keys().list({ project_id, limit: 2, page: 2, include_translations: 1 });
  expect(second.items.map((key) => key.key_name)).toEqual([
    { ios: "k3", android: "k3", web: "k3", other: "k3" },
    { ios: "k4", android: "k4", web: "k4", other: "k4" },
  ]);
  expect(second.items[0]?.translations.map((row) => row.language_iso)).toEqual(["en", "de"]);
  expect([second.totalResults, second.totalPages, second.resultsPerPage, second.currentPage]).toEqual([
    5, 3, 2, 2,
  ]);

  const seen: number[] = [];
  let page = await api.keys().list({ project_id, pagination: "cursor", limit: 2 });
  for (;;) {
    seen.push(...page.items.map((key) => key.key_id));
    if (!page.hasNextCursor()) break;
    page = await api
      .keys()
      .list({ project_id, pagination: "cursor", limit: 2, cursor: page.nextCursor ?? "" });
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test("for three keys with a duplicate it gets two keys and an error", async () => {
  const { api } = await client();
  const made = await api.keys().create(
    {
      keys: [
        {
          key_name: "title",
          platforms: ["web", "ios"],
          translations: [{ language_iso: "en", translation: "Hi" }],
        },
        { key_name: "title", platforms: ["web"] },
        {
          key_name: "apples",
          platforms: ["web"],
          is_plural: true,
          translations: [{ language_iso: "en", translation: { other: "%d" } }],
        },
      ],
    },
    { project_id },
  );
  expect(made.items.map((key) => [key.key_id, key.key_name.web, key.platforms])).toEqual([
    [1, "title", ["ios", "web"]],
    [2, "apples", ["web"]],
  ]);
  expect(made.items[1]?.translations[0]?.translation).toBe('{"other":"%d","one":""}');
  expect(made.errors).toEqual([
    {
      message: "This key name is already taken",
      code: 400,
      key_name: { ios: "title", android: "title", web: "title", other: "title" },
    },
  ]);
});

test("it reads, updates and deletes keys, one and many", async () => {
  const { api, sandbox } = await client({ keys: someKeys(4) });
  const one = await api.keys().update(1, { description: "first", tags: ["b", "A"] }, { project_id });
  expect([one.description, one.tags]).toEqual(["first", ["A", "b"]]);
  expect((await api.keys().get(1, { project_id })).description).toBe("first");

  const many = await api.keys().bulk_update(
    {
      keys: [
        { key_id: 3, description: "third", translations: [{ language_iso: "de", translation: "Drei" }] },
        { key_id: 99, description: "nobody" },
        { key_id: 2, is_hidden: true },
      ],
    },
    { project_id },
  );
  expect(many.items.map((key) => key.key_id)).toEqual([2, 3]);
  expect(many.items[1]?.translations.map((row) => row.translation)).toEqual(["", "Drei"]);
  expect(many.errors).toEqual([{ message: "Key not found in the project", code: 404, key_id: 99 }]);

  expect(await api.keys().delete(4, { project_id })).toEqual({
    project_id,
    key_removed: true,
    keys_locked: 0,
  });
  expect(await api.keys().bulk_delete([1, 3], { project_id })).toEqual({
    project_id,
    keys_removed: true,
    keys_locked: 0,
  });
  expect(sandbox.state().projects[project_id]?.keys.map((key) => key.key_id)).toEqual([2]);
});

test("it does all six operations on webhooks", async () => {
  const { api } = await client();
  const made = await api
    .webhooks()
    .create({ url: "https://example.com/a", events: ["project.imported"] }, { project_id });
  expect(made.webhook_id).toMatch(/^[0-9a-f]{40}$/);
  expect(made.secret).toMatch(/^[0-9a-f]{40}$/);
  expect(made).toMatchObject({
    url: "https://example.com/a",
    branch: null,
    events: ["project.imported"],
    event_lang_map: [],
  });

  const changed = await api
    .webhooks()
    .update(made.webhook_id, { events: ["project.translation.updated"] }, { project_id });
  expect(changed).toMatchObject({
    url: made.url,
    secret: made.secret,
    events: ["project.translation.updated"],
  });
  expect(changed.event_lang_map).toEqual([
    { event: "project.translation.updated", lang_iso_codes: ["en", "de"] },
  ]);
  expect((await api.webhooks().get(made.webhook_id, { project_id })).events).toEqual([
    "project.translation.updated",
  ]);

  const fresh = await api.webhooks().regenerate_secret(made.webhook_id, { project_id });
  expect(fresh).toEqual({ project_id, secret: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(fresh.secret).not.toBe(made.secret);

  const listed = await api.webhooks().list({ project_id });
  expect([listed.totalResults, listed.items[0]?.secret]).toEqual([1, fresh.secret]);
  expect(await api.webhooks().delete(made.webhook_id, { project_id })).toEqual({
    project_id,
    webhook_deleted: true,
  });
  expect((await api.webhooks().list({ project_id })).items).toEqual([]);
});

test("it gets errors in the format that it knows", async () => {
  const { api } = await client();
  await expect(api.keys().get(7, { project_id })).rejects.toMatchObject({ code: 404, message: "Not Found" });
  await expect(api.keys().list({ project_id: `${PROJECT};develop` })).rejects.toMatchObject({
    code: 400,
    message: "Invalid `project_id` parameter",
  });
});

test("it reads the project and its languages", async () => {
  const { api } = await client({ keys: someKeys(3) });
  const project = await api.projects().get(project_id);
  expect([project.project_id, project.base_language_iso, project.statistics.keys_total]).toEqual([
    PROJECT,
    "en",
    3,
  ]);
  const languages = await api.languages().list({ project_id });
  expect(languages.items.map((language) => [language.lang_iso, language.lang_name])).toEqual([
    ["en", "English"],
    ["de", "German"],
  ]);
});
