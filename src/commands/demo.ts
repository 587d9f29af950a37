/**
 * The main job, start to end, against an embedded sandbox with the example project. Each step runs the command that a
 * user would type, in a temporary folder.
 */
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import type { RawOptions } from "../settings/rawOptions.ts";
import { openTerminal, type Terminal, type TerminalSetup } from "../terminal/terminal.ts";
import { apply } from "./apply.ts";
import type { SharedCommand, TerminalCommand } from "./command.ts";
import { plan } from "./plan.ts";
import { validate } from "./validate.ts";

export const demo: TerminalCommand = {
  name: "demo",
  summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
  inAction: false,
  examples: ["lokaform demo"],
  exitCodes: "0 all of it worked; 1 not",
  run: (_raw, terminal) => runDemo(terminal),
};

const HOOK_TOKEN = "demo-hook-4f1c";

async function runDemo({ setup }: Terminal): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "lokaform-demo-"));
  const example = join(setup.packageRoot, "examples", "storefront");
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
      LOKALISE_API_URL: sandbox.url,
      LOKALISE_API_TOKEN: state.token,
      STOREFRONT_HOOK_TOKEN: HOOK_TOKEN,
    };
    return await showSteps({ ...setup, folder, environment, prompt: undefined }, sandbox, project);
  } finally {
    await sandbox.close();
  }
}

async function showSteps(setup: TerminalSetup, sandbox: Sandbox, project: string): Promise<number> {
  const { out, paint } = setup.console;
  const heading = (title: string) => out(`\n${paint("strong", `── ${title}`)}`);
  out(
    "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that",
  );
  out(`differs from them. The service is a sandbox on this machine, at ${sandbox.url}.`);
  out(
    "The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.",
  );
  for (const { title, command, raw, words, expected } of steps(project)) {
    heading(title);
    out(paint("dim", `$ lokaform ${words}`));
    const code = await command.run(raw, openTerminal({ ...setup, showPlan: command === plan }));
    if (code !== expected) return 1;
  }
  heading("5. These requests were sent to the service, in all.");
  for (const line of requestLines(sandbox)) out(line);
  return 0;
}

interface Step {
  title: string;
  command: SharedCommand;
  raw: RawOptions;
  /** The command line that it stands for. */
  words: string;
  /** Its exit code. */
  expected: number;
}

function steps(project: string): Step[] {
  const manifests: RawOptions = { keys: ["**/keys.yaml"], webhooks: ["webhooks.yaml"] };
  const online: RawOptions = { ...manifests, project: [project] };
  const compared: RawOptions = { ...online, "detailed-exitcode": ["true"] };
  const flags = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
  return [
    {
      title: "1. Are the manifests right? No token, no network.",
      command: validate,
      raw: manifests,
      words: `validate ${flags}`,
      expected: 0,
    },
    {
      title: "2. What would change? Nothing is written.",
      command: plan,
      raw: compared,
      words: `plan --project ${project} ${flags}`,
      expected: 2,
    },
    {
      title: "3. Apply the changes.",
      command: apply,
      raw: { ...online, yes: ["true"] },
      words: `apply --project ${project} ${flags}`,
      expected: 0,
    },
    {
      title: "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
      command: plan,
      raw: compared,
      words: `plan --project ${project} ${flags} --detailed-exitcode`,
      expected: 0,
    },
  ];
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
