/** The check run of the built action: all annotations, if there are more than the log shows. */
import { expect } from "vitest";
import { unavailable } from "../rooms/github/faults.ts";
import { BOT, type GitHubOptions } from "../rooms/github/github.ts";
import { pullRequest, push } from "./events.ts";
import { allowed, test } from "./fixtures.ts";
import { SAME, type Workspace } from "./harness.ts";
import { annotated } from "./runner.ts";

const PLAN = { command: "plan" };
const COUNT = 130;
const CHECKER: GitHubOptions = allowed({ checks: "write", contents: "read", pull_requests: "write" });

/** Each entry has a problem at its line. */
function mistakes(count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => `  - { key_name: k.${nth}, colour: red }\n`);
  return `keys:\n${rows.join("")}`;
}

function checksIn({ github }: Workspace) {
  return github.requests.filter(({ path }) => path.includes("check-runs"));
}

test("130 problems are one check run of the pull request's head, with 50 annotations in a request", async ({
  opened,
}) => {
  const started = await opened(CHECKER);
  const { github, head, pull, write, run } = started;
  write("keys.yaml", mistakes(COUNT));
  const ran = await run(pull, PLAN);
  expect(ran.code).toBe(1);
  expect(checksIn(started).map(({ method, status }) => [method, status])).toEqual([
    ["POST", 201],
    ["PATCH", 200],
    ["PATCH", 200],
  ]);
  expect(github.checkRuns.all).toMatchObject([
    {
      name: "Lokaform plan",
      head_sha: head,
      login: BOT,
      status: "completed",
      conclusion: "failure",
      details_url: "https://github.com/acme/storefront/actions/runs/4711",
      output: {
        title: "130 problems.",
        summary: expect.stringContaining("keys.yaml:2"),
      },
    },
  ]);
  const [check] = github.checkRuns.all;
  expect(check?.annotations.map(({ path, start_line }) => `${path}:${start_line}`)).toEqual(
    Array.from({ length: COUNT }, (_, nth) => `keys.yaml:${nth + 2}`),
  );
  expect(check?.annotations[0]).toMatchObject({
    annotation_level: "failure",
    message: expect.stringContaining("colour"),
  });
});

test("a run that is started again has a check run of its own, also if its log shows everything", async ({
  opened,
}) => {
  const started = await opened(CHECKER);
  const { github, pull, write, run } = started;
  const again = (attempt: number) => run(pull, PLAN, { env: { GITHUB_RUN_ATTEMPT: String(attempt) } });
  write("keys.yaml", mistakes(11));
  await again(3);
  write("keys.yaml", SAME);
  await again(4);
  expect(github.checkRuns.all).toMatchObject([
    { name: "Lokaform plan", conclusion: "failure", annotations: { length: 11 } },
    { name: "Lokaform plan", conclusion: "success", annotations: { length: 0 } },
  ]);
  const ids = github.checkRuns.all.map(({ external_id }) => external_id.split(":").slice(-2).join(":"));
  expect(ids).toEqual(["4711:3", "4711:4"]);
});

test("ten problems are all in the log, so GitHub gets no request for a check run", async ({ opened }) => {
  const started = await opened(CHECKER);
  started.write("keys.yaml", mistakes(10));
  expect((await started.run(started.pull, PLAN)).code).toBe(1);
  expect(checksIn(started)).toEqual([]);
});

test("without the permission, the log says where all problems are", async ({ opened }) => {
  const { github, pull, write, run } = await opened();
  write("keys.yaml", mistakes(COUNT));
  const ran = await run(pull, PLAN);
  expect(ran.code).toBe(1);
  expect(github.checkRuns.all).toEqual([]);
  expect(annotated(ran, "notice")).toEqual([]);
  expect(annotated(ran, "error").at(-1)).toContain("The job summary and the report list them all.");
});

test("a fork and Dependabot cannot write a check run, so none is tried", async ({ opened }) => {
  const started = await opened(CHECKER);
  const { number, head, write, run } = started;
  write("keys.yaml", mistakes(COUNT));
  for (const from of ["fork", "dependabot"] as const)
    expect((await run(pullRequest({ number, head, from }), PLAN)).code).toBe(1);
  expect(checksIn(started)).toEqual([]);
});

test("a push has a check run on its commit; in a folder of the workspace, paths start at the repository", async ({
  start,
}) => {
  const { github, write, run } = await start({ github: CHECKER });
  const sha = await github.repository.head();
  write("shop/.git/HEAD", `${sha}\n`);
  write("shop/l10n/keys.yaml", mistakes(11));
  await run(push(sha), { ...PLAN, keys: "shop/l10n/keys.yaml" });
  expect(github.checkRuns.all).toMatchObject([{ head_sha: sha, annotations: { length: 11 } }]);
  expect(github.checkRuns.all[0]?.annotations[0]).toMatchObject({ path: "l10n/keys.yaml", start_line: 2 });
});

test("manifests of another commit give no check run on the commit of the run", async ({ start }) => {
  const started = await start({ github: CHECKER });
  const { github, write, run } = started;
  write(".git/HEAD", `${"b".repeat(40)}\n`);
  write("keys.yaml", mistakes(COUNT));
  expect((await run(push(await github.repository.head()), PLAN)).code).toBe(1);
  expect(checksIn(started)).toEqual([]);
});

test("if answers are lost, no check run and no annotation is written twice", async ({ opened }) => {
  const { github, pull, write, run } = await opened(CHECKER);
  write("keys.yaml", mistakes(COUNT));
  github.faults.add(
    { method: "POST", path: /check-runs$/, after: true, answer: unavailable(502) },
    { method: "PATCH", path: /check-runs/, answer: "cut" },
    { method: "PATCH", path: /check-runs/, after: true, answer: "torn" },
  );
  expect((await run(pull, PLAN)).code).toBe(1);
  expect(github.checkRuns.all).toMatchObject([{ annotations: { length: COUNT } }]);
});
