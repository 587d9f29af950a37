import { expect, test } from "vitest";
import { type FaultySandbox, faultySandbox, key, NAMES } from "./faultySandbox.ts";
import { PROJECT } from "./testSandbox.ts";

/** Faults of keys: the responses, and the keys afterwards. */

type Told = { key_id: number; key_name: { web: string } };
const told = (json: { keys: Told[] }) => json.keys.map(({ key_name }) => key_name.web);
const without = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one));
const batch = NAMES.map(key);
/** Updates of the keys k1 to k20. */
const updates = Array.from({ length: 20 }, (_, index) => ({ key_id: index + 1, description: "new" }));
const described = ({ sandbox }: FaultySandbox) =>
  sandbox
    .state()
    .projects[PROJECT]?.keys.flatMap((held) => (held.description === "new" ? [held.key_id] : [])) ?? [];
const webs = (there: FaultySandbox) => without(there.names(), there.names().slice(0, 20));

test("drop-item: a 200 that neither writes nor mentions one key", async () => {
  const there = await faultySandbox(["drop-item@1"]);
  const created = await there.create(...batch);
  expect([created.status, created.json.errors]).toEqual([200, []]);
  expect(without(NAMES, told(created.json))).toHaveLength(1);
  expect(webs(there)).toEqual(told(created.json));
  const updated = await there.update(...updates);
  expect([updated.status, updated.json.errors, updated.json.keys.length]).toEqual([200, [], 19]);
  expect(described(there)).toEqual(updated.json.keys.map((one: Told) => one.key_id));
});

test("forget-item: a 200 that writes all keys and mentions all but one", async () => {
  const there = await faultySandbox(["forget-item@1"]);
  const created = await there.create(...batch);
  expect([created.status, created.json.errors]).toEqual([200, []]);
  expect(without(NAMES, told(created.json))).toHaveLength(1);
  expect(webs(there)).toEqual(NAMES);
  const updated = await there.update(...updates);
  expect([updated.status, updated.json.errors, updated.json.keys.length]).toEqual([200, [], 19]);
  expect(described(there)).toHaveLength(20);
});

test.each(["drop-item@1", "forget-item@1"])("%s: a key that is sent alone is lost too", async (fault) => {
  const { create } = await faultySandbox([fault]);
  expect((await create(key("a"))).json).toMatchObject({ keys: [], errors: [] });
});

/** The names that were not created when each key was sent alone. */
async function refusedAlone(there: FaultySandbox): Promise<string[]> {
  for (const name of NAMES) await there.create(key(name));
  return without(NAMES, webs(there));
}

test("poison: the same key makes every batch fail as a whole, and fails alone", async () => {
  const there = await faultySandbox(["poison@0.2"]);
  const poisonous = await refusedAlone(there);
  expect(poisonous.length).toBeGreaterThan(0);
  expect(poisonous.length).toBeLessThan(20);
  for (const name of poisonous) {
    const other = await faultySandbox(["poison@0.2"]);
    const { status, json } = await other.create(key("new"), key(name));
    expect([status, json.error.code, other.names().length]).toEqual([400, 400, 20]);
    expect((await other.create({ ...key(name), platforms: ["ios"], tags: ["x"] })).status).toBe(400);
    expect((await other.create({ ...key(name), key_name: { ios: name, web: name } })).status).toBe(400);
    const rest = without(NAMES, poisonous).map(key);
    expect(told((await other.create(...rest)).json)).toHaveLength(rest.length);
  }
});

test("poison: an update is hit by its id, in a batch, alone, and with PUT of one key", async () => {
  const there = await faultySandbox(["poison@0.2"]);
  const alone: number[] = [];
  for (const one of updates) if ((await there.update(one)).status === 400) alone.push(one.key_id);
  expect(alone.length).toBeGreaterThan(0);
  expect(described(there)).toEqual(
    without(
      updates.map((one) => one.key_id),
      alone,
    ),
  );
  const statuses = (ids: (number | string)[]) =>
    Promise.all(ids.map((id) => there.status("PUT", `/keys/${id}`, { description: "again" })));
  expect(new Set(await statuses(alone))).toEqual(new Set([400]));
  expect(new Set(await statuses(described(there)))).toEqual(new Set([200]));
  expect((await there.update(...updates)).status).toBe(400);
});

test("refuse-item: some keys are refused, and the others are created", async () => {
  const there = await faultySandbox(["refuse-item@0.2"]);
  const { status, json } = await there.create(...batch);
  const refused = json.errors.map(({ key_name }) => key_name.web);
  expect(status).toBe(200);
  expect(refused.length).toBeGreaterThan(0);
  const [name] = refused;
  expect(json.errors[0]).toEqual({
    message: "This key cannot be saved",
    code: 400,
    key_name: { ios: name, android: name, web: name, other: name },
  });
  expect(webs(there)).toEqual(without(NAMES, refused));
  expect(await refusedAlone(await faultySandbox(["refuse-item@0.2"]))).toEqual(refused);
});

