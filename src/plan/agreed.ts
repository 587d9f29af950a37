/**
 * Finds out which texts of other people `merge` may replace: those that the manifests declared when they were written, or
 * later. Then no work is lost: the text was in a manifest, and a commit replaced it.
 */
import type { AnyKind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import type { Declared } from "../kinds/traits.ts";
import { textKey } from "../model/evidence.ts";
import { isMapping, type Json } from "../model/json.ts";
import { declaredText, earlierEntries } from "./earlierEntries.ts";
import type { OpenQuestion } from "./planKind.ts";

type Entry = Declared<object>;

/** What a manifest declared until some moment. */
export interface EarlierEntries {
  entries: readonly Entry[];
  /** Unix seconds. `Infinity`: it still does, in the commit that a pull request would be merged into. */
  until: number;
  /** The present path of the manifest; absent if the entries come from several. */
  now?: string;
}

/** The keys of the questions that these entries answer with yes. */
export function agreedTexts(
  questions: readonly OpenQuestion[],
  { entries, until }: EarlierEntries,
): Set<string> {
  const asked = questions.filter(({ at }) => at !== undefined && until >= at);
  const agreed = new Set<string>();
  for (const kind of KINDS) {
    const some = asked.filter((question) => question.kind === kind);
    if (some.length === 0) continue;
    const find = earlierEntries(kind, entries);
    for (const question of some) {
      const earlier = find(question.entry);
      const text = earlier && declaredText(kind, earlier, question.language);
      if (text !== undefined && answers(kind, question, text)) agreed.add(textKey(question));
    }
  }
  return agreed;
}

/**
 * Plural forms of a row that our user wrote, in entries that no commit changed since then: they were declared then, so
 * no other person wrote them. `changed`: manifests with an earlier version, by their present path, and until when it was current.
 */
export function unchangedSince(
  questions: readonly OpenQuestion[],
  changed: readonly Pick<EarlierEntries, "now" | "until">[],
): Set<string> {
  const own = questions.filter(({ isOurs, at, entry }) => {
    const isChanged = changed.some(
      ({ now, until }) => (now === undefined || now === entry.file.path) && until >= (at ?? 0),
    );
    return isOurs && !isChanged;
  });
  return new Set(own.map(textKey));
}

/**
 * A text of others: the manifest declared exactly this text, or these plural forms. A text that our user wrote: the manifest
 * declared these plural forms at all.
 */
function answers(kind: AnyKind, { live, forms, isOurs }: OpenQuestion, declared: Json): boolean {
  if (!forms) return kind.fields.some((field) => field.role === "text" && sameText(field, live, declared));
  if (!isMapping(declared) || !isMapping(live)) return false;
  return forms.every((form) => (isOurs ? declared[form] !== undefined : declared[form] === live[form]));
}

function sameText(field: AnyKind["fields"][number], live: Json, declared: Json): boolean {
  return field.same(live, declared, undefined);
}
