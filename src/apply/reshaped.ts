/** A key that becomes a plural, or none: what becomes of the texts that were not sent is up to the service. */

import type { LiveKey } from "../model/key/live.ts";
import { liveText } from "../model/key/texts.ts";
import { reshapes } from "../plan/guard.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Update } from "../plan/plan.ts";
import { readByIds } from "./readBack.ts";
import type { Due } from "./reread.ts";
import type { Sending } from "./sending.ts";
import { type Accounted, tried } from "./settle.ts";

/** Updates that are done, but for those of which a text that was not sent is lost. */
export async function checkReshaped(
  sending: Sending,
  due: readonly Due[],
  accounted: readonly Accounted<Update>[],
): Promise<Accounted<Update>[]> {
  const open = due.filter(({ before }) => before !== undefined);
  if (open.length === 0) return [...accounted];
  const live = await tried(() =>
    readByIds(
      sending,
      open.map(({ now }) => now.change.id),
    ),
  );
  const byId = new Map(live?.keys.map((key) => [key.key_id, key]));
  const byRef = new Map(open.map((one) => [one.now.change.ref, one]));
  return accounted.map((one) => {
    const reshaped = byRef.get(one.change.ref);
    if (!reshaped || one.outcome.state !== "done") return one;
    return { ...one, outcome: checked(reshaped, byId.get(String(reshaped.now.change.id)), one.outcome) };
  });
}

function checked({ before, now: { change } }: Due, after: LiveKey | undefined, done: Outcome): Outcome {
  const field = change.fields.find((one) => reshapes(change.kind, one));
  if (!before || !field) return done;
  const { place } = field;
  if (!after) {
    const message = "The texts of the key could not be read after they got another shape. Plan again to see.";
    return { state: "failed", how: "unknown result", message, place };
  }
  const sent = new Set(change.fields.flatMap(({ part }) => part ?? []));
  const lost = lostLanguages(before, after).filter((language) => !sent.has(language));
  if (lost.length === 0) return done;
  const message = `The service kept nothing of the texts in ${lost.join(", ")} when ${field.field} changed. The backup has them.`;
  return { state: "failed", how: "stored differently", message, place };
}

/** The languages in which there were words, and none of them is left. */
export function lostLanguages(before: LiveKey, after: LiveKey): string[] {
  const now = new Map(
    (after.translations ?? []).map((row) => [row.language_iso, wordsOf(row.translation, after)]),
  );
  return (before.translations ?? []).flatMap(({ language_iso, translation }) => {
    const words = wordsOf(translation, before);
    const left = now.get(language_iso) ?? [];
    return words.length === 0 || words.some((one) => left.includes(one)) ? [] : [language_iso];
  });
}

function wordsOf(translation: string, { is_plural }: LiveKey): string[] {
  const text = liveText(translation, is_plural);
  return (typeof text === "string" ? [text] : Object.values(text)).filter((one) => one !== "");
}
