import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { projectOf, type TestSandbox, testSandbox } from "./testSandbox.ts";

/**
 * The package of the official client contains recorded responses of the real service. The sandbox's answer to the same request
 * has the same members, with values of the same types.
 */
const FIXTURES = fileURLToPath(
  new URL("../../../node_modules/@lokalise/node-api/test/fixtures", import.meta.url),
);

const MADE = {
  keys: [
    {
      key_name: "title",
      platforms: ["web"],
      comments: [{ comment: "Short, please" }],
      translations: [{ language_iso: "en", translation: "Title" }],
    },
  ],
};
const HOOK = { url: "https://example.com", events: ["project.translation.updated"] };

const QUESTIONS: Record<string, (testSandbox: TestSandbox, hookId: string) => Promise<{ json: unknown }>> = {
  "keys/bulk_delete.json": ({ call }) => call("DELETE", "/keys", { keys: [1] }),
  "keys/create.json": ({ call }) => call("POST", "/keys", { keys: [{ ...MADE.keys[0], key_name: "new" }] }),
  "keys/create_errors.json": ({ call }) =>
    call("POST", "/keys", { keys: [{ ...MADE.keys[0], key_name: "other" }, ...MADE.keys] }),
  "keys/create_per_platform.json": ({ call }) =>
    call("POST", "/keys", { keys: [{ key_name: { ios: "i", web: "w" }, platforms: ["ios", "web"] }] }),
  "keys/delete.json": ({ call }) => call("DELETE", "/keys/1"),
  "keys/list.json": ({ get }) => get("/keys"),
  "keys/list_cursor_pagination.json": ({ get }) => get("/keys?pagination=cursor&limit=2"),
  "keys/list_next_cursor_pagination.json": ({ get }) => get("/keys?pagination=cursor&limit=2&cursor="),
  "keys/list_pagination.json": ({ get }) => get("/keys?page=1&limit=1"),
  "keys/retrieve.json": ({ get }) => get("/keys/1"),
  "keys/update.json": ({ call }) => call("PUT", "/keys/1", { description: "new" }),
  "keys/update_bulk.json": ({ call }) => call("PUT", "/keys", { keys: [{ key_id: 1, description: "new" }] }),
  "languages/list.json": ({ get }) => get("/languages"),
  "languages/list_pagination.json": ({ get }) => get("/languages?page=1&limit=1"),
  "projects/retrieve.json": ({ get }) => get(""),
  "snapshots/create.json": ({ call }) => call("POST", "/snapshots", { title: "Before" }),
  "webhooks/create.json": ({ call }) => call("POST", "/webhooks", HOOK),
  "webhooks/delete.json": ({ call }, id) => call("DELETE", `/webhooks/${id}`),
  "webhooks/list.json": ({ get }) => get("/webhooks"),
  "webhooks/list_pagination.json": ({ get }) => get("/webhooks?page=1&limit=1"),
  "webhooks/regenerate_secret.json": ({ call }, id) => call("PATCH", `/webhooks/${id}/secret/regenerate`),
  "webhooks/retrieve.json": ({ get }, id) => get(`/webhooks/${id}`),
  "webhooks/update.json": ({ call }, id) => call("PUT", `/webhooks/${id}`, { url: "https://example.org" }),
};

/** Recordings of operations that the sandbox does not have, and bodies that were made invalid on purpose. */
const OTHERS = [
  ...["keys/list_cursor_pagination_malformed.json", "keys/retrieve_malformed.json"],
  ...["create", "delete", "list_system", "list_system_pagination", "retrieve", "update"].map(
    (name) => `languages/${name}.json`,
  ),
  ...["delete", "list", "list_pagination", "restore"].map((name) => `snapshots/${name}.json`),
  ...["create", "delete", "empty", "list", "list_pagination", "update"].map(
    (name) => `projects/${name}.json`,
  ),
];

test("every recorded response about keys, webhooks, languages, projects and snapshots is tested or excluded by name", () => {
  const recorded = ["keys", "languages", "projects", "snapshots", "webhooks"].flatMap((folder) =>
    readdirSync(join(FIXTURES, folder)).map((file) => `${folder}/${file}`),
  );
  expect(recorded.sort()).toEqual([...Object.keys(QUESTIONS), ...OTHERS].sort());
});

test.each(Object.keys(QUESTIONS))("%s", async (file) => {
  const recorded: unknown = JSON.parse(readFileSync(join(FIXTURES, file), "utf8"));
  const branching = JSON.stringify(recorded).includes('"branch":"master"');
  const there = await testSandbox({ state: projectOf({ project: { settings: { branching } } }) });
  await there.call("POST", "/keys", MADE);
  const { json } = await there.call("POST", "/webhooks", HOOK);
  const answer = await QUESTIONS[file]?.(there, json.webhook.webhook_id);
  expect(differences(recorded, answer?.json)).toEqual([]);
});

/** `errors` was recorded once as `""`. The sandbox sends a list. */
function differences(recorded: unknown, ours: unknown, path = ""): string[] {
  if (path === ".errors" && recorded === "") return [];
  if (typeOf(recorded) !== typeOf(ours))
    return [`${path} is ${typeOf(ours)}, recorded as ${typeOf(recorded)}`];
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    if (ours.length === 0)
      return recorded.length === 0 ? [] : [`${path} is empty, recorded with ${recorded.length}`];
    return recorded.flatMap((row) => differences(row, ours[0], `${path}[]`));
  }
  if (typeof recorded !== "object" || recorded === null) return [];
  return Object.entries(recorded).flatMap(([member, value]) =>
    differences(value, Reflect.get(Object(ours), member), `${path}.${member}`),
  );
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
