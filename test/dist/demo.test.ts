/** The demos, from a folder with only dist and the examples. */
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
async function demo(
  words: readonly string[],
  {
    node,
    env = {},
    onTestFinished,
  }: { node: string; env?: Record<string, string>; onTestFinished: TestContext["onTestFinished"] },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-alone-"));
  const temp = mkdtempSync(join(tmpdir(), "lokaform-temp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => rmSync(temp, { recursive: true }));
  for (const part of ["dist", "examples", "package.json"])
    cpSync(join(CLI, "../..", part), join(folder, part), { recursive: true });
  const started = performance.now();
  const { code, stdout, stderr } = await runNode([join(folder, "dist/cli.js"), "demo", ...words], {
    cwd: folder,
    env: { TMPDIR: temp, ...env },
    node,
  });
  // What the project has in addition is a notice of a pull.
  expect(stderr).toMatch(words.includes("--texts") ? /^(notice: No manifest has 2 keys .*\n)+$/ : /^$/);
  expect(code).toBe(0);
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(readdirSync(temp)).toEqual([]);
  return stdout;
}

test.for(nodes)(
  "under %s the second plan is empty, and no temporary file remains",
  { timeout: 60_000 },
  async (node, { onTestFinished }) => {
    const stdout = await demo([], { node, env: GIT, onTestFinished });
    expect(stdout).toContain("Valid: 207 keys and 6 webhooks in 4 manifests.");
    expect(stdout).toContain("Applied: 16 created, 17 updated, 3 renamed.");
    expect(stdout).toContain(
      "Plan: no changes, 9 to pull, 2 kept; 196 keys and 6 webhooks unchanged, 8 keys and 1 webhook unmanaged.",
    );
  },
);

test("demo --texts shows what a user of texts in the code sees", { timeout: 60_000 }, async ({
  expect,
  onTestFinished,
}) => {
  const stdout = await demo(["--texts"], { node: process.execPath, env: GIT, onTestFinished });
  const shown = stdout
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
    .replaceAll(/\d{8}T\d{6}Z/g, "TIME")
    .replaceAll(/Pulled: [\dTZ:-]+/g, "Pulled: TIME")
    .replaceAll(/on \d{4}-\d\d-\d\d( \d\d:\d\d UTC)?/g, "on DATE")
    // Their order is not fixed.
    .replace(
      /(?: {2}✓ .*\n)+|(?: {4}\d+ × .*\n)+/g,
      (lines) => `${lines.trimEnd().split("\n").sort().join("\n")}\n`,
    );
  await expect(shown).toMatchFileSnapshot(join(import.meta.dirname, "golden/demo-texts.txt"));
});

test("without git, the demo says that it needs it", async ({ expect }) => {
  const { code, stderr } = await runNode([CLI, "demo"], { cwd: tmpdir(), env: { PATH: "" } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The demo needs git/)]);
});
