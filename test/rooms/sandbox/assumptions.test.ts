import { expect, test } from "vitest";
import type { Assumptions } from "../../../src/sandbox/assumptions.ts";
import { PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

/**
 * Each assumption can have each of its values. Those about cursors are in paging.test.ts, those about writers in
 * writers.test.ts, and nameFilter in filters.test.ts.
 */

const KEY = { key_id: 1, key_name: "title", filenames: { web: "a.json", ios: "a.strings" } };
const there = (assumptions: Partial<Assumptions>) =>
  testSandbox({ state: projectOf({ keys: [KEY] }), assumptions });

test.each([
  ["refuse", 1],
  ["allow", 0],
] as const)("sameNameOtherFilename %s", async (sameNameOtherFilename, errors) => {
  const { create } = await there({ sameNameOtherFilename });
  const other = { key_name: "title", platforms: ["web"], filenames: { web: "b.json" } };
  expect((await create(other)).json.errors).toHaveLength(errors);
  expect((await create({ ...other, filenames: KEY.filenames })).json.errors).toHaveLength(1);
});

test("sameNameOtherFilename allow with names per platform compares the filename of that platform", async () => {
  const state = projectOf({ project: { settings: { per_platform_key_names: true } }, keys: [KEY] });
  const { create } = await testSandbox({ state, assumptions: { sameNameOtherFilename: "allow" } });
  const { json } = await create(
    { key_name: "title", platforms: ["web"], filenames: { web: "a.json", ios: "b.strings" } },
    { key_name: "title", platforms: ["web"], filenames: { web: "b.json", ios: "a.strings" } },
  );
  expect([json.keys.length, json.errors.length]).toEqual([1, 1]);
});

const sent = { key_name: { web: "w", ios: "i" }, platforms: ["web"] };
test.each([
  ["firstPlatform", { ios: "w", android: "w", web: "w", other: "w" }],
  ["keep", { ios: "i", android: "w", web: "w", other: "w" }],
  ["refuse", undefined],
] as const)("objectNameWithoutSetting %s", async (objectNameWithoutSetting, expected) => {
  const { create, update } = await there({ objectNameWithoutSetting });
  const { status, json } = await create(sent);
  expect([status, json.keys?.[0].key_name]).toEqual([expected ? 200 : 400, expected]);
  const { platforms: _, ...names } = sent;
  const late = await update({ key_id: 1, description: "written first" }, { key_id: 1, ...names });
  expect(late.status).toBe(expected ? 200 : 400);
});

test("objectNameWithoutSetting refuse writes no part of a bulk update", async () => {
  const { update, sandbox } = await there({ objectNameWithoutSetting: "refuse" });
  await update({ key_id: 1, description: "written first" }, { key_id: 1, key_name: { web: "w" } });
  expect(sandbox.state().projects[PROJECT]?.keys[0]?.description).toBe("");
});

test("a change of platforms is not a name per platform", async () => {
  const { update } = await there({ objectNameWithoutSetting: "refuse" });
  const { status, json } = await update({ key_id: 1, platforms: ["other", "ios"] });
  expect([status, json.keys[0].platforms, json.keys[0].key_name.ios]).toEqual([
    200,
    ["ios", "other"],
    "title",
  ]);
});

test.each([
  ["ignore", 200, 0],
  ["404", 404, 1],
] as const)("unknownIdsOnDelete %s", async (unknownIdsOnDelete, status, left) => {
  const { call, sandbox } = await there({ unknownIdsOnDelete });
  expect((await call("DELETE", "/keys", { keys: [1, 99] })).status).toBe(status);
  expect(sandbox.state().projects[PROJECT]?.keys).toHaveLength(left);
});

test("usualOtherPage is the default page size of webhooks and languages, and largestOtherPage the most", async () => {
  const { get } = await there({ usualOtherPage: 1, largestOtherPage: 10 });
  expect((await get("/languages")).json.languages).toHaveLength(1);
  expect((await get("/languages?limit=2")).json.languages).toHaveLength(2);
  expect([(await get("/webhooks?limit=10")).status, (await get("/webhooks?limit=11")).status]).toEqual([
    200, 400,
  ]);
});

test("longestRequestLine limits the request line, and a longer one is 414 as HTML", async () => {
  const { get } = await there({ longestRequestLine: 200 });
  expect((await get(`/keys?filter_keys=${"k".repeat(50)}`)).status).toBe(200);
  const { status, headers } = await get(`/keys?filter_keys=${"k".repeat(150)}`);
  expect([status, headers.get("content-type")]).toEqual([414, "text/html"]);
});

test("a state chooses assumptions, and the options override them", async () => {
  const chosen = { sameNameOtherFilename: "allow", usualOtherPage: 1 } as const;
  const state = { ...projectOf({ keys: [KEY] }), assumptions: chosen };
  const options = { state, assumptions: { sameNameOtherFilename: "refuse" } } as const;
  const { get, create, sandbox } = await testSandbox(options);
  expect((await get("/languages")).json.languages).toHaveLength(1);
  const other = { key_name: "title", platforms: ["web"], filenames: { web: "b.json" } };
  expect((await create(other)).json.errors).toHaveLength(1);
  expect(sandbox.state().assumptions).toEqual(chosen);
});

test.each([
  [{ importWriter: "me" }, /assumptions\.importWriter: Invalid option/],
  [{ largestOtherPage: 0 }, /assumptions\.largestOtherPage: Too small/],
  [{ guess: "keep" }, /assumptions: Unrecognized key: "guess"/],
])("a state with the assumption %j is refused", async (assumptions, message) => {
  const state = JSON.parse(JSON.stringify({ ...projectOf({}), assumptions }));
  await expect(testSandbox({ state })).rejects.toThrow(message);
});
