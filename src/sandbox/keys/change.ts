import { isDeepStrictEqual } from "node:util";
import type { WireKeyUpdate } from "../../wire/key.ts";
import type { SandboxRequest } from "../request.ts";
import { allFilenames, rewrittenJson, sortedTags } from "./attributes.ts";
import { canonicalPlatforms, nameSlots } from "./names.ts";
import type { FullKey } from "./table.ts";
import { isEmptyText, plainText, storedText, wordCount } from "./texts.ts";
import { recordWrite, type Writing, writerOf, writingOf } from "./writer.ts";

/** The members of a key that a request may change, as they are stored. */
export type KeyChange = Partial<FullKey> & Pick<FullKey, "key_name" | "platforms" | "filenames">;

/** Computes what an update changes. The key itself does not change. @throws Refusal */
export function changeOf(key: FullKey, update: WireKeyUpdate, { project, store }: SandboxRequest): KeyChange {
  const { key_name, platforms, filenames, tags, merge_tags, custom_attributes, ...plain } = update;
  const assigned = platforms ? canonicalPlatforms(platforms) : key.platforms;
  const keepsNames = key_name === undefined && (platforms === undefined || !project.names.perPlatform);
  const unsent = store.assumptions.unsentFilenames === "keep" ? key.filenames : undefined;
  return {
    ...plain,
    key_name: keepsNames
      ? key.key_name
      : nameSlots(key_name ?? key.key_name, assigned, project.names, key.key_name),
    platforms: assigned,
    filenames: filenames ? allFilenames(filenames, unsent) : key.filenames,
    // They replace the tags unless `merge_tags` is true [service.md §2.5].
    ...(tags && { tags: sortedTags(merge_tags ? [...key.tags, ...tags] : tags) }),
    ...(custom_attributes !== undefined && { custom_attributes: rewrittenJson(custom_attributes) }),
  };
}

/** Writes a change. `modified_at` changes if any member changes. */
export function applyChange(key: FullKey, change: KeyChange, request: SandboxRequest): void {
  const { project, now } = request;
  const differs = Object.entries(change).some(
    ([member, value]) => !isDeepStrictEqual(Reflect.get(key, member), value),
  );
  if (!differs) return;
  const wasPlural = key.is_plural;
  const apply = () =>
    Object.assign(key, change, { modified_at: now.text, modified_at_timestamp: now.seconds });
  if (isDeepStrictEqual(key.key_name, change.key_name)) apply();
  else project.keys.rename(key, apply);
  if (key.is_plural !== wasPlural) convertTexts(key, writingOf(request));
}

/** If `is_plural` changes, the texts of the key are converted, or they are lost. Who changed it has written them. */
export function convertTexts(key: FullKey, writing: Writing): void {
  const { project, assumptions } = writing;
  for (const row of key.translations) {
    const forms =
      project.languages.find((language) => language.lang_iso === row.language_iso)?.plural_forms ?? null;
    const wasEmpty = isEmptyText(row.translation, !key.is_plural);
    const held = assumptions.pluralChange === "convert" ? row.translation : "";
    row.translation = key.is_plural ? storedText(held, true, forms) : plainText(held);
    row.words = wordCount(row.translation, key.is_plural);
    if (!wasEmpty) recordWrite(key, row, writerOf(writing), writing);
  }
}
