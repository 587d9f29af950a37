import type { WireTranslation, WireTranslationInput } from "../../wire/key.ts";
import type { FullKey } from "./table.ts";
import { isEmptyText, storedText, wordCount } from "./texts.ts";
import { recordWrite, type Writing, writerOf } from "./writer.ts";

/**
 * Writes translations of a key. A new text changes `translations_modified_at`, but not the key's `modified_at`
 * [service.md §2.5]. If the project has `auto_toggle_unverified` on, a new text in the base language makes the other languages
 * unverified, except those in the same request [service.md §2.7].
 * @returns whether the base text has changed
 */
export function translate(key: FullKey, inputs: readonly WireTranslationInput[], writing: Writing): boolean {
  const { record } = writing.project;
  const changed = inputs.filter((input) => changeRow(key, input, writing));
  if (!changed.some((input) => input.language_iso === record.base_language_iso)) return false;
  key.base_words = key.translations.find((row) => row.language_iso === record.base_language_iso)?.words ?? 0;
  if (record.settings.auto_toggle_unverified) {
    const sent = inputs.map((input) => input.language_iso);
    for (const row of key.translations) if (!sent.includes(row.language_iso)) unverify(key, row, writing);
  }
  return true;
}

/** @returns whether the text has changed, and not only its review */
function changeRow(key: FullKey, input: WireTranslationInput, writing: Writing): boolean {
  const { project, access, assumptions } = writing;
  const row = key.translations.find((candidate) => candidate.language_iso === input.language_iso);
  if (!row) return false;
  const language = project.languages.find((candidate) => candidate.lang_iso === input.language_iso);
  const text = storedText(input.translation, key.is_plural, language?.plural_forms ?? null);
  const isSame = text === row.translation;
  const isReviewed = input.is_reviewed ?? (isSame && row.is_reviewed);
  const isUnverified = input.is_unverified ?? (isSame ? row.is_unverified : isEmptyText(text, key.is_plural));
  if (isSame && isReviewed === row.is_reviewed && isUnverified === row.is_unverified) return false;
  row.translation = text;
  row.words = wordCount(text, key.is_plural);
  row.is_reviewed = isReviewed;
  row.reviewed_by = isReviewed ? access.user.user_id : 0;
  row.is_unverified = isUnverified;
  row.is_fuzzy = isUnverified;
  if (!isSame || assumptions.reviewWriter === "move") recordWrite(key, row, writerOf(writing), writing);
  return !isSame;
}

function unverify(key: FullKey, row: WireTranslation, writing: Writing): void {
  if (!row.is_unverified && writing.assumptions.unverifiedWriter === "move")
    recordWrite(key, row, writerOf(writing), writing);
  row.is_unverified = true;
  row.is_fuzzy = true;
}
