import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { startSandbox } from "../../../src/sandbox/sandbox.ts";
import { clockAt, PROJECT, projectOf, someKeys, testSandbox } from "./testSandbox.ts";

const freshPath = () => join(mkdtempSync(join(tmpdir(), "sandbox-")), "state.json");
const kept = (path: string) => JSON.parse(readFileSync(path, "utf8"));

test("a missing file is created from the state, with its tokens", async () => {
  const tokens = { token: "secret", tokens: [{ token: "reads", rights: "read-only" as const }] };
  const stateFile = freshPath();
  const { sandbox } = await testSandbox({
    stateFile,
    state: { ...projectOf({ keys: someKeys(2) }), ...tokens },
  });
  expect(kept(stateFile)).toEqual(sandbox.state());
  expect(kept(stateFile)).toMatchObject(tokens);
});

test("what was written is in the file after close and at the next start, with ids and timestamps", async () => {
  const stateFile = freshPath();
  const clock = clockAt(Date.parse("2024-02-29T12:00:00Z"));
  const first = await startSandbox({ stateFile, state: projectOf({}), clock: clock.now, limits: false });
  const root = `${first.url}/projects/${PROJECT}`;
  const headers = { "X-Api-Token": "x" };
  const post = (path: string, body: unknown) =>
    fetch(`${root}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const comments = [{ comment: "Short" }];
  for (const key_name of ["a", "b", "c"]) {
    await post("/keys", { keys: [{ key_name, platforms: ["web"], is_plural: key_name === "b", comments }] });
  }
  await post("/webhooks", { url: "https://example.com", events: ["project.translation.updated"] });
  const before = first.state();
  await first.close();
  expect(kept(stateFile)).toEqual(before);

  clock.at(Date.parse("2030-01-01T00:00:00Z"));
  const again = await testSandbox({ stateFile, clock: clock.now });
  expect(again.sandbox.state()).toEqual(before);
  const [made] = (await again.create({ key_name: "d", platforms: ["web"], comments })).json.keys;
  expect([made.key_id, made.translations[0].translation_id, made.comments[0].comment_id]).toEqual([4, 7, 4]);
  const hook = { url: "https://example.com", events: ["project.imported"] };
  const { webhook } = (await again.call("POST", "/webhooks", hook)).json;
  const [old] = before.projects[PROJECT]?.webhooks ?? [];
  expect(webhook.webhook_id).not.toBe(old?.webhook_id);
  expect(webhook.secret).not.toBe(old?.secret);
});

test.each([
  [undefined, 0o600],
  [0o640, 0o640],
])(
  "a write reaches the file before close; the file has its mode, and a new one is for its owner only: %s",
  async (mode, expected) => {
    const stateFile = freshPath();
    if (mode !== undefined) writeFileSync(stateFile, JSON.stringify(projectOf({})), { mode });
    const { create } = await testSandbox({ stateFile, state: projectOf({}) });
    await create({ key_name: "a", platforms: ["web"] });
    await expect.poll(() => kept(stateFile).projects[PROJECT].keys?.length, { interval: 1 }).toBe(1);
    expect(statSync(stateFile).mode & 0o777).toBe(expected);
    expect(readdirSync(dirname(stateFile))).toEqual(["state.json"]);
  },
);

test("reads and refused requests do not change the file", async () => {
  const stateFile = freshPath();
  const sparse = `{"projects": {"${PROJECT}": {"keys": [{"key_id": 1, "key_name": "a"}]}}}`;
  writeFileSync(stateFile, sparse);
  const before = statSync(stateFile).mtimeMs;
  const sandbox = await startSandbox({ stateFile, limits: false });
  for (const path of ["", "/languages", "/keys?include_translations=1", "/keys/1", "/webhooks"]) {
    expect(
      (await fetch(`${sandbox.url}/projects/${PROJECT}${path}`, { headers: { "X-Api-Token": "x" } })).status,
    ).toBe(200);
  }
  await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
    method: "POST",
    headers: { "X-Api-Token": "x" },
    body: "{}",
  });
  await sandbox.close();
  expect([readFileSync(stateFile, "utf8"), statSync(stateFile).mtimeMs]).toEqual([sparse, before]);
});

test("a file overrides the state in the options", async () => {
  const stateFile = freshPath();
  writeFileSync(stateFile, JSON.stringify(projectOf({ keys: [{ key_name: "of the file" }] })));
  const { get } = await testSandbox({ stateFile, state: projectOf({}) });
  expect((await get("/keys")).json.keys[0].key_name.web).toBe("of the file");
});

test("a sparse state is completed, and the caller's object does not change", async () => {
  const state = projectOf({
    keys: [
      { key_id: 9, key_name: "nine", translations: [{ language_iso: "de", translation: "Neun" }] },
      { key_name: "new" },
      {
        key_id: 3,
        key_name: { ios: "i", web: "w" },
        platforms: ["web", "ios"],
        is_plural: true,
        translations: [{ language_iso: "en", translation: { one: "1" } }],
      },
      {
        key_id: 4,
        key_name: { ios: "a", android: "b", web: "c", other: "d" },
        created_at: "2020-01-02 03:04:05 (Etc/UTC)",
      },
    ],
    webhooks: [{ url: "https://example.com", events: ["project.translation.updated"] }],
  });
  const copy = structuredClone(state);
  const { sandbox, create } = await testSandbox({ state });
  await create({ key_name: "more", platforms: ["web"] });
  expect(state).toEqual(copy);
  const entry = sandbox.state().projects[PROJECT];
  expect(entry?.keys.map((key) => [key.key_id, key.key_name.other])).toEqual([
    [3, "i"],
    [4, "d"],
    [9, "nine"],
    [10, "new"],
    [11, "more"],
  ]);
  expect(entry?.keys[0]).toMatchObject({
    platforms: ["ios", "web"],
    translations: [{ translation: '{"one":"1","other":""}' }, {}],
  });
  expect(entry?.keys[1]).toMatchObject({
    created_at_timestamp: 1577934245,
    modified_at_timestamp: 1577934245,
  });
  expect(entry?.keys[2]?.translations.map((row) => row.translation)).toEqual(["", "Neun"]);
  expect(entry?.webhooks[0]).toMatchObject({
    branch: null,
    event_lang_map: [{ lang_iso_codes: ["en", "de"] }],
  });
});

test("timestamps in a state are kept, and the key has that of its newest text", async () => {
  const translations = [
    { language_iso: "en", translation: "A", modified_at_timestamp: 300 },
    { language_iso: "de", translation: "A", modified_at: "1970-01-01 00:16:40 (Etc/UTC)" },
  ];
  const keys = [
    { key_id: 1, key_name: "a", created_at_timestamp: 100, modified_at_timestamp: 200, translations },
  ];
  const { get } = await testSandbox({ state: projectOf({ keys }) });
  expect((await get("/keys/1")).json.key).toMatchObject({
    created_at: "1970-01-01 00:01:40 (Etc/UTC)",
    modified_at_timestamp: 200,
    translations_modified_at: "1970-01-01 00:16:40 (Etc/UTC)",
    translations_modified_at_timestamp: 1000,
    translations: [{ modified_at_timestamp: 300 }, { modified_at_timestamp: 1000 }],
  });
});

test("the returned state is a copy", async () => {
  const { sandbox } = await testSandbox({ state: projectOf({ keys: someKeys(1) }) });
  const [key] = sandbox.state().projects[PROJECT]?.keys ?? [];
  if (key) key.description = "scribbled";
  expect(sandbox.state().projects[PROJECT]?.keys[0]?.description).toBe("");
});

test("a project without languages has those of the translations", async () => {
  const keys = [{ key_name: "a", translations: [{ language_iso: "fr", translation: "A" }] }];
  const { get } = await testSandbox({
    state: { projects: { [PROJECT]: { project: { base_language_iso: "en" }, keys } } },
  });
  const { json } = await get("/languages");
  expect(json.languages.map((language: { lang_iso: string }) => language.lang_iso)).toEqual(["en", "fr"]);
});

const one = (entry: unknown) => JSON.stringify({ projects: { [PROJECT]: entry } });
test.each([
  ["{", /JSON/],
  ["[]", /expected object, received array/],
  ["{}", /projects: .*received undefined/],
  ['{"projects": {}, "tokens": "a"}', /tokens: .*received string/],
  ['{"projects": {}, "users": []}', /Unrecognized key: "users"/],
  ['{"projects": {}, "tokens": [{"rights": "read-only"}]}', /tokens\[0\]\.token: .*received undefined/],
  ['{"projects": {}, "tokens": [{"token": "a", "rights": "admin"}]}', /tokens\[0\]\.rights: Invalid option/],
  [
    '{"projects": {}, "tokens": [{"token": "a", "user": {"user_id": 1}}]}',
    /tokens\[0\]\.user\.email: .*received undefined/,
  ],
  [`{"projects": {"${PROJECT}:dev": {}}}`, /:dev is a branch, and its project \S+ is missing/],
  [`{"projects": {"${PROJECT}": {}, "${PROJECT}:master": {}}}`, /:master is the project \S+ itself/],
  [
    `{"projects": {"${PROJECT}": {}, "${PROJECT}:dev": {"webhooks": [{"url": "https://a.b", "events": ["project.imported"]}]}}}`,
    /:dev\.webhooks must be empty: webhooks belong to the project/,
  ],
  ['{"projects": {"web": {}}}', /the project id "web" must look like/],
  [one([]), /projects\S+: .*received array/],
  [one({ keys: {} }), /\.keys: .*received object/],
  [one({ keys: ["a"] }), /keys\[0\]: .*received string/],
  [one({ keys: [{ key_name: "a" }, { description: "b" }] }), /keys\[1\]\.key_name: Invalid input/],
  [one({ keys: [{ key_name: 404 }] }), /keys\[0\]\.key_name: Invalid input/],
  [one({ keys: [{ key_name: "" }] }), /keys\[0\]\.key_name: /],
  [one({ keys: [{ key_name: "a", platforms: ["windows"] }] }), /platforms\[0\]: Invalid option/],
  [one({ keys: [{ key_name: "a", translation: [] }] }), /keys\[0\]: Unrecognized key: "translation"/],
  [
    one({
      keys: [
        { key_name: "a", key_id: 1 },
        { key_name: "b", key_id: 1 },
      ],
    }),
    /keys\[1\]\.key_id 1 is in the project twice/,
  ],
  [
    one({ keys: [{ key_name: "a", translations: [{ language_iso: "en" }] }] }),
    /translations\[0\]\.translation: Invalid input/,
  ],
  [
    one({
      languages: [{ lang_iso: "en" }],
      keys: [{ key_name: "a", translations: [{ language_iso: "de", translation: "A" }] }],
    }),
    /keys\[0\]: de is not among the project's languages/,
  ],
  [one({ languages: [{}] }), /languages\[0\]\.lang_iso: .*received undefined/],
  [one({ webhooks: [{ url: "https://example.com" }] }), /webhooks\[0\]\.events: .*received undefined/],
])("a malformed file is an error with the file, the cause and what to do: %s", async (content, cause) => {
  const stateFile = freshPath();
  writeFileSync(stateFile, content);
  const failure = startSandbox({ stateFile });
  await expect(failure).rejects.toThrow(cause);
  await expect(failure).rejects.toThrow(`The sandbox cannot use the state file ${stateFile}: `);
  await expect(failure).rejects.toThrow(/Fix the file, or move it away to start with an empty state\.$/);
  expect(readFileSync(stateFile, "utf8")).toBe(content);
});

test("a malformed state in the options is an error too", async () => {
  await expect(startSandbox({ state: { projects: { web: {} } } })).rejects.toThrow(
    /the project id "web" must look like/,
  );
});

test("a file that cannot be written is an error at the start or when the sandbox closes", async () => {
  await expect(startSandbox({ stateFile: join(freshPath(), "no/folder.json") })).rejects.toThrow(/ENOENT/);

  const stateFile = freshPath();
  const sandbox = await startSandbox({ stateFile, state: projectOf({}), limits: false });
  mkdirSync(`${stateFile}.tmp`);
  const made = await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
    method: "POST",
    headers: { "X-Api-Token": "x" },
    body: JSON.stringify({ keys: [{ key_name: "a", platforms: ["web"] }] }),
  });
  expect(made.status).toBe(200);
  await expect(sandbox.close()).rejects.toThrow(/EISDIR/);
  expect(existsSync(stateFile)).toBe(true);
});
