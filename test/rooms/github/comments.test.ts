/** Comments of a pull request. */
import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import { BOT, TOKEN } from "./github.ts";

test("a comment is created, read and changed, and keeps its id", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const made = await ask("POST", `/issues/${number}/comments`, { body: "Plan: 1 to create" });
  expect(made).toMatchObject({ status: 201, json: { body: "Plan: 1 to create" } });
  const [{ id } = { id: 0 }] = await github.repository.comments(number);
  expect(made.json).toMatchObject({ id, url: `${github.url}/repos/acme/storefront/issues/comments/${id}` });
  expect(await ask("PATCH", `/issues/comments/${id}`, { body: "Nothing" })).toMatchObject({ status: 200 });
  expect(await github.repository.comments(number)).toEqual([{ id, login: BOT, body: "Nothing" }]);
  expect(await ask("PATCH", "/issues/comments/99999", { body: "?" })).toMatchObject({ status: 404 });
  expect(await ask("POST", "/issues/99999/comments", { body: "?" })).toMatchObject({ status: 404 });
});

test("every request is logged, with its body and status", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  await ask("GET", `/issues/${number}/comments?per_page=100&page=1`);
  await ask("POST", `/issues/${number}/comments`, { body: "Hi" });
  const path = `/repos/acme/storefront/issues/${number}/comments`;
  expect(github.requests).toEqual([
    { method: "GET", path, query: { per_page: "100", page: "1" }, body: undefined, login: BOT, status: 200 },
    { method: "POST", path, query: {}, body: { body: "Hi" }, login: BOT, status: 201 },
  ]);
});

test.each([false, true])(
  "150 comments are two pages, which octokit follows (on GitHub Enterprise Server: %s)",
  async (isEnterprise) => {
    const { github, ask } = await startWithClient({ isEnterprise });
    const number = await github.repository.openPull();
    const bodies = Array.from({ length: 150 }, (_, nth) => `Comment ${nth}`);
    for (const body of bodies) await github.repository.comment(number, body);
    const path = `/issues/${number}/comments`;
    const first = await ask("GET", `${path}?per_page=100`);
    expect(first.json).toHaveLength(100);
    const next = `${github.url}/repos/acme/storefront${path}?per_page=100&page=2`;
    expect(first.headers.get("link")).toBe(`<${next}>; rel="next", <${next}>; rel="last"`);
    const second = await ask("GET", `${path}?per_page=100&page=2`);
    expect(second.json).toHaveLength(50);
    expect(second.headers.get("link")).not.toContain('rel="next"');
    expect((await ask("GET", path)).json).toHaveLength(30);
    expect((await ask("GET", `${path}?per_page=500`)).json).toHaveLength(100);

    const octokit = getOctokit(TOKEN, { baseUrl: github.url });
    const [owner, repo] = ["acme", "storefront"];
    const all = await octokit.paginate(octokit.rest.issues.listComments, {
      owner,
      repo,
      issue_number: number,
      per_page: 100,
    });
    expect(all.map(({ body }) => body)).toEqual(bodies);
    expect(await octokit.graphql("query { viewer { login __typename } }")).toEqual({
      viewer: { login: BOT, __typename: "Bot" },
    });
    expect(github.requests.at(-1)?.path).toBe("/graphql");
  },
);
