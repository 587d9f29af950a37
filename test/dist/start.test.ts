/** What the built files load when they start. Everything else is loaded when it is needed. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTION, CLI, runNode } from "./spawn.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-start-"));
  writeFileSync(join(folder, "keys.yaml"), "keys:\n  - key_name: a\n    platforms: [web]\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Prints the names of all imported modules on standard error. */
const WATCH = `import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => (context.conditions.includes("import") && process.stderr.write("loaded " + url + "\\n"), next(url, context)) });`;

/** The chunks, packages and parts of Node that a run loads. */
async function loadedBy(file: string, args: readonly string[], env = {}): Promise<string[]> {
  const watch = `data:text/javascript,${encodeURIComponent(WATCH)}`;
  const { stderr, code } = await runNode(["--import", watch, file, ...args], { cwd: folder, env });
  expect(code, stderr).toBe(0);
  return [...stderr.matchAll(/^loaded (.+)$/gm)].map(([, url = ""]) => basename(url));
}

test.each([[["--version"]], [["--help"]], [["plan", "--help"]]])(
  "%j loads no part of the engine",
  async (args) => {
    const loaded = await loadedBy(CLI, args);
    expect(loaded).toContain("start.js");
    expect(loaded.filter((name) => name.endsWith(".js")).sort()).toEqual([
      "assumptions.js",
      "cli.js",
      "start.js",
      "wire.js",
      "zod.js",
    ]);
  },
);

/** An import of node:http also loads Node's fetch. */
const UNUSED = /^(sandbox|pull|init|demo|restore|page)\d*\.js$|github|octokit|prompts|https?$|undici/;
/** Parts of Node that take time to import. They are loaded by the first call of one of their functions. */
const LATE = /^(node:)?(fs|util|crypto|child_process)$/;

test("validate loads nothing that sends requests, and no other command", async () => {
  const loaded = await loadedBy(CLI, ["validate"]);
  expect(loaded).toContain("engine.js");
  expect(loaded.filter((name) => UNUSED.test(name) || LATE.test(name))).toEqual([]);
});

test("the action loads the libraries for GitHub only when it sends a request to GitHub", async () => {
  const loaded = await loadedBy(ACTION, [], { INPUT_COMMAND: "validate" });
  expect(loaded).toContain("engine.js");
  expect(loaded.filter((name) => UNUSED.test(name))).toEqual([]);
});
