import type { TextSource } from "../locales/textSource.ts";
import { onceForEachObject } from "../model/once.ts";
import { namePlaceAt, type Place, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Variables } from "../model/variables.ts";
import type { Declared } from "./declaredEntry.ts";
import type { AnyKind, Kinds, LiveObjects } from "./kind.ts";

export interface Declaration {
  /** The kinds that it could have entries of, in their order. */
  kinds: Kinds;
  /** Entries by the plural of their kind. A kind without a manifest is absent: it is not managed. */
  entries: Readonly<Record<string, readonly Declared<object>[]>>;
  variables: Variables;
  /** Whether texts with a mistake are left out. Then nothing is removed. */
  isIncomplete?: boolean;
  /** Of the setting `texts`, with the codes of their files. */
  rows?: readonly TextSource[];
  bases?: readonly string[];
}

export interface Live {
  project: ProjectDetails;
  /** By the plural of their kind. A kind that is not managed is absent, because it was not read. */
  objects: Readonly<Record<string, LiveObjects<unknown>>>;
}

/** A language that manifests name: in texts, or in other values. */
export interface DeclaredLanguage {
  language: string;
  ofText: boolean;
  count: number;
  place: Place;
  /** Whether a locale file declares it there. */
  inSource: boolean;
}

/** The languages in the manifests, in the order in which they are named first. `"*"` means all languages of the project. */
export const declaredLanguages = onceForEachObject(({ kinds, entries }: Declaration) =>
  kinds.flatMap(({ plural, fields }) => fields.flatMap((field) => languagesOf(field, entries[plural] ?? []))),
);

/** Without texts of locale files that are in another language than the base, if only that one counts, or that do not fit it. */
export function inBaseLanguage(declared: Declaration, base: string, otherLanguages: readonly string[] = []) {
  const isos = [base, ...otherLanguages];
  const entries = declared.kinds.flatMap((kind) => {
    const list = declared.entries[kind.plural];
    return list ? [[kind.plural, list.flatMap((entry) => entryIn(kind, entry, base, isos))] as const] : [];
  });
  return { ...declared, entries: Object.fromEntries(entries) };
}

function entryIn(kind: AnyKind, entry: Declared<object>, base: string, isos: readonly string[]) {
  const parts = entry.parts ?? [entry];
  const counts = ({ from }: Declared<object>) => !from?.onlyIfBase || isos.includes(from.language);
  if (!entry.leftOut && parts.every(counts)) return [entry];
  return kind.textFiles?.join(parts.filter(counts), base).entries ?? [];
}

function languagesOf(
  { name, role, languages }: AnyKind["fields"][number],
  entries: readonly Declared<object>[],
): DeclaredLanguage[] {
  const byLanguage = new Map<string, DeclaredLanguage>();
  if (!languages) return [];
  for (const entry of entries) {
    for (const { language, path } of languages(entry.values)) {
      const mention = byLanguage.get(language);
      if (mention) mention.count++;
      else
        byLanguage.set(language, {
          language,
          ofText: role === "text",
          count: 1,
          place: namePlaceAt(entry.file, entry.span, [name, ...path]),
          inSource: (entry.parts ?? [entry]).some(({ from }) => from?.language === language),
        });
    }
  }
  return [...byLanguage.values()];
}

type Entry = Pick<Declared<object>, "file" | "span">;

/** `thing` starts the sentence. `field` is the field in which both entries name the object. */
export function declaredTwice(
  code: ProblemCode,
  thing: string,
  { second, first: firstEntry, field }: { second: Entry; first: Entry; field: string },
  hint = "",
): Problem {
  const message = `${thing} is declared twice: here and at ${placeWordsIn(firstEntry, [field])}. Keep one of them.${hint}`;
  return problem(code, message, { place: placeAt(second.file, second.span, [field]) });
}

export function placeWordsIn({ file, span }: Entry, path: readonly PropertyKey[]): string {
  return placeWords(placeAt(file, span, path));
}

export function placeWords({ file, line }: Place): string {
  return `${file}:${line}`;
}
