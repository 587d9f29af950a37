/** Finds manifests and locale files that are not read. What one of them declares should probably not be removed. */
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
} from "../locales/textSource.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { findByGlob } from "./findFiles.ts";
import { allPaths } from "./manifests.ts";
import { type Folders, pathShown, plainText, readInside } from "./paths.ts";
import { filesOfRow, pathInRow } from "./textFiles.ts";

/** The names that such manifests declare, each with its file. Any YAML that looks like a manifest counts. `globs`: all globs. */
export async function findNotMatched(
  globs: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const covered = new Set(await allPaths(globs, signal));
  const ignore = ["node_modules", ".git"];
  const paths = await findByGlob("**/*.{yaml,yml}", { cwd: folders.working, dot: true, ignore }, {}, signal);
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const kinds = globs[0]?.kinds ?? [];
  // Backups contain entries of removed objects, and declare nothing.
  const isBackup = (file: string) => backups !== undefined && file.startsWith(backups + sep);
  const files = paths.sort().filter((file) => !covered.has(file) && !isBackup(file));
  return namesInFiles(
    files.map((full) => ({ full })),
    ({ full }, text) => kinds.flatMap((kind) => kind.namesInManifest?.(full, text) ?? []),
    folders,
    signal,
  );
}

/** A file that cannot be read declares nothing. */
async function namesInFiles<File extends { full: string }>(
  files: readonly File[],
  namesIn: (file: File, text: string) => readonly string[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const file of files) {
    if (signal.aborted) break;
    await setImmediate();
    try {
      const names = namesIn(file, plainText(await readInside(file.full, folders), file.full));
      for (const name of names) if (!paths.has(name)) paths.set(name, pathShown(file.full, folders));
    } catch {}
  }
  return paths;
}

/** Files in other languages often keep old names, so those next to a file that is read do not count. */
export async function findOtherLanguages(
  { kinds, texts }: Pick<ManifestGlobs, "kinds" | "texts">,
  base: string,
  otherGlobs: readonly ManifestGlobs[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const readPaths = new Set(await allPaths(otherGlobs, signal));
  const candidates: { full: string; textFile: TextFile; siblings: string[] }[] = [];
  for (const source of texts.filter(({ files }) => hasLanguage(files))) {
    const { languages = [base], folder } = source;
    for (const full of await filesOfRow(source, folders, signal)) {
      const path = pathInRow(source, full);
      const language = languageIn(source, path);
      const inRead = languages.flatMap((code) => pathIn(source, path, code) ?? []);
      const row: TextSource = { ...source, alsoReads: "all" };
      const textFile = { source: row, path, language: language ?? "", ...nameParts(source, path) };
      candidates.push({ full, textFile, siblings: inRead.map((one) => resolve(folder, one)) });
      if (language !== undefined && languages.includes(language)) readPaths.add(full);
    }
  }
  const notRead = candidates.filter(
    ({ full, siblings }) => !readPaths.has(full) && !siblings.some((sibling) => readPaths.has(sibling)),
  );
  return namesInFiles(
    notRead,
    ({ full, textFile }, text) =>
      kinds.flatMap((kind) =>
        (kind.textFiles?.read(full, text, textFile).entries ?? []).flatMap(({ values }) =>
          textsIn(kind.identity(values)),
        ),
      ),
    folders,
    signal,
  );
}
