/** Files of an app that probably contain its texts → rows of the setting `texts`, which a person can accept. */
import { join } from "node:path";
import { plainText } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { findAppTexts } from "../files/textFiles.ts";
import { asGlob } from "../kinds/glob.ts";
import { hasLanguage, patternParts, UPLOADED_SEPARATOR } from "../kinds/textSource.ts";
import { readTexts } from "../locales/formats.ts";
import { grouped, groupedByEach, type Json } from "../model/json.ts";
import { plainCode } from "../model/languageCodes.ts";
import { rangesOf, type Span } from "../model/place.ts";
import type { RunContext } from "../run/host.ts";
import type { Account } from "./questions.ts";
import type { Questions } from "./workflows.ts";

interface SuggestedRow {
  readonly files: string;
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly language_map?: Readonly<Record<string, string>>;
  readonly platforms: readonly string[];
}

interface SuggestedTexts {
  /** As lokaform.yaml has them. The second one: the other languages, if the file in the base language has no code. */
  rows: readonly [SuggestedRow, SuggestedRow?];
  /** The languages of its files, as their paths name them. */
  codes: readonly string[];
  baseFile: string;
  /** A file in another language, which must have one of its names: a name without a code can be any file. */
  likeFile?: string;
}

/** The setting refuses control characters. A glob cannot always name a path with braces. */
const NOT_OFFERED = /[\p{Cc}\p{Cs}{}]/u;

/** The folders of Apple and Android without a code have the base language. */
const UNMARKED = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;

/** A file in a language: its path, and where the code is. */
interface Marked {
  path: string;
  code: string;
  at: readonly Span[];
}

/** `languages`: of the project. */
export function suggestTexts(
  paths: readonly string[],
  base: string | undefined,
  languages: readonly string[],
): SuggestedTexts[] {
  if (!base) return [];
  const known = new Set(paths.filter((one) => !NOT_OFFERED.test(one)));
  const languageOf = languagesBySpelling(languages);
  const unmarked = new Set(known);
  const all = [...known].flatMap((path) => longest(marked(path).filter(({ code }) => languageOf(code))));
  for (const { path } of all) unmarked.delete(path);
  const found = new Map<string, SuggestedTexts>();
  for (const [files, some] of grouped(all, (one) => withCode(one, "{lang}", asGlob))) {
    const group = new Map<string, Marked>();
    for (const one of some) {
      const language = languageOf(one.code) ?? one.code;
      if (!group.has(language) || one.code === language) group.set(language, one);
    }
    const one = ofGroup(files, group, base, unmarked);
    // A file in Base.lproj is a copy of the one in the folder of the base language.
    if (one) for (const other of group.values()) unmarked.delete(withoutCode(other));
    // A path can have several codes.
    if (one && one.codes.length > (found.get(one.baseFile)?.codes.length ?? 0)) found.set(one.baseFile, one);
  }
  for (const path of known) {
    const row = { files: asGlob(path), platforms: platformsOf(path) };
    // A string catalog has all languages.
    if (path.endsWith(".xcstrings"))
      found.set(path, { rows: [{ ...row, languages: [base] }], codes: [], baseFile: path });
    else if (UNMARKED.test(path) && unmarked.has(path))
      found.set(path, { rows: [{ ...row, language: base }], codes: [], baseFile: path });
  }
  return [...found.values()].sort((a, b) => (a.rows[0].files < b.rows[0].files ? -1 : 1));
}

/** Undefined: there is no file in the base language. */
function ofGroup(
  files: string,
  group: ReadonlyMap<string, Marked>,
  base: string,
  unmarked: ReadonlySet<string>,
): SuggestedTexts | undefined {
  const [first] = group.values();
  if (!first) return undefined;
  const platforms = platformsOf(first.path);
  const codes = [...group.values()].map(({ code }) => code);
  const plainPath = withoutCode(first);
  const own = group.get(base);
  // Android reads a folder with the code of the base language only for some texts.
  const [, word = ""] = /([^/]+)\.[a-z]+$/.exec(plainPath) ?? [];
  const isCode = isShort(word) && NAMES.of(word) !== word;
  const isPlain = unmarked.has(plainPath) && !isCode && (!own || first.path.endsWith(".xml"));
  if (!isPlain)
    return own && { rows: [{ files, ...inLanguages(group, base), platforms }], codes, baseFile: own.path };
  const others = new Map([...group].filter(([language]) => language !== base));
  const row = { files: asGlob(plainPath), language: base, platforms };
  return {
    rows: others.size === 0 ? [row] : [row, { files, ...inLanguages(others, base), platforms }],
    codes: ["", ...codes],
    baseFile: plainPath,
    ...(!UNMARKED.test(plainPath) && { likeFile: first.path }),
  };
}

