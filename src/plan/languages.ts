/** Problems with the project as a whole: its type, its languages, and segmentation. */
import { type Declaration, type DeclaredLanguage, declaredLanguages } from "../kinds/declaration.ts";
import type { TextOrigin } from "../kinds/declaredEntry.ts";
import { ALL_LANGUAGES } from "../kinds/field.ts";
import type { TextFiles } from "../kinds/read.ts";
import { grouped } from "../model/json.ts";
import { didYouMeanLanguage, isKnownLanguage, likelyLanguage } from "../model/languageCodes.ts";
import { onceForEachObject } from "../model/once.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { NamedLanguage, Ownership, Rules } from "../model/setting.ts";
import { partsOf } from "./declaredContents.ts";

/** A wrong project type, missing languages (one problem for each, with a count), and texts that the project keeps in segments. */
export function projectProblems(declared: Declaration, project: ProjectDetails): Problem[] {
  const declarations = declaredLanguages(declared);
  const ofTexts = declarations.filter(({ ofText }) => ofText);
  // No text is in all languages.
  const languages = declarations.filter(({ language, ofText }) => language !== ALL_LANGUAGES || ofText);
  return [
    ...wrongType(declared, project),
    ...missingLanguages([...languages, ...languagesOfRows(declared)], project),
    ...otherBases(declared, project),
    ...segmented(ofTexts, project),
  ];
}

/** Where texts of locale files come from, each once. */
export const originsIn = onceForEachObject((entries: Declaration["entries"]): TextOrigin[] => {
  const origins = new Set(partsOf(Object.values(entries).flat()).map(({ from }) => from));
  return [...origins].filter((origin) => origin !== undefined);
});

/** The languages that rows of `texts` list, also those without a file. */
function languagesOfRows({ entries }: Declaration): DeclaredLanguage[] {
  const sources = originsIn(entries).map(({ source }) => source);
  return [...new Set(sources)].flatMap(({ languages = [], languagePlaces: places = [], ...row }) =>
    languages.map((language, index) => {
      return { language, count: 0, place: places[index] ?? row.place, ofText: true, inSource: true };
    }),
  );
}

/** The files without a code of a row with `{-lang}` are in the base language. */
function otherBases({ rows = [] }: Declaration, { name, baseLanguage }: ProjectDetails): Problem[] {
  const wrong = rows.filter(({ isOfBase, language }) => isOfBase && language !== baseLanguage);
  return wrong.map(({ files, language, place }) => {
    const message = `${files} is read as ${language}, but the base language of project ${name} is ${baseLanguage}. Write ${baseLanguage} first in languages, or as language.`;
    return problem("bad-setting", message, { place, scope: "project" });
  });
}

function wrongType({ kinds, entries }: Declaration, { name, type }: ProjectDetails): Problem[] {
  const kind = kinds.find(
    ({ plural, projectTypes }) => entries[plural]?.length && projectTypes && !projectTypes.includes(type),
  );
  if (!kind) return [];
  const types = kind.projectTypes?.map((projectType) => `"${projectType}"`).join(" or ");
  const message = `Project ${name} is of type "${type}", which has no single ${kind.plural} to manage. Choose a project of type ${types}.`;
  return [problem("project-type", message, { scope: "project" })];
}

function missingLanguages(declared: readonly DeclaredLanguage[], project: ProjectDetails): Problem[] {
  if (!project.languages) return [];
  const isos = project.languages.map(({ iso }) => iso);
  const unknown = declared.filter(({ language }) => !isos.includes(language));
  const missing = grouped(unknown, ({ language }) => language);
  return [...missing].map(([language, [firstUse, ...otherUses]]) => {
    const count = otherUses.reduce((sum, use) => sum + use.count, firstUse.count);
    const guess = didYouMeanLanguage(language, isos);
    const row = [firstUse, ...otherUses].find((use) => use.count === 0);
    const inManifests = `from the manifests ("${language}" is in ${count} places; this is the first)`;
    const where = row || count === 1 ? "here" : inManifests;
    const map = firstUse.inSource ? ", map its code with language_map in the row of texts" : "";
    const add = guess === "" ? "Add" : "Otherwise, add";
    const has = guess || ` Its languages: ${isos.slice(0, 20).join(", ")}.`;
    const message = `Project ${project.name} has no language "${language}".${has} ${add} the language to the project${map}, or remove it ${where}.`;
    return problem("unknown-language", message, { place: (row ?? firstUse).place, scope: "project" });
  });
}

