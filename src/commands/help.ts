import { INSTALL } from "../model/package.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { columns, widthFor, wrapLine } from "../report/text/screen.ts";
import { offeredAs, optionText } from "../settings/table/table.ts";
import type { Command } from "./actionCommands.ts";
import { COMMANDS } from "./commands.ts";

export function helpFor(command: Command, terminalColumns?: number): string[] {
  const width = widthFor(terminalColumns);
  const argument = offeredAs("argument", [command.name])[0]?.option;
  const usage = argument && argument.as !== "switch" ? ` ${argument.metavar}` : "";
  const rows = offeredAs("option", [command.name]).map((row) => [flagsOf(row), optionText(row)] as const);
  return [
    ...wrapLine(command.summary, width),
    "",
    ...wrapLine(`Usage: lokaform ${command.name}${usage} [options]`, width),
    "",
    "Options:",
    ...columns(rows, width),
    ...(command.sections ?? []).flatMap(({ title, rows = [], sentences }) => {
      const lines = sentences.flatMap((sentence) => wrapLine(sentence, width - 2));
      return [
        "",
        title,
        ...(rows.length > 0 ? columns(rows, width) : []),
        ...lines.map((line) => `  ${line}`),
      ];
    }),
    "",
    "For example:",
    ...command.examples.map((line) => `  ${line}`),
    "",
    ...wrapLine(`Exit code: ${command.exitCodes}.`, width),
  ];
}

function flagsOf(row: Setting): string {
  const { option } = row;
  const short = option?.as === "switch" && option.short ? `-${option.short}, ` : "";
  const value = option && option.as !== "switch" ? ` ${option.metavar}` : "";
  return `${short}--${optionName(row)}${value}`;
}

export function generalHelp(version: string, terminalColumns?: number): string[] {
  const width = widthFor(terminalColumns);
  const rows = Object.values(COMMANDS).map(({ name, summary }) => [name, summary] as const);
  return [
    ...wrapLine(`lokaform ${version} – translation keys and webhooks of Lokalise projects as code`, width),
    "",
    "Usage: lokaform COMMAND [options]",
    "",
    "Commands:",
    ...columns(rows, width),
    "",
    ...wrapLine(
      "lokaform COMMAND --help shows the options of a command; lokaform --version the version.",
      width,
    ),
    ...wrapLine(`New here? lokaform demo shows the main job in half a minute. ${INSTALL}`, width),
  ];
}
