/** Whole runs: apply removes or overwrites, and restore brings it back from the backup that apply wrote. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/commands/commands.ts";
import { openConsole } from "../../src/host/console.ts";
import type { RunCommand } from "../../src/model/command.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import type { RawOptions } from "../../src/settings/flags.ts";
import { openTestTerminal } from "../terminal.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const TOKEN = "restore-token-0123456789";
const ONLINE: RawOptions = { project: [PROJECT], yes: ["true"], rate: ["1000"] };
/** No project is named. */
const UNNAMED: RawOptions = { project: [] };

type ProjectState = NonNullable<SandboxState["projects"]>[string];
type KeyState = NonNullable<ProjectState["keys"]>[number];

let folder: string;
let sandbox: Sandbox;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-restore-"));
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const languages = [
  { lang_iso: "en", plural_forms: ["one", "other"] },
  { lang_iso: "de", plural_forms: ["one", "other"] },
];
const texts = (all: Record<string, unknown>) =>
  Object.entries(all).map(([language_iso, translation]) => ({
    language_iso,
    translation: typeof translation === "string" ? translation : JSON.stringify(translation),
  }));
const key = (
  key_id: number,
  key_name: KeyState["key_name"],
  all: Record<string, unknown> = {},
  more = {},
) => ({
  key_id,
  key_name,
  platforms: ["web" as const],
  translations: texts(all),
  ...more,
});
/** So many other keys that the project looks like another one than that of the backup. */
const others = Array.from({ length: 12 }, (_, index) =>
  key(100 + index, `other.${index}`, { en: `Other ${index}` }),
);
const declaredOthers = others.map(({ key_name }) => `  - key_name: ${key_name}\n`).join("");

async function start(keys: unknown[], more: object = {}, branch = ""): Promise<void> {
  const project = { project: { name: "Shop" }, languages, keys, ...more };
  // The types of the state have more members than a test needs.
  const projects = { [PROJECT]: project, ...(branch !== "" && { [PROJECT + branch]: project }) };
  sandbox = await startSandbox({ state: { projects } as unknown as SandboxState, limits: false });
}

const NEW_TITLE = "key_name: title, translations: { en: New }";

/** Applies entries to these and other keys. */
async function changed(keys: unknown[], entries: string[], more: object = {}): Promise<void> {
  await start([...keys, ...others], more);
  manifest("keys.yaml", `keys:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`);
  expect(await run("apply")).toMatchObject({ code: 0 });
}

const live = () => sandbox.state().projects[PROJECT]?.keys ?? [];
const liveKey = (name: string) => live().find(({ key_name }) => Object.values(key_name).includes(name));
const textOf = (name: string, language: string) => {
  const text =
    liveKey(name)?.translations.find(({ language_iso }) => language_iso === language)?.translation ?? "";
  return filledText(text);
};
const filledText = (text: string) => (text.startsWith("{") ? filled(JSON.parse(text)) : text);
const filled = (forms: Record<string, string>) =>
  Object.fromEntries(Object.entries(forms).filter(([, text]) => text !== ""));

