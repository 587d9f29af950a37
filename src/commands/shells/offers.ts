/** What a shell can offer after a command: its options and their values. */
import type { ListedCommand } from "../../model/command.ts";
import { optionName, type Setting } from "../../model/setting.ts";
import { choicesOf } from "../../settings/choices.ts";
import { argumentOf, optionsOf } from "../../settings/table/table.ts";

export interface CommandOffer {
  name: string;
  text: string;
  options: readonly OptionOffer[];
  /** The values of its argument; absent if it has none. */
  argument?: ValueOffer;
}

export interface OptionOffer {
  /** `--format` */
  flag: string;
  /** `-h` */
  short?: string;
  /** The first sentence about it. */
  text: string;
  repeats: boolean;
  /** Absent for a switch. */
  value?: ValueOffer;
}

export interface ValueOffer {
  /** The word for the value in the help. */
  name: string;
  /** `any`: the shell cannot know the values. */
  are: readonly string[] | "files" | "any";
}

export function offersOf({ name, summary }: ListedCommand): CommandOffer {
  const argument = argumentOf(name);
  const value = argument && valueOffer(argument);
  return {
    name,
    text: firstSentence(summary),
    options: optionsOf(name).map(optionOffer),
    ...(value && { argument: value }),
  };
}

function optionOffer(row: Setting): OptionOffer {
  const { option, docs } = row;
  const value = valueOffer(row);
  return {
    flag: `--${optionName(row)}`,
    ...(option?.as === "switch" && option.short && { short: `-${option.short}` }),
    text: firstSentence(docs.text),
    repeats: option?.as === "list",
    ...(value && { value }),
  };
}

function valueOffer(row: Setting): ValueOffer | undefined {
  const { option } = row;
  if (!option || option.as === "switch") return undefined;
  const { metavar } = option;
  const choices = choicesOf(row);
  if (choices.length > 0) return { name: metavar, are: choices };
  return { name: metavar, are: /^(FILE|DIR|GLOB)/.test(metavar) ? "files" : "any" };
}

/** Without the period. */
function firstSentence(text: string): string {
  return text.replaceAll("`", "").split(/\.(?:\s|$)/, 1)[0] ?? "";
}
