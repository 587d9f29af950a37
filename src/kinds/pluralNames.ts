/** Which names are plurals of i18next: one decision for the files with the same texts in several languages. */

import {
  ownLanguages,
  type TextFile,
  type TextSource,
  targetIn,
  withoutLanguage,
} from "../locales/textSource.ts";
import { canonical, groupedByEach } from "../model/json.ts";
import type { ManifestRead } from "./kind.ts";

interface FileRead<Manifest = { textFile?: TextFile }> {
  manifest: Manifest;
  read: ManifestRead<object>;
}

/** The same files with what is decided. Those that show something else on their own are read again. */
export function withPluralNames<Manifest extends FileRead["manifest"]>(
  files: readonly FileRead<Manifest>[],
  readAgain: (manifest: Manifest) => FileRead["read"],
): readonly FileRead<Manifest>[] {
  const rows = [...new Set(files.flatMap(({ manifest: { textFile } }) => textFile?.source ?? []))];
  const groups = groupedByEach(files, ({ manifest: { textFile: file } }) =>
    file?.source.plurals === "i18next" && !file.isPlural ? [pathOfAll(file, rows)] : [],
  );
  const decided = new Map<FileRead, ReturnType<typeof decidedIn>>();
  for (const group of groups.values()) {
    const isPlural = decidedIn(group);
    for (const file of group) decided.set(file, isPlural);
  }
  return files.map((file) => {
    const { manifest, read: reading } = file;
    const isPlural = decided.get(file);
    if (!isPlural || !manifest.textFile) return file;
    const decidedFile = { ...manifest, textFile: { ...manifest.textFile, isPlural } };
    const names = [...(reading.plurals ?? [])];
    const isOther = names.some(([name, isShown = true]) => isPlural.get(name) === !isShown);
    return { manifest: decidedFile, read: isOther ? readAgain(decidedFile) : reading };
  });
}

/** Equal for files with the same texts in several languages, also of another row. */
function pathOfAll(file: TextFile, rows: readonly TextSource[]): string {
  const [language = ""] = file.others ?? [];
  const { row, path } = targetIn(rows, file, language) ?? { ...file, row: file.source };
  return canonical([row.folder, withoutLanguage(row, path)]);
}

/** The base language decides, as far as it is known. Of other names, each language that the row reads can show a plural. */
function decidedIn(group: readonly FileRead[]): ReadonlyMap<string, boolean> {
  const decided = new Map<string, boolean | undefined>();
  const isBase = ({ manifest: { textFile } }: FileRead) => textFile?.language === textFile?.source.base;
  for (const file of group.toSorted((a, b) => Number(isBase(a)) - Number(isBase(b)))) {
    const { source = {}, language = "" } = file.manifest.textFile ?? {};
    if (ownLanguages(source)?.includes(language) === false) continue;
    for (const [name, isShown] of file.read.plurals ?? []) {
      const before = decided.get(name);
      decided.set(name, isBase(file) ? (isShown ?? before) : before || (isShown ?? before));
    }
  }
  return new Map([...decided].map(([name, isPlural = true]) => [name, isPlural]));
}
