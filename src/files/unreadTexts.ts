/** Finds locale files that a row of `texts` finds but does not read. An object that one of them declares should probably not be removed. */
import { resolve } from "node:path";
import type { ManifestGlobs } from "../kinds/read.ts";
import {
  hasLanguage,
  languageIn,
  nameParts,
  pathIn,
  type TextFile,
  type TextSource,
} from "../kinds/textSource.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { allPaths } from "./manifests.ts";
import type { Folders } from "./paths.ts";
import { filesOfRow, pathInRow } from "./textFiles.ts";
import { namesInFiles } from "./uncovered.ts";

interface RowFile {
  full: string;
  path: string;
  source: TextSource;
  /** Undefined: the path has no language code. */
  language: string | undefined;
}

/**
 * The names that such files declare, each with its file. A file does not count if the same file in a language that is read
 * is there, because files in other languages often keep old names. `base`: the base language of the project.
 */
export async function findUnread(
  { kinds, texts }: Pick<ManifestGlobs, "kinds" | "texts">,
  base: string,
  others: readonly ManifestGlobs[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const rows = texts.filter(({ files }) => hasLanguage(files));
  const all: RowFile[] = [];
  for (const source of rows)
    for (const full of await filesOfRow(source, folders, signal)) {
      const path = pathInRow(source, full);
      all.push({ full, path, source, language: languageIn(source, path) });
    }
  const read = new Set(Object.values(await allPaths(others, signal)).flat());
  for (const { full, source, language } of all)
    if (language !== undefined && readLanguages(source, base).includes(language)) read.add(full);
  const unread = all.filter(
    (one) => !read.has(one.full) && !siblings(one, base).some((full) => read.has(full)),
  );
  return namesInFiles(
    unread,
    ({ full, path, source, language = "" }, text) => {
      const row: TextSource = { ...source, alsoReads: "all" };
      const textFile: TextFile = { source: row, language, ...nameParts(source, path) };
      return kinds.flatMap((kind) =>
        (kind.textFiles?.read(full, text, textFile).entries ?? []).flatMap(({ values }) =>
          textsIn(kind.identity(values)),
        ),
      );
    },
    folders,
    signal,
  );
}

function readLanguages({ languages }: TextSource, base: string): readonly string[] {
  return languages ?? [base];
}

/** The same file in the languages that are read. */
function siblings({ path, source, language }: RowFile, base: string): string[] {
  if (language === undefined) return [];
  return readLanguages(source, base).flatMap((one) => {
    const other = pathIn(source, path, one);
    return other === undefined ? [] : [resolve(source.folder, other)];
  });
}
