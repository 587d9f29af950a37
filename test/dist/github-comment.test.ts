/** The comment on a pull request, as the built action keeps it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect } from "vitest";
import { refusal } from "../rooms/github/answer.ts";
import type { Token } from "../rooms/github/endpoints.ts";
import { BOT, TOKEN, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { allowed, test, writes } from "./fixtures.ts";
import { MORE, OTHER_PROJECT, PROJECT, SAME } from "./harness.ts";
import { annotated } from "./runner.ts";

const PLAN = { command: "plan" };

test.for<[string, (sha: string) => Event]>([
  ["a push", (sha) => push(sha)],
  ["a push to another branch", (sha) => push(sha, "refs/heads/texts")],
  ["a schedule", (sha) => schedule(sha)],
])(
  "%s is not a pull request: no request goes to GitHub, and nothing fails",
  async ([_name, event], { opened }) => {
    const { github, run } = await opened();
    const { code, outputs, summary } = await run(event(await github.repository.head()), PLAN);
    expect({ code, outputs }).toMatchObject({ code: 0, outputs: { "has-changes": "true" } });
    expect(summary).toContain("Plan: 1 to create");
    expect(github.requests).toEqual([]);
  },
);

test("an empty plan does not start a comment, and the same plan an hour later does not write it again", async ({
  opened,
}) => {
  const { github, number, pull, write, run } = await opened();
  write("keys.yaml", SAME);
  expect(await run(pull, PLAN)).toMatchObject({ code: 0, addresses: [] });
  expect(await github.repository.comments(number)).toEqual([]);
  write("keys.yaml", MORE);
  const { addresses } = await run(pull, PLAN);
  const [{ id = 0, body = "" } = {}] = await github.repository.comments(number);
  expect(addresses).toEqual([expect.stringMatching(`^http.*/${number}#issuecomment-${id}$`)]);
  const earlier = body.replace(/Written on `[^`]+`/, "Written on `2026-01-31 09:59 UTC`");
  expect(earlier).not.toBe(body);
  await github.repository.editComment(id, earlier, BOT);
  expect((await run(pull, PLAN)).addresses).toEqual(addresses);
  expect(await github.repository.comments(number)).toMatchObject([{ id, body: earlier }]);
  expect(writes(github)).toHaveLength(1);
});

test("a mistake in a manifest is in the comment, and fails the step", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened();
  write("keys.yaml", MORE.replace("en: Checkout", "en: 404"));
  expect((await run(pull, PLAN)).code).toBe(1);
  const [comment] = await github.repository.comments(number);
  expect(comment?.body).toContain("keys.yaml:5");
});

test("a comment with our marker by a stranger or another bot is not changed", async ({ opened }) => {
  const tokens = {
    [TOKEN]: WORKFLOW_TOKEN,
    ghs_other: { ...WORKFLOW_TOKEN, login: "other[bot]" },
    ghp_octocat: { ...WORKFLOW_TOKEN, login: "octocat", type: "User" as const },
  };
  const { github, number, pull, write, run } = await opened({ tokens });
  await run(pull, PLAN);
  const [own] = await github.repository.comments(number);
  const body = own?.body ?? "";
  const forged = await opened({ tokens });
  for (const login of ["mallory", "other[bot]"])
    await forged.github.repository.comment(forged.number, body, login);
  await forged.run(forged.pull, PLAN);
  forged.write("keys.yaml", SAME);
  await forged.run(forged.pull, PLAN);
  expect(await forged.github.repository.comments(forged.number)).toMatchObject([
    { login: "mallory", body },
    { login: "other[bot]", body },
    { login: BOT, body: expect.stringContaining("<details>") },
  ]);
  // A token of a person finds the comments of this person, and does not change the bot's.
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  await run(pull, PLAN, { githubToken: "ghp_octocat" });
  expect(await github.repository.comments(number)).toMatchObject([own ?? {}, { login: "octocat" }]);
});

test("each shard of a matrix, folder, filter and workflow has its own comment", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened();
  const entry = (name: string, id: string) => `  ${name}: { project: ${id}, keys: [keys.yaml] }\n`;
  write("lokaform.yaml", `projects:\n${entry("web", PROJECT)}${entry("ios", OTHER_PROJECT)}`);
  const shard = (only: string) => ({ ...PLAN, project: "", only });
  const runs: [Record<string, string>, { workflow?: string; job?: string }][] = [
    [shard("web"), {}],
    [shard("ios"), {}],
    [shard("web"), { workflow: "release.yml" }],
    [{ ...PLAN, "working-directory": "apps" }, {}],
    [{ ...shard("web"), filter: "checkout.pay" }, {}],
  ];
  write("apps/keys.yaml", MORE);
  for (const [inputs, context] of runs) expect((await run(pull, inputs, context)).code).toBe(0);
  const before = await github.repository.comments(number);
  expect(before).toHaveLength(5);
  write("keys.yaml", SAME);
  await run(pull, shard("ios"));
  const after = await github.repository.comments(number);
  expect(after.map(({ body }, nth) => body === before[nth]?.body)).toEqual([true, false, true, true, true]);
});

test("the projects of one run share a comment, and their names are an output for a matrix", async ({
  opened,
}) => {
  const { github, number, pull, write, run } = await opened();
  const entry = (name: string, id: string) => `  ${name}: { project: ${id}, keys: [keys.yaml] }\n`;
  write("lokaform.yaml", `projects:\n${entry("web", PROJECT)}${entry("ios", OTHER_PROJECT)}`);
  const { outputs } = await run(pull, { ...PLAN, project: "" });
  expect(outputs.matrix).toBe('["web","ios"]');
  const comments = await github.repository.comments(number);
  expect(comments).toMatchObject([{ body: expect.stringMatching(/`web`[\s\S]*`ios`/) }]);
});

test("a pull request of the same repository without an API token is an error", async ({ opened }) => {
  const { sandbox, pull, run } = await opened();
  const ran = await run(pull, { ...PLAN, token: "" });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toMatchObject([expect.stringContaining("token")]);
  expect(sandbox.requests).toEqual([]);
});

test.for<[string, Token["permissions"], "same" | "fork", RegExp]>([
  ["may read only", { contents: "read", pull_requests: "read" }, "same", /pull-requests: write/],
  ["may do nothing", {}, "same", /pull-requests: write/],
  ["is a fork's", { contents: "read", pull_requests: "read" }, "fork", /fork/],
])(
  "a token that %s gives a notice that there is no comment and one that texts are hidden, and the step is green",
  async ([_name, permissions, from, words], { opened }) => {
    const { github, number, head, run } = await opened(allowed(permissions));
    const ran = await run(pullRequest({ number, head, from }), PLAN);
    expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true" } });
    expect(annotated(ran, "notice")).toMatchObject([
      expect.stringContaining("Translations are hidden"),
      expect.stringMatching(words),
    ]);
    expect([...annotated(ran, "warning"), ...annotated(ran, "error")]).toEqual([]);
    expect(ran.summary).toContain("checkout.pay");
    expect(ran.summary).toMatch(words);
    expect(await github.repository.comments(number)).toEqual([]);
  },
);

test("an unknown token gives a notice for the texts and one for the comment, and without a token no request goes to GitHub", async ({
  opened,
}) => {
  const { github, pull, run } = await opened();
  const wrong = await run(pull, PLAN, { githubToken: "ghs_expired" });
  expect(wrong.code).toBe(0);
  expect(annotated(wrong, "notice")).toHaveLength(2);
  expect(wrong.all).not.toContain("ghs_expired");
  const before = github.requests.length;
  const without = await run(pull, PLAN, { githubToken: "" });
  expect(without.code).toBe(0);
  expect(github.requests).toHaveLength(before);
});

test("with GitHub Enterprise Server, all requests and links go there", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened({ isEnterprise: true });
  const serverUrl = "https://github.example.com";
  await run(pull, PLAN, { serverUrl });
  write("keys.yaml", MORE.replace("Pay now", "Pay"));
  expect((await run(pull, PLAN, { serverUrl })).code).toBe(0);
  expect(github.requests.map(({ method, status }) => `${method} ${status}`)).toEqual([
    // The commit of the run, the tree and the manifest of its target.
    ...["GET 200", "GET 200", "GET 200"],
    // The list, the head, the comment, the list again, the head again. The second run also asks who wrote the comment.
    ...["GET 200", "GET 200", "POST 201", "GET 200", "GET 200"],
    ...["GET 200", "GET 200", "GET 200"],
    ...["GET 200", "POST 200", "GET 200", "PATCH 200", "GET 200"],
  ]);
  const [comment] = await github.repository.comments(number);
  expect(comment?.body).toContain(`${serverUrl}/acme/storefront/actions/runs/4711`);
  expect(comment?.body).not.toMatch(/github\.com|127\.0\.0\.1/);
});

test("a run that checked out another commit than the head of the pull request writes no comment", async ({
  opened,
}) => {
  const { github, number, head, pull, write, run } = await opened();
  const sha = await github.repository.head();
  const base = pullRequest({ number, head, event: "pull_request_target", base: { ref: "main", sha } });
  const onBase = await run(base, PLAN);
  expect(onBase.code).toBe(0);
  expect(annotated(onBase, "notice")).toEqual([expect.stringContaining("Translations are hidden")]);
  expect(annotated(onBase, "warning")).toEqual([
    expect.stringContaining(sha.slice(0, 7)),
    expect.stringContaining("With pull_request_target, this job has the secrets"),
  ]);
  write(".git/HEAD", `${"b".repeat(40)}\n`);
  // GitHub does not know that commit.
  expect(annotated(await run(pull, PLAN), "warning")).toEqual([
    expect.stringContaining("bbbbbbb. This is not the newest commit of pull request"),
  ]);
  expect(await github.repository.comments(number)).toEqual([]);
  write(".git/HEAD", `${head}\n`);
  await run(base, PLAN);
  expect(await github.repository.comments(number)).toMatchObject([
    { body: expect.stringContaining(`for commit \`${head.slice(0, 7)}\` by`) },
  ]);
});

