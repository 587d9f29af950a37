/** Every recorded body of the real service is passed on completely, or becomes an error. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ApiError, type Client } from "../../../src/index.ts";
import { PROJECT } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { testClient } from "./harness/testClient.ts";

const FIXTURES = new URL("../../../node_modules/@lokalise/node-api/test/fixtures/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FIXTURES), "utf8");

const key = { key_name: "a", platforms: ["web" as const] };
const hook = { url: "https://ci.example.com", events: ["project.imported"] };
const BY_CURSOR = { pagination: "cursor" as const };
const totals = {
  "x-pagination-total-count": "2",
  "x-pagination-page-count": "1",
  "x-pagination-limit": "100",
  "x-pagination-page": "1",
};
const cursor = { "x-pagination-limit": "2", "x-pagination-next-cursor": "eyIxIjo1MjcyNjU2MTd9" };

interface Recording {
  ask: (client: Client) => Promise<unknown>;
  headers?: Record<string, string>;
  /** The members that the response must have. Default: the whole body. */
  member?: string;
  refused?: string;
}

const recordings: Record<string, Recording> = {
  "keys/bulk_delete.json": { ask: (client) => client.destroyKeys(PROJECT, [1]) },
  "keys/create.json": { ask: (client) => client.createKeys(PROJECT, key), member: "keys" },
  "keys/create_errors.json": { ask: (client) => client.createKeys(PROJECT, key), member: "keys" },
  "keys/create_per_platform.json": { ask: (client) => client.createKeys(PROJECT, key), member: "keys" },
  "keys/delete.json": { ask: (client) => client.destroyKey(PROJECT, 1) },
  "keys/list.json": { ask: (client) => client.keys(PROJECT), headers: totals, member: "keys" },
  "keys/list_cursor_pagination.json": {
    ask: (client) => client.keys(PROJECT, BY_CURSOR),
    headers: cursor,
    member: "keys",
  },
  "keys/list_cursor_pagination_malformed.json": {
    ask: (client) => client.keys(PROJECT, BY_CURSOR),
    refused: "keys: expected array, received object",
  },
  "keys/list_next_cursor_pagination.json": {
    ask: (client) => client.keys(PROJECT, BY_CURSOR),
    headers: cursor,
    member: "keys",
  },
  "keys/list_pagination.json": { ask: (client) => client.keys(PROJECT), headers: totals, member: "keys" },
  "keys/retrieve.json": { ask: (client) => client.key(PROJECT, 1), member: "key" },
  "keys/retrieve_malformed.json": {
    ask: (client) => client.key(PROJECT, 1),
    refused: "key: expected object, received undefined",
  },
  "keys/update.json": { ask: (client) => client.updateKey(PROJECT, 1, { description: "" }), member: "key" },
  "keys/update_bulk.json": { ask: (client) => client.updateKeys(PROJECT, [{ key_id: 1 }]), member: "keys" },
  "webhooks/create.json": { ask: (client) => client.createWebhook(PROJECT, hook), member: "webhook" },
  "webhooks/delete.json": { ask: (client) => client.destroyWebhook(PROJECT, "a") },
  "webhooks/list.json": { ask: (client) => client.webhooks(PROJECT), headers: totals, member: "webhooks" },
  "webhooks/list_pagination.json": {
    ask: (client) => client.webhooks(PROJECT),
    headers: totals,
    member: "webhooks",
  },
  "webhooks/regenerate_secret.json": { ask: (client) => client.regenerateWebhookSecret(PROJECT, "a") },
  "webhooks/retrieve.json": { ask: (client) => client.webhook(PROJECT, "a"), member: "webhook" },
  "webhooks/update.json": { ask: (client) => client.updateWebhook(PROJECT, "a", hook), member: "webhook" },
  "languages/list.json": { ask: (client) => client.languages(PROJECT), headers: totals, member: "languages" },
  "languages/list_pagination.json": {
    ask: (client) => client.languages(PROJECT),
    headers: totals,
    member: "languages",
  },
  "contributors/me.json": { ask: (client) => client.contributorMe(PROJECT), member: "contributor" },
  "projects/create.json": { ask: (client) => client.projectDetails(PROJECT) },
  "projects/retrieve.json": { ask: (client) => client.projectDetails(PROJECT) },
  "projects/update.json": { ask: (client) => client.projectDetails(PROJECT) },
};

it("knows every recording of keys and webhooks", () => {
  const files = ["keys", "webhooks"].flatMap((room) =>
    readdirSync(new URL(room, FIXTURES)).map((file) => `${room}/${file}`),
  );
  expect(Object.keys(recordings)).toEqual(expect.arrayContaining(files));
});

describe("passes through", () => {
  it.each(Object.entries(recordings))("%s", async (file, { ask, headers, member, refused }) => {
    const body = JSON.parse(read(file));
    const { client, until, failure } = await testClient((response) =>
      answer(response, 200, read(file), headers),
    );
    if (refused) {
      const error = await failure(ask(client));
      expect(error).toBeInstanceOf(ApiError);
      expect(String(error)).toContain(refused);
      return;
    }
    const got = await until(ask(client));
    const whole = Array.isArray(got) ? got.map((element) => ({ ...element })) : { ...(got as object) };
    expect(whole).toStrictEqual(member ? body[member] : body);
    if (!Array.isArray(got)) return;
    expect(got).toMatchObject({ projectId: body.project_id, branch: body.branch });
    if (headers === totals) expect(got).toMatchObject({ totalCount: 2, pageCount: 1, limit: 100, page: 1 });
    if (headers === cursor)
      expect(got).toMatchObject({ nextCursor: cursor["x-pagination-next-cursor"], totalCount: undefined });
    expect(got).toMatchObject({ errors: Array.isArray(body.errors) ? body.errors : [] });
  });
});

const SAID: Record<string, [code: number, serviceMessage: string]> = {
  "error_429.json": [429, "Too many requests"],
  "error_500.json": [500, "Something very bad has happened"],
  "error_code.json": [401, "Auth error"],
  "error_empty.json": [400, ""],
  "error_plain.json": [401, "Auth error"],
  "error_with_malformed_code.json": [400, "Server error"],
  "nested_error_with_malformed_code.json": [400, "Server error"],
};

describe("reads recorded errors", () => {
  it.each(readdirSync(new URL("errors", FIXTURES)))("%s", async (file) => {
    const { client, failure } = await testClient((response) => answer(response, 400, read(`errors/${file}`)));
    const [code, serviceMessage] = SAID[file] ?? [];
    expect(await failure(client.keys(PROJECT))).toMatchObject({
      name: "ApiError",
      status: 400,
      code,
      serviceMessage,
    });
  });
});
