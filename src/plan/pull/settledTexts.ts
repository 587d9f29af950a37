/** Decides which texts a pull takes by what the manifests said when the live texts were written. */
import type { Declared } from "../../kinds/traits.ts";
import { type OpenText, textKey } from "../../model/evidence.ts";
import { canonical, isMapping, type Json } from "../../model/json.ts";
import type { EarlierVersion } from "../agreed.ts";
import { declaredText, earlierEntries, manifestOf, partsOf } from "../earlierEntries.ts";
import type { DifferingText, KeepingReason, TextDecisions } from "./pulledTexts.ts";

/**
 * Decides the open texts. `agreed`: those that the rule `merge` replaces, because the manifests declared them when they were
 * written, or later. `unread`: whether a part of the history cannot be read.
 */
export function settleTexts(
  open: readonly DifferingText[],
  earlier: readonly EarlierVersion[],
  present: readonly Declared<object>[],
  { agreed, unread }: { agreed: ReadonlySet<string>; unread: boolean },
): Omit<TextDecisions, "open"> {
  const newer = newerLines(open, earlier, present);
  const why = (text: DifferingText): KeepingReason | undefined => {
    // The rule seed never writes the declared text, whatever the manifests said.
    if (!text.isSeeded && agreed.has(textKey(openText(text)))) return text.isOurs ? "ours" : "replaced";
    if (newer.has(text)) return "conflict";
    return unread ? "unread" : undefined;
  };
  const decided = open.map((text) => ({ text, why: why(text) }));
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
  earlier: readonly EarlierVersion[],
  present: readonly Declared<object>[],
): ReadonlySet<DifferingText> {
  const newer = new Set<DifferingText>();
  const added = new Set<DifferingText>();
  const inManifest = new Map<string, DifferingText[]>();
  for (const text of open) {
    const path = manifestOf(text.kind, text.entry, text.language);
    const others = inManifest.get(path);
    if (others) others.push(text);
    else inManifest.set(path, [text]);
  }
  for (const { entries, now, until, latest = until } of earlier)
    for (const text of inManifest.get(now) ?? []) {
      if (latest < timeOf(text)) continue;
      const said = saidBy(text, entries);
      if (said === undefined) added.add(text);
      else if (isOther(said, text)) newer.add(text);
    }
  // An entry that its manifest did not have can come from another manifest, with the same text.
  const maybeMoved = [...added].filter((text) => !newer.has(text));
  if (maybeMoved.length === 0) return newer;
  const parts = partsOf(present);
  const state = new Map<string, readonly Declared<object>[]>();
  for (const [index, { now, entries, by, until, latest = until }] of earlier.entries()) {
    state.set(now, entries);
    const next = earlier[index + 1];
    const isWhole = next === undefined || next.by !== by || next.until !== until;
    const asked = isWhole ? maybeMoved.filter((text) => latest >= timeOf(text) && !newer.has(text)) : [];
    if (asked.length === 0) continue;
    // What all manifests declared just before this commit.
    const then = [...[...state.values()].flat(), ...parts.filter(({ file }) => !state.has(file.path))];
    for (const text of asked) {
      const said = saidBy(text, then);
      if (said === undefined || isOther(said, text)) newer.add(text);
    }
  }
  return newer;
}

/** Each language of a text can be in a source file of its own, and YAML can have the rest of the entry. */
function saidBy({ kind, entry, language }: DifferingText, entries: readonly Declared<object>[]) {
  const inSource = { name: language, has: ({ from }: Declared<object>) => from?.language === language };
  const inYaml = { name: "", has: ({ from }: Declared<object>) => !from };
  return [inSource, inYaml]
    .flatMap((part) => earlierEntries(kind, entries, part).find(entry) ?? [])
    .map((found) => declaredText(kind, found, language))
    .find((said) => said !== undefined);
}

function isOther(said: Json, { declared }: DifferingText): boolean {
  return canonical(said) !== canonical(declared ?? null);
}

function timeOf({ writer }: DifferingText): number {
  return writer?.edited?.at ?? 0;
}
