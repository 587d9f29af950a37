import { expect, test } from "vitest";
import { PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

/** A branch is an entry `id:branch` of the state. It has its own keys and texts, and the settings and webhooks of the project. */

const BRANCH = `${PROJECT}:feature/x`;
const KEY = {
  key_id: 7,
  key_name: "title",
  translations: [{ translation_id: 70, language_iso: "de", translation: "Titel" }],
};
const HOOK = { url: "https://example.com/hook", events: ["project.imported"] };

function branched(entry = {}) {
  const state = projectOf({
    project: { name: "Shop", settings: { per_platform_key_names: true } },
    keys: [KEY],
    webhooks: [HOOK],
  });
  state.projects[BRANCH] = entry;
  return testSandbox({ state });
}

const path = (rest: string) => `/api2/projects/${PROJECT}:feature%2Fx${rest}`;

test.each(["", "/languages", "/keys", "/keys/7", "/webhooks"])(
  "an unknown branch is 404 in the service's error shape: %s",
  async (rest) => {
    const { call } = await branched();
    const { status, json } = await call("GET", `/api2/projects/${PROJECT}:developp${rest}`);
    expect([status, json]).toEqual([404, { error: { message: "Not Found", code: 404 } }]);
  },
);

test("a write to an unknown branch changes nothing", async () => {
  const { call, sandbox } = await branched();
  const before = sandbox.state();
  const body = { keys: [{ key_id: 7, description: "lost" }] };
  expect((await call("PUT", `/api2/projects/${PROJECT}:nowhere/keys`, body)).status).toBe(404);
  expect(sandbox.state()).toEqual(before);
});

test("an empty branch starts as a copy of the project, with new ids for its keys", async () => {
  const { call } = await branched();
  const { json } = await call("GET", path("/keys?include_translations=1"));
  expect(json.branch).toBe("feature/x");
  expect(json.keys).toHaveLength(1);
  const [key] = json.keys;
  expect([key.key_name.web, key.translations[1].translation]).toEqual(["title", "Titel"]);
  expect([key.key_id, key.translations[1].translation_id]).not.toEqual([7, 70]);
  expect((await call("GET", path("/languages"))).json.languages).toHaveLength(2);
});

test("a write to a branch does not change the project, and a write to the project does not change the branch", async () => {
  const { call, update, create, sandbox } = await branched();
  const [copy] = (await call("GET", path("/keys"))).json.keys;
  await call("PUT", path("/keys"), { keys: [{ key_id: copy.key_id, description: "of the branch" }] });
  await update({ key_id: 7, description: "of the project" });
  await create({ key_name: "new", platforms: ["web"] });
  const described = (id: string) => sandbox.state().projects[id]?.keys.map((key) => key.description);
  expect(described(BRANCH)).toEqual(["of the branch"]);
  expect(described(PROJECT)).toEqual(["of the project", ""]);
});

test("a branch may have its own keys and languages from the start", async () => {
  const { call } = await branched({ languages: [{ lang_iso: "fr" }], keys: [{ key_name: "only" }] });
  const { json } = await call("GET", path("/keys"));
  expect(json.keys.map((key: { key_name: { web: string } }) => key.key_name.web)).toEqual(["only"]);
  expect((await call("GET", path(""))).json.statistics.keys_total).toBe(1);
  const { languages } = (await call("GET", path("/languages"))).json;
  expect(languages.map(({ lang_iso }: { lang_iso: string }) => lang_iso)).toContain("fr");
});

test("a branch has the settings and webhooks of the project", async () => {
  const { call, get, sandbox } = await branched();
  const { json } = await call("GET", path(""));
  expect([json.project_id, json.name, json.settings.per_platform_key_names]).toEqual([PROJECT, "Shop", true]);
  await call("POST", path("/webhooks"), { ...HOOK, url: "https://example.com/other" });
  expect((await get("/webhooks")).json.webhooks).toHaveLength(2);
  expect((await call("GET", path("/webhooks"))).json.webhooks).toHaveLength(2);
  expect(sandbox.state().projects[BRANCH]?.webhooks).toEqual([]);
});

test("a project with branches has branching on by default", async () => {
  const { get, call } = await branched();
  expect((await get("/keys")).json.branch).toBe("master");
  expect((await call("GET", `/api2/projects/${PROJECT}:master/keys`)).json.keys).toHaveLength(1);
  const state = projectOf({ project: { settings: { branching: false } } });
  state.projects[BRANCH] = {};
  const off = await testSandbox({ state });
  expect((await off.call("GET", path("/keys"))).json).toEqual({ project_id: PROJECT, keys: [] });
});

test("a sandbox with the returned state has the same branches", async () => {
  const { sandbox } = await branched();
  const again = await testSandbox({ state: sandbox.state() });
  expect(again.sandbox.state()).toEqual(sandbox.state());
});
