/** A row of the setting `texts`: files of an app that already contain its texts. */
import { formerCode, isSameLanguage } from "../model/languageCodes.ts";
import { type Place, rangesOf, type Span } from "../model/place.ts";
import { PLATFORMS, type Platform } from "../wire/key.ts";
import { type FormatOptions, fileTypeOf } from "./format.ts";
import { expand, LANGUAGE_MARK, matchesGlob, matchPath, pathPatterns } from "./glob.ts";

export interface TextSource {
  /** A path or glob, relative to `folder`, with "/". `{lang}` is the language code. */
  files: string;
  folder: string;
  /** As lokaform.yaml has them, if it has `{-lang}`. */
  written?: string;
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
  /** Used only when a key is created. */
  platforms?: readonly Platform[] | undefined;
  tags?: readonly string[] | undefined;
  plurals: FormatOptions["plurals"];
  /** Who creates and removes its keys. */
  keysFrom: "files" | "lokalise";
  /** With `keysFrom: "lokalise"`: a key of the row has one of these tags. Undefined: any. */
  includeTags?: readonly string[] | undefined;
  /** The same: it has none of these. */
  excludeTags?: readonly string[] | undefined;
  /** The base language of the project. Set if only its files are read. */
  base?: string;
  /** Set for the file without a code of a row with `{-lang}`: its language must be the base language. */
  isOfBase?: true;
  /** Set for the other files of such a row, which need not be there. */
  isOptional?: true;
  /** Set by a pull: languages that it is asked for. Their files are read too, and count in this pull. */
  alsoReads?: readonly string[] | "all";
}

/** Whether the texts in a language are read. Without `languages`, which ones count is known only after the project is read. */
export function readsLanguage(source: Languages, language: string): boolean {
  const languages = ownLanguages(source);
  const { alsoReads = [] } = source;
  return !languages || languages.includes(language) || alsoReads === "all" || alsoReads.includes(language);
}

type Languages = Pick<TextSource, "languages" | "base" | "alsoReads">;

export function ownLanguages({ languages, base }: Languages): readonly string[] | undefined {
  return languages ?? (base === undefined ? undefined : [base]);
}

const USUAL_PLATFORMS: Readonly<Record<string, readonly Platform[]>> = {
  ".strings": ["ios"],
  ".stringsdict": ["ios"],
  ".xcstrings": ["ios"],
  ".xml": ["android"],
};

/** Whether its files can have plural forms. */
export function hasPluralForms({ files, plurals }: TextSource): boolean {
  const format = fileTypeOf(files)?.name;
  if (format === "JSON" || format === "ARB") return plurals !== "none";
  return !["Apple strings", "XLIFF", "Java properties"].includes(format ?? "");
}

/** The platforms of the keys of a row: those that it names, or else those of its format. */
export function platformsOf({ platform, platforms, files }: TextSource): readonly Platform[] {
  if (platform !== undefined) return [platform];
  return platforms ?? USUAL_PLATFORMS[fileTypeOf(files)?.end ?? ""] ?? PLATFORMS;
}

/** Whether the rows are those of two apps: they have no platform in common. A key can have a string in the files of each. */
export function areOfTwoApps(a: TextSource, b: TextSource): boolean {
  const platforms = platformsOf(b);
  return !platformsOf(a).some((platform) => platforms.includes(platform));
}

/** The rows of each app: all of them have a platform in common. */
export function rowsByApp(rows: readonly TextSource[]): TextSource[][] {
  const apps: TextSource[][] = [];
  for (const row of rows) {
    const app = apps.find((own) => own.every((other) => !areOfTwoApps(other, row)));
    if (app) app.push(row);
    else apps.push([row]);
  }
  return apps;
}

