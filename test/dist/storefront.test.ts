/** The comment on a pull request of the example project. docs/comment-light.png and docs/comment-dark.png are pictures of it. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { pullRequest } from "./events.ts";
import { test } from "./fixtures.ts";
import { startWorkspace } from "./harness.ts";
import { STOREFRONT } from "./spawn.ts";
import { filesBeforeChanges, storefrontFiles, storefrontState } from "./storefrontHistory.ts";

const GLOBS = { keys: "**/keys.yaml", webhooks: "webhooks.yaml" };

/** Texts of the base that a person then edited in the project, and that the pull request changes too. */
const CONFLICTS = [
  { file: "keys.yaml", says: "en: Shop the collection", said: "en: See the collection" },
  { file: "keys.yaml", says: "en: Currently sold out", said: "en: Sold out" },
  { file: "checkout/keys.yaml", says: "en: Place order and pay", said: "en: Place your order" },
];

test("a pull request of the example project", async ({ onTestFinished }) => {
  const state = storefrontState();
  const [project = ""] = Object.keys(state.projects);
  const { github, workspace, run } = await startWorkspace(onTestFinished, { state });
  const { repository } = github;
  cpSync(STOREFRONT, workspace, { recursive: true });
  const base = {
    ref: "main",
    sha: await repository.push("main", { files: filesBeforeChanges(CONFLICTS) }),
  };
  const number = await repository.openPull({ commit: { files: storefrontFiles() } });
  const [head, merge] = [await repository.pullHead(number), await repository.mergeForRun(number)];
  const inputs = { command: "plan", project, token: "demo-token", ...GLOBS };
  const event = pullRequest({ number, head, base, merge });
  const { code } = await run(event, inputs, { env: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" } });
  // The pull request changes three texts that a person edited in the project.
  expect(code).toBe(1);
  const [comment] = await repository.comments(number);
  const body = comment?.body.replace(/Written on `[^`]+`/, "Written on `2026-11-22 12:00 UTC`");
  await expect(body).toMatchFileSnapshot(join(import.meta.dirname, "golden/storefront.md"));
});
