/** The inputs of the action → a command and its raw options. */
import { type CommandName, RENAMED_COMMANDS } from "../model/command.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { OLD_NAMES, oldNameProblem } from "./oldNames.ts";
import type { RawOptions } from "./rawOptions.ts";
import { INPUTS } from "./table/table.ts";

export interface Inputs<Command> {
  /** Undefined if the input names no command: a problem says so. */
  command: Command | undefined;
  raw: RawOptions;
  problems: Problem[];
}

/** `input` gives the text of an input; one that is not set is empty. `commands` are those of the action. */
export function readInputs<Command extends { name: CommandName }>(
  input: (name: string) => string,
  commands: readonly Command[],
): Inputs<Command> {
  const word = input("command") || "plan";
  const command = commands.find(({ name }) => name === word);
  const raw: RawOptions = Object.fromEntries(
    INPUTS.flatMap((row) => {
      const given = textsOf(row, input(optionName(row)));
      return given.length === 0 ? [] : [[optionName(row), given]];
    }),
  );
  // GitHub only warns of an input that the action does not have.
  const old = OLD_NAMES.flatMap(
    ({ where, old: name }) => (where === "input" && input(name) && oldNameProblem("input", name)) || [],
  );
  if (command) {
    const used = withoutUnused(command.name, raw);
    return { command, raw: used.raw, problems: [...old, ...used.problems] };
  }
  const names = commands.map(({ name }) => name);
  const renamed = RENAMED_COMMANDS.get(word);
  if (renamed)
    return {
      command,
      raw,
      problems: [problem("bad-setting", `The command ${word} is now ${renamed}. Set command: ${renamed}.`)],
    };
  const message = `There is no command "${word}".${didYouMean(word, names)} The action offers ${names.join(", ")}.`;
  return { command, raw, problems: [problem("bad-setting", message)] };
}

/** The values in the text of an input, without empty lines. */
function textsOf({ option }: Setting, text: string): string[] {
  const values = option?.as === "list" ? text.split("\n") : [text];
  const given = values.map((value) => value.trim()).filter((value) => value !== "");
  return option?.as === "switch" ? given.map((value) => value.toLowerCase()) : given;
}

/** Leaves out the inputs that the command does not use, with a notice: somebody may rely on them. */
function withoutUnused(command: CommandName, raw: RawOptions): Pick<Inputs<never>, "raw" | "problems"> {
  const unused = INPUTS.filter((row) => raw[optionName(row)] && !row.commands.includes(command)).map(
    optionName,
  );
  if (unused.length === 0) return { raw, problems: [] };
  const message = `${command} does not use ${unused.join(", ")}: ${unused.length > 1 ? "they have" : "it has"} no effect.`;
  const rest = Object.entries(raw).filter(([name]) => !unused.some((one) => one === name));
  const notice = problem("bad-setting", message, { severity: "notice" });
  return { raw: Object.fromEntries(rest), problems: [notice] };
}
