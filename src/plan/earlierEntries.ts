/** Finds what an entry was in an earlier manifest, and what it declared there. */
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import { canonical, type Json } from "../model/json.ts";
import { fileAt } from "../model/place.ts";
import { contentsOf, identifying, textsIn } from "./declaredContents.ts";
import { matchDeclared } from "./matchDeclared.ts";

type Entry = Declared<object>;

/** The manifest that declares the text of an entry in a language. */
export function manifestOf(kind: AnyKind, { file, spot }: Entry, language: string): string {
  const [text] = kind.fields.filter(({ role }) => role === "text");
  return fileAt(file, spot, text ? [text.name, language] : []).path;
}

/** The declared text of an entry in a language. */
export function declaredText(kind: AnyKind, { values }: Entry, language: string): Json | undefined {
  for (const field of kind.fields) {
    if (field.role !== "text") continue;
    const found = field.declared(values).find(({ part }) => part === language);
    if (found) return found.after;
  }
  return undefined;
}

/** Finds what an entry was earlier: the same id or name, or a former name. */
export function earlierEntries(
  kind: AnyKind,
  entries: readonly Entry[],
): (entry: Entry) => Entry | undefined {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const name of idAndNames(kind, entry)) byName.set(name, [...(byName.get(name) ?? []), entry]);
  return (entry) => {
    const names = [...idAndNames(kind, entry), ...(identifying(kind, entry).previously ?? []).map(named)];
    const target = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
    return matchDeclared(kind, { target, head: [entry] }, (one) => contentsOf(kind, one.values).texts).get(
      entry,
    );
  };
}

function idAndNames(kind: AnyKind, entry: Entry): string[] {
  const { id } = identifying(kind, entry);
  return [
    ...(id === undefined ? [] : [canonical(["id", id])]),
    ...textsIn(kind.identity(entry.values)).map(named),
  ];
}

function named(name: string): string {
  return canonical(["name", name]);
}