/** Whether two rows can have the same keys, as far as the settings tell. */
export function canShareKeys(a: TextSource, b: TextSource): boolean {
  const otherFiles = a.filenames !== undefined && b.filenames !== undefined && a.filenames !== b.filenames;
  return !otherFiles && a.keyName === b.keyName && !areOfTwoApps(a, b);
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
export function formatOptions({ source: { plurals, separator }, language, isPlural }: TextFile) {
  return { plurals, isPlural, language, lists: separator === UPLOADED_SEPARATOR };
}

/** For {@link TextSource.filenames}. No path ends like this. */
export const OWN_PATH = "/";

const PLACEHOLDER = "{lang}";
export const OPTIONAL_PLACEHOLDER = "{-lang}";

/** A row with `{-lang}` has nothing there for the base language, and `-` with a code for each other language. */
export function rowsOfSetting(row: TextSource): TextSource[] {
  const { files, language, languages = [], languagePlaces = [] } = row;
  if (!files.includes(OPTIONAL_PLACEHOLDER)) return [row];
  const [base = "", ...others] = language === undefined ? languages : [language, ...languages];
  const isOther = (_: unknown, index: number) => languages[index] !== base;
  return [
    {
      ...row,
      files: files.replaceAll(OPTIONAL_PLACEHOLDER, ""),
      written: files,
      language: base,
      languages: [base],
      isOfBase: true,
    },
    {
      ...row,
      files: files.replaceAll(OPTIONAL_PLACEHOLDER, "-{lang}"),
      written: files,
      language: undefined,
      languages: others.filter((iso) => iso !== base),
      languagePlaces: languagePlaces.filter(isOther),
      isOptional: true,
    },
  ];
}

/** `files` as lokaform.yaml has it. */
export function filesInSetting({ files, written }: Pick<TextSource, "files" | "written">): string {
  return written ?? files;
}

export function globOf({ files }: Pick<TextSource, "files">): string {
  return withoutDot(files).replaceAll(PLACEHOLDER, "*");
}

/** The language of a file below the source's folder, if its path says it: all `{lang}` the same code, which looks like one or is named. */
export function languageIn(source: Named, path: string): string | undefined {
  if (!hasLanguage(source.files)) return source.language;
  const code = codeInPath(source, path);
  return code === undefined ? undefined : projectLanguage(source, code);
}

export function codeInPath(source: Named, path: string): string | undefined {
  const [range] = rangesIn(source, path);
  return range && path.slice(range.start, range.end);
}

/** The row with the codes that spell its languages in another way, if a single code means the language, also of new files. */
export function withSpellings(source: TextSource, codes: readonly string[]): TextSource {
  const { alsoReads = [], languageMap } = source;
  const languages = [...(ownLanguages(source) ?? []), ...(alsoReads === "all" ? [] : alsoReads)];
  const unnamed = new Set(codes.filter((code) => !Object.hasOwn(languageMap, code)));
  const regional = codes.find((code) => REGIONAL.test(code) || /^[a-z]{2,3}[-_]\w+$/i.test(code));
  const spelled = languages.flatMap((language) => {
    const fresh = codeOf(source, language, regional);
    const [code = fresh, rival] = [...unnamed].filter((pathCode) => isSameLanguage(pathCode, language));
    const isFree = !languages.includes(code) && projectLanguage(source, code) === code;
    const isUseful = code === language ? codeOf(source, language) !== code : isFree;
    return isUseful && rival === undefined ? [[code, language]] : [];
  });
  return spelled.length === 0
    ? source
    : { ...source, languageMap: { ...languageMap, ...Object.fromEntries(spelled) } };
}

export function projectLanguage({ languageMap }: Pick<TextSource, "languageMap">, code: string): string {
  return Object.hasOwn(languageMap, code) ? (languageMap[code] ?? code) : code;
}

/** The code of a language in files: `pt_BR` is `pt-rBR` for Android, `pt-BR` for Apple, and `pt-br` if `model` is `es-mx`. */
export function codeOf(
  { files, languageMap }: Pick<TextSource, "files" | "languageMap">,
  language: string,
  model?: string,
): string {
  const mappedCode = Object.entries(languageMap).find(([, name]) => name === language)?.[0];
  if (mappedCode !== undefined || language.startsWith("%")) return mappedCode ?? language;
  const [name = "", ...subtags] = language.split(/[-_]/);
  const [region = ""] = subtags;
  const code = isAndroid(files) ? formerCode(name) : name;
  if (isAndroid(files) && subtags.length === 1 && /^[a-z]{2}$/i.test(region) && !model?.startsWith("b+"))
    return `${code}-r${region.toUpperCase()}`;
  if (isAndroid(files)) return subtags.length > 0 ? ["b", code, ...subtags].join("+") : code;
  const [usual] = USUAL_BETWEEN.flatMap(([layout, sign]) => (layout.test(files) ? sign : []));
  const between = /[-_]/.exec(model ?? "")?.[0] ?? usual;
  if (between === undefined) return language;
  const isLower = model !== undefined && model === model.toLowerCase();
  return [name, ...subtags.map((part) => (isLower ? part.toLowerCase() : part))].join(between);
}

const USUAL_BETWEEN = [
  [/\{lang\}\.lproj|\.xcstrings$/, "-"],
  [/\.arb$/, "_"],
] as const;

function isAndroid(files: string): boolean {
  return /values-\{lang\}.*\.xml$/.test(files);
}

/** The path of the file with the same texts in another language. Undefined if the path does not say its language. */
export function pathIn(source: Named, path: string, language: string): string | undefined {
  const ranges = rangesIn(source, path);
  const code = codeOf(source, language);
  return ranges.length === 0
    ? undefined
    : ranges.reduceRight((text, { start, end }) => text.slice(0, start) + code + text.slice(end), path);
}

/**
 * Where the texts of a file belong in another language: the path of the file with its language exchanged, so its other parts are
 * the same. Folders of Apple and Android for the base language have no code. `isOnly`: no other file has texts of the base
 * language, so a row that means one file for each language can have another path. Undefined: the row has no such file.
 */
export function counterpart(
  row: TextSource,
  { source, language: fileLanguage, path, isOnly, ...parts }: TextFile,
  language: string,
): string | undefined {
  if (!hasLanguage(row.files) || !readsLanguage(row, language) || !CODE.test(codeOf(row, language)))
    return undefined;
  const code = codeInPath(row, path);
  const isExchanged = code !== undefined && isSameLanguage(projectLanguage(row, code), fileLanguage ?? "");
  const onlyPaths = isOnly && extensionOf(row.files) === extensionOf(path) ? [onlyPath(row, language)] : [];
  const paths = isExchanged
    ? [pathIn(row, path, language)]
    : [withLanguage(row, withoutLanguage(source, path), language), ...onlyPaths];
  return paths.find((candidate) => {
    if (candidate === undefined || languageIn(row, candidate) !== language) return false;
    const names = nameParts(row, candidate);
    return (
      (["keyName", "separator", "platform"] as const).every((name) => row[name] === source[name]) &&
      NAME_PARTS.every((part) => !row.keyName.includes(`{${part}}`) || names[part] === parts[part]) &&
      names.filename === parts.filename
    );
  });
}

/** The same in the row of the file or in one of `rows`. One that lists the language comes first. */
export function targetIn(rows: readonly TextSource[], file: TextFile, language: string) {
  const lists = ({ languages }: TextSource) => languages?.includes(language) === true;
  const inOrder = [file.source, ...rows].sort((a, b) => Number(lists(b)) - Number(lists(a)));
  for (const row of inOrder) {
    const path = counterpart(row, file, language);
    if (path !== undefined) return { row, path };
  }
  return undefined;
}

/** The project names its languages. Only a name that is a part of a file name may become one. */
const CODE = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf("."));
}

