/** Where the fake GitHub has to be as strict as GitHub, because tests of the action would see fewer faults with a kinder one. */
import { expect, onTestFinished, test } from "vitest";
import type { Token } from "./endpoints.ts";
import { BOT, type GitHubOptions, startGitHub, TOKEN, WORKFLOW_TOKEN } from "./github.ts";
import { REPOSITORY } from "./repository.ts";

/** A GitHub of its own for each test. Paths are relative to the repository. */
async function start(options: GitHubOptions = {}) {
  const github = await startGitHub(options);
  onTestFinished(() => github.close());
  const send = async (address: string, method: string, json: unknown, token: string) => {
    const headers = { ...(token !== "" && { authorization: `token ${token}` }) };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await fetch(address, { method, headers, ...body });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  return {
    github,
    ask: (method: string, path: string, json?: unknown, token = TOKEN) =>
      send(`${github.url}/repos/${REPOSITORY}${path}`, method, json, token),
    query: (words: string) => send(github.graphqlUrl, "POST", { query: words }, TOKEN),
  };
}

const bot = (permissions: Token["permissions"]): Token => ({ login: BOT, type: "Bot", permissions });
const REFUSED = { status: 403, json: { message: "Resource not accessible by integration", status: "403" } };

test("requests with an unknown token or without a token are not carried out", async () => {
  const { github, ask } = await start();
  const number = await github.repository.openPull();
  const path = `/issues/${number}/comments`;
  expect(await ask("POST", path, { body: "Hi" }, "stolen")).toMatchObject({ status: 401 });
  expect(await ask("POST", path, { body: "Hi" }, "")).toMatchObject({ status: 401 });
  expect(await github.repository.comments(number)).toEqual([]);
});

test.each<[Token["permissions"], string, number[]]>([
  // Read and comment on a pull request, read and comment on an issue, list and open issues, read a head and a tree,
  // list the pull requests of a commit, runs and check runs, and write a check run.
  [{}, "private", [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403]],
  [{}, "public", [200, 403, 200, 403, 200, 403, 200, 200, 200, 200, 200, 403]],
  [{ contents: "read" }, "private", [403, 403, 403, 403, 403, 403, 200, 200, 403, 403, 403, 403]],
  [{ contents: "write" }, "private", [403, 403, 403, 403, 403, 403, 200, 200, 403, 403, 403, 403]],
  [{ pull_requests: "read" }, "private", [200, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403, 403]],
  [{ pull_requests: "write" }, "private", [200, 201, 403, 403, 403, 403, 403, 403, 200, 403, 403, 403]],
  [{ issues: "read" }, "private", [200, 403, 200, 403, 200, 403, 403, 403, 403, 403, 403, 403]],
  [{ issues: "write" }, "private", [200, 201, 200, 201, 200, 201, 403, 403, 403, 403, 403, 403]],
  [{ actions: "read" }, "private", [403, 403, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403]],
  [{ checks: "read" }, "private", [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200, 403]],
  [{ checks: "write" }, "private", [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200, 201]],
])("a token with %o, in a %s repository", async (permissions, kind, statuses) => {
  const { github, ask } = await start({
    tokens: { [TOKEN]: bot(permissions) },
    isPrivate: kind === "private",
  });
  const pull = await github.repository.openPull();
  const issue = await github.repository.openIssue();
  const sha = await github.repository.head();
  github.workflowRuns.add({ sha });
  const responses = [
    await ask("GET", `/issues/${pull}/comments`),
    await ask("POST", `/issues/${pull}/comments`, { body: "Hi" }),
    await ask("GET", `/issues/${issue}/comments`),
    await ask("POST", `/issues/${issue}/comments`, { body: "Hi" }),
    await ask("GET", "/issues"),
    await ask("POST", "/issues", { title: "Drift" }),
    await ask("GET", "/git/ref/heads/main"),
    await ask("GET", `/git/trees/${sha}`),
    await ask("GET", `/commits/${sha}/pulls`),
    await ask("GET", "/actions/workflows/lokaform.yml/runs"),
    await ask("GET", `/commits/${sha}/check-runs`),
    await ask("POST", "/check-runs", { name: "Lokaform", head_sha: sha }),
  ];
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  for (const response of responses) if (response.status === 403) expect(response).toMatchObject(REFUSED);
});

test("a comment needs the permission for its issue or pull request", async () => {
  const { github, ask } = await start({ tokens: { [TOKEN]: bot({ pull_requests: "write" }) } });
  const onPull = await github.repository.comment(await github.repository.openPull(), "Hi");
  const onIssue = await github.repository.comment(await github.repository.openIssue(), "Hi");
  expect(await ask("PATCH", `/issues/comments/${onPull}`, { body: "Ho" })).toMatchObject({ status: 200 });
  expect(await ask("PATCH", `/issues/comments/${onIssue}`, { body: "Ho" })).toMatchObject(REFUSED);
});

test("the REST API of GitHub Enterprise Server is only below /api/v3", async () => {
  const { github, ask } = await start({ isEnterprise: true });
  expect(await ask("GET", "")).toMatchObject({ status: 200, json: { full_name: REPOSITORY } });
  const headers = { authorization: `token ${TOKEN}` };
  const { status } = await fetch(`${new URL(github.url).origin}/repos/${REPOSITORY}`, { headers });
  expect(status).toBe(404);
});

test("what the fake does not know is refused, and not ignored", async () => {
  const { github, ask, query } = await start();
  github.workflowRuns.add({ sha: await github.repository.head() });
  for (const path of [
    "/issues?mentioned=x",
    "/pulls?milestone=x",
    "/actions/workflows/lokaform.yml/runs?actor=x",
  ])
    expect([path, await ask("GET", path)]).toMatchObject([path, { status: 501 }]);
  expect(await ask("PUT", "/pulls/1/merge")).toMatchObject({ status: 404, json: { message: "Not Found" } });
  expect(await query("query { rateLimit { cost } }")).toMatchObject({ json: { errors: [{}] } });
});

test("a list has what is asked for, newest first; that of issues has pull requests too", async () => {
  const { github, ask } = await start();
  const { repository, workflowRuns } = github;
  const numbers = async (path: string) =>
    ((await ask("GET", path)).json as { number: number }[]).map(({ number }) => number);
  const labels = ["Drift"];
  const issue = await repository.openIssue({ labels, login: "mallory" });
  const pull = await repository.openPull({ labels });
  const other = await repository.openPull();
  expect(await numbers("/issues")).toEqual([other, pull, issue]);
  expect(await numbers("/issues?labels=drift")).toEqual([pull, issue]);
  expect(await numbers("/issues?creator=mallory")).toEqual([issue]);
  await repository.branch("release", await repository.head());
  const release = await repository.openPull({ base: "release" });
  for (const number of [release, other]) await repository.mergePull(number, "squash");
  expect(await numbers("/pulls?state=closed&base=main")).toEqual([other]);
  expect(await numbers("/pulls")).toEqual([pull]);
  const sha = await repository.head();
  const wanted = workflowRuns.add({ sha });
  workflowRuns.add({ sha, conclusion: "failure" });
  workflowRuns.add({ sha, branch: "release" });
  workflowRuns.add({ sha, file: "other.yml" });
  const runs = await ask("GET", "/actions/workflows/lokaform.yml/runs?branch=main&status=success");
  expect(runs).toMatchObject({ json: { total_count: 1, workflow_runs: [{ id: wanted }] } });
});

test("a body may have 65,536 characters of any kind", async () => {
  const { github, ask } = await start();
  const issue = await github.repository.openIssue();
  const { id } = (await ask("POST", `/issues/${issue}/comments`, { body: "🌍".repeat(65_536) })).json as {
    id: number;
  };
  for (const [method, path, resource] of [
    ["POST", `/issues/${issue}/comments`, "IssueComment"],
    ["PATCH", `/issues/comments/${id}`, "IssueComment"],
    ["POST", "/issues", "Issue"],
    ["PATCH", `/issues/${issue}`, "Issue"],
  ] as const)
    expect(await ask(method, path, { title: "Drift", body: "é".repeat(65_537) })).toMatchObject({
      status: 422,
      json: { errors: [{ resource }] },
    });
});

const OUTPUT = { title: "2 errors", summary: "Two texts are wrong." };
const ANNOTATION = {
  ...{ path: "keys.yaml", start_line: 2, end_line: 2, annotation_level: "failure", message: "Wrong" },
};
const annotated = (annotation: object, count = 1) => ({
  ...OUTPUT,
  annotations: Array.from({ length: count }, () => ({ ...ANNOTATION, ...annotation })),
});

test.each<[string, object, number]>([
  ["50 annotations", annotated({}, 50), 201],
  ["51 annotations", annotated({}, 51), 422],
  ["a long summary", { ...OUTPUT, summary: "x".repeat(65_535) }, 201],
  ["a summary that is too long", { ...OUTPUT, summary: "x".repeat(65_536) }, 422],
  ["a text that is too long", { ...OUTPUT, text: "x".repeat(65_536) }, 422],
  ["a message of 64 KB", annotated({ message: "ä".repeat(32_768) }), 201],
  ["a message of more than 64 KB", annotated({ message: "ä".repeat(32_769) }), 422],
  ["a title of 255 characters", annotated({ title: "😀".repeat(255) }), 201],
  ["a title of more than 255 characters", annotated({ title: "x".repeat(256) }), 422],
  ["columns over two lines", annotated({ end_line: 3, start_column: 1 }), 422],
  ["an unknown level", annotated({ annotation_level: "error" }), 422],
  ["an annotation without a path", annotated({ path: undefined }), 422],
  ["no summary", { title: "2 errors" }, 422],
])("a check run with %s", async (_what, output, status) => {
  const { github, ask } = await start({ tokens: { [TOKEN]: bot({ checks: "write" }) } });
  const head_sha = await github.repository.head();
  const response = await ask("POST", "/check-runs", { name: "Lokaform", head_sha, output });
  expect(response).toMatchObject({ status });
  expect(github.checkRuns.all).toHaveLength(status === 201 ? 1 : 0);
});

test("check runs are for apps, and for commits that exist", async () => {
  const checker = { ...WORKFLOW_TOKEN, permissions: { checks: "write" } } as const;
  const tokens = { [TOKEN]: checker, person: { ...checker, login: "octocat", type: "User" as const } };
  const { github, ask } = await start({ tokens });
  const json = { name: "Lokaform", head_sha: await github.repository.head() };
  expect(await ask("POST", "/check-runs", json, "person")).toMatchObject({ status: 403 });
  const unknown = await ask("POST", "/check-runs", { ...json, head_sha: "0".repeat(40) });
  expect(unknown).toMatchObject({ status: 422 });
});
