/** The figures and texts by which guards judge a plan: what a plan alone does not show. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import { distinctNames } from "../kinds/key/names.ts";
import { liveText } from "../kinds/key/texts.ts";
import { canonical, type Json } from "../model/json.ts";
import { namePlaceAt } from "../model/place.ts";
import type { Destroy, Plan } from "../model/plan.ts";

export interface Census {
  liveKeys: number;
  /** Kinds that have a manifest, with how many entries it declares. */
  declared: { keys: number | undefined; webhooks: number | undefined };
  /** Declared keys that live. */
  matchedKeys: number;
  /** Live keys that carry a declared name, matched or not. */
  namesakes: number;
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
  namesakes: number;
  scopes: Census["scopes"];
}

export function census(
  plan: Plan,
  declared: Declaration,
  live: Live,
  { matched, namesakes, scopes }: Figures,
): Census {
  const byId = new Map<Destroy["id"], LiveKey>(live.keys?.map((key) => [key.key_id, key]));
  const doomed = plan.changes
    .filter((change) => change.action === "destroy")
    .flatMap((destroy) => {
      const key = byId.get(destroy.id);
      return key ? [doomedKey(destroy, key)] : [];
    });
  const isNew = reallyNew(declared);
  const created = plan.changes
    .filter((change) => change.action === "create")
    .filter(({ kind, place }) => kind === "key" && !isNew.has(canonical({ ...place })))
    .map(({ label, fields }) => ({
      label,
      texts: fields.flatMap(({ part, after }) => (part === undefined ? [] : textOf(after))),
    }));
  return {
    liveKeys: (live.keys?.length ?? 0) + live.unusable.keys.length,
    declared: { keys: declared.keys?.length, webhooks: declared.webhooks?.length },
    matchedKeys: matched,
    namesakes,
    scopes,
    doomed,
    created,
  };
}

function doomedKey(destroy: Destroy, key: LiveKey): DoomedKey {
  const { key_name, platforms } = key;
  return { destroy, names: distinctNames(key_name, platforms), texts: textsOf(key) };
}

/** Where keys are declared that say `previously: []`. Several keys may have one name, but a place is one entry's own. */
export function reallyNew({ keys = [] }: Declaration): ReadonlySet<string> {
  const entries = keys.filter(({ values }) => values.previously?.length === 0);
  return new Set(entries.map(({ file, spot }) => canonical({ ...namePlaceAt(file, spot, ["key_name"]) })));
}

/** The texts of a live key that were read, in all languages or in one. */
export function textsOf({ is_plural, translations = [] }: LiveKey, language?: string): string[] {
  const rows = translations.filter(({ language_iso: iso }) => language === undefined || iso === language);
  return rows.flatMap(({ translation }) => textOf(liveText(translation, is_plural)));
}

/** A text, or the forms of a plural that have one, in one spelling; nothing where there is none. */
export function textOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}
