/** A setting in sentences, for the help and for the pages. */
import type { Setting } from "../model/setting.ts";

/** For the help of the command line: plain text. */
export function optionText(row: Setting): string {
  const { option } = row;
  const many = option?.as === "list" ? "May be repeated." : undefined;
  const usual = option?.as === "switch" ? undefined : defaultText(row);
  return sentences(row.text, many, row.inHelp, usual).replaceAll("`", "");
}

/** The default as a value or in words; undefined if the setting has no default. */
export function defaultWords({ usual: words, default: usual }: Setting): string | undefined {
  if (words !== undefined) return words.replace(/\.$/, "");
  if (usual === undefined) return undefined;
  if (Array.isArray(usual) && usual.length === 0) return undefined;
  return Array.isArray(usual) ? usual.map((one) => `\`${one}\``).join(", ") : `\`${usual}\``;
}

/** The default of an option or input, whose setting can be in lokaform.yaml. */
export function defaultText(row: Setting): string | undefined {
  const inFile = row.file === undefined ? undefined : "the value in lokaform.yaml";
  const all = [inFile, defaultWords(row)].filter((part) => part !== undefined);
  return all.length === 0 ? undefined : `Default: ${all.join(", or ")}.`;
}

export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}
