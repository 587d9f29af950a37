import { COMMAND_NAMES, type CommandName } from "../../model/command.ts";
import type { Setting, SettingOption } from "../../model/setting.ts";
import { OWNERSHIP_TOPIC, PULL_REQUEST_TOPIC, PULL_TOPIC, REMOVAL_TOPIC, STATUS_TOPIC } from "./changes.ts";
import { COMMAND_TOPICS, type Topic } from "./commands.ts";
import { GENERAL_TOPIC, OUTPUT_TOPIC, PACE_TOPIC, REPORT_TOPIC } from "./output.ts";
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
  PULL_REQUEST_TOPIC,
  STATUS_TOPIC,
  REPORT_TOPIC,
  GENERAL_TOPIC,
];

export const SETTINGS: readonly Setting[] = TOPICS.flatMap(({ settings }) => settings);

export const OPTIONS: readonly Setting[] = SETTINGS.filter(({ option }) => option !== undefined);

/** What a command line, or an action with these commands, offers in this way. */
export function offeredAs(
  way: SettingOption["offered"][number],
  commands: readonly CommandName[] = COMMAND_NAMES,
): readonly Setting[] {
  return SETTINGS.filter(({ option, commands: rowCommands }) => {
    const names = (way === "input" && option?.inputOf) || rowCommands;
    return option?.offered.includes(way) && names.some((name) => commands.includes(name));
  });
}

export function optionText(row: Setting): string {
  const { option } = row;
  const many = option?.as === "list" ? "May be repeated." : undefined;
  const usual = option?.as === "switch" ? undefined : defaultText(row);
  return sentences(row.text, many, row.inHelp, usual).replaceAll("`", "");
}

export function defaultWords({ usual: words, default: usual }: Setting): string | undefined {
  if (words !== undefined) return words.replace(/\.$/, "");
  const values = usual === undefined ? [] : [usual].flat();
  return values.length === 0 ? undefined : values.map((value) => `\`${value}\``).join(", ");
}

/** The default of an option or input, whose setting can be in lokaform.yaml. */
export function defaultText(row: Setting): string | undefined {
  const inFile = row.file === undefined ? undefined : "the value in lokaform.yaml";
  const defaults = [inFile, defaultWords(row)].filter((part) => part !== undefined);
  return defaults.length === 0 ? undefined : `Default: ${defaults.join(", or ")}.`;
}

export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}
