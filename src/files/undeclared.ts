/** Finds manifests that no glob covers, and locale files that are not read. What one of them declares should probably not be removed. */
import { resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
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
import { findByGlob } from "./findFiles.ts";
import { allPaths } from "./manifests.ts";
import { type Folders, pathShown, plainText, readInside } from "./paths.ts";
import { filesOfRow, pathInRow } from "./textFiles.ts";

/**
 * The names that such manifests declare, each with its file. Any YAML file that looks like a manifest counts. `all`: the
 * globs of all known projects.
 */
export async function findNotMatched(
  all: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const covered = new Set(Object.values(await allPaths(all, signal)).flat());
  const ignore = ["**/node_modules/**", "**/.git/**"];
  const found = await findByGlob("**/*.{yaml,yml}", { cwd: folders.working, dot: true, ignore }, {}, signal);
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const kinds = all[0]?.kinds ?? [];
  // Backups contain entries of removed objects, and declare nothing.
  const isBackup = (file: string) => backups !== undefined && file.startsWith(backups + sep);
  const files = found.sort().filter((file) => !covered.has(file) && !isBackup(file));
  return namesInFiles(
    files.map((full) => ({ full })),
    ({ full }, text) => kinds.flatMap((kind) => kind.namesInManifest?.(full, text) ?? []),
    folders,
    signal,
  );
}

/** The names that files declare, each with the first of its files. A file that cannot be read declares nothing. */
async function namesInFiles<File extends { full: string }>(
  files: readonly File[],
  namesIn: (file: File, text: string) => readonly string[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    if (signal.aborted) break;
    // Lets signals and timers run between two files.
    await setImmediate();
    try {
      const names = namesIn(file, plainText(await readInside(file.full, folders)));
      for (const name of names) if (!found.has(name)) found.set(name, pathShown(file.full, folders));
    } catch {
      // It declares nothing.
    }
  }
  return found;
}

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
export async function findOtherLanguages(
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
  const notRead = all.filter(
    (one) => !read.has(one.full) && !siblings(one, base).some((full) => read.has(full)),
  );
  return namesInFiles(
    notRead,
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
