import type { WireTranslation, WireTranslationInput } from "../../wire/key.ts";
import type { SandboxRequest } from "../request.ts";
import type { FullKey } from "./table.ts";
import { isEmptyText, storedText, wordCount } from "./texts.ts";

/** The project, the moment and the writer of a change of texts. */
type Writing = Pick<SandboxRequest, "project" | "now" | "access">;

/**
 * Writes translations of a key. A changed row changes `translations_modified_at`, but not the key's `modified_at`
 * [service.md §2.5]. If the project has `auto_toggle_unverified` on, a new text in the base language makes the other languages
 * unverified, except those in the same request [service.md §2.7].
 */
export function translate(key: FullKey, inputs: readonly WireTranslationInput[], request: Writing): void {
  const { project, now } = request;
  const changed = inputs.filter((input) => changeRow(key, input, request));
  if (changed.length === 0) return;
  key.translations_modified_at = now.text;
  key.translations_modified_at_timestamp = now.seconds;
  const baseIso = project.record.base_language_iso;
  if (!changed.some((input) => input.language_iso === baseIso)) return;
  key.base_words = key.translations.find((row) => row.language_iso === baseIso)?.words ?? 0;
  if (!project.record.settings.auto_toggle_unverified) return;
  const sent = inputs.map((input) => input.language_iso);
  for (const row of key.translations) if (!sent.includes(row.language_iso)) unverify(row);
}

/** @returns whether the row has changed */
function changeRow(key: FullKey, input: WireTranslationInput, { project, now, access }: Writing): boolean {
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
  row.modified_by = access.user.user_id;
  row.modified_by_email = access.user.email;
  row.modified_at = now.text;
  row.modified_at_timestamp = now.seconds;
  return true;
}

function unverify(row: WireTranslation): void {
  row.is_unverified = true;
  row.is_fuzzy = true;
}
