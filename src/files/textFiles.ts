/** Finds the locale files that the setting `texts` names. */
import { extname } from "node:path";
import { placeWords } from "../kinds/declaration.ts";
import { fileTypeOf } from "../locales/format.ts";
import {
  codeInPath,
  counterpart,
  globOf,
  hasLanguage,
  languageIn,
  NAME_PARTS,
  nameParts,
  pathIn,
  projectLanguage,
  readsLanguage,
  type TextFile,
  type TextSource,
  withSpellings,
} from "../locales/textSource.ts";
import { append, listed } from "../model/json.ts";
import { isKnownLanguage, isSameLanguage, likelyLanguage, sameLanguage } from "../model/languageCodes.ts";
import { startOfFile } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { filesAt } from "./findFiles.ts";
import { type Folders, pathShown } from "./paths.ts";

interface FoundTextFile {
  /** The full path. */
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
  /** The row with the codes that its files have. */
  source: TextSource;
  known: readonly string[];
  files: readonly FoundTextFile[];
  /** Those that are read. A file without a language names the language of each text. */
  wanted: FoundTextFile[];
}

/** The files of rows without a language in their path, with the languages in which other rows have the same texts. */
function othersOf(rowFiles: readonly FilesOfRow[]): Map<string, TextFile> {
  const bases = rowFiles.flatMap(({ row, files }) =>
    row.language === undefined || hasLanguage(row.files) ? [] : files,
  );
  return new Map(
    bases.map(({ full, textFile: { language, ...file } }) => {
      const isOnly = bases.every((base) => base.full === full || extname(base.full) !== extname(full));
      const textFile: TextFile = { ...file, language, ...(isOnly && { isOnly }) };
      const otherLanguages = rowFiles.flatMap(({ source }) =>
        (source.languages ?? []).filter(
          (code) => code !== language && counterpart(source, textFile, code) !== undefined,
        ),
      );
      return [full, otherLanguages.length > 0 ? { ...textFile, others: otherLanguages } : textFile];
    }),
  );
}

