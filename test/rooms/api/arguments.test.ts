/** An invalid argument throws an error that names it, before anything is sent. */
import { expect, it } from "vitest";
import { ArgumentError, type Client } from "../../../src/index.ts";
import { hookOf, PROJECT } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { testClient } from "./harness/testClient.ts";

/** Arguments that a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: this test passes arguments that the types forbid
type Loose = any;

const key = { key_name: "a", platforms: ["web"] };
const rows: [argument: string, ask: (client: Record<keyof Client, Loose>) => Promise<unknown>][] = [
  ["projectId", (client) => client.keys("")],
  ["projectId", (client) => client.webhooks(undefined)],
  ["keyId", (client) => client.key(PROJECT, "")],
  ["keyId", (client) => client.destroyKey(PROJECT, 0)],
  ["webhookId", (client) => client.webhook(PROJECT, "..")],
  ["limit", (client) => client.keys(PROJECT, { limit: 501 })],
  ["limit", (client) => client.keys(PROJECT, { limit: 0 })],
  ["limit", (client) => client.keys(PROJECT, { limit: "20" })],
  ["limit", (client) => client.allKeys(PROJECT, { limit: 501 }).pages().next()],
  ["page", (client) => client.webhooks(PROJECT, { page: 1.5 })],
  ["page", (client) => client.keys(PROJECT, { pagination: "cursor", page: 2 })],
  ["cursor", (client) => client.keys(PROJECT, { cursor: "abc" })],
  ["pagination", (client) => client.keys(PROJECT, { pagination: "keyset" })],
  ["filter_archived", (client) => client.keys(PROJECT, { filter_archived: true })],
  ["filter_keys", (client) => client.keys(PROJECT, { filter_keys: ["a,b"] })],
  ["filter_keys", (client) => client.keys(PROJECT, { filter_keys: [] })],
  ["filter_tags", (client) => client.keys(PROJECT, { filter_tags: "" })],
  ["filter_tags", (client) => client.keys(PROJECT, { filter_tags: ["\ud800"] })],
  ["filter_tag", (client) => client.keys(PROJECT, { filter_tag: "a" })],
  ["disable_references", (client) => client.key(PROJECT, 1, { disable_references: "yes" })],
  ["disable_references", (client) => client.key(PROJECT, 1, { disable_references: null })],
  ["keys", (client) => client.createKeys(PROJECT, [])],
  ["keys", (client) => client.createKeys(PROJECT, null)],
  ["keys", (client) => client.createKeys(PROJECT, { keys: key })],
  ["keys[1]", (client) => client.createKeys(PROJECT, [key, null])],
  ["keys[0].description", (client) => client.createKeys(PROJECT, { ...key, description: null })],
  ["keys[1].tags[0]", (client) => client.createKeys(PROJECT, [key, { ...key, tags: [null] }])],
  ["keys[0].tags[1]", (client) => client.createKeys(PROJECT, { ...key, tags: ["a", undefined] })],
  ["keys[0].char_limit", (client) => client.createKeys(PROJECT, { ...key, char_limit: Number.NaN })],
  [
    "keys[0].translations[0].translation",
    (client) =>
      client.createKeys(PROJECT, { ...key, translations: [{ language_iso: "en", translation: null }] }),
  ],
  ["use_automations", (client) => client.createKeys(PROJECT, { keys: [key], use_automations: null })],
  ["keys", (client) => client.updateKeys(PROJECT, [])],
  ["keys", (client) => client.updateKeys(PROJECT, { keys: [] })],
  ["keys[0].key_id", (client) => client.updateKeys(PROJECT, [{ description: "x" }])],
  ["keys[0].key_id", (client) => client.updateKeys(PROJECT, [{ key_id: "" }])],
  [
    "keys[1].key_name",
    (client) => client.updateKeys(PROJECT, [{ key_id: 1 }, { key_id: 2, key_name: null }]),
  ],
  ["params.key_name", (client) => client.updateKey(PROJECT, 1, { key_name: null })],
  ["params.translations", (client) => client.updateKey(PROJECT, 1, { translations: [] })],
  ["params", (client) => client.updateKey(PROJECT, 1, [])],
  ["keyIds", (client) => client.destroyKeys(PROJECT, [])],
  ["keyIds", (client) => client.destroyKeys(PROJECT, "12")],
  ["keyIds[1]", (client) => client.destroyKeys(PROJECT, [1, ""])],
  ["params.url", (client) => client.createWebhook(PROJECT, { url: null, events: ["a"] })],
  [
    "params.event_lang_map[0].event",
    (client) => client.updateWebhook(PROJECT, "a", { event_lang_map: [{ event: null }] }),
  ],
];

it.each(rows)("%s: %s", async (argument, ask) => {
  const { client, seen } = await testClient((response) => answer(response, 200, {}));
  const error = await ask(client as Loose).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ArgumentError);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ name: "ArgumentError", argument });
  expect(String(error)).toContain(argument);
  expect(seen).toEqual([]);
});

it("the branch of a webhook may be null, and undefined parameters are not sent", async () => {
  const { client, until, seen } = await testClient((response) => answer(response, 200, hookOf("a")));
  await until(client.updateWebhook(PROJECT, "a", { branch: null, url: undefined } as Loose));
  expect(seen[0]?.body).toBe('{"branch":null}');
  await until(client.webhooks(PROJECT, { limit: undefined } as Loose).catch(() => {}));
  expect(seen[1]?.url).toBe(`/projects/${PROJECT}/webhooks`);
});

it.each([
  [true, "1"],
  [false, "0"],
  [1, "1"],
  [0, "0"],
  ["1", "1"],
  ["0", "0"],
] as const)("a flag %j is sent as %s", async (flag, sent) => {
  const { client, seen, until } = await testClient((response) => answer(response, 200, {}));
  await until(client.key(PROJECT, 1, { disable_references: flag }).catch(() => {}));
  expect(seen[0]?.url).toMatch(new RegExp(`\\?disable_references=${sent}$`));
});
