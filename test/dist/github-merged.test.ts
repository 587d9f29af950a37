/** After a merge, the comment on the pull request says whether it was applied. */
import { expect } from "vitest";
import type { Token } from "../rooms/github/endpoints.ts";
import { unavailable } from "../rooms/github/faults.ts";
import { TOKEN, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import type { MergeMethod } from "../rooms/github/repository.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { dispatch, type Event, pullRequest, push, schedule } from "./events.ts";
import { test, writes } from "./fixtures.ts";
import { type OnEnd, OTHER_PROJECT, PROJECT, SAME, startWorkspace } from "./harness.ts";
import { annotated } from "./runner.ts";

const PLAN = { command: "plan" };
const APPLY = { command: "apply" };
const PERMISSIONS: Token["permissions"] = { actions: "read", contents: "read", pull_requests: "write" };
const NEVER = "0".repeat(40);

/** A manifest with one new key. */
const adding = (name: string) =>
  `keys:\n  - { key_name: ${name}, platforms: [web], translations: { en: Text of ${name} } }\n`;

interface ApplyOptions {
  env?: Record<string, string>;
  /** Inputs. */
  more?: Record<string, string>;
  githubToken?: string;
  /** Whether another job of the same run follows. */
  isMore?: boolean;
}

/** Reads everything, and writes nothing. */
const READER = "ghs_reader";

/** A repository whose project has what `main` declares. Each pull request adds a manifest with one key. */
async function start(onEnd: OnEnd, permissions = PERMISSIONS) {
  const faults: Fault[] = [];
  const reading = { actions: "read", contents: "read", pull_requests: "read" } as const;
  const tokens = {
    [TOKEN]: { ...WORKFLOW_TOKEN, permissions },
    [READER]: { ...WORKFLOW_TOKEN, permissions: reading },
  };
  const started = await startWorkspace(onEnd, { github: { tokens }, faults });
  const { github, write, run } = started;
  const { repository, workflowRuns } = github;
  let runId = 4_000;
  await repository.push("main", { files: { "keys.yaml": SAME } });
  workflowRuns.add({ file: "apply.yml", sha: await repository.head() });
  const checkOut = (sha: string) => {
    for (const [path, text] of Object.entries(repository.filesOf(sha))) write(path, text);
  };
  const inputs = { keys: "*.yaml" };
  /** Runs the workflow that plans, for the head of a pull request. */
  const plan = async (number: number, more: Record<string, string> = {}) => {
    const head = await repository.pullHead(number);
    checkOut(head);
    return run(pullRequest({ number, head }), { ...PLAN, ...inputs, ...more }, { workflow: "plan.yml" });
  };
  return {
    ...started,
    plan,
    /** Opens a pull request, and plans it. */
    async open(name: string) {
      const number = await repository.openPull({ commit: { files: { [`${name}.yaml`]: adding(name) } } });
      await plan(number);
      return number;
    },
    /** Runs the workflow that applies, for the head of the branch. */
    async apply(
      event: (sha: string) => Event = (sha) => push(sha),
      { env, more, githubToken = TOKEN, isMore = false }: ApplyOptions = {},
    ) {
      const sha = await repository.head();
      checkOut(sha);
      runId += 1;
      const context = { workflow: "apply.yml", githubToken, env: { GITHUB_RUN_ID: `${runId}`, ...env } };
      const ran = await run(event(sha), { ...APPLY, ...inputs, ...more }, context);
      const conclusion = ran.code === 0 ? "success" : "failure";
      if (!isMore) workflowRuns.add({ file: "apply.yml", sha, conclusion, event: event(sha).name });
      return { ...ran, sha, url: `https://github.com/acme/storefront/actions/runs/${runId}` };
    },
    /** The service refuses this key, until the function that is returned is called. */
    refuse(name: string) {
      faults.push({
        writeKey: (_request, { key_name }) =>
          key_name === name ? { message: "No such platform", code: 400, key_name } : undefined,
      });
      return () => faults.splice(0);
    },
    /** The only comment on a pull request. */
    async comment(number: number) {
      const [comment, ...others] = await repository.comments(number);
      expect(others).toEqual([]);
      return comment?.body ?? "";
    },
  };
}

test.for<MergeMethod>(["merge", "squash", "rebase"])(
  "merged by %s, the comment says applied, by which run, and keeps the plan",
  async (how, { onTestFinished }) => {
    const { github, open, apply, comment } = await start(onTestFinished);
    const number = await open("first");
    await github.repository.pushToPull(number, { files: { "README.md": "# Shop\n" } });
    const before = await comment(number);
    await github.repository.mergePull(number, how);
    const { code, sha, url } = await apply();
    expect(code).toBe(0);
    const after = await comment(number);
    expect(after).toMatch(/^<!-- lokaform:plan:\w+ --><!-- lokaform:run:.+ -->\n\n<!-- lokaform:applied:/);
    expect(after).toContain("## ✅ Applied\n");
    expect(after).toContain(`[this run](${url}) at commit \`${sha.slice(0, 7)}\` on `);
    expect(after).toContain(" UTC`: 1 created.");
    const [, plan = ""] = before.split(" -->\n\n");
    expect(after.endsWith(`The plan before the merge:\n\n${plan}`)).toBe(true);
    expect(plan).toContain("first");
  },
);

test.for<[string, (sha: string) => Event]>([
  ["push", push],
  ["run by hand", dispatch],
])(
  "a failed apply says what failed, and the next successful %s says applied",
  async ([_name, event], { onTestFinished }) => {
    const { github, open, plan, apply, refuse, comment } = await start(onTestFinished);
    const number = await open("bad");
    await github.repository.mergePull(number);
    const repair = refuse("bad");
    const failed = await apply();
    expect(failed).toMatchObject({ code: 1, outputs: { failed: "1" } });
    expect(failed.commands).toContainEqual({
      name: "error",
      properties: expect.objectContaining({ file: "bad.yaml", line: "2", title: "bad: failed" }),
      text: expect.stringContaining("No such platform"),
    });
    const words = await comment(number);
    expect(words).toContain("## ❌ Nothing was applied\n");
    expect(words).toContain(failed.url);
    expect(words).toMatch(/^- \*\*`bad`\*\* · `bad\.yaml:2` · failed: .*No such platform/m);
    repair();
    // Another commit, which has no pull request.
    await github.repository.push("main", { files: { "README.md": "# Shop\n" } });
    const { url } = await apply((sha) => event(sha));
    const fixed = await comment(number);
    expect(fixed).toContain("## ✅ Applied\n");
    expect(fixed).toContain(url);
    expect(fixed).not.toContain(failed.url);
    expect(fixed.match(/The plan before the merge:/g)).toHaveLength(1);
    // Neither a later apply nor a plan that is started again replaces it.
    await apply();
    expect((await plan(number)).code).toBe(0);
    expect(await comment(number)).toBe(fixed);
  },
);

test("the comments of both pull requests that one run applies say applied, those of an older one and an open one do not", async ({
  onTestFinished,
}) => {
  const { github, open, apply, comment } = await start(onTestFinished);
  const { repository } = github;
  const third = await open("third");
  const sha = await repository.mergePull(third);
  github.workflowRuns.add({ file: "apply.yml", sha });
  const before = await comment(third);
  const [one, two, pending] = [await open("one"), await open("two"), await open("pending")];
  const silent = await repository.openPull({ commit: { files: { "README.md": "# Shop\n" } } });
  await repository.mergePull(one, "squash");
  await repository.mergePull(two, "merge");
  await repository.mergePull(silent, "rebase");
  const { url } = await apply();
  for (const number of [one, two]) {
    expect(await comment(number)).toContain(`[this run](${url})`);
    expect(await comment(number)).toContain("The figures are for 3 merged pull requests together.");
  }
  expect(await comment(third)).toBe(before);
  expect(await comment(pending)).not.toContain("Applied");
  expect(await repository.comments(silent)).toEqual([]);
});

test.for([
  [
    "a higher number",
    (body: string) => body.replace(/:\w+:5000:1 -->/, `:${"0".repeat(40)}:9999999999999:1 -->`),
  ],
  ["that everything was applied", (body: string) => body.replace(/:failed:/, ":done:")],
] as const)(
  "a person who writes %s into the comment does not keep the next run out of it",
  async ([, forged], { onTestFinished }) => {
    const { github, open, apply, refuse, comment } = await start(onTestFinished);
    const number = await open("bad");
    await github.repository.mergePull(number);
    refuse("bad");
    await apply(undefined, { env: { GITHUB_RUN_ID: "5000" } });
    const [written] = await github.repository.comments(number);
    const body = forged(written?.body ?? "");
    expect(body).not.toBe(written?.body);
    await github.repository.editComment(written?.id ?? 0, body, "mallory");
    await apply(undefined, { env: { GITHUB_RUN_ID: "5001" } });
    expect(await comment(number)).toContain(":failed:");
    expect(await comment(number)).toContain(":5001:1 -->");
  },
);

test("a run for an older commit says nothing, because the run for the newest one has the result", async ({
  onTestFinished,
}) => {
  const { github, open, run, comment } = await start(onTestFinished);
  const number = await open("late");
  const sha = await github.repository.mergePull(number);
  const before = await comment(number);
  await github.repository.push();
  const ran = await run(push(sha), { ...APPLY, keys: "*.yaml" }, { workflow: "apply.yml" });
  expect(ran.code).toBe(1);
  expect(await comment(number)).toBe(before);
  expect(writes(github).filter(({ method }) => method === "PATCH")).toEqual([]);
});

test.for<[string, Token["permissions"], (before: string) => (sha: string) => Event, boolean]>([
  [
    "without actions: read, a push covers its own commits",
    { contents: "read", pull_requests: "write" },
    (before) => (sha) => push(sha, undefined, undefined, before),
    true,
  ],
  [
    "without actions: read, the first push of a branch covers its head",
    { contents: "read", pull_requests: "write" },
    () => (sha) => push(sha, undefined, undefined, NEVER),
    true,
  ],
  [
    "after a force-push that dropped the commit before, the head is covered",
    { contents: "read", pull_requests: "write" },
    () => (sha) => push(sha, undefined, undefined, "f".repeat(40)),
    true,
  ],
  ["with actions: read, a run on a schedule covers its head", PERMISSIONS, () => schedule, false],
  ["with actions: read, a run by hand covers what a push would", PERMISSIONS, () => dispatch, false],
])("%s", async ([_name, permissions, eventOf, hasNotice], { onTestFinished }) => {
  const { github, open, apply, comment } = await start(onTestFinished, permissions);
  const number = await open("own");
  const before = await github.repository.head();
  await github.repository.mergePull(number, "squash");
  const ran = await apply(eventOf(before));
  expect(ran.code).toBe(0);
  expect(await comment(number)).toContain("✅ Applied");
  const notices = annotated(ran, "notice").filter((words) => words.includes("actions: read"));
  expect(notices).toHaveLength(hasNotice ? 1 : 0);
});

test("without pull-requests: write, there is one notice for all comments, and the step succeeds", async ({
  onTestFinished,
}) => {
  const { github, open, apply, comment } = await start(onTestFinished);
  const numbers = [await open("one"), await open("two")];
  for (const number of numbers) await github.repository.mergePull(number);
  const ran = await apply(undefined, { githubToken: READER });
  expect(ran).toMatchObject({ code: 0, figures: { created: 2 } });
  expect(annotated(ran, "notice").filter((words) => words.includes("pull-requests: write"))).toHaveLength(1);
  for (const number of numbers) expect(await comment(number)).not.toContain("Applied");
});

test("if one comment cannot be written, the others are, and there is one warning", async ({
  onTestFinished,
}) => {
  const { github, open, apply, comment } = await start(onTestFinished);
  const [one, two] = [await open("one"), await open("two")];
  for (const number of [one, two]) await github.repository.mergePull(number);
  github.faults.add({ method: "PATCH", path: /\/issues\/comments/, times: 3, answer: unavailable() });
  const ran = await apply();
  expect(ran.code).toBe(0);
  expect(annotated(ran, "warning")).toEqual([
    expect.stringContaining("The comments on merged pull requests"),
  ]);
  const answered = (await Promise.all([one, two].map(comment))).filter((body) => body.includes("✅ Applied"));
  expect(answered).toHaveLength(1);
});

const PROJECTS = `projects:
  web: { project: ${PROJECT}, keys: ["*.web.yaml"] }
  ios: { project: ${OTHER_PROJECT}, keys: ["*.ios.yaml"] }
`;

test("one comment for all projects has an answer of each job, and a comment for one project only its own", async ({
  onTestFinished,
}) => {
  const { github, plan, apply, refuse, comment } = await start(onTestFinished);
  const { repository } = github;
  await repository.push("main", {
    files: { "keys.yaml": null, "lokaform.yaml": PROJECTS, "a.web.yaml": SAME, "a.ios.yaml": SAME },
  });
  const all = { project: "", keys: "" };
  const job = (only: string) => ({ more: { ...all, only } });
  const files = { "b.web.yaml": adding("shop"), "b.ios.yaml": adding("app") };
  const number = await repository.openPull({ commit: { files } });
  await plan(number, all);
  await repository.mergePull(number, "squash");
  refuse("app");
  // Another job overwrites the comment at the same moment.
  github.faults.add({
    method: "PATCH",
    path: /\/issues\/comments/,
    answer: { status: 200, headers: {}, json: {} },
  });
  await apply(undefined, { ...job("web"), isMore: true });
  await apply(undefined, job("ios"));
  const words = await comment(number);
  expect(words.match(/^## .*/gm)).toEqual([
    "## ✅ Applied · `web`",
    "## ❌ Nothing was applied · `ios`",
    expect.stringMatching(/^## Translations/),
  ]);
  expect(words).toMatch(/`app`\*\* · `b\.ios\.yaml:2` · failed/);
  expect(words).not.toMatch(/`shop`\*\* · `b\.web\.yaml:2` · failed/);

  const other = await repository.openPull({ commit: { files: { "c.web.yaml": adding("late") } } });
  await plan(other, job("web").more);
  await repository.mergePull(other, "squash");
  await apply(undefined, { more: all });
  // The failure of ios is not about this comment.
  expect(await comment(other)).toContain("✅ Applied");
  expect(await comment(other)).not.toContain("ios");
});

test("of two runs for one project with other settings files, each answers only its own comment", async ({
  onTestFinished,
}) => {
  const { github, plan, apply, refuse } = await start(onTestFinished);
  const { repository } = github;
  const names = ["ios", "android"];
  const settings = names.map((name) => [`${name}.l10n.yml`, `project: ${PROJECT}\nkeys: ["${name}.yaml"]\n`]);
  await repository.push("main", { files: { "keys.yaml": null, ...Object.fromEntries(settings) } });
  const inputs = (name: string) => ({ project: "", keys: "", config: `${name}.l10n.yml` });
  const files = { "ios.yaml": adding("app.ios"), "android.yaml": adding("app.android") };
  const number = await repository.openPull({ commit: { files } });
  for (const name of names) await plan(number, inputs(name));
  await repository.mergePull(number);
  refuse("app.ios");
  expect((await apply(undefined, { more: inputs("ios"), isMore: true })).code).toBe(1);
  expect((await apply(undefined, { more: inputs("android") })).code).toBe(0);
  const comments = await repository.comments(number);
  expect(comments.map(({ body }) => body.match(/^## .*/gm))).toEqual([
    ["## ❌ Nothing was applied", "## Translations: 1 to create · `ios.l10n.yml`"],
    ["## ✅ Applied", "## Translations: 1 to create · `android.l10n.yml`"],
  ]);
});

test("the newest 500 commits are searched, and a notice says so", async ({ onTestFinished }) => {
  const { github, open, apply, comment } = await start(onTestFinished);
  const { repository } = github;
  const old = await open("old");
  await repository.mergePull(old, "squash");
  for (let nth = 0; nth < 610; nth += 1) await repository.push();
  const recent = await open("recent");
  await repository.mergePull(recent, "squash");
  const ran = await apply();
  expect(await comment(recent)).toContain("✅ Applied");
  expect(annotated(ran, "notice")).toContainEqual(expect.stringMatching(/^More than 500 commits .*newest/));
});

test("of more than 100 merged pull requests, the newest 100 are answered, and a notice says so", async ({
  onTestFinished,
}) => {
  const { github, open, apply, comment } = await start(onTestFinished);
  const { repository } = github;
  const [first, second] = [await open("first"), await open("second")];
  for (const number of [first, second]) await repository.mergePull(number, "squash");
  for (let nth = 0; nth < 99; nth += 1) await repository.mergePull(await repository.openPull(), "squash");
  const ran = await apply();
  expect(await comment(first)).not.toContain("Applied");
  expect(await comment(second)).toContain("✅ Applied");
  expect(await comment(second)).toContain("101 merged pull requests");
  expect(annotated(ran, "notice")).toContainEqual(expect.stringMatching(/100 merged pull requests .*newest/));
});