test.for<[string, boolean]>([
  ["the head", true],
  ["another commit", false],
])("a merge that is checked out has %s as its second parent: %s", async ([_what, isHead], { opened }) => {
  const { github, workspace, number, head, pull, write, run } = await opened();
  const second = isHead ? head : "b".repeat(40);
  const text = `tree ${"c".repeat(40)}\nparent ${"d".repeat(40)}\nparent ${second}\nauthor a <a@example.com> 1 +0000\n\nparent ${head}\n`;
  const object = deflateSync(`commit ${text.length}\0${text}`);
  write(".git/HEAD", `${pull.sha}\n`);
  write(`.git/objects/${pull.sha.slice(0, 2)}/x`, "");
  writeFileSync(join(workspace, ".git/objects", pull.sha.slice(0, 2), pull.sha.slice(2)), object);
  expect((await run(pull, PLAN)).code).toBe(0);
  expect(await github.repository.comments(number)).toHaveLength(isHead ? 1 : 0);
});

test("a run for an older commit, started again, leaves the comment as it is", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened();
  await run(pull, PLAN);
  const newer = pullRequest({ number, head: await github.repository.pushToPull(number) });
  write("keys.yaml", MORE.replace("Pay now", "Pay"));
  await run(newer, PLAN);
  const before = await github.repository.comments(number);
  write("keys.yaml", MORE);
  const ran = await run(pull, PLAN);
  expect(ran.code).toBe(0);
  expect(annotated(ran, "notice")).toEqual([expect.stringMatching(/is now at/)]);
  expect(await github.repository.comments(number)).toEqual(before);
});

