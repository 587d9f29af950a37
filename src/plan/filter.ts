/** `--filter`: which declared objects a run is about. An object is chosen if any of the filters matches it. */
import type { Declaration } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { matchesPath } from "../locales/textSource.ts";
import type { Change } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { declaredTexts, textsIn } from "./declaredContents.ts";

export interface Candidate {
  kind: AnyKind;
  entry: Declared<object>;
  live?: unknown;
  change?: Change;
}

type Contents = Pick<Declaration, "kinds" | "entries">;

/** The forms of a filter, by its start. A filter without one is a name, or a prefix with `*` after it. */
const FORMS = ["key:", "tag:", "file:"] as const;

type Traits = Readonly<Record<(typeof FORMS)[number], readonly string[]>>;

function formOf(filter: string): keyof Traits | undefined {
  return FORMS.find((form) => filter.startsWith(form));
}

export function isChosen(filters: readonly string[], candidate: Candidate): boolean {
  return filters.length === 0 || filters.some((filter) => matches(filter, traitsOf(candidate)));
}

export function unmatchedFilters(filters: readonly string[], candidates: readonly Candidate[]): string[] {
  if (filters.length === 0) return [];
  const traits = candidates.map(traitsOf);
  return filters.filter((filter) => !traits.some((trait) => matches(filter, trait)));
}

function matches(filter: string, traits: Traits): boolean {
  const form = formOf(filter);
  const value = filter.slice(form?.length);
  const values = traits[form ?? "key:"];
  if (form === "file:") return values.some((file) => matchesPath(file, value));
  if (form || !value.endsWith("*")) return values.includes(value);
  return values.some((name) => name.startsWith(value.slice(0, -1)));
}

function traitsOf({ kind, entry, live, change }: Candidate): Traits {
  const tags = kind.fields.find(({ role }) => role === "owner");
  const declared = tags?.toPlan(entry.values) ?? [];
  const planned = change && change.action !== "destroy" ? change.fields : [];
  const after = [...declared, ...planned.filter(({ field }) => field === tags?.name)];
  return {
    // On all platforms; none if names can contain secrets.
    "key:": kind.secretNames ? [] : textsIn(kind.identity(entry.values)),
    // Declared, live, and those that a new object gets.
    "tag:": [...(live === undefined ? [] : kind.tags(live)), ...after.flatMap((one) => textsIn(one.after))],
    "file:": [entry, ...(entry.parts ?? [])].map(({ file }) => file.path),
  };
}

/** A problem for each filter that cannot match any declared object, as far as that is known without the project: tags may be live only. */
export function unknownFilters(filters: readonly string[], declarations: readonly Declaration[]): Problem[] {
  return unmatchedFilters(filters, candidatesIn(declarations))
    .filter((filter) => !filter.startsWith("tag:"))
    .map(unknownFilter);
}

