/** Files of an app that probably contain its texts → rows of the setting `texts`. */
import { asGlob } from "../locales/glob.ts";
import { grouped, type Json } from "../model/json.ts";
import { isKnownLanguage, sameLanguage } from "../model/languageCodes.ts";
import { rangesOf, type Span } from "../model/place.ts";
import type { ProjectDetails } from "../model/project.ts";

/** As lokaform.yaml has it. */
export type SuggestedRow = Readonly<Record<string, Json>> & { files: string };

export interface Suggestion {
  /** The second one: the other languages, if the path of the file in the base language has no code. */
  rows: readonly SuggestedRow[];
  /** The languages of its files. */
  languages: readonly string[];
  baseFile: string;
}

/** The setting refuses control characters. A glob cannot always name a path with braces. */
const NOT_OFFERED = /[\p{Cc}\p{Cs}{}]/u;

/** The folders of Apple and Android without a code have the base language. */
const UNMARKED = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;

/** A path with the code of a language of the project, and where the code is. */
interface Marked {
  path: string;
  language: string;
  code: string;
  at: readonly Span[];
}

export function suggestTexts(allPaths: readonly string[], project: ProjectDetails): Suggestion[] {
  const { baseLanguage: base, perPlatformNames } = project;
  if (!base) return [];
  const languages = project.languages?.map(({ iso }) => iso) ?? [];
  const paths = allPaths.filter((path) => !NOT_OFFERED.test(path));
  const marked = paths.flatMap((path) => markedIn(path, languages));
  const withCode = new Set(marked.map(({ path }) => path));
  const unmarked = new Set(paths.filter((path) => !withCode.has(path)));
  const suggestions = new Map<string, Suggestion>();
  for (const [files, group] of grouped(marked, (mark) => withMark(mark, asGlob))) {
    const suggestion = ofGroup(files, group, base, unmarked);
    // A path can have several codes.
    const rival = suggestion && suggestions.get(suggestion.baseFile);
    if (suggestion && suggestion.languages.length > (rival?.languages.length ?? 0))
      suggestions.set(suggestion.baseFile, suggestion);
  }
  for (const path of unmarked) {
    const row = { files: asGlob(path) };
    const codes = [base, ...languages.filter((language) => language !== base)];
    if (path.endsWith(".xcstrings"))
      suggestions.set(path, { rows: [{ ...row, languages: codes }], languages: codes, baseFile: path });
    else if (UNMARKED.test(path) && !suggestions.has(path))
      suggestions.set(path, { rows: [{ ...row, language: base }], languages: [base], baseFile: path });
  }
  return [...suggestions.values()]
    .map((suggestion) => ({
      ...suggestion,
      rows: suggestion.rows.map((row) => ({ ...row, ...platformsOf(row.files, perPlatformNames) })),
    }))
    .sort((a, b) => (filesOf(a) < filesOf(b) ? -1 : 1));
}

/** The path of its files. It names the suggestion. */
export function filesOf({ rows }: Pick<Suggestion, "rows">): string {
  return rows[0]?.files ?? "";
}

/** Undefined: there is no file in the base language. */
function ofGroup(
  files: string,
  group: readonly Marked[],
  base: string,
  unmarked: Set<string>,
): Suggestion | undefined {
  const [mark] = group;
  if (!mark) return undefined;
  const main = group.find(({ language }) => language === base);
  const isos = [...new Set(group.map(({ language }) => language))].filter((language) => language !== base);
  const plainPath = withoutCode(mark);
  const [, stem = ""] = /([^/]+)\.[a-z]+$/.exec(plainPath) ?? [];
  // Android reads a folder with the code of the base language only for some texts.
  const isPlain = unmarked.has(plainPath) && !isKnownLanguage(stem) && (!main || mark.path.endsWith(".xml"));
  // A file in Base.lproj is a copy of the one in the folder of the base language.
  if (!isPlain && main) unmarked.delete(plainPath);
  const row = { files, languages: [...(isPlain ? [] : [base]), ...isos] };
  if (!isPlain) return main && { rows: [row], languages: row.languages, baseFile: main.path };
  const baseRow = { files: asGlob(plainPath), language: base };
  return {
    rows: isos.length === 0 ? [baseRow] : [baseRow, row],
    languages: [base, ...isos],
    baseFile: plainPath,
  };
}

/** Where Apple and Android have a code. */
const FOLDERS = [
  [/\.strings$/, /[^/]+(?=\.lproj\/[^/]+$)/g],
  [/\.xml$/, /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+$)/g],
] as const;

/** What in a path is the code of a language of the project, in any spelling. Each of them counts at all its places. */
function markedIn(path: string, languages: readonly string[]): Marked[] {
  if (path.endsWith(".xcstrings")) return [];
  const [, folder] = FOLDERS.find(([type]) => type.test(path)) ?? [];
  const spans = folder ? rangesOf(path, folder) : languages.flatMap((iso) => rangesOf(path, asWord(iso)));
  const isPart = ({ start, end }: Span) =>
    spans.some((span) => span.start <= start && end <= span.end && span.end - span.start > end - start);
  const codes = grouped(
    spans.filter((span) => !isPart(span)),
    ({ start, end }) => path.slice(start, end),
  );
  return [...codes].flatMap(([code, at]) => {
    const language = languages.includes(code) ? code : sameLanguage(code, languages);
    return language === undefined ? [] : [{ path, language, code, at }];
  });
}

/** A code as a folder, or between the signs of the name of a file. A language does not end before its region: `zh` in `zh-TW`. */
function asWord(language: string): RegExp {
  const code = language
    .split(/[-_]/)
    .map((part) => part.replace(/\W/g, "\\$&"))
    .join("[-_]");
  const region = "(?![-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9]))";
  return new RegExp(`(?<=^|/)${code}(?=/)|(?<=^|[/._-])${code}${region}(?=[._-][^/]*$)`, "gi");
}

function withMark({ path, at }: Marked, outside = (text: string) => text): string {
  const ends = [0, ...at.map(({ end }) => end)];
  return ends.map((end, index) => outside(path.slice(end, at[index]?.start))).join("{lang}");
}

/** The path of the file in the base language, if it has no code. */
function withoutCode(marked: Marked): string {
  return withMark(marked)
    .replace("{lang}.lproj/", "Base.lproj/")
    .replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}

/** Names on other platforms can differ, and stay as they are. */
function platformsOf(
  files: string,
  perPlatformNames: boolean,
): { platform: string } | { platforms: string[] } {
  if (files.endsWith(".arb")) return { platforms: ["ios", "android"] };
  const platform = files.endsWith(".xml") ? "android" : files.endsWith(".json") ? "web" : "ios";
  return perPlatformNames ? { platform } : { platforms: [platform] };
}
