import { expect, test } from "vitest";
import { TOKEN, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { type Event, mergeGroup, pullRequest, push, schedule } from "./events.ts";
import { API_TOKEN, holding, OTHER_PROJECT, PROJECT } from "./harness.ts";
import {
  APP_TOKEN,
  BRANCH,
  BUILD,
  branches,
  FILES,
  MANIFEST,
  NEW,
  opened,
  type Pulling,
  SETTINGS,
  STATE,
  startPulling,
} from "./pulling.ts";
import { annotated } from "./runner.ts";

/** The queries of GraphQL that write, in their order. */
const mutations = ({ github }: Pulling) =>
  github.requests.flatMap(({ path, body }) => {
    const { query = "" } = path === "/graphql" ? (body as { query?: string }) : {};
    return /^mutation\(.*?\{ (\w+)/.exec(query)?.[1] ?? [];
  });

test("the first manifests come in a pull request, and after its merge the plan is empty", async ({
  onTestFinished,
}) => {
  const files = { "lokaform.yaml": `project: ${PROJECT}\n` };
  const pulling = await startPulling(onTestFinished, { files, hasGit: true });
  const ran = await pulling.pull();
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran).toMatchObject({
    code: 0,
    outputs: {
      "has-changes": "true",
      summary: "Translations from Lokalise: 1 new manifest",
      "pull-request-number": "1",
      "pull-request-url": expect.stringMatching(/\/acme\/storefront\/pull\/1$/),
    },
  });
  expect(pulling.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  const { repository } = pulling.github;
  expect(await repository.pull(1)).toMatchObject({ title: ran.outputs.summary, state: "open" });
  const after = await pulling.filesOf();
  expect(Object.keys(after).sort()).toEqual(["README.md", "keys.yaml", "lokaform.yaml"]);
  expect(after["keys.yaml"]).toContain("Your cart is empty");
  await repository.mergePull(1);
  expect(await pulling.plan()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
});

test("no difference, no pull request; one text opens one, the next text updates it, and its merge leaves nothing to do", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const { pull, edit, sandbox, filesOf } = pulling;
  const { repository } = pulling.github;
  expect(await pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
  expect(await repository.pulls()).toBe(0);

  await edit(2, { en: "Check-out" });
  const ran = await pull();
  expect(annotated(ran, "error")).toEqual([]);
  expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true", "pull-request-number": "1" } });
  const first = await repository.pull(1);
  expect(first).toMatchObject({ state: "open", title: ran.outputs.summary });
  expect(first.body).toMatch(/- en "Checkout"\n\s*\+ en "Check-out"/);
  expect((await filesOf())["keys.yaml"]).toBe(NEW);

  await edit(3, { en: "Homepage" });
  expect(await pull()).toMatchObject({ code: 0 });
  expect(await repository.pulls()).toBe(1);
  expect((await repository.pull(1)).body).toMatch(/\+ en "Check-out"[\s\S]*\+ en "Homepage"/);
  expect(await filesOf()).toEqual({
    ...(await filesOf("main")),
    "keys.yaml": NEW.replace("en: Home", "en: Homepage"),
  });
  expect(await branches(pulling)).toEqual({ branch: true, build: false });

  await repository.mergePull(1);
  expect(await pulling.plan()).toMatchObject({
    code: 0,
    outputs: { "has-changes": "false", conflicts: "0" },
  });
  expect(await pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
  expect(await repository.pulls()).toBe(1);
  expect(await branches(pulling)).toEqual({ branch: false, build: false });
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toHaveLength(2);
});

test("every commit has the time of the pull, and with the same texts and the same base there is no new one", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { github } = pulling;
  const head = await github.repository.head(BRANCH);
  const { message } = (await (
    await fetch(`${github.url}/repos/acme/storefront/git/commits/${head}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
  ).json()) as { message: string };
  expect(message).toMatch(
    /^Translations from Lokalise: 1 changed\n\nLokaform-Pulled: 20\S+Z\nLokaform-Content: [0-9a-f]{16}$/,
  );
  const before = mutations(pulling).length;
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(await github.repository.head(BRANCH)).toBe(head);
  expect(mutations(pulling).length).toBe(before);
});

test("the base moved: the branch is rebuilt from its newest commit, and the pull request never loses its commits", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await repository.push("main", { files: { "other.txt": "y\n" } });
  expect(await pulling.pull()).toMatchObject({ code: 0 });
  expect(await pulling.filesOf()).toEqual({ ...(await pulling.filesOf("main")), "keys.yaml": NEW });
  expect(await repository.commitsBetween("main", BRANCH)).toBe(1);
  // GitHub would have closed it.
  expect(await repository.pull(1)).toMatchObject({ state: "open" });
  expect(await repository.pulls()).toBe(1);
});

test("nothing is left: the pull request is closed and its branch deleted, but not after a failure", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await pulling.edit(2, { en: "Checkout" });
  // One of two projects is compared, and the other one cannot be read.
  const projects = `projects:\n  web: { project: ${PROJECT}, keys: [keys.yaml] }\n  ios: { project: ${OTHER_PROJECT}, keys: [ios.yaml] }\n`;
  await repository.push("main", { files: { "lokaform.yaml": projects, "ios.yaml": MANIFEST } });
  expect(await pulling.pull()).toMatchObject({ code: 1, outputs: { "pull-request-number": "1" } });
  expect(await repository.pull(1)).toMatchObject({ state: "open" });
  await repository.push("main", { files: { "lokaform.yaml": SETTINGS } });
  const ran = await pulling.pull();
  expect(ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "" } });
  expect(annotated(ran, "notice")).toEqual([expect.stringContaining("Pull request #1 is closed")]);
  expect(await repository.pull(1)).toMatchObject({ state: "closed" });
  expect(await branches(pulling)).toEqual({ branch: false, build: false });
  await pulling.edit(2, { en: "Pay" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "2" } });
});

test("a person closed it: it stays closed until the texts change, or its branch is deleted", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  await repository.closePull(1);
  await repository.push("main", { files: { "other.txt": "y\n" } });
  const ran = await pulling.pull();
  expect(ran).toMatchObject({ code: 0, outputs: { "has-changes": "true", "pull-request-number": "" } });
  expect(annotated(ran, "notice")).toEqual([
    expect.stringMatching(/#1 with these texts was closed.*reopen it/),
  ]);
  expect(await repository.pulls()).toBe(1);
  await pulling.edit(3, { en: "Homepage" });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "2" } });
  await repository.closePull(2);
  await repository.setBranch(BRANCH, undefined);
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "3" } });
});

test("a person's commit on the branch is never replaced, also if it is squash-merged later", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const theirs = await repository.pushToPull(1, { files: { "keys.yaml": "# A person's\n" } });
  await pulling.edit(3, { en: "Homepage" });
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(
      /somebody committed to this branch, and these commits are kept\. Merge #1, or first move them to another branch\. Then delete this one: git push origin --delete lokaform\/pull\/main/,
    ),
  ]);
  expect(await repository.head(BRANCH)).toBe(theirs);
  // Also if nothing is left to pull.
  await pulling.edit(2, { en: "Checkout" });
  await pulling.edit(3, { en: "Home" });
  expect(await pulling.pull()).toMatchObject({ code: 1 });
  expect(await repository.head(BRANCH)).toBe(theirs);
});

/** Another run resets the branch on which commits are made, at this many commits of ours. */
async function withOtherRun(onEnd: Parameters<typeof startPulling>[0], times: number) {
  let left = times;
  const pulling: Pulling = await startPulling(onEnd, {
    onRequest: async ({ path, body }) => {
      const isStart = path === "/graphql" && JSON.stringify(body).includes("updateRefs");
      if (!isStart || left === 0) return;
      left -= 1;
      await pulling.github.repository.push(BUILD, { files: { "keys.yaml": "another run's\n" } });
    },
  });
  await pulling.edit(2, { en: "Check-out" });
  return { pulling, ran: await pulling.pull() };
}

test("two runs at once: everything is read again, and after a second time the step says so", async ({
  onTestFinished,
}) => {
  const once = await withOtherRun(onTestFinished, 1);
  expect(annotated(once.ran, "error")).toEqual([]);
  expect(once.ran).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect((await once.pulling.filesOf())["keys.yaml"]).toBe(NEW);
  const twice = await withOtherRun(onTestFinished, 2);
  expect(twice.ran.code).toBe(1);
  expect(annotated(twice.ran, "error")).toEqual([
    expect.stringMatching(/another run, or a person, changed the branch at the same time/),
  ]);
  // The next run replaces what is left.
  expect(await twice.pulling.pull()).toMatchObject({ code: 0 });
  expect(await branches(twice.pulling)).toEqual({ branch: true, build: false });
});

test("without the setting of the repository the step fails and names it; the next run with it only opens the pull request", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished, { mayCreatePulls: false });
  await pulling.edit(2, { en: "Check-out" });
  const ran = await pulling.pull();
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(
      /GitHub Actions is not permitted to create or approve pull requests.*"Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General/,
    ),
  ]);
  expect((await pulling.filesOf())["keys.yaml"]).toBe(NEW);
  pulling.github.mayCreatePulls(true);
  const before = mutations(pulling).length;
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  expect(mutations(pulling).length).toBe(before);
});

test.for<[string, (sha: string) => Event]>([
  ["a pull request", () => pullRequest({ number: 1 })],
  ["pull_request_target", () => pullRequest({ number: 1, event: "pull_request_target" })],
  ["a merge queue", (sha) => mergeGroup(1, sha)],
  ["a tag", (sha) => push(sha, "refs/tags/v1")],
  ["the own branch", (sha) => push(sha, "refs/heads/lokaform/pull/main")],
  ["a stranger's comment", (sha) => ({ ...schedule(sha), name: "issue_comment" })],
])("it does not run for %s", async ([_what, eventOf], { onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: "Check-out" });
  const event = eventOf(await pulling.github.repository.head());
  const ran = await pulling.pull({}, { event });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringMatching(/This run is for .*Nothing was read/)]);
  expect(pulling.sandbox.requests.filter(({ method }) => method === "GET")).toEqual([]);
  expect(mutations(pulling)).toEqual([]);
});

test("title, labels, reviewers, assignees, draft and auto-merge", async ({ onTestFinished }) => {
  const pulling = await startPulling(onTestFinished);
  await pulling.edit(2, { en: "Check-out" });
  const { github } = pulling;
  const inputs = {
    title: "Texts",
    labels: "l10n\ntexts",
    reviewers: "octocat",
    assignees: "mallory",
    draft: "true",
    "auto-merge": "squash",
    branch: "lokaform/pull/texts",
  };
  const ran = await pulling.pull(inputs);
  expect(annotated(ran, "notice")).toEqual([]);
  expect(await github.repository.pull(1)).toMatchObject({ title: "Texts" });
  const sent = (end: RegExp) =>
    github.requests.find(({ method, path }) => method === "POST" && end.test(path))?.body;
  expect(sent(/\/pulls$/)).toMatchObject({ head: "lokaform/pull/texts", base: "main", draft: true });
  expect(sent(/\/labels$/)).toEqual({ labels: ["l10n", "texts"] });
  expect(sent(/\/requested_reviewers$/)).toEqual({ reviewers: ["octocat"], team_reviewers: [] });
  expect(sent(/\/assignees$/)).toEqual({ assignees: ["mallory"] });
  expect([...github.autoMerged.values()]).toEqual(["SQUASH"]);
  // A person may remove them again.
  await github.repository.push("main", { files: { "other.txt": "y\n" } });
  github.requests.length = 0;
  expect(await pulling.pull(inputs)).toMatchObject({ code: 0 });
  expect(sent(/\/(labels|assignees|requested_reviewers)$/)).toBeUndefined();
});

test("a step with the input only has a branch of its own", async ({ onTestFinished }) => {
  const settings = `projects: { shop: { project: ${PROJECT} } }\nwriters: [ci@example.com]\n`;
  const pulling = await startPulling(onTestFinished, { files: { ...FILES, "lokaform.yaml": settings } });
  await pulling.edit(2, { en: "Check-out" });
  expect(await pulling.pull({ only: "shop" })).toMatchObject({ code: 0 });
  expect((await pulling.filesOf("lokaform/pull/main-shop"))["keys.yaml"]).toBe(NEW);
});

test("a step neither closes nor updates the pull request of a step for other projects, which has the same branch", async ({
  onTestFinished,
}) => {
  const projects = `projects:\n  web: { project: ${PROJECT}, keys: [keys.yaml] }\n  ios: { project: ${OTHER_PROJECT}, keys: [ios.yaml] }\n`;
  const files = { "lokaform.yaml": projects, "keys.yaml": MANIFEST, "ios.yaml": MANIFEST };
  const both = { [PROJECT]: holding("storefront"), [OTHER_PROJECT]: holding("storefront") };
  const state = { ...STATE, projects: both };
  const pulling = await startPulling(onTestFinished, { files, state });
  await pulling.edit(2, { en: "Check-out" });
  const web = { only: "web", branch: BRANCH };
  expect(await pulling.pull(web)).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  const ran = await pulling.pull({ ...web, only: "ios" });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([
    expect.stringMatching(
      /#1 has the texts of another step.*or leave out branch, so that it has the names in only\./,
    ),
  ]);
  expect(await pulling.github.repository.pull(1)).toMatchObject({ state: "open" });
  expect(await pulling.pull(web)).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
});

test("with the workflow's own token, the pull request says which workflows do not start; with an app's token, it does not", async ({
  onTestFinished,
}) => {
  const pulling = await opened(onTestFinished);
  const { repository } = pulling.github;
  const words = "GitHub does not start workflows for this pull request by itself";
  expect((await repository.pull(1)).body).toContain(words);
  await repository.setBranch(BRANCH, undefined);
  expect(await pulling.pull({}, { githubToken: APP_TOKEN })).toMatchObject({ code: 0 });
  expect((await repository.pull(2)).body).not.toContain(words);
});

test("with show_texts: false the pull request, the summary, the outputs and the log have no texts", async ({
  onTestFinished,
}) => {
  const files = { ...FILES, "lokaform.yaml": `${SETTINGS}show_texts: false\n` };
  const pulling = await startPulling(onTestFinished, { files });
  await pulling.edit(2, { en: "A secret launch" });
  const ran = await pulling.pull();
  const { body } = await pulling.github.repository.pull(1);
  expect(body).toContain("checkout.title");
  expect(`${body}${ran.all}`).not.toMatch(/secret launch|"Checkout"/);
});

test("the action at the root has no command pull, and says which action has it", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished);
  const ran = await pulling.pull({ uses: "action", command: "pull", token: API_TOKEN });
  expect(ran.code).toBe(1);
  expect(annotated(ran, "error")).toEqual([expect.stringContaining("such as lokaform/lokaform/pull.")]);
});

test("without actions: read, drift and pull warn that it is not known what was applied last", async ({
  onTestFinished,
}) => {
  const warnings = async (actions: { actions?: "read" }) => {
    const permissions = { contents: "write", pull_requests: "write", ...actions } as const;
    const tokens = { [TOKEN]: { ...WORKFLOW_TOKEN, permissions } };
    const { pull, edit } = await startPulling(onTestFinished, { tokens });
    await edit(2, { en: "Check-out" });
    const runs = [await pull({ uses: "action", command: "drift" }), await pull()];
    return runs.map((ran) => annotated(ran, "warning").filter((one) => one.includes("applied last")));
  };
  const warning = expect.stringMatching(
    /^It is not known what was applied last, .* Give the job the permission actions: read if/,
  );
  expect(await warnings({})).toEqual([[warning], [warning]]);
  expect(await warnings({ actions: "read" })).toEqual([[], []]);
});
