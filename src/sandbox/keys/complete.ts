import type { PlatformSlots, WireKey } from "../../wire/key.ts";
import type { Ids } from "../ids.ts";
import type { SandboxProject } from "../projects/project.ts";
import type { Writer } from "../projects/users.ts";
import { type Stamp, stampFrom } from "../stamp.ts";
import { allFilenames, rewrittenJson, sortedTags } from "./attributes.ts";
import { canonicalPlatforms } from "./names.ts";
import { completeRow, type SparseTranslation } from "./rows.ts";
import type { FullKey } from "./table.ts";

/** A key in a request or a state. */
export type SparseKey = Partial<Omit<WireKey, "key_id" | "key_name" | "filenames" | "translations">> & {
  key_id?: number;
  key_name: string | Partial<PlatformSlots>;
  filenames?: Partial<PlatformSlots>;
  translations?: SparseTranslation[];
};

/** Makes a complete key, with a translation for every language of the project. It is not added to the project. */
export function completeKey(
  sparse: SparseKey & { key_name: PlatformSlots },
  project: SandboxProject,
  ids: Ids,
  stamp: Stamp,
  user: Writer,
): FullKey {
  const keyId = sparse.key_id ?? ids.key();
  const isPlural = sparse.is_plural ?? false;
  const created = stampFrom(sparse.created_at, sparse.created_at_timestamp, stamp);
  const modified = stampFrom(sparse.modified_at, sparse.modified_at_timestamp, created);
  const given = new Map(sparse.translations?.map((row) => [row.language_iso, row]));
  const translations = project.rowLanguages.map((language) =>
    completeRow(given.get(language.lang_iso), { keyId, isPlural, language, stamp: created, ids, user }),
  );
  const newest = translations.reduce(
    (a, b) => (b.modified_at_timestamp > a.seconds ? textMoment(b) : a),
    created,
  );
  const textsModified = stampFrom(
    sparse.translations_modified_at,
    sparse.translations_modified_at_timestamp,
    newest,
  );
  return {
    key_id: keyId,
    created_at: created.text,
    created_at_timestamp: created.seconds,
    key_name: sparse.key_name,
    filenames: allFilenames(sparse.filenames),
    description: sparse.description ?? "",
    platforms: canonicalPlatforms(sparse.platforms ?? ["web"]),
    tags: sortedTags(sparse.tags ?? []),
    comments: sparse.comments ?? [],
    screenshots: sparse.screenshots ?? [],
    translations,
    is_plural: isPlural,
    plural_name: sparse.plural_name ?? "",
    is_hidden: sparse.is_hidden ?? false,
    is_archived: sparse.is_archived ?? false,
    context: sparse.context ?? "",
    base_words: sparse.base_words ?? translations[0]?.words ?? 0,
    char_limit: sparse.char_limit ?? 0,
    custom_attributes: rewrittenJson(sparse.custom_attributes ?? ""),
    modified_at: modified.text,
    modified_at_timestamp: modified.seconds,
    translations_modified_at: textsModified.text,
    translations_modified_at_timestamp: textsModified.seconds,
  };
}

function textMoment(row: { modified_at: string; modified_at_timestamp: number }): Stamp {
  return { text: row.modified_at, seconds: row.modified_at_timestamp };
}
