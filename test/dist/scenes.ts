/** Where the tests of GitHub start: a pull request, a project that drifted, a branch to apply from. */
import type { Token } from "../github/endpoints.ts";
import { type GitHub, type GitHubOptions, TOKEN, WORKFLOW_TOKEN } from "../github/github.ts";
import { type Event, pullRequest, schedule } from "./events.ts";
import { type End, MORE, type Stage, stage } from "./harness.ts";

/** A pull request that creates a key. */
export async function opened(
  github: GitHubOptions = {},
  end?: End,
): Promise<Stage & { number: number; head: string; pull: Event }> {
  const staged = await stage({ github, end });
  staged.write("keys.yaml", MORE);
  const number = await staged.github.backstage.openPull({ login: "octocat" });
  const head = await staged.github.backstage.pullHead(number);
  return { ...staged, number, head, pull: pullRequest({ number, head }) };
}

/** A project in which somebody edited a text. */
export async function drifted(github: GitHubOptions = {}, end?: End): Promise<Stage & { daily: Event }> {
  const staged = await stage({ github, end });
  await staged.edit(2, { en: "Check-out" });
  return { ...staged, daily: schedule(await staged.github.backstage.head()) };
}

/** A repository that declares one key more than there is. */
export async function declaring(github: GitHubOptions = {}, end?: End): Promise<Stage & { sha: string }> {
  const staged = await stage({ github, end });
  staged.write("keys.yaml", MORE);
  return { ...staged, sha: await staged.github.backstage.head() };
}

/** A token that may do this, and no more. */
export function allowed(permissions: Token["permissions"]): GitHubOptions {
  return { tokens: { [TOKEN]: { ...WORKFLOW_TOKEN, permissions } } };
}

export function writes({ requests }: GitHub) {
  return requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
}
