/** Runs the command lines of stories as users do: with the built command line, or in workflows with the built actions. */
import { readFlags } from "../../src/settings/flags.ts";
import type { PushedCommit } from "../rooms/github/commits.ts";
import { TOKEN as GITHUB_TOKEN, type GitHub, startGitHub, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { push, schedule } from "./events.ts";
import { atTerminal, ENTER } from "./pseudoTerminal.ts";
import { runAction } from "./runner.ts";
import { CLI, runNode } from "./spawn.ts";

interface StoryRun {
  code: number;
  lines: string[];
  text: string;
  asked: string;
}

interface Typed {
  /** The words after `lokaform`. */
  args: readonly string[];
  folder: string;
  environment: Readonly<Record<string, string>>;
  /** Of a person at a terminal. The run must ask once. */
  answer: string | undefined;
}

const ended = (code: number | null, text: string, asked = ""): StoryRun => ({
  ...{ code: Number(code), lines: text.split("\n"), text, asked },
});

/** What git needs. */
const { PATH = "", GIT_CONFIG_GLOBAL = "" } = process.env;

export async function runTyped({ args, folder: cwd, environment, answer }: Typed): Promise<StoryRun> {
  const env = { PATH, GIT_CONFIG_GLOBAL, NO_COLOR: "1", ...environment };
  if (answer === undefined) {
    const { code, stdout, stderr } = await runNode([CLI, ...args], { cwd, env });
    return ended(code, `${stdout}${stderr}`);
  }
  const answers = [["Type yes", `${answer}${ENTER}`]] as const;
  const { code, screen } = await atTerminal(args, { cwd, env, answers });
  const text = screen.replaceAll("\r\n", "\n");
  return ended(code, text, text);
}

/** The emulated GitHub of one story. */
export class StoryWorkflow {
  #github: GitHub | undefined;

  /** Undefined: no workflow can do it. `commits`: those that GitHub does not have yet. */
  async run(
    { args, folder, environment, answer }: Typed,
    commits: PushedCommit[],
  ): Promise<StoryRun | undefined> {
    const { command = "pull", raw } = readFlags(args);
    // Workflows apply without a question.
    const { yes: _, overwrite = [], ...others } = raw;
    const isOffered = ["plan", "apply", "drift", "status", "pull"].includes(command);
    if (!isOffered || answer !== undefined || Object.keys(others).length > 0) return undefined;
    const { github, head } = await this.#received(commits);
    const { LOKALISE_API_TOKEN: token = "", LOKALISE_API_URL = "" } = environment;
    const action =
      command === "pull"
        ? { uses: "pullAction" as const }
        : { command, publish: "false", "fail-on-drift": "true", overwrite: overwrite.join("\n") };
    const event = command === "drift" || command === "pull" ? schedule(head) : push(head);
    const { code, log } = await runAction(
      folder,
      { ...action, token, LOKALISE_API_URL },
      { PATH, GIT_CONFIG_GLOBAL },
      { event, github, githubToken: GITHUB_TOKEN },
    );
    return ended(code, log.join("\n"));
  }

  async #received(commits: PushedCommit[]) {
    const permissions = { ...WORKFLOW_TOKEN.permissions, contents: "write" } as const;
    this.#github ??= await startGitHub({ tokens: { [GITHUB_TOKEN]: { ...WORKFLOW_TOKEN, permissions } } });
    const github = this.#github;
    const last = commits.at(-1);
    if (last) await github.repository.receive("main", commits.splice(0), last.sha);
    return { github, head: await github.repository.head() };
  }

  async close(): Promise<void> {
    await this.#github?.close();
  }
}
