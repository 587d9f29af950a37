/** Inputs of the action, and key manifests that no glob covers. */
import { expect, test } from "vitest";
import { ACTIONS } from "../../../src/commands/actionCommands.ts";
import { findNotMatched } from "../../../src/files/manifests.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { optionProblems, readInputs } from "../../../src/settings/flags.ts";
import { foldersOf, newFolder } from "../files/newFolder.ts";

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
  const entry = (name: string) => `keys:\n  - key_name: ${name}\n`;
  const folder = newFolder({
    "web/texts.yaml": entry("web"),
    "ios/keys.yaml": entry("ios"),
    "old/texts.yaml": entry("old"),
    "more/keys.yaml": entry("more"),
    "more/others.yaml": entry("others"),
    "node_modules/pkg/keys.yaml": entry("installed"),
    "broken/keys.yaml": "keys: [",
    ".hidden/other.yml": entry("hidden"),
    "kept/backup.yaml": entry("backed up"),
    "unlike.yaml": "jobs: {}\n",
  });
  const globs = (text: string) => {
    const keys = { folder, patterns: [{ text }] };
    return { kinds: KINDS, globs: { keys }, texts: [], folder };
  };
  const covered = [globs("web/texts.yaml"), globs("ios/*.yaml")];
  const { signal } = new AbortController();
  expect([...(await findNotMatched(covered, foldersOf(folder), "kept", signal))]).toEqual([
    ["hidden", ".hidden/other.yml"],
    ["more", "more/keys.yaml"],
    ["others", "more/others.yaml"],
    ["old", "old/texts.yaml"],
  ]);
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
