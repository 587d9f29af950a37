/** All settings, by topic: those that all kinds share, and those of each kind. */
import type { CommandName } from "../../model/command.ts";
import { isArgument, isInput, isOnCommandLine, type Setting } from "../../model/setting.ts";
import { PULL_TOPIC, REMOVAL_TOPIC } from "./changes.ts";
import { COMMAND_TOPICS, type Topic } from "./commands.ts";
import { GENERAL_TOPIC, OUTPUT_TOPIC, PACE_TOPIC, REPORT_TOPIC } from "./output.ts";
import { OWNERSHIP_TOPIC } from "./ownership.ts";
import { ACCESS_TOPIC, PROJECT_TOPIC } from "./project.ts";
import { CHECKS_TOPIC } from "./texts.ts";

export const TOPICS: readonly Topic[] = [
  PROJECT_TOPIC,
  ACCESS_TOPIC,
  OWNERSHIP_TOPIC,
  REMOVAL_TOPIC,
  CHECKS_TOPIC,
  PACE_TOPIC,
  OUTPUT_TOPIC,
  ...COMMAND_TOPICS,
  PULL_TOPIC,
  REPORT_TOPIC,
  GENERAL_TOPIC,
];

export const SETTINGS: readonly Setting[] = TOPICS.flatMap(({ settings }) => settings);

/** Everything that can be given to a command, in any way. */
export const OPTIONS: readonly Setting[] = SETTINGS.filter(({ option }) => option !== undefined);

/** The options of a command, or of all commands, on the command line. */
export function optionsOf(command: CommandName | undefined): readonly Setting[] {
  return SETTINGS.filter(
    (row) => isOnCommandLine(row) && (command === undefined || row.commands.includes(command)),
  );
}

/** The argument of a command. */
export function argumentOf(command: CommandName | undefined): Setting | undefined {
  return SETTINGS.find((row) => isArgument(row) && command !== undefined && row.commands.includes(command));
}

/** The inputs of an action with these commands. */
export function inputsOf(commands: readonly CommandName[]): readonly Setting[] {
  return SETTINGS.filter((row) => isInput(row) && row.commands.some((name) => commands.includes(name)));
}
