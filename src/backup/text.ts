/** Writes the text of a backup: a header, and entries as in a manifest. */
import { Document, Scalar, visit } from "yaml";
import { BACKUP_VERSION, type BackupHeader, type Kept } from "../kinds/backup.ts";
import { kindOf } from "../kinds/kindOf.ts";
import { KINDS } from "../kinds/kinds.ts";

const FORMAT = {
  lineWidth: 0,
  defaultStringType: "PLAIN",
  // In several lines, a quoted text could lose spaces at the ends of lines.
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;

/** Texts that YAML could read as another type are quoted. Lines are not folded. */
export function backupText(header: BackupHeader, kept: readonly Kept[]): string {
  const { restore, ...run } = header;
  const document = new Document({ backup: { format_version: BACKUP_VERSION, ...run, restore } });
  document.commentBefore = [
    " What a run of lokaform removed or overwrote, as it was before.",
    ` Project: ${oneLine(`${header.project_name} (${header.project})`)}`,
    ` Time: ${header.time}`,
    ` To restore it: ${oneLine(restore)}`,
  ].join("\n");
  const lists = KINDS.map(({ name, plural }) => {
    const entries = kept.filter(({ kind }) => kind === name).map((one) => itemsOf(one).entry);
    return listText(plural, entries, "");
  });
  const wrote = kept.map((one) => itemsOf(one).wrote);
  return [document.toString(FORMAT), listText("wrote", wrote, "  ") || "  wrote: []\n", ...lists].join("");
}

/** The texts of one entry, each an item of a list without indentation. */
interface Items {
  entry: string;
  wrote: string;
}

/** A backup is written again whenever it grows, so the texts of its entries are made once. */
const ITEMS = new WeakMap<Kept, Items>();

function itemsOf(kept: Kept): Items {
  const { kind, id, entry, action, wrote: values } = kept;
  const { idMember } = kindOf(kind);
  const wrote = {
    [idMember]: entry[idMember] ?? id,
    action,
    ...(Object.keys(values).length > 0 && { values }),
  };
  const items = ITEMS.get(kept) ?? { entry: itemText(entry), wrote: itemText(wrote) };
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
