/** A client for the tests of the fake GitHub: each test has its own GitHub and sends plain requests. */
import { onTestFinished } from "vitest";
import { type GitHub, type GitHubOptions, startGitHub, TOKEN } from "./github.ts";
import { REPOSITORY } from "./repository.ts";

export interface Answered {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Paths are relative to the repository. */
export type Ask = (method: string, path: string, json?: unknown, token?: string) => Promise<Answered>;

export async function startWithClient(options: GitHubOptions = {}): Promise<{ github: GitHub; ask: Ask }> {
  const github = await startGitHub(options);
  onTestFinished(() => github.close());
  return {
    github,
    ask: async (method, path, json, token = TOKEN) => {
      const answer = await fetch(`${github.url}/repos/${REPOSITORY}${path}`, {
        method,
        headers: token === "" ? {} : { authorization: `token ${token}` },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      return { status: answer.status, headers: answer.headers, json: await answer.json() };
    },
  };
}
