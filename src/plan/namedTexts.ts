/** The texts that `--overwrite`, `--accept` and the trailer `Lokaform-Overwrite` name: patterns as for `--filter`, with a language. */
import type { Declaration } from "../kinds/declaration.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { textsIn } from "./declaredContents.ts";
import { type Candidate, isChosen } from "./filter.ts";

/** How a text is named: by a pattern for several keys, by its key, or by its key and language. */
export type Naming = "pattern" | "key" | "text";

/** A pattern: the filter for keys, and the language. */
interface Named {
  keys: string;
  language?: string;
}

/** A key can have `:` in its name, so a pattern can have two meanings. */
function meanings(pattern: string): Named[] {
  const [, keys = "", language = ""] = /^(.+):([^:]+)$/s.exec(pattern) ?? [];
  return [{ keys: pattern }, ...(keys === "" ? [] : [{ keys, language }])];
}

/** The closest way in which a pattern names the text. Undefined: none does. */
export function namingOf(
  patterns: readonly string[],
  candidate: Candidate,
  language: string,
): Naming | undefined {
  const names = namesOf(candidate);
  const found = patterns.flatMap(meanings).flatMap(({ keys, language: only }): Naming[] => {
    if (only !== undefined && only !== language) return [];
    if (names.includes(keys)) return [only === undefined ? "key" : "text"];
    return isChosen([keys], candidate) ? ["pattern"] : [];
  });
  return (["text", "key", "pattern"] as const).find((naming) => found.includes(naming));
}

/** A problem for each pattern that names no declared key: a mistake in it would leave a text undecided. */
export function unknownNamed(
  option: string,
  patterns: readonly string[],
  declarations: readonly Declaration[],
): Problem[] {
  const all = declarations.flatMap(candidatesIn);
  return patterns
    .filter((pattern) => !meanings(pattern).some(({ keys }) => all.some((one) => isChosen([keys], one))))
    .map((pattern) => {
      const [, { keys, language } = { keys: pattern, language: undefined }] = meanings(pattern);
      const guess = didYouMean(keys, [...new Set(all.flatMap(namesOf))]);
      const whole = language === undefined ? "" : ` with the language ${language}`;
      const message = `--${option} ${pattern}: no declared key has the name "${keys}"${whole}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${guess}`;
      return problem("unknown-text", message);
    });
}

/** A problem for each language of a pattern that the project lacks. */
export function unknownNamedLanguages(
  option: string,
  patterns: readonly string[],
  declared: Declaration,
  { name, languages = [] }: ProjectDetails,
): Problem[] {
  if (patterns.length === 0) return [];
  const all = candidatesIn(declared);
  const isos = languages.map(({ iso }) => iso);
  return patterns.flatMap((pattern) => {
    const [whole, part] = meanings(pattern);
    if (
      !part?.language ||
      isos.includes(part.language) ||
      all.some((one) => isChosen([whole?.keys ?? ""], one))
    )
      return [];
    const chosen = all.filter((one) => isChosen([part.keys], one));
    const declaredIn = [...new Set(chosen.flatMap(languagesOf))].join(", ");
    const message = `--${option} ${pattern}: project ${name} has no language "${part.language}". ${part.keys} has ${declaredIn === "" ? "no texts" : declaredIn}.`;
    return chosen.length === 0 ? [] : [problem("unknown-text", message, { reach: "project" })];
  });
}

function candidatesIn({ kinds, entries }: Declaration): Candidate[] {
  return kinds
    .filter(hasTexts)
    .flatMap((kind) => (entries[kind.plural] ?? []).map((entry) => ({ kind, entry })));
}

function hasTexts({ fields }: AnyKind): boolean {
  return fields.some(({ role }) => role === "text");
}

function namesOf({ kind, entry }: Candidate): string[] {
  return textsIn(kind.identity(entry.values));
}

function languagesOf({ kind, entry }: Candidate): string[] {
  return kind.fields.flatMap((field) =>
    field.role === "text" ? field.declared(entry.values).map(({ part = "" }) => part) : [],
  );
}
