/** The figures and texts by which guards judge a plan: what a plan alone does not show. */
import type { Declaration, Live } from "../model/declaration.ts";
import { canonical, type Json } from "../model/json.ts";
import { distinctNames } from "../model/key/names.ts";
import { liveText } from "../model/key/texts.ts";
import { namePlaceAt } from "../model/place.ts";
import type { WireKey } from "../wire/key.ts";
import type { Destroy, Plan } from "./plan.ts";

export interface Census {
  liveKeys: number;
  /** Kinds that have a manifest, with how many entries it declares. */
  declared: { keys: number | undefined; webhooks: number | undefined };
  /** Declared keys that live. */
  matchedKeys: number;
  /** How many live objects prune may take away at all. */
  scopes: { keys: number; webhooks: number };
  /** Keys that are doomed, with their names and texts (in the languages that were read). */
  doomed: readonly DoomedKey[];
  /** Keys that are created, with their texts; those that say `previously: []` are really new, and not here. */
  created: readonly { label: string; texts: readonly string[] }[];
}

export interface DoomedKey {
  destroy: Destroy;
  names: readonly string[];
  texts: readonly string[];
}

interface Figures {
  matched: number;
  scopes: Census["scopes"];
}

export function census(plan: Plan, declared: Declaration, live: Live, { matched, scopes }: Figures): Census {
  const byId = new Map<Destroy["id"], WireKey>(live.keys?.map((key) => [key.key_id, key]));
  const doomed = plan.changes
    .filter((change) => change.action === "destroy")
    .flatMap((destroy) => {
      const key = byId.get(destroy.id);
      return key ? [doomedKey(destroy, key)] : [];
    });
  // Labels are for people, and several keys may be of one name: a place is one entry's own.
  const reallyNew = new Set(
    declared.keys
      ?.filter(({ values }) => values.previously?.length === 0)
      .map(({ file, spot }) => canonical({ ...namePlaceAt(file, spot, ["key_name"]) })),
  );
  const created = plan.changes
    .filter((change) => change.action === "create")
    .filter(({ kind, place }) => kind === "key" && !reallyNew.has(canonical({ ...place })))
    .map(({ label, fields }) => ({
      label,
      texts: fields.flatMap(({ part, after }) => (part === undefined ? [] : textOf(after))),
    }));
  return {
    liveKeys: live.keys?.length ?? 0,
    declared: { keys: declared.keys?.length, webhooks: declared.webhooks?.length },
    matchedKeys: matched,
    scopes,
    doomed,
    created,
  };
}

function doomedKey(
  destroy: Destroy,
  { key_name, platforms, is_plural, translations = [] }: WireKey,
): DoomedKey {
  const texts = translations.flatMap(({ translation }) => textOf(liveText(translation, is_plural)));
  return { destroy, names: distinctNames(key_name, platforms), texts };
}

/** A text, or the forms of a plural that have one, in one spelling; nothing where there is none. */
function textOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}
