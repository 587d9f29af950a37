/** The inputs of the action → a command and what was said for its options. */
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { ACTION_COMMANDS, type ActionCommand, allOptions, type RawOptions } from "./options.ts";

export interface Inputs {
  command: ActionCommand;
  raw: RawOptions;
  problems: Problem[];
}

/** `input` gives the text of an input; one that is not set is empty. */
export function readInputs(input: (name: string) => string): Inputs {
  const word = input("command") || "plan";
  const command = ACTION_COMMANDS.find((known) => known === word);
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
  if (command) return heeded(command, raw, problems);
  const message = `There is no command "${word}".${didYouMean(word, ACTION_COMMANDS)} The action offers ${ACTION_COMMANDS.join(", ")}.`;
  return { command: "validate", raw, problems: [problem("bad-setting", message), ...problems] };
}

/** What the command has no use for is left out, and said: somebody may rely on it. */
function heeded(command: ActionCommand, raw: RawOptions, problems: readonly Problem[]): Inputs {
  const given = allOptions().filter(([name]) => raw[name] !== undefined);
  const idle = given.filter(([, { commands }]) => !commands.includes(command)).map(([name]) => name);
  if (idle.length === 0) return { command, raw, problems: [...problems] };
  const message = `${command} has no use for ${idle.join(", ")}: what was given for ${idle.length > 1 ? "them" : "it"} has no effect.`;
  const rest = Object.entries(raw).filter(([name]) => !idle.some((one) => one === name));
  const notice = problem("bad-setting", message, { severity: "notice" });
  return { command, raw: Object.fromEntries(rest), problems: [...problems, notice] };
}
