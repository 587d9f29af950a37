/** Runs commands in an empty folder, with a project in a sandbox. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { PassThrough } from "node:stream";
import { COMMANDS } from "../../../src/commands/commands.ts";
import type { CommandName } from "../../../src/model/command.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../../src/sandbox/stateSchema.ts";
import { readFlags } from "../../../src/settings/flags.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { storiesRun } from "../../scale.ts";
import { openTestTerminal } from "../../terminal.ts";
import type { PushedCommit } from "../github/commits.ts";

export const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
export const TOKEN = "pull-token-0123456789";

export type ProjectState = SandboxState["projects"][string];

interface RunInput {
  answer?: string;
  environment?: Record<string, string>;
}

interface Output {
  lines: string[];
  /** The lines as one text. */
  text: string;
  asked: string;
}

export interface PullFolder {
  folder: string;
  sandbox: Sandbox;
  /** Commits that a workflow does not know yet. */
  commits: PushedCommit[];
  /** Runs a command line: in this process, or as `storiesRun` says. `answer`: what a person answers to each question. */
  run(line: string, given?: RunInput): Promise<Output & { code: number }>;
  /** Runs a command line, which must end with this exit code. */
  exits(code: number, line: string, given?: RunInput): Promise<Output>;
  /** The text of each file, except lokaform.yaml, by its path. */
  files(): Record<string, string>;
  /** The variables in lokaform.env. */
  variables(): Record<string, string>;
}

export async function inFolder(
  state: ProjectState | SandboxState,
  play: (folder: PullFolder) => Promise<void>,
  faults: readonly Fault[] = [],
  clock?: () => number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-pull-"));
  const whole: SandboxState =
    "projects" in state ? (state as SandboxState) : { projects: { [PROJECT]: state as ProjectState } };
  const sandbox = await startSandbox({ state: whole, limits: false, faults, clock });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const files = () => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    const paths = names.filter(
      (name) =>
        !name.startsWith(".runner/") && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
    );
    return Object.fromEntries(
      paths.filter((name) => name !== "lokaform.yaml").map((name) => [relative("", name), read(name)]),
    );
  };
  const variables = () => {
    const text = Object.entries(files()).find(([name]) => name.endsWith("lokaform.env"))?.[1] ?? "";
    return Object.fromEntries(
      text.split("\n").flatMap((line) => {
        const [, name, value] = /^(\w+)='?(.*?)'?$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
    );
  };
  const commits: PushedCommit[] = [];
  const built = storiesRun === undefined ? undefined : await import("../../dist/builtStory.ts");
  const workflow = built && storiesRun === "actions" ? new built.StoryWorkflow() : undefined;
  const run: PullFolder["run"] = async (line, { answer, environment: more = {} } = {}) => {
    const args = words(line);
    const environment = { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, ...more };
    const typed = { args, folder, environment, answer };
    const ended = await (workflow ? workflow.run(typed, commits) : built?.runTyped(typed));
    if (ended) return ended;
    const { command = "pull", raw, problems } = readFlags(args);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    const asked: string[] = [];
    const { terminal, lines } = openTestTerminal({
      ...{ folder, environment },
      prompt: answer === undefined ? undefined : answering(answer, asked),
    });
    const hasConfig = raw.config !== undefined || existsSync(join(folder, "lokaform.yaml"));
    const code = await COMMANDS[command satisfies CommandName].run(
      { ...(!hasConfig && { project: [PROJECT] }), rate: ["1000"], ...raw },
      terminal,
    );
    return { code, lines, text: lines.join("\n"), asked: asked.join("") };
  };
  const exits: PullFolder["exits"] = async (expected, line, given) => {
    const { code, ...output } = await run(line, given);
    if (code === expected) return output;
    throw new Error(`${line} ended with ${code}, and not with ${expected}:\n${output.text}`);
  };
  try {
    await play({ folder, sandbox, commits, files, variables, run, exits });
  } finally {
    await workflow?.close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** The words of a command line, as a shell reads them. */
function words(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

/** A person who gives the same answer to every question. */
function answering(answer: string, asked: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on("data", (text: Buffer) => {
    asked.push(String(text));
    if (String(text).includes("Type yes")) input.write(`${answer}\n`);
  });
  return { input, output, seesOut: true };
}
