/** Runs of workflows, and check runs with their limits. */
import { expect, test } from "vitest";
import { type Ask, startWithClient } from "./client.ts";
import { BOT, TOKEN, WORKFLOW_TOKEN } from "./github.ts";

const RUNS = "/actions/workflows/lokaform.yml/runs";
const CHECKER = { ...WORKFLOW_TOKEN, permissions: { checks: "write", actions: "read" } } as const;

const start = () => startWithClient({ tokens: { [TOKEN]: CHECKER } });

test("the newest successful run of a workflow on a branch", async () => {
  const { github, ask } = await start();
  const sha = await github.repository.head();
  const add = github.workflowRuns.add.bind(github.workflowRuns);
  add({ sha });
  const wanted = add({ sha });
  add({ sha, conclusion: "failure" });
  add({ sha, status: "in_progress" });
  add({ sha, branch: "release" });
  add({ sha, file: "other.yml" });
  expect(await ask("GET", `${RUNS}?branch=main&status=success&per_page=1`)).toMatchObject({
    status: 200,
    json: { total_count: 2, workflow_runs: [{ id: wanted, head_sha: sha, conclusion: "success" }] },
  });
  expect(await ask("GET", `${RUNS}?branch=main`)).toMatchObject({ json: { total_count: 4 } });
  expect(await ask("GET", "/actions/workflows/third.yml/runs")).toMatchObject({ status: 404 });
});

const OUTPUT = { title: "2 errors", summary: "Two texts are wrong." };
const ANNOTATION = {
  ...{ path: "keys.yaml", start_line: 2, end_line: 2, annotation_level: "failure", message: "Wrong" },
};
const many = (count: number) => Array.from({ length: count }, () => ANNOTATION);

async function open(ask: Ask, sha: string, output: object, more: object = {}) {
  return ask("POST", "/check-runs", { name: "Lokaform", head_sha: sha, output, ...more });
}

test("annotations of a check run are added by later requests", async () => {
  const { github, ask } = await start();
  const sha = await github.repository.head();
  const made = await open(ask, sha, { ...OUTPUT, annotations: many(50) }, { status: "in_progress" });
  expect(made).toMatchObject({
    status: 201,
    json: { status: "in_progress", output: { annotations_count: 50 } },
  });
  const { id } = made.json as { id: number };
  const path = `/check-runs/${id}`;
  const rest = { conclusion: "failure", output: { ...OUTPUT, annotations: many(7) } };
  expect(await ask("PATCH", path, rest)).toMatchObject({
    status: 200,
    json: { status: "completed", conclusion: "failure", output: { annotations_count: 57 } },
  });
  expect(github.checkRuns.all).toMatchObject([{ login: BOT, annotations: { length: 57 } }]);
  const listed = `/commits/${sha}/check-runs?check_name=Lokaform`;
  expect(await ask("GET", listed)).toMatchObject({ json: { total_count: 1, check_runs: [{ id }] } });
  expect(await ask("GET", path)).toMatchObject({ json: { id, output: { annotations_count: 57 } } });
  expect(await ask("PATCH", "/check-runs/99", rest)).toMatchObject({ status: 404 });
  expect(await ask("GET", "/check-runs/99")).toMatchObject({ status: 404 });
});

test.each<[string, object]>([
  ["51 annotations", { ...OUTPUT, annotations: many(51) }],
  ["a summary that is too long", { ...OUTPUT, summary: "x".repeat(65_536) }],
  ["a text that is too long", { ...OUTPUT, text: "x".repeat(65_536) }],
  [
    "a message of more than 64 KB",
    { ...OUTPUT, annotations: [{ ...ANNOTATION, message: "ä".repeat(32_769) }] },
  ],
  [
    "a title of more than 255 characters",
    { ...OUTPUT, annotations: [{ ...ANNOTATION, title: "x".repeat(256) }] },
  ],
  ["columns over two lines", { ...OUTPUT, annotations: [{ ...ANNOTATION, end_line: 3, start_column: 1 }] }],
  ["an unknown level", { ...OUTPUT, annotations: [{ ...ANNOTATION, annotation_level: "error" }] }],
  ["an annotation without a path", { ...OUTPUT, annotations: [{ ...ANNOTATION, path: undefined }] }],
  ["no summary", { title: "2 errors" }],
])("a check run with %s is refused", async (_what, output) => {
  const { github, ask } = await start();
  expect(await open(ask, await github.repository.head(), output)).toMatchObject({ status: 422 });
  expect(github.checkRuns.all).toEqual([]);
});

test("what just fits is accepted", async () => {
  const { github, ask } = await start();
  const longest = { ...ANNOTATION, message: "ä".repeat(32_768), title: "😀".repeat(255) };
  const output = {
    ...OUTPUT,
    summary: "x".repeat(65_535),
    text: "😀".repeat(65_535),
    annotations: [longest],
  };
  expect(await open(ask, await github.repository.head(), output)).toMatchObject({ status: 201 });
});

test("check runs are for apps, and for commits that exist", async () => {
  const tokens = { [TOKEN]: CHECKER, ghp_octocat: { ...CHECKER, login: "octocat", type: "User" as const } };
  const { github, ask } = await startWithClient({ tokens });
  const sha = await github.repository.head();
  const json = { name: "Lokaform", head_sha: sha };
  expect(await ask("POST", "/check-runs", json, "ghp_octocat")).toMatchObject({ status: 403 });
  const unknown = await open(ask, "0123456789012345678901234567890123456789", OUTPUT);
  expect(unknown).toMatchObject({ status: 422 });
});
