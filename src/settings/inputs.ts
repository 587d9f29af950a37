/** The inputs of the action → a command and its raw options. */

import type { CommandName } from "../model/command.ts";
import { didYouMean } from "../model/didYouMean.ts";
import { type Problem, problem } from "../model/problem.ts";
import { optionName, type Setting } from "../model/setting.ts";
import type { RawOptions } from "./flags.ts";
import { OLD_NAMES, oldNameProblem } from "./oldNames.ts";
import { offeredAs } from "./table/table.ts";

/** `command` is undefined if the input names none: a problem says so. `input` gives the text of an input; one that is not set is empty. `commands` are those of the action; a single one needs no input. */
export function readInputs<Command extends { name: CommandName }>(
  input: (name: string) => string,
  commands: readonly Command[],
): { command: Command | undefined; raw: RawOptions; problems: Problem[] } {
  const names = commands.map(({ name }) => name);
  const [only, ...others] = names;
  const word = (others.length === 0 && only) || input("command") || "plan";
  const command = commands.find(({ name }) => name === word);
  const offered = offeredAs("input", names);
  const given = offered.flatMap((row) => {
    const values = textsOf(row, input(optionName(row)));
    const isUsed = !command || row.commands.includes(command.name);
    return values.length === 0 ? [] : [{ name: optionName(row), values, isUsed }];
  });
  const used = given.filter(({ isUsed }) => isUsed).map(({ name, values }) => [name, values] as const);
  const raw: RawOptions = Object.fromEntries(used);
  // GitHub only warns of an input that the action does not have.
  const old = Object.keys(OLD_NAMES.input).flatMap((name) => {
    const isUsed = input(name) !== "" && !offered.some((row) => optionName(row) === name);
    return (isUsed && oldNameProblem("input", name)) || [];
  });
  if (!command) {
    const message = `There is no command "${word}".${didYouMean(word, names)} The action offers ${names.join(", ")}.`;
    const unknown = oldNameProblem("action command", word) ?? problem("bad-setting", message);
    return { command, raw, problems: [unknown, ...old] };
  }
  const unused = given.flatMap(({ name, isUsed }) => (isUsed ? [] : name));
  if (unused.length === 0) return { command, raw, problems: old };
  // Somebody may rely on them.
  const message = `${command.name} does not use ${unused.join(", ")}: ${unused.length > 1 ? "they have" : "it has"} no effect.`;
  const notice = problem("bad-setting", message, { severity: "notice" });
  return { command, raw, problems: [...old, notice] };
}

/** The values in the text of an input, without empty lines. */
function textsOf({ option }: Setting, text: string): string[] {
  const values = option?.as === "list" ? text.split("\n") : [text];
  const given = values.map((value) => value.trim()).filter((value) => value !== "");
  return option?.as === "switch" ? given.map((value) => value.toLowerCase()) : given;
}
