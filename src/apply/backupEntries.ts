/** Live keys, and live texts, as entries of a manifest. */
import type { KeyEntry } from "../manifest/write.ts";
import type { Json } from "../model/json.ts";
import { distinctNames, type Slots } from "../model/key/names.ts";
import type { Update } from "../plan/plan.ts";
import { PLATFORMS, type PlatformSlots, type WireKey } from "../wire/key.ts";

/** Everything of a key that a manifest can say. Empty fields are left out: a new key has them so. */
export function wholeEntry(key: WireKey): KeyEntry {
  const texts = (key.translations ?? []).flatMap(({ language_iso, translation }) => {
    const text = key.is_plural ? forms(translation) : translation;
    return text === undefined || text === "" ? [] : [[language_iso, text] as const];
  });
  const entry = {
    key_name: nameOf(key.key_name, key.platforms),
    key_id: key.key_id,
    platforms: key.platforms,
    description: key.description,
    tags: key.tags,
    translations: Object.fromEntries(texts),
    filenames: said(key.filenames),
    context: key.context,
    char_limit: key.char_limit,
    is_plural: key.is_plural,
    plural_name: key.plural_name,
    is_hidden: key.is_hidden,
    is_archived: key.is_archived,
    custom_attributes: attributes(key.custom_attributes),
  };
  // The archive is where it shall not stay when it is brought back.
  const kept = Object.entries(entry).filter(([name, value]) => name === "is_archived" || !isUnset(value));
  return Object.fromEntries(kept);
}

/** The live texts that an update takes the place of: what has parts is texts. */
export function overwrittenEntry(update: Update): KeyEntry[] {
  const texts = update.fields.flatMap(({ part, before }) =>
    part === undefined || before === undefined || isUnset(before) ? [] : [[part, before] as const],
  );
  if (texts.length === 0) return [];
  return [
    {
      key_name: update.identity,
      key_id: Number(update.id),
      translations: Object.fromEntries(texts),
    },
  ];
}

function nameOf(slots: PlatformSlots, platforms: WireKey["platforms"]): string | Slots {
  const assigned = PLATFORMS.filter((platform) => platforms.includes(platform));
  const names = distinctNames(slots, assigned);
  return names.length === 1
    ? (names[0] ?? "")
    : Object.fromEntries(assigned.map((platform) => [platform, slots[platform]]));
}

/** The forms that have text; undefined where there are none. */
function forms(translation: string): Json | undefined {
  try {
    const all: Record<string, string> = JSON.parse(translation);
    const kept = Object.entries(all).filter(([, text]) => text !== "");
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  } catch {
    return translation;
  }
}

function said(slots: PlatformSlots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
}

/** None, where there is no JSON: the service writes no attributes as an empty text. */
function attributes(wire: string): Json {
  try {
    return JSON.parse(wire);
  } catch {
    return {};
  }
}

function isUnset(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === "" || value === 0 || value === false || value === undefined;
}