/** Whether a row means one file for each language, so that its path is known before the file exists. */
export function isPlainPath({ files }: Pick<TextSource, "files">): boolean {
  return !/[*?[\]{}()!+@]/.test(files.replaceAll(PLACEHOLDER, ""));
}

/** The path of the only file in a language that a row without wildcards can mean. */
function onlyPath(row: TextSource, language: string): string | undefined {
  if (!isPlainPath(row)) return undefined;
  return withoutDot(row.files).replaceAll(PLACEHOLDER, codeOf(row, language));
}

/** The only file with texts of the base language that a row without wildcards can mean, whether it exists or not. */
export function onlyBaseFile(row: TextSource, base: string): TextFile | undefined {
  const isInPath = hasLanguage(row.files);
  const isOfBase =
    !isInPath || ((ownLanguages(row) ?? [base]).includes(base) && CODE.test(codeOf(row, base)));
  const language = isInPath ? base : row.language;
  const path = isOfBase && (language ?? base) === base ? onlyPath(row, base) : undefined;
  return path === undefined ? undefined : { source: row, path, language, ...nameParts(row, path) };
}

/** `neutral`: the path {@link withoutLanguage}, of a file of any row. */
function withLanguage(row: TextSource, neutral: string, language: string): string | undefined {
  const files = withoutDot(row.files);
  const cuts: { before: string; after: string }[] = [];
  const marked = rangesOf(files, /\{lang\}/g).reduceRight((text, { start, end }) => {
    const { name, at, ...cut } = withoutRange(text, start, end);
    cuts.unshift(cut);
    return name.slice(0, at) + LANGUAGE_MARK + name.slice(at);
  }, files);
  for (const pattern of pathPatterns(marked)) {
    const places = matchPath(pattern, neutral, true, (_, at) => [at]) ?? [];
    if (places.length !== cuts.length) continue;
    const code = codeOf(row, language);
    const insertions = cuts.map(({ before, after }) => before + code + after);
    return places.reduceRight(
      (text, { start }, index) => text.slice(0, start) + insertions[index] + text.slice(start),
      neutral,
    );
  }
  return undefined;
}

/** Equal for files with the same texts in several languages. */
export function withoutLanguage(source: Named, path: string): string {
  return rangesIn(source, path)
    .reduceRight((text, { start, end }) => withoutRange(text, start, end).name, path)
    .replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}

