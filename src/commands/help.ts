/** What `--help` prints, made from the commands and the settings. */
import { optionName, type Setting } from "../model/setting.ts";
import { optionText } from "../settings/describe.ts";
import { argumentOf, optionsOf } from "../settings/table/table.ts";
import type { Command, HelpSection } from "./command.ts";
import { COMMANDS } from "./commands.ts";

/** Columns of a wide terminal that the text uses. */
const WIDEST = 88;
const NARROWEST = 40;

/** `columns`: of the terminal; undefined without a terminal. */
export function helpFor(command: Command, columns?: number): string[] {
  const width = widthFor(columns);
  const argument = argumentOf(command.name)?.option;
  const usage = argument && argument.as !== "switch" ? ` ${argument.metavar}` : "";
  const rows = optionsOf(command.name).map((row) => [flagsOf(row), optionText(row)] as const);
  return [
    ...wrapped(command.summary, width),
    "",
    ...wrapped(`Usage: lokaform ${command.name}${usage} [options]`, width),
    "",
    "Options:",
    ...table(rows, width),
    ...(command.sections ?? []).flatMap((section) => sectionLines(section, width)),
    "",
    "For example:",
    ...command.examples.map((line) => `  ${line}`),
    "",
    ...wrapped(`Exit code: ${command.exitCodes}.`, width),
  ];
}

function flagsOf(row: Setting): string {
  const { option } = row;
  const short = option?.as === "switch" && option.short ? `-${option.short}, ` : "";
  const value = option && option.as !== "switch" ? ` ${option.metavar}` : "";
  return `${short}--${optionName(row)}${value}`;
}

function sectionLines({ title, rows = [], sentences }: HelpSection, width: number): string[] {
  const lines = sentences.flatMap((sentence) => wrapped(sentence, width - 2));
  return ["", title, ...(rows.length > 0 ? table(rows, width) : []), ...lines.map((line) => `  ${line}`)];
}

export function generalHelp(version: string, columns?: number): string[] {
  const width = widthFor(columns);
  const rows = Object.values(COMMANDS).map(({ name, summary }) => [name, summary] as const);
  return [
    ...wrapped(`lokaform ${version} – translation keys and webhooks of Lokalise projects as code`, width),
    "",
    "Usage: lokaform COMMAND [options]",
    "",
    "Commands:",
    ...table(rows, width),
    "",
    ...wrapped(
      "lokaform COMMAND --help shows the options of a command; lokaform --version the version.",
      width,
    ),
    ...wrapped("New here? lokaform demo shows the main job in half a minute.", width),
  ];
}

function widthFor(columns = WIDEST): number {
  return Math.max(NARROWEST, Math.min(columns, WIDEST));
}

/** Two columns; in a terminal too narrow for them, the text goes below the name. */
function table(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  if (width - left < 24)
    return rows.flatMap(([name, text]) => [
      `  ${name}`,
      ...wrapped(text, width - 6).map((line) => `      ${line}`),
    ]);
  return rows.flatMap(([name, text]) => {
    const [first = "", ...others] = wrapped(text, width - left);
    return [`  ${name.padEnd(left - 2)}${first}`, ...others.map((line) => " ".repeat(left) + line)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
