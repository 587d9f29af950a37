/** What all fields of a key share: their context, and the request body that they write to. */
import * as z from "zod";
import type { LanguagesInFiles, ProjectContext } from "../kinds/declaredEntry.ts";
import { type FieldIssue, scalarFields } from "../kinds/field.ts";
import type { Json } from "../model/json.ts";
import { foreignOwner, OWNER_TAG_PREFIX } from "../model/setting.ts";
import { jsonOrUndefined } from "../wire/json.ts";
import { PLATFORMS, type Platform, type WireKeyAttributes, type WireTranslationInput } from "../wire/key.ts";
import {
  assignedSlots,
  type DeclaredName,
  distinctNames,
  type LiveKey,
  nameSlotsSchema,
  nameToSend,
  type Slots,
  slotsSchema,
} from "./liveKey.ts";

export interface KeyContext extends ProjectContext {
  inFiles: LanguagesInFiles;
  /** The platforms whose names count: the declared ones; the live ones if none are declared. */
  platforms: readonly Platform[];
  /** Whether the key is a plural, or becomes one. */
  plural: boolean;
  /** The owner tag that the key gets, if any. */
  ownerTag: string | undefined;
}

/** The part of a request about one key, in a create or a bulk update. */
export interface KeyPayload extends WireKeyAttributes {
  translations?: WireTranslationInput[];
}

const keyField = scalarFields<LiveKey, KeyContext, KeyPayload>();

function into<Name extends keyof KeyPayload>(member: Name) {
  return (out: KeyPayload, value: NonNullable<KeyPayload[Name]>) => {
    out[member] = value;
  };
}

/** Undefined for an empty text, list or mapping, which a manifest need not declare. */
function unlessEmpty<Value extends string | object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

type TextName = "description" | "context" | "plural_name";

/** A text field; `""` makes it empty. `isProse`: see {@link Field.isProse}. */
export function textField<const Name extends TextName>(name: Name, isProse?: true) {
  const member: TextName = name;
  return keyField({
    name,
    ...(isProse && { isProse }),
    expects: "a text",
    schema: z.string(),
    value: z.string(),
    unset: "",
    live: (key) => key[member],
    toManifest: unlessEmpty,
    write: into(member),
    show: (text) => ({ as: "text", text }),
  });
}

type BooleanName = "is_plural" | "is_hidden" | "is_archived";

/** `undeclared`: the value to use if the field is not declared. By default, the field is not managed. */
export function booleanField<const Name extends BooleanName>(
  name: Name,
  undeclared: (context: KeyContext, live: LiveKey | undefined) => boolean | undefined = () => undefined,
) {
  const member: BooleanName = name;
  return keyField({
    name,
    ...(name === "is_archived" && { role: "archive" as const }),
    // A change of it converts all texts, also those that the plan did not read.
    ...(name === "is_plural" && {
      role: "shape" as const,
      editState: (live: LiveKey) => live.translations_modified_at_timestamp,
    }),
    expects: "true or false",
    schema: z.boolean(),
    value: z.boolean(),
    unset: false,
    undeclared,
    live: (key) => key[member],
    // Always written, so that a restore unarchives the key.
    toManifest: (on) => (on || name === "is_archived" ? on : undefined),
    write: into(member),
    show: (on) => ({ as: "word", word: on ? "yes" : "no" }),
  });
}

export const charLimit = keyField({
  name: "char_limit",
  expects: "a whole number of characters, or 0 for no limit",
  schema: z.int().min(0),
  value: z.int(),
  unset: 0,
  live: (key) => key.char_limit,
  toManifest: (limit) => (limit === 0 ? undefined : limit),
  write: into("char_limit"),
  show: (limit) => ({ as: "word", word: String(limit) }),
});

const jsonObject = z.record(z.string(), z.json());

/** The service stores the attributes as JSON in its own spelling, so they are compared parsed. */
export const customAttributes = keyField({
  name: "custom_attributes",
  isProse: true,
  expects: "a mapping of JSON values, such as { screen: cart }",
  schema: jsonObject,
  value: z.json(),
  unset: {},
  live: (key): Json | undefined => {
    if (key.custom_attributes === undefined) return undefined;
    if (key.custom_attributes === "") return {};
    const value = jsonOrUndefined(withQuotedNumbers(key.custom_attributes)) as Json | undefined;
    if (value === undefined) return key.custom_attributes;
    return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
  },
  toManifest: (attributes) => {
    const object = jsonObject.safeParse(attributes);
    return object.success ? unlessEmpty(object.data) : undefined;
  },
  write: (out, attributes) => {
    out.custom_attributes = JSON.stringify(attributes);
  },
  show: (attributes) => ({ as: "word", word: JSON.stringify(attributes) }),
});

/** Puts numbers that would lose digits into quotes, because a number in YAML or JSON cannot hold them. */
function withQuotedNumbers(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) => {
    const number = part.startsWith('"') ? 0 : Number(part);
    const keeps = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
    return keeps ? part : `"${part}"`;
  });
}

/** Whether a declared key is unarchived. This follows `prune.by`, even if prune is off. */
export function comesBack({ rules }: KeyContext, live: LiveKey | undefined): boolean {
  return rules.pruneBy === "archive" && live?.is_archived === true;
}

export const platforms = keyField({
  name: "platforms",
  expects: "a list of platforms (ios, android, web, other)",
  schema: z.array(z.enum(PLATFORMS)).min(1),
  value: z.array(z.enum(PLATFORMS)),
  // The list is sent as a whole. That would remove a platform that is not known here, so such a key is not compared.
  live: (key) => (key.onOtherPlatform ? undefined : inOrder(key.platforms)),
  inPlan: (declared) => inOrder(declared),
  toManifest: (list) => list,
  write: into("platforms"),
  show: (members) => ({ as: "set", members }),
});

