/** The client that sends requests to GitHub: what it waits for. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readWorkflowContext } from "../../../src/github/event.ts";
import { withGitHub } from "../../../src/github/octokit.ts";
import { type GitHub, startGitHub, TOKEN } from "./github.ts";
import { REPOSITORY } from "./repository.ts";

let github: GitHub;
let times: number[] = [];

// The library reads the address once.
beforeAll(async () => {
  github = await startGitHub({ onRequest: () => void times.push(performance.now()) });
  vi.stubEnv("GITHUB_API_URL", github.url);
  vi.stubEnv("GITHUB_GRAPHQL_URL", github.graphqlUrl);
});
beforeEach(() => {
  times = [];
});
afterAll(() => github.close());

test("a query of GraphQL only reads, so the next write does not wait for a second", async () => {
  const issue_number = await github.repository.openIssue();
  const context = (await readWorkflowContext({ GITHUB_REPOSITORY: REPOSITORY })) ?? expect.fail();
  const access = { githubToken: TOKEN, signal: new AbortController().signal };
  await withGitHub(context, access, async ({ rest, at, login }) => {
    await login();
    await rest.issues.update({ ...at, issue_number, title: "Drift" });
  });
  const [query = 0, write = 0] = times;
  expect(times).toHaveLength(2);
  expect(write - query).toBeLessThan(900);
});
