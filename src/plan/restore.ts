/**
 * Backup × live → the plan that brings the backup back. A live value is replaced if it still equals what the run wrote,
 * or is empty, and is kept otherwise.
 */
import type { BackupEntry, ReadBackup } from "../model/backup.ts";
import type { Field } from "../model/field.ts";
import type { Json } from "../model/json.ts";
import { type KeyValues, keyEntry, keyKind } from "../model/key/kind.ts";
import type { LiveKey } from "../model/key/live.ts";
import { keyName } from "../model/key/values.ts";
import type { Declared, Kind, KindName, Surroundings } from "../model/kind.ts";
import { namePlaceAt, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Project } from "../model/project.ts";
import { DEFAULT_RULES, OWNER_TAG_PREFIX, type Rules } from "../model/rules.ts";
import { resolve, shortened, type Variables } from "../model/variables.ts";
import { webhookKind } from "../model/webhook/kind.ts";
import type { LiveWebhook } from "../model/webhook/live.ts";
import { compare } from "./compare.ts";
import { digest } from "./digest.ts";
import { isEmpty } from "./guard.ts";
import {
  type Change,
  FORMAT_VERSION,
  type Left,
  type Plan,
  type PlannedField,
  type Skipped,
} from "./plan.ts";
import { keyWithName, webhookAt } from "./restoreMatch.ts";

/** What the project holds of what the backup is about. */
export interface LiveForRestore {
  project: Project;
  /** Keys with an id or a name of the backup, with all their texts. */
  keys: readonly LiveKey[];
  webhooks: readonly LiveWebhook[];
}

interface Options {
  /** Whether live values that changed since the run are replaced as well. */
  force: boolean;
  variables: Variables;
}

/** What becomes of one entry. */
interface Restored {
  change?: Change;
  left?: readonly Left[];
  skipped?: Skipped;
  problems?: readonly Problem[];
}

export function planRestore(
  { keys, webhooks }: ReadBackup,
  live: LiveForRestore,
  { force, variables }: Options,
): { plan: Plan; problems: readonly Problem[] } {
  const { project } = live;
  // The service stored these plural forms before, whatever it lists for the language.
  const languages = project.languages?.map((one) => ({ ...one, pluralForms: [] }));
  const around: Surroundings = { project: { ...project, languages }, rules: DEFAULT_RULES, variables };
  const claimed = new Set<LiveKey | LiveWebhook>();
  const ofKeys = keys.map((entry, index) =>
    restoreKey(entry, live, { around, force, claimed, ref: `key:${index + 1}` }),
  );
  const ofWebhooks = webhooks.map((entry, index) =>
    restoreWebhook(entry, live, { around, force, claimed, ref: `webhook:${index + 1}` }),
  );
  const restored = [...ofKeys, ...ofWebhooks];
  return {
    plan: {
      format_version: FORMAT_VERSION,
      project,
      changes: restored.flatMap(({ change }) => change ?? []),
      left: restored.flatMap(({ left }) => left ?? []),
      skipped: restored.flatMap(({ skipped }) => skipped ?? []),
      counts: {
        unchanged: restored.filter(isSame).length,
        unmanaged: 0,
        webhooks: { unchanged: ofWebhooks.filter(isSame).length, unmanaged: 0 },
        adopted: 0,
      },
    },
    problems: restored.flatMap(({ problems }) => problems ?? []),
  };
}

function isSame({ change, left = [], skipped }: Restored): boolean {
  return !change && !skipped && left.length === 0;
}

interface Step {
  around: Surroundings;
  force: boolean;
  /** Live objects that an entry of the backup has found already. */
  claimed: Set<LiveKey | LiveWebhook>;
  ref: string;
}

