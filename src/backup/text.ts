/** Writes the text of a backup: a header, entries as in a manifest, and a last line that shows whether the text is whole. */
import { createHash } from "node:crypto";
import { Document, Scalar, visit } from "yaml";
import { BACKUP_VERSION, type BackupHeader, type Kept } from "../kinds/backup.ts";
import type { Kinds } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kindOf.ts";
import type { Entry } from "../kinds/traits.ts";

export const FIRST_LINE = "# What a run of lokaform removed or overwrote, as it was before.\n";
const LAST_LINE = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/;

const FORMAT = {
  lineWidth: 0,
  defaultStringType: "PLAIN",
  // In several lines, a quoted text could lose spaces at the ends of lines.
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;

/** Texts that YAML could read as another type are quoted. Lines are not folded. */
export function backupText(kinds: Kinds, header: BackupHeader, kept: readonly Kept[]): string {
  const { backup, ...lists } = backupContent(kinds, header, []);
  const { wrote: _, ...run } = backup;
  const document = new Document({ backup: run, ...lists });
  document.commentBefore = [
    ` Project: ${oneLine(`${header.project_name} (${header.project})`)}`,
    ` Time: ${header.time}`,
    ` To restore it: ${oneLine(header.restore)}`,
  ].join("\n");
  const entries = kinds.map(({ name, plural }) => {
    const own = kept.filter(({ kind }) => kind === name).map((one) => itemsOf(one).entry);
    return listText(plural, own, "");
  });
  const wrote = kept.map((one) => itemsOf(one).wrote);
  const lines = [
    FIRST_LINE,
    document.toString(FORMAT),
    listText("wrote", wrote, "  ") || "  wrote: []\n",
    ...entries,
  ].join("");
  return `${lines}# End of the backup. SHA-256 of the lines above: ${sha256(lines)}\n`;
}

/** What the text of a backup says. */
export function backupContent(kinds: Kinds, { restore, ...run }: BackupHeader, kept: readonly Kept[]) {
  const lists = kinds.flatMap(({ name, plural }): [string, Entry[]][] => {
    const own = kept.filter(({ kind }) => kind === name).map(({ entry }) => entry);
    return own.length === 0 ? [] : [[plural, own]];
  });
  const wrote = kept.map(wroteOf);
  const backup = { format_version: BACKUP_VERSION, ...run, restore, wrote };
  return { backup, ...Object.fromEntries(lists) };
}

/** What is wrong with the text of a backup: its end is missing, or it is another text than the one that was written. */
export function damageOf(text: string): "cut" | "changed" | undefined {
  const [end, hash] = LAST_LINE.exec(text.slice(-200)) ?? [];
  if (end === undefined) return "cut";
  return sha256(text.slice(0, 1 - end.length)) === hash ? undefined : "changed";
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function wroteOf({ kind, id, entry, action, wrote: values }: Kept): Entry {
  const { idMember } = kindOf(kind);
  return {
    [idMember]: entry[idMember] ?? id,
    action,
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** The texts of one entry, each an item of a list without indentation. */
interface Items {
  entry: string;
  wrote: string;
}

/** A backup is written again whenever it grows, so the texts of its entries are made once. */
const ITEMS = new WeakMap<Kept, Items>();

function itemsOf(kept: Kept): Items {
  const items = ITEMS.get(kept) ?? { entry: itemText(kept.entry), wrote: itemText(wroteOf(kept)) };
  ITEMS.set(kept, items);
  return items;
}

function itemText(item: object): string {
  const document = new Document([item], { aliasDuplicateObjects: false });
  visit(document, { Scalar: (_key, scalar) => quoteBlank(scalar) });
  return document.toString(FORMAT);
}

/** The library would write a text of spaces and line breaks as a block, from which readers remove the spaces. */
function quoteBlank(scalar: Scalar): void {
  if (typeof scalar.value === "string" && scalar.value.trim() === "") scalar.type = Scalar.QUOTE_DOUBLE;
}

/** Empty without items. */
function listText(name: string, items: readonly string[], indent: string): string {
  if (items.length === 0) return "";
  // An empty line belongs to a text of several lines, and stays empty.
  return `${indent}${name}:${items.join("").replace(/(^|\n)(?=[^\n])/g, `\n${indent}  `)}`;
}

/** Replaces line breaks, which would end the comment, and invisible characters, which could change how it looks. */
function oneLine(text: string): string {
  return text.replace(UNSEEN, " ");
}

/** Invisible characters, except joiners and variation selectors, which emoji and many scripts need. */
const UNSEEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
