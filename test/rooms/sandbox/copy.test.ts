import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { plan } from "../../../src/commands/actionCommands.ts";
import { startCopy } from "../../../src/commands/runs/sandbox.ts";
import { liveKeys, readKeys } from "../../../src/keys/liveKey.ts";
import type { SandboxState } from "../../../src/sandbox/stateSchema.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import type { WireKey } from "../../../src/wire/key.ts";
import { errorResponse, responseBefore } from "../../faults/faults.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { seededFaults } from "../../sandboxFaults/seeded.ts";
import { onKeys, onWebhooks } from "../../sandboxFaults/shown.ts";
import { openTestTerminal } from "../../terminal.ts";
import { PROJECT, someKeys } from "./testSandbox.ts";

/** `sandbox --copy-of`: what a copy of a project has, what it says, and what it asks for. */

const TOKEN = "live-token-7c1d";
const ANNA = { user_id: 501, email: "anna@example.com", fullname: "Anna" };
const row = (language_iso: string, translation: string, more: object = {}) => ({
  language_iso,
  translation,
  ...more,
});
const SECRET = "5ec2e7".repeat(6).padEnd(40, "0");
const HOOK_URL = "https://ci.example.com/hooks/4f1c-hidden";

const KEYS = [
  {
    key_id: 7001,
    key_name: "title",
    created_at: "2020-01-02 05:04:05 (Europe/Riga)",
    created_at_timestamp: 1_577_934_245,
    modified_at_timestamp: 1_600_000_000,
    description: "The title",
    tags: ["b", "A"],
    context: "page",
    char_limit: 30,
    custom_attributes: '{"b":[1,{"c":null}]}',
    comments: [{ comment_id: 1, comment: "by a person" }],
    translations: [
      row("en", "Title [%key:other%]", {
        translation_id: 90,
        modified_by: 11,
        modified_by_email: "a@example.com",
        modified_at_timestamp: 1_650_000_000,
        is_reviewed: true,
        reviewed_by: 12,
      }),
      row("de", "Titel", { modified_by: 0, modified_by_email: "", is_unverified: true, words: 9 }),
      row("custom_1", "", { modified_by: 13, modified_by_email: "c@example.com" }),
    ],
  },
  {
    key_id: 7002,
    key_name: { ios: "Count", android: "count", web: "n.count", other: "n.count" },
    platforms: ["ios", "android", "web"] as const,
    filenames: { ios: "a.strings", web: "%LANG_ISO%.json" },
    is_plural: true,
    plural_name: "count",
    is_archived: true,
    is_hidden: true,
    translations: [row("en", { one: "%d", other: "%ds" } as unknown as string)],
  },
  { key_id: 7003, key_name: "title", filenames: { web: "other.json" } },
];

const STATE: SandboxState = {
  tokens: [{ token: TOKEN, rights: "read-only", user: ANNA }],
  projects: {
    [PROJECT]: {
      project: {
        name: "Shop",
        base_language_iso: "en",
        settings: { per_platform_key_names: true, auto_toggle_unverified: false, reviewing: false },
      },
      languages: [
        { lang_iso: "en" },
        { lang_iso: "de" },
        { lang_iso: "custom_1", lang_id: 12_345, lang_name: "Pirate", is_rtl: true, plural_forms: null },
      ],
      keys: structuredClone(KEYS) as never,
      webhooks: [
        {
          webhook_id: "a".repeat(40),
          url: HOOK_URL,
          secret: SECRET,
          branch: "next",
          events: ["project.translation.updated", "project.imported"],
          event_lang_map: [{ event: "project.translation.updated", lang_iso_codes: ["de"] }],
        },
      ],
    },
  },
};

const stateWith = (entry: SandboxState["projects"][string]): SandboxState => ({
  ...STATE,
  projects: { [PROJECT]: { ...STATE.projects[PROJECT], ...entry } },
});

interface CopyCase {
  state?: SandboxState;
  faults?: readonly Fault[];
  options?: RawOptions;
  environment?: Record<string, string>;
  stateFile?: string;
}

