import { EventEmitter, once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RequestEntry } from "../../../src/sandbox/sandbox.ts";
import { startSandbox } from "../../sandboxFaults/fault.ts";
import { clockAt, PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

test("JSON is as PHP writes it, without a charset", async () => {
  const keys = [{ key_name: "a/b", description: 'größer 😀 "x"' }];
  const { get } = await testSandbox({ state: projectOf({ keys }) });
  const reply = await get("/keys");
  expect(reply.headers.get("content-type")).toBe("application/json");
  expect(reply.text).toContain('"web":"a\\/b"');
  expect(reply.text).toContain('"gr\\u00f6\\u00dfer \\ud83d\\ude00 \\"x\\""');
  expect(reply.json.keys[0].description).toBe('größer 😀 "x"');
});

test("a response is compressed only if the request accepts gzip", async () => {
  const { sandbox } = await testSandbox();
  const bytes = (encoding: string) =>
    new Promise<[string | undefined, Buffer]>((resolve, reject) => {
      const headers = { "X-Api-Token": "x", "Accept-Encoding": encoding };
      request(`${sandbox.url}/projects/${PROJECT}/keys`, { headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve([response.headers["content-encoding"], Buffer.concat(chunks)]);
      })
        .on("error", reject)
        .end();
    });
  const [plainEncoding, plain] = await bytes("identity");
  const [encoding, zipped] = await bytes("br, gzip");
  expect([plainEncoding, encoding]).toEqual([undefined, "gzip"]);
  expect(gunzipSync(zipped)).toEqual(plain);
});

const NO_TOKEN = { error: { message: "Invalid `X-Api-Token` header", code: 400 } };

test("a token is in either header, and a missing one is refused", async () => {
  const { get, sandbox } = await testSandbox({ state: { ...projectOf({}), token: "right" } });
  const bearer = { headers: { Authorization: "Bearer right" } };
  expect((await fetch(`${sandbox.url}/projects/${PROJECT}`, bearer)).status).toBe(200);
  expect((await get("/keys", { "X-Api-Token": "right" })).status).toBe(200);
  const refused = await get("/keys", { "X-Api-Token": "" });
  expect([refused.status, refused.json]).toEqual([400, NO_TOKEN]);
});

test.each([
  ["GET", "/api2/projects/803826145ba90b42d5d860.46800098/keys", 404, "Not Found"],
  ["GET", `/api2/projects/${PROJECT}/tasks`, 404, "Not Found"],
  ["GET", `/api2/projects/${PROJECT}/keys/1/more`, 404, "Not Found"],
  ["GET", "/api2/teams", 404, "Not Found"],
  ["GET", "/api2/projects/%E0%A4%A/keys", 404, "Not Found"],
  ["PATCH", `/api2/projects/${PROJECT}/keys`, 405, "Method Not Allowed"],
  ["POST", `/api2/projects/${PROJECT}/languages`, 405, "Method Not Allowed"],
  ["GET", `/api2/projects/${PROJECT}/webhooks/1/secret/regenerate`, 405, "Method Not Allowed"],
  ["GET", `/api2/projects/${PROJECT};develop/keys`, 400, "Invalid `project_id` parameter"],
  ["GET", "/api2/projects/my-project/keys", 400, "Invalid `project_id` parameter"],
])("%s %s is %i", async (method, path, status, message) => {
  const { call } = await testSandbox();
  const reply = await call(method, path);
  expect([reply.status, reply.json]).toEqual([status, { error: { message, code: status } }]);
});

test("a request line beyond 8 KB is 414, as HTML", async () => {
  const { get } = await testSandbox();
  const most = await get(`/keys?filter_keys=${"k".repeat(8000)}`);
  const more = await get(`/keys?filter_keys=${"k".repeat(8200)}`);
  expect([most.status, more.status, more.headers.get("content-type")]).toEqual([200, 414, "text/html"]);
  expect(more.text).toContain("<title>414 Request-URI Too Large</title>");
  expect((await get(`/keys?filter_keys=${"k".repeat(100_000)}`)).status).toBe(414);
});

test("envelopes of keys and languages have the branch if branching is on, and other envelopes do not", async () => {
  const on = await testSandbox({ state: projectOf({ project: { settings: { branching: true } } }) });
  const off = await testSandbox();
  for (const path of ["/keys", "/languages"]) {
    expect((await on.get(path)).json).toMatchObject({ project_id: PROJECT, branch: "master" });
    expect((await off.get(path)).json).not.toHaveProperty("branch");
  }
  expect((await on.get("/webhooks")).json).not.toHaveProperty("branch");
});

test("a project without a base language has English, or the first language in its list", async () => {
  const bare = await testSandbox({ state: { projects: { [PROJECT]: {} } } });
  expect((await bare.get("")).json).toMatchObject({
    name: PROJECT,
    project_type: "localization_files",
    base_language_iso: "en",
    base_language_id: 640,
  });
  expect((await bare.get("/languages")).json.languages).toMatchObject([
    { lang_iso: "en", lang_name: "English", plural_forms: ["one", "other"] },
  ]);
  const both = await testSandbox({
    state: projectOf({ languages: [{ lang_iso: "de" }, { lang_iso: "en" }] }),
  });
  expect((await both.get("")).json.base_language_iso).toBe("en");
  const swiss = await testSandbox({
    state: projectOf({ languages: [{ lang_iso: "de_CH" }, { lang_iso: "ar" }, { lang_iso: "custom_1" }] }),
  });
  expect((await swiss.get("")).json.base_language_iso).toBe("de_CH");
  expect((await swiss.get("/languages")).json.languages).toMatchObject([
    {
      lang_iso: "ar",
      lang_name: "Arabic",
      is_rtl: true,
      plural_forms: ["zero", "one", "two", "few", "many", "other"],
    },
    { lang_iso: "de_CH", lang_name: "German (Switzerland)", is_rtl: false },
    { lang_iso: "custom_1", lang_name: "custom_1", plural_forms: ["one", "other"] },
  ]);
});

test("statistics count the keys", async () => {
  const { get, create } = await testSandbox();
  expect((await get("")).json.statistics).toMatchObject({ keys_total: 0 });
  await create({ key_name: "a", platforms: ["web"] }, { key_name: "b", platforms: ["web"] });
  expect((await get("")).json.statistics).toMatchObject({ keys_total: 2 });
});

test("every request is recorded, reported, and logged as a line", async () => {
  const log = join(mkdtempSync(join(tmpdir(), "sandbox-")), "requests.log");
  const told: RequestEntry[] = [];
  const clock = clockAt(0);
  const sandbox = await startSandbox({
    state: projectOf({}),
    log,
    clock: clock.now,
    onRequest: (entry) => told.push(entry),
  });
  const path = `/api2/projects/${PROJECT}/keys`;
  const headers = { "X-Api-Token": "x" };
  const listed = await fetch(`http://127.0.0.1:${sandbox.port}${path}?limit=5`, { headers });
  clock.at(1500);
  const refused = await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
    method: "DELETE",
    headers,
    body: '{"keys":[]}',
  });
  const [bytes = 0, bytesOfRefusal = 0] = await Promise.all(
    [listed, refused].map(async (answer) => (await answer.arrayBuffer()).byteLength),
  );
  await sandbox.close();
  const expected = [
    { time: "1970-01-01T00:00:00.000Z", method: "GET", path: `${path}?limit=5`, status: 200, bytes, ms: 0 },
    { time: "1970-01-01T00:00:01.500Z", method: "DELETE", path, status: 400, bytes: bytesOfRefusal, ms: 0 },
  ];
  expect(sandbox.requests).toEqual([expected[0], { ...expected[1], body: { keys: [] } }]);
  expect(told).toEqual(sandbox.requests);
  const lines = readFileSync(log, "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected);
});

