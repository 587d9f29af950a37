/** The figures and texts by which guards judge a plan: what a plan alone does not show. */
import type { Declaration, Live } from "../model/declaration.ts";
import { canonical, type Json } from "../model/json.ts";
import { distinctNames } from "../model/key/names.ts";
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
  const byId = new Map(live.keys?.map((key) => [key.key_id, key]));
  const doomed = plan.changes.flatMap((change) => {
    const key =
      change.action === "destroy" && change.kind === "key" ? byId.get(Number(change.id)) : undefined;
    if (change.action !== "destroy" || !key) return [];
    const texts = (key.translations ?? []).flatMap(({ translation }) =>
      textOf(key.is_plural ? parsed(translation) : translation),
    );
    return [{ destroy: change, names: distinctNames(key.key_name, key.platforms), texts }];
  });
  const reallyNew = new Set(
    declared.keys?.flatMap(({ values }) =>
      values.previously?.length === 0 ? distinctNames(values.key_name) : [],
    ),
  );
  const created = plan.changes.flatMap((change) => {
    if (change.action !== "create" || change.kind !== "key" || reallyNew.has(change.label)) return [];
    const texts = change.fields.flatMap(({ part, after }) => (part === undefined ? [] : textOf(after)));
    return [{ label: change.label, texts }];
  });
  return {
    liveKeys: live.keys?.length ?? 0,
    declared: { keys: declared.keys?.length, webhooks: declared.webhooks?.length },
    matchedKeys: matched,
    scopes,
    doomed,
    created,
  };
}

/** A text, or the forms of a plural that have one, in one spelling; nothing where there is none. */
function textOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}

/** The forms of a plural come as a string of JSON. */
function parsed(translation: string): Json {
  try {
    return JSON.parse(translation);
  } catch {
    return translation;
  }
}