function restoreKey(entry: BackupEntry<KeyValues>, { project, keys }: LiveForRestore, step: Step): Restored {
  const { values } = entry.declared;
  const spoken = speakable(withoutAddedForms(entry), project);
  const live = keys.find(({ key_id }) => String(key_id) === String(values.key_id));
  if (live) {
    // A key that was renamed since keeps its name.
    const present = keyName.declare(live, keyKind.liveContext(live, step.around, ""));
    const values = { ...spoken.declared.values, key_name: keyEntry.shape.key_name.parse(present) };
    const declared = { ...spoken.declared, values };
    const found = changed(keyKind, { ...entry, declared }, live, {
      ...step,
      around: ownedBy(live.tags, step.around),
    });
    return { ...found, problems: [...spoken.problems, ...(found.problems ?? [])] };
  }
  const namesake = keyWithName(values, keys, step.claimed);
  if (namesake) step.claimed.add(namesake);
  if (entry.wrote.action === "update") {
    const message = namesake
      ? `The key ${values.key_id} is gone, and key ${namesake.key_id} has its name now. Its texts are not restored: copy them from here if they belong to that key.`
      : `The key ${values.key_id} is gone, so its texts cannot be restored. Copy them from here if you need them.`;
    return refused(keyKind.name, keyKind.label(values), entry.declared, "key-gone", message);
  }
  if (namesake) {
    const owned = ownedBy(namesake.tags, step.around);
    const same = compare(keyKind, { declared: spoken.declared, live: namesake }, owned, step.ref);
    if (!same.change && same.problems.length === 0) return { problems: spoken.problems };
    const message = `The key ${values.key_id} is gone, and another key (id ${namesake.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`;
    return refused(keyKind.name, keyKind.label(values), entry.declared, "name-taken", message);
  }
  const owned = ownedBy(values.tags ?? [], step.around);
  const { change, skipped, problems } = compare(keyKind, { declared: spoken.declared }, owned, step.ref);
  return {
    ...(change && { change }),
    ...(skipped && { skipped }),
    problems: [...spoken.problems, ...problems],
  };
}

