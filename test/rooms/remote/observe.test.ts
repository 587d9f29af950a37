/** Live objects are used only if the list of them is complete. */
import { afterEach, expect, test } from "vitest";
import { Client } from "../../../src/api/client.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import type { Live } from "../../../src/kinds/declaration.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { Result } from "../../../src/model/problem.ts";
import { observe } from "../../../src/remote/observe.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";

const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
let sandbox: Sandbox;
afterEach(() => sandbox.close());

const declared = (text: string) =>
  readManifests(KINDS, { keys: [{ path: "keys.yaml", text }], webhooks: [] }, { values: {}, tokens: [] })
    .declared;
const PLAIN = declared("keys:\n  - key_name: a\n");
const TEXTS = declared("keys:\n  - key_name: a\n    translations: { en: x, de: y }\n");

const keysOf = (live: Live | undefined) => (live?.objects.keys?.objects ?? []) as LiveKey[];

function parts(observed: Result<Live>) {
  return observed.ok
    ? { live: observed.value, problems: [] }
    : { live: undefined, problems: [observed.problem] };
}

async function observeWith(count: number, faults: Fault[], what = PLAIN) {
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
  const { live, problems } = parts(await observe(client, ID, [what]));
  const asked = sandbox.requests.map(({ path }) => path.replace(/^.*\/projects\/[^/?]+/, ""));
  return { live, problems, asked };
}

/** Omits keys from the lists that match, but keeps the total. */
const shortened = (times: number, matching: RegExp): Fault => ({
  onResponse: ({ path, operation }, answer) => {
    if (operation !== "keys" || !matching.test(path) || times-- <= 0 || !("json" in answer.body))
      return undefined;
    const list = answer.body.json as { keys: unknown[] };
    return { ...answer, body: { json: { ...list, keys: list.keys.slice(1) } } };
  },
});

