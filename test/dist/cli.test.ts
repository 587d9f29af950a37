/** The built command line, as a user runs it. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { CLI, type ExitResult, runNode, STOREFRONT } from "./spawn.ts";

const PROJECT = "5fa0c29e6b41d7380e92c4.41207765";
/** Runs commands in a copy of the example. */
interface Example {
  folder: string;
  run(args: readonly string[], env?: Record<string, string>): Promise<ExitResult>;
  /** Starts the service, until the test ends. */
  serve(state: SandboxState): Promise<Sandbox>;
}

const test = base.extend<{ example: Example }>({
  example: async ({ onTestFinished }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-cli-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(STOREFRONT, folder, { recursive: true });
    await use({
      folder,
      run: (args, env = {}) => runNode([CLI, ...args], { cwd: folder, env }),
      serve: async (state) => {
        const sandbox = await startSandbox({ state, limits: false });
        onTestFinished(() => sandbox.close());
        return sandbox;
      },
    });
  },
});

const GLOBS = ["--keys", "**/keys.yaml", "--webhooks", "webhooks.yaml"];

test("a sandbox in one terminal, plan and apply in another: the state file then has what the manifests declare", async ({
  example,
}) => {
  const { folder, run } = example;
  cpSync(join(folder, "live.json"), join(folder, "s.json"));
  const sandbox = spawn(
    process.execPath,
    [CLI, "sandbox", "--state", "s.json", "--no-limits", "--log", "log.jsonl"],
    { cwd: folder },
  );
  try {
    const url = await new Promise<string>((settle) => {
      createInterface({ input: sandbox.stdout }).once("line", (line) =>
        settle(line.replace("listening on ", "")),
      );
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api2$/);
    const env = {
      LOKALISE_API_URL: url,
      LOKALISE_API_TOKEN: "demo-token",
      STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
    };
    const online = ["--project", PROJECT, ...GLOBS];
    expect(await run(["plan", ...online, "--detailed-exitcode"], env)).toMatchObject({ code: 2 });
    // The folder is not a git repository, so nothing tells whether the texts of other people are newer.
    const applied = await run(["apply", ...online, "--overwrite", "*"], env);
    expect(applied).toMatchObject({ code: 0, stderr: "" });
    expect(applied.stdout).toContain("Applied: 16 created, 26 updated, 3 renamed.");
    expect(await run(["plan", ...online, "--detailed-exitcode"], env)).toMatchObject({ code: 0 });
  } finally {
    const ended = new Promise((settle) => sandbox.once("close", settle));
    sandbox.kill("SIGINT");
    await ended;
  }
  const { keys, webhooks } = JSON.parse(readFileSync(join(folder, "s.json"), "utf8")).projects[PROJECT];
  const key_name = expect.objectContaining({ web: "product.reviews.count" });
  const created = { key_name, platforms: ["web"], is_plural: true, tags: ["product", "reviews"] };
  expect(keys).toContainEqual(expect.objectContaining(created));
  expect(webhooks.map(({ url }: { url: string }) => url)).toContain("https://chat.example.com/rooms/l10n");
  const log = readFileSync(join(folder, "log.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(Object.keys(log[0])).toEqual(["time", "method", "path", "status", "bytes", "ms"]);
});

test("the token and the value of a variable are in no output, even after errors", async ({ example }) => {
  const { folder, run, serve } = example;
  const token = "secret-token-5150";
  const sandbox = await serve({ token: "another", projects: {} });
  writeFileSync(join(folder, "token"), `${token}\n`);
  writeFileSync(join(folder, "bad-token"), `${token} with blanks`);
  const env = { STOREFRONT_HOOK_TOKEN: "hook-value-5150" };
  const online = ["plan", "--project", PROJECT, ...GLOBS, "--verbose"];
  const runs = [
    await run([...online, "--api-url", sandbox.url], { ...env, LOKALISE_API_TOKEN: token }),
    await run([...online, "--api-url", sandbox.url, "--token-file", "token"], env),
    await run([...online, "--api-url", sandbox.url, "--token-file", "bad-token"], env),
    await run([...online, "--api-url", "http://example.com/api2", "--token-file", "token"], env),
    await run([...online, "--api-url", `https://${token}@127.0.0.1:1/api2`, "--token-file", "token"], env),
    await run([...online, `--tokn=${token}`, "--report", "r.json"], { ...env, LOKALISE_API_TOKEN: token }),
  ];
  for (const { code, stdout, stderr } of runs) {
    expect(code).toBe(1);
    expect(stderr).not.toBe("");
    expect(stdout + stderr).not.toMatch(/5150/);
  }
  expect(runs[0]?.stderr).toContain("token");
  expect(runs[3]?.stderr).toContain("https");
});

test("every command has help with usage, an example and exit codes", async ({ example }) => {
  const { run } = example;
  const general = await run(["--help"]);
  expect(general).toMatchObject({ code: 0, stderr: "" });
  for (const command of ["validate", "plan", "apply", "sandbox", "demo"]) {
    expect(general.stdout).toContain(`\n  ${command} `);
    const { code, stdout } = await run([command, "--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: lokaform ${command}`);
    expect(stdout).toContain("For example:");
    expect(stdout).toContain("Exit code:");
  }
});

test.for<[string[], string]>([
  [["plann"], 'There is no command "plann". Did you mean "plan"?'],
  [["plan", "--formt", "json"], 'Did you mean "--format"?'],
  [["validate", "--project", "x"], "lokaform validate has no option --project"],
  [["plan", "--format", "yaml"], "format is"],
  [["plan", "--project"], "--project needs a value"],
  [["apply"], "The project is not set"],
  [["apply"], "LOKALISE_API_TOKEN"],
  [["plan", "--project", ".."], "is not a project id"],
  [["plan", "--rate", "1e-9"], "rate"],
  [["--project", "x"], "There are options, but no command"],
])("%s is an error that explains the fix", async ([args, words], { example }) => {
  const { run } = example;
  const { code, stderr } = await run(args);
  expect(code).toBe(1);
  expect(stderr).toContain(words);
});

test("explain and schema find their files next to dist", async ({ example }) => {
  const { run } = example;
  const explained = await run(["explain", "unknown-member"]);
  expect(explained).toMatchObject({ code: 0, stderr: "" });
  expect(explained.stdout).toContain("unknown-member: Unknown field\n");
  const schema = await run(["schema", "keys"]);
  expect(schema).toMatchObject({ code: 0, stderr: "" });
  expect(schema.stdout).toContain('"$schema"');
});

test("a report that cannot be written is an error before any change is sent", async ({ example }) => {
  const { folder, run, serve } = example;
  const sandbox = await serve({ projects: { [PROJECT]: {} } });
  rmSync(join(folder, "webhooks.yaml"));
  writeFileSync(join(folder, "one.yaml"), "keys:\n  - { key_name: fresh, platforms: [web] }\n");
  const env = { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any-token" };
  const args = ["--project", PROJECT, "--keys", "one.yaml"];
  const { code, stdout, stderr } = await run(["apply", ...args, "--report", "no/such/folder.json"], env);
  expect(code).toBe(1);
  expect(stderr).toContain("report: ");
  expect(stdout + stderr).not.toContain("Applied: 1 created.");
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(await run(["apply", ...args], env)).toMatchObject({ code: 0 });
  const quiet = await run(["plan", ...args, "--quiet"], env);
  expect(quiet.stdout).toBe("Plan: no changes; 1 unchanged, 0 unmanaged.\n");
});

test("the secret of a webhook is written to a file that only its owner can read, and is not printed", async ({
  example,
}) => {
  const { folder, run, serve } = example;
  const state = JSON.parse(readFileSync(join(folder, "live.json"), "utf8"));
  const sandbox = await serve(state);
  const env = { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "demo-token" };
  const [webhook] = state.projects[PROJECT].webhooks;
  const args = ["webhook-secret", "--project", PROJECT, "--webhook", webhook.webhook_id];
  const unsaid = await run(args, env);
  expect(unsaid).toMatchObject({ code: 1, stderr: expect.stringContaining("--secrets-file") });
  const first = await run([...args, "--secrets-file", "hook.secret"], env);
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(folder, "hook.secret"), "utf8")).toBe(`${webhook.secret}\n`);
  expect(statSync(join(folder, "hook.secret")).mode & 0o777).toBe(0o600);
  const anew = await run([...args, "--secrets-file", "hook.secret", "--rotate"], env);
  const now = sandbox.state().projects[PROJECT]?.webhooks[0]?.secret ?? "";
  expect(readFileSync(join(folder, "hook.secret"), "utf8")).toBe(`${now}\n`);
  expect(now).not.toBe(webhook.secret);
  for (const { stdout, stderr } of [unsaid, first, anew])
    expect(stdout + stderr).not.toMatch(new RegExp(`${now}|${webhook.secret}`));
});

test("the built files do not contain folders of the machine on which they were built", () => {
  for (const file of ["cli.js", "action.js", "index.js"]) {
    const outside = readFileSync(join(CLI, "..", file), "utf8").match(/^\/\/#region (\.\.|\/).*$/gm);
    expect(outside).toBeNull();
  }
});
