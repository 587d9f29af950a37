/** The inputs of the action → a command and what was said for its options. */
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { allOptions, type Said, SYNC_COMMANDS, type SyncCommand } from "./options.ts";

export interface Inputs {
  command: SyncCommand;
  said: Said;
  problems: Problem[];
}

/** `input` gives the text of an input; one that is not set is empty. */
export function readInputs(input: (name: string) => string): Inputs {
  const word = input("command") || "plan";
  const command = SYNC_COMMANDS.find((known) => known === word);
  const said: Said = Object.fromEntries(
    allOptions().flatMap(([name, option]) => {
      const text = option.input ? input(name) : "";
      const values = option.many ? text.split("\n").map((line) => line.trim()) : [text.trim()];
      const given = values.filter((value) => value !== "");
      return given.length > 0 ? [[name, given]] : [];
    }),
  );
  if (command) return { command, said, problems: [] };
  const message = `There is no command "${word}".${didYouMean(word, SYNC_COMMANDS)} The action offers ${SYNC_COMMANDS.join(", ")}.`;
  return { command: "validate", said, problems: [problem("bad-setting", message)] };
}
