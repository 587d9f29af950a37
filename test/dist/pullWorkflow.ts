/** Plays docs/workflows/pull.yml: its checkout and its shell step run for real, with a fake gh in front of the emulated GitHub. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { type GitHub, type GitHubOptions, startGitHub, TOKEN, WORKFLOW_TOKEN } from "../github/github.ts";
import { REPOSITORY } from "../github/repository.ts";
import type { OnEnd } from "./harness.ts";
import { Origin } from "./origin.ts";

export const BRANCH = "lokaform/pull/main";
/** The secret of a workflow that does not use its own token. */
export const PERSON_TOKEN = "ghp_person";

interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
}

const workflow: { permissions: Record<string, "read" | "write">; jobs: { pull: { steps: Step[] } } } = parse(
  readFileSync("docs/workflows/pull.yml", "utf8"),
);

export interface PullStep {
  outcome: "success" | "failure";
  outputs: Record<string, string>;
}

export interface ShellRun {
  /** Undefined: the step was skipped. */
  code: number | null | undefined;
  log: string;
}

export interface Pulling {
  github: GitHub;
  origin: Origin;
  /** A new checkout of the head of `main`, with a depth of 1. */
  checkOut(): Promise<string>;
  /** The inputs of the step that pulls. */
  inputs(secrets?: Record<string, string>): Record<string, string>;
  /** The steps after the pull. */
  finish(workspace: string, pull: PullStep, secrets?: Record<string, string>): Promise<ShellRun>;
}

export async function startPulling(onEnd: OnEnd, options: GitHubOptions = {}): Promise<Pulling> {
  const { permissions } = workflow;
  const tokens = {
    [TOKEN]: { ...WORKFLOW_TOKEN, permissions: named(permissions) },
    [PERSON_TOKEN]: { login: "octocat", type: "User", permissions: named(permissions) } as const,
  };
  const github = await startGitHub({ tokens, ...options });
  onEnd(() => github.close());
  const origin = await Origin.open(github, onEnd);
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), "lokaform-pull-"));
    onEnd(() => rmSync(made, { recursive: true }));
    return made;
  };
  const bin = folder();
  writeFileSync(
    join(bin, "gh"),
    `#!/bin/sh\nexec '${process.execPath}' '${resolve("test/dist/fakeGh.ts")}' "$@"\n`,
  );
  chmodSync(join(bin, "gh"), 0o755);
  return {
    github,
    origin,
    async checkOut() {
      const workspace = join(folder(), "work");
      await origin.fetch("main");
      execFileSync("git", [
        "clone",
        "-q",
        "--depth=1",
        "--branch=main",
        `file://${origin.folder}`,
        workspace,
      ]);
      return workspace;
    },
    inputs: (secrets = {}) => {
      const step = stepWith(({ id }) => id === "pull");
      const contexts = contextsOf({ outcome: "success", outputs: {} }, secrets);
      return Object.fromEntries(
        Object.entries(step.with ?? {}).map(([name, value]) => [name, filled(value, contexts)]),
      );
    },
    async finish(workspace, pull, secrets = {}) {
      const step = stepWith(({ run }) => run !== undefined);
      const contexts = contextsOf(pull, secrets);
      if (filled(step.if, contexts) !== "true") return { code: undefined, log: "" };
      const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, contexts)]);
      const script = join(folder(), "step.sh");
      writeFileSync(script, step.run ?? "");
      const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", script], {
        cwd: workspace,
        env: {
          PATH: `${bin}:${process.env.PATH}`,
          HOME: folder(),
          TZ: "UTC",
          ...{ GITHUB_API_URL: github.url, ORIGIN_URL: origin.url },
          GITHUB_SERVER_URL: "https://github.acme.example",
          ...{ GITHUB_REPOSITORY: REPOSITORY, GITHUB_REPOSITORY_OWNER: "acme", GITHUB_REF_NAME: "main" },
          ...Object.fromEntries(env),
        },
      });
      let log = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (log += part));
      const [code] = await once(child, "close");
      return { code, log };
    },
  };
}

function named(permissions: Record<string, "read" | "write">): Record<string, "read" | "write"> {
  return Object.fromEntries(
    Object.entries(permissions).map(([name, level]) => [name.replace("-", "_"), level]),
  );
}

function stepWith(isIt: (step: Step) => boolean): Step {
  const [step, ...others] = workflow.jobs.pull.steps.filter(isIt);
  if (!step || others.length > 0) throw new Error("The workflow has no such step, or several.");
  mkdirSync(tmpdir(), { recursive: true });
  return step;
}

function contextsOf(pull: PullStep, secrets: Record<string, string>) {
  const github = { ref_name: "main", token: TOKEN };
  return { github, secrets, vars: {}, steps: { pull }, cancelled: () => false };
}

/** A text with its expressions replaced. These expressions have the same meaning in JavaScript, except for hyphens and absent names. */
function filled(text: unknown, contexts: ReturnType<typeof contextsOf>): string {
  return String(text).replace(/\$\{\{(.*?)\}\}/g, (_all, inside: string) => {
    const code = inside
      .replace(/outputs\.([\w-]+)/g, '(outputs["$1"] ?? "")')
      .replace(/(\w+(?:\.\w+)*)\.\(outputs/g, "($1.outputs");
    return String(runInNewContext(code, contexts) ?? "");
  });
}