function inLanguages(group: ReadonlyMap<string, Pick<Marked, "code">>, base: string) {
  const languages = [...group.keys()].sort((a, b) => Number(b === base) - Number(a === base));
  const spelled = [...group].flatMap(([language, { code }]) => (code === language ? [] : [[code, language]]));
  return { languages, ...(spelled.length > 0 && { language_map: Object.fromEntries(spelled) }) };
}

const STRINGS = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g;
const XML = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g;
/** Folders, and what is between the separators of a file name. */
const WORDS = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g;
const REGION = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;

/** What in a path can be a code. Each of them counts at all its places. */
function marked(path: string): Marked[] {
  const form = path.endsWith(".strings") ? STRINGS : path.endsWith(".xml") ? XML : WORDS;
  const found = [...path.matchAll(form)].flatMap(({ 0: word, index }): Span[] => {
    const isName = form === WORDS && path.indexOf("/", index) < 0;
    const parts = isName ? partsOf(word) : [{ start: 0, end: word.length }];
    return parts.map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
  const places = grouped(found, ({ start, end }) => path.slice(start, end));
  return [...places].map(([code, at]) => ({ path, code, at }));
}

const MOST_PARTS = 4;

/** `app-pt-BR` has app, app-pt-BR, pt-BR and BR: a language does not end before its region. */
function partsOf(word: string): Span[] {
  const parts = rangesOf(word, /[^-_]+/g);
  return parts.flatMap(({ start }, first) =>
    parts
      .slice(first, first + MOST_PARTS)
      .flatMap(({ end }) => (REGION.test(word.slice(end)) ? [] : [{ start, end }])),
  );
}

/** Without `be` of `be-tarask`, if that is a language, too. */
function longest(all: readonly Marked[]): Marked[] {
  const isIn = ({ at: [inner] }: Marked, { at }: Marked) =>
    inner && at.some(({ start, end }) => start <= inner.start && inner.end <= end);
  return all.filter((one) => !all.some((other) => other !== one && isIn(one, other)));
}

function withCode({ path, at }: Marked, code: string, outside = (text: string) => text): string {
  const ends = [0, ...at.map(({ end }) => end)];
  return ends.map((end, index) => outside(path.slice(end, at[index]?.start))).join(code);
}

/** The path of the file in the base language, if it has no code. */
function withoutCode(one: Marked): string {
  return withCode(one, "{lang}")
    .replace("{lang}.lproj/", "Base.lproj/")
    .replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}

function platformsOf(path: string): readonly string[] {
  if (path.endsWith(".xml")) return ["android"];
  if (path.endsWith(".json")) return ["web"];
  return path.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}

const NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/** Which language a code means. Old folders of Apple have the English name of a language: `German.lproj`. */
function languagesBySpelling(languages: readonly string[]): (code: string) => string | undefined {
  const spelled = new Map(languages.map((one) => [plainCode(one), one]));
  const named = new Map(languages.flatMap((one) => (isShort(one) ? [[NAMES.of(one) ?? one, one]] : [])));
  const exact = new Set(languages);
  return (code) => {
    if (exact.has(code)) return code;
    return named.get(code) ?? (LIKE_CODE.test(code) ? spelled.get(plainCode(code)) : undefined);
  };
}

const LIKE_CODE = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;

function isShort(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code);
}

export interface OfferedTexts {
  /** As rows of lokaform.yaml. */
  taken: readonly Readonly<Record<string, Json>>[];
  /** The files of the others, as patterns. None if a person was asked. */
  mentioned: readonly string[];
}

/** In a question, or in a message. */
const MAX_OFFERED = 20;

/** What the keys of the project have. */
export interface LiveNames {
  names: ReadonlySet<string>;
  filenames: ReadonlySet<string>;
}

interface Naming {
  key_name?: string;
  names?: "lokalise";
  separator?: string;
  filenames?: string;
  plurals?: "i18next";
}

/** A suggestion, and what its base file says. */
interface Counted {
  rows: readonly (SuggestedRow & Naming)[];
  /** The path of its files. It names the suggestion. */
  files: string;
  about: string;
  /** Of the strings, with the separator of the row. */
  names: readonly string[];
  /** How many of them are in the project. */
  inProject: number;
}

/** `asked`: which are taken without a question. Without it and without questions, none is. */
export async function offerTexts(
  { project }: Account,
  { folders, cancellation }: Pick<RunContext, "folders" | "cancellation">,
  asked: "all" | "matching" | undefined,
  questions: Questions | undefined,
  readNames: () => Promise<LiveNames>,
): Promise<OfferedTexts> {
  const { working } = folders;
  const { baseLanguage, perPlatformNames } = project;
  const languages = project.languages?.map(({ iso }) => iso) ?? [];
  const paths = await findAppTexts(working, cancellation.stopping);
  const read = suggestTexts(paths, baseLanguage, languages).map((one) => withTexts(one, working, languages));
  const withAny = (await Promise.all(read)).filter((one) => one !== undefined);
  const suggested = withAny.slice(0, asked ? undefined : MAX_OFFERED);
  if (suggested.length === 0) return { taken: [], mentioned: [] };
  const live = await readNames();
  const found = suggested.map((one) => counted(one, live));
  const matching = found.filter(({ names, inProject }) => inProject * 2 > names.length);
  const options = found.map(({ files, about }) => ({ value: files, about }));
  const usual = matching.map(({ files }) => files);
  const chosen = (!asked && (await questions?.several(WHICH, options, usual))) || [];
  const isTaken = (one: Counted) => (asked ? matching.includes(one) : chosen.includes(one.files));
  const taken = asked === "all" ? found : found.filter(isTaken);
  const others = questions ? [] : found.filter((one) => !taken.includes(one)).slice(0, MAX_OFFERED);
  const keyNames = keyNamesFor(withSameNames(taken, perPlatformNames));
  const rows = taken.flatMap((one) => {
    const key_name = keyNames.get(one);
    return one.rows.map((row) => ({
      ...rowOf(row, perPlatformNames),
      ...(key_name !== undefined && { key_name }),
    }));
  });
  return { taken: rows, mentioned: others.flatMap((one) => one.rows.map(({ files }) => files)) };
}

const WHICH =
  "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";

type WithTexts = SuggestedTexts & { text: string };

/** Undefined: its base file has no texts. One that cannot be read may have some. */
async function withTexts(
  given: SuggestedTexts,
  folder: string,
  languages: readonly string[],
): Promise<WithTexts | undefined> {
  const { baseFile, likeFile, rows } = given;
  const textOf = async (path: string) => plainText(await readFile(join(folder, path)), path);
  const text = await textOf(baseFile).catch(() => "");
  const { texts, faults } = readTexts(baseFile, text, { plurals: "none", lists: true });
  const hasText = texts.some(({ value }) => value.is !== "none");
  if (!hasText && faults.every(({ code }) => code !== "text-file")) return undefined;
  if (likeFile !== undefined) {
    const names = new Set(texts.map(({ path }) => path.join(UPLOADED_SEPARATOR)));
    const like = await textOf(likeFile).catch(() => "");
    const { texts: others } = readTexts(likeFile, like, { plurals: "none", lists: true });
    if (!others.some(({ path }) => names.has(path.join(UPLOADED_SEPARATOR)))) return undefined;
  }
  const written = new Set(texts.flatMap(({ language }) => language ?? []));
  const [base] = rows[0].languages ?? [];
  if (written.size === 0 || base === undefined) return { ...given, text };
  const languageOf = languagesBySpelling(languages);
  const group = new Map([[base, { code: base }]]);
  for (const code of written) group.set(languageOf(code) ?? "", { code });
  group.delete("");
  return { ...given, rows: [{ ...rows[0], ...inLanguages(group, base) }], codes: [...written], text };
}

/** What is between the name of the file and the nested names, if the file is in the name; and between nested names. */
const NAMINGS = [
  [":", "."],
  [".", "."],
  ["", "."],
  ["", UPLOADED_SEPARATOR],
] as const;

/** The rows read the files by the convention by which more of its names are in the project. */
function counted({ rows, codes, baseFile, text }: WithTexts, live: LiveNames): Counted {
  // An upload makes a plural key of the forms, or a key of each.
  const [first, ...others] = (["i18next", "none"] as const).flatMap((plurals) => {
    const { texts } = readTexts(baseFile, text, { plurals });
    const hasForms = baseFile.endsWith(".json") && texts.some(({ value }) => value.is === "forms");
    const isFlat = texts.every(({ path }) => path.length === 1);
    return NAMINGS.flatMap(([sign, separator]) => {
      const start = sign && patternParts(rows[0].files).file + sign;
      const names = texts.map(({ path }) => start + path.join(separator));
      const inProject = names.filter((name) => live.names.has(name)).length;
      const found = { hasForms, sign, separator, names, inProject, isFlat: isFlat && sign === "" };
      return sign && inProject === 0 ? [] : [found];
    });
  });
  const best = others.reduce((one, other) => (other.inProject > (one?.inProject ?? 0) ? other : one), first);
  const { hasForms, names = [], inProject = 0 } = best ?? {};
  const languages = codes.filter((one) => one !== "").join(", ");
  const count = inProject > 0 && `${inProject} of ${names.length} names are in the project`;
  const [own, ofOthers] = rows;
  const naming = best && inProject > 0 ? uploadedAs(baseFile, own.files, ofOthers?.files, best, live) : {};
  const keyName = best?.sign && { key_name: `{file}${best.sign}{path}` };
  const forms = hasForms && { plurals: "i18next" as const };
  return {
    rows: [own, ...(ofOthers ? [ofOthers] : [])].map((row) => ({ ...row, ...keyName, ...naming, ...forms })),
    files: own.files,
    about: [languages, count].filter(Boolean).join("; "),
    names,
    inProject,
  };
}

/** How an upload names the keys of a file, if the keys have such names or this file. `others`: the files in other languages. */
function uploadedAs(
  baseFile: string,
  pattern: string,
  others: string | undefined,
  { separator, isFlat }: { separator: string; isFlat: boolean },
  { filenames }: LiveNames,
): Naming {
  const marks = (files: string) => files.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1");
  const own = hasLanguage(pattern) ? marks(pattern) : baseFile;
  const ofAndroid = baseFile.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
  const found = [own, others === undefined ? ofAndroid : marks(others)].find((one) => filenames.has(one));
  const isUploaded = separator === UPLOADED_SEPARATOR;
  if (others !== undefined && found?.includes("%LANG_ISO%"))
    return { ...(isUploaded && { separator }), filenames: found };
  if (isUploaded) return { names: "lokalise" };
  if (found === undefined) return {};
  return found === own && isFlat ? { names: "lokalise" } : { filenames: found };
}

function rowOf({ platforms, ...others }: SuggestedRow & Naming, namesPerPlatform: boolean) {
  const [only] = platforms.length === 1 ? platforms : [];
  // Names on other platforms can differ, and stay as they are.
  return { ...others, ...(namesPerPlatform && only !== undefined ? { platform: only } : { platforms }) };
}

/** Those whose names another one has, too. An upload tells them apart by their file names. */
function withSameNames(all: readonly Counted[], namesPerPlatform: boolean): Counted[] {
  const owners = groupedByEach(
    all.filter(({ rows: [row] }) => row?.names === undefined && row?.filenames === undefined),
    ({ rows: [row], names }) => {
      const platform = namesPerPlatform && row?.platforms.length === 1 ? row.platforms[0] : "";
      return [...new Set(names)].map((name) => `${platform} ${name}`);
    },
  );
  return [...new Set([...owners.values()].filter((owner) => owner.length > 1).flat())];
}

/**
 * The first prefix that gives the files different names: with placeholders, or the folders in which the paths begin to differ.
 * Empty: the project has their names without one.
 */
function keyNamesFor(files: readonly Counted[]): ReadonlyMap<Counted, string> {
  if (files.some(({ inProject }) => inProject > 0)) return new Map();
  const ways = ([["file"], ["dir"], ["dir", "file"]] as const).map((names) =>
    files.map(({ files: pattern }) => ({
      key: [...names.map((name) => `{${name}}`), "{path}"].join("."),
      made: names.map((name) => patternParts(pattern)[name]),
    })),
  );
  const folders = files.map((one) => one.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1));
  const common = folders[0]?.findIndex((name, at) => folders.some((path) => path[at] !== name)) ?? 0;
  for (let most = 1; most < 4; most++) {
    const starts = folders.map((path) => path.slice(common, common + most));
    ways.push(starts.map((made) => ({ key: [...made, "{path}"].join("."), made })));
  }
  const found = ways.find(
    (way) =>
      way.every(({ made }) => made.length > 0 && made.every((name) => name !== "" && !name.includes("{"))) &&
      new Set(way.map(({ made }) => made.join("/"))).size === files.length,
  );
  return new Map(files.flatMap((one, at) => (found?.[at] ? [[one, found[at].key]] : [])));
}