/** The full paths of all files that a row finds, also of those that it does not read. */
export async function filesOfRow(
  source: TextSource,
  folders: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<string[]> {
  const matches = await filesAt(globOf(source), source.folder, folders, signal);
  return matches.filter((full) => fileTypeOf(full) !== undefined).sort();
}

/** The path by which the row names a file. */
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

const LOST =
  "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, ";

const NONE_READ = "So no text is read. Correct languages or files.";

/** `isAwaited`: a pull writes the first file of the row. `readsNone`: whether no file of any row is read. */
function rowProblems({ row, known, files }: FilesOfRow, isAwaited: boolean, readsNone: boolean): Problem[] {
  const { files: pattern, languages = [], languageMap, place } = row;
  if (files.length === 0 && !isAwaited) {
    const reason =
      known.length === 0
        ? `no file. Correct the path: it is relative to this file.`
        : `${known.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
    return [problem("no-manifest", `texts "${pattern}" matches ${reason}`, { place })];
  }
  const codes = files.map(({ textFile }) => textFile.language);
  if (codes.includes(undefined)) return [];
  const extras = new Set(codes.flatMap((one) => (one === undefined || languages.includes(one) ? [] : [one])));
  const absent = languages.filter((language) => !codes.includes(language));
  const similar = absent.flatMap((language) => {
    const spelled = [...extras].find((code) => isSameLanguage(code, language));
    const fileCode = spelled ?? likelyLanguage(language, [...extras]);
    return fileCode === undefined ? [] : [{ language, same: fileCode, isSame: spelled !== undefined }];
  });
  // A project can have codes of its own.
  const isCode = (code: string) => isKnownLanguage(code) || /^[a-z]{2}(?![a-z])/i.test(code);
  const [unknown] = absent.filter((code) => !isCode(code) && !Object.values(languageMap).includes(code));
  if (unknown !== undefined) {
    const there = [...new Set(codes)].join(", ");
    const message = `"${unknown}" is not the code of a language, and texts "${pattern}" has no file for it. The files are in: ${there}. To read all of them, write languages: [${there}].`;
    return [problem("no-language-file", message, { place })];
  }
  const plain = absent.filter((code) => !similar.some(({ language }) => language === code));
  const missing = (missingCodes: string[], fix: string, severity?: "notice" | "warning") => {
    const [s, them] = missingCodes.length > 1 ? ["s", "them"] : ["", "it"];
    const create = `lokaform pull creates ${them} when the project has texts for ${them} that do not wait.`;
    const message = `texts "${pattern}" has no file for the language${s} ${listed(missingCodes)}. ${fix}${severity ? create : ""}`;
    const details = { place, ...(severity && ({ severity, scope: "change" } as const)) };
    return problem("no-language-file", message.trim(), details);
  };
  const isInBase = known.some((path) => path.includes("/Base.lproj/"));
  const base = isInBase
    ? `If Base.lproj has the texts of ${plain[0]}, add language_map: { Base: ${plain[0]} }. `
    : "";
  const severity = readsNone ? undefined : "notice";
  return [
    ...(plain.length > 0 ? [missing(plain, base + (readsNone ? NONE_READ : LOST), severity)] : []),
    ...similar.map(({ language, same: fileCode, isSame }) => {
      const map = `If ${fileCode} is the same language, add language_map: { ${fileCode}: ${language} }. `;
      return missing([language], isSame ? map : `${map}Otherwise `, isSame ? undefined : "warning");
    }),
  ];
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

/** Files in a folder of a row that belong to a language, and that no row names: one notice for each such row. */
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
  for (const [row, paths] of pathsByRow) {
    append(problems, unlistedLanguages(row, paths));
    const plurals = globOf(row).replace(/\.strings$/, ".stringsdict");
    const [dict] = plurals === globOf(row) ? [] : await filesAt(plurals, row.folder, folders, signal);
    const message = `${dict && pathShown(dict, folders)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
    const at = { place: row.place, severity: "notice", scope: "change" } as const;
    if (dict) problems.push(problem("unread-manifest", message, at));
    const [, folder = "", extension = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(row.files) ?? [];
    if (!hasLanguage(row.files) || extension === "") continue;
    const codes = new Set(paths.map((full) => languageIn(row, pathInRow(row, full))));
    const isLanguage = (code: string | undefined, files: string) =>
      codes.has(code) ||
      (files === `${folder}{lang}${extension}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(code ?? ""));
    const names = hasLanguage(folder) ? ["*", "**/*"] : ["{lang}", "*.{lang}", "*-{lang}", "*_{lang}"];
    const siblings = await filesOfRow(
      { ...row, files: `${folder}${names.at(-1)?.includes("/") ? "**/" : ""}*${extension}` },
      folders,
      signal,
    );
    const unread = siblings.flatMap((full) => {
      const path = pathInRow(row, full);
      const source = names
        .map((name) => ({ ...row, files: `${folder}${name}${extension}` }))
        .find((one) => isLanguage(languageIn(one, path), one.files));
      const isText = extension !== ".xml" || /string/i.test(path.slice(folder.length));
      if (knownPaths.has(full) || !source || !isText || path.endsWith("/InfoPlist.strings")) return [];
      knownPaths.add(full);
      return [{ path: pathShown(full, folders), files: pathIn(source, path, "{lang}") ?? path }];
    });
    const [firstFile, ...otherFiles] = unread;
    if (!firstFile) continue;
    const countWords = otherFiles.length > 0 ? ` (and ${otherFiles.length} more)` : "";
    const way = `${firstFile.path}${countWords} is not read: no row of texts names it. To read it, copy the row at ${placeWords(row.place)}, and write files: "${firstFile.files}" in the copy${row.filenames ? ", with its own filenames" : ""}.`;
    // In a pull request, the file is often new, and GitHub shows what is said about its lines.
    const inFile = startOfFile(firstFile.path);
    problems.push(problem("unread-manifest", way, { ...at, place: inFile }));
  }
  return problems;
}

/** Without `languages`, only the base language is read, which is easily overlooked, and also a file in a new language. */
function unlistedLanguages(row: TextSource, files: readonly string[]): Problem[] {
  const pathCodes = files.flatMap((full) => codeInPath(row, pathInRow(row, full)) ?? []);
  const spelled = withSpellings(row, pathCodes);
  const projectCodes = pathCodes.map((code) => projectLanguage(spelled, code));
  if (!row.languages && fileTypeOf(row.files)?.severalLanguages) {
    const message = `texts "${row.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
    return [problem("unread-manifest", message, { place: row.place, severity: "notice", scope: "change" })];
  }
  // Next to listed languages, two letters are probably meant as one.
  const isMeant = (code: string) =>
    row.languages?.includes(code) || isKnownLanguage(code) || (row.languages && /^[a-z]{2}$/.test(code));
  const codes = [...new Set(projectCodes.filter(isMeant))];
  if (!hasLanguage(row.files) || codes.length < 2) return [];
  const extras = codes.filter((code) => !row.languages?.includes(code));
  if (extras.length === 0) return [];
  const twice = extras.find((code) => sameLanguage(code, row.languages ?? []));
  const message = twice
    ? `texts "${row.files}" also has a file for ${twice}, which is the language ${sameLanguage(twice, row.languages ?? [])}. It is not read: move its texts into the file of that language.`
    : row.languages
      ? `texts "${row.files}" also has files in ${listed(extras)}, which are not read. To read them, write languages: [${[...row.languages, ...extras].join(", ")}]; the project needs them, too.`
      : `texts "${row.files}" has files in ${listed(codes)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${codes.join(", ")}]. Otherwise, list only the base language.`;
  return [problem("unread-manifest", message, { place: row.place, severity: "notice", scope: "change" })];
}

const PATTERNS = ["**/*.{json,arb,xcstrings}", "**/*.lproj/*.strings", "**/values*/*.xml"];
/** What others wrote or a build made, and what the tools of developers keep. */
export const NOT_OWN = [
  "node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
  "build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
  "test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
  "*.app,*.framework,*.xcframework,*.bundle",
].flatMap((names) => names.split(",").map((name) => `**/${name}/**`));
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
    ignore: NOT_OWN,
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
