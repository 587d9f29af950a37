/** Decides which texts a pull takes by what the manifests said when the live texts were written. */
import type { Declared } from "../../kinds/traits.ts";
import { type OpenText, textKey } from "../../model/evidence.ts";
import { canonical, isMapping, type Json } from "../../model/json.ts";
import { declaredText, earlierEntries, manifestOf } from "../earlierEntries.ts";
import type { DifferingText, TextDecisions } from "./pulledTexts.ts";

/** What earlier manifests declared, and until when. */
export interface EarlierDeclaration {
  entries: readonly Declared<object>[];
  /** The present path of the manifest. */
  now: string;
  /** Unix seconds. */
  until: number;
}

/**
 * Decides the open texts. `agreed`: those that the rule `merge` replaces, because the manifests declared them when they were
 * written, or later. `unread`: whether a part of the history cannot be read.
 */
export function settleTexts(
  open: readonly DifferingText[],
  earlier: readonly EarlierDeclaration[],
  present: readonly Declared<object>[],
  { agreed, unread }: { agreed: ReadonlySet<string>; unread: boolean },
): Omit<TextDecisions, "open"> {
  const newer = newerLines(open, earlier, present);
  const decided = open.map((text) => ({
    text,
    why: agreed.has(textKey(openText(text)))
      ? text.isOurs
        ? ("ours" as const)
        : ("replaced" as const)
      : newer.has(text)
        ? ("conflict" as const)
        : unread
          ? ("unread" as const)
          : undefined,
  }));
  return {
    taken: decided.flatMap(({ text, why }) => (why === undefined ? [text] : [])),
    kept: decided.flatMap(({ text, why }) => (why === undefined ? [] : [{ text, why }])),
  };
}

/** A text as a question about the history of manifests. */
export function openText({ id, language, live, declared, writer, isOurs }: DifferingText): OpenText {
  const at = writer?.edited?.at;
  const forms =
    isMapping(live) && isMapping(declared)
      ? Object.keys(declared).filter((form) => (live[form] ?? "") !== "" && live[form] !== declared[form])
      : undefined;
  return {
    id: String(id),
    language,
    live,
    ...(at !== undefined && { at }),
    ...(forms && { forms }),
    isOurs,
  };
}

/** The texts whose declared value was another one at or after the time of the live text. */
function newerLines(
  open: readonly DifferingText[],
  earlier: readonly EarlierDeclaration[],
  present: readonly Declared<object>[],
): ReadonlySet<DifferingText> {
  const newer = new Set<DifferingText>();
  const added = new Set<DifferingText>();
  for (const { entries, now, until } of earlier) {
    const asked = open.filter(
      (text) => manifestOf(text.kind, text.entry, text.language) === now && until >= timeOf(text),
    );
    for (const { text, said } of saidBy(asked, entries)) {
      if (said === undefined) added.add(text);
      else if (isOther(said, text)) newer.add(text);
    }
  }
  // An entry that its manifest did not have can come from another manifest, with the same text.
  const maybeMoved = [...added].filter((text) => !newer.has(text));
  for (const time of maybeMoved.length > 0 ? new Set(earlier.map(({ until }) => until)) : []) {
    const asked = maybeMoved.filter((text) => time >= timeOf(text) && !newer.has(text));
    if (asked.length === 0) continue;
    for (const { text, said } of saidBy(asked, entriesAt(time, earlier, present)))
      if (said === undefined || isOther(said, text)) newer.add(text);
  }
  return newer;
}

/** What all manifests declared just before a commit of this time. */
function entriesAt(
  time: number,
  earlier: readonly EarlierDeclaration[],
  present: readonly Declared<object>[],
): Declared<object>[] {
  const then = new Map<string, EarlierDeclaration>();
  for (const one of earlier)
    if (one.until >= time && one.until < (then.get(one.now)?.until ?? Number.POSITIVE_INFINITY))
      then.set(one.now, one);
  return [
    ...[...then.values()].flatMap(({ entries }) => entries),
    ...present.flatMap((one) => one.parts ?? [one]).filter(({ file }) => !then.has(file.path)),
  ];
}

function saidBy(asked: readonly DifferingText[], entries: readonly Declared<object>[]) {
  return [...new Set(asked.map(({ kind }) => kind))].flatMap((kind) => {
    const own = asked.filter((text) => text.kind === kind);
    return [...new Set(own.map(({ language }) => language))].flatMap((language) => {
      // Each language of a text can be in a source file of its own, and YAML can have the rest of the entry.
      const parts = entries.flatMap((one) => one.parts ?? [one]);
      const finders = [
        earlierEntries(
          kind,
          parts.filter(({ from }) => from?.language === language),
        ),
        earlierEntries(
          kind,
          parts.filter(({ from }) => !from),
        ),
      ];
      return own
        .filter((text) => text.language === language)
        .map((text) => {
          const found = finders.flatMap((find) => find(text.entry) ?? []);
          const said = found.flatMap((entry) => declaredText(kind, entry, language) ?? []);
          return { text, said: said[0] };
        });
    });
  });
}

function isOther(said: Json, { declared }: DifferingText): boolean {
  return canonical(said) !== canonical(declared ?? null);
}

function timeOf({ writer }: DifferingText): number {
  return writer?.edited?.at ?? 0;
}
