/** A setting in sentences, for the help, for action.yml and for the table of lokaform.yaml. */
import type { CommandName } from "../model/command.ts";
import type { Setting } from "../model/setting.ts";

/** For the help of the command line: plain text. */
export function optionText(row: Setting): string {
  const { option } = row;
  const many = option?.as === "list" ? "May be repeated." : undefined;
  const usual = option?.as === "switch" ? undefined : defaultText(row, valueInFile(row));
  return sentences(row.text, many, row.inHelp, usual).replaceAll("`", "");
}

/** For action.yml: Markdown. `offered` are the commands of the action. */
export function inputText(row: Setting, offered: readonly CommandName[]): string {
  const { option } = row;
  const using = row.commands.filter((name) => offered.includes(name));
  const only = using.length === 1 && offered.length > 1 ? `For ${using[0]}:` : undefined;
  const word = row.default === true ? "`false`" : "`true`";
  const condition = option?.as === "switch" ? `${only === undefined ? "If" : "if"} ${word},` : undefined;
  const text = only === undefined && condition === undefined ? row.text : lowerFirst(row.text);
  const many = option?.as === "list" ? "One per line." : undefined;
  const usual = defaultText(row, valueInFile(row));
  return sentences(only, condition, text, many, row.inAction, usual);
}

/** For the table of lokaform.yaml: Markdown. Its default is in a column of its own. */
export function fileText({ text, inFile }: Setting): string {
  return sentences(text, inFile);
}

/** The default as a value or in words; undefined if the setting has no default. */
export function defaultWords({ usual: words, default: usual }: Setting): string | undefined {
  if (words !== undefined) return words.replace(/\.$/, "");
  if (usual === undefined) return undefined;
  if (Array.isArray(usual) && usual.length === 0) return undefined;
  return Array.isArray(usual) ? usual.map((one) => `\`${one}\``).join(", ") : `\`${usual}\``;
}

/** The default of an option or input whose setting can be in lokaform.yaml. */
function valueInFile({ file }: Setting): string | undefined {
  return file === undefined ? undefined : "the value in lokaform.yaml";
}

function defaultText(row: Setting, before?: string): string | undefined {
  const words = defaultWords(row);
  const all = [before, words].filter((part) => part !== undefined);
  return all.length === 0 ? undefined : `Default: ${all.join(", or ")}.`;
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