export function unknownFilter(filter: string): Problem {
  const message = `No declared key matches --filter ${filter}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
  return problem("unknown-filter", message);
}

/** Filters that match nothing in all projects. They may name a tag, which only the live keys can have. */
export function emptyFilters(filters: readonly string[], unmatched: readonly (readonly string[])[]) {
  const isEmpty = (filter: string) => unmatched.every((list) => list.includes(filter));
  return unmatched.length > 0 ? filters.filter(isEmpty).map(unknownFilter) : [];
}

function candidatesIn(declarations: readonly Contents[]): Candidate[] {
  return declarations.flatMap(({ kinds, entries }) =>
    kinds.flatMap((kind) => (entries[kind.plural] ?? []).map((entry) => ({ kind, entry }))),
  );
}

// The texts that `--overwrite`, `--accept` and the trailer `Lokaform-Overwrite` name: by filters with a language.

/** The filter for keys, and the language. `:` may be in a name, so a pattern can mean two things; with `key:`, the language is at the end. */
function meanings(pattern: string): { keys: string; language?: string }[] {
  const [, keys = "", language = ""] = /^(.+):([^:]+)$/s.exec(pattern) ?? [];
  if (keys.startsWith("key:")) return [{ keys, language }];
  return [{ keys: pattern }, ...(keys === "" ? [] : [{ keys, language }])];
}

/** The pattern of one text, for a command that is printed. `names`: those of all keys. */
export function patternOf(name: string, language: string, names: ReadonlySet<string>): string {
  const pattern = `${name}:${language}`;
  const isPlain = formOf(name) === undefined && /^[^\s*,-][^*,]*$/.test(name) && !names.has(pattern);
  return isPlain ? pattern : `key:${pattern}`;
}

/** Whether a filter is the name of the key, or chooses it as one of several. */
function naming(keys: string, candidate: Candidate): "whole" | "pattern" | undefined {
  const name = keys.startsWith("key:") ? keys.slice(4) : keys;
  if (namesOf(candidate).includes(name)) return "whole";
  return isChosen([keys], candidate) ? "pattern" : undefined;
}

/** `whole`: a pattern names the text, or its key; a held text needs its language. `pattern`: one is for several keys. Undefined: none. */
export function namingOf(
  patterns: readonly string[],
  candidate: Candidate,
  language: string,
  isHeld: boolean,
): "whole" | "pattern" | undefined {
  const namings = patterns.flatMap(meanings).flatMap(({ keys, language: only }) => {
    if (only !== undefined && only !== language) return [];
    const how = naming(keys, candidate);
    return how === "whole" && only === undefined && isHeld ? "pattern" : (how ?? []);
  });
  return (["whole", "pattern"] as const).find((how) => namings.includes(how));
}

export function declaredNames(declaration: Contents): Set<string> {
  return new Set(declaredCandidates(declaration).flatMap(namesOf));
}

function isNaming(pattern: string, candidates: readonly Candidate[]): boolean {
  return meanings(pattern).some(({ keys }) => candidates.some((candidate) => naming(keys, candidate)));
}

/** "home:de, cart:de" is two patterns, if no key has such a name: an input of Run workflow has one line. */
export function separated(patterns: readonly string[], declarations: readonly Contents[]): string[] {
  return patterns.flatMap((pattern) => {
    const parts = pattern.split(/,\s*/);
    const entries = parts.length > 1 ? declarations.flatMap(declaredCandidates) : [];
    return !isNaming(pattern, entries) && parts.some((part) => isNaming(part, entries)) ? parts : [pattern];
  });
}

/** A problem for each pattern that names no declared key: a mistake in it would leave a text undecided. `source`: what has it. */
export function unknownNamed(source: string, patterns: readonly string[], declarations: readonly Contents[]) {
  const candidates = declarations.flatMap(declaredCandidates);
  return separated(patterns, declarations)
    .filter((pattern) => !isNaming(pattern, candidates))
    .map((pattern) => {
      const { keys = pattern, language } = meanings(pattern).at(-1) ?? {};
      const whole = language === undefined ? "" : ` with the language ${language}`;
      const message = `${source} ${pattern}: no declared key has the name "${keys}"${whole}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
      return problem("unknown-text", message);
    });
}

export function unknownToCreate(name: string): Problem {
  const message = `--create ${name}: no declared key has this name. Give the whole name of a key in the files.`;
  return problem("unknown-text", message);
}

export function unknownNamedLanguages(
  source: string,
  patterns: readonly string[],
  declared: Declaration,
  { name, languages = [] }: ProjectDetails,
): Problem[] {
  if (patterns.length === 0) return [];
  const candidates = declaredCandidates(declared);
  const isos = languages.map(({ iso }) => iso);
  return patterns.flatMap((pattern) => {
    const [part, whole] = meanings(pattern).toReversed();
    const isName = whole !== undefined && candidates.some((candidate) => naming(whole.keys, candidate));
    if (!part?.language || isos.includes(part.language) || isName) return [];
    const chosen = candidates.filter((candidate) => naming(part.keys, candidate));
    const texts = chosen.flatMap(({ kind, entry }) => declaredTexts(kind, entry));
    const declaredIn = [...new Set(texts.map(({ part = "" }) => part))].join(", ");
    const message = `${source} ${pattern}: project ${name} has no language "${part.language}". ${part.keys} has ${declaredIn === "" ? "no texts" : declaredIn}.`;
    return chosen.length === 0 ? [] : [problem("unknown-text", message, { scope: "project" })];
  });
}

function declaredCandidates(declaration: Contents): Candidate[] {
  return candidatesIn([declaration]).filter(({ kind }) => kind.fields.some(({ role }) => role === "text"));
}

function namesOf({ kind, entry }: Candidate): string[] {
  return textsIn(kind.identity(entry.values));
}
