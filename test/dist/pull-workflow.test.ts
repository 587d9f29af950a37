/** The shell step of docs/workflows/pull.yml, with real git and an emulated GitHub. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OnEnd } from "./harness.ts";
import { BRANCH, PERSON_TOKEN, type Pulling, type PullStep, startPulling } from "./pullWorkflow.ts";

const HOSTILE = "-f `x` $(touch owned) ' \" ${{ secrets }}\n%0A::error::x";

/** What a pull wrote, and its outputs. */
function pulled(
  workspace: string,
  files: Record<string, string>,
  more: Record<string, string> = {},
): PullStep {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(workspace, path, ".."), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const body = join(workspace, "../body.md");
  writeFileSync(body, `Old → new\n\n${HOSTILE}\n`);
  const outputs = {
    "has-changes": String(Object.keys(files).length > 0),
    "pulled-files": Object.keys(files).join("\n"),
    summary: "Translations: 1 pulled",
    "pull-request-body": body,
    ...more,
  };
  return { outcome: "success", outputs };
}

async function started(onEnd: OnEnd, options?: Parameters<typeof startPulling>[1]): Promise<Pulling> {
  const pulling = await startPulling(onEnd, options);
  await pulling.github.repository.push("main", { files: { "keys.yaml": "old\n", "other.txt": "x\n" } });
  return pulling;
}

const filesOf = async ({ github }: Pulling, branch = BRANCH) =>
  github.repository.filesOf(await github.repository.head(branch));

test("without a difference there is no pull request and no branch", async ({ onTestFinished }) => {
  const pulling = await started(onTestFinished);
  const workspace = await pulling.checkOut();
  expect(await pulling.finish(workspace, pulled(workspace, {}))).toMatchObject({ code: 0 });
  expect(await pulling.github.repository.pulls()).toBe(0);
  expect(pulling.origin.git("branch", "--list", BRANCH)).toBe("");
  const nothing = { outcome: "failure", outputs: {} } as const;
  expect(await pulling.finish(workspace, nothing)).toMatchObject({ code: undefined });
});

test("a difference opens a pull request, with only the pulled files and the whole list", async ({
  onTestFinished,
}) => {
  const pulling = await started(onTestFinished);
  const workspace = await pulling.checkOut();
  writeFileSync(join(workspace, "report.json"), "{}");
  appendFileSync(join(workspace, "other.txt"), "changed");
  const files = { "keys.yaml": "new\n", "l10n/-q 'x\" $(touch owned).yaml": "added\n" };
  const ended = await pulling.finish(workspace, pulled(workspace, files));
  expect(ended).toMatchObject({ code: 0 });
  const { github } = pulling;
  const pull = await github.repository.pull(1);
  expect(pull).toMatchObject({ title: "Translations: 1 pulled", state: "open" });
  expect(pull.body).toBe(readFileSync(join(workspace, "../body.md"), "utf8"));
  expect(await filesOf(pulling)).toEqual({ ...(await filesOf(pulling, "main")), ...files });
  const asked = github.requests.map(({ method, path, status }) => `${method} ${path.slice(22)} ${status}`);
  expect(asked.filter((line) => line.includes("/pulls"))).toEqual(["GET /pulls 200", "POST /pulls 201"]);
});

test("a second run updates it, and pushes only if there is something new", async ({ onTestFinished }) => {
  const pulling = await started(onTestFinished);
  const first = await pulling.checkOut();
  await pulling.finish(first, pulled(first, { "keys.yaml": "new\n" }));
  const head = await pulling.github.repository.head(BRANCH);
  const second = await pulling.checkOut();
  const same = await pulling.finish(second, pulled(second, { "keys.yaml": "new\n" }, { summary: "Again" }));
  expect(same).toMatchObject({ code: 0, log: expect.stringContaining("has these texts already") });
  expect(await pulling.github.repository.head(BRANCH)).toBe(head);
  expect(await pulling.github.repository.pull(1)).toMatchObject({ title: "Again" });
  await pulling.github.repository.push("main", { files: { "other.txt": "y\n" } });
  const third = await pulling.checkOut();
  expect(await pulling.finish(third, pulled(third, { "keys.yaml": "newer\n" }))).toMatchObject({ code: 0 });
  await pulling.origin.receive();
  expect(await filesOf(pulling)).toMatchObject({ "keys.yaml": "newer\n", "other.txt": "y\n" });
  expect(await pulling.github.repository.pulls()).toBe(1);
});

