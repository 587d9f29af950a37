/** A row of the setting `texts`: files of an app that already contain its texts. */
import { isSameLanguage } from "../model/languageCodes.ts";
import { type Place, rangesOf, type Span } from "../model/place.ts";
import type { Platform } from "../wire/key.ts";
import { expand, LANGUAGE_MARK, matchesGlob, matchPath, pathPatterns } from "./glob.ts";

export interface TextSource {
  /** A path or glob, relative to `folder`, with "/". `{lang}` is the language code. */
  files: string;
  folder: string;
  /** Where lokaform.yaml has `files`. */
  place: Place;
  languagePlaces?: readonly Place[] | undefined;
  /** The languages that are read, as the project names them. Undefined: only its base language. */
  languages?: readonly string[] | undefined;
  /** The language of files without `{lang}` in their path, as the project names it. */
  language?: string | undefined;
  /** Codes in paths or files, and how the project names these languages. */
  languageMap: Readonly<Record<string, string>>;
  /** The name of the key, with `{path}`, `{file}`, `{dir}` and `{1}`. */
  keyName: string;
  /** What is between the names in `{path}`. */
  separator: string;
  /** The file name of its keys in the project, with `%LANG_ISO%`. {@link OWN_PATH}: the path of each file. Undefined: any. */
  filenames?: string | undefined;
  /** The platform on which a key has this name. Undefined: on all of its platforms. */
  platform?: Platform | undefined;
  /** Languages whose texts another row has. */
  others?: readonly string[];
  /** Used only when a key is created. */
  platforms?: readonly Platform[] | undefined;
  tags?: readonly string[] | undefined;
  plurals: "none" | "i18next";
  /** The base language of the project. Set if only its files are read. */
  base?: string;
  /** Set by a pull: languages that it is asked for. Their files are read too, and count in this pull. */
  alsoReads?: readonly string[] | "all";
}

/** Whether the texts in a language are read. Without `languages`, which ones count is known only after the project is read. */
export function readsLanguage(source: Languages, language: string): boolean {
  const own = ownLanguages(source);
  const { alsoReads = [] } = source;
  return !own || own.includes(language) || alsoReads === "all" || alsoReads.includes(language);
}

type Languages = Pick<TextSource, "languages" | "base" | "alsoReads">;

function ownLanguages({ languages, base }: Languages): readonly string[] | undefined {
  return languages ?? (base === undefined ? undefined : [base]);
}

// The paths of locale files: which files a text source means, and what their paths say about language and names of keys.

type Named = Pick<TextSource, "files" | "languageMap" | "languages" | "language" | "filenames">;

/** Between nested names, as an upload of Lokalise names keys. */
export const UPLOADED_SEPARATOR = "::";

/** Whether the name of a new entry is live with the other separator: that of an upload, or a dot. */
export function hasOtherSeparator(
  { path }: { path?: readonly string[] },
  label: string,
  isLive: (name: string) => boolean,
): boolean {
  const name = path?.join(UPLOADED_SEPARATOR) ?? label.replaceAll(".", UPLOADED_SEPARATOR);
  if (label.includes(UPLOADED_SEPARATOR)) return isLive(label.replaceAll(UPLOADED_SEPARATOR, "."));
  return name.includes(UPLOADED_SEPARATOR) && isLive(name);
}

/** How the project has the names of {@link hasOtherSeparator}, and the way out. */
export function otherSeparator(label: string): string {
  return label.includes(UPLOADED_SEPARATOR)
    ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot."
    : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}

/** How its files are read. An upload makes a key of each item of a list. */
export function formatOptions({ source: { files, plurals, separator }, language }: TextFile) {
  const isCompose = files.includes("composeResources/");
  return { plurals, language, lists: separator === UPLOADED_SEPARATOR, isCompose };
}

/** For {@link TextSource.filenames}. No path ends like this. */
export const OWN_PATH = "/";

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
  const code = codeInPath(source, path);
  return code === undefined ? undefined : projectLanguage(source, code);
}

/** As the path writes it. */
export function codeInPath(source: Named, path: string): string | undefined {
  const [range] = rangesIn(source, path);
  return range && path.slice(range.start, range.end);
}

/** The row with the codes that spell its languages in another way, if that is clear: a single code means the language. */
export function withSpellings(source: TextSource, codes: readonly string[]): TextSource {
  const { alsoReads = [], languageMap } = source;
  const read = [...(ownLanguages(source) ?? []), ...(alsoReads === "all" ? [] : alsoReads)];
  const unnamed = new Set(codes.filter((code) => !Object.hasOwn(languageMap, code)));
  const spelled = read.flatMap((language) => {
    const [code, another] = [...unnamed].filter((one) => isSameLanguage(one, language));
    return code === undefined || another !== undefined || read.includes(code) ? [] : [[code, language]];
  });
  return spelled.length === 0
    ? source
    : { ...source, languageMap: { ...languageMap, ...Object.fromEntries(spelled) } };
}

/** How the project names the language of a code in a path or in a file. */
export function projectLanguage({ languageMap }: Pick<TextSource, "languageMap">, code: string): string {
  return Object.hasOwn(languageMap, code) ? (languageMap[code] ?? code) : code;
}

/** The code that paths and files have for a language of the project: `pt_BR` is `pt-rBR` for Android and `pt-BR` for Apple. */
export function codeOf(
  { files, languageMap }: Pick<TextSource, "files" | "languageMap">,
  language: string,
): string {
  const named = Object.entries(languageMap).find(([, name]) => name === language)?.[0];
  if (named !== undefined || language.startsWith("%")) return named ?? language;
  if (/\{lang\}\.lproj|\.xcstrings$/.test(files)) return language.replaceAll("_", "-");
  if (!files.includes("values-{lang}")) return language;
  const parts = language.split(/[-_]/);
  if (/^[a-z]+[-_][A-Z]{2}$/.test(language)) return parts.join("-r");
  return parts.length > 1 ? `b+${parts.join("+")}` : language;
}

