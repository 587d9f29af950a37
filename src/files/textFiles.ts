import { extname, resolve } from "node:path";
import { placeWords } from "../kinds/declaration.ts";
import { fileTypeOf } from "../locales/format.ts";
import {
  codeInPath,
  counterpart,
  filesInSetting,
  globOf,
  hasLanguage,
  isPlainPath,
  languageIn,
  NAME_PARTS,
  nameParts,
  projectLanguage,
  readsLanguage,
  type TextFile,
  type TextSource,
  withSpellings,
} from "../locales/textSource.ts";
import { append, listed } from "../model/json.ts";
import { isKnownLanguage, isSameLanguage } from "../model/languageCodes.ts";
import { startOfFile } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { filesAt } from "./findFiles.ts";
import { type Folders, pathShown } from "./paths.ts";

interface FoundTextFile {
  full: string;
  textFile: TextFile;
}

/** Each file once, in the order of the rows, of their languages and of the paths. `rows`: with the codes of their languages. */
export async function findTextFiles(
  rows: readonly TextSource[],
  folders: Pick<Folders, "commit" | "displayRoot">,
  signal: AbortSignal,
): Promise<{ found: FoundTextFile[]; rows: TextSource[]; problems: Problem[] }> {
  const fileByPath = new Map<string, FoundTextFile>();
  const problems: Problem[] = [];
  const rowFiles: FilesOfRow[] = [];
  for (const row of rows) {
    const paths = await filesOfRow(row, folders, signal);
    const codes = paths.flatMap((full) => codeInPath(row, pathInRow(row, full)) ?? []);
    const source = withSpellings(row, codes);
    const files = paths.flatMap((full) => textFileAt(source, full) ?? []);
    const filesToRead = files.filter(
      ({ textFile: { language } }) => language === undefined || readsLanguage(source, language),
    );
    rowFiles.push({ row, source, known: paths, files, wanted: filesToRead });
  }
  const otherFiles = othersOf(rowFiles);
  // A run must not end well if it reads no locale file at all.
  const readsNone = rowFiles.every(({ wanted }) => wanted.length === 0);
  for (const ofRow of rowFiles) {
    const { row, source, wanted: filesToRead } = ofRow;
    const isAwaited = [...otherFiles.values()].some((textFile) =>
      row.languages?.some((language) => counterpart(source, textFile, language) !== undefined),
    );
    append(problems, rowProblems(ofRow, isAwaited, readsNone), namelessFiles(source, filesToRead, folders));
    for (const file of filesToRead.sort(byLanguage(source))) {
      if (fileByPath.has(file.full)) {
        const message = `${pathShown(file.full, folders)} is also named by another row of texts. Name each file in one row.`;
        problems.push(problem("bad-setting", message, { place: source.place }));
      } else fileByPath.set(file.full, { ...file, textFile: otherFiles.get(file.full) ?? file.textFile });
    }
  }
  return { found: [...fileByPath.values()], rows: rowFiles.map(({ source }) => source), problems };
}

interface FilesOfRow {
  row: TextSource;
  source: TextSource;
  known: readonly string[];
  files: readonly FoundTextFile[];
  /** Those that are read. A file without a language names the language of each text. */
  wanted: FoundTextFile[];
}

/** The files of rows without a language in their path, and those with the same texts: with the languages that another row has. */
function othersOf(rowFiles: readonly FilesOfRow[]): Map<string, TextFile> {
  const bases = rowFiles.flatMap(({ row, files }) =>
    row.language === undefined || hasLanguage(row.files) ? [] : files,
  );
  const files = new Map(rowFiles.flatMap((ofRow) => ofRow.files.map((file) => [file.full, file.textFile])));
  return new Map(
    bases.flatMap(({ full, textFile: { language, ...file } }): [string, TextFile][] => {
      const isOnly = bases.every((base) => base.full === full || extname(base.full) !== extname(full));
      const textFile: TextFile = { ...file, language, ...(isOnly && { isOnly }) };
      const counterparts = rowFiles.flatMap(({ source }) =>
        (source.languages ?? []).flatMap((code) => {
          const path = code === language ? undefined : counterpart(source, textFile, code);
          return path === undefined ? [] : [{ code, full: resolve(source.folder, path) }];
        }),
      );
      const others = counterparts.map(({ code }) => code);
      const back = counterparts.flatMap((other): [string, TextFile][] => {
        const otherFile = files.get(other.full);
        return otherFile && language !== undefined
          ? [[other.full, { ...otherFile, others: [language] }]]
          : [];
      });
      return [[full, others.length > 0 ? { ...textFile, others } : textFile], ...back];
    }),
  );
}

