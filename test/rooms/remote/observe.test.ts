/** Live objects are used only if the list of them is complete. */
import { afterEach, expect, test } from "vitest";
import { Client } from "../../../src/api/client.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import type { Live } from "../../../src/kinds/declaration.ts";
import type { Result } from "../../../src/model/problem.ts";
import { observe } from "../../../src/remote/observe.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../../src/sandbox/stateSchema.ts";
import type { WireWebhook } from "../../../src/wire/key.ts";
import { changedAnswer, countedAs } from "../../faults/faults.ts";
import { type Fault, type LiveProject, startSandbox } from "../../sandboxFaults/fault.ts";
import { onKeys, onWebhooks } from "../../sandboxFaults/shown.ts";
import { declaredIn } from "../plan/planHarness.ts";

const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
let sandbox: Sandbox;
afterEach(() => sandbox.close());

const PLAIN = declaredIn({ keys: "keys:\n  - key_name: a\n" });
const TEXTS = declaredIn({ keys: "keys:\n  - key_name: a\n    translations: { en: x, de: y }\n" });

const keysOf = (live: Live | undefined) => (live?.objects.keys?.objects ?? []) as LiveKey[];

function parts(observed: Result<Live>) {
  return observed.ok
    ? { live: observed.value, problems: [] }
    : { live: undefined, problems: [observed.problem] };
}

async function openClient(project: SandboxState["projects"][string], faults: Fault[] = []) {
  sandbox = await startSandbox({ state: { projects: { [ID]: project } }, limits: false, faults });
  return new Client({ token: "any", baseUrl: sandbox.url, rate: 1000 });
}

async function observeWith(count: number, faults: Fault[], what = PLAIN) {
  const keys = Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `key.${index + 1}`,
  }));
  const languages = Object.entries({ en: 640, de: 597, fr: 600 }).map(([lang_iso, lang_id]) => ({
    ...{ lang_id, lang_iso, plural_forms: ["one", "other"] },
  }));
  const client = await openClient({ keys, languages }, faults);
  const { live, problems } = parts(await observe(client, ID, [what]));
  const asked = sandbox.requests.map(({ path }) => path.replace(/^.*\/projects\/[^/?]+/, ""));
  return { live, problems, asked };
}

/** Omits keys from the lists that match, but keeps the total. */
const shortened = (times: number, matching: RegExp): Fault => ({
  onResponse: onKeys(({ path }, page) =>
    matching.test(path) && times-- > 0 ? { ...page, rows: page.rows.slice(1) } : page,
  ),
});

test.each(["5000001", "999999999999", "9".repeat(300)])(
  "a total of %s keys asks for no further page",
  async (total) => {
    const headers = { "X-Pagination-Total-Count": total };
    const wrong: Fault = {
      onResponse: onKeys((_, page) => ({ ...page, headers: { ...page.headers, ...headers } })),
    };
    const { problems, asked } = await observeWith(3, [wrong]);
    expect(problems).toMatchObject([
      { message: expect.stringContaining("and Lokaform reads at most 5000000") },
    ]);
    expect(asked.filter((path) => path.startsWith("/keys"))).toHaveLength(1);
  },
);

test("one page is one request; what is not declared is not read", async () => {
  const { live, asked } = await observeWith(3, []);
  expect(live?.objects.keys?.objects).toHaveLength(3);
  expect(asked).toEqual(["", "/keys?limit=500&page=1"]);
});

