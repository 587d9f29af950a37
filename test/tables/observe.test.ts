/** What is live is believed only when it is whole. */
import { afterEach, expect, test } from "vitest";
import { Client } from "../../src/api/client.ts";
import { readManifests } from "../../src/manifest/read.ts";
import { observe } from "../../src/observe/observe.ts";
import { type Fault, type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";

const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
let sandbox: Sandbox;
afterEach(() => sandbox.close());

const declared = (text: string) =>
  readManifests({ keys: [{ path: "keys.yaml", text }], webhooks: [] }, { values: {}, tokens: [] }).declared;
const PLAIN = declared("keys:\n  - key_name: a\n");
const TEXTS = declared("keys:\n  - key_name: a\n    translations: { en: x, de: y }\n");

async function look(count: number, faults: Fault[], what = PLAIN) {
  const keys = Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `key.${index + 1}`,
  }));
  const languages = [
    { lang_id: 640, lang_iso: "en", lang_name: "English", is_rtl: false, plural_forms: ["one", "other"] },
    { lang_id: 597, lang_iso: "de", lang_name: "German", is_rtl: false, plural_forms: ["one", "other"] },
    { lang_id: 600, lang_iso: "fr", lang_name: "French", is_rtl: false, plural_forms: ["one", "other"] },
  ];
  sandbox = await startSandbox({ state: { projects: { [ID]: { keys, languages } } }, limits: false, faults });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: 1000 });
  const { live, problems } = await observe(client, ID, what);
  const asked = sandbox.requests.map(({ path }) => path.replace(/^.*\/projects\/[^/?]+/, ""));
  return { live, problems, asked };
}

/** Leaves keys out of the lists that match, and tells the whole total all the same. */
const shortened = (times: number, matching: RegExp): Fault => ({
  onAnswer: ({ path, operation }, answer) => {
    if (operation !== "keys" || !matching.test(path) || times-- <= 0 || !("json" in answer.body))
      return undefined;
    const list = answer.body.json as { keys: unknown[] };
    return { ...answer, body: { json: { ...list, keys: list.keys.slice(1) } } };
  },
});

test("one page is one request; what is not declared is not read", async () => {
  const { live, asked } = await look(3, []);
  expect(live?.keys).toHaveLength(3);
  expect(asked).toEqual(["", "/keys?limit=500&page=1"]);
});

test("texts are read in declared languages only, unresolved", async () => {
  const { live, asked } = await look(2, [], TEXTS);
  expect(asked.sort()).toEqual([
    "",
    "/keys?include_translations=1&disable_references=1&filter_translation_lang_ids=640%2C597&limit=500&page=1",
    "/languages?limit=500",
  ]);
  expect(live?.keys?.[0]?.translations?.map(({ language_iso }) => language_iso).sort()).toEqual(["de", "en"]);
});

test("many pages are read each once, the last one after all others", async () => {
  const { live, asked } = await look(1700, []);
  expect(live?.keys).toHaveLength(1700);
  expect(asked.filter((path) => path.startsWith("/keys"))).toHaveLength(4);
  expect(asked.at(-1)).toContain("page=4");
});

test("a short list is read again by cursor", async () => {
  const { live, problems, asked } = await look(600, [shortened(1, /page=2/)]);
  expect(live?.keys).toHaveLength(600);
  expect(problems).toEqual([]);
  expect(asked.some((path) => path.includes("pagination=cursor"))).toBe(true);
});

test("a list that stays short is not believed", async () => {
  const { live, problems } = await look(600, [shortened(99, /limit=500/)]);
  expect(live).toBeUndefined();
  expect(problems).toMatchObject([{ code: "incomplete-live", severity: "error", reach: "project" }]);
  expect(problems[0]?.message).toContain("600 keys, but listed 598");
});
