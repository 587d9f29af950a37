/** The main job against an embedded sandbox with an example project. Each step runs a command that a user would type. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findGit } from "../../files/git.ts";
import { openTerminal, type Terminal, type TerminalSetup } from "../../host/terminal.ts";
import { grouped } from "../../model/json.ts";
import { readId, readList, readMap, readText } from "../../model/response.ts";
import { wrapLines } from "../../report/text/screen.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { optionValue, type RawOptions, readFlags } from "../../settings/flags.ts";
import { DEMO_TEXTS } from "../../settings/table/commands.ts";
import { apply, plan, pull, type SharedCommand, validate } from "../actionCommands.ts";

export async function runDemo(raw: RawOptions, { setup }: Terminal): Promise<number> {
  const shown = optionValue(DEMO_TEXTS, raw) ? TEXTS_DEMO : MANIFEST_DEMO;
  const folder = await mkdtemp(join(tmpdir(), "lokaform-demo-"));
  const example = join(setup.packageRoot, "examples", shown.example);
  const state = JSON.parse(await readFile(join(example, "live.json"), "utf8"));
  const [project = ""] = Object.keys(state.projects);
  const sandbox = await startSandbox({ state });
  // The folder is removed however the demo ends.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  try {
    await cp(example, folder, { recursive: true });
    const environment = {
      ...setup.environment,
      ...shown.environment,
      LOKALISE_API_URL: sandbox.url,
      LOKALISE_API_TOKEN: state.token,
    };
    return await showSteps(shown, { ...setup, folder, environment, prompt: undefined }, sandbox, project);
  } finally {
    await sandbox.close();
  }
}

async function showSteps({ about, steps }: Demo, setup: TerminalSetup, sandbox: Sandbox, project: string) {
  const { folder, environment, console } = setup;
  const { out, error } = console;
  const { paint, width } = console.screen;
  if (!(await commitFiles(folder, { environment, now: setup.now() }))) {
    error("The demo needs git, which tells which texts changed in the files, and which in the project.");
    return 1;
  }
  const heading = (title: string) => out(`\n${paint("strong", `── ${title}`)}`);
  const say = (words: string) => wrapLines([words], width).forEach(out);
  say(about);
  say(`The service is a sandbox on this machine, at ${sandbox.url}.`);
  say(
    "The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.",
  );
  say(
    "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.",
  );
  const all = steps(project);
  for (const step of all) {
    heading(step.title);
    if ("key" in step) {
      const before = await edit(step, sandbox, project);
      say(`${step.by} changes ${step.key} (${step.language}): "${before}" → "${step.text}"`);
      continue;
    }
    out(paint("dim", `$ lokaform ${step.words}`));
    const { command, raw } = readFlags(step.words.replaceAll("'", "").split(" "));
    const run = SHARED.find(({ name }) => name === command);
    const terminal = openTerminal({ ...setup, showPlan: run === plan });
    if ((await run?.run(raw, terminal)) !== 0) return 1;
  }
  heading(`${all.length + 1}. These requests were sent to the service, in all.`);
  for (const line of requestLines(sandbox)) out(line);
  return 0;
}

const SHARED: readonly SharedCommand[] = [validate, plan, apply, pull];

/** Writes a text as another user, as a person does in the editor of the service. Returns the text before. */
async function edit({ token, key, language, text }: Edit, { url }: Sandbox, project: string) {
  const headers = { "X-Api-Token": token, "Content-Type": "application/json" };
  const keys = `${url}/projects/${project}/keys`;
  const found = await fetch(`${keys}?filter_keys=${key}&include_translations=1`, { headers });
  const [live] = readList(readMap(await found.json())?.keys, readMap) ?? [];
  const rows = readList(live?.translations, readMap) ?? [];
  const before = readText(rows.find(({ language_iso: iso }) => iso === language)?.translation);
  if (before === undefined) throw new Error(`The example has no key ${key}.`);
  // Only the request for several keys writes texts [service.md §2.4].
  const translations = [{ language_iso: language, translation: text }];
  const body = JSON.stringify({ keys: [{ key_id: readId(live?.key_id), translations }] });
  const { ok, status } = await fetch(keys, { method: "PUT", headers, body });
  if (!ok) throw new Error(`The sandbox answers ${status}.`);
  return before;
}

function requestLines({ requests }: Sandbox): string[] {
  const groups = grouped(requests, ({ method, path }) => {
    const shown = path.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…");
    return `${method.padEnd(5)} ${shown.replace(/\/webhooks\/.+/, "/webhooks/…")}`;
  });
  return [...groups].map(([request, { length }]) => `  ${String(length).padStart(3)} × ${request}`);
}

interface Demo {
  /** The folder in `examples`. */
  example: string;
  /** What its project has. */
  about: string;
  environment: Readonly<Record<string, string>>;
  /** `words`: a command line without the name of the program. */
  steps(project: string): readonly ({ title: string } & ({ words: string } | Edit))[];
}

/** A text that a person changes in the project. */
interface Edit {
  /** The token of this person. */
  token: string;
  by: string;
  /** The name of a web key. */
  key: string;
  language: string;
  text: string;
}

const MANIFEST_DEMO: Demo = {
  example: "storefront",
  about:
    "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.",
  environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
  steps(project) {
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
  },
};

const TEXTS_DEMO: Demo = {
  example: "storefront-code",
  about:
    "The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.",
  environment: {},
  steps: () => [
    { title: "1. Are the files right? No token, no network.", words: "validate" },
    { title: "2. What would change? Nothing is written.", words: "plan" },
    { title: "3. Apply the changes.", words: "apply" },
    { title: "4. A second plan has no changes.", words: "plan --detailed-exitcode" },
    {
      title: "5. Lena improves a text in Lokalise.",
      token: "lena-token",
      by: "lena@example.com",
      key: "cart.empty",
      language: "en",
      text: "Your cart is empty. Let’s fill it!",
    },
    { title: "6. What would pull write? One line of the JSON file.", words: "pull --dry-run" },
    { title: "7. Write it.", words: "pull" },
    { title: "8. The last plan has no changes either.", words: "plan --detailed-exitcode" },
  ],
};

const PERSON = ["-c", "user.name=Lokaform", "-c", "user.email=l10n-ci@example.com"];
/** In 2024, before people edited the project. */
const FIRST = 1_704_067_200;

/**
 * Commits what the files of the example said in 2024, and an hour ago what they say. False if git is not installed. The settings
 * and hooks of the user have no effect.
 */
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
  const earlier: Record<"file" | "says" | "said", string>[] = JSON.parse(
    await readFile(join(folder, "earlier.json"), "utf8"),
  );
  const replace = async (from: "says" | "said", to: "says" | "said") => {
    for (const { file, ...text } of earlier) {
      const path = join(folder, file);
      const before = await readFile(path, "utf8");
      const after = before.replace(text[from], () => text[to]);
      await writeFile(path, after);
    }
  };
  if (!run(FIRST, "init", "--quiet", "--template=")) return false;
  await replace("says", "said");
  const isCommitted = commit(FIRST);
  await replace("said", "says");
  return isCommitted && commit(Math.floor(now / 1000) - 3600);
}
