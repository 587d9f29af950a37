/** What a run removes or overwrites, for its backup. All that is said of a field is read off the table of its kind. */

import { keyKind } from "../kinds/key/kind.ts";
import type { LiveKey } from "../kinds/key/live.ts";
import { declare, type Entry, type Kind, type Surroundings } from "../kinds/kind.ts";
import { webhookKind } from "../kinds/webhook/kind.ts";
import type { LiveWebhook } from "../kinds/webhook/live.ts";
import type { Json } from "../model/json.ts";
import type { Destroy, PlannedField, Update } from "../model/plan.ts";
import { resolve } from "../model/variables.ts";
import { reshapes } from "../plan/guard.ts";
import { type Kept, urlVariable } from "./kept.ts";

/** A live object that is removed: everything of it that a manifest can say. */
export function removed<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  live: Wire,
  { how }: Pick<Destroy, "how">,
  around: Surroundings,
): Kept {
  const entry = declare(kind, live, kind.liveContext(live, around, kind.liveLabel(live)));
  const away = kind.fields.find(({ role }) => role === "away");
  const wrote = how === "archive" && away ? { [away.name]: true } : {};
  return { kind: kind.name, id: kind.id(live), entry, action: how, wrote };
}

/** The texts that an update overwrites or clears, of the key as it was just read; undefined where there are none. */
export function overwritten(update: Update, live: LiveKey, around: Surroundings): Kept | undefined {
  const whole = declare(keyKind, live, keyKind.liveContext(live, around, update.label));
  const textOf = ({ field, part = "" }: PlannedField) => partOf(whole[field], part);
  const texts = update.fields.filter(({ part }) => part !== undefined);
  const lost = texts.filter((field) => textOf(field) !== undefined);
  const turned = update.fields.find((field) => reshapes(update.kind, field));
  if (lost.length === 0 && !turned) return undefined;
  const { key_name = "", key_id = update.id, translations } = whole;
  const entry: Entry = {
    key_name,
    key_id,
    // The texts can be written back only to a key that is, or is not, a plural as it was.
    is_plural: live.is_plural,
    ...nested(lost, textOf),
    // After a change of is_plural all texts have another shape, so all of them are kept.
    ...(turned && translations !== undefined && { translations }),
  };
  return {
    kind: "key",
    id: update.id,
    entry,
    action: "update",
    wrote: written(turned ? [turned, ...texts] : lost),
  };
}

/** Whether live texts give way to what the update writes. */
export function losesTexts({ kind, fields }: Update): boolean {
  return fields.some((field) => (field.part === undefined ? reshapes(kind, field) : !isUnset(field.before)));
}

function isUnset(value: Json | undefined): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === "";
}

/** A webhook that an update changes: all of it, so that a person can see which one it was. */
export function changedWebhook(update: Update, live: LiveWebhook, around: Surroundings): Kept {
  const context = webhookKind.liveContext(live, around, templateOf(update, live, around));
  const entry = declare(webhookKind, live, context);
  return { kind: "webhook", id: update.id, entry, action: "update", wrote: written(update.fields) };
}

/** The URL that the manifest has for the live webhook: the present one, or the one that it moves from. */
function templateOf({ identity, renamed_from }: Update, { url }: LiveWebhook, { variables }: Surroundings) {
  const declared = [identity, renamed_from].filter((one) => typeof one === "string");
  return declared.find((template) => resolve(template, variables) === url) ?? "";
}

/** Its URL in the backup is a variable, where no manifest declares it. */
export function withUrl(kept: Kept, { url }: LiveWebhook, { variables }: Surroundings): WithUrl {
  const shown = kept.entry.url;
  if (typeof shown === "string" && resolve(shown, variables) === url) return { kept, urls: {} };
  const name = urlVariable(kept.id);
  return { kept: { ...kept, entry: { ...kept.entry, url: `\${${name}}` } }, urls: { [name]: url } };
}

export interface WithUrl {
  kept: Kept;
  /** Values of the variables that stand for whole URLs. */
  urls: Readonly<Record<string, string>>;
}

function written(fields: readonly PlannedField[]): Entry {
  return nested(fields, ({ after }) => after);
}

/** Values by field, and by part where the field has parts. */
function nested(fields: readonly PlannedField[], value: (of: PlannedField) => Json | undefined): Entry {
  const entry: Record<string, Json> = {};
  for (const one of fields) {
    const found = value(one);
    if (found === undefined) continue;
    if (one.part === undefined) entry[one.field] = found;
    else entry[one.field] = { ...members(entry[one.field]), [one.part]: found };
  }
  return entry;
}

function partOf(value: Json | undefined, part: string): Json | undefined {
  return new Map(Object.entries(members(value))).get(part);
}

function members(value: Json | undefined): Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
