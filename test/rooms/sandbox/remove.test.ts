import { expect, test } from "vitest";
import { PROJECT, projectOf, someKeys, testSandbox } from "./testSandbox.ts";

const left = (there: Awaited<ReturnType<typeof testSandbox>>) =>
  there.sandbox.state().projects[PROJECT]?.keys.map((key) => key.key_id);

test("one key is deleted without a body, many keys with a body of ids", async () => {
  const there = await testSandbox({ state: projectOf({ keys: someKeys(6) }) });
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

test("the name of a deleted key is free, and its id is not used again", async () => {
  const there = await testSandbox({ state: projectOf({ keys: someKeys(2) }) });
  await there.call("DELETE", "/keys/2");
  expect((await there.create({ key_name: "k2", platforms: ["web"] })).json.keys[0].key_id).toBe(3);
});

test("a missing key is 404, and an invalid id is 400", async () => {
  const { call } = await testSandbox();
  expect((await call("DELETE", "/keys/1")).status).toBe(404);
  expect((await call("DELETE", "/keys/one")).status).toBe(400);
  expect((await call("DELETE", "/keys", { keys: [1, null] })).status).toBe(400);
});
