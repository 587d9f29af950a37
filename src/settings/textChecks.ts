/** What can be wrong with a text source, in words that follow the name of its field. */
import { expand, globComplaint } from "../kinds/glob.ts";
import { hasLanguage, patternParts } from "../kinds/textSource.ts";
import { FILE_TYPES, type FileType, fileTypeOf } from "../locales/format.ts";

/** Control characters and halves of characters. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** A mistake in one field, without the others. Undefined: none. */
export function filesComplaint(files: string): string | undefined {
  if (files === "") return "is empty";
  if (UNUSABLE.test(files))
    return "has a control character. Rename the file or folder, and write its new name";
  if (/^[/\\]|^[A-Za-z]:/.test(files)) return "is an absolute path";
  if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(files)) return 'has "\\" between folders. Write "/"';
  const unknown = unknownPlaceholder(files, ["lang"]);
  if (unknown !== undefined) return unknown;
  if (!isBalanced(files)) return 'has a "{" or "}" without the other one';
  const refused = globComplaint(files.replaceAll("{lang}", "*"));
  if (refused !== undefined) return refused;
  if (/\[[^\]/]*\{lang\}/.test(files)) return "has {lang} between [ and ]. Write {lang} alone";
  const paths = expand(files.replaceAll("{lang}", "en"));
  if (paths.some((path) => path.endsWith("/"))) return "ends with a folder, and not with files";
  if (paths.some(leavesLater))
    return 'has ".", ".." or nothing as the name of a folder. Only its start may be "../"';
  if (new Set(expand(files).map(hasLanguage)).size > 1) return "has {lang} in only a part of its paths";
  return paths.every((path) => fileTypeOf(path) !== undefined)
    ? undefined
    : `ends with an unknown type of file. Known types: ${FILE_TYPES.map(({ name }) => name).join(", ")}`;
}

export function keyNameComplaint(name: string): string | undefined {
  const unknown = unknownPlaceholder(name, ["path", "file", "dir"]);
  if (unknown !== undefined) return unknown;
  return name.includes("{path}")
    ? undefined
    : "does not contain {path}, so all texts would have the same name";
}

/** The members of a text source that have to agree. */
export interface SourceMembers {
  files: string;
  languages?: readonly string[] | undefined;
  language?: string | undefined;
  language_map?: Readonly<Record<string, string>> | undefined;
  key_name?: string | undefined;
  platform?: string | undefined;
  platforms?: readonly string[] | undefined;
  plurals?: string | undefined;
}

export interface Complaint {
  path: (string | number)[];
  message: string;
}

/** Mistakes that need more than one field. If the field `files` alone is wrong, they are not looked for. */
export function sourceComplaints(source: SourceMembers): Complaint[] {
  if (filesComplaint(source.files) !== undefined) return [];
  return [...languageComplaints(source), ...nameComplaints(source), ...otherComplaints(source)];
}

function languageComplaints({
  files,
  languages,
  language,
  language_map: map = {},
}: SourceMembers): Complaint[] {
  const types = typesOf(files);
  const found: Complaint[] = [];
  const wrong = (message: string, ...path: Complaint["path"]) => found.push({ path, message });
  const isIn = hasLanguage(files);
  if (types.some(({ severalLanguages }) => severalLanguages)) {
    if (types.length > 1) wrong("has .xcstrings and other types. Write two text sources", "files");
    if (isIn) wrong("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files");
    if (language !== undefined)
      wrong("is not for .xcstrings files, which name their languages inside. Remove it", "language");
  } else if (isIn && language !== undefined)
    wrong("cannot be set, because the path in files has {lang}. Remove one of both", "language");
  else if (!isIn && language === undefined)
    wrong(
      "does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language",
      "files",
    );
  else if (language !== undefined && languages !== undefined)
    wrong("cannot be set together with language. Remove it", "languages");
  for (const [index, one] of (languages ?? []).entries())
    if (Object.hasOwn(map, one) && map[one] !== one)
      wrong(
        `is the code ${one} of language_map, and not the name in the project. Write ${map[one]}`,
        "languages",
        index,
      );
  return found;
}

/** `{file}` and `{dir}` must have a value in every path. */
function nameComplaints({ files, key_name: name = "" }: SourceMembers): Complaint[] {
  if (keyNameComplaint(name) !== undefined) return [];
  const parts = expand(files).map(patternParts);
  const found: Complaint[] = [];
  if (name.includes("{file}") && parts.some(({ file }) => file === ""))
    found.push({
      path: ["key_name"],
      message: "has {file}, but the name of the file is only the language. Remove {file}",
    });
  if (name.includes("{dir}") && parts.some(({ dir }) => dir === ""))
    found.push({
      path: ["key_name"],
      message: "has {dir}, but the path in files has no folder with a name. Remove {dir}",
    });
  return found;
}

function otherComplaints({ files, plurals, platform, platforms }: SourceMembers): Complaint[] {
  const found: Complaint[] = [];
  if (plurals === "i18next" && typesOf(files).some(({ name }) => name !== "JSON"))
    found.push({ path: ["plurals"], message: "is i18next, which is only for JSON files. Remove it" });
  if (platform !== undefined && platforms && !platforms.includes(platform))
    found.push({
      path: ["platforms"],
      message: `does not contain ${platform}, which the field platform names. Add it, or remove platforms`,
    });
  return found;
}

function typesOf(files: string): FileType[] {
  return [...new Set(expand(files).flatMap((path) => fileTypeOf(path) ?? []))];
}

function leavesLater(path: string): boolean {
  const folders = path.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/");
  return folders.some((name) => name === "." || name === ".." || name === "");
}

/** `{a,b}` is not a placeholder. */
function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  for (const [, name = ""] of text.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g))
    if (!known.includes(name))
      return `has the unknown placeholder {${name}}. ${known.length === 1 ? "The only one is" : "Known ones:"} ${known.map((one) => `{${one}}`).join(", ")}`;
  return undefined;
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const [mark] of text.replace(/\\./g, "").matchAll(/[{}]/g)) {
    open += mark === "{" ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}
