/** A translator's text, and who may decide that the text of a file replaces it: with real git and the emulated GitHub. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOKEN } from "../rooms/github/github.ts";
import type { MergeMethod } from "../rooms/github/repository.ts";
import { type Event, pullRequest, push } from "./events.ts";
import { API_TOKEN, type OnEnd, PROJECT, SAME } from "./harness.ts";
import { startPulling } from "./pulling.ts";
import { annotated, runAction } from "./runner.ts";
import { addCommit, checkOut } from "./shallowCheckout.ts";

const HOUR = 3_600_000;
const SETTINGS = `project: ${PROJECT}\nwriters: [ci@example.com]\n`;
const saying = (text: string) => SAME.replace("en: Checkout", `en: ${text}`);
const TRAILER = "Lokaform-Overwrite: checkout.title:en";

/** `main` says "Buy" since day 0, a pull request "Pay" since day 2, and John wrote "Order" on the fourth day. */
async function world(onEnd: OnEnd) {
  const start = Date.now() - 8 * 24 * HOUR;
  const at = (days: number) => new Date(start + days * 24 * HOUR).toISOString().replace(/\.\d+/, "");
  const clock = () => start + 4 * 24 * HOUR;
  const { github, sandbox, edit } = await startPulling(onEnd, { files: {}, clock });
  const { repository } = github;
  await repository.push("main", {
    files: { "keys.yaml": saying("Buy"), "lokaform.yaml": SETTINGS },
    date: at(0),
  });
  const number = await repository.openPull({
    commit: { files: { "keys.yaml": saying("Pay") }, date: at(2) },
  });
  await edit(2, { en: "Order" });
  const folder = async (commit: string, isWhole: boolean) => {
    const workspace = mkdtempSync(join(tmpdir(), "lokaform-trailers-"));
    onEnd(() => rmSync(workspace, { recursive: true }));
    if (!isWhole) await checkOut(github, workspace, { commit, isPacked: false }, onEnd);
    else {
      const git = (...words: string[]) => execFileSync("git", words, { cwd: workspace });
      git("init", "-q");
      await addCommit(github, workspace, commit, new Set());
      git("update-ref", "HEAD", commit);
      git("reset", "-q", "--hard", commit);
    }
    return workspace;
  };
  const run = async (event: Event, inputs = {}, how: { commit?: string; isWhole?: boolean } = {}) => {
    const workspace = await folder(how.commit ?? event.sha, how.isWhole ?? false);
    const given = { command: "plan", token: API_TOKEN, LOKALISE_API_URL: sandbox.url, ...inputs };
    return runAction(
      workspace,
      given,
      { PATH: process.env.PATH ?? "" },
      { event, github, githubToken: TOKEN },
    );
  };
  const inPullRequest = async (from: "same" | "fork" = "same"): Promise<Event> => {
    const [head, sha] = [await repository.pullHead(number), await repository.head()];
    const merge = await repository.mergeForRun(number);
    return pullRequest({ number, from, head, base: { ref: "main", sha }, merge });
  };
  return { github, repository, number, at, run, inPullRequest };
}

const verdictOf = ({ figures, outputs }: Awaited<ReturnType<typeof runAction>>) =>
  figures["to-update"] === 1 ? "write" : outputs.conflicts === "1" ? "conflict" : "other";

const DESCRIBED = `Texts (#2)\n\n${TRAILER}`;
test.for<
  [string, { how: MergeMethod; commit?: string; day?: number; message?: string; text?: string }, string]
