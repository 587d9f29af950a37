/**
 * Where the tests of GitHub start: a pull request, a project that drifted, a branch to apply from. Each test has its own
 * workspace, sandbox and GitHub, because the tests of a file run at the same time.
 */
import { test as base } from "vitest";
import type { Token } from "../github/endpoints.ts";
import { type GitHub, type GitHubOptions, TOKEN, WORKFLOW_TOKEN } from "../github/github.ts";
import { type Event, pullRequest, schedule } from "./events.ts";
import { type End, MORE, type Stage, type StageOptions, stage } from "./harness.ts";

interface Fixtures {
  start(options?: StageOptions): Promise<Stage>;
  /** A pull request that creates a key. */
  opened(github?: GitHubOptions): Promise<Stage & { number: number; head: string; pull: Event }>;
  /** A project in which somebody edited a text. */
  drifted(github?: GitHubOptions): Promise<Stage & { daily: Event }>;
  /** A repository that declares one key more than there is. */
  declaring(github?: GitHubOptions): Promise<Stage & { sha: string }>;
}

export const test = base.extend<Fixtures>({
  start: ({ onTestFinished }, use) => use((options) => stage(onTestFinished, options)),
  opened: ({ onTestFinished }, use) => use((github) => opened(onTestFinished, github)),
  drifted: ({ onTestFinished }, use) => use((github) => drifted(onTestFinished, github)),
  declaring: ({ onTestFinished }, use) => use((github) => declaring(onTestFinished, github)),
});

async function opened(end: End, github: GitHubOptions = {}) {
  const staged = await stage(end, { github });
  staged.write("keys.yaml", MORE);
  const number = await staged.github.repository.openPull({ login: "octocat" });
  const head = await staged.github.repository.pullHead(number);
  return { ...staged, number, head, pull: pullRequest({ number, head }) };
}

async function drifted(end: End, github: GitHubOptions = {}) {
  const staged = await stage(end, { github });
  await staged.edit(2, { en: "Check-out" });
  return { ...staged, daily: schedule(await staged.github.repository.head()) };
}

async function declaring(end: End, github: GitHubOptions = {}) {
  const staged = await stage(end, { github });
  staged.write("keys.yaml", MORE);
  return { ...staged, sha: await staged.github.repository.head() };
}

/** A token that may do this, and no more. */
export function allowed(permissions: Token["permissions"]): GitHubOptions {
  return { tokens: { [TOKEN]: { ...WORKFLOW_TOKEN, permissions } } };
}

export function writes({ requests }: GitHub) {
  return requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
}
