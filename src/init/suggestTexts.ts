/** Files of an app that probably contain its texts → rows of the setting `texts`, which a person can accept. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findAppTexts } from "../files/textFiles.ts";
import { hasLanguage, patternParts, UPLOADED_SEPARATOR } from "../kinds/textSource.ts";
import { readTexts } from "../locales/formats.ts";
import { groupedByEach, type Json } from "../model/json.ts";
import type { RunContext } from "../run/host.ts";
import type { Account } from "./questions.ts";
import type { Questions } from "./workflows.ts";

interface SuggestedRow {
  readonly files: string;
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly language_map?: Readonly<Record<string, string>>;
  readonly platforms: readonly string[];
  readonly names?: "lokalise";
  readonly filenames?: string;
  readonly plurals?: "i18next";
}

interface SuggestedTexts {
  /** As lokaform.yaml has it. */
  row: SuggestedRow;
  /** The languages of its files, as their paths name them. */
  codes: readonly string[];
  /** The file in the base language. */
  baseFile: string;
}

const CODE = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*";

interface Layout {
  /** The groups of a path: what is before the code, the code, and what comes after it. */
  path: RegExp;
  platforms: readonly string[];
}

/** The setting refuses control characters. A glob cannot always name a path with braces. */
const NOT_OFFERED = /[\p{Cc}\p{Cs}{}]/u;

/** The first one that fits counts. */
const LAYOUTS: readonly Layout[] = [
  { path: new RegExp(`^((?:.*/)?)(${CODE})(\\.lproj/[^/]+\\.strings)$`, "s"), platforms: ["ios"] },
  {
    path: new RegExp(
      `^((?:.*/)?(?:res|composeResources)/(?:.*/)?values-)(${CODE.replace("[A-Z]{2}", "r[A-Z]{2}")})(/[^/]+\\.xml)$`,
      "s",
    ),
    platforms: ["android"],
  },
  {
    path: new RegExp(`^((?:.*/)?(?:[^/]*_)?)(${CODE})(\\.arb)$`, "s"),
    platforms: ["ios", "android"],
  },
  { path: new RegExp(`^((?:.*/)?)(${CODE})(\\.json)$`, "s"), platforms: ["web"] },
  { path: new RegExp(`^((?:.*/)?[^/]+[._-])(${CODE})(\\.json)$`, "s"), platforms: ["web"] },
  { path: new RegExp(`^(.*/)(${CODE})(/[^/]+\\.json)$`, "s"), platforms: ["web"] },
];

/** Without the base language, all of them count. `paths` are sorted. `languages`: of the project. */
export function suggestTexts(
  paths: readonly string[],
  base: string | undefined,
  languages: readonly string[],
): SuggestedTexts[] {
  const groups = new Map<string, { layout: Layout; files: Map<string, string> }>();
  const single: SuggestedTexts[] = [];
  for (const path of paths.filter((one) => !NOT_OFFERED.test(one))) {
    const alone = singleFile(path, base);
    if (alone) single.push(alone);
    const found = alone ? undefined : codeIn(path);
    if (!found) continue;
    const group = groups.get(found.files) ?? { layout: found.layout, files: new Map() };
    groups.set(found.files, group);
    group.files.set(found.code, path);
  }
  const several = [...groups].flatMap(([files, { layout, files: found }]): SuggestedTexts[] => {
    const codes = [...found.keys()];
    const code = base === undefined ? codes[0] : codes.find((one) => sameLanguage(one, base));
    const baseFile = found.get(code ?? "");
    if (code === undefined || baseFile === undefined) return [];
    const spelled = codes.flatMap((one) => {
      const language = languages.find((other) => sameLanguage(one, other));
      return language === undefined || codes.includes(language) ? [] : [[one, language]];
    });
    const mapped = spelled.length > 0 && { language_map: Object.fromEntries(spelled) };
    const row = { files, ...inLanguages(base), ...mapped, platforms: layout.platforms };
    return [{ row, codes, baseFile }];
  });
  return [...several, ...single].sort((a, b) => (a.row.files < b.row.files ? -1 : 1));
}

