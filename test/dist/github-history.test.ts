/** The rule merge in a checkout of one commit: what the manifests said before comes from GitHub. */
import { expect, test } from "vitest";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import type { Token } from "../rooms/github/endpoints.ts";
import { BOT, TOKEN } from "../rooms/github/github.ts";
import { push } from "./events.ts";
import { API_TOKEN, holding, type OnEnd, PROJECT, SAME } from "./harness.ts";
import { startPulling } from "./pulling.ts";
import { annotated, runAction } from "./runner.ts";

const HOUR = 3_600_000;
const JOHNS_TOKEN = "johns-token-0123456789";
const STATE: SandboxState = {
  token: API_TOKEN,
  tokens: [{ token: JOHNS_TOKEN, user: { user_id: 2, email: "john@example.com" } }],
  user: { user_id: 1, email: "ci@example.com" },
  projects: { [PROJECT]: holding("storefront") },
};
const WEAK_TOKEN = "ghs_weak";
const TOKENS: Record<string, Token> = {
  [TOKEN]: { login: BOT, type: "Bot", permissions: { contents: "read" } },
  [WEAK_TOKEN]: { login: BOT, type: "Bot", permissions: { issues: "write" } },
};
const SETTINGS = `project: ${PROJECT}\nwriters: [ci@example.com]\n`;
const saying = (text: string) => SAME.replace("en: Checkout", `en: ${text}`);

/**
 * `main` says "Buy" for a week. A pull request changes it to "Pay", and is merged after six days. John writes `text` on the fourth
 * day, so that the merge is newer than his edit, and the commit of the pull request is older.
 */
async function merged(onEnd: OnEnd, text: string, githubToken = TOKEN) {
  const { github, checkOut } = await startPulling(onEnd, { tokens: TOKENS, files: {}, hasGit: true });
  const start = Date.now() - 8 * 24 * HOUR;
  const at = (days: number) => new Date(start + days * 24 * HOUR).toISOString().replace(/\.\d+/, "");
  const { repository } = github;
  const sandbox = await startSandbox({ state: STATE, limits: false, clock: () => start + 4 * 24 * HOUR });
  onEnd(() => sandbox.close());
  await repository.push("main", {
    files: { "keys.yaml": saying("Buy"), "lokaform.yaml": SETTINGS },
    date: at(0),
  });
  const number = await repository.openPull({
    commit: { files: { "keys.yaml": saying("Pay") }, date: at(1) },
  });
  await repository.push("main", { files: { "other.txt": "x" }, date: at(5) });
  const answer = await fetch(`${sandbox.url}/projects/${PROJECT}/keys`, {
    method: "PUT",
    headers: { "X-Api-Token": JOHNS_TOKEN, "Content-Type": "application/json" },
    body: JSON.stringify({
      keys: [{ key_id: 2, translations: [{ language_iso: "en", translation: text }] }],
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox refuses the edit: ${answer.status}`);
  await repository.mergePull(number, "merge", at(6));
  const workspace = await checkOut();
  const event = push(await repository.head());
  const before = github.requests.length;
  const inputs = { command: "plan", token: API_TOKEN, LOKALISE_API_URL: sandbox.url };
  const ran = await runAction(
    workspace,
    inputs,
    { PATH: process.env.PATH ?? "" },
    { event, github, githubToken },
  );
  return {
    ...ran,
    requests: github.requests
      .slice(before)
      .map(({ method, path }) => `${method} ${path.split("/")[4] ?? path}`),
  };
}

test("a text that the manifest said when it was written is replaced, although a person wrote it", async ({
  onTestFinished,
}) => {
  const ran = await merged(onTestFinished, "Buy");
  expect(annotated(ran, "notice")).toEqual([]);
  expect(ran).toMatchObject({ code: 0, figures: { "to-update": 1 } });
  // The second list is about the branch that was merged: its last commit may be a pull.
  expect(ran.requests).toEqual(["GET commits", "GET commits", "POST /graphql", "GET git"]);
});

test("a text that the manifest never said is a conflict", async ({ onTestFinished }) => {
  const ran = await merged(onTestFinished, "Order");
  expect(ran).toMatchObject({ code: 1, outputs: { conflicts: "1" }, figures: { "to-update": 0 } });
  expect(ran.all).toMatch(/Order.*in the project, and changed in the file too: edited by/);
});

test("if GitHub does not show the history, the text is kept, and a warning says what is missing", async ({
  onTestFinished,
}) => {
  const ran = await merged(onTestFinished, "Buy", WEAK_TOKEN);
  expect(ran.figures["to-update"]).toBe(0);
  expect(annotated(ran, "warning")).toContainEqual(
    expect.stringMatching(/Give the job the permission contents: read.*The repository is shallow/),
  );
});
