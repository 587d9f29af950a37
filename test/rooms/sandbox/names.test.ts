import { expect, test } from "vitest";
import { projectOf, testSandbox } from "./testSandbox.ts";

const slots = (ios: string, android = ios, web = ios, other = ios) => ({ ios, android, web, other });

const perPlatform = (keys = {}) =>
  testSandbox({ state: projectOf({ project: { settings: { per_platform_key_names: true } }, ...keys }) });

test("a string fills all four names, also in projects with names per platform", async () => {
  const { create } = await perPlatform();
  const { json } = await create({ key_name: "same", platforms: ["web"] });
  expect(json.keys[0].key_name).toEqual(slots("same"));
});

test("only names of assigned platforms are kept; the others get that of the first assigned one", async () => {
  const { create } = await perPlatform();
  const { json } = await create(
    { key_name: slots("i", "a", "w", "o"), platforms: ["web", "ios"] },
    { key_name: slots("i2", "a2", "w2", "o2"), platforms: ["other", "web"] },
    { key_name: { web: "w3" }, platforms: ["web", "android"] },
  );
  expect(json.keys.map((key: { key_name: object }) => key.key_name)).toEqual([
    slots("i", "i", "w", "i"),
    slots("w2", "w2", "w2", "o2"),
    slots("w3"),
  ]);
});

test("an update of one platform keeps the other assigned names, and uses the new platforms", async () => {
  const { create, update } = await perPlatform();
  await create({ key_name: slots("i", "a", "w", "o"), platforms: ["ios", "web"] });
  const name = async (sent: object) => (await update({ key_id: 1, ...sent })).json.keys[0].key_name;
  expect(await name({ key_name: { web: "w2" } })).toEqual(slots("i", "i", "w2", "i"));
  expect(await name({ platforms: ["web"] })).toEqual(slots("w2"));
  expect(await name({ platforms: ["web", "android"], key_name: { android: "a2" } })).toEqual(
    slots("a2", "a2", "w2", "a2"),
  );
  expect(await name({ key_name: "all" })).toEqual(slots("all"));
});

test("a per-platform name is taken only on a platform that both are assigned to", async () => {
  const { create, update } = await perPlatform();
  const { json } = await create(
    { key_name: "cart", platforms: ["ios"] },
    { key_name: "cart", platforms: ["android"] },
    { key_name: { ios: "cart", web: "basket" }, platforms: ["ios", "web"] },
    { key_name: slots("x", "x", "x", "cart"), platforms: ["web"] },
  );
  expect(json.keys.map((key: { platforms: string[] }) => key.platforms)).toEqual([
    ["ios"],
    ["android"],
    ["web"],
  ]);
  expect(json.errors).toEqual([
    {
      message: "This key name is already taken",
      code: 400,
      key_name: slots("cart", "cart", "basket", "cart"),
    },
  ]);
  const wider = await update({ key_id: 1, platforms: ["ios", "android"] });
  expect(wider.json.errors).toEqual([{ message: "This key name is already taken", code: 400, key_id: 1 }]);
});

test("in other projects a name is taken on all platforms", async () => {
  const { create } = await testSandbox();
  const { json } = await create(
    { key_name: "cart", platforms: ["ios"] },
    { key_name: "cart", platforms: ["web"] },
  );
  expect([json.keys.length, json.errors.length]).toEqual([1, 1]);
});

test("keys that already have the same name can be changed and renamed", async () => {
  const { update, call } = await testSandbox({
    state: projectOf({
      keys: [
        { key_id: 1, key_name: "twin" },
        { key_id: 2, key_name: "twin" },
      ],
    }),
  });
  expect((await update({ key_id: 1, description: "elder" })).json.errors).toEqual([]);
  expect((await update({ key_id: 2, key_name: "other" })).json.errors).toEqual([]);
  expect((await update({ key_id: 2, key_name: "twin" })).json.errors).toHaveLength(1);
  await call("DELETE", "/keys/1");
  expect((await update({ key_id: 2, key_name: "twin" })).json.errors).toEqual([]);
});
