/** What an update of a key overwrites, clears or archives, for the backup. */
import { isMapping, type Json, partOf } from "../../model/json.ts";
import type { PlannedField, Update } from "../../model/plan.ts";
import { type Kept, nested, removed, written } from "../backup.ts";
import { declare, type Entry, type ProjectContext } from "../traits.ts";
import type { LiveKey } from "./live.ts";
import { keyTraits } from "./traits.ts";

/**
 * `live`: the key as it was just read. Undefined if the update overwrites no text. An update that archives the key removes
 * it, so all of the key is kept.
 */
export function overwrittenTexts(update: Update, live: LiveKey, context: ProjectContext): Kept | undefined {
  if (update.fields.some(isArchiving)) {
    const kept = removed(keyTraits, live, { how: "archive" }, context);
    return { ...kept, entry: { ...kept.entry, is_plural: live.is_plural }, wrote: written(update.fields) };
  }
  const whole = declare(keyTraits, live, keyTraits.liveContext(live, context, update.label));
  const textOf = ({ field, part = "" }: PlannedField): Json | undefined => partOf(whole[field], part);
  const texts = update.fields.filter(({ part }) => part !== undefined);
  const lost = texts.filter((field) => textOf(field) !== undefined);
  const shape = update.fields.find(({ field, before }) => isShape(field) && before !== undefined);
  if (lost.length === 0 && !shape) return undefined;
  const { key_name = "", key_id = update.id, translations } = whole;
  const entry: Entry = {
    key_name,
    key_id,
    // The texts can be restored only to a key whose is_plural is the same.
    is_plural: live.is_plural,
    ...nested(lost, textOf),
    // A change of is_plural changes all texts, so all of them are kept.
    ...(shape && translations !== undefined && { translations }),
  };
  return {
    kind: keyTraits.name,
    id: update.id,
    entry,
    action: "update",
    wrote: written(shape ? [shape, ...texts] : lost),
  };
}

/** Whether the field archives a live key. */
export function isArchiving({ field, before, after }: PlannedField): boolean {
  const isArchive = keyTraits.fields.find(({ name }) => name === field)?.role === "archive";
  return isArchive && before === false && after === true;
}

function isShape(field: string): boolean {
  return keyTraits.fields.find(({ name }) => name === field)?.role === "shape";
}

/**
 * A key whose update is repeated is read twice. A person may have edited a text in between, which the update now overwrites,
 * so that text is kept as well. If an earlier request wrote a text, its first reading is kept. If the earlier request
 * changed is_plural, the first reading of all texts is kept.
 */
export function mergeKeptTexts(earlier: Kept, later: Kept): Kept {
  if (earlier.entry.is_plural !== later.entry.is_plural) return earlier;
  return {
    ...later,
    entry: withTexts(earlier.entry, later.entry),
    wrote: withTexts(earlier.wrote, later.wrote),
  };
}

function withTexts(earlier: Entry, later: Entry): Entry {
  const translations = { ...textsOf(earlier), ...textsOf(later) };
  const has = Object.keys(translations).length > 0;
  return { ...earlier, ...later, ...(has && { translations }) };
}

function textsOf({ translations }: Entry): Entry {
  return isMapping(translations) ? translations : {};
}
