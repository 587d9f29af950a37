/** The demo, from a folder with only dist and the examples. */
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { CLI, runNode } from "./spawn.ts";

const installed = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .filter((file) => existsSync(file));
const nodes = [...new Set([process.execPath, ...installed].map((file) => realpathSync(file)))];

const GIT = { PATH: process.env.PATH ?? "" };

/** Runs `lokaform demo`, and checks that no temporary file remains. */
async function demo({
  node,
  env = {},
  onTestFinished,
}: {
  node: string;
  env?: Record<string, string>;
  onTestFinished: TestContext["onTestFinished"];
}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-alone-"));
  const temp = mkdtempSync(join(tmpdir(), "lokaform-temp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => rmSync(temp, { recursive: true }));
  for (const part of ["dist", "examples", "package.json"])
    cpSync(join(CLI, "../..", part), join(folder, part), { recursive: true });
  const started = performance.now();
  const { code, stdout, stderr } = await runNode([join(folder, "dist/cli.js"), "demo"], {
    cwd: folder,
    env: { TMPDIR: temp, ...env },
    node,
  });
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(readdirSync(temp)).toEqual([]);
  return stdout;
}

test.for(nodes)(
  "under %s the second plan is empty, and no temporary file remains",
  { timeout: 60_000 },
  async (node, { onTestFinished }) => {
    const stdout = await demo({ node, env: GIT, onTestFinished });
    expect(stdout).toContain("Valid: 207 keys and 6 webhooks in 4 manifests.");
    expect(stdout).toContain("Applied: 16 created, 17 updated, 3 renamed.");
    expect(stdout).toContain(
      "Plan: no changes, 9 to pull, 2 kept; 196 keys and 6 webhooks unchanged, 8 keys and 1 webhook unmanaged.",
    );
  },
);

test("without git, the demo says that it needs it", async ({ expect }) => {
  const { code, stderr } = await runNode([CLI, "demo"], { cwd: tmpdir(), env: { PATH: "" } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The demo needs git/)]);
});