function codeIn(path: string): { files: string; code: string; layout: Layout } | undefined {
  for (const layout of LAYOUTS) {
    const [, before = "", code, after = ""] = layout.path.exec(path) ?? [];
    if (code !== undefined) return { files: `${escaped(before)}{lang}${escaped(after)}`, code, layout };
  }
  return undefined;
}

/** A string catalog has all languages. Android's folder without a code has the base language. */
function singleFile(path: string, base: string | undefined): SuggestedTexts | undefined {
  const files = escaped(path);
  if (path.endsWith(".xcstrings"))
    return { row: { files, ...inLanguages(base), platforms: ["ios"] }, codes: [], baseFile: path };
  if (base === undefined || !/(^|\/)(res|composeResources)\/(.*\/)?values\/[^/]+\.xml$/.test(path))
    return undefined;
  return { row: { files, language: base, platforms: ["android"] }, codes: [], baseFile: path };
}

/** As it is without `languages`, but known before the project is read. */
function inLanguages(base: string | undefined): Pick<SuggestedRow, "languages"> {
  return base === undefined ? {} : { languages: [base] };
}

/** `en-US` and `en_US`, and Android's `en-rUS`. */
function sameLanguage(one: string, other: string): boolean {
  const plain = (code: string) =>
    code
      .replace(/-r(?=[A-Z]{2}$)/, "-")
      .replaceAll("_", "-")
      .toLowerCase();
  return plain(one) === plain(other);
}

/** The path as a glob. */
function escaped(path: string): string {
  return path.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}

/** Whether a file of JSON has plural forms as i18next names them. */
export function hasI18nextPlurals(text: string): boolean {
  const forms = text.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g);
  const names = new Set(Array.from(forms, ([, name = ""]) => name));
  return [...names].some((name) => name.endsWith("_one") && names.has(name.replace(/one$/, "other")));
}

export interface OfferedTexts {
  /** The rows that a person took. */
  taken: readonly Json[];
  /** The files of the others, as patterns. */
  mentioned: readonly string[];
}

/** In a question, or in a message. */
const MAX_OFFERED = 20;

/** What the keys of the project have. */
export interface LiveNames {
  names: ReadonlySet<string>;
  filenames: ReadonlySet<string>;
}

/** A suggestion, and what its base file says. */
interface Counted {
  row: SuggestedRow;
  about: string;
  /** Of the strings, with the separator of the row. */
  names: readonly string[];
  /** How many of them are in the project. */
  inProject: number;
}

/** `asked`: the option of the command. Without it and without questions, none is taken. */
export async function offerTexts(
  { baseLanguage, languages, namesPerPlatform }: Account,
  { folders, cancellation }: Pick<RunContext, "folders" | "cancellation">,
  asked: "all" | "matching" | undefined,
  questions: Questions | undefined,
  readNames: () => Promise<LiveNames>,
): Promise<OfferedTexts> {
  const { working } = folders;
  const paths = await findAppTexts(working, cancellation.stopping);
  const suggested = suggestTexts(paths, baseLanguage, languages).slice(0, asked ? undefined : MAX_OFFERED);
  if (suggested.length === 0) return { taken: [], mentioned: [] };
  if (!asked && !questions) return { taken: [], mentioned: suggested.map(({ row }) => row.files) };
  const live = await readNames();
  const found = await Promise.all(suggested.map((one) => counted(one, working, live)));
  const matching = found.filter(({ names, inProject }) => inProject * 2 > names.length);
  const chosen = asked || !questions ? [] : await askWhich(found, matching, questions);
  const taken = asked
    ? asked === "all"
      ? found
      : matching
    : found.filter(({ row }) => chosen.includes(row.files));
  const clashing = withSameNames(taken, namesPerPlatform);
  const keyName = keyNameFor(clashing);
  const rows = taken.map((one) => ({
    ...rowOf(one.row, namesPerPlatform),
    ...(keyName !== undefined && clashing.includes(one) && { key_name: keyName }),
  }));
  return { taken: rows, mentioned: [] };
}