/** What another person does in the project. */
async function send(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/projects/${PROJECT}${path}`, {
    method,
    headers: { "X-Api-Token": TOKEN, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
}
const put = (id: number, change: object) => send("PUT", "/keys", { keys: [{ key_id: id, ...change }] });

interface Ended {
  code: number;
  out: string;
  error: string;
}

async function run(
  command: RunCommand,
  raw: RawOptions = {},
  environment: Record<string, string> = {},
  answer?: string,
): Promise<Ended> {
  const [out, error]: [string[], string[]] = [[], []];
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on("data", (asked: Buffer) => {
    error.push(asked.toString());
    input.write(`${answer}\n`);
  });
  const stream = (lines: string[]) => ({ write: (text: string) => lines.push(text) });
  const console = openConsole({ stdout: stream(out), stderr: stream(error) }, () => false);
  const { terminal } = openTestTerminal({
    folder,
    environment: { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, ...environment },
    console,
    prompt: answer === undefined ? undefined : { input, output, seesOut: true },
  });
  const code = await COMMANDS[command].run({ ...ONLINE, ...raw }, terminal);
  return { code, out: out.join(""), error: error.join("") };
}

const manifest = (name: string, text: string) => writeFileSync(join(folder, name), text);
const backups = () =>
  readdirSync(join(folder, "lokaform-backup"))
    .filter((name) => name.endsWith(".yaml"))
    // The first backup of a second has no number.
    .sort((a, b) => (a.replace(".yaml", "") < b.replace(".yaml", "") ? -1 : 1))
    .map((name) => join("lokaform-backup", name));
const backup = () => backups()[0] ?? "";
const restore = (raw: RawOptions = {}, environment: Record<string, string> = {}) =>
  run("restore", { backup: [backup()], ...raw }, environment);
/** There is nothing left to restore. */
async function restoreAgain(raw: RawOptions = {}, environment: Record<string, string> = {}): Promise<void> {
  const sent = writes();
  expect(await restore(raw, environment)).toMatchObject({ code: 0 });
  expect(writes()).toBe(sent);
}
const mode = (file: string) => statSync(join(folder, file)).mode & 0o777;
const writes = () => sandbox.requests.filter(({ method }) => method !== "GET").length;

describe("destroyed and archived keys", () => {
  const full = key(
    1,
    "gone.full",
    { en: "Full", de: "Voll" },
    {
      description: "D",
      tags: ["t"],
      context: "C",
      char_limit: 9,
      is_hidden: true,
      custom_attributes: '{"a":[1]}',
    },
  );
  const plural = key(
    2,
    "gone.plural",
    { en: { zero: "none", one: "%d item", other: "%d items" }, de: { one: "%d", other: "%d" } },
    { is_plural: true, tags: ["lokaform:web"] },
  );
  /** Applies manifests that declare only the other keys. */
  async function removed(by: "destroy" | "archive", ...keys: unknown[]): Promise<Ended> {
    await start([...keys, ...others]);
    const limits = "limits: { removals_percent: 100 }";
    manifest("lokaform.yaml", `owner: web\nprune: { keys: all, by: ${by} }\n${limits}\n`);
    manifest("keys.yaml", `keys:\n${declaredOthers}`);
    const applied = await run("apply");
    expect(applied).toMatchObject({ code: 0, error: "" });
    return applied;
  }

  test("come back in a project with many other keys, with all texts and forms; a second restore has nothing to do", async () => {
    const applied = await removed("destroy", full, plural);
    expect(liveKey("gone.full")).toBeUndefined();
    expect(applied.out.trimEnd().split("\n").at(-1)).toBe(
      `To restore what this run removed or overwrote: lokaform restore ${backup()} --project ${PROJECT}`,
    );
    expect(mode(backup())).toBe(0o600);

    rmSync(join(folder, "lokaform.yaml"));
    const restored = await restore(UNNAMED);
    expect(restored.error).toContain(
      "This restore creates 2 keys again. Ids, history, comments, screenshots and review states are not restored.",
    );
    expect(restored).toMatchObject({ code: 0 });
    const { key_name: _, platforms, translations, ...fields } = full;
    // No tag is added, not even that of an owner.
    expect(liveKey("gone.full")).toMatchObject({
      ...fields,
      key_id: expect.any(Number),
      custom_attributes: '{"a": [1]}',
    });
    expect(liveKey("gone.plural")).toMatchObject({ is_plural: true, tags: ["lokaform:web"] });
    expect(textOf("gone.full", "de")).toBe("Voll");
    expect(textOf("gone.plural", "en")).toEqual({ zero: "none", one: "%d item", other: "%d items" });

    await restoreAgain(UNNAMED);
  });

  test.each([
    ["", "P"],
    [":develop", "P"],
    ["", "lokaform.yaml says it"],
  ])(
    "of a project that a variable names (%s, %s), the backup holds no id and finds it again",
    async (branch, from) => {
      await start([full, ...others], {}, branch);
      const settings = `project: "\${P}${branch}"\nprune: { keys: all, by: destroy }\n`;
      manifest("lokaform.yaml", settings);
      manifest("keys.yaml", `keys:\n${declaredOthers}`);
      const P = PROJECT;
      const applied = await run("apply", UNNAMED, { P });
      expect(applied).toMatchObject({ code: 0 });
      expect([backup(), readFileSync(join(folder, backup()), "utf8"), applied.out].join()).not.toContain(
        P.slice(0, 20),
      );
      if (from === "P") rmSync(join(folder, "lokaform.yaml"));
      const refused = await restore({ project: ["1e7a1f0c2b3d4e5f6a7b8c.12345678"] });
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.error).toContain("This backup is of project ${P}");
      const [unset, other] = [await restore(UNNAMED), await restore(UNNAMED, { P: `1${P.slice(1)}` })];
      expect([unset.code, other.code]).toEqual([1, 1]);
      // The snapshot, and the removal.
      expect(writes()).toBe(2);
      const restored = await restore(UNNAMED, { P });
      expect(restored).toMatchObject({ code: 0 });
      expect(restored.out + restored.error).not.toContain(P.slice(0, 20));
      expect(writes()).toBe(3);
    },
  );

  test("the next apply is foretold", async () => {
    await removed("destroy", full);
    expect((await restore()).error).toContain("The next apply would remove restored keys again");
  });

  test("an archived key is unarchived with its id, and later changes to it stay", async () => {
    await removed("archive", full);
    expect(liveKey("gone.full")?.is_archived).toBe(true);
    await put(1, { description: "New" });
    const restored = await restore();
    expect(restored.code).toBe(0);
    expect(liveKey("gone.full")).toMatchObject({ key_id: 1, is_archived: false, description: "New" });
    expect(restored.out).toContain("changed since the backup");
  });

  test("a key that a manifest archives is unarchived with its id", async () => {
    await changed([full], ["key_name: gone.full, is_archived: true"]);
    expect(liveKey("gone.full")?.is_archived).toBe(true);
    expect(await restore()).toMatchObject({ code: 0 });
    expect(liveKey("gone.full")).toMatchObject({ key_id: 1, is_archived: false, description: "D" });
  });

  test("at a terminal, what does not come back is shown before the question, and only yes restores", async () => {
    await removed("destroy", full);
    const ask = (answer: string) => run("restore", { backup: [backup()], yes: [] }, {}, answer);
    const refused = await ask("no");
    expect(refused.code).toBe(1);
    expect(refused.error).toMatch(/This restore creates 1 key again.*Type yes to continue/s);
    expect(liveKey("gone.full")).toBeUndefined();
    expect((await ask("yes")).code).toBe(0);
    expect(liveKey("gone.full")).toBeDefined();
  });

  test("a key with a new id for its name is a problem, and the others come back", async () => {
    await removed("destroy", full, plural);
    const mine = { key_name: "gone.full", platforms: ["web"], translations: texts({ en: "Mine" }) };
    await send("POST", "/keys", { keys: [mine] });
    const restored = await restore();
    expect(restored.code).toBe(1);
    expect(restored.error).toMatch(/key \d+ has its name or URL now/);
    expect(textOf("gone.full", "en")).toBe("Mine");
    expect(textOf("gone.plural", "de")).toEqual({ one: "%d", other: "%d" });
  });

  test("a restore that was cut off is finished by the next one", async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      key(index + 1, `gone.${index}`, { en: `Gone ${index}` }),
    );
    await removed("destroy", ...many);
    await restore();
    // As if the run had ended after its first request.
    for (const name of ["gone.2", "gone.3", "gone.4"]) await send("DELETE", `/keys/${liveKey(name)?.key_id}`);
    const again = await restore();
    expect(again).toMatchObject({ code: 0 });
    expect(again.out).toContain("3 created");
    expect(many.map(({ key_name }) => textOf(String(key_name), "en"))).toEqual(
      many.map((_, index) => `Gone ${index}`),
    );
  });
});

describe("overwritten texts", () => {
  const title = key(1, "title", { en: "Old", de: "Alt" });
  const items = key(
    2,
    "items",
    { en: { zero: "none", one: "%d old", other: "%d olds" } },
    { is_plural: true },
  );

  test("return with every form that the service had, without forms that only the run wrote", async () => {
    await changed([title, items], [NEW_TITLE, 'key_name: items, translations: { en: { one: "%d new" } }']);
    expect(textOf("title", "en")).toBe("New");
    const restored = await restore();
    expect(restored.code).toBe(0);
    expect(textOf("title", "en")).toBe("Old");
    expect(textOf("items", "en")).toEqual({ zero: "none", one: "%d old", other: "%d olds" });
    expect(restored.error).toContain("the next apply can overwrite them again: title (en), items (en).");
    // The restore has a backup of its own.
    expect(backups()).toHaveLength(2);
    await restoreAgain();
  });

  test("return to the key under the name that it has now, on each platform", async () => {
    const both = key(3, { ios: "Both", web: "both" }, { en: "Old" }, { platforms: ["ios", "web"] });
    await changed(
      [title, both],
      [NEW_TITLE, "key_name: { ios: Both, web: both }, translations: { en: New }"],
      {
        project: { name: "Shop", settings: { per_platform_key_names: true } },
      },
    );
    await put(1, { key_name: "heading" });
    await put(3, { key_name: { ios: "Both", web: "renamed" } });
    expect((await restore()).code).toBe(0);
    expect(textOf("heading", "en")).toBe("Old");
    expect(liveKey("renamed")).toMatchObject({ key_id: 3, key_name: { ios: "Both", web: "renamed" } });
    expect(textOf("renamed", "en")).toBe("Old");
    expect(liveKey("title")).toBeUndefined();
  });

  test("a text that was changed since is listed and kept, and --force overwrites it", async () => {
    await changed([title], [NEW_TITLE]);
    await put(1, { translations: texts({ en: "Edited" }) });
    const kept = await restore();
    expect(kept.out).toContain('en "Edited" kept: changed since the backup (in the file: "Old")');
    expect(kept.error).toContain("--force");
    expect(textOf("title", "en")).toBe("Edited");
    expect((await restore({ force: ["true"] })).code).toBe(0);
    expect(textOf("title", "en")).toBe("Old");
  });

  test("a text that is empty now is written, and a deleted key is a problem", async () => {
    await changed(
      [title, key(2, "second", { en: "Second" })],
      [NEW_TITLE, "key_name: second, translations: { en: Two }"],
    );
    await put(1, { translations: texts({ en: "" }) });
    await send("DELETE", "/keys/2");
    const restored = await restore();
    expect(restored.code).toBe(1);
    expect(restored.error).toContain("second: The key 2 no longer exists");
    expect(textOf("title", "en")).toBe("Old");
  });
});

const PLURAL_COUNT =
  'key_name: count, is_plural: true, translations: { en: { one: "%d item", other: "%d items" } }';
const FRENCH = { languages: [...languages, { lang_iso: "fr", plural_forms: ["one", "other"] }] };

test("a change of is_plural is undone together with the texts", async () => {
  await changed([key(1, "count", { en: "Items", de: "Dinge" })], [PLURAL_COUNT]);
  expect(liveKey("count")?.is_plural).toBe(true);
  expect((await restore()).code).toBe(0);
  expect(liveKey("count")?.is_plural).toBe(false);
  expect([textOf("count", "en"), textOf("count", "de")]).toEqual(["Items", "Dinge"]);
});

describe("a change of is_plural is not undone where it would convert what a person wrote since", () => {
  const toPlural = {
    before: key(1, "count", { en: "Items", de: "Dinge", fr: "" }),
    manifest: PLURAL_COUNT,
    theirs: { one: "Eva", other: "Evas" },
  };
  const toPlain = {
    before: key(
      1,
      "count",
      { en: { one: "Item", other: "Items" }, de: { one: "Ding", other: "Dinge" }, fr: "" },
      { is_plural: true },
    ),
    manifest: "key_name: count, is_plural: false, translations: { en: Items }",
    theirs: "Eva",
  };

  test.each([
    ["a declared text of a new plural", toPlural, "en"],
    ["a text of a new plural that the run did not write", toPlural, "de"],
    ["a text of a new plural that was empty", toPlural, "fr"],
    ["a declared text of a former plural", toPlain, "en"],
    ["a text of a former plural that the run did not write", toPlain, "de"],
    ["a text of a former plural that was empty", toPlain, "fr"],
  ])("%s", async (_what, { before, manifest: entry, theirs }, language) => {
    await changed([before], [entry], FRENCH);
    await put(1, { translations: [{ language_iso: language, translation: theirs }] });
    const [was, sent] = [liveKey("count"), writes()];
    const kept = await restore();
    expect(liveKey("count")).toEqual(was);
    expect(writes()).toBe(sent);
    expect(kept.out).toContain("kept: a text changed since the backup, and the change back would convert it");
    expect(kept.error).toContain("--force");
    expect((await restore({ force: ["true"] })).code).toBe(0);
    expect(liveKey("count")?.is_plural).toBe(entry.includes("is_plural: false"));
    expect(textOf("count", "en")).toEqual(filledText(before.translations[0]?.translation ?? ""));
  });

  test("a text that the run itself wrote in an empty language does not prevent it", async () => {
    await changed(
      [toPlural.before],
      [toPlural.manifest.replace("en:", "fr: { one: un, other: des }, en:")],
      FRENCH,
    );
    expect((await restore()).code).toBe(0);
    expect(liveKey("count")?.is_plural).toBe(false);
  });
});

test.each([
  ["the old text in each form", { one: "Old", other: "Old" }],
  ["what the run wrote", { one: "", other: "New" }],
  ["nothing", { one: "", other: "" }],
])("no text is written to a key that became a plural since, with %s", async (_what, en) => {
  await changed([key(1, "title", { en: "Old", de: "Alt" })], [NEW_TITLE]);
  await put(1, { is_plural: true, translations: [{ language_iso: "en", translation: en }] });
  const [was, before] = [textOf("title", "en"), writes()];
  const restored = await restore();
  expect(writes()).toBe(before);
  expect([liveKey("title")?.is_plural, textOf("title", "en")]).toEqual([true, was]);
  expect(restored.error + restored.out).toMatch(/changed since the backup/);
});

test("a key that was made singular since stays singular, with its texts", async () => {
  await changed(
    [key(1, "n", { en: { one: "a", other: "b" }, de: "" }, { is_plural: true })],
    ["key_name: n, translations: { en: { one: a, other: c } }"],
  );
  await put(1, { is_plural: false, translations: [{ language_iso: "en", translation: "Eva's" }] });
  const before = writes();
  await restore();
  expect(writes()).toBe(before);
  expect([liveKey("n")?.is_plural, textOf("n", "en")]).toEqual([false, "Eva's"]);
});

test("a backup that is used as a manifest is refused, and the message has the command that restores it", async () => {
  await changed([key(1, "title", { en: "Old" })], [NEW_TITLE]);
  const applied = await run("apply", { keys: [backup()] });
  expect(applied.code).toBe(1);
  expect(applied.error).toContain("This file is a backup: use lokaform restore.");
  expect(textOf("title", "en")).toBe("New");
});

describe("what is refused", () => {
  test("a report with the path of the backup: nothing is sent, and the backup is not changed", async () => {
    await changed([key(1, "title", { en: "Old" })], [NEW_TITLE]);
    const [sent, kept] = [sandbox.requests.length, readFileSync(join(folder, backup()), "utf8")];
    const ended = await restore({ report: [backup()] });
    expect(ended).toMatchObject({ code: 1, error: expect.stringContaining("ends with .json, .md or .html") });
    expect(sandbox.requests.length).toBe(sent);
    expect(readFileSync(join(folder, backup()), "utf8")).toBe(kept);
  });

  test("the backup of another project, and a file that is not a backup", async () => {
    await changed([key(1, "title", { en: "Old" })], [NEW_TITLE]);
    const sent = sandbox.requests.length;
    const other = await restore({ project: ["5e7a1f0c2b3d4e5f6a7b8c.99999999"] });
    expect(other).toMatchObject({ code: 1 });
    expect(other.error).toContain(`This backup is of project ${PROJECT} (Shop)`);
    manifest("lokaform.yaml", "project: 5e7a1f0c2b3d4e5f6a7b8c.99999999\n");
    expect((await restore(UNNAMED)).code).toBe(1);
    const manifestOnly = await run("restore", { backup: ["keys.yaml"] });
    expect(manifestOnly.error).toContain("This is not a backup of lokaform");
    const nowhere = await run("restore", { ...UNNAMED, backup: ["nowhere.yaml"] });
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.error.match(/error:/g)).toHaveLength(1);
    expect(sandbox.requests.length).toBe(sent);
  });
});

describe("webhooks", () => {
  const SECRET = "https://hooks.example.com/T0K3N-of-somebody";
  const declared = "https://ci.example.com/hooks/demo-hook-4f1c";
  const webhook = (id: string, url: string, events: string[]) => ({ webhook_id: id.repeat(40), url, events });
  const hooks = () => sandbox.state().projects[PROJECT]?.webhooks ?? [];
  const environment = { HOOK: "demo-hook-4f1c" };

  const KEPT = "https://kept.example.com/";
  /** Applies entries to live webhooks, and removes the others. */
  async function applied(
    webhooks: ReturnType<typeof webhook>[],
    entries: string[],
    actions: Record<string, string> = {},
  ): Promise<Ended> {
    await start(others, { webhooks });
    manifest("lokaform.yaml", "prune: { webhooks: all }\n");
    manifest("webhooks.yaml", `webhooks:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`);
    return run("apply", {}, { ...environment, ...actions });
  }

  /** An entry that adds an event to the webhook with this id. */
  const wider = (digit: string) =>
    `webhook_id: "${digit.repeat(40)}", url: "${SECRET}", events: [project.exported, project.imported]`;

  const changedWebhooks = (actions: Record<string, string> = {}) =>
    applied(
      [
        webhook("a", declared, ["project.imported"]),
        webhook("b", SECRET, ["project.exported"]),
        webhook("c", KEPT, ["project.exported"]),
      ],
      [
        "url: 'https://ci.example.com/hooks/${HOOK}', events: [project.imported, project.exported]",
        `url: '${KEPT}', events: [project.exported]`,
      ],
      actions,
    );

  test("a removed one is created again, a changed one is restored, and the backup has no secret and no whole URL", async () => {
    expect((await changedWebhooks()).code).toBe(0);
    expect(hooks().map(({ url }) => url)).toEqual([declared, KEPT]);
    const text = readFileSync(join(folder, backup()), "utf8");
    expect(text).toContain("https://ci.example.com/hooks/${HOOK}");
    expect(text).not.toMatch(/demo-hook|T0K3N|secret/);
    const urls = backup().replace(".yaml", ".urls.json");
    expect(mode(urls)).toBe(0o600);
    expect(readFileSync(join(folder, urls), "utf8")).toContain(SECRET);

    const restored = await restore({}, environment);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.out + restored.error).not.toMatch(/demo-hook|T0K3N/);
    expect(restored.error).toContain(
      "This restore creates 1 webhook again. Ids and secrets are not restored",
    );
    expect(hooks().find(({ url }) => url === declared)?.events).toEqual(["project.imported"]);
    expect(hooks().find(({ url }) => url === SECRET)?.events).toEqual(["project.exported"]);
    await restoreAgain({}, environment);
  });

  test("two equal ones are both created again, and stay", async () => {
    const live = ["a", "b", "c"].map((id) => webhook(id, id === "c" ? KEPT : SECRET, ["project.exported"]));
    expect((await applied(live, [`url: '${KEPT}', events: [project.exported]`])).code).toBe(0);
    expect(hooks()).toHaveLength(1);
    expect((await restore({}, environment)).code).toBe(0);
    expect(hooks().filter(({ url }) => url === SECRET)).toHaveLength(2);
    await restoreAgain({}, environment);
  });

  test.each(["0", "f"])(
    "a removed one is created again, and an equal one with id %s… is changed back, and both stay",
    async (digit) => {
      const equal = ["project.exported"];
      const live = [webhook(digit, SECRET, equal), webhook("b", SECRET, equal)];
      expect((await applied(live, [wider(digit)])).code).toBe(0);
      expect(hooks()).toHaveLength(1);
      const restored = await restore({}, environment);
      expect(restored.out + restored.error).not.toContain("twice");
      expect(restored.code).toBe(0);
      expect(hooks().map(({ events }) => events)).toEqual([equal, equal]);
      expect(hooks().map(({ webhook_id }) => webhook_id)).toContain(digit.repeat(40));
    },
  );

  test("a removed one is created again, also if a changed one of the same URL has its events now", async () => {
    const live = [
      webhook("a", SECRET, ["project.exported"]),
      webhook("b", SECRET, ["project.imported"]),
      webhook("c", KEPT, ["project.exported"]),
    ];
    expect((await applied(live, [wider("a")])).code).toBe(0);
    expect(hooks()).toHaveLength(1);
    expect((await restore({}, environment)).code).toBe(0);
    expect(hooks().map(({ url, events }) => [url, events])).toEqual(
      expect.arrayContaining([
        [SECRET, ["project.exported"]],
        [SECRET, ["project.imported"]],
      ]),
    );
    await restoreAgain({}, environment);
  });

  test("without the file of URLs, the webhook that needs it is a problem, and the other is restored", async () => {
    await changedWebhooks();
    rmSync(join(folder, backup().replace(".yaml", ".urls.json")));
    const restored = await restore({}, environment);
    expect(restored.code).toBe(1);
    expect(restored.error).toContain("the file of URLs next to the backup does not have it");
    expect(hooks().find(({ url }) => url === declared)?.events).toEqual(["project.imported"]);
  });

  test("in a workflow, one whose URL no manifest declares is not removed", async () => {
    const applied = await changedWebhooks({ GITHUB_ACTIONS: "true" });
    expect(applied.code).toBe(1);
    expect(applied.error).toContain("No manifest declares the URL of this webhook");
    expect(hooks().map(({ url }) => url)).toContain(SECRET);
    expect(readdirSync(join(folder, "lokaform-backup")).filter((name) => name.endsWith(".json"))).toEqual([]);
  });
});