test("refuse-item: an update is refused by its id, also with PUT of one key", async () => {
  const there = await faultySandbox(["refuse-item@0.2"]);
  const { json } = await there.update(...updates);
  const [first] = json.errors;
  expect(first).toEqual({ message: "This key cannot be saved", code: 400, key_id: expect.any(Number) });
  expect(described(there)).toHaveLength(20 - json.errors.length);
  const alone = await there.call("PUT", `/keys/${first.key_id}`, { description: "new" });
  expect([alone.status, alone.json.error.message]).toEqual([400, "This key cannot be saved"]);
  expect(described(there)).not.toContain(first.key_id);
});

test("duplicate-names: a key is stored twice, and the response has the first one", async () => {
  const there = await faultySandbox(["duplicate-names@0.2"]);
  const { json } = await there.create(...batch);
  expect(told(json)).toEqual(NAMES);
  const twice = webs(there).filter((name, index, all) => all.indexOf(name) !== index);
  expect(twice.length).toBeGreaterThan(0);
  expect(webs(there)).toHaveLength(NAMES.length + twice.length);
  const listed = (await there.get(`/keys?filter_keys=${twice[0]}`)).json.keys;
  const [mentioned] = json.keys.filter((one: Told) => one.key_name.web === twice[0]);
  expect(listed.map((one: Told) => one.key_id)).toEqual([mentioned?.key_id, (mentioned?.key_id ?? 0) + 1]);
});

test("locked-keys: some keys stay and are counted, in a batch and alone", async () => {
  const there = await faultySandbox(["locked-keys@0.2"]);
  const { json } = await there.call("DELETE", "/keys", { keys: [...updates.map((one) => one.key_id), 3] });
  const left = there.sandbox.state().projects[PROJECT]?.keys.map(({ key_id }) => key_id) ?? [];
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(20);
  expect(json).toEqual({ project_id: PROJECT, keys_removed: true, keys_locked: left.length });
  const alone = await there.call("DELETE", `/keys/${left[0]}`);
  expect([alone.status, alone.json]).toEqual([
    200,
    { project_id: PROJECT, key_removed: false, keys_locked: 1 },
  ]);
  const again = await there.call("DELETE", "/keys", { keys: left });
  expect(again.json).toEqual({ project_id: PROJECT, keys_removed: false, keys_locked: left.length });
  expect(there.names()).toHaveLength(left.length);
});

test("normalised-text: dots and spaces at the end of plain texts and plurals are changed", async () => {
  const { create, update, get, sandbox } = await faultySandbox(["normalised-text"], { keys: 1 });
  const en = (translation: unknown) => ({ translations: [{ language_iso: "en", translation }] });
  const text = (json: { keys: { translations: { translation: string }[] }[] }) =>
    json.keys[0]?.translations[0]?.translation;
  const before = sandbox.state();
  await get("/keys");
  expect(sandbox.state()).toEqual(before);
  expect(text((await update({ key_id: 1, ...en("Wait...  ") })).json)).toBe("Wait…");
  const plural = { ...key("a"), is_plural: true, ...en({ one: "One... ", other: "All" }) };
  expect(text((await create(plural)).json)).toBe('{"one":"One…","other":"All"}');
  expect(text((await get("/keys?include_translations=1")).json)).toBe("Wait…");
});

test("normalised-text: with a lower rate, the same texts are changed each time", async () => {
  const there = await faultySandbox(["normalised-text@0.5"], { keys: 1 });
  const stored = async (translation: string) => {
    const sent = { key_id: 1, translations: [{ language_iso: "en", translation }] };
    return (await there.update(sent)).json.keys[0].translations[0].translation;
  };
  const texts = NAMES.map((name) => `${name}...`);
  const first: string[] = [];
  for (const text of texts) first.push(await stored(text));
  const second: string[] = [];
  for (const text of texts.toReversed()) second.unshift(await stored(text));
  expect(second).toEqual(first);
  expect(new Set(first.map((text) => text.at(-1)))).toEqual(new Set(["…", "."]));
});

test("quota: creates above the number are refused as a whole, and other requests are not", async () => {
  const there = await faultySandbox(["quota@22"]);
  const { status, json } = await there.create(key("a"), key("b"), key("c"));
  expect([status, json.error.code, there.names().length]).toEqual([403, 403, 20]);
  expect((await there.create(key("a"), key("b"))).status).toBe(200);
  expect((await there.create(key("c"))).status).toBe(403);
  expect((await there.update(...updates)).status).toBe(200);
  await there.call("DELETE", "/keys/1");
  expect((await there.create(key("c"))).status).toBe(200);
});

test("quota without a number: no create at all", async () => {
  const { create } = await faultySandbox(["quota"], { keys: 0 });
  expect((await create(key("a"))).status).toBe(403);
});