export const tags = keyField({
  name: "tags",
  role: "owner",
  expects: "a list of tags",
  schema: z.array(z.string().min(1)),
  value: z.array(z.string()),
  unset: [],
  live: (key) => alphabetical(key.tags),

  check: (declared, { rules }) => {
    const foreign = foreignOwner(declared, rules);
    if (foreign === undefined) return undefined;
    const message = `The tag "${foreign}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`;
    return { code: "owner-tag", message, path: [] };
  },
  undeclared: ({ ownerTag }, live) => (ownerTag === undefined ? undefined : [...(live?.tags ?? [])]),
  inPlan: (declared) => alphabetical(declared),
  // Tags that protect a key or name its owner stay, even if the list does not declare them.
  desired: (declared, live, { rules, ownerTag }) => {
    const keptTags = (live ?? []).filter(
      (tag) => tag.startsWith(OWNER_TAG_PREFIX) || rules.protectedTags.includes(tag),
    );
    return alphabetical([...declared, ...keptTags, ...(ownerTag === undefined ? [] : [ownerTag])]);
  },
  toManifest: unlessEmpty,
  // The list is sent as a whole, so it includes tags that were added after the plan was made.
  merge: (before, after, live) => {
    const removed = before.filter((tag) => !after.includes(tag));
    const added = after.filter((tag) => !before.includes(tag));
    return alphabetical([...live.filter((tag) => !removed.includes(tag)), ...added]);
  },
  write: into("tags"),
  show: (members) => ({ as: "set", members }),
});

/** In the order of the service, without duplicates. */
function inOrder(list: readonly Platform[]): Platform[] {
  return PLATFORMS.filter((platform) => list.includes(platform));
}

/** In the order of the service, without duplicates. Ties are sorted by code unit, so that equal sets are equal lists. */
function alphabetical(list: readonly string[]): string[] {
  return [...new Set(list)].sort((a, b) => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x < y || (x === y && a < b) ? -1 : 1;
  });
}

export const keyName = keyField({
  name: "key_name",
  role: "identity",
  expects:
    "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
  schema: z.union([
    z.string().min(1),
    nameSlotsSchema
      .refine((slots) => Object.keys(slots).length > 0, "has no platform")
      .meta({ minProperties: 1 }),
  ]),
  value: slotsSchema,
  live: (key, { platforms }) => assignedSlots(key.key_name, platforms),
  // A slot that is not declared keeps its live name. A new slot gets the first declared name, as in the service.
  desired: (declared, live, { platforms, project }) => {
    const [firstName = ""] = distinctNames(declared);
    const slots: Slots = Object.fromEntries(platforms.map((platform) => [platform, firstName]));
    return project.perPlatformNames ? { ...(live ?? slots), ...assignedSlots(declared, platforms) } : slots;
  },
  inPlan: (declared) => assignedSlots(declared, PLATFORMS),
  check: checkName,
  merge: mergeSlots,
  carries: (before, after) =>
    PLATFORMS.some((platform) => after[platform] !== undefined && after[platform] === before[platform]),
  toManifest: (slots) => {
    const [name = "", ...otherNames] = distinctNames(slots);
    return otherNames.length > 0 ? slots : name;
  },
  write: (out, slots) => {
    out.key_name = nameToSend(slots);
  },
  show: (slots) => {
    const [name = "", ...otherNames] = distinctNames(slots);
    return otherNames.length > 0 ? { as: "slots", slots } : { as: "word", word: name };
  },
});

/** Names that the project cannot store, or that are on no platform of the key. */
function checkName(declared: DeclaredName, { project, platforms }: KeyContext): FieldIssue | undefined {
  const { perPlatformNames, name } = project;
  const names = perPlatformNames ? distinctNames(declared, platforms) : distinctNames(declared);
  if (perPlatformNames ? names.length > 0 || platforms.length === 0 : names.length < 2) return undefined;
  const message = perPlatformNames
    ? `It is on ${platforms.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`
    : `In project ${name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`;
  return { code: "same-names-needed", message, path: [] };
}

export const filenames = keyField({
  name: "filenames",
  expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
  schema: slotsSchema,
  value: slotsSchema,
  unset: {},
  live: (key) => filled(key.filenames),
  desired: (declared, live) => ({ ...live, ...declared }),
  equal: (a, b) => PLATFORMS.every((platform) => (a[platform] ?? "") === (b[platform] ?? "")),
  toManifest: (slots) => unlessEmpty(filled(slots)),
  merge: mergeSlots,
  write: (out, slots) => {
    out.filenames = { ios: "", android: "", web: "", other: "", ...slots };
  },
  show: (slots) => ({ as: "slots", slots: filled(slots) }),
});

/** The slots that the plan changes, and the others as they are now; undefined if both changed one slot. */
function mergeSlots(before: Slots, after: Slots, live: Slots): Slots | undefined {
  const merged: Slots = {};
  // An absent slot is empty.
  for (const platform of PLATFORMS) {
    const [oldSlot = "", newSlot = "", liveSlot = ""] = [before[platform], after[platform], live[platform]];
    if (oldSlot !== newSlot && liveSlot !== oldSlot && liveSlot !== newSlot) return undefined;
    merged[platform] = oldSlot === newSlot ? liveSlot : newSlot;
  }
  return filled(merged);
}

/** The slots, or the plural forms, that are not empty: an empty one is the same as a missing one. */
export function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}
