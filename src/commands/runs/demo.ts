/** The main job against an embedded sandbox with an example project. Each step runs a command that a user would type. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findGit } from "../../files/git.ts";
import { readFile } from "../../files/system.ts";
import { openTerminal, type Terminal, type TerminalSetup } from "../../host/terminal.ts";
import { INSTALL } from "../../model/package.ts";
import { wrapLines } from "../../report/text/screen.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { type RawOptions, readFlags } from "../../settings/flags.ts";
import { apply, plan, validate } from "../actionCommands.ts";

export async function runDemo(_raw: RawOptions, { setup }: Terminal): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "lokaform-demo-"));
  const example = join(setup.packageRoot, "examples/storefront");
  const state = JSON.parse(await readFile(join(example, "live.json"), "utf8"));
  const [project = ""] = Object.keys(state.projects);
  const sandbox = await startSandbox({ state });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  try {
    await cp(example, folder, { recursive: true });
    const environment = {
      ...setup.environment,
      STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
      LOKALISE_API_URL: sandbox.url,
      LOKALISE_API_TOKEN: state.token,
    };
    return await showSteps({ ...setup, folder, environment, prompt: undefined }, sandbox, project);
  } finally {
    await sandbox.close();
  }
}

async function showSteps(setup: TerminalSetup, sandbox: Sandbox, project: string) {
  const { folder, environment, console } = setup;
  const { out, error } = console;
  const { paint, width } = console.screen;
  if (!(await commitFiles(folder, { environment, now: setup.now() }))) {
    error("The demo needs git, which tells which texts changed in the files, and which in the project.");
    return 1;
  }
  const heading = (title: string) => out(`\n${paint("strong", `── ${title}`)}`);
  const say = (words: string) => wrapLines([words], width).forEach(out);
  say(
    "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.",
  );
  say(`The service is a sandbox on this machine, at ${sandbox.url}.`);
  say("The demo works on a copy, in a temporary folder that is removed at the end.");
  for (const { title, words } of stepsOf(project)) {
    heading(title);
    out(paint("dim", `$ lokaform ${words}`));
    const { command, raw } = readFlags(words.replaceAll("'", "").split(" "));
    const run = [validate, plan, apply].find(({ name }) => name === command);
    const terminal = openTerminal(setup);
    if ((await run?.run(raw, terminal)) !== 0) return 1;
  }
  out("");
  say(INSTALL);
  return 0;
}

function stepsOf(project: string): { title: string; words: string }[] {
  const flags = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
  const on = `--project ${project} ${flags}`;
  return [
    { title: "1. Are the manifests right? No token, no network.", words: `validate ${flags}` },
    { title: "2. What would change? Nothing is written.", words: `plan ${on}` },
    { title: "3. Apply the changes.", words: `apply ${on}` },
    {
      title: "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
      words: `plan ${on} --detailed-exitcode`,
    },
  ];
}

const PERSON = ["-c", "user.name=Lokaform", "-c", "user.email=l10n-ci@example.com"];
const FIRST = 1_704_067_200;

/** Commits what the files said in 2024, and an hour ago what they say. False without git. The user's settings and hooks have no effect. */
export async function commitFiles(
  folder: string,
  { environment, now }: { environment: Readonly<Record<string, string | undefined>>; now: number },
): Promise<boolean> {
  const git = findGit(folder, environment);
  if (!git) return false;
  const { SYSTEMROOT } = environment;
  const run = (seconds: number, ...words: string[]) => {
    const date = `@${seconds} +0000`;
    const env = {
      PATH: git.PATH,
      NoDefaultCurrentDirectoryInExePath: "1",
      ...(SYSTEMROOT !== undefined && { SYSTEMROOT }),
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    };
    const options = { cwd: dirname(git.program), env, stdio: "ignore" } as const;
    return spawnSync(git.program, ["-C", folder, ...PERSON, ...words], options).status === 0;
  };
  const commit = (seconds: number) =>
    run(seconds, "add", "--all") && run(seconds, "commit", "--quiet", "--message", "The texts of the app");
  const text = await readFile(join(folder, "earlier.json"), "utf8");
  const earlier: Record<"file" | "says" | "said", string>[] = JSON.parse(text);
  const replace = async (from: "says" | "said", to: "says" | "said") => {
    for (const { file, ...texts } of earlier) {
      const path = join(folder, file);
      const before = await readFile(path, "utf8");
      const after = before.replace(texts[from], () => texts[to]);
      await writeFile(path, after);
    }
  };
  if (!run(FIRST, "init", "--quiet", "--template=")) return false;
  await replace("says", "said");
  const isCommitted = commit(FIRST);
  await replace("said", "says");
  return isCommitted && commit(Math.floor(now / 1000) - 3600);
}