test("a log that cannot be written is an error at the start", async () => {
  const log = join(mkdtempSync(join(tmpdir(), "sandbox-")), "no/such/folder/requests.log");
  await expect(startSandbox({ log })).rejects.toThrow(/ENOENT.*requests\.log/);
});

test("a port that is in use is an error at the start", async () => {
  const { sandbox } = await testSandbox();
  await expect(startSandbox({ port: sandbox.port })).rejects.toThrow(/EADDRINUSE/);
});

test("closing does not wait: a delayed answer is cut, and its work is done", async () => {
  const arrived = new EventEmitter();
  const sandbox = await startSandbox({
    state: projectOf({}),
    latency: 3_600_000,
    faults: [{ onResponse: () => void arrived.emit("request") }],
  });
  const isHere = once(arrived, "request");
  const call = new Promise<string>((resolve) => {
    const open = request(`${sandbox.url}/projects/${PROJECT}/keys`, {
      method: "POST",
      headers: { "X-Api-Token": "x" },
    });
    open
      .on("response", async (response) => resolve(await text(response)))
      .on("error", (error) => resolve(error.message));
    open.end(JSON.stringify({ keys: [{ key_name: "a", platforms: ["web"] }] }));
  });
  await isHere;
  await sandbox.close();
  expect(await call).toBe("socket hang up");
  expect(sandbox.state().projects[PROJECT]?.keys).toHaveLength(1);
});