test("after a merge, the next difference opens another one, and no difference closes what is open", async ({
  onTestFinished,
}) => {
  const pulling = await started(onTestFinished);
  const { github } = pulling;
  const run = async (files: Record<string, string>, more?: Record<string, string>) => {
    const workspace = await pulling.checkOut();
    return pulling.finish(workspace, pulled(workspace, files, more));
  };
  await run({ "keys.yaml": "new\n" });
  await github.repository.mergePull(1, "squash");
  expect(await run({})).toMatchObject({ code: 0 });
  expect(await run({ "keys.yaml": "newer\n" })).toMatchObject({ code: 0 });
  expect(await github.repository.pull(2)).toMatchObject({ state: "open" });
  const failed = await pulling.checkOut();
  await pulling.finish(failed, { ...pulled(failed, {}), outcome: "failure" });
  expect(await github.repository.pull(2)).toMatchObject({ state: "open" });
  expect(await run({})).toMatchObject({ code: 0, log: expect.stringContaining("#2 is closed") });
  expect(await github.repository.pull(2)).toMatchObject({ state: "closed" });
});

test("what a person committed to the branch is not overwritten, except for a merge of its base", async ({
  onTestFinished,
}) => {
  const pulling = await started(onTestFinished);
  const first = await pulling.checkOut();
  await pulling.finish(first, pulled(first, { "keys.yaml": "new\n" }));
  const { repository } = pulling.github;
  await repository.push("main", { files: { "other.txt": "y\n" } });
  await repository.updatePull(1);
  await pulling.origin.fetch(BRANCH);
  const second = await pulling.checkOut();
  expect(await pulling.finish(second, pulled(second, { "keys.yaml": "newer\n" }))).toMatchObject({ code: 0 });
  await pulling.origin.receive();
  await repository.pushToPull(1, { files: { "keys.yaml": "a person's\n" } });
  await pulling.origin.fetch(BRANCH);
  const third = await pulling.checkOut();
  const refused = await pulling.finish(third, pulled(third, { "keys.yaml": "newest\n" }));
  expect(refused).toMatchObject({
    code: 1,
    log: expect.stringContaining("::error title=Pull request::Somebody committed"),
  });
  await pulling.origin.receive();
  expect(await filesOf(pulling)).toMatchObject({ "keys.yaml": "a person's\n" });
});

test("without the setting of the repository the step fails and names it; a token of its own needs no setting", async ({
  onTestFinished,
}) => {
  const pulling = await started(onTestFinished, { mayCreatePulls: false });
  const workspace = await pulling.checkOut();
  const refused = await pulling.finish(workspace, pulled(workspace, { "keys.yaml": "new\n" }));
  expect(refused.code).toBe(1);
  expect(refused.log).toContain(
    "GitHub Actions is not permitted to create or approve pull requests. (HTTP 403)",
  );
  expect(refused.log).toContain("Settings > Actions > General");
  expect(refused.log).toContain("PULL_REQUEST_TOKEN");
  const again = await pulling.checkOut();
  const step = pulled(again, { "keys.yaml": "new\n" });
  expect(await pulling.finish(again, step, { PULL_REQUEST_TOKEN: PERSON_TOKEN })).toMatchObject({ code: 0 });
  expect(await pulling.github.repository.pull(1)).toMatchObject({ state: "open" });
});

test("without the permissions of the job the step fails and names them", async ({ onTestFinished }) => {
  const pulling = await started(onTestFinished, {
    tokens: {
      ghs_workflow: { login: "github-actions[bot]", type: "Bot", permissions: { contents: "read" } },
    },
  });
  const workspace = await pulling.checkOut();
  expect(await pulling.finish(workspace, pulled(workspace, { "keys.yaml": "new\n" }))).toMatchObject({
    code: 1,
    log: expect.stringContaining("pull-requests: write"),
  });
  const other = await started(onTestFinished);
  const checkedOut = await other.checkOut();
  other.origin.refusePushes();
  expect(await other.finish(checkedOut, pulled(checkedOut, { "keys.yaml": "new\n" }))).toMatchObject({
    code: 1,
    log: expect.stringContaining("cannot be pushed. Give the job the permissions contents: write"),
  });
  expect(await other.github.repository.pulls()).toBe(0);
});
