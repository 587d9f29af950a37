/** The built command line pulls a large project, also into a locale file, and is killed while it does. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after, setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { CLI, runNode } from "./spawn.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const KILLS = 12;
const TEXT =
  "A text with several words, so that each file has many bytes and takes a while to write. ".repeat(10);

const STATE: SandboxState = {
  projects: {
    [PROJECT]: {
      project: { name: "large", base_language_iso: "en" },
      languages: [{ lang_iso: "en", lang_id: 640 }],
      keys: Array.from({ length: 300 }, (_, index) => ({
        key_id: index + 1,
        key_name: `group${index % 30}.key${index}`,
        translations: [{ language_iso: "en", translation: `${TEXT}${index}` }],
      })),
      webhooks: [{ url: "https://ci.example.com/secret-token-1", events: ["project.imported"] }],
    },
  },
};

test("killed at any moment, no file is half written, and no pattern for manifests matches what is left", async () => {
  const root = mkdtempSync(join(tmpdir(), "lokaform-kill-"));
  const sandbox = await startSandbox({ state: STATE, limits: false });
  const env = { LOKALISE_API_TOKEN: "kill-token-0123456789", LOKALISE_API_URL: sandbox.url };
  const args = [CLI, "pull", "--project", PROJECT, "--rate", "1000"];
  const pull = (cwd: string, onStart?: (send: (signal: NodeJS.Signals) => void) => void) => {
    mkdirSync(cwd, { recursive: true });
    return runNode(args, { cwd, env, ...(onStart && { onStart }) });
  };
  try {
    const whole = join(root, "whole");
    expect((await pull(whole)).code).toBe(0);
    const expected = filesIn(whole);
    expect(Object.keys(expected)).toHaveLength(4);
    let amid = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const folder = join(root, String(kill));
      mkdirSync(folder);
      let ended = false;
      const { code } = await pull(folder, async (send) => {
        // Half of them while the temporary files are written, and half while these get their names.
        const waits = (name: string) => kill % 2 === 0 || !name.endsWith(".part");
        while (!ended && !namesIn(folder).some(waits)) await nextTurn();
        await after(Math.floor(kill / 4));
        send("SIGKILL");
      });
      ended = true;
      const found = filesIn(folder);
      const named = Object.entries(found).filter(([name]) => !name.endsWith(".part"));
      if (code === null && Object.keys(found).length > 0) amid += 1;
      for (const [name, text] of named) expect({ name, text }).toEqual({ name, text: expected[name] });
      for (const name of Object.keys(found))
        expect(name).toMatch(/^(\.gitignore|lokaform\.env|[a-z]+\.yaml|\..*\.part)$/);
    }
    expect(amid).toBeGreaterThan(0);
  } finally {
    await sandbox.close();
    rmSync(root, { recursive: true });
  }
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("stopped by %s while it reads, it writes nothing and says so", async (signal, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-stop-"));
  let stop = () => {};
  const sandbox = await startSandbox({
    state: STATE,
    limits: false,
    faults: [{ delay: () => 1_000 }],
    onRequest: () => stop(),
  });
  const env = { LOKALISE_API_TOKEN: "stop-token-0123456789", LOKALISE_API_URL: sandbox.url };
  try {
    const { code, stderr } = await runNode([CLI, "pull", "--project", PROJECT], {
      cwd: folder,
      env,
      onStart: (send) => {
        // Two requests are sent at the same time, and a second signal ends the process at once.
        stop = () => {
          stop = () => {};
          send(signal);
        };
      },
    });
    expect({ code, stderr }).toEqual({
      code: expected,
      stderr: `error: The run was stopped by ${signal}. Nothing was written. [run-stopped]\n`,
    });
    expect(namesIn(folder)).toEqual([]);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
});

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name !== "keys")
    .sort();
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
