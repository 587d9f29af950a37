/** Files of an app that probably contain its texts → rows of the setting `texts`. */
import { asGlob } from "../locales/glob.ts";
import { OPTIONAL_PLACEHOLDER } from "../locales/textSource.ts";
import { byCodeUnits, grouped, type Json } from "../model/json.ts";
import { isKnownLanguage, sameLanguage } from "../model/languageCodes.ts";
import type { ProjectDetails } from "../model/project.ts";

export type SuggestedRow = Readonly<Record<string, Json>> & { files: string };

export interface Suggestion {
  /** The second one: the other languages, if the path of the file in the base language has no code. */
  rows: readonly SuggestedRow[];
  languages: readonly string[];
  baseFile: string;
}

/** The setting refuses control characters. A glob cannot always name a path with braces. */
const NOT_OFFERED = /[\p{Cc}\p{Cs}{}]/u;

/** The folders of Apple and Android without a code have the base language. */
const UNMARKED = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings(?:dict)?)$/;

export function suggestTexts(allPaths: readonly string[], project: ProjectDetails): Suggestion[] {
  const { baseLanguage: base, perPlatformNames } = project;
  if (!base) return [];
  const languages = project.languages?.map(({ iso }) => iso) ?? [];
  const paths = allPaths.filter((path) => !NOT_OFFERED.test(path));
  const marked = paths.flatMap((path) => markedIn(path, languages) ?? []);
  const withCode = new Set(marked.map(({ path }) => path));
  const unmarked = new Set(paths.filter((path) => !withCode.has(path)));
  const suggestions: Suggestion[] = [];
  const suggest = (baseFile: string, isos: readonly string[], ...rows: readonly SuggestedRow[]) => {
    const platforms = platformsOf(baseFile, perPlatformNames);
    suggestions.push({ baseFile, languages: isos, rows: rows.map((row) => ({ ...row, ...platforms })) });
  };
  for (const [files, group] of grouped(marked, (mark) => mark.files)) {
    const main = group.find(({ language }) => language === base);
    const others = [...new Set(group.map(({ language }) => language))].filter((iso) => iso !== base);
    const [{ plain = "" }] = group;
    // Android reads a folder with the code of the base language only for some texts. A file in Base.lproj is a copy.
    const hasPlain = unmarked.has(plain) && (!main || plain.endsWith(".xml"));
    const optional = files.replaceAll("-{lang}", OPTIONAL_PLACEHOLDER);
    if (hasPlain && optional.replaceAll(OPTIONAL_PLACEHOLDER, "") === asGlob(plain))
      suggest(plain, [base, ...others], { files: optional, languages: [base, ...others] });
    else if (hasPlain) {
      const baseRow = { files: asGlob(plain), language: base };
      suggest(
        plain,
        [base, ...others],
        baseRow,
        ...(others.length > 0 ? [{ files, languages: others }] : []),
      );
    } else if (main) suggest(main.path, [base, ...others], { files, languages: [base, ...others] });
    else continue;
    unmarked.delete(plain);
  }
  const codes = [base, ...languages.filter((language) => language !== base)];
  for (const path of unmarked) {
    const files = asGlob(path);
    if (path.endsWith(".xcstrings")) suggest(path, codes, { files, languages: codes });
    else if (UNMARKED.test(path)) suggest(path, [base], { files, language: base });
  }
  return suggestions.sort((a, b) => byCodeUnits(filesOf(a), filesOf(b)));
}

export function filesOf({ rows }: Pick<Suggestion, "rows">): string {
  return rows[0]?.files ?? "";
}

/** The last folder or file named by a code of the project, or ending with one. `plain`: where the base file is, if its path has no code. */
function markedIn(path: string, languages: readonly string[]) {
  const names = path.split("/");
  const isInFolder = /\.(?:strings(?:dict)?|xml)$/.test(path);
  for (const [at, name] of [...names.entries()].slice(0, isInFolder ? -1 : undefined).reverse()) {
    const [stem = "", ending = ""] = name.split(/(\.(?:json|arb|lproj|properties|xlf|xliff))$/);
    const starts = [0, ...Array.from(stem.matchAll(/[._-]/g), ({ index }) => index + 1)];
    for (const start of starts) {
      const code = stem.slice(start);
      const language = languages.includes(code) ? code : sameLanguage(code, languages);
      if (language === undefined) continue;
      const other = (text: string) => (text === code ? "{lang}" : asGlob(text));
      const files = names.map(other).with(at, `${asGlob(stem.slice(0, start))}{lang}${ending}`);
      const plainStem = ending === ".lproj" ? "Base" : stem.slice(0, Math.max(0, start - 1));
      const plain = names.with(at, plainStem + ending).join("/");
      const hasPlain = plainStem !== "" && !isKnownLanguage(plainStem);
      return { path, language, files: files.join("/"), plain: hasPlain ? plain : undefined };
    }
  }
  return undefined;
}

/** Names on other platforms can differ, and stay as they are. */
function platformsOf(files: string, perPlatformNames: boolean) {
  if (files.endsWith(".arb")) return { platforms: ["ios", "android"] };
  const platform = files.endsWith(".xml")
    ? "android"
    : /\.(?:json|properties|xlf)$/.test(files)
      ? "web"
      : "ios";
  return perPlatformNames ? { platform } : { platforms: [platform] };
}
