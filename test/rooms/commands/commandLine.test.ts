/** The commands as a terminal calls them: which stream says what, in which colours and format, and when they ask. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { COMMANDS } from "../../../src/commands/commands.ts";
import { openConsole, wantsColours } from "../../../src/host/console.ts";
import type { Terminal } from "../../../src/host/terminal.ts";
import type { CommandName } from "../../../src/model/command.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import { type RawOptions, readFlags } from "../../../src/settings/flags.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { openTestTerminal } from "../../terminal.ts";
import { newFolder, writeFiles } from "../files/newFolder.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const HOOK = "1".repeat(40);
const OLD = "secret-of-the-webhook";
let folder: string;
let sandbox: Sandbox;
let faults: Fault[];

beforeEach(async () => {
  faults = [];
  const fresh = "  - { key_name: fresh, platforms: [web] }\n";
  folder = newFolder({ "keys.yaml": `keys:\n  - { key_name: home, description: new }\n${fresh}` });
  const home = { key_id: 1, key_name: "home", platforms: ["web" as const], description: "old" };
  const hook = {
    webhook_id: HOOK,
    url: "https://a.example.com/",
    branch: null,
    secret: OLD,
    events: ["project.imported"],
    event_lang_map: [],
  };
  const state = { projects: { [PROJECT]: { keys: [home], webhooks: [hook] } } };
  sandbox = await startSandbox({ state, limits: false, faults });
});

afterEach(() => sandbox.close());

type Lines = { isTTY: boolean; text: string; write(text: string): void };
const stream = (isTTY: boolean): Lines => ({
  isTTY,
  text: "",
  write(text) {
    this.text += text;
  },
});

interface Place {
  stdout?: Lines;
  stderr?: Lines;
  /** What a person types; without it, questions cannot be answered. */
  answer?: string;
}

