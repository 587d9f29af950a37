/** The built action, started as the runner starts it, against a sandbox. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { type RequestEntry, type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { TOKEN as GITHUB_TOKEN, type GitHub, startGitHub } from "../rooms/github/github.ts";
import { pullRequest, push } from "./events.ts";
import { type ActionRun, annotated, runAction } from "./runner.ts";
import { STOREFRONT } from "./spawn.ts";
import { earlierFiles, storefrontFiles, storefrontState } from "./storefrontHistory.ts";

const PROJECT = "5fa0c29e6b41d7380e92c4.41207765";
const TOKEN = "demo-token";
const HOOK = "demo-hook-4f1c";

interface Workspace {
  folder: string;
  sandbox: Sandbox;
  github: GitHub;
  inputs(more: Record<string, string>): Record<string, string>;
  /** Runs the action on a push to the default branch. */
  run(inputs: Record<string, string>, env?: Record<string, string>): Promise<ActionRun>;
  /** The requests that write. */
  written(): readonly RequestEntry[];
}

const test = base.extend<{ workspace: Workspace }>({
  workspace: async ({ onTestFinished }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-action-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(STOREFRONT, join(folder, "l10n"), { recursive: true });
    writeFileSync(join(folder, "l10n/lokaform.yaml"), "rate: 1000\n");
    const state: SandboxState = storefrontState();
    const sandbox = await startSandbox({ state, limits: false });
    onTestFinished(() => sandbox.close());
    const github = await startGitHub();
    onTestFinished(() => github.close());
    const inFolder = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`l10n/${path}`, text]));
    await github.repository.push("main", { files: inFolder(earlierFiles()) });
    await github.repository.push("main", {
      files: inFolder(storefrontFiles()),
      date: "2026-11-21T08:00:00Z",
    });
    await use({
      folder,
      sandbox,
      github,
      inputs: (more) => ({
        project: PROJECT,
        token: TOKEN,
        "working-directory": "l10n",
        keys: "keys.yaml\n*/keys.yaml",
        webhooks: "webhooks.yaml",
        LOKALISE_API_URL: sandbox.url,
        ...more,
      }),
      run: async (inputs, env = {}) => {
        const event = push(await github.repository.head());
        return runAction(folder, inputs, env, { event, github, githubToken: GITHUB_TOKEN });
      },
      written: () => sandbox.requests.filter(({ method }) => method !== "GET"),
    });
  },
});

const env = { STOREFRONT_HOOK_TOKEN: HOOK };

test("plan shows what would change, and writes nothing", async ({ workspace }) => {
  const { folder, inputs, run, written } = workspace;
  const { code, outputs, summary, log } = await run(
    inputs({ command: "", out: "plan.json", report: "report.json" }),
    env,
  );
  expect(code).toBe(0);
  expect(outputs).toEqual({
    summary: "Translations: 16 to create, 17 to update, 3 to rename",
    "has-changes": "true",
    conflicts: "0",
    failed: "0",
    matrix: '[""]',
    "plan-file": join(folder, "l10n/plan.json"),
    "report-file": join(folder, "l10n/report.json"),
  });
  expect(summary).toContain(
    "Plan: 16 to create, 17 to update, 3 to rename, 9 to pull, 2 kept; 165 keys and 1 webhook unchanged, 8 keys and 1 webhook unmanaged.",
  );
  expect(log.join("\n")).toContain("l10n/checkout/keys.yaml:17");
  expect(written()).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, "l10n/plan.json"), "utf8")).changes).toHaveLength(36);
});

test("apply makes the changes, and a second run has nothing to do", async ({ workspace }) => {
  const { inputs, run, written } = workspace;
  const first = await run(inputs({ command: "apply" }), env);
  expect(first).toMatchObject({
    code: 0,
    outputs: {
      ...{ "has-changes": "true", failed: "0" },
      summary: "Translations applied: 16 created, 17 updated, 3 renamed. 9 to pull, 2 kept: not written",
    },
  });
  expect(first.summary).toContain("Applied: 16 created, 17 updated, 3 renamed.");
  expect(annotated(first, "warning")).toEqual([]);
  const before = written().length;
  const second = await run(inputs({ command: "apply" }), env);
  expect(second).toMatchObject({
    code: 0,
    outputs: { "has-changes": "false" },
    figures: { created: 0, updated: 0 },
  });
  expect(written()).toHaveLength(before);
});

test("a problem in a manifest is an error at its line and column, and no request is sent", async ({
  workspace,
}) => {
  const { sandbox, inputs, run } = workspace;
  const { code, commands, summary, outputs } = await run(inputs({ command: "plan" }));
  expect(code).toBe(1);
  const [error] = commands.filter(({ name }) => name === "error");
  expect(error).toMatchObject({
    properties: { file: "l10n/webhooks.yaml", line: "5", col: "10", title: "lokaform: unset-variable" },
  });
  expect(summary).toContain("STOREFRONT_HOOK_TOKEN");
  // "false" would mean that there is nothing to do.
  expect(outputs).toMatchObject({
    ...{ "has-changes": "", conflicts: "", summary: "Translations: nothing compared; 1 problem" },
  });
  expect(sandbox.requests).toEqual([]);
});