test("of two runs for one commit, the earlier one does not overwrite the comment of the later one", async ({
  opened,
}) => {
  const { github, number, pull, write, run } = await opened();
  await run(pull, PLAN, { env: { GITHUB_RUN_ID: "4712" } });
  const before = await github.repository.comments(number);
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  const ran = await run(pull, PLAN, { env: { GITHUB_RUN_ID: "4711", GITHUB_RUN_ATTEMPT: "2" } });
  expect(annotated(ran, "notice")).toEqual([expect.stringContaining("later run")]);
  expect(await github.repository.comments(number)).toEqual(before);
  await run(pull, PLAN, { env: { GITHUB_RUN_ID: "4712", GITHUB_RUN_ATTEMPT: "2" } });
  expect(await github.repository.comments(number)).not.toEqual(before);
});

test("a run number or an answer that a person writes into the comment does not keep later runs from it", async ({
  opened,
}) => {
  const { github, number, pull, write, run } = await opened();
  await run(pull, PLAN);
  const [written] = await github.repository.comments(number);
  const { id = 0, body = "" } = written ?? {};
  const section = "<!-- lokaform:applied:x:done:0:1:1 -->\nApplied.\n<!-- lokaform:applied:end -->";
  for (const [edited, total] of [
    [body.replace(/lokaform:run:\d+:\d+/, "lokaform:run:999999999999999:1"), "Pay"],
    [body.replace(/(<!-- lokaform:scope:[^>]*>)/, `$1\n\n${section}\n\n`), "Pay here"],
  ] as const) {
    await github.repository.editComment(id, edited, "mallory");
    write("keys.yaml", MORE.replace("Pay now", total));
    expect(annotated(await run(pull, PLAN), "notice")).toEqual([]);
    const [comment] = await github.repository.comments(number);
    expect(comment).toMatchObject({ id, body: expect.stringContaining(total) });
    expect(comment?.body).not.toMatch(/9{9}|lokaform:applied/);
  }
});

