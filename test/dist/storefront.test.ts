/** The comment on a pull request of the example project. docs/comment-light.png and docs/comment-dark.png are pictures of it. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { pullRequest } from "./events.ts";
import { test } from "./fixtures.ts";
import { startWorkspace } from "./harness.ts";
import { STOREFRONT } from "./spawn.ts";

const MANIFESTS = ["keys.yaml", "checkout/keys.yaml", "mobile/keys.yaml", "webhooks.yaml"];
const GLOBS = { keys: "**/keys.yaml", webhooks: "webhooks.yaml" };

test("a pull request of the example project", async ({ onTestFinished }) => {
  const state = JSON.parse(readFileSync(join(STOREFRONT, "live.json"), "utf8"));
  const [project = ""] = Object.keys(state.projects);
  const { github, workspace, run } = await startWorkspace(onTestFinished, { state });
  const { repository } = github;
  cpSync(STOREFRONT, workspace, { recursive: true });
  const files = Object.fromEntries(
    MANIFESTS.map((path) => [path, readFileSync(join(STOREFRONT, path), "utf8")]),
  );
  const { "webhooks.yaml": webhooks = "", "mobile/keys.yaml": mobile = "", ...own } = files;
  const base = {
    ref: "main",
    sha: await repository.push("main", { files: { "webhooks.yaml": webhooks, "mobile/keys.yaml": mobile } }),
  };
  const number = await repository.openPull({ commit: { files: own } });
  const [head, merge] = [await repository.pullHead(number), await repository.mergeForRun(number)];
  const inputs = { command: "plan", project, token: state.token, ...GLOBS };
  const event = pullRequest({ number, head, base, merge });
  const { code } = await run(event, inputs, { env: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" } });
  // The pull request changes three texts that a person edited in the project.
  expect(code).toBe(1);
  const [comment] = await repository.comments(number);
  const body = comment?.body.replace(/Written on `[^`]+`/, "Written on `2026-11-22 12:00 UTC`");
  await expect(body).toMatchFileSnapshot(join(import.meta.dirname, "golden/storefront.md"));
});