test.each(["5000001", "999999999999", "9".repeat(300)])(
  "a total of %s keys asks for no further page",
  async (total) => {
    const wrong: Fault = {
      onResponse: ({ operation }, answer) =>
        operation === "keys"
          ? { ...answer, headers: { ...answer.headers, "X-Pagination-Total-Count": total } }
          : undefined,
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

/** A response about the project that counts another number of keys than it has. */
const counting = (keys_total: unknown): Fault => ({
  onResponse: ({ operation }, { body, ...others }) => {
    if (operation !== "project" || !("json" in body)) return undefined;
    return { ...others, body: { json: { ...(body.json as object), statistics: { keys_total } } } };
  },
});

test.each([
  ["right", 5_100, "1 2 3 4 5 6 7 8 9 10 11"],
  ["too low", 10, "1 2 3 4 5 6 7 8 9 10 11"],
  ["too high", 50_000, "1 2 3 4 5 6 7 8 9 10 11"],
  ["unusable", "many", "1 2 3 4 5 6 7 8 9 10 11"],
])(
  "where the project's count of keys is %s, each page is read once, and the last one at the end",
  async (_what, count, pages) => {
    const { live, asked } = await observeWith(5_100, [counting(count)]);
    expect(live?.objects.keys?.objects).toHaveLength(5_100);
    const read = asked.flatMap((path) => /page=(\d+)/.exec(path)?.[1] ?? []);
    expect(read.at(-1)).toBe("11");
    expect(
      read
        .map(Number)
        .sort((a, b) => a - b)
        .join(" "),
    ).toBe(pages);
  },
);

test("a count that is far too high costs a few requests, and the last page is still read at the end", async () => {
  const { live, asked } = await observeWith(700, [counting(50_000)]);
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

test.each([
  [true, true],
  [0, false],
  [undefined, undefined],
  ["usually", undefined],
])("the project's setting auto_toggle_unverified is read with the project: %j is %j", async (sent, known) => {
  const answer: Fault = {
    onResponse: ({ operation }, { body, ...others }) => {
      if (operation !== "project" || !("json" in body)) return undefined;
      const project = body.json as { settings: object };
      const settings = { ...project.settings, auto_toggle_unverified: sent };
      return { ...others, body: { json: { ...project, settings } } };
    },
  };
  const { live, asked } = await observeWith(1, [answer], TEXTS);
  expect(live?.project.autoToggleUnverified).toBe(known);
  expect(asked).toHaveLength(3);
});

test("many pages are read each once, the last one after all others", async () => {
  const { live, asked } = await observeWith(1700, []);
  expect(live?.objects.keys?.objects).toHaveLength(1700);
  expect(asked.filter((path) => path.startsWith("/keys"))).toHaveLength(4);
  expect(asked.at(-1)).toContain("page=4");
});

test("a short list is read again by cursor", async () => {
  const { live, problems, asked } = await observeWith(600, [shortened(1, /page=2/)]);
  expect(live?.objects.keys?.objects).toHaveLength(600);
  expect(problems).toEqual([]);
  expect(asked.some((path) => path.includes("pagination=cursor"))).toBe(true);
});

/** Somebody removes the first key just before this page is read: all later keys move forward by one. */
const removedBefore = (page: number): Fault => {
  let isDone = false;
  return {
    meanwhile: ({ operation, path }, { project }) => {
      if (isDone || operation !== "keys" || !path.endsWith(`&page=${page}`)) return false;
      const first = project.keys.get(1);
      if (first) project.keys.remove(new Set([first]));
      isDone = first !== undefined;
      return isDone;
    },
  };
};

test.each([2, 3, 4])(
  "a key that is removed before page %i is read: no other key is missing in the list",
  async (page) => {
    const { live, problems, asked } = await observeWith(1700, [removedBefore(page)]);
    expect(problems).toEqual([]);
    const ids = keysOf(live).map(({ key_id }) => Number(key_id));
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 1699 }, (_, index) => index + 2));
    expect(asked.some((path) => path.includes("pagination=cursor"))).toBe(true);
  },
);

/** Somebody removes the first key and adds another one just before this page is read: the total stays. */
const replacedBefore = (page: number): Fault => {
  let isDone = false;
  return {
    meanwhile: ({ operation, path }, { project }) => {
      if (isDone || operation !== "keys" || !path.endsWith(`&page=${page}`)) return false;
      const first = project.keys.get(1);
      if (!first) return false;
      isDone = true;
      project.keys.remove(new Set([first]));
      project.keys.add({ ...first, key_id: 9_999 });
      return true;
    },
  };
};

test.each([2, 3, 4])(
  "a key is removed, and another one added, before page %i is read: no other key is missing in the list",
  async (page) => {
    const { live, problems } = await observeWith(1700, [replacedBefore(page)]);
    expect(problems).toEqual([]);
    const ids = keysOf(live).map(({ key_id }) => Number(key_id));
    const others = Array.from({ length: 1699 }, (_, index) => index + 2);
    expect(ids.sort((a, b) => a - b)).toEqual([...others, 9_999]);
  },
);

test("a key that is added while the keys are read does not make a second reading necessary", async () => {
  let isDone = false;
  const added: Fault = {
    meanwhile: ({ operation, path }, { project }) => {
      const first = project.keys.get(1);
      if (isDone || !first || operation !== "keys" || !path.endsWith("&page=3")) return false;
      isDone = true;
      project.keys.add({ ...first, key_id: 9_999 });
      return true;
    },
  };
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
  sandbox = await startSandbox({ state: { projects: { [ID]: { webhooks } } }, limits: false });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: 1000 });
  const secret = (await client.webhooks(ID))[0]?.secret;
  const text = "webhooks:\n  - { url: https://ci.example.com/hook, events: [project.imported] }\n";
  const both = { keys: [], webhooks: [{ path: "webhooks.yaml", text }] };
  const manifests = readManifests(KINDS, both, { values: {}, tokens: [] });
  const { live } = parts(await observe(client, ID, [manifests.declared]));
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
  sandbox = await startSandbox({
    state: { projects: { [ID]: { webhooks: HOOKS } } },
    limits: false,
    faults,
  });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: 1000 });
  const files = { keys: [], webhooks: [{ path: "webhooks.yaml", text: ONE_HOOK }] };
  return parts(await observe(client, ID, [readManifests(KINDS, files, { values: {}, tokens: [] }).declared]));
}