test.each([
  ["right", 5_100],
  ["too low", 10],
  ["too high", 50_000],
  ["unusable", "many"],
])(
  "where the project's count of keys is %s, each page is read once, and the last one at the end",
  async (_what, count) => {
    const { live, asked } = await observeWith(5_100, [countedAs(count)]);
    expect(live?.objects.keys?.objects).toHaveLength(5_100);
    const read = asked.flatMap((path) => /page=(\d+)/.exec(path)?.[1] ?? []);
    expect(read.at(-1)).toBe("11");
    expect(read.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  },
);

test("a count that is far too high costs a few requests, and the last page is still read at the end", async () => {
  const { live, asked } = await observeWith(700, [countedAs(50_000)]);
  expect(live?.objects.keys?.objects).toHaveLength(700);
  expect(asked.at(-1)).toContain("page=2");
  expect(asked).toHaveLength(1 + 8 + 1);
});

test("texts are read in declared languages only, unresolved", async () => {
  const { live, asked } = await observeWith(2, [], TEXTS);
  expect(asked.sort()).toEqual([
    "",
    "/keys?include_translations=1&disable_references=1&filter_translation_lang_ids=640%2C597&limit=500&page=1",
    "/languages?limit=500",
  ]);
  expect(
    keysOf(live)[0]
      ?.translations?.map(({ language_iso }) => language_iso)
      .sort(),
  ).toEqual(["de", "en"]);
});

const settingAs = (name: string, value: unknown) =>
  changedAnswer("project", ({ settings, ...project }) => ({
    ...project,
    settings: { ...(settings as object), [name]: value },
  }));

test.each([
  [true, true],
  [0, false],
  [undefined, undefined],
  ["usually", undefined],
])("the project's setting auto_toggle_unverified is read with the project: %j is %j", async (sent, known) => {
  const { live, asked } = await observeWith(1, [settingAs("auto_toggle_unverified", sent)], TEXTS);
  expect(live?.project.autoToggleUnverified).toBe(known);
  expect(asked).toHaveLength(3);
});

test("a short list is read again by cursor", async () => {
  const { live, problems, asked } = await observeWith(600, [shortened(1, /page=2/)]);
  expect(live?.objects.keys?.objects).toHaveLength(600);
  expect(problems).toEqual([]);
  expect(asked.some((path) => path.includes("pagination=cursor"))).toBe(true);
});

/** Somebody changes the project once, just before this page is read. */
function editBefore(page: number, edit: (keys: LiveProject["project"]["keys"]) => void): Fault {
  let isDone = false;
  return {
    meanwhile: ({ operation, path }, { project }) => {
      if (isDone || operation !== "keys" || !path.endsWith(`&page=${page}`)) return;
      isDone = true;
      edit(project.keys);
    },
  };
}

const firstOf = (keys: LiveProject["project"]["keys"]) => {
  const first = keys.get(1);
  if (!first) throw new Error("there is no key");
  return first;
};
const OTHERS = Array.from({ length: 1699 }, (_, index) => index + 2);
const ids = (live: Live | undefined) => keysOf(live).map(({ key_id }) => Number(key_id));

test.each([2, 3, 4])(
  "a key that is removed before page %i is read: no other key is missing in the list",
  async (page) => {
    // All later keys move forward by one.
    const removed = editBefore(page, (keys) => keys.remove(new Set([firstOf(keys)])));
    const { live, problems, asked } = await observeWith(1700, [removed]);
    expect(problems).toEqual([]);
    expect(ids(live).sort((a, b) => a - b)).toEqual(OTHERS);
    expect(asked.some((path) => path.includes("pagination=cursor"))).toBe(true);
  },
);

test.each([2, 3, 4])(
  "a key is removed, and another one added, before page %i is read: no other key is missing in the list",
  async (page) => {
    // The total stays.
    const replaced = editBefore(page, (keys) => {
      const first = firstOf(keys);
      keys.remove(new Set([first]));
      keys.add({ ...first, key_id: 9_999 });
    });
    const { live, problems } = await observeWith(1700, [replaced]);
    expect(problems).toEqual([]);
    expect(ids(live).sort((a, b) => a - b)).toEqual([...OTHERS, 9_999]);
  },
);

test("a key that is added while the keys are read does not make a second reading necessary", async () => {
  const added = editBefore(3, (keys) => keys.add({ ...firstOf(keys), key_id: 9_999 }));
  const { live, asked } = await observeWith(1700, [added]);
  expect(live?.objects.keys?.objects).toHaveLength(1701);
  expect(asked).toHaveLength(1 + 4);
});

test("a list that stays short is not believed", async () => {
  const { live, problems } = await observeWith(600, [shortened(99, /limit=500/)]);
  expect(live).toBeUndefined();
  expect(problems).toMatchObject([{ code: "incomplete-live", severity: "error", scope: "project" }]);
  expect(problems[0]?.message).toContain("600 keys, but the last list has 598");
});

test("the secrets of webhooks are dropped where answers are read", async () => {
  const webhooks = [{ url: "https://ci.example.com/hook", events: ["project.imported"] }];
  const client = await openClient({ webhooks });
  const secret = (await client.webhooks(ID))[0]?.secret;
  const manifest = "webhooks:\n  - { url: https://ci.example.com/hook, events: [project.imported] }\n";
  const { live } = parts(await observe(client, ID, [declaredIn({ webhooks: manifest })]));
  expect(live?.objects.webhooks?.objects).toMatchObject([{ url: "https://ci.example.com/hook" }]);
  expect(secret).toMatch(/^[0-9a-f]{40}$/);
  expect(JSON.stringify([live?.project, live?.objects])).not.toContain(secret);
});

const HOOKS = Array.from({ length: 150 }, (_, index) => ({
  webhook_id: String(index).padStart(40, "0"),
  url: `https://h.example.com/${index}`,
  events: ["project.imported"],
}));
const ONE_HOOK = "webhooks:\n  - { url: https://h.example.com/0, events: [project.imported] }\n";

async function observeHooksWith(faults: Fault[]) {
  const client = await openClient({ webhooks: HOOKS }, faults);
  return parts(await observe(client, ID, [declaredIn({ webhooks: ONE_HOOK })]));
}

/** Changes the lists of webhooks in the first responses. */
const otherwise = (times: number, show: (hooks: WireWebhook[]) => WireWebhook[]): Fault => ({
  onResponse: onWebhooks((_, page) => (times-- > 0 ? { ...page, rows: show(page.rows) } : page)),
});

test("a list of webhooks that lacks one, or has one twice, is read again", async () => {
  const lacks = await observeHooksWith([otherwise(1, (hooks) => hooks.slice(1))]);
  expect(lacks.live?.objects.webhooks?.objects).toHaveLength(150);
  await sandbox.close();
  const twice = await observeHooksWith([otherwise(1, (hooks) => [...hooks.slice(1), ...hooks.slice(-1)])]);
  expect(twice.live?.objects.webhooks?.objects).toHaveLength(150);
});

test("a list of webhooks that stays short is not believed", async () => {
  const { live, problems } = await observeHooksWith([otherwise(99, (hooks) => hooks.slice(1))]);
  expect(live).toBeUndefined();
  expect(problems).toMatchObject([{ code: "incomplete-live", severity: "error", scope: "project" }]);
});

test("a key without the row of a requested language is unusable; other fields may be anything", async () => {
  const alter = changedAnswer("keys", ({ keys }) => ({
    keys: (keys as Record<string, unknown>[]).map(({ created_at: _, translations, ...key }, index) => ({
      ...{ ...key, key_id: String(key.key_id), is_archived: 0, base_words: null, is_hidden: [] },
      translations: (translations as unknown[]).slice(index === 0 ? 1 : 0),
    })),
  }));
  const { live, problems } = await observeWith(3, [alter], TEXTS);
  expect(problems).toEqual([]);
  expect(keysOf(live).map(({ key_id, is_archived }) => [key_id, is_archived])).toEqual([
    ["2", false],
    ["3", false],
  ]);
  expect(live?.objects.keys?.unusable).toMatchObject([{ id: "1", names: ["key.1"] }]);
});

test.each<[string, (id: unknown) => unknown, string | undefined]>([
  ["lang_id as text", String, "640%2C597"],
  ["no lang_id", () => null, undefined],
])("languages with %s are read", async (_what, idOf, asks) => {
  const fault = changedAnswer("languages", ({ languages }) => ({
    languages: (languages as { lang_id: unknown }[]).map((one) => ({ ...one, lang_id: idOf(one.lang_id) })),
  }));
  // Without them, the list of languages is the only place that has the ids.
  const { live, asked } = await observeWith(2, [fault, countedAs(2)], TEXTS);
  expect(live?.objects.keys?.objects).toHaveLength(2);
  const filter = asked.map((path) => /lang_ids=([^&]*)/.exec(path)?.[1]).find((one) => one !== undefined);
  expect(filter).toBe(asks);
});

test.each([
  ["segmentation", TEXTS, "unusable-response"],
  ["segmentation", PLAIN, undefined],
  ["per_platform_key_names", PLAIN, "unusable-response"],
  ["reviewing", TEXTS, undefined],
])("a project without the setting %s", async (setting, what, code) => {
  const unused = changedAnswer("project", ({ name: _, project_type: _type, ...project }) => project);
  const fault = [unused, settingAs(setting, undefined)];
  const { live, problems } = await observeWith(1, fault, what);
  expect(problems.map((one) => one.code)).toEqual(code === undefined ? [] : [code]);
  expect(live === undefined).toBe(code !== undefined);
});

const reads = (asked: readonly string[]) => asked.map((path) => /^\/\w+/.exec(path)?.[0] ?? "project");

test("keys are read while the languages are listed", async () => {
  const slow: Fault = { delay: ({ operation }) => (operation === "languages" ? 500 : 0) };
  const { live, asked } = await observeWith(2, [slow], TEXTS);
  expect(reads(asked)).toEqual(["project", "/keys", "/languages"]);
  expect(live?.project.languages).toMatchObject([{ iso: "en", pluralForms: ["one", "other"] }, {}, {}]);
});

test("keys that were read with other ids of languages are read again", async () => {
  const languages = ["en", "de"].map((language_iso, at) => ({ language_iso, language_id: at + 1 }));
  const stale = changedAnswer("project", (project) => ({
    ...project,
    statistics: { keys_total: 2, languages },
  }));
  const { live, asked } = await observeWith(2, [stale], TEXTS);
  expect(reads(asked).toSorted()).toEqual(["/keys", "/keys", "/languages", "project"]);
  expect(asked.at(-1)).toContain("lang_ids=640%2C597");
  expect(live?.objects.keys?.objects).toHaveLength(2);
});
