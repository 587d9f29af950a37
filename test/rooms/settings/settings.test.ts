/** Inputs of the action, and key manifests that no glob covers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ACTIONS } from "../../../src/commands/actionCommands.ts";
import { findNotMatched } from "../../../src/files/undeclaredFiles.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { optionProblems, readInputs } from "../../../src/settings/flags.ts";

test.each([
  ["true", ["true"], 0],
  ["TRUE", ["true"], 0],
  ["false", ["false"], 0],
  ["yes", ["yes"], 1],
  ["", undefined, 0],
] as const)("a switch that is an input is true or false, and not %j", (text, said, problems) => {
  const read = readInputs((name) => (name === "publish" ? text : ""), ACTIONS["."]);
  expect(read.raw.publish).toEqual(said);
  expect(optionProblems(read.raw)).toHaveLength(problems);
});

test("uncovered manifests are those that no project names; a file that cannot be read declares nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-strays-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const entry = (name: string) => `keys:\n  - key_name: ${name}\n`;
  const globs = (text: string) => ({
    kinds: KINDS,
    globs: { keys: { folder, patterns: [{ text }] } },
    texts: [],
    folder,
  });
  try {
    write("web/texts.yaml", entry("web"));
    write("ios/keys.yaml", entry("ios"));
    write("old/texts.yaml", entry("old"));
    write("more/keys.yaml", entry("more"));
    write("more/others.yaml", entry("others"));
    write("node_modules/pkg/keys.yaml", entry("installed"));
    write("broken/keys.yaml", "keys: [");
    write(".hidden/other.yml", entry("hidden"));
    write("kept/backup.yaml", entry("backed up"));
    write("unlike.yaml", "jobs: {}\n");
    const covered = globs("web/texts.yaml");
    const uncovered = await findNotMatched(
      [covered, globs("ios/*.yaml")],
      { working: folder, displayRoot: folder },
      "kept",
      new AbortController().signal,
    );
    expect([...uncovered]).toEqual([
      ["hidden", ".hidden/other.yml"],
      ["more", "more/keys.yaml"],
      ["others", "more/others.yaml"],
      ["old", "old/texts.yaml"],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an action with one command has no other", () => {
  const given: Record<string, string> = { command: "apply", reports: "*.json", token: "x" };
  const { command, raw: said, problems } = readInputs((name) => given[name] ?? "", ACTIONS.report);
  expect({ name: command?.name, said }).toEqual({ name: "report", said: { reports: ["*.json"] } });
  expect(problems).toEqual([]);
});

test("an input that the command does not use is left out, with a notice", () => {
  const given: Record<string, string> = {
    command: "plan",
    plan: "plan.json",
    "fail-on-drift": "true",
    out: "o.json",
  };
  const { raw: said, problems } = readInputs((name) => given[name] ?? "", ACTIONS["."]);
  expect(said).toEqual({ out: ["o.json"] });
  expect(problems).toMatchObject([
    { severity: "notice", message: expect.stringContaining("plan does not use fail-on-drift, plan") },
  ]);
});