async function copyOf(
  id: string,
  { state = STATE, faults = [], options, environment, stateFile }: CopyCase = {},
) {
  const live = await startSandbox({ state, faults, limits: false });
  onTestFinished(() => live.close());
  const before = JSON.stringify(live.state());
  const { terminal, lines } = openTestTerminal({
    folder: mkdtempSync(join(tmpdir(), "copy-")),
    environment: { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: live.url, ...environment },
  });
  const raw: RawOptions = { "copy-of": [id], ...options };
  const copy = await startCopy(
    { raw, environment: terminal.setup.environment, parts: [] },
    stateFile,
    terminal,
    (line) => lines.push(line),
  );
  expect(live.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(JSON.stringify(live.state())).toBe(before);
  expect(lines.join("\n")).not.toContain(TOKEN);
  return { live, copy, lines };
}

/** A running sandbox with the copy. */
async function running(copy: Awaited<ReturnType<typeof copyOf>>["copy"]) {
  if (!copy || copy === "failed") throw new Error("nothing was copied");
  const sandbox = await startSandbox({ state: copy.state, limits: false });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** What lokaform reads of the keys. */
function plannedOf(list: unknown) {
  const { keys } = list as { keys: readonly unknown[] };
  return liveKeys(readKeys(keys, ["en", "de", "custom_1"]));
}

async function answered(url: string, path: string, token = TOKEN): Promise<unknown> {
  const response = await fetch(`${url}/projects/${PROJECT}${path}`, { headers: { "X-Api-Token": token } });
  expect(response.status).toBe(200);
  return response.json();
}

describe("a copy", () => {
  test("has all of each key that a plan looks at", async () => {
    const { live, copy, lines } = await copyOf(PROJECT);
    const made = await running(copy);
    expect(lines).toEqual([]);
    const path = "/keys?include_translations=1&limit=500&disable_references=1";
    const [original, copied] = [await answered(live.url, path), await answered(made.url, path)];
    expect(original).toMatchObject({ keys: [{ key_id: 7001 }, { key_id: 7002 }, { key_id: 7003 }] });
    expect(plannedOf(copied)).toEqual(plannedOf(original));
  });

  test("has the same project, and the same user of the token", async () => {
    const { live, copy, lines } = await copyOf(PROJECT);
    const made = await running(copy);
    expect(lines).toEqual([]);
    expect(await answered(made.url, "")).toEqual(await answered(live.url, ""));
    expect(await answered(made.url, "/contributors/me")).toMatchObject({ contributor: ANNA });
  });

  test("has the webhooks with other secrets, and the true ones are nowhere in it", async () => {
    const { live, copy } = await copyOf(PROJECT);
    const made = await running(copy);
    const hooks = async (url: string) =>
      ((await answered(url, "/webhooks")) as { webhooks: { secret: string }[] }).webhooks;
    const [original, copied] = [await hooks(live.url), await hooks(made.url)];
    const withoutSecrets = (all: typeof original) => all.map(({ secret: _, ...rest }) => rest);
    expect(withoutSecrets(copied)).toEqual(withoutSecrets(original));
    expect(original[0]?.secret).toBe(SECRET);
    expect(JSON.stringify([copy, made.state()])).not.toContain(SECRET);
    expect(copied[0]?.secret).toMatch(/^[0-9a-f]{40}$/);
  });

  test("accepts every token, and keeps none of the live project", async () => {
    const { copy } = await copyOf(PROJECT);
    const made = await running(copy);
    expect(JSON.stringify(made.state())).not.toContain(TOKEN);
    await answered(made.url, "/keys", "any");
  });

  test("reads 500 keys with a request, and everything else with one", async () => {
    const { live, copy } = await copyOf(PROJECT, { state: stateWith({ keys: someKeys(1001) }) });
    expect((await running(copy)).state().projects[PROJECT]?.keys).toHaveLength(1001);
    const paths = live.requests.map(({ path }) =>
      path.replace(/^.*46800099/, "").replace(/\?.*(page=\d).*/, "?$1"),
    );
    expect(paths.sort()).toEqual([
      "",
      "/contributors/me",
      "/keys?page=1",
      "/keys?page=2",
      "/keys?page=3",
      "/languages?limit=500",
      "/webhooks",
    ]);
  });

  test("takes the URL of a project, and the branch master for the project itself", async () => {
    const ids = [`https://app.lokalise.com/project/${PROJECT}/?view=multi`, `${PROJECT}:master`];
    for (const id of ids) {
      const made = await running((await copyOf(id)).copy);
      expect(Object.keys(made.state().projects)).toEqual([PROJECT]);
    }
  });

  test("of a branch has its keys, and says that the project itself has none", async () => {
    const branch = `${PROJECT}:next`;
    const projects = { ...STATE.projects, [branch]: { keys: someKeys(2) } };
    const { copy } = await copyOf(branch, { state: { ...STATE, projects } });
    const made = (await running(copy)).state().projects;
    expect([made[PROJECT]?.keys.length, made[branch]?.keys.length]).toEqual([0, 2]);
    expect(made[PROJECT]?.webhooks).toHaveLength(1);
    expect(made[branch]?.languages).toHaveLength(3);
    expect(copy).toMatchObject({
      words: expect.arrayContaining([
        `use it with --project ${branch} and any token`,
        "Only this branch is copied. The project itself has no keys here.",
      ]),
    });
  });

  test("says what was copied, on one line", async () => {
    const { name: _, ...project } = STATE.projects[PROJECT]?.project ?? {};
    const state = stateWith({ project: { ...project, name: "Shop\n::error::x\u202e" } });
    const { copy } = await copyOf(PROJECT, { state });
    expect(copy).toMatchObject({
      words: [
        'copied project "Shop\\n::error::x\\u202e": 3 keys, 3 languages, 1 webhook',
        `use it with --project ${PROJECT} and any token`,
        "Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
      ],
    });
  });
});

test.each([
  ["a user who wrote no text", ANNA, 14],
  ["the user who wrote most of them", { user_id: 4140, email: "l10n-ci@example.com" }, 9],
])("a plan against the copy is the plan against the original, for %s", async (_, user, undecided) => {
  const read: SandboxState = JSON.parse(readFileSync("examples/storefront/live.json", "utf8"));
  const state: SandboxState = { ...read, tokens: [], user };
  const [id = ""] = Object.keys(state.projects);
  const { live, copy } = await copyOf(id, { state, environment: { LOKALISE_API_TOKEN: state.token ?? "" } });
  const made = await running(copy);
  // A folder without git history, so that only the writers decide.
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  cpSync("examples/storefront", folder, { recursive: true });
  const planned = async (url: string) => {
    const { terminal, lines } = openTestTerminal({
      folder,
      environment: {
        LOKALISE_API_URL: url,
        LOKALISE_API_TOKEN: state.token ?? "",
        STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
      },
    });
    const raw = { project: [id], keys: ["**/keys.yaml"], webhooks: ["webhooks.yaml"], format: ["json"] };
    const code = await plan.run(raw, terminal);
    // The time of the run is in the report.
    return [code, lines.join("\n").replace(/"time": "[^"]*"/g, "")];
  };
  const original = await planned(live.url);
  expect(original[1]).toContain("product.reviews.count");
  expect(String(original[1]).match(/"reason": "undecided"/g)).toHaveLength(undecided);
  expect(await planned(made.url)).toEqual(original);
});

describe("what cannot be copied", () => {
  const refusing = (operation: string, status: number) =>
    responseBefore(operation, errorResponse(status, "No right"));
  /** Lists of keys show another value of each key. */
  const showing = (change: (key: WireKey) => WireKey): Fault => ({
    onResponse: onKeys((_, page) => ({ ...page, rows: page.rows.map(change) })),
  });

  test("webhooks that the token may not read are a notice", async () => {
    const { copy, lines } = await copyOf(PROJECT, { faults: [refusing("webhooks", 403)] });
    expect((await running(copy)).state().projects[PROJECT]?.webhooks).toEqual([]);
    expect(lines.join("\n")).toMatch(
      /^notice: The copy has no webhooks, because this token may not read them\. /,
    );
    expect(copy).toMatchObject({
      words: expect.arrayContaining(['copied project "Shop": 3 keys, 3 languages, 0 webhooks']),
    });
  });

  test.each([403, 404])(
    "a user that the token may not read is a notice, and the copy has the user of the sandbox: %s",
    async (status) => {
      const { copy, lines } = await copyOf(PROJECT, { faults: [refusing("contributor", status)] });
      expect((await running(copy)).state().user).toBeUndefined();
      expect(lines.join("\n")).toMatch(/^notice: The token's own user could not be read/);
    },
  );

  test.each(["project", "languages", "keys", "webhooks"])(
    "an error of %s ends it, and the sandbox does not start",
    async (operation) => {
      const { copy, lines } = await copyOf(PROJECT, { faults: [refusing(operation, 404)] });
      expect(copy).toBe("failed");
      expect(lines[0]).toMatch(/^error: GET .*returned 404/);
    },
  );

  test("a key that cannot be read is named, and the others are copied", async () => {
    const unreadable = showing((key) => ({
      ...key,
      translations: (key.translations ?? []).filter(
        (one) => key.key_id !== 7001 || one.language_iso !== "de",
      ),
    }));
    const { copy, lines } = await copyOf(PROJECT, { faults: [unreadable] });
    expect((await running(copy)).state().projects[PROJECT]?.keys.map(({ key_id }) => key_id)).toEqual([
      7002, 7003,
    ]);
    expect(lines).toEqual([
      "warning: Not in the copy: 1 key, because the service's response has no usable value for the de text: title (id 7001). [unusable-response]",
    ]);
  });

  test("a plural text that is not an object of forms is kept as it is", async () => {
    const odd = showing((key) => ({
      ...key,
      translations: (key.translations ?? []).map((one) =>
        key.is_plural ? { ...one, translation: one.language_iso === "en" ? "[]" : '{"other": "x"}' } : one,
      ),
    }));
    const { copy } = await copyOf(PROJECT, { faults: [odd] });
    const texts = (await running(copy)).state().projects[PROJECT]?.keys[1]?.translations;
    expect(texts?.map(({ translation }) => translation)).toEqual(["[]", '{"other": "x"}', '{"other": "x"}']);
  });

  test("a webhook that cannot be read is named without its path", async () => {
    const broken: Fault = {
      onResponse: onWebhooks((_, page) => ({
        ...page,
        rows: page.rows.map((hook) => ({ ...hook, events: "all" as unknown as string[] })),
      })),
    };
    const { copy, lines } = await copyOf(PROJECT, { faults: [broken] });
    expect((await running(copy)).state().projects[PROJECT]?.webhooks).toEqual([]);
    expect(lines).toEqual([
      `warning: Not in the copy: 1 webhook, because the service's response has no usable value for events: https://ci.example.com/… (id ${"a".repeat(40)}). [unusable-response]`,
    ]);
  });

  test("a key whose fields are absent is in the copy, and is named", async () => {
    const older = showing((key) => {
      const { context, char_limit, ...rest } = key;
      return key.key_id === 7001 ? (rest as typeof key) : key;
    });
    const { copy, lines } = await copyOf(PROJECT, { faults: [older] });
    expect((await running(copy)).state().projects[PROJECT]?.keys[0]).toMatchObject({
      context: "",
      char_limit: 0,
    });
    expect(lines).toEqual([
      "warning: In the copy with default values: 1 key, because the service's response has no usable value for context, char_limit: title (id 7001). [unusable-response]",
    ]);
  });

  test("keys whose ids are too long for a number are named, and many of them are counted", async () => {
    const { copy, lines } = await copyOf(PROJECT, {
      state: stateWith({ keys: someKeys(103), webhooks: [] }),
      faults: seededFaults(["huge-ids"], 1),
    });
    expect((await running(copy)).state().projects[PROJECT]?.keys).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^warning: Not in the copy: 103 keys, because .* value for key_id: k1 \(id \d{16,}\), k2 .* and 93 more\./,
    );
  });

  test("answers with numbers as text and flags as numbers are copied completely", async () => {
    const { copy, live, lines } = await copyOf(PROJECT, { faults: seededFaults(["retyped@1"], 1) });
    expect(lines).toEqual([]);
    const [made] = Object.values((await running(copy)).state().projects);
    const [original] = Object.values(live.state().projects);
    expect(plannedOf(made)).toEqual(plannedOf(original));
    expect(made?.project.settings).toEqual(original?.project.settings);
  });

  test("a list that stays incomplete is an error", async () => {
    const { copy, lines } = await copyOf(PROJECT, { faults: seededFaults(["short-list@1"], 1) });
    expect(copy).toBe("failed");
    expect(lines[0]).toMatch(/^error: Lokaform read the keys two times, and both lists were incomplete/);
  });

  test("a project with segmentation has no texts in the copy, and says so", async () => {
    const state = stateWith({ project: { settings: { segmentation: true } } });
    const { copy, lines } = await copyOf(PROJECT, { state });
    const [made] = Object.values((await running(copy)).state().projects);
    expect(made?.keys.map((key) => key.translations.map(({ translation }) => translation))).toEqual([
      ["", "", ""],
      ['{"one":"","other":""}', expect.any(String), expect.any(String)],
      ["", "", ""],
    ]);
    expect(lines[0]).toMatch(/^warning: The copy has no texts, because this project has segmentation on/);
  });
});

describe("before anything is sent", () => {
  test("a state file that exists is not replaced", async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), "copy-")), "s.json");
    writeFileSync(stateFile, "mine");
    const { copy, live, lines } = await copyOf(PROJECT, { stateFile });
    expect([copy, live.requests.length, readFileSync(stateFile, "utf8")]).toEqual(["failed", 0, "mine"]);
    expect(lines[0]).toBe(
      `error: state: ${stateFile} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file. [bad-setting]`,
    );
  });

  test.each([
    [{ id: "shop" }, /^error: The value of copy-of is not a project id\./],
    [{ environment: { LOKALISE_API_TOKEN: "" } }, /^error: There is no API token\./],
    [{ options: { "token-file": ["none"] } }, /^error: The token file none cannot be read/],
    [{ options: { "api-url": ["http://api.example.com"] } }, /^error: api-url: /],
  ])("%o is an error", async ({ id = PROJECT, ...more }: CopyCase & { id?: string }, message) => {
    const { copy, live, lines } = await copyOf(id, more);
    expect([copy, live.requests.length, lines.length]).toEqual(["failed", 0, 1]);
    expect(lines[0]).toMatch(message);
  });

  test("without --copy-of there is no copy", async () => {
    const { copy, live } = await copyOf(PROJECT, { options: { "copy-of": [] } });
    expect([copy, live.requests]).toEqual([undefined, []]);
  });
});
