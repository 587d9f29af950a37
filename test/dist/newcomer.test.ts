/** The first step of a newcomer with a live project: init at a terminal, with the built command line. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { API_TOKEN, holding, PROJECT } from "./harness.ts";
import { type Answers, atTerminal, CTRL_C, ENTER } from "./pseudoTerminal.ts";
import { CLI, runNode } from "./spawn.ts";

async function start(onTestFinished: TestContext["onTestFinished"]) {
  const webhooks = [{ url: "https://ci.example.com/hooks/hidden-token-1", events: ["project.imported"] }];
  const projects = { [PROJECT]: { ...holding("Shop"), webhooks } };
  const sandbox = await startSandbox({ limits: false, state: { token: API_TOKEN, projects } });
  onTestFinished(() => sandbox.close());
  const folder = mkdtempSync(join(tmpdir(), "lokaform-newcomer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet", "--initial-branch", "trunk");
  const env = { LOKALISE_API_TOKEN: API_TOKEN, LOKALISE_API_URL: sandbox.url, PATH: process.env.PATH ?? "" };
  return {
    folder,
    git,
    env,
    init: (answers: Answers) => atTerminal(["init"], { cwd: folder, env, answers }),
  };
}

const ANSWERS: Answers = [
  ["Which project?", `https://app.lokalise.com/project/${PROJECT}/${ENTER}`],
  ["Which workflows should be written?", ENTER],
  ["The default branch of the repository", ENTER],
];

test("init at a terminal writes files of which a plan is empty, and no secret is committed; again, it writes nothing", async ({
  onTestFinished,
}) => {
  const { folder, git, env, init } = await start(onTestFinished);
  const { code, screen } = await init(ANSWERS);
  expect(code).toBe(0);
  expect(screen).toContain("Next steps:");
  expect(readdirSync(folder).sort()).toEqual([
    ...[".git", ".github", ".gitignore", ".lokaform"],
    ...["keys.yaml", "lokaform.env", "lokaform.yaml", "webhooks.yaml"],
  ]);
  const apply = readFileSync(join(folder, ".github/workflows/translations-apply.yml"), "utf8");
  expect(apply).toMatch(/push:\s+branches:[^\n]*\s[^\n]*trunk/);
  const variables = [...readFileSync(join(folder, "lokaform.env"), "utf8").matchAll(/^(\w+)=(.*)$/gm)];
  expect(variables.map(([, , value]) => value)).toEqual(["hidden-token-1"]);
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
  expect(git("show", "--stat")).not.toContain("lokaform.env");
  const values = Object.fromEntries(variables.map(([, name, value]) => [name, value]));
  const plan = [CLI, "plan", "--detailed-exitcode"];
  expect(await runNode(plan, { cwd: folder, env: { ...env, ...values } })).toMatchObject({ code: 0 });
  expect(await init([])).toMatchObject({ code: 0, screen: expect.stringContaining("Nothing was written") });
  expect(git("status", "--short")).toBe("");
});

test("Ctrl-C at a question of init ends it, with nothing written", async ({ onTestFinished }) => {
  const { init, folder } = await start(onTestFinished);
  const { code, screen } = await init([
    ...ANSWERS.slice(0, 1),
    ["Which workflows should be written?", CTRL_C],
  ]);
  expect({ code, files: readdirSync(folder) }).toEqual({ code: 130, files: [".git"] });
  expect(screen).toContain("Cancelled. Nothing was written.");
});