test("of several comments by us, the newest stays and the others are deleted", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened();
  await run(pull, PLAN);
  const [first] = await github.repository.comments(number);
  const twin = await github.repository.comment(number, first?.body ?? "", BOT);
  await github.repository.comment(number, first?.body ?? "", "mallory");
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  expect((await run(pull, PLAN)).code).toBe(0);
  expect(await github.repository.comments(number)).toMatchObject([
    { id: twin, body: expect.stringContaining("Check-out") },
    { login: "mallory" },
  ]);
});

test("a comment is deleted if the pull request moves while it is created", async ({ opened }) => {
  const { github, number, pull, run } = await opened();
  github.faults.add({
    method: "GET",
    path: /\/pulls\/\d+$/,
    answer: pullAt(await github.repository.pullHead(number)),
  });
  await github.repository.pushToPull(number);
  const ran = await run(pull, PLAN);
  expect(annotated(ran, "notice")).toEqual([expect.stringMatching(/is now at/)]);
  expect(await github.repository.comments(number)).toEqual([]);
});

function pullAt(sha: string) {
  return { status: 200, headers: {}, json: { head: { sha } } };
}

test("a comment that was deleted while the run looked for it is written anew", async ({ opened }) => {
  const { github, number, pull, write, run } = await opened();
  await run(pull, PLAN);
  const [first] = await github.repository.comments(number);
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  github.faults.add({ method: "PATCH", path: /\/comments\/\d+$/, answer: refusal(404, "Not Found") });
  const ran = await run(pull, PLAN);
  expect([...annotated(ran, "notice"), ...annotated(ran, "warning")]).toEqual([]);
  const comments = await github.repository.comments(number);
  expect(comments).toMatchObject([{ body: expect.stringContaining("Check-out") }]);
  expect(comments[0]?.id).not.toBe(first?.id);
  expect(ran.addresses).toEqual([expect.stringContaining(`${comments[0]?.id}`)]);
});

test("what GitHub says about a refusal is in the notice", async ({ opened }) => {
  const { github, pull, run } = await opened();
  const answer = refusal(403, "Unable to create comment because issue is locked.");
  github.faults.add({ method: "POST", path: /\/comments$/, answer, times: 9 });
  const ran = await run(pull, PLAN);
  expect(ran.code).toBe(0);
  expect(annotated(ran, "notice")).toEqual([
    expect.stringMatching(/GitHub refused it \(403: Unable to create comment because issue is locked\.\)/),
  ]);
});

test("a person who has the name of the app is not taken for the app", async ({ opened }) => {
  const app = { ...WORKFLOW_TOKEN, login: "acme-sync[bot]", nameInGraphQL: "acme-sync" };
  const options = { tokens: { [TOKEN]: app }, people: ["octocat", "mallory", "acme-sync"] };
  const { github, number, pull, write, run } = await opened(options);
  await run(pull, PLAN);
  const [own] = await github.repository.comments(number);
  await github.repository.comment(number, own?.body ?? "", "acme-sync");
  write("keys.yaml", SAME.replace("Checkout", "Check-out"));
  await run(pull, PLAN);
  expect(await github.repository.comments(number)).toMatchObject([
    { id: own?.id, login: "acme-sync[bot]", body: expect.stringContaining("Check-out") },
    { login: "acme-sync", body: own?.body },
  ]);
});

test("an event file that names no pull request is a notice", async ({ opened }) => {
  const { pull, run } = await opened();
  const { pull_request: _, ...json } = pull.json;
  const { commands } = await run({ ...pull, json }, PLAN);
  const text = expect.stringContaining("No comment was written, because the event file");
  expect(commands).toContainEqual(expect.objectContaining({ name: "notice", text }));
});