/** Rows of `texts` that are read only for the base language, and have no file in it. */
export function missingBaseFiles(
  { declared, textFiles }: { declared: Declaration; textFiles: TextFiles },
  { name, baseLanguage }: Pick<ProjectDetails, "name" | "baseLanguage">,
): Problem[] {
  const files = [...textFiles.values()];
  const origins = originsIn(declared.entries);
  const rows = new Set(files.map(({ source }) => source));
  return [...rows].flatMap((row) => {
    if (row.languages) return [];
    const rowFiles = [...files, ...origins].filter(({ source }) => source.place === row.place);
    const languages = [...new Set(rowFiles.flatMap(({ language }) => language ?? []))];
    if (languages.length === 0 || languages.includes(baseLanguage)) return [];
    const message = `The base language of project ${name} is ${baseLanguage}, but "${row.files}" has only ${languages.join(", ")}. Add its file, or list the languages of this row under languages. If a code in the paths means ${baseLanguage}, add language_map: { CODE: ${baseLanguage} }.`;
    return [problem("no-language-file", message, { place: row.place, scope: "project" })];
  });
}

/** Android reads its base language from this folder. */
const IS_BASE = /(?:^|\/)values\/[^/]+\.xml$/;

/** The only language that is written over others, or that files for the base language have. `isSure`: nothing else is likely. */
export function likelyBaseLanguage(
  { languages }: Rules,
  textFiles: TextFiles,
  declared: Pick<Declaration, "bases">,
): { language: string; isSure: boolean } | undefined {
  const overwrites = (rule: Ownership | undefined) => rule === "enforce" || rule === "merge";
  const { [ALL_LANGUAGES]: generalRule, ...rules } = languages;
  const [language, otherLanguage] = Object.keys(rules).filter((iso) => overwrites(rules[iso]));
  if (language !== undefined && otherLanguage === undefined && !overwrites(generalRule))
    return { language, isSure: generalRule !== undefined };
  const files = [...textFiles].filter(
    ([path, { source }]) => IS_BASE.test(path) || (!source.languages && !source.language),
  );
  const [only, second] = new Set([
    ...(declared.bases ?? []),
    ...files.flatMap(([, file]) => file.language ?? []),
  ]);
  return only !== undefined && second === undefined ? { language: only, isSure: true } : undefined;
}

/** Languages in settings that the project lacks. A rule meant for one that it has is an error: another rule would decide in its place. */
export function idleLanguages(
  namedLanguages: ReadonlyMap<string, NamedLanguage>,
  { name, languages }: ProjectDetails,
  ready?: "error" | "warning",
): Problem[] {
  const isos = languages?.map(({ iso }) => iso);
  return [...namedLanguages].flatMap(([language, { place, isRule }]) => {
    if (!isos || language === ALL_LANGUAGES || isos.includes(language)) return [];
    const guess = didYouMeanLanguage(language, isos);
    const isMeant = guess !== "" || isos.some((iso) => likelyLanguage(iso, [language]));
    const isMistake = isRule && (isMeant || !isKnownLanguage(language));
    const effect = ready ? "it cannot be ready" : "this setting has no effect";
    const where = place ? "" : " from --require";
    const message = `Project ${name} has no language "${language}", so ${effect}. Correct it, or remove it${where}.${guess || ` Its languages: ${isos.slice(0, 20).join(", ")}.`}`;
    const [severity, scope] =
      isMistake || ready === "error" ? (["error", "project"] as const) : (["warning", "change"] as const);
    return [problem("unknown-language", message, { ...(place && { place }), severity, scope })];
  });
}

function segmented(texts: readonly DeclaredLanguage[], project: ProjectDetails): Problem[] {
  const [firstLanguage] = texts;
  if (!firstLanguage || !project.segmentation) return [];
  const count = texts.reduce((sum, language) => sum + language.count, 0);
  const message = `Project ${project.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${count === 1 ? "1 text" : `${count} texts`}), or turn segmentation off; all other fields work.`;
  return [problem("segmented-project", message, { place: firstLanguage.place, scope: "change" })];
}
