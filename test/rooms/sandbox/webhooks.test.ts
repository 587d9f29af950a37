import { expect, test } from "vitest";
import { PROJECT, testSandbox } from "./testSandbox.ts";

const HOOK = { url: "https://example.com/a", events: ["project.translation.updated", "project.imported"] };
const MAP = [{ event: "project.translation.updated", lang_iso_codes: ["de"] }];

async function withHook(sent: object = HOOK) {
  const there = await testSandbox();
  const { json } = await there.call("POST", "/webhooks", sent);
  const put = (body: unknown) => there.call("PUT", `/webhooks/${json.webhook.webhook_id}`, body);
  return { ...there, hook: json.webhook, put };
}

test("an event that can be limited to languages is stored with all of them, and events are not in the order of the request", async () => {
  const { hook } = await withHook();
  expect(hook).toEqual({
    webhook_id: expect.stringMatching(/^[0-9a-f]{40}$/),
    url: "https://example.com/a",
    branch: null,
    secret: expect.stringMatching(/^[0-9a-f]{40}$/),
    events: ["project.imported", "project.translation.updated"],
    event_lang_map: [{ event: "project.translation.updated", lang_iso_codes: ["en", "de"] }],
  });
});

test("a sent map and branch are kept", async () => {
  const { hook } = await withHook({ ...HOOK, branch: "develop", event_lang_map: MAP });
  expect(hook).toMatchObject({ branch: "develop", event_lang_map: MAP });
});

test("languages of a map come in the project's order", async () => {
  const event = "project.translation.updated";
  const { hook } = await withHook({ ...HOOK, event_lang_map: [{ event, lang_iso_codes: ["de", "en"] }] });
  expect(hook.event_lang_map).toEqual([{ event, lang_iso_codes: ["en", "de"] }]);
});

test("two webhooks may have the same URL", async () => {
  const { call, get, hook } = await withHook();
  const again = (await call("POST", "/webhooks", HOOK)).json.webhook;
  expect(again.webhook_id).not.toBe(hook.webhook_id);
  expect(again.secret).not.toBe(hook.secret);
  expect((await get("/webhooks")).json.webhooks).toHaveLength(2);
});

test("an update keeps the members that it omits, and the secret", async () => {
  const { put, hook } = await withHook({ ...HOOK, branch: "develop", event_lang_map: MAP });
  const moved = (await put({ url: "https://example.com/b" })).json.webhook;
  expect(moved).toEqual({ ...hook, url: "https://example.com/b" });
  expect((await put({ branch: null })).json.webhook).toEqual({ ...moved, branch: null });
  expect((await put({ branch: "" })).json.webhook.branch).toBe(null);
});

test("events replace the list, and the map follows them", async () => {
  const { put } = await withHook({ ...HOOK, event_lang_map: MAP });
  const wider = await put({ events: [...HOOK.events, "project.translation.proofread"] });
  expect(wider.json.webhook.event_lang_map).toEqual([
    { event: "project.translation.proofread", lang_iso_codes: ["en", "de"] },
    ...MAP,
  ]);
  const narrower = await put({ events: ["project.exported"] });
  expect(narrower.json.webhook).toMatchObject({ events: ["project.exported"], event_lang_map: [] });
});

test("a map can be sent for existing events", async () => {
  const { put } = await withHook();
  expect((await put({ event_lang_map: MAP })).json.webhook.event_lang_map).toEqual(MAP);
});

test("a regenerated secret is stored", async () => {
  const { call, get, hook } = await withHook();
  const { json } = await call("PATCH", `/webhooks/${hook.webhook_id}/secret/regenerate`);
  expect(json).toEqual({ project_id: PROJECT, secret: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(json.secret).not.toBe(hook.secret);
  expect((await get(`/webhooks/${hook.webhook_id}`)).json).toEqual({
    project_id: PROJECT,
    webhook: { ...hook, secret: json.secret },
  });
});

test.each([
  [{ events: HOOK.events }, "Webhook has no `url` parameter"],
  [{ url: HOOK.url }, "Webhook has no `events` parameter"],
  [{ ...HOOK, url: null }, "Invalid `url` parameter"],
  [{ ...HOOK, url: "example.com" }, "Invalid `url` parameter"],
  [{ ...HOOK, url: "ftp://example.com" }, "Invalid `url` parameter"],
  [{ ...HOOK, events: [] }, "Invalid `events` parameter"],
  [{ ...HOOK, events: ["project.imported", 1] }, "Invalid `events` parameter"],
  [{ ...HOOK, events: ["project.key.admired"] }, "Invalid `events` parameter"],
  [{ ...HOOK, branch: 1 }, "Invalid `branch` parameter"],
  [{ ...HOOK, event_lang_map: {} }, "Invalid `event_lang_map` parameter"],
  [
    { ...HOOK, event_lang_map: [{ event: "project.translation.updated" }] },
    "Invalid `event_lang_map` parameter",
  ],
  [
    { ...HOOK, event_lang_map: [{ event: "project.imported", lang_iso_codes: ["de"] }] },
    "Invalid `event_lang_map` parameter",
  ],
  [
    { ...HOOK, event_lang_map: [{ event: "project.translation.proofread", lang_iso_codes: ["de"] }] },
    "Invalid `event_lang_map` parameter",
  ],
  [
    { ...HOOK, event_lang_map: [{ event: "project.translation.updated", lang_iso_codes: ["xx"] }] },
    "Invalid `event_lang_map` parameter",
  ],
  [["a list"], "Bad Request"],
])("a malformed webhook is refused: %j", async (sent, message) => {
  const { call, get } = await testSandbox();
  const { status, json } = await call("POST", "/webhooks", sent);
  expect([status, json]).toEqual([400, { error: { message, code: 400 } }]);
  expect((await get("/webhooks")).json.webhooks).toEqual([]);
});

test("a missing webhook is 404 for every operation", async () => {
  const { call } = await testSandbox();
  const path = `/webhooks/${"0".repeat(40)}`;
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await call(method, path, method === "PUT" ? {} : undefined)).status).toBe(404);
  expect((await call("PATCH", `${path}/secret/regenerate`)).status).toBe(404);
});