test("removed keys are counted and kept in a backup in RUNNER_TEMP; without RUNNER_TEMP nothing is removed", async ({
  workspace,
}) => {
  const { folder, inputs, run, written } = workspace;
  const settings = `project: ${PROJECT}\nkeys: [keys.yaml, "*/keys.yaml"]\nprune: { keys: all, by: archive }\nrate: 1000\n`;
  writeFileSync(join(folder, "l10n/lokaform.yaml"), settings);
  const told = inputs({ command: "apply", project: "", keys: "", webhooks: "" });
  const refused = await run(told, { ...env, RUNNER_TEMP: "" });
  expect(refused.code).toBe(1);
  expect(refused.commands.find(({ name }) => name === "error")?.text).toContain("RUNNER_TEMP");
  expect(written()).toEqual([]);
  // Eight keys are not declared. One of them is protected, and one belongs to another team.
  const { code, outputs, figures } = await run(told, env);
  expect({ code, outputs, figures }).toMatchObject({
    code: 0,
    outputs: { failed: "0" },
    figures: { removed: 6, "to-remove": 6 },
  });
  expect(outputs["backup-file"]).toContain("/lokaform-backup/");
  expect(readFileSync(outputs["backup-file"] ?? "", "utf8")).toContain("key_name");
});

test("an unknown command is an error with a suggestion", async ({ workspace }) => {
  const { inputs, run } = workspace;
  const { code, commands } = await run(inputs({ command: "aply" }), env);
  expect(code).toBe(1);
  expect(commands.find(({ name }) => name === "error")?.text).toContain('Did you mean "apply"?');
});

test("the token and the values of variables are masked first, and are in no output", async ({
  workspace,
}) => {
  const { inputs, run } = workspace;
  for (const [command, token] of [
    ["plan", TOKEN],
    ["apply", TOKEN],
    ["apply", "some-wrong-token-77"],
  ] as const) {
    const { commands, all, code } = await run(inputs({ command, token }), {
      ...env,
      RUNNER_DEBUG: "1",
    });
    const masks = commands.flatMap(({ name, text }) => (name === "add-mask" ? [text] : []));
    expect(masks).toEqual(expect.arrayContaining([token, HOOK]));
    expect(commands[0]).toMatchObject({ name: "add-mask", text: token });
    expect(all).not.toContain(token);
    expect(all).not.toContain(HOOK);
    expect(code).toBe(token === TOKEN ? 0 : 1);
  }
});

test("the secret of a webhook is in a file only, and is masked first", async ({ workspace }) => {
  const { folder, sandbox, inputs, run } = workspace;
  const [webhook] = sandbox.state().projects[PROJECT]?.webhooks ?? [];
  const secret = webhook?.secret ?? "";
  const { code, commands, outputs, all } = await run(
    inputs({
      uses: "webhookSecretAction",
      webhook: webhook?.webhook_id ?? "",
      "secrets-file": "hook.secret",
    }),
    env,
  );
  expect(code).toBe(0);
  expect(commands.flatMap(({ name, text }) => (name === "add-mask" ? [text] : []))).toContain(secret);
  expect(outputs).toEqual({});
  expect(readFileSync(join(folder, "l10n/hook.secret"), "utf8")).toBe(`${secret}\n`);
  expect(all).not.toContain(secret);
  const unknown = { webhook: "https://no.example.com", "secrets-file": "hook.secret" };
  const none = await run(inputs({ uses: "webhookSecretAction", ...unknown }), env);
  expect(none.code).toBe(1);
  expect(none.commands.filter(({ name }) => name === "error")).toHaveLength(1);
});

test("a secret is rotated only where apply may write, and never for a pull request", async ({
  workspace,
}) => {
  const { folder, sandbox, github, inputs, run, written } = workspace;
  const webhook = sandbox.state().projects[PROJECT]?.webhooks[0];
  const told = inputs({
    uses: "webhookSecretAction",
    webhook: webhook?.webhook_id ?? "",
    rotate: "true",
    "secrets-file": "hook.secret",
  });
  const head = await github.repository.head();
  const refused = await runAction(folder, told, env, {
    event: pullRequest({ number: 1, head, from: "same" }),
    github,
    githubToken: GITHUB_TOKEN,
  });
  expect(refused).toMatchObject({ code: 1, outputs: {} });
  expect(annotated(refused, "error")).toEqual([expect.stringMatching(/^No new secret was made/)]);
  expect(written()).toEqual([]);
  const made = await run(told, env);
  expect(made.code).toBe(0);
  const secret = readFileSync(join(folder, "l10n/hook.secret"), "utf8").trim();
  expect(secret).toBe(sandbox.state().projects[PROJECT]?.webhooks[0]?.secret);
  expect(secret).not.toBe(webhook?.secret);
  expect(written()).toHaveLength(1);
});
