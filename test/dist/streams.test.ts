/** A run continues when nothing reads its output: it writes its report, and its exit code stays the same. */
import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { ACTION, CLI } from "./spawn.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const COUNT = 30;
type Lost = "read by nobody" | "full";

interface Streams {
  stdout: Lost;
  stderr: Lost;
}

interface Run {
  folder: string;
  run(
    file: string,
    args: readonly string[],
    env: Record<string, string>,
    lost: Streams,
  ): Promise<number | null>;
  /** The states of all changes in the report. */
  states(): string[];
}

const test = base.extend<{ started: Run }>({
  started: async ({ onTestFinished }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-streams-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const names = Array.from({ length: COUNT }, (_, index) => `key${index}`);
    const entries = names.map((name) => `  - { key_name: ${name}, platforms: [web] }\n`);
    writeFileSync(join(folder, "keys.yaml"), `keys:\n${entries.join("")}`);
    const sandbox = await startSandbox({ state: { projects: { [PROJECT]: {} } }, limits: false });
    onTestFinished(() => sandbox.close());
    await use({
      folder,
      run: (file, args, env, lost) =>
        run([file, ...args], folder, { LOKALISE_API_URL: sandbox.url, ...env }, lost),
      states: () =>
        JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].results.map(
          (one: { outcome: { state: string } }) => one.outcome.state,
        ),
    });
  },
});

function run(args: readonly string[], cwd: string, env: Record<string, string>, lost: Streams) {
  const full = openSync("/dev/full", "w");
  const stdio = [lost.stdout, lost.stderr].map((one) => (one === "full" ? full : ("pipe" as const)));
  const child = spawn(process.execPath, args, {
    cwd,
    env: { LOKALISE_API_TOKEN: "any-token", ...env },
    stdio: ["ignore", ...stdio],
  });
  child.stdout?.destroy();
  child.stderr?.destroy();
  return new Promise<number | null>((settle) => child.once("exit", settle));
}

const LOST: [Lost, Lost][] = [
  ["read by nobody", "read by nobody"],
  ["full", "read by nobody"],
  ["read by nobody", "full"],
  ["full", "full"],
];

test.for(LOST)("the command line, with stdout %s and stderr %s", async ([stdout, stderr], { started }) => {
  const { folder, run, states } = started;
  const options = ["--project", PROJECT, "--rate", "1000", "--verbose", "--report", "report.json"];
  const apply = ["apply", ...options];
  expect(await run(CLI, apply, {}, { stdout, stderr })).toBe(0);
  expect(states()).toEqual(Array(COUNT).fill("done"));
  writeFileSync(join(folder, "keys.yaml"), "keys:\n  - { key_name: another, platforms: [web] }\n");
  writeFileSync(join(folder, "lokaform.yaml"), "allow_wrong_project: true\n");
  const plan = ["plan", "--detailed-exitcode", ...options];
  expect(await run(CLI, plan, {}, { stdout, stderr })).toBe(2);
});

test.for(LOST)("the action, with stdout %s and stderr %s", async ([stdout, stderr], { started }) => {
  const { folder, run } = started;
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: join(folder, "output"),
    INPUT_COMMAND: "plan",
    INPUT_PROJECT: PROJECT,
    INPUT_TOKEN: "any-token",
    INPUT_REPORT: "report.json",
    RUNNER_DEBUG: "1",
  };
  writeFileSync(join(folder, "output"), "");
  expect(await run(ACTION, [], env, { stdout, stderr })).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].plan.changes).toHaveLength(
    COUNT,
  );
  expect(readFileSync(join(folder, "output"), "utf8")).toContain("has-changes");
});
