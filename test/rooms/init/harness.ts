/** Runs init in a folder, with a project in a sandbox and a person who types. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { COMMANDS } from "../../../src/commands/commands.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import { readFlags } from "../../../src/settings/flags.ts";
import type { Fault } from "../../sandboxFaults/fault.ts";
import { openTestTerminal } from "../../terminal.ts";
import { inFolder, PROJECT, type ProjectState } from "../pull/harness.ts";

export { PROJECT };
export const TOKEN = "init-token-0123456789";
export const ENTER = "\r";
export const CTRL_C = "\u0003";

/** A question, by a part of its words, and the keys that answer it. */
export type Answers = readonly (readonly [part: string, keys: string])[];

interface Given {
  answers?: Answers | undefined;
  environment?: Record<string, string>;
  /** The folder below, in which it runs. */
  at?: string;
  /** The folder of the package. */
  packageRoot?: string;
}

export interface InitRun {
  code: number;
  lines: string[];
  /** The lines as one text. */
  text: string;
  /** What was shown with the questions. */
  asked: string;
}

export interface InitFolder {
  folder: string;
  sandbox: Sandbox;
  /** Without `answers`, no question can be answered. */
  init(line: string, given?: Given): Promise<InitRun>;
  /** The same, and it must end with 0. */
  succeeds(line: string, given?: Given): Promise<InitRun>;
  /** Any other command line. */
  run(line: string): Promise<{ code: number; lines: string[] }>;
  git(...args: string[]): void;
  /** The text of each file, except those of git. */
  files(): Record<string, string>;
}

const row = (language_iso: string, translation: string) => ({ language_iso, translation });
export const SHOP: ProjectState = {
  project: { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: true } },
  languages: [
    { lang_iso: "en", lang_id: 640 },
    { lang_iso: "de", lang_id: 597 },
  ],
  keys: [
    { key_id: 1, key_name: "cart.title", translations: [row("en", "Your cart"), row("de", "Ihr Korb")] },
    { key_id: 2, key_name: "home.title", translations: [row("en", "Welcome"), row("de", "Hallo")] },
  ],
};

export function inEmptyFolder(
  play: (folder: InitFolder) => Promise<void>,
  {
    state = SHOP,
    faults = [],
    token,
  }: { state?: ProjectState; faults?: readonly Fault[]; token?: string } = {},
): Promise<void> {
  return inFolder(
    { projects: { [PROJECT]: state }, ...(token && { token }) },
    async ({ folder, sandbox, variables }) => {
      const usual = {
        LOKALISE_API_TOKEN: TOKEN,
        LOKALISE_API_URL: sandbox.url,
        PATH: process.env.PATH ?? "",
      };
      const start = async (line: string, { environment = usual, answers, at = ".", ...given }: Given) => {
        const { command = "init", raw, problems } = readFlags(line.split(" ").filter((word) => word !== ""));
        if (problems.length > 0) throw new Error(JSON.stringify(problems));
        const person = answers && typing(answers);
        const { terminal, lines } = openTestTerminal({
          folder: join(folder, at),
          environment,
          prompt: person?.prompt,
          ...given,
        });
        const code = await COMMANDS[command].run({ rate: ["1000"], ...raw }, terminal);
        return { code, lines, text: lines.join("\n"), asked: person?.shown() ?? "" };
      };
      const init: InitFolder["init"] = (line, given = {}) => start(`init ${line}`, given);
      const succeeds: InitFolder["succeeds"] = async (line, given) => {
        const run = await init(line, given);
        if (run.code !== 0) throw new Error(`init ${line} ended with ${run.code}:\n${run.text}`);
        return run;
      };
      await play({
        ...{ folder, sandbox, init, succeeds },
        run: (line) => start(line, { environment: { ...usual, ...variables() } }),
        git: (...args) => {
          execFileSync("git", args, { cwd: folder });
        },
        files: () => filesIn(folder),
      });
    },
    faults,
  );
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const found = names.filter((name) => !/^\.git(\/|$)/.test(name) && existsSync(join(folder, name)));
  return Object.fromEntries(
    found.flatMap((name) =>
      statSync(join(folder, name)).isFile() ? [[name, readFileSync(join(folder, name), "utf8")]] : [],
    ),
  );
}

/** A person who answers one question after the other, each once it is shown. */
function typing(answers: Answers) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const open = [...answers];
  let all = "";
  let fresh = "";
  output.on("data", (part: Buffer) => {
    all += part;
    fresh += part;
    const [next] = open;
    if (!next || !fresh.includes(next[0])) return;
    open.shift();
    fresh = "";
    // The question listens only after it is shown.
    setImmediate(() => input.write(next[1]));
  });
  return { prompt: { input, output, seesOut: true }, shown: () => all };
}