export async function filesOfRow(source: TextSource, folders: Pick<Folders, "commit">, signal: AbortSignal) {
  const matches = await filesAt(globOf(source), source.folder, folders, signal);
  return matches.filter((full) => fileTypeOf(full) !== undefined).sort();
}

export function pathInRow({ folder }: TextSource, full: string): string {
  return pathShown(full, { displayRoot: folder });
}

/** Undefined: the path has no language code where the row expects one. */
function textFileAt(source: TextSource, full: string): FoundTextFile | undefined {
  const path = pathInRow(source, full);
  const language = languageIn(source, path);
  if (hasLanguage(source.files) && language === undefined) return undefined;
  return { full, textFile: { source, path, language, ...nameParts(source, path) } };
}

function byLanguage({ languages = [] }: TextSource) {
  const order = [...languages, undefined];
  const position = ({ textFile: { language = "" } }: FoundTextFile) =>
    order.indexOf(languages.includes(language) ? language : undefined);
  return (a: FoundTextFile, b: FoundTextFile) => position(a) - position(b);
}

/** `isAwaited`: a pull writes the first file of the row. `readsNone`: whether no file of any row is read. */
function rowProblems({ row, known, files }: FilesOfRow, isAwaited: boolean, readsNone: boolean): Problem[] {
  const { languages = [], languageMap, place } = row;
  const pattern = filesInSetting(row);
  if (files.length === 0 && !isAwaited && !row.isOptional) {
    const fix =
      known.length > 0
        ? "the path, or name the codes with language_map"
        : "the path: it is relative to this file";
    const reason =
      known.length === 0
        ? "no file"
        : `${known.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`;
    const isFirst = row.keysFrom === "lokalise" && known.length === 0;
    // In other rows, a file can be there before the first key of this row.
    const details = isFirst && !readsNone ? ({ severity: "notice", scope: "change" } as const) : {};
    const message = `texts "${pattern}" matches ${reason}. ${isFirst ? firstFile(row) : "Correct"} ${fix}.`;
    return [problem("no-manifest", message, { place, ...details })];
  }
  const codes = [...new Set(files.flatMap(({ textFile: { language } }) => language ?? []))];
  const absent = languages.filter((language) => !codes.includes(language));
  if (codes.length === 0 || absent.length === 0) return [];
  // A project can have codes of its own. Of two spellings of one code, none is read.
  const isClear = (language: string) =>
    (isKnownLanguage(language) || /^[a-z]{2}(?![a-z])/i.test(language)) &&
    !codes.some((code) => !languages.includes(code) && isSameLanguage(code, language));
  const mapped = Object.values(languageMap);
  const isError = readsNone || absent.some((language) => !mapped.includes(language) && !isClear(language));
  const [s, them] = absent.length > 1 ? ["s", "them"] : ["", "it"];
  const fix = isError
    ? "Correct languages or files."
    : `Otherwise, lokaform pull creates ${them} when the project has texts for ${them} that do not wait.`;
  const message = `texts "${pattern}" has no file for the language${s} ${listed(absent)}, only for ${listed(codes)}. If a file was deleted by mistake, restore it. If a code in the paths means ${them}, add language_map: { CODE: ${absent[0]} }. To give up a language, remove it here. ${fix}`;
  const details = isError ? {} : ({ severity: "notice", scope: "change" } as const);
  return [problem("no-language-file", message, { place, ...details })];
}

