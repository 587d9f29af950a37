/** A row of the setting `texts`: files of an app that already contain its texts. */

import type { Place } from "../model/place.ts";
import type { Platform } from "../wire/key.ts";

export interface TextSource {
  /** A path or glob, relative to `folder`, with "/". `{lang}` is the language code. */
  files: string;
  folder: string;
  /** Where lokaform.yaml has `files`. */
  place: Place;
  /** The languages that are read, as the project names them. Undefined: only its base language. */
  languages: readonly string[] | undefined;
  /** The language of files without `{lang}` in their path, as the project names it. */
  language: string | undefined;
  /** Codes in paths or files, and how the project names these languages. */
  languageMap: Readonly<Record<string, string>>;
  /** The name of the key, with `{path}`, `{file}` and `{dir}`. */
  keyName: string;
  /** The platform on which a key has this name. Undefined: on all of its platforms. */
  platform: Platform | undefined;
  /** Languages whose texts another row has. */
  others?: readonly string[];
  /** Used only when a key is created. */
  platforms: readonly Platform[] | undefined;
  tags: readonly string[] | undefined;
  plurals: "none" | "i18next";
  /** The base language of the project. Set if only its files are read. */
  base?: string;
  /** Set by a pull: languages that it is asked for. Their files are read too, and count in this pull. */
  alsoReads?: readonly string[] | "all";
}

/** Whether the texts in a language are read. Without `languages`, which ones count is known only after the project is read. */
export function readsLanguage(
  { languages, base, alsoReads = [] }: Pick<TextSource, "languages" | "base" | "alsoReads">,
  language: string,
): boolean {
  const own = languages ?? (base === undefined ? undefined : [base]);
  return !own || own.includes(language) || alsoReads === "all" || alsoReads.includes(language);
}
