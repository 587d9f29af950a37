/** The lists of commands agree, and the action contains no more than its own commands. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ACTIONS } from "../../src/commands/actionCommands.ts";
import { COMMANDS } from "../../src/commands/commands.ts";
import { COMMAND_NAMES } from "../../src/model/command.ts";

test("every command is listed under its own name, in the order of the names", () => {
  expect(Object.keys(COMMANDS)).toEqual(COMMAND_NAMES);
  expect(Object.values(COMMANDS).map(({ name }) => name)).toEqual(COMMAND_NAMES);
});

test("each command that the README describes runs in a workflow and at a terminal", () => {
  const [, section = ""] = readFileSync("README.md", "utf8").split("## What the commands do");
  const described = [...section.matchAll(/^\*\*(\w+)\*\* /gm)].map(([, name]) => name);
  expect(described).toEqual(["plan", "apply", "drift", "pull", "status"]);
  const inActions = Object.values(ACTIONS)
    .flat()
    .map(({ name }) => name);
  expect(inActions).toEqual(expect.arrayContaining(described));
  expect(COMMAND_NAMES).toEqual(expect.arrayContaining(described));
});

/** All files that are imported from this one, in one or more steps, at once or later. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, what = ""] of readFileSync(file, "utf8").matchAll(
    /(?:^(?:import|export) (?!type)(?:[^"]*?from )?|\bimport\()"(\.[^"]+)"/gm,
  ))
    reachable(join(dirname(file), what), found);
  return found;
}

test("the command line contains the sandbox, and the action does not", () => {
  const inSandbox = (file: string) => [...reachable(file)].some((one) => /src[\\/]sandbox/.test(one));
  expect({ cli: inSandbox("src/cli.ts"), action: inSandbox("src/action.ts") }).toEqual({
    cli: true,
    action: false,
  });
});

const RUNS = readdirSync("src/commands/runs").map((name) => `src/commands/runs/${name}`);

test.each([...RUNS, "src/run/webhookSecret.ts"])("%s knows the kinds, if it reads settings", (name) => {
  const files = [...reachable(name)];
  expect(files.includes("src/settings/resolve.ts") && !files.includes("src/run/kinds.ts")).toBe(false);
});