function askWhich(found: readonly Counted[], usual: readonly Counted[], questions: Questions) {
  return questions.several(
    "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml",
    found.map(({ row, about }) => ({ value: row.files, about })),
    usual.map(({ row }) => row.files),
  );
}

/** The row reads the file by the convention by which more of its names are in the project. */
async function counted(
  { row, codes, baseFile }: SuggestedTexts,
  folder: string,
  live: LiveNames,
): Promise<Counted> {
  const text = await readFile(join(folder, baseFile), "utf8").catch(() => "");
  const hasForms = baseFile.endsWith(".json") && hasI18nextPlurals(text);
  // An upload makes a plural key of the forms, or a key of each.
  const [first, ...others] = (hasForms ? (["i18next", "none"] as const) : (["none"] as const)).flatMap(
    (plurals) => {
      const { texts } = readTexts(baseFile, text, { plurals });
      const isFlat = texts.every(({ path }) => path.length === 1);
      return [".", UPLOADED_SEPARATOR].map((separator) => {
        const names = texts.map(({ path }) => path.join(separator));
        const inProject = names.filter((name) => live.names.has(name)).length;
        return { plurals, separator, names, inProject, isFlat };
      });
    },
  );
  const best = others.reduce((one, other) => (other.inProject > (one?.inProject ?? 0) ? other : one), first);
  const { plurals, names = [], inProject = 0 } = best ?? {};
  const count = inProject === 0 ? [] : [`${inProject} of ${names.length} names are in the project`];
  return {
    row: {
      ...row,
      ...(best && inProject > 0 && uploadedAs(baseFile, row.files, best, live)),
      ...(plurals === "i18next" && { plurals }),
    },
    about: [codes.join(", "), ...count].filter((words) => words !== "").join("; "),
    names,
    inProject,
  };
}

/** How an upload names the keys of a file, if the keys have such names or this file. */
function uploadedAs(
  baseFile: string,
  pattern: string,
  { separator, isFlat }: { separator: string; isFlat: boolean },
  { filenames }: LiveNames,
): Pick<SuggestedRow, "names" | "filenames"> {
  if (separator === UPLOADED_SEPARATOR) return { names: "lokalise" };
  const own = hasLanguage(pattern)
    ? pattern.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1")
    : baseFile;
  const ofAndroid = baseFile.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
  const found = [own, ofAndroid].find((one) => filenames.has(one));
  if (found === undefined) return {};
  return found === own && isFlat ? { names: "lokalise" } : { filenames: found };
}

function rowOf(
  { platforms, ...others }: SuggestedRow,
  namesPerPlatform: boolean,
): Readonly<Record<string, Json>> {
  const [only] = platforms.length === 1 ? platforms : [];
  // Names on other platforms can differ, and stay as they are.
  return { ...others, ...(namesPerPlatform && only !== undefined ? { platform: only } : { platforms }) };
}

/** Those whose names another one has, too. An upload tells them apart by their file names. */
function withSameNames(all: readonly Counted[], namesPerPlatform: boolean): Counted[] {
  const owners = groupedByEach(
    all.filter(({ row }) => row.names === undefined && row.filenames === undefined),
    ({ row, names }) => {
      const platform = namesPerPlatform && row.platforms.length === 1 ? row.platforms[0] : "";
      return [...new Set(names)].map((name) => `${platform} ${name}`);
    },
  );
  return [...new Set([...owners.values()].filter((owner) => owner.length > 1).flat())];
}

/** The first prefix that gives the files different names. Undefined: none does, or the project has their names without one. */
function keyNameFor(files: readonly Counted[]): string | undefined {
  if (files.some(({ inProject }) => inProject > 0)) return undefined;
  const parts = files.map(({ row }) => patternParts(row.files));
  const used = [["file"], ["dir"], ["dir", "file"]] as const;
  const found = used.find((names) => {
    const prefixes = parts.map((part) => names.map((name) => part[name]));
    return (
      prefixes.flat().every((name) => name !== "") &&
      new Set(prefixes.map((names) => names.join("/"))).size === files.length
    );
  });
  return files.length === 0 || !found ? undefined : [...found, "path"].map((name) => `{${name}}`).join(".");
}