/** What the path of a file gives to the names of its keys. `{1}`: what the first `*` in `files` matches. */
export const NAME_PARTS = ["file", "dir", 1] as const;
type NamePart = (typeof NAME_PARTS)[number];

/** `{file}`: without extension, language, and the separator next to it. `{dir}`: the nearest folder that does not name a language. */
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
  const starred = expand(files).filter((glob) => STAR.test(glob));
  for (const pattern of starred.flatMap((glob) => pathPatterns(glob.replace(STAR, LANGUAGE_MARK)))) {
    const [star] = matchPath(pattern, path, true, toEndOfName) ?? [];
    if (star) return path.slice(star.start, star.end);
  }
  return "";
}

function namesIn(path: string, ranges: readonly Span[]): { file: string; dir: string } {
  const slash = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const end = dot > slash ? dot : path.length;
  const inFile = ranges.filter((range) => range.start >= slash && range.end <= end);
  const file = inFile.reduceRight(
    (name, range) => withoutRange(name, range.start - slash, range.end - slash).name,
    path.slice(slash, end),
  );
  return { file, dir: folderOf(path.slice(0, slash), ranges) };
}

export function hasLanguage(files: string): boolean {
  return files.includes(PLACEHOLDER);
}

/** One separator next to the language goes with it, `before` or `after` it: `app_en`, `checkout.en`, `en-checkout`, `en/checkout`. */
function withoutRange(text: string, start: number, end: number) {
  const [before = ""] = /[-_.+ ]$/.exec(text.slice(0, start)) ?? [];
  const isFolder = start === 0 || text[start - 1] === "/";
  const [after = ""] = (before === "" && (isFolder ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(text.slice(end))) || [];
  const at = start - before.length;
  return { name: text.slice(0, at) + text.slice(end + after.length), at, before, after };
}

const LANGUAGE_FOLDER = /\.lproj$|^values(-|$)/;

function folderOf(folders: string, ranges: readonly Span[]): string {
  let start = 0;
  let folder = "";
  for (const name of folders.split("/").slice(0, -1)) {
    const end = start + name.length;
    const isLanguage = ranges.some((range) => range.start < end && range.end > start);
    if (!isLanguage && !LANGUAGE_FOLDER.test(name)) folder = name;
    start = end + 1;
  }
  return folder === ".." ? "" : folder;
}

/** A code with a region or script in its usual spelling is tried first: in `app_en_US`, it is `en_US`. Then a code alone. */
const REGIONAL = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/;
const PLAIN = /^[A-Za-z]{2,3}$/;
const PLAUSIBLE = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
/** Android's other names of folders are not about languages, such as `values-de-land` and `values-car`. */
const OF_ANDROID = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/;
/** Longer codes are not used, unless the source names them. */
const MAX_CODE = 40;
const LIKELY_CODES = [codesLike(REGIONAL), codesLike(PLAIN), codesLike(PLAUSIBLE, true)];
const ANDROID_CODES = [codesLike(OF_ANDROID)];

function rangesIn(source: Named, path: string): readonly Span[] {
  if (!hasLanguage(source.files)) return [];
  const patterns = pathPatterns(source.files.replaceAll(PLACEHOLDER, LANGUAGE_MARK));
  const codes = new Set([...Object.keys(source.languageMap), ...(source.languages ?? [])]);
  for (const codesAt of [knownCodes(codes), ...(isAndroid(source.files) ? ANDROID_CODES : LIKELY_CODES)])
    for (const pattern of patterns) {
      const ranges = matchPath(pattern, path, true, codesAt) ?? [];
      if (ranges.length > 0) return ranges;
    }
  return [];
}

function knownCodes(codes: ReadonlySet<string>) {
  const lengths = [...new Set([...codes].map(({ length }) => length))].sort((a, b) => b - a);
  return (path: string, at: number) =>
    lengths.map((length) => at + length).filter((end) => codes.has(path.slice(at, end)));
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
  path: string;
  /** The language of its texts, as the project names it. Undefined: the file names the language of each text. */
  language: string | undefined;
  /** The values of `{file}`, `{dir}` and `{1}` in `key_name`. */
  file: string;
  dir: string;
  1?: string;
  filename?: string;
  /** Of a file without a language in its path: the languages that other rows list, if they have a file for these texts. */
  others?: readonly string[];
  /** The only such file of its format: a row that means one file for each language has its texts, whatever the path. */
  isOnly?: boolean;
  /** Which names are plurals, if the names of several languages decide it together. */
  isPlural?: ReadonlyMap<string, boolean> | undefined;
}
