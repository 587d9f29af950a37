/** The paths of source files: which files a text source means, and what their paths say about language and names of keys. */
import micromatch from "micromatch";
import type { TextSource } from "./textSource.ts";

interface Range {
  start: number;
  end: number;
}

type Named = Pick<TextSource, "files" | "languageMap" | "languages" | "language">;

const PLACEHOLDER = "{lang}";

/** The pattern of the files in all languages. */
export function globOf({ files }: Pick<TextSource, "files">): string {
  return withoutDot(files).replaceAll(PLACEHOLDER, "*");
}

/**
 * The language of a file that matches {@link globOf}, as the project names it. `path` is relative to the folder of the source.
 * Undefined: the path does not say it. All `{lang}` must be the same code, and it must look like one, unless the source names it.
 */
export function languageIn(source: Named, path: string): string | undefined {
  if (!hasLanguage(source.files)) return source.language;
  const code = matchPath(source, path)?.code;
  return code === undefined ? undefined : projectLanguage(source, code);
}

/** How the project names the language of a code in a path or in a file. */
export function projectLanguage({ languageMap }: Pick<TextSource, "languageMap">, code: string): string {
  return Object.hasOwn(languageMap, code) ? (languageMap[code] ?? code) : code;
}

/** The code that paths and files have for a language of the project. */
export function codeOf({ languageMap }: Pick<TextSource, "languageMap">, language: string): string {
  return Object.entries(languageMap).find(([, name]) => name === language)?.[0] ?? language;
}

/** The path of the file with the same texts in another language. Undefined if the path does not say its language. */
export function pathIn(source: Named, path: string, language: string): string | undefined {
  const ranges = matchPath(source, path)?.ranges ?? [];
  const code = codeOf(source, language);
  return ranges.length === 0
    ? undefined
    : ranges.reduceRight((text, { start, end }) => text.slice(0, start) + code + text.slice(end), path);
}

/**
 * `{file}`: the name of the file without its extension, the language and the separator next to it. `{dir}`: the name of the
 * folder; folders that name a language do not count. Empty if nothing is left.
 */
export function nameParts(source: Named, path: string): { file: string; dir: string } {
  return namesIn(path, hasLanguage(source.files) ? (matchPath(source, path)?.ranges ?? []) : []);
}

/** The same for a pattern: `{lang}` is the language, and a wildcard counts as a name. */
export function patternParts(files: string): { file: string; dir: string } {
  const ranges = [...files.matchAll(/\{lang\}/g)].map(({ index }) => ({
    start: index,
    end: index + PLACEHOLDER.length,
  }));
  return namesIn(files, ranges);
}

function namesIn(path: string, ranges: readonly Range[]): { file: string; dir: string } {
  const slash = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const end = dot > slash ? dot : path.length;
  const inFile = ranges.filter((range) => range.start >= slash && range.end <= end);
  const file = inFile.reduceRight(
    (name, range) => withoutRange(name, range.start - slash, range.end - slash),
    path.slice(slash, end),
  );
  return { file, dir: folderOf(path.slice(0, slash), ranges) };
}

export function hasLanguage(files: string): boolean {
  return files.includes(PLACEHOLDER);
}

/** One separator next to the language goes with it: `app_en`, `checkout.en`, `en-checkout`. */
function withoutRange(name: string, start: number, end: number): string {
  const before = name.slice(0, start);
  const after = name.slice(end);
  return /[-_.+ ]$/.test(before) ? before.slice(0, -1) + after : before + after.replace(/^[-_.+ ]/, "");
}

/** Folders of Apple and Android whose names are about languages. */
const LANGUAGE_FOLDER = /\.lproj$|^values(-|$)/;

function folderOf(folders: string, ranges: readonly Range[]): string {
  let start = 0;
  let found = "";
  for (const name of folders.split("/").slice(0, -1)) {
    const end = start + name.length;
    const isLanguage = ranges.some((range) => range.start < end && range.end > start);
    if (!isLanguage && !LANGUAGE_FOLDER.test(name)) found = name;
    start = end + 1;
  }
  return found === ".." ? "" : found;
}

/** Stands for the language in a pattern. No name of a file has this character, and it means nothing in globs. */
const MARK = "\u{e000}";

/** A code with a region or script in its usual spelling is tried first: in `app_en_US`, it is `en_US`. Then a code alone. */
const REGIONAL = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\\+[A-Za-z0-9+]+";
const PLAIN = "[A-Za-z]{2,3}";
const PLAUSIBLE = "[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*?";

function matchPath(source: Named, path: string): { code: string; ranges: Range[] } | undefined {
  const pattern = withoutDot(source.files).replaceAll(PLACEHOLDER, MARK);
  const known = [...Object.keys(source.languageMap), ...(source.languages ?? [])]
    .sort((a, b) => b.length - a.length)
    .map((code) => code.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const codes = [...(known.length > 0 ? [known.join("|")] : []), REGIONAL, PLAIN, PLAUSIBLE];
  const patterns = expand(pattern);
  for (const code of codes)
    for (const one of patterns) {
      const found = regExpOf(one, code).exec(path);
      const groups = Object.values(found?.indices?.groups ?? {}).filter((range) => range !== undefined);
      const [first] = groups;
      if (first)
        return { code: path.slice(...first), ranges: groups.map(([start, end]) => ({ start, end })) };
    }
  return undefined;
}

/** `{a,b}` written out, as the search for files does it. */
export function expand(pattern: string): string[] {
  return micromatch.braces(pattern, { expand: true, nodupes: true, keepEscaping: true });
}

/** The regular expression of a glob, in which the first mark is the code, and each other one is the same code. */
function regExpOf(pattern: string, code: string): RegExp {
  const { source } = micromatch.makeRe(pattern, { dot: true, windows: false, fastpaths: false });
  let count = 0;
  const text = source.replaceAll(MARK, () => {
    count += 1;
    return count === 1 ? `(?<lang1>${code})` : `(?<lang${count}>\\k<lang1>)`;
  });
  return new RegExp(text, "d");
}

function withoutDot(files: string): string {
  return files.replace(/^(?:\.\/+)+/, "");
}

/** Longer globs are not used. The library refuses some of them. */
const MAX_GLOB = 1000;

/** Whether a path, as it is shown, is the same path or matches the glob. */
export function matchesPath(path: string, pattern: string): boolean {
  const wanted = withoutDot(pattern);
  if (path === wanted || wanted === "" || wanted.length > MAX_GLOB) return path === wanted;
  return micromatch.isMatch(path, wanted, { dot: true, windows: false });
}
