/** The demo on every installed version of Node, from a folder with only dist and the example. */
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { CLI, runNode, STOREFRONT } from "./spawn.ts";

const installed = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .filter((file) => existsSync(file));
const nodes = [...new Set([process.execPath, ...installed].map((file) => realpathSync(file)))];

test.each(nodes)(
  "under %s the second plan is empty, and no temporary file remains",
  async (node) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-alone-"));
    const temp = mkdtempSync(join(tmpdir(), "lokaform-temp-"));
    try {
      cpSync(join(CLI, ".."), join(folder, "dist"), { recursive: true });
      cpSync(STOREFRONT, join(folder, "examples/storefront"), { recursive: true });
      cpSync(join(CLI, "../../package.json"), join(folder, "package.json"));
      const started = performance.now();
      const { code, stdout, stderr } = await runNode([join(folder, "dist/cli.js"), "demo"], {
        cwd: folder,
        env: { TMPDIR: temp },
        node,
      });
      expect(stderr).toBe("");
      expect(code).toBe(0);
      expect(stdout).toContain("Valid: 207 keys and 6 webhooks in 4 manifests.");
      expect(stdout).toContain("Applied: 16 created, 17 updated, 3 renamed.");
      expect(stdout).toContain(
        "Plan: no changes, 4 to pull, 7 kept; 196 keys and 6 webhooks unchanged, 8 keys and 1 webhook unmanaged.",
      );
      expect(performance.now() - started).toBeLessThan(30_000);
      expect(readdirSync(temp)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
      rmSync(temp, { recursive: true });
    }
  },
  60_000,
);
