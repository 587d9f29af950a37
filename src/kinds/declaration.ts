/** What the manifests declare, and what the project holds. */
import { namePlaceAt, type Place } from "../model/place.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Variables } from "../model/variables.ts";
import type { AnyKind, LiveObjects } from "./kind.ts";
import { KINDS } from "./kinds.ts";
import type { Declared } from "./traits.ts";

/** What the manifests declare. */
export interface Declaration {
  /** Entries by the plural of their kind. A kind without a manifest is absent: it is not managed. */
  entries: Readonly<Record<string, readonly Declared<object>[]>>;
  variables: Variables;
}

/** The live project, as far as the declaration needs it. */
export interface Live {
  project: ProjectDetails;
  /** By the plural of their kind. A kind that is not managed is absent, because it was not read. */
  objects: Readonly<Record<string, LiveObjects<unknown>>>;
}

/** A language that a manifest names. */
export interface DeclaredLanguage {
  language: string;
  place: Place;
  /** Whether a text is declared in it. */
  ofText: boolean;
  /** Whether a source file declares it. */
  inSource: boolean;
}

/** All languages in the manifests, with repetitions. `"*"` means all languages of the project. */
export function declaredLanguages({ entries }: Declaration): DeclaredLanguage[] {
  return KINDS.flatMap((kind) => (entries[kind.plural] ?? []).flatMap((entry) => languagesOf(kind, entry)));
}

/**
 * Without the texts of other languages in source files that are read only for the base language. Such a file is known when
 * it is read, but the base language is known only after the project is read.
 */
export function inBaseLanguage(
  declared: Declaration,
  base: string,
  asked: readonly string[] = [],
): Declaration {
  const languages = [base, ...asked];
  const entries = KINDS.flatMap((kind) => {
    const all = declared.entries[kind.plural];
    return all ? [[kind.plural, all.flatMap((entry) => entryIn(kind, entry, languages))] as const] : [];
  });
  return { ...declared, entries: Object.fromEntries(entries) };
}

function entryIn(
  kind: AnyKind,
  entry: Declared<object>,
  languages: readonly string[],
): readonly Declared<object>[] {
  const parts = entry.parts ?? [entry];
  const counting = parts.filter(({ from }) => !from?.onlyIfBase || languages.includes(from.language));
  if (counting.length === parts.length) return [entry];
  return kind.textFiles?.join(counting).entries ?? [];
}

function languagesOf(kind: AnyKind, entry: Declared<object>): DeclaredLanguage[] {
  const { values, file, spot, parts = [entry] } = entry;
  return kind.fields.flatMap((field) =>
    (field.languages?.(values) ?? []).map(({ language, path }) => ({
      language,
      place: namePlaceAt(file, spot, [field.name, ...path]),
      ofText: field.role === "text",
      inSource: parts.some(({ from }) => from?.language === language),
    })),
  );
}
