/** Checks keys whose is_plural changed: the service may drop texts that the update did not send. */
import type { LiveKey } from "../../kinds/key/live.ts";
import { liveText } from "../../kinds/key/textValue.ts";
import type { Outcome, PlannedField, Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import { reshapes } from "../../plan/loss.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import { readByIds } from "./readBack.ts";
import type { KeySending } from "./reread.ts";

/** An update fails if a text is lost that it did not send. */
export async function checkReshaped(
  sending: KeySending,
  outcomes: readonly ChangeOutcome<Update>[],
): Promise<ChangeOutcome<Update>[]> {
  const open = outcomes.flatMap((one) => {
    const before = sending.beforeReshaping.get(one.change.ref);
    const written = writtenParts(one);
    return before && written ? [{ change: one.change, before, written }] : [];
  });
  const live = await readOrUndefined(() =>
    readByIds(
      sending,
      open.map(({ change }) => change.id),
    ),
  );
  const byId = new Map(live?.objects.map((key) => [key.key_id, key]));
  const byRef = new Map(open.map((one) => [one.change.ref, one]));
  return outcomes.map((one) => {
    const reshaped = byRef.get(one.change.ref);
    return reshaped
      ? { ...one, outcome: checked(reshaped, byId.get(String(one.change.id)), one.outcome) }
      : one;
  });
}

/** The fields and languages that are as declared now; undefined if is_plural is not among them. */
function writtenParts({ change, outcome }: ChangeOutcome<Update>): ReadonlySet<string> | undefined {
  const all = change.fields.map(({ field, part }) => part ?? field);
  const names = outcome.state === "done" ? all : outcome.state === "skipped" ? (outcome.written ?? []) : [];
  return shapeOf(change).some(({ field }) => names.includes(field)) ? new Set(names) : undefined;
}

function shapeOf({ kind, fields }: Update): PlannedField[] {
  return fields.filter((one) => reshapes(kind, one));
}

interface Reshaped {
  change: Update;
  before: LiveKey;
  written: ReadonlySet<string>;
}

function checked({ change, before, written }: Reshaped, after: LiveKey | undefined, ended: Outcome): Outcome {
  const [field] = shapeOf(change);
  if (!field) return ended;
  const { place } = field;
  const rest = ended.state === "skipped" ? ` ${ended.message}` : "";
  const present = new Set(after?.translations?.map(({ language_iso }) => language_iso));
  if (!after || before.translations?.some(({ language_iso }) => !present.has(language_iso))) {
    const message = `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${rest}`;
    return { state: "failed", how: "unknown result", message, place };
  }
  const lost = lostLanguages(before, after).filter((language) => !written.has(language));
  if (lost.length === 0) return ended;
  const message = `The service removed the texts in ${lost.join(", ")} when ${field.field} changed. The backup has them.${rest}`;
  return { state: "failed", how: "stored differently", message, place };
}

/** The languages whose text is lost completely. */
export function lostLanguages(before: LiveKey, after: LiveKey): string[] {
  const now = new Map((after.translations ?? []).map((row) => [row.language_iso, wordsOf(row.translation)]));
  return (before.translations ?? []).flatMap(({ language_iso, translation }) => {
    const words = wordsOf(translation);
    const left = now.get(language_iso) ?? [];
    return words.length === 0 || words.some((one) => left.includes(one)) ? [] : [language_iso];
  });
}

/** A plain text that is the JSON of plural forms becomes these forms when its key becomes a plural. */
function wordsOf(translation: string): string[] {
  const text = liveText(translation, true);
  return (typeof text === "string" ? [text] : Object.values(text)).filter((one) => one !== "");
}
