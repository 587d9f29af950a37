/** Writes the text of a backup: a header, and entries as in a manifest. */
import { Document } from "yaml";
import { BACKUP_VERSION, type BackupHeader, type Kept } from "../kinds/backup.ts";
import { kindOf } from "../kinds/kindOf.ts";
import { KINDS } from "../kinds/kinds.ts";

/** Texts that YAML could read as another type are quoted. Lines are not folded. */
export function backupText(header: BackupHeader, kept: readonly Kept[]): string {
  const { restore, ...run } = header;
  const wrote = kept.map(({ kind, id, entry, action, wrote: values }) => {
    const { idMember } = kindOf(kind);
    return {
      [idMember]: entry[idMember] ?? id,
      action,
      ...(Object.keys(values).length > 0 && { values }),
    };
  });
  const lists = KINDS.flatMap(({ name, plural }) => {
    const entries = kept.filter(({ kind }) => kind === name).map(({ entry }) => entry);
    return entries.length === 0 ? [] : [[plural, entries] as const];
  });
  const document = new Document(
    { backup: { format_version: BACKUP_VERSION, ...run, restore, wrote }, ...Object.fromEntries(lists) },
    { aliasDuplicateObjects: false },
  );
  document.commentBefore = [
    " What a run of lokaform removed or overwrote, as it was before.",
    ` Project: ${oneLine(`${header.project_name} (${header.project})`)}`,
    ` Time: ${header.time}`,
    ` To restore it: ${oneLine(restore)}`,
  ].join("\n");
  return document.toString({ lineWidth: 0, defaultStringType: "PLAIN" });
}

/** Replaces line breaks, which would end the comment, and invisible characters, which could change how it looks. */
function oneLine(text: string): string {
  return text.replace(UNSEEN, " ");
}

/** Invisible characters, except joiners and variation selectors, which emoji and many scripts need. */
const UNSEEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
