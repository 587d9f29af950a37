/**
 * Where the tests of GitHub start: a pull request, a project that drifted, a branch to apply from. Each test has its own
 * workspace, sandbox and GitHub, because the tests of a file run at the same time.
 */
import { test as base } from "vitest";
import type { Token } from "../rooms/github/endpoints.ts";
import { type GitHub, type GitHubOptions, TOKEN, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { type Event, pullRequest, schedule } from "./events.ts";
import { MORE, type OnEnd, SAME, startWorkspace, type Workspace, type WorkspaceOptions } from "./harness.ts";

interface Fixtures {
  start(options?: WorkspaceOptions): Promise<Workspace>;
  /** A pull request that creates a key. */
  opened(github?: GitHubOptions): Promise<Workspace & { number: number; head: string; pull: Event }>;
  /** A project in which somebody edited a text. */
  drifted(github?: GitHubOptions): Promise<Workspace & { daily: Event }>;
  /** A repository that declares one key more than the project has. */
  declaring(github?: GitHubOptions): Promise<Workspace & { sha: string }>;
}

export const test = base.extend<Fixtures>({
  start: ({ onTestFinished }, use) => use((options) => startWorkspace(onTestFinished, options)),
  opened: ({ onTestFinished }, use) => use((github) => opened(onTestFinished, github)),
  drifted: ({ onTestFinished }, use) => use((github) => drifted(onTestFinished, github)),
  declaring: ({ onTestFinished }, use) => use((github) => declaring(onTestFinished, github)),
});

async function opened(onEnd: OnEnd, github: GitHubOptions = {}) {
  const started = await startWorkspace(onEnd, { github });
  const { repository } = started.github;
  started.write("keys.yaml", MORE);
  const base = { ref: "main", sha: await repository.push("main", { files: { "keys.yaml": SAME } }) };
  const commit = { files: { "keys.yaml": MORE } };
  const number = await repository.openPull({ login: "octocat", commit });
  const head = await repository.pullHead(number);
  const merge = await repository.mergeForRun(number);
  return { ...started, number, head, pull: pullRequest({ number, head, base, merge }) };
}

async function drifted(onEnd: OnEnd, github: GitHubOptions = {}) {
  const started = await startWorkspace(onEnd, { github });
  const sha = await started.github.repository.push("main", { files: { "keys.yaml": SAME } });
  await started.edit(2, { en: "Check-out" });
  return { ...started, daily: schedule(sha) };
}

async function declaring(onEnd: OnEnd, github: GitHubOptions = {}) {
  const started = await startWorkspace(onEnd, { github });
  started.write("keys.yaml", MORE);
  const commit = { files: { "keys.yaml": MORE } };
  return { ...started, sha: await started.github.repository.push("main", commit) };
}

/** A token with only these permissions. */
export function allowed(permissions: Token["permissions"]): GitHubOptions {
  return { tokens: { [TOKEN]: { ...WORKFLOW_TOKEN, permissions } } };
}

export function writes({ requests }: GitHub) {
  return requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
}
