/** A repository whose texts come from a sandbox, with docs/workflows/pull.yml: its permissions, real git, and an emulated GitHub. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import type { Token } from "../rooms/github/endpoints.ts";
import {
  type GitHub,
  type GitHubOptions,
  startGitHub,
  TOKEN,
  WORKFLOW_TOKEN,
} from "../rooms/github/github.ts";
import { type Event, schedule } from "./events.ts";
import { API_TOKEN, editTexts, holding, type OnEnd, PROJECT, SAME } from "./harness.ts";
import { type ActionRun, runAction } from "./runner.ts";
import { checkOut } from "./shallowCheckout.ts";

export const BRANCH = "lokaform/pull/main";
export const BUILD = "lokaform/rebuild/main";
/** A token that is not the workflow's own. */
export const APP_TOKEN = "ghs_app";
const JOHNS_TOKEN = "johns-token-0123456789";

export const MANIFEST = SAME.replace("keys:\n", "# Do not sort.\nkeys:\n");
export const SETTINGS = `project: ${PROJECT}\nwriters: [ci@example.com]\n`;
export const FILES = { "lokaform.yaml": SETTINGS, "keys.yaml": MANIFEST };

const JOHN = { user_id: 2, email: "john@example.com", fullname: "John" };
export const STATE: SandboxState = {
  token: API_TOKEN,
  tokens: [{ token: JOHNS_TOKEN, user: JOHN }],
  user: { user_id: 1, email: "ci@example.com", fullname: "CI" },
  projects: { [PROJECT]: holding("storefront") },
};

const WORKFLOW: { permissions: Record<string, "read" | "write"> } = parse(
  readFileSync("docs/workflows/pull.yml", "utf8"),
);

const permissions: Token["permissions"] = Object.fromEntries(
  Object.entries(WORKFLOW.permissions).map(([name, level]) => [name.replace("-", "_"), level]),
);
const TOKENS: Record<string, Token> = {
  [TOKEN]: { ...WORKFLOW_TOKEN, permissions },
  [APP_TOKEN]: { login: "acme-texts[bot]", type: "Bot", nameInGraphQL: "acme-texts", permissions },
};

export interface Pulling {
  github: GitHub;
  sandbox: Sandbox;
  /** A new checkout of the head of `main` or of another branch, with a depth of 1. */
  checkOut(branch?: string): Promise<string>;
  /** One run of the workflow. */
  pull(inputs?: Record<string, string>, how?: How): Promise<ActionRun>;
  /** What a plan of `main` says. */
  plan(): Promise<ActionRun>;
  /** John changes texts in Lokalise. */
  edit(id: number, texts: Record<string, string>): Promise<void>;
  filesOf(branch?: string): Promise<Record<string, string>>;
}

interface How {
  githubToken?: string;
  event?: Event;
  workspace?: string;
}

interface PullingOptions extends GitHubOptions {
  files?: Record<string, string>;
  state?: SandboxState;
  /** True: real git makes each checkout. Otherwise it has only its files and the id of its commit. */
  hasGit?: boolean;
  /** Milliseconds, for the times in the responses of the service. */
  clock?: () => number;
}

export async function startPulling(
  onEnd: OnEnd,
  { files = FILES, state = STATE, hasGit = false, clock, ...options }: PullingOptions = {},
): Promise<Pulling> {
  const github = await startGitHub({ tokens: TOKENS, ...options });
  onEnd(() => github.close());
  const sandbox = await startSandbox({ state, limits: false, clock });
  onEnd(() => sandbox.close());
  const { repository } = github;
  await repository.push("main", { files });
  const checkout = async (branch = "main") => {
    const workspace = mkdtempSync(join(tmpdir(), "lokaform-pull-"));
    onEnd(() => rmSync(workspace, { recursive: true }));
    const commit = await repository.head(branch);
    if (hasGit) await checkOut(github, workspace, { commit, isPacked: false }, onEnd);
    else
      for (const [file, text] of Object.entries({
        ...repository.filesOf(commit),
        ".git/HEAD": `${commit}\n`,
      })) {
        mkdirSync(dirname(join(workspace, file)), { recursive: true });
        writeFileSync(join(workspace, file), text);
      }
    return workspace;
  };
  const run = async (inputs: Record<string, string>, { githubToken = TOKEN, ...how }: How) => {
    const workspace = how.workspace ?? (await checkout());
    const event = how.event ?? schedule(await repository.head());
    const given = { LOKALISE_API_URL: sandbox.url, token: API_TOKEN, ...inputs };
    const env: Record<string, string> = hasGit ? { PATH: process.env.PATH ?? "" } : {};
    return runAction(workspace, given, env, { event, github, githubToken });
  };
  return {
    github,
    sandbox,
    checkOut: checkout,
    pull: (inputs = {}, how = {}) => run({ uses: "pullAction", ...inputs }, how),
    plan: () => run({ command: "plan" }, {}),
    edit: (id, texts) => editTexts(sandbox, JOHNS_TOKEN, id, texts),
    filesOf: async (branch = BRANCH) => repository.filesOf(await repository.head(branch)),
  };
}

/** With the text that is pulled. */
export const NEW = MANIFEST.replace("en: Checkout", "en: Check-out");

/** A pull request with one text is open. */
export async function opened(onEnd: OnEnd, options?: PullingOptions): Promise<Pulling> {
  const pulling = await startPulling(onEnd, options);
  await pulling.edit(2, { en: "Check-out" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  return pulling;
}

export const branches = async ({ github: { repository } }: Pulling) => ({
  branch: (await repository.findHead(BRANCH)) !== undefined,
  build: (await repository.findHead(BUILD)) !== undefined,
});