/** The path of the file with the same texts in another language. Undefined if the path does not say its language. */
export function pathIn(source: Named, path: string, language: string): string | undefined {
  const ranges = rangesIn(source, path);
  const code = codeOf(source, language);
  return ranges.length === 0
    ? undefined
    : ranges.reduceRight((text, { start, end }) => text.slice(0, start) + code + text.slice(end), path);
}

/** Equal for files with the same texts in several languages. Apple's and Android's folders of the base language have no code. */
export function withoutLanguage(source: Named, path: string): string {
  return withoutRanges(path, rangesIn(source, path));
}

export function patternWithoutLanguage(files: string): string {
  return withoutRanges(withoutDot(files), languageRanges(withoutDot(files)));
}

function withoutRanges(path: string, ranges: readonly Span[]): string {
  return ranges
    .reduceRight((text, { start, end }) => withoutRange(text, start, end), path)
    .replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}

/** What the path of a file gives to the names of its keys. `{1}`: what the first `*` in `files` matches. */
export const NAME_PARTS = ["file", "dir", 1] as const;
type NamePart = (typeof NAME_PARTS)[number];

/**
 * `{file}`: the name of the file without its extension, the language and the separator next to it. `{dir}`: the name of the
 * folder; folders that name a language do not count. Empty if nothing is left.
 */
export function nameParts(source: Named, path: string): Pick<TextFile, NamePart | "filename"> {
  const star = starIn(source, path);
  const parts = { ...namesIn(path, rangesIn(source, path)), ...(star && { 1: star }) };
  const own = source.filenames === OWN_PATH ? (pathIn(source, path, "%LANG_ISO%") ?? path) : source.filenames;
  return own === undefined ? parts : { ...parts, filename: own };
}

const STAR = /(?<![\\*[])\*(?!\*)/;

function starIn(source: Named, path: string): string {
  const files = withoutDot(source.files).replaceAll(PLACEHOLDER, codeInPath(source, path) ?? "");
  const toEndOfName = (name: string, at: number) =>
    Array.from({ length: /^[^/]*/.exec(name.slice(at))?.[0].length ?? 0 }, (_, index) => at + index + 1);
  const starred = expand(files).filter((one) => STAR.test(one));
  for (const pattern of starred.flatMap((one) => pathPatterns(one.replace(STAR, LANGUAGE_MARK)))) {
    const [star] = matchPath(pattern, path, true, toEndOfName) ?? [];
    if (star) return path.slice(star.start, star.end);
  }
  return "";
}

/** The same for a pattern: `{lang}` is the language, and a wildcard counts as a name. */
export function patternParts(files: string): Readonly<Record<NamePart, string>> {
  return { ...namesIn(files, languageRanges(files)), 1: STAR.exec(files)?.[0] ?? "" };
}

function languageRanges(files: string): Span[] {
  return rangesOf(files, /\{lang\}/g);
}

function namesIn(path: string, ranges: readonly Span[]): { file: string; dir: string } {
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

function folderOf(folders: string, ranges: readonly Span[]): string {
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

/** A code with a region or script in its usual spelling is tried first: in `app_en_US`, it is `en_US`. Then a code alone. */
const REGIONAL = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/;
const PLAIN = /^[A-Za-z]{2,3}$/;
const PLAUSIBLE = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
/** Longer codes are not used, unless the source names them. */
const MAX_CODE = 40;
const LIKELY_CODES = [codesLike(REGIONAL), codesLike(PLAIN), codesLike(PLAUSIBLE, true)];

function rangesIn(source: Named, path: string): readonly Span[] {
  if (!hasLanguage(source.files)) return [];
  const patterns = pathPatterns(source.files.replaceAll(PLACEHOLDER, LANGUAGE_MARK));
  const known = new Set([...Object.keys(source.languageMap), ...(source.languages ?? [])]);
  for (const codesAt of [knownCodes(known), ...LIKELY_CODES])
    for (const pattern of patterns) {
      const ranges = matchPath(pattern, path, true, codesAt) ?? [];
      if (ranges.length > 0) return ranges;
    }
  return [];
}

/** The longest first. */
function knownCodes(known: ReadonlySet<string>) {
  const lengths = [...new Set([...known].map(({ length }) => length))].sort((a, b) => b - a);
  return (path: string, at: number) =>
    lengths.map((length) => at + length).filter((end) => known.has(path.slice(at, end)));
}

function codesLike(form: RegExp, shortestFirst = false) {
  return (path: string, at: number) => {
    const [most = ""] = /^[\w+-]*/.exec(path.slice(at, at + MAX_CODE)) ?? [];
    const ends = Array.from(most, (_, index) => at + index + 1).filter((end) =>
      form.test(path.slice(at, end)),
    );
    return shortestFirst ? ends : ends.reverse();
  };
}

function withoutDot(files: string): string {
  return files.replace(/^(?:\.\/+)+/, "");
}

/** Whether a path, as it is shown, is the same path or matches the glob. */
export function matchesPath(path: string, pattern: string): boolean {
  return path === withoutDot(pattern) || matchesGlob(path, pattern);
}

export interface TextFile {
  source: TextSource;
  /** The language of its texts, as the project names it. Undefined: the file names the language of each text. */
  language: string | undefined;
  /** The values of `{file}`, `{dir}` and `{1}` in `key_name`. */
  file: string;
  dir: string;
  1?: string;
  /** The file name of its keys in the project. */
  filename?: string;
}
