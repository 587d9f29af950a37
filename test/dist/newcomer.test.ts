/** The way of a newcomer with a live project, through the built command line: init, an edit of another user, pull, apply. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { type Answers, atTerminal, CTRL_C, ENTER } from "./pseudoTerminal.ts";
import { CLI, runNode } from "./spawn.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const OURS = "newcomer-token-0123456789";
const JANES = "jane-token-0123456789";
const HOUR = 3600;

const row = (language_iso: string, translation: string, at: number) => ({
  language_iso,
  translation,
  modified_by: 2,
  modified_by_email: "jane@example.com",
  modified_at_timestamp: at,
});

async function start(onTestFinished: TestContext["onTestFinished"]) {
  const began = Math.floor(Date.now() / 1000) - 24 * HOUR;
  const sandbox = await startSandbox({
    limits: false,
    // Edits are older than the commits that the test makes after them, and those are not in the future.
    clock: () => Date.now() - 10_000,
    state: {
      token: OURS,
      tokens: [
        { token: OURS, user: { user_id: 1, email: "l10n-ci@example.com", fullname: "CI" } },
        { token: JANES, user: { user_id: 2, email: "jane@example.com", fullname: "Jane" } },
      ],
      projects: {
        [PROJECT]: {
          project: { name: "Shop", base_language_iso: "en" },
          languages: [
            { lang_iso: "en", lang_id: 640 },
            { lang_iso: "de", lang_id: 597 },
          ],
          keys: ["cart.title", "home.title"].map((key_name, index) => ({
            key_id: index + 1,
            key_name,
            translations: [row("en", `Text ${index}`, began), row("de", `Wort ${index}`, began)],
          })),
          webhooks: [{ url: "https://ci.example.com/hooks/hidden-token-1", events: ["project.imported"] }],
        },
      },
    },
  });
  onTestFinished(() => sandbox.close());
  const folder = mkdtempSync(join(tmpdir(), "lokaform-newcomer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { LOKALISE_API_TOKEN: OURS, LOKALISE_API_URL: sandbox.url, PATH: process.env.PATH ?? "" };
  const git = (...args: string[]) => gitAt(began, ...args);
  function gitAt(seconds: number, ...args: string[]): string {
    const date = `@${seconds} +0000`;
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  }
  git("init", "--quiet", "--initial-branch", "trunk");
  return {
    sandbox,
    folder,
    began,
    git,
    commit(seconds: number) {
      gitAt(seconds, "add", "--all");
      gitAt(seconds, "commit", "--quiet", "--message", "change");
    },
    variables: () =>
      Object.fromEntries(
        [...read("lokaform.env").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
          name,
          value,
        ]),
      ),
    init: (answers: Answers) => atTerminal(["init"], { cwd: folder, env, answers }),
    run: (args: readonly string[], more: Record<string, string> = {}) =>
      runNode([CLI, ...args], { cwd: folder, env: { ...env, ...more } }),
    read,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    async edit(text: string) {
      const { ok } = await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
        method: "PUT",
        headers: { "X-Api-Token": JANES, "Content-Type": "application/json" },
        body: JSON.stringify({
          keys: [{ key_id: 1, translations: [{ language_iso: "en", translation: text }] }],
        }),
      });
      expect(ok).toBe(true);
    },
    english: () =>
      sandbox
        .state()
        .projects[PROJECT]?.keys?.[0]?.translations?.find(
          ({ language_iso }: { language_iso?: string }) => language_iso === "en",
        )?.translation,
  };
  function read(name: string): string {
    return readFileSync(join(folder, name), "utf8");
  }
}

const ANSWERS: Answers = [
  ["Which project?", `https://app.lokalise.com/project/${PROJECT}/${ENTER}`],
  ["Which workflows should be written?", ENTER],
  ["The default branch of the repository", ENTER],
];

test("init at a terminal; another user edits a text; drift shows it, pull takes it over, and a later change is applied", async ({
  onTestFinished,
}) => {
  const started = await start(onTestFinished);
  const { folder, git, commit, began, run, init, edit, read, write, english, variables } = started;
  const { code, screen } = await init(ANSWERS);
  expect(code).toBe(0);
  expect(screen).toContain("Next steps:");
  expect(readdirSync(folder).sort()).toEqual(
    [
      ".git",
      ".github",
      ".gitignore",
      ".lokaform",
      "keys.yaml",
      "lokaform.env",
      "lokaform.yaml",
      "webhooks.yaml",
    ].sort(),
  );
  expect(read(".github/workflows/translations-apply.yml")).toMatch(/push:\s+branches:[^\n]*\s[^\n]*trunk/);
  const names = variables();
  expect(Object.values(names)).toEqual(["hidden-token-1"]);
  commit(began + HOUR);
  expect(git("show", "--stat")).not.toContain("lokaform.env");
  expect(await run(["plan", "--detailed-exitcode"], names)).toMatchObject({ code: 0 });

  await edit("Your basket");
  const drift = await run(["drift"], names);
  expect(drift.stdout).toMatch(/to pull/);
  const pulled = await run(["pull"], names);
  expect(pulled.code).toBe(0);
  const lines = git("diff", "--unified=0")
    .split("\n")
    .filter((line) => /^[-+] /.test(line));
  expect(lines).toEqual(["-      en: Text 0", "+      en: Your basket"]);
  const now = Math.floor(Date.now() / 1000);
  commit(now - 5);
  expect(await run(["plan", "--detailed-exitcode"], names)).toMatchObject({ code: 0 });

  write("keys.yaml", read("keys.yaml").replace("Your basket", "Your trolley"));
  commit(now - 4);
  const applied = await run(["apply"], names);
  expect(applied.stdout).toContain("Applied: 1 updated.");
  expect({ code: applied.code, text: english() }).toEqual({ code: 0, text: "Your trolley" });
  const again = await atTerminal(["init"], {
    cwd: folder,
    env: { LOKALISE_API_TOKEN: OURS, LOKALISE_API_URL: started.sandbox.url },
    answers: [],
  });
  expect(again).toMatchObject({ code: 0, screen: expect.stringContaining("Nothing was written") });
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