>([
  ["a commit of it, and it is merged", { how: "merge", commit: TRAILER }, "write"],
  ["a commit of it, and it is squashed", { how: "squash", commit: TRAILER }, "write"],
  ["a commit of it, and it is rebased", { how: "rebase", commit: TRAILER }, "write"],
  ["its description, and it is merged", { how: "merge", message: DESCRIBED }, "conflict"],
  ["its description, and it is squashed", { how: "squash", message: DESCRIBED }, "conflict"],
  ["a commit before the edit, and it is merged", { how: "merge", commit: TRAILER, day: 3 }, "conflict"],
  ["a commit before the edit, and it is squashed", { how: "squash", commit: TRAILER, day: 3 }, "conflict"],
  ["none, and it had the translator's text", { how: "squash", commit: "", text: "Order" }, "write"],
])("a pull request with the trailer in %s", async ([, row, expected], { onTestFinished }) => {
  const { repository, number, at, run, inPullRequest } = await world(onTestFinished);
  const { how, commit, day = 5, message, text } = row;
  const says = (name: string) => ({ "keys.yaml": saying(name) });
  if (commit !== undefined)
    await repository.pushToPull(number, {
      ...{ files: text === undefined ? { "other.txt": "x" } : says(text), date: at(day) },
      message: `Decide\n\n${commit}`.trim(),
    });
  if (text !== undefined) await repository.pushToPull(number, { files: says("Pay"), date: at(5.5) });
  const planned = await inPullRequest();
  expect(verdictOf(await run(planned))).toBe(expected);
  expect(verdictOf(await run(planned, {}, { isWhole: true }))).toBe(expected);
  await repository.mergePull(number, how, at(6), message);
  const landed = push(await repository.head());
  expect(verdictOf(await run(landed))).toBe(expected);
  expect(verdictOf(await run(landed, {}, { isWhole: true }))).toBe(expected);
});

test("a squash that lost the time of a pull: the commits of the pull request still say it", async ({
  onTestFinished,
}) => {
  const { repository, number, at, run } = await world(onTestFinished);
  const message = `Texts from Lokalise\n\nLokaform-Pulled: ${at(3)}`;
  await repository.pushToPull(number, { files: { "keys.yaml": saying("Pay now") }, message, date: at(3) });
  await repository.mergePull(number, "squash", at(6), "Texts (#2)");
  const landed = push(await repository.head());
  expect(await run(landed)).toMatchObject({ code: 0, outputs: { conflicts: "0" } });
});

test("without a token, the trailers of a fork are listed", async ({ onTestFinished }) => {
  const { repository, number, run, inPullRequest } = await world(onTestFinished);
  const message = `Fix\n\n${TRAILER}\nLokaform-Overwrite: home_link:en\nLokaform-Overwrite: *`;
  await repository.pushToPull(number, { files: { "other.txt": "x" }, message });
  const ran = await run(await inPullRequest("fork"), { token: "" });
  const trailers = annotated(ran, "warning").filter((line) => line.includes("Lokaform-Overwrite"));
  expect(trailers.map((line) => line.replace(/.*Lokaform-Overwrite: /, ""))).toEqual([
    expect.stringMatching(/^checkout\.title:en\. After the merge, apply overwrites/),
    expect.stringMatching(/^home_link:en\. After the merge/),
    expect.stringMatching(/^\*\. After the merge/),
  ]);
});

const STRANGERS = ["issue_comment", "deployment_status"];

test.for(STRANGERS)(
  "%s: a checked-out head chooses no token, and shows no texts",
  async (name, { onTestFinished }) => {
    const { repository, number, run } = await world(onTestFinished);
    await repository.push("main", { files: { "lokaform.yaml": `${SETTINGS}show_texts: false\n` } });
    const event = { ...push(await repository.head()), name };
    const drift = { command: "drift", publish: "false" };
    const shows = { "lokaform.yaml": `${SETTINGS}show_texts: true\n` };
    const shown = await run(event, drift, { commit: await repository.pushToPull(number, { files: shows }) });
    expect(shown.all).not.toContain("Order");
    const projects = `projects:\n  shop: { project: ${PROJECT}, token_env: OTHER }\n`;
    const other = await repository.pushToPull(number, { files: { "lokaform.yaml": projects } });
    const refused = await run(event, drift, { commit: other });
    expect(annotated(refused, "error")).toContainEqual(expect.stringContaining("must not choose OTHER"));
  },
);

test("on an event that a stranger can cause, no file in .git is a proof", async ({ onTestFinished }) => {
  const { repository, number, github, run, at } = await world(onTestFinished);
  await repository.mergePull(number, "merge", at(6));
  const sha = await repository.head();
  github.faults.add({
    path: /\/commits\?|graphql/,
    answer: { status: 422, headers: {}, json: { message: "Broken" } },
    times: 99,
  });
  const event = { ...push(sha), name: "workflow_run" };
  const ran = await run(event, { command: "drift", publish: "false" }, { isWhole: true });
  expect(ran.all).toMatch(/GitHub does not show the earlier versions/);
  expect(ran.outputs.conflicts).toBe("0");
});
