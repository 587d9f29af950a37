/** The lists of commands agree, and the action contains no more than its own commands. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/commands/commands.ts";
import { COMMAND_NAMES } from "../../src/model/command.ts";

test("every command is listed under its own name, in the order of the names", () => {
  expect(Object.keys(COMMANDS)).toEqual(COMMAND_NAMES);
  expect(Object.values(COMMANDS).map(({ name }) => name)).toEqual(COMMAND_NAMES);
});

/** All files that are imported from this one, in one or more steps, at once or later. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, what = ""] of readFileSync(file, "utf8").matchAll(
    /(?:^(?:import|export) (?!type)[^"]*?from |\bimport\()"(\.[^"]+)"/gm,
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
