/** A live key as a copy has it: all that the service stores, except comments and screenshots. */

import { lacksOf, readKey } from "../../kinds/key/live.ts";
import type { Slots } from "../../kinds/key/names.ts";
import type { Unusable } from "../../kinds/kind.ts";
import {
  type AnsweredMap,
  readCount,
  readFlag,
  readList,
  readMap,
  readText,
  readTime,
} from "../../model/answered.ts";
import type { PlatformSlots, WireKey, WireTranslation } from "../../wire/key.ts";
import { LONG_ID } from "./unread.ts";

type Optional<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

export type CopiedText = Optional<Omit<WireTranslation, "translation_id" | "key_id">> & {
  language_iso: string;
  translation: string;
  translation_id?: number;
};

export type CopiedKey = Optional<
  Omit<WireKey, "key_id" | "key_name" | "filenames" | "translations" | "comments" | "screenshots">
> & { key_id: number; key_name: Slots; filenames: PlatformSlots; translations: CopiedText[] };

/** `lacks`: what the key of the copy has not, because it is absent in the answer, or cannot be read. */
export type KeyCopy = { key: CopiedKey; lacks: readonly string[] } | { unusable: Unusable };

/** Times are absent in older answers. A plan does not need them. */
const TIMES = ["modified_at_timestamp", "translations_modified_at_timestamp"];

/** `languages`: those of the project whose texts were requested. */
export function copyKey(answered: unknown, languages: readonly string[]): KeyCopy {
  const read = readKey(answered, languages);
  if ("unusable" in read) return read;
  const { key } = read;
  const key_id = Number(key.key_id);
  const lacks = [
    ...(Number.isSafeInteger(key_id) ? [] : [LONG_ID]),
    ...(key.platforms.length > 0 ? [] : ["platforms"]),
  ];
  if (lacks.length > 0) {
    const names = [...new Set(Object.values(key.key_name))];
    return { unusable: { id: key.key_id, names, lacks } };
  }
  const map = readMap(answered) ?? {};
  return {
    key: {
      ...defined({
        created_at: readText(map.created_at),
        created_at_timestamp: readTime(map.created_at_timestamp),
        description: key.description,
        plural_name: key.plural_name,
        is_hidden: key.is_hidden,
        context: key.context,
        base_words: readCount(map.base_words),
        char_limit: key.char_limit,
        custom_attributes: readText(map.custom_attributes),
        modified_at: readText(map.modified_at),
        modified_at_timestamp: key.modified_at_timestamp,
        translations_modified_at: readText(map.translations_modified_at),
        translations_modified_at_timestamp: key.translations_modified_at_timestamp,
      }),
      key_id,
      key_name: key.key_name,
      filenames: key.filenames,
      platforms: [...key.platforms],
      tags: [...key.tags],
      is_plural: key.is_plural,
      is_archived: key.is_archived,
      translations: copyTexts(map.translations, languages),
    },
    lacks: [
      ...lacksOf(key).filter((name) => !TIMES.includes(name)),
      ...(key.onOtherPlatform ? ["a platform that the sandbox does not know"] : []),
    ],
  };
}

/** One text for each language: {@link readKey} has checked that there is no other one. */
function copyTexts(answered: unknown, languages: readonly string[]): CopiedText[] {
  const rows = Array.isArray(answered) ? answered.map((row) => readMap(row) ?? {}) : [];
  return languages.flatMap((language) => {
    const row = rows.find(({ language_iso }) => language_iso === language);
    return row ? [copyText(row, language)] : [];
  });
}

/** Without a writer in the answer, the writer is unknown, and 0 is how the service says so [service.md §2.7]. */
function copyText(row: AnsweredMap, language_iso: string): CopiedText {
  const { task_id } = row;
  return {
    ...defined({
      translation_id: readCount(row.translation_id),
      segment_number: readCount(row.segment_number),
      modified_at: readText(row.modified_at),
      modified_at_timestamp: readTime(row.modified_at_timestamp),
      is_reviewed: readFlag(row.is_reviewed),
      reviewed_by: readCount(row.reviewed_by),
      is_unverified: readFlag(row.is_unverified),
      is_fuzzy: readFlag(row.is_fuzzy),
      words: readCount(row.words),
      custom_translation_statuses: readList(row.custom_translation_statuses, (status: unknown) => status),
      task_id: task_id === null ? null : readCount(task_id),
    }),
    language_iso,
    translation: readText(row.translation) ?? "",
    modified_by: readCount(row.modified_by) ?? 0,
    modified_by_email: readText(row.modified_by_email) ?? "",
  };
}

/** Without the members that are undefined: absent is not empty. */
export function defined<Members extends object>(members: Members): Optional<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the members.
  return Object.fromEntries(entries) as Optional<Members>;
}
