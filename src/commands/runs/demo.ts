/**
 * The main job, start to end, against an embedded sandbox with an example project. Each step runs the command that a
 * user would type, in a temporary folder.
 */
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readId, readList, readMap, readText } from "../../model/answered.ts";
import { wrapLines } from "../../report/text/screen.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/rawOptions.ts";
import { DEMO_TEXTS } from "../../settings/table/demo.ts";
import { openTerminal, type Terminal, type TerminalSetup } from "../../terminal/terminal.ts";
import { plan } from "../plan.ts";
import { commitFiles } from "./demoRepository.ts";
import { type Demo, type Edit, MANIFEST_DEMO, TEXTS_DEMO } from "./demoSteps.ts";

export async function runDemo(raw: RawOptions, { setup, showProblems }: Terminal): Promise<number> {
  const problems = optionProblems(raw);
  if (problems.length > 0) {
    showProblems(problems);
    return 1;
  }
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

const HISTORY =
  "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.";
const NO_GIT =
  "git cannot be used, so only the texts that Lokaform wrote last are overwritten. Others that differ are undecided.";

async function showSteps(
  { about, steps }: Demo,
  setup: TerminalSetup,
  sandbox: Sandbox,
  project: string,
): Promise<number> {
  const { out, paint } = setup.console;
  const heading = (title: string) => out(`\n${paint("strong", `── ${title}`)}`);
  const say = (words: string) => wrapLines([words], setup.console.width).forEach(out);
  about(sandbox.url).forEach(say);
  say(
    "The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.",
  );
  const { folder, environment } = setup;
  const hasHistory = await commitFiles(folder, { environment, now: setup.now() });
  say(hasHistory ? HISTORY : NO_GIT);
  const all = steps(project, hasHistory);
  for (const step of all) {
    heading(step.title);
    if (step.is === "edit") {
      const before = await edit(step, sandbox, project);
      say(`${step.by} changes ${step.key} (${step.language}): "${before}" → "${step.text}"`);
      continue;
    }
    out(paint("dim", `$ lokaform ${step.words}`));
    const terminal = openTerminal({ ...setup, showPlan: step.command === plan });
    if ((await step.command.run(step.raw, terminal)) !== step.expected) return 1;
  }
  heading(`${all.length + 1}. These requests were sent to the service, in all.`);
  for (const line of requestLines(sandbox)) out(line);
  return 0;
}

/** Writes a text as another user, as a person does in the editor of the service. Returns the text before. */
async function edit(
  { token, key, language, text }: Edit,
  { url }: Sandbox,
  project: string,
): Promise<string> {
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
  const counts = new Map<string, number>();
  for (const { method, path } of requests) {
    const request = `${method.padEnd(5)} ${path
      .replace(/\?.*/, "")
      .replace(/^.*\/projects\/[^/]+/, "/projects/…")
      .replace(/\/webhooks\/.+/, "/webhooks/…")}`;
    counts.set(request, (counts.get(request) ?? 0) + 1);
  }
  return [...counts].map(([request, count]) => `  ${String(count).padStart(3)} × ${request}`);
}
