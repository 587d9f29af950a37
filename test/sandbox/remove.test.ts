import { expect, test } from "vitest";
import { PROJECT, projectOf, someKeys, visit } from "./visit.ts";

const left = (there: Awaited<ReturnType<typeof visit>>) =>
  there.sandbox.state().projects[PROJECT]?.keys.map((key) => key.key_id);

test("one key is deleted without a body, many with their ids in one", async () => {
  const there = await visit({ state: projectOf({ keys: someKeys(6) }) });
  expect((await there.call("DELETE", "/keys/3")).json).toEqual({
    project_id: PROJECT,
    key_removed: true,
    keys_locked: 0,
  });
  const many = await there.call("DELETE", "/keys", { keys: [6, "1", 6, 2] });
  expect(many.json).toEqual({ project_id: PROJECT, keys_removed: true, keys_locked: 0 });
  expect(left(there)).toEqual([4, 5]);
  expect((await there.get("/keys/3")).status).toBe(404);
});

test("a deleted key's name is free, and its id is not given again", async () => {
  const there = await visit({ state: projectOf({ keys: someKeys(2) }) });
  await there.call("DELETE", "/keys/2");
  expect((await there.create({ key_name: "k2", platforms: ["web"] })).json.keys[0].key_id).toBe(3);
});

test("a key that is not there is 404, and an id that is none is 400", async () => {
  const { call } = await visit();
  expect((await call("DELETE", "/keys/1")).status).toBe(404);
  expect((await call("DELETE", "/keys/one")).status).toBe(400);
  expect((await call("DELETE", "/keys", { keys: [1, null] })).status).toBe(400);
});
