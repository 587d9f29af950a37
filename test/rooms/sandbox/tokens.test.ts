import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROJECT, projectOf, someKeys, testSandbox } from "./testSandbox.ts";

/** Tokens with their rights and users. */

const ANNA = { user_id: 501, email: "anna@example.com", fullname: "Anna" };
const STATE = {
  ...projectOf({
    keys: someKeys(1),
    webhooks: [{ webhook_id: "a".repeat(40), url: "https://example.com/hook", events: ["project.imported"] }],
  }),
  tokens: [
    { token: "reads", rights: "read-only" as const, user: ANNA },
    { token: "writes", user: { user_id: 502, email: "ben@example.com" } },
  ],
};
const as = (token: string) => ({ "X-Api-Token": token });
const text = (translation: string) => ({
  keys: [{ key_id: 1, translations: [{ language_iso: "en", translation }] }],
});

test("only the tokens of the state are accepted, including `token`", async () => {
  const { get } = await testSandbox({ state: { ...STATE, token: "first" } });
  const statuses = ["reads", "writes", "first", "other"].map(
    async (token) => (await get("/keys", as(token))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 400]);
});

test("without tokens every token may read and write", async () => {
  const { call } = await testSandbox({ state: projectOf({ keys: someKeys(1) }) });
  expect((await call("PUT", "/keys", text("Hi"), as("whatever"))).status).toBe(200);
});

test.each([
  ["POST", "/keys", { keys: [{ key_name: "new", platforms: ["web"] }] }],
  ["PUT", "/keys", text("Hi")],
  ["PUT", "/keys/1", { description: "Hi" }],
  ["DELETE", "/keys/1", undefined],
  ["DELETE", "/keys", { keys: [1] }],
  ["POST", "/webhooks", { url: "https://example.com/hook", events: ["project.imported"] }],
  ["PUT", `/webhooks/${"a".repeat(40)}`, { url: "https://example.com/other" }],
  ["DELETE", `/webhooks/${"a".repeat(40)}`, undefined],
  ["PATCH", `/webhooks/${"a".repeat(40)}/secret/regenerate`, undefined],
])("a read-only token is refused, and writes nothing: %s %s", async (method, path, body) => {
  const { call, sandbox } = await testSandbox({ state: STATE });
  const before = sandbox.state();
  const { status, json } = await call(method, path, body, as("reads"));
  expect([status, json]).toEqual([403, { error: { message: "Forbidden", code: 403 } }]);
  expect(sandbox.state()).toEqual(before);
  expect((await call(method, path, body, as("writes"))).status).toBe(200);
});

test("each written row has the user of the token", async () => {
  const { call, sandbox } = await testSandbox({ state: { ...STATE, token: "own" } });
  await call("PUT", "/keys", text("by Ben"), as("writes"));
  const rows = () => sandbox.state().projects[PROJECT]?.keys.at(-1)?.translations ?? [];
  expect(rows().map((row) => [row.modified_by, row.modified_by_email])).toEqual([
    [502, "ben@example.com"],
    [20181, "sandbox@example.com"],
  ]);
  await call("PUT", "/keys", text("by the sandbox"), as("own"));
  expect(rows()[0]?.modified_by).toBe(20181);
  const made = { key_name: "new", platforms: ["web"], comments: [{ comment: "Short" }] };
  const { json } = await call("POST", "/keys", { keys: [made] }, as("writes"));
  expect(json.keys[0].translations.map((row: { modified_by: number }) => row.modified_by)).toEqual([
    502, 502,
  ]);
  expect(json.keys[0].comments[0].added_by).toBe(502);
});

test("contributors/me is the token's own user", async () => {
  const { get } = await testSandbox({ state: { ...STATE, token: "own" } });
  const me = async (token: string) => (await get("/contributors/me", as(token))).json.contributor;
  expect(await me("reads")).toMatchObject({ ...ANNA, is_admin: true });
  expect(await me("writes")).toMatchObject({
    user_id: 502,
    email: "ben@example.com",
    fullname: "ben@example.com",
  });
  expect((await me("own")).user_id).toBe(20181);
  expect((await get("/contributors/501", as("reads"))).status).toBe(404);
});

test("contributors/me has the members of the recorded response", async () => {
  const recorded = JSON.parse(
    readFileSync("node_modules/@lokalise/node-api/test/fixtures/contributors/me.json", "utf8"),
  );
  const { json } = await (await testSandbox({ state: STATE })).get("/contributors/me", as("reads"));
  expect(Object.keys(json)).toEqual(Object.keys(recorded));
  expect(Object.keys(json.contributor)).toEqual(Object.keys(recorded.contributor));
  expect(Object.keys(json.contributor.languages[0] ?? {})).toEqual(
    Object.keys(recorded.contributor.languages[0]),
  );
});