function opened({ stdout = stream(false), stderr = stream(false), answer }: Place) {
  const output = new PassThrough();
  let asked = "";
  output.on("data", (data) => {
    asked += data;
  });
  const input = new PassThrough();
  if (answer !== undefined) input.write(`${answer}\n`);
  const { terminal } = openTestTerminal({
    folder,
    environment: { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any-token" },
    console: openConsole({ stdout, stderr, prompt: answer === undefined ? undefined : output }, (one) =>
      wantsColours(one, {}, false),
    ),
    prompt: answer === undefined ? undefined : { input, output, seesOut: stdout.isTTY },
  });
  return { terminal, stdout, stderr, asked: () => asked };
}

function run(command: CommandName, raw: RawOptions, terminal: Terminal): Promise<number> {
  return COMMANDS[command].run(raw, terminal);
}

const writes = () => sandbox.requests.filter(({ method }) => method !== "GET");
/** As it is read from a command line. */
function as(command: string, format: string): RawOptions {
  const { raw, problems } = readFlags([command, "--format", format]);
  expect(problems).toEqual([]);
  return { ...ONLINE, ...raw };
}

const ONLINE: RawOptions = { project: [PROJECT], rate: ["1000"] };

describe("colours", () => {
  const busy: Fault = {
    beforeOperation: () => ({ status: 429, headers: { "retry-after": "30" }, body: { json: {} } }),
  };

  test.each([
    ["standard error", true, false],
    ["standard output", false, true],
  ])("a file in the place of %s gets none, and a terminal does", async (_, out, error) => {
    const incomplete = "keys:\n  - { key_name: home, description: new }\n  - key_name: a\n";
    writeFiles(folder, { "keys.yaml": incomplete });
    const { terminal, stdout, stderr } = opened({ stdout: stream(out), stderr: stream(error) });
    expect(await run("apply", { ...ONLINE, verbose: ["true"] }, terminal)).toBe(1);
    faults.push(busy);
    expect(await run("apply", { ...ONLINE, "time-limit": ["1s"] }, terminal)).toBe(1);
    for (const words of ["GET /", "error", "Applied:", "was reached"]) expect(stderr.text).toContain(words);
    expect(stderr.text).toContain("Waiting 30 s before");
    expect(stdout.text).toContain("1 to update");
    for (const { isTTY, text } of [stdout, stderr])
      expect(text !== stripVTControlCharacters(text)).toBe(isTTY);
  });
});

describe.each(["plan", "drift", "apply"] as const)("%s", (command) => {
  test("as JSON, standard output is the report and nothing else", async () => {
    const { terminal, stdout } = opened({});
    await run(command, as(command, "json"), terminal);
    const report = JSON.parse(stdout.text);
    expect(report).toMatchObject({ command, projects: [{ plan: { changes: [{}, {}] } }] });
    expect(report.projects[0].results?.length).toBe(command === "apply" ? 2 : undefined);
  });

  test("as Markdown, standard output is the summary of the run", async () => {
    const { terminal, stdout } = opened({});
    await run(command, as(command, "markdown"), terminal);
    expect(stdout.text).toMatch(/^#+ /);
    expect(stdout.text).toContain("fresh");
  });

  test("as text, and without --format, it is for people", async () => {
    const [raw, unsaid] = [opened({}), opened({})];
    await run(command, as(command, "text"), raw.terminal);
    expect(raw.stdout.text).toContain("+ fresh");
    if (command === "apply") return;
    await run(command, ONLINE, unsaid.terminal);
    expect(unsaid.stdout.text).toBe(raw.stdout.text);
  });
});

test("where the plan is not on the terminal, the question comes with what it is about", async () => {
  const { terminal, stdout, asked } = opened({ answer: "no" });
  expect(await run("apply", { ...ONLINE, format: ["json"] }, terminal)).toBe(1);
  expect(asked()).toContain("+ fresh");
  expect(asked()).toContain("Apply this plan?");
  expect(JSON.parse(stdout.text).projects[0].problems).toMatchObject([{ code: "not-confirmed" }]);
  expect(writes()).toEqual([]);
});

test("one --project for several projects is one mistake", async () => {
  const entry = (name: string, project: string) => `  ${name}: { project: ${project}, keys: [keys.yaml] }\n`;
  writeFiles(folder, { "lokaform.yaml": `projects:\n${entry("web", PROJECT)}${entry("ios", "a0.2")}` });
  const { terminal, stderr } = opened({});
  expect(await run("plan", ONLINE, terminal)).toBe(1);
  expect(stderr.text).toMatch(
    /^error: The option --project .* works only for one project, .*\n1 problem\.\n$/,
  );
  expect(stderr.text).not.toContain("same project");
});

describe("webhook-secret --rotate", () => {
  const raw: RawOptions = {
    project: [PROJECT],
    webhook: [HOOK],
    rotate: ["true"],
    "secrets-file": ["hook.secret"],
  };
  const stored = () => sandbox.state().projects[PROJECT]?.webhooks[0]?.secret;

  test("asks at a terminal, and only yes makes a new secret", async () => {
    const { terminal, stderr, asked } = opened({ answer: "y" });
    expect(await run("webhook-secret", raw, terminal)).toBe(1);
    expect(asked()).toContain("Make a new secret?");
    expect(stderr.text).toContain("Cancelled");
    expect([stored(), sandbox.requests]).toEqual([OLD, []]);
    const again = opened({ answer: "yes" });
    expect(await run("webhook-secret", raw, again.terminal)).toBe(0);
    expect(stored()).not.toBe(OLD);
    expect(readFileSync(join(folder, "hook.secret"), "utf8")).toBe(`${stored()}\n`);
  });

  test("asks nothing with --yes, without a terminal, and if no new secret is made", async () => {
    const answered = opened({ answer: "no" });
    expect(await run("webhook-secret", { ...raw, rotate: [] }, answered.terminal)).toBe(0);
    expect(stored()).toBe(OLD);
    expect(await run("webhook-secret", { ...raw, yes: ["true"] }, answered.terminal)).toBe(0);
    const once = stored();
    expect(once).not.toBe(OLD);
    expect(await run("webhook-secret", raw, opened({}).terminal)).toBe(0);
    expect([OLD, once]).not.toContain(stored());
    expect(answered.asked()).toBe("");
  });

  test("says that the file must not be committed", async () => {
    const stdout = stream(false);
    await run("webhook-secret", { ...raw, yes: ["true"], rotate: [] }, opened({ stdout }).terminal);
    expect(stdout.text).toContain("Do not commit this file.");
  });

  test.each([
    ["is in no folder", "nowhere/hook.secret", "its folder does not exist"],
    ["is a folder", ".", "is a folder"],
    ["is a manifest", "keys.yaml", "a file that this run reads"],
  ])("does not ask, nor make a secret, where the file %s", async (_, file, words) => {
    const { terminal, stderr, asked } = opened({ answer: "yes" });
    expect(await run("webhook-secret", { ...raw, "secrets-file": [file] }, terminal)).toBe(1);
    expect(stderr.text).toContain(words);
    expect([asked(), stored(), sandbox.requests]).toEqual(["", OLD, []]);
  });
});