function restoreWebhook(
  entry: ReadBackup["webhooks"][number],
  { webhooks }: LiveForRestore,
  step: Step,
): Restored {
  const { declared, wrote } = entry;
  const { url: template, webhook_id } = declared.values;
  const url = resolve(template, step.around.variables);
  const label = template.startsWith("${") ? `${shortened(url)} (${webhook_id})` : template;
  if (url === "") {
    const message = `The URL of webhook ${webhook_id} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
    return refused(webhookKind.name, `(${webhook_id})`, declared, "no-url", message);
  }
  const live = webhooks.find((one) => one.webhook_id === webhook_id);
  if (live) return labelled(changed(webhookKind, entry, live, step), label);
  const there = webhookAt(declared.values, url, webhooks, step.claimed);
  if (there) step.claimed.add(there);
  if (wrote.action === "update")
    return refused(
      webhookKind.name,
      label,
      declared,
      "webhook-gone",
      `Webhook ${webhook_id} is gone, so it cannot be put back as it was. Create it by hand, or declare it.`,
    );
  const { change, skipped, problems } = compare(
    webhookKind,
    { declared, ...(there && { live: there }) },
    step.around,
    step.ref,
  );
  if (there && change) {
    const message = `Webhook ${webhook_id} is gone, and webhook ${there.webhook_id} has its URL now, with other values. Remove that one first, or put it right by hand.`;
    return refused(webhookKind.name, label, declared, "name-taken", message);
  }
  return labelled({ ...(change && { change }), ...(skipped && { skipped }), problems }, label);
}

/** The change of a live object: of its values, those that may be replaced. */
function changed<Values extends object, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  { declared, wrote }: BackupEntry<Values>,
  live: Wire,
  { around, force, ref }: Step,
): Restored {
  const { change, skipped, problems, left: byRule } = compare(kind, { declared, live }, around, ref);
  if (change?.action !== "update") return { left: byRule, ...(skipped && { skipped }), problems };
  const context = kind.context(declared.values, live, around);
  const isFree = (planned: PlannedField) => {
    const { field, part, before = null, after } = planned;
    if (force || isEmpty(before) || isReshaped(before, after)) return true;
    const value = new Map(Object.entries(wrote.values)).get(field);
    const written = part === undefined ? value : partOf(value, part);
    const table: Field<Values, Wire, Context, Out> | undefined = kind.fields.find(
      ({ name }) => name === field,
    );
    return written !== undefined && (table?.same(before, written, context) ?? false);
  };
  const fields = change.fields.filter(isFree);
  const left = change.fields
    .filter((field) => !isFree(field))
    .map((planned): Left => {
      const { field, part, before = null, after, place } = planned;
      return {
        kind: kind.name,
        label: change.label,
        id: change.id,
        reason: "changed-since",
        field,
        ...(part !== undefined && { part }),
        live: before,
        declared: after,
        place,
      };
    });
  if (fields.length === 0) return { left: [...byRule, ...left], problems };
  const seen = digest(change.id, [
    kind.hidden(live),
    ...fields.map(({ field, part = null, before = null }) => [field, part, before]),
  ]);
  return { change: { ...change, seen, fields }, left: [...byRule, ...left], problems };
}

/** Whether a text is what a change of is_plural makes of it: the text as forms, or one of the forms as the text. */
function isReshaped(before: Json, after: Json): boolean {
  if (isMapping(before) && typeof after === "string")
    return Object.values(before).every((form) => form === "" || form === after);
  return typeof before === "string" && isMapping(after) && Object.values(after).includes(before);
}

function partOf(value: Json | undefined, part: string): Json | undefined {
  return isMapping(value) ? new Map(Object.entries(value)).get(part) : undefined;
}

function isMapping(value: Json | undefined): value is { readonly [member: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Rules under which every text is written, and the tags stay those of the backup, whoever owns the key. */
function ownedBy(tags: readonly string[], around: Surroundings): Surroundings {
  const owner = tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX))?.slice(OWNER_TAG_PREFIX.length);
  const rules: Rules = { ...DEFAULT_RULES, languages: { "*": "enforce" }, protectedTags: [], owner };
  return { ...around, rules };
}

/** The entry with plural forms that only the run wrote as empty: before it, they had no text. */
function withoutAddedForms({ declared, wrote }: BackupEntry<KeyValues>): Declared<KeyValues> {
  const { translations } = declared.values;
  if (!translations) return declared;
  const texts = Object.entries(translations).map(([language, text]) => {
    const written = partOf(new Map(Object.entries(wrote.values)).get("translations"), language);
    if (typeof text === "string" || !isMapping(written)) return [language, text];
    return [language, { ...Object.fromEntries(Object.keys(written).map((form) => [form, ""])), ...text }];
  });
  return { ...declared, values: { ...declared.values, translations: Object.fromEntries(texts) } };
}

/** The entry without texts that the project cannot hold, each of them a problem. */
function speakable(
  declared: Declared<KeyValues>,
  project: Project,
): { declared: Declared<KeyValues>; problems: Problem[] } {
  const texts = Object.entries(declared.values.translations ?? {});
  const known = new Set(project.languages?.map(({ iso }) => iso));
  const lost = texts.filter(([language]) => project.segmentation || !known.has(language));
  if (lost.length === 0) return { declared, problems: [] };
  const translations = Object.fromEntries(texts.filter((one) => !lost.includes(one)));
  const problems = lost.map(([language]) => {
    const why = project.segmentation
      ? "the project now splits texts into segments"
      : `the project no longer has the language ${language}`;
    return problem(
      "unknown-language",
      `This text is not restored: ${why}. Copy it from here if you need it.`,
      {
        place: namePlaceAt(declared.file, declared.spot, ["translations", language]),
        reach: "change",
      },
    );
  });
  return { declared: { ...declared, values: { ...declared.values, translations } }, problems };
}

function labelled(restored: Restored, label: string): Restored {
  const { change, left, skipped } = restored;
  return {
    ...restored,
    ...(change && { change: { ...change, label } }),
    ...(left && { left: left.map((one) => ({ ...one, label })) }),
    ...(skipped && { skipped: { ...skipped, label } }),
  };
}

function refused<Values>(
  kind: KindName,
  label: string,
  { file, spot }: Declared<Values>,
  code: ProblemCode,
  message: string,
): Restored {
  const place = placeAt(file, spot);
  return { skipped: { kind, label, place }, problems: [problem(code, message, { place, reach: "change" })] };
}
