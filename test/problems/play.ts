/** Runs the example of a problem code: its files in a folder, its live project in a sandbox, its command in a terminal. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { COMMANDS } from "../../src/commands/commands.ts";
import type { Prompt } from "../../src/host/prompt.ts";
import type { Problem, ProblemCode } from "../../src/model/problem.ts";
import { allProblems } from "../../src/report/exitCode.ts";
import type { RunContext } from "../../src/run/host.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { readFlags } from "../../src/settings/flags.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { openTestTerminal } from "../terminal.ts";
import type { Example } from "./page.ts";

export const PROJECT = "3002780358964f9bab5a92.87762498";
const TOKEN = "example-token-0123456789";
/** When all examples take place, in Unix milliseconds. */
const NOW = Date.UTC(2026, 0, 15, 12);

export type ProjectState = SandboxState["projects"][string];

/** What the reader of an example need not see. */
export interface Setup {
  /** The live project. Default: {@link SHOP}. */
  live?: ProjectState;
  /** More of the state of the sandbox, such as tokens. */
  service?: Partial<SandboxState>;
  faults?: Fault[];
  environment?: Record<string, string>;
  /** Of the terminal. Absent: the output is not a terminal. */
  columns?: number;
  /** The command gets no project. */
  withoutProject?: true;
  /** The answer to each question; absent: the run cannot ask. */
  answer?: string;
  /** Changes what the run gets from the terminal. */
  context?(given: RunContext): Partial<RunContext>;
  /** Another problem, without which there is not this one. */
  besides?: ProblemCode;
  /** What happens before the command. */
  before?(world: World): Promise<void>;
}

export interface World {
  folder: string;
  sandbox: Sandbox;
  run(line: string): Promise<Played>;
  write(file: string, text: string): void;
  /** What goes wrong in the service. A setup may add to it. */
  faults: Fault[];
  /** Sends a request as another person. */
  edit(method: string, path: string, body: unknown): Promise<void>;
}

export interface Played {
  problems: Problem[];
  lines: string[];
}

/** A small project with one key in two languages. */
export const SHOP: ProjectState = {
  project: { name: "shop", base_language_iso: "en" },
  languages: [{ lang_iso: "en" }, { lang_iso: "de" }],
  keys: [liveKey(1, "cart.title", { en: "Cart", de: "Warenkorb" })],
};

export function liveKey(key_id: number, key_name: string, texts: Record<string, string> = {}) {
  const translations = Object.entries(texts).map(([language_iso, translation]) => ({
    language_iso,
    translation,
  }));
  return { key_id, key_name, platforms: ["web" as const], translations };
}

/** Keys with the names `key.1`, `key.2` and so on. */
export function liveKeys(count: number): ProjectState {
  const keys = Array.from({ length: count }, (_, at) =>
    liveKey(at + 1, `key.${at + 1}`, { en: `Text ${at}` }),
  );
  return { ...SHOP, keys };
}

export async function play({ files, run }: Example, setup: Setup = {}): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-problem-"));
  const { live = SHOP, service = {} } = setup;
  const faults = [...(setup.faults ?? [])];
  const sandbox = await startSandbox({
    state: {
      tokens: [{ token: "other", user: { user_id: 7, email: "jane@example.com" } }],
      token: TOKEN,
      ...service,
      projects: { [PROJECT]: live, ...service.projects },
    },
    limits: false,
    clock: () => NOW,
    faults,
  });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const world: World = {
    folder,
    sandbox,
    faults,
    write,
    run: (line) => runLine(line, folder, sandbox, setup),
    edit: async (method, path, body) => {
      const headers = { "X-Api-Token": "other", "Content-Type": "application/json" };
      const { ok, status } = await fetch(`${sandbox.url}/projects/${PROJECT}${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      if (!ok) throw new Error(`The sandbox refuses the edit of the example: ${status}`);
    },
  };
  try {
    for (const [file, text] of Object.entries(files)) write(file, text);
    await setup.before?.(world);
    return await world.run(run);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

async function runLine(line: string, folder: string, sandbox: Sandbox, setup: Setup): Promise<Played> {
  const [, ...words] = line.split(" ");
  const { command = "plan", raw, problems: wrong } = readFlags(words);
  const { terminal, lines } = openTestTerminal({
    folder,
    environment: { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, ...setup.environment },
    now: () => NOW,
    columns: setup.columns,
    prompt: setup.answer === undefined ? undefined : answering(setup.answer),
  });
  const hasProject = !setup.withoutProject && command !== "restore";
  const problems: Problem[] = [...wrong];
  const shownProblems = (found: readonly Problem[]) => {
    problems.push(...found);
    terminal.showProblems(found);
  };
  if (wrong.length > 0) terminal.showProblems(wrong);
  else
    await COMMANDS[command].run(
      { ...(hasProject && { project: [PROJECT] }), rate: ["1000"], concurrency: ["1"], ...raw },
      {
        ...terminal,
        showProblems: shownProblems,
        context: (...given) => {
          const context = { ...terminal.context(...given), wait: async () => {} };
          return { ...context, ...setup.context?.(context) };
        },
        close: async (report, ...rest) => {
          problems.push(...allProblems(report));
          await terminal.close(report, ...rest);
        },
      },
    );
  // The folder has another name in each run.
  const named = (text: string) => text.replaceAll(folder, "/shop");
  return {
    problems: problems.map((one) => ({ ...one, message: named(one.message) })),
    lines: lines.map(named),
  };
}

function answering(answer: string): Prompt {
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on("data", (text: Buffer) => {
    if (String(text).includes("yes")) input.write(`${answer}\n`);
  });
  return { input, output, seesOut: true };
}