function firstFile(row: TextSource): string {
  if (isPlainPath(row))
    return "To write the first files, run lokaform pull: it writes the keys that have a base translation. Otherwise, correct";
  const path = row.files.replaceAll("{lang}", row.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME");
  return `Names in Lokalise make no paths: write the first file by hand, such as ${path} without texts, and run lokaform pull. Otherwise, correct`;
}

/** Files for which a part of the name of keys is empty, which only a wildcard makes possible. */
function namelessFiles(
  { keyName, place }: TextSource,
  files: readonly FoundTextFile[],
  folders: Pick<Folders, "displayRoot">,
): Problem[] {
  return NAME_PARTS.flatMap((part) => {
    const [file] = keyName.includes(`{${part}}`) ? files.filter((one) => !one.textFile[part]) : [];
    if (!file) return [];
    const message = `key_name has {${part}}, which is empty for ${pathShown(file.full, folders)}. Remove {${part}} from key_name, or write a text source of its own for this file.`;
    return [problem("bad-setting", message, { place })];
  });
}

/** What rows do not read: languages, and files in the folder of a language, one notice for each row. */
export async function unreadTextFiles(
  rows: readonly TextSource[],
  folders: Pick<Folders, "commit" | "displayRoot">,
  signal: AbortSignal,
): Promise<Problem[]> {
  const pathsByRow = new Map<TextSource, string[]>();
  for (const row of rows) {
    const files = await filesOfRow(row, folders, signal);
    const paths = files.filter((full) => textFileAt(row, full) !== undefined);
    pathsByRow.set(row, paths);
  }
  const knownPaths = new Set([...pathsByRow.values()].flat());
  const problems: Problem[] = [];
  const notice = { severity: "notice", scope: "change" } as const;
  for (const [row, paths] of pathsByRow) {
    append(problems, unlistedLanguages(row, paths));
    const [, folder, extension] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(row.files) ?? [];
    if (folder === undefined) continue;
    const extensions = extension?.replace(/^\.strings(dict)?$/, ".{strings,stringsdict}");
    const siblingRow = { ...row, files: `${folder}*${extensions}` };
    const codes = new Set(paths.map((full) => languageIn(row, pathInRow(row, full))));
    const unread = (await filesOfRow(siblingRow, folders, signal)).find((full) => {
      const path = pathInRow(row, full);
      const isText = extension !== ".xml" || /string[^/]*$/i.test(path);
      return (
        isText && !knownPaths.has(full) && !/InfoPlist/.test(path) && codes.has(languageIn(siblingRow, path))
      );
    });
    if (unread === undefined) continue;
    const path = pathShown(unread, folders);
    const way = `${path} is not read: no row of texts names it. To read it, copy the row at ${placeWords(row.place)}, and name this file in the copy.`;
    // In a pull request, the file is often new, and GitHub shows what is said about its lines.
    problems.push(problem("unread-manifest", way, { ...notice, place: startOfFile(path) }));
  }
  return problems;
}

/** Without `languages`, only the base language is read, which is easily overlooked, and also a file in a new language. */
function unlistedLanguages(row: TextSource, files: readonly string[]): Problem[] {
  const { files: pattern, languages } = row;
  const pathCodes = files.flatMap((full) => codeInPath(row, pathInRow(row, full)) ?? []);
  const spelled = withSpellings(row, pathCodes);
  const isCatalog = fileTypeOf(pattern)?.severalLanguages && !languages;
  // Next to listed languages, two letters are probably meant as one.
  const isMeant = (code: string) => isKnownLanguage(code) || (languages && /^[a-z]{2}$/.test(code));
  const codes = [...new Set(pathCodes.map((code) => projectLanguage(spelled, code)))];
  const extras = codes.filter((code) => !languages?.includes(code) && isMeant(code));
  const isOnly = !languages && extras.length < 2;
  if (!isCatalog && (!hasLanguage(pattern) || extras.length === 0 || isOnly)) return [];
  const list = isCatalog ? "[en, de]" : `[${extras.join(", ")}]`;
  const message = languages
    ? `texts "${filesInSetting(row)}" also has files in ${listed(extras)}, which are not read. To read them, add ${listed(extras)} to languages; the project needs them, too.`
    : `texts "${pattern}" ${isCatalog ? "can have several languages" : `has files in ${listed(extras)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${list}. Otherwise, list only the base language.`;
  return [problem("unread-manifest", message, { place: row.place, severity: "notice", scope: "change" })];
}

const PATTERNS = [
  "**/*.{json,arb,xcstrings,xlf,xliff,properties}",
  "**/*.lproj/*.{strings,stringsdict}",
  "**/values*/*.xml",
];
/** What others wrote or a build made, and what the tools of developers keep. */
export const NOT_OWN = [
  "node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
  "build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
  "test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
  "*.app,*.framework,*.xcframework,*.bundle",
].flatMap((names) => names.split(","));
const MAX_FILES = 20_000;
const MAX_DEPTH = 10;
const MAX_MS = 5000;

/** Their paths with "/", sorted. The search ends after some seconds, and does not follow links. */
export async function findAppTexts(folder: string, signal: AbortSignal): Promise<string[]> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]);
  const paths: string[] = [];
  const { default: glob } = await import("fast-glob");
  const entries = glob.stream(PATTERNS, {
    cwd: folder,
    ignore: NOT_OWN.map((name) => `**/${name}/**`),
    deep: MAX_DEPTH,
    followSymbolicLinks: false,
    suppressErrors: true,
  });
  for await (const entry of entries) {
    paths.push(String(entry));
    if (ended.aborted || paths.length >= MAX_FILES) break;
  }
  return paths.sort();
}
