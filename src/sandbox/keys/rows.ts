import type { PluralForms, WireTranslation } from "../../wire/key.ts";
import type { Ids } from "../ids.ts";
import type { SandboxLanguage } from "../projects/languages.ts";
import type { Writer } from "../projects/users.ts";
import { type Stamp, stampFrom } from "../stamp.ts";
import { isEmptyText, storedText, wordCount } from "./texts.ts";

/** A translation in a request or a state. */
export type SparseTranslation = Partial<
  Omit<WireTranslation, "translation_id" | "key_id" | "translation" | "language_iso">
> & {
  translation_id?: number;
  key_id?: number;
  language_iso: string;
  translation: string | PluralForms;
};

/** What a translation is made of, except for its text. */
export interface RowOrigin {
  keyId: number;
  isPlural: boolean;
  language: SandboxLanguage;
  stamp: Stamp;
  ids: Ids;
  /** The writer, if the row does not name one. */
  user: Writer;
}

/** A translation with all its members. */
export type FullTranslation = Required<WireTranslation> & { translation_id: number; key_id: number };

/**
 * Every language of the project has a row from the creation of the key on. The row is empty if nothing was sent. An empty row
 * is unverified, and `is_fuzzy` has the value of `is_unverified` [service.md §2.7].
 */
export function completeRow(sparse: SparseTranslation | undefined, origin: RowOrigin): FullTranslation {
  const { keyId, isPlural, language, stamp, ids, user } = origin;
  const sent = sparse?.translation ?? "";
  // A text with an id was stored before, and is kept as it was.
  const isStored = sparse?.translation_id !== undefined && typeof sent === "string";
  const translation = isStored ? sent : storedText(sent, isPlural, language.plural_forms);
  const isUnverified = sparse?.is_unverified ?? isEmptyText(translation, isPlural);
  const isReviewed = sparse?.is_reviewed ?? false;
  const modified = stampFrom(sparse?.modified_at, sparse?.modified_at_timestamp, stamp);
  return {
    translation_id: sparse?.translation_id ?? ids.translation(),
    segment_number: sparse?.segment_number ?? 1,
    key_id: keyId,
    language_iso: language.lang_iso,
    translation,
    modified_by: sparse?.modified_by ?? user.user_id,
    modified_by_email: sparse?.modified_by_email ?? user.email,
    modified_at: modified.text,
    modified_at_timestamp: modified.seconds,
    is_reviewed: isReviewed,
    reviewed_by: sparse?.reviewed_by ?? (isReviewed ? user.user_id : 0),
    is_unverified: isUnverified,
    is_fuzzy: sparse?.is_fuzzy ?? isUnverified,
    words: sparse?.words ?? wordCount(translation, isPlural),
    custom_translation_statuses: sparse?.custom_translation_statuses ?? [],
    task_id: sparse?.task_id ?? null,
  };
}