/** Changes the lists of webhooks in the first responses. */
const otherwise = (
  times: number,
  show: (hooks: Record<string, unknown>[]) => unknown[],
  headers = {},
): Fault => ({
  onResponse: ({ operation }, answer) => {
    if (operation !== "webhooks" || times-- <= 0 || !("json" in answer.body)) return undefined;
    const list = answer.body.json as { webhooks: Record<string, unknown>[] };
    return {
      ...answer,
      headers: { ...answer.headers, ...headers },
      body: { json: { ...list, webhooks: show(list.webhooks) } },
    };
  },
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
  const alter: Fault = {
    onResponse: ({ operation }, answer) => {
      if (operation !== "keys" || !("json" in answer.body)) return undefined;
      const list = answer.body.json as { keys: Record<string, unknown>[] };
      const keys = list.keys.map(({ created_at: _created, translations, ...key }, index) => ({
        ...key,
        key_id: String(key.key_id),
        is_archived: 0,
        base_words: null,
        is_hidden: [],
        translations: (translations as unknown[]).slice(index === 0 ? 1 : 0),
      }));
      return { ...answer, body: { json: { keys } } };
    },
  };
  const { live, problems } = await observeWith(3, [alter], TEXTS);
  expect(problems).toEqual([]);
  expect(keysOf(live).map(({ key_id, is_archived }) => [key_id, is_archived])).toEqual([
    ["2", false],
    ["3", false],
  ]);
  expect(live?.objects.keys?.unusable).toMatchObject([{ id: "1", names: ["key.1"] }]);
});

test.each<[string, (one: Record<string, unknown>) => unknown, string | undefined]>([
  [
    "lang_id as text",
    (one: Record<string, unknown>) => ({ ...one, lang_id: String(one.lang_id) }),
    "640%2C597",
  ],
  ["no lang_id", (one: Record<string, unknown>) => ({ ...one, lang_id: null }), undefined],
])("languages with %s are read", async (_what, alter, asks) => {
  const fault: Fault = {
    onResponse: ({ operation }, answer) => {
      if (operation !== "languages" || !("json" in answer.body)) return undefined;
      const list = answer.body.json as { languages: Record<string, unknown>[] };
      return { ...answer, body: { json: { languages: list.languages.map(alter) } } };
    },
  };
  // Without them, the list of languages is the only place that has the ids.
  const { live, asked } = await observeWith(2, [fault, counting(2)], TEXTS);
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
  const fault: Fault = {
    onResponse: ({ path }, answer) => {
      if (!path.endsWith(ID) || !("json" in answer.body)) return undefined;
      const { name: _name, project_type: _type, ...project } = answer.body.json as Record<string, unknown>;
      const settings = { ...(project.settings as object), [setting]: undefined };
      return { ...answer, body: { json: { ...project, settings } } };
    },
  };
  const { live, problems } = await observeWith(1, [fault], what);
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
  const stale: Fault = {
    onResponse: ({ operation }, answer) => {
      if (operation !== "project" || !("json" in answer.body)) return undefined;
      const statistics = {
        keys_total: 2,
        languages: ["en", "de"].map((language_iso, at) => ({ language_iso, language_id: at + 1 })),
      };
      return { ...answer, body: { json: { ...(answer.body.json as object), statistics } } };
    },
  };
  const { live, asked } = await observeWith(2, [stale], TEXTS);
  expect(reads(asked).toSorted()).toEqual(["/keys", "/keys", "/languages", "project"]);
  expect(asked.at(-1)).toContain("lang_ids=640%2C597");
  expect(live?.objects.keys?.objects).toHaveLength(2);
});
