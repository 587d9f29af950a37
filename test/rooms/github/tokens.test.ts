/** Tokens, their logins and their permissions. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import type { Token } from "./endpoints.ts";
import { BOT, TOKEN, WORKFLOW_TOKEN } from "./github.ts";
import { REPOSITORY } from "./repository.ts";

const bot = (permissions: Token["permissions"]): Token => ({ login: BOT, type: "Bot", permissions });
const REFUSED = {
  status: 403,
  json: { message: "Resource not accessible by integration", status: "403" },
};

test("requests with an unknown token or without a token are refused, and not carried out", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const path = `/issues/${number}/comments`;
  expect(await ask("POST", path, { body: "Hi" }, "stolen")).toMatchObject({
    status: 401,
    json: { message: "Bad credentials" },
  });
  expect(await ask("POST", path, { body: "Hi" }, "")).toMatchObject({
    status: 401,
    json: { message: "Requires authentication" },
  });
  expect(await github.repository.comments(number)).toEqual([]);
  expect(github.requests.map(({ login, status }) => ({ login, status }))).toEqual([
    { login: undefined, status: 401 },
    { login: undefined, status: 401 },
  ]);
});

test.each<[Token["permissions"], string, number[]]>([
  // Read and comment on a pull request, read and comment on an issue, list and open issues, read a head.
  [{}, "private", [403, 403, 403, 403, 403, 403, 403]],
  [{}, "public", [200, 403, 200, 403, 200, 403, 200]],
  [{ contents: "read" }, "private", [403, 403, 403, 403, 403, 403, 200]],
  [{ contents: "write" }, "private", [403, 403, 403, 403, 403, 403, 200]],
  [{ pull_requests: "read" }, "private", [200, 403, 403, 403, 403, 403, 403]],
  [{ pull_requests: "write" }, "private", [200, 201, 403, 403, 403, 403, 403]],
  [{ issues: "read" }, "private", [200, 403, 200, 403, 200, 403, 403]],
  [{ issues: "write" }, "private", [200, 201, 200, 201, 200, 201, 403]],
  [{ issues: "read", pull_requests: "write" }, "private", [200, 201, 200, 403, 200, 403, 403]],
])("a token with %o, in a %s repository", async (permissions, kind, statuses) => {
  const tokens = { [TOKEN]: bot(permissions) };
  const { github, ask } = await startWithClient({ tokens, isPrivate: kind === "private" });
  const pull = await github.repository.openPull();
  const issue = await github.repository.openIssue();
  const answers = [
    await ask("GET", `/issues/${pull}/comments`),
    await ask("POST", `/issues/${pull}/comments`, { body: "Hi" }),
    await ask("GET", `/issues/${issue}/comments`),
    await ask("POST", `/issues/${issue}/comments`, { body: "Hi" }),
    await ask("GET", "/issues"),
    await ask("POST", "/issues", { title: "Drift" }),
    await ask("GET", "/git/ref/heads/main"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) if (answer.status === 403) expect(answer).toMatchObject(REFUSED);
});

test.each<[Token["permissions"], number[]]>([
  [{}, [403, 403, 403, 403, 403]],
  [{ contents: "read" }, [200, 403, 403, 403, 403]],
  [{ pull_requests: "read" }, [403, 200, 403, 403, 403]],
  [{ actions: "read" }, [403, 403, 200, 403, 403]],
  [{ checks: "read" }, [403, 403, 403, 200, 403]],
  [{ checks: "write" }, [403, 403, 403, 200, 201]],
])(
  "a token with %o reads files, pull requests of a commit, runs, and reads and writes check runs",
  async (permissions, statuses) => {
    const { github, ask } = await startWithClient({ tokens: { [TOKEN]: bot(permissions) } });
    const sha = await github.repository.head();
    github.workflowRuns.add({ sha });
    const answers = [
      await ask("GET", `/git/trees/${sha}`),
      await ask("GET", `/commits/${sha}/pulls`),
      await ask("GET", "/actions/workflows/lokaform.yml/runs"),
      await ask("GET", `/commits/${sha}/check-runs`),
      await ask("POST", "/check-runs", { name: "Lokaform", head_sha: sha }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const answer of answers) if (answer.status === 403) expect(answer).toMatchObject(REFUSED);
  },
);

test("a comment needs the permission for its issue or pull request", async () => {
  const { github, ask } = await startWithClient({ tokens: { [TOKEN]: bot({ pull_requests: "write" }) } });
  const onPull = await github.repository.comment(await github.repository.openPull(), "Hi");
  const onIssue = await github.repository.comment(await github.repository.openIssue(), "Hi");
  expect(await ask("PATCH", `/issues/comments/${onPull}`, { body: "Ho" })).toMatchObject({ status: 200 });
  expect(await ask("PATCH", `/issues/comments/${onIssue}`, { body: "Ho" })).toMatchObject(REFUSED);
});

test("the author is the login of the token, and bots are marked", async () => {
  const octocat: Token = { ...WORKFLOW_TOKEN, login: "octocat", type: "User" };
  const { github, ask } = await startWithClient({
    tokens: { [TOKEN]: WORKFLOW_TOKEN, ghp_octocat: octocat },
  });
  const number = await github.repository.openPull({ login: "mallory" });
  const path = `/issues/${number}/comments`;
  expect(await ask("POST", path, { body: "One" })).toMatchObject({
    json: { user: { login: BOT, type: "Bot" } },
  });
  await ask("POST", path, { body: "Two" }, "ghp_octocat");
  await github.repository.comment(number, "Three", "mallory");
  expect((await ask("GET", path)).json).toMatchObject([
    { body: "One", user: { login: BOT, type: "Bot" } },
    { body: "Two", user: { login: "octocat", type: "User" } },
    { body: "Three", user: { login: "mallory", type: "User" } },
  ]);
});

test.each([
  [false, "/graphql"],
  [true, "/api/graphql"],
])("GraphQL names the login of the token (on GitHub Enterprise Server: %s)", async (isEnterprise, path) => {
  const { github } = await startWithClient({ isEnterprise, tokens: { [TOKEN]: bot({}) } });
  expect(new URL(github.graphqlUrl).pathname).toBe(path);
  const query = async (words: string, token: string) => {
    const headers = { authorization: `bearer ${token}` };
    const answer = await fetch(github.graphqlUrl, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: words }),
    });
    return { status: answer.status, json: await answer.json() };
  };
  expect(await query("query { viewer { login __typename } }", TOKEN)).toEqual({
    status: 200,
    json: { data: { viewer: { login: BOT, __typename: "Bot" } } },
  });
  expect(await query("query { viewer { login __typename } }", "stolen")).toMatchObject({ status: 401 });
  expect(await query("query { rateLimit { cost } }", TOKEN)).toMatchObject({
    status: 200,
    json: { errors: [{}] },
  });
});

test("the REST API of GitHub Enterprise Server is only below /api/v3", async () => {
  const { github, ask } = await startWithClient({ isEnterprise: true });
  expect(new URL(github.url).pathname).toBe("/api/v3");
  expect(await ask("GET", "")).toMatchObject({ status: 200, json: { full_name: REPOSITORY } });
  const { origin } = new URL(github.url);
  const headers = { authorization: `token ${TOKEN}` };
  expect((await fetch(`${origin}/repos/${REPOSITORY}`, { headers })).status).toBe(404);
});

test("operations that the action does not need do not exist", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  for (const [method, path] of [
    ["PUT", `/pulls/${number}/merge`],
    ["DELETE", `/issues/comments/1`],
    ["PUT", "/contents/README.md"],
  ] as const)
    expect(await ask(method, path)).toMatchObject({ status: 404, json: { message: "Not Found" } });
});
