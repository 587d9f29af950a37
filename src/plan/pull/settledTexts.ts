/** Decides which texts a pull takes by what the manifests said when the live texts were written. */
import type { Declared } from "../../kinds/traits.ts";
import { type OpenText, textKey } from "../../model/evidence.ts";
import { canonical, isMapping } from "../../model/json.ts";
import { declaredText, earlierEntries } from "../earlierEntries.ts";
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
  { agreed, unread }: { agreed: ReadonlySet<string>; unread: boolean },
): Omit<TextDecisions, "open"> {
  const newer = newerLines(open, earlier);
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
): ReadonlySet<DifferingText> {
  const newer = new Set<DifferingText>();
  for (const { entries, now, until } of earlier) {
    const asked = open.filter(
      (text) => text.entry.file.path === now && until >= (text.writer?.edited?.at ?? 0) && !newer.has(text),
    );
    for (const kind of new Set(asked.map((text) => text.kind))) {
      const find = earlierEntries(kind, entries);
      for (const text of asked.filter((one) => one.kind === kind)) {
        const entry = find(text.entry);
        const said = entry && declaredText(kind, entry, text.language);
        if (said === undefined || canonical(said) !== canonical(text.declared ?? null)) newer.add(text);
      }
    }
  }
  return newer;
}
