/** The inputs of the action → a command and its raw options. */
import type { CommandName } from "../model/command.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { allOptions, type RawOptions } from "./options.ts";

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
  const problems: Problem[] = [];
  const raw: RawOptions = Object.fromEntries(
    allOptions().flatMap(([name, option]) => {
      const text = option.input ? input(name) : "";
      const values = option.many ? text.split("\n").map((line) => line.trim()) : [text.trim()];
      const given = values.filter((value) => value !== "");
      if (given.length === 0) return [];
      if (option.metavar !== undefined) return [[name, given]];
      const [word = ""] = given;
      if (!["true", "false"].includes(word.toLowerCase()))
        problems.push(problem("bad-setting", `${name} is "${word}", and must be true or false.`));
      return [[name, [word.toLowerCase()]]];
    }),
  );
  if (command) return { command, ...withoutUnused(command.name, raw, problems) };
  const names = commands.map(({ name }) => name);
  const message = `There is no command "${word}".${didYouMean(word, names)} The action offers ${names.join(", ")}.`;
  return { command, raw, problems: [problem("bad-setting", message), ...problems] };
}

/** Leaves out the inputs that the command does not use, with a notice: somebody may rely on them. */
function withoutUnused(
  command: CommandName,
  raw: RawOptions,
  problems: readonly Problem[],
): Pick<Inputs<never>, "raw" | "problems"> {
  const given = allOptions().filter(([name]) => raw[name] !== undefined);
  const unused = given.filter(([, { commands }]) => !commands.includes(command)).map(([name]) => name);
  if (unused.length === 0) return { raw, problems: [...problems] };
  const message = `${command} does not use ${unused.join(", ")}: ${unused.length > 1 ? "they have" : "it has"} no effect.`;
  const rest = Object.entries(raw).filter(([name]) => !unused.some((one) => one === name));
  const notice = problem("bad-setting", message, { severity: "notice" });
  return { raw: Object.fromEntries(rest), problems: [...problems, notice] };
}
