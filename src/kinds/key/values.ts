/** The fields of a key that are one value: how each is parsed, compared, sent and shown. */
import * as z from "zod";
import type { Json } from "../../model/json.ts";
import type { Project } from "../../model/project.ts";
import { foreignOwner, OWNER_TAG_PREFIX, type Rules } from "../../model/rules.ts";
import type { WireKeyAttributes, WireTranslationInput } from "../../wire/key.ts";
import { PLATFORMS, type Platform } from "../../wire/key.ts";
import { type Objection, type WholeField, whole } from "../field.ts";
import type { LiveKey } from "./live.ts";
import {
  assignedSlots,
  type DeclaredName,
  distinctNames,
  nameSlotsSchema,
  nameToSend,
  type Slots,
  slotsSchema,
} from "./names.ts";

/** What the fields of a key know of it beside their own value. */
export interface KeyContext {
  project: Project;
  rules: Rules;
  /** The platforms whose names count: declared if mentioned, else live. */
  platforms: readonly Platform[];
  /** Whether the key is, or becomes, a plural. */
  plural: boolean;
  /** The tag that says that the key is ours, where it shall have one. */
  ownerTag: string | undefined;
}

/** What is sent of a key, in a create or a bulk update. */
export interface KeyOut extends WireKeyAttributes {
  translations?: WireTranslationInput[];
}

function keyField<const Name extends string, Schema extends z.ZodType, Value extends Json>(
  spec: WholeField<Name, Schema, Value, LiveKey, KeyContext, KeyOut>,
) {
  return whole<Name, Schema, Value, LiveKey, KeyContext, KeyOut>(spec);
}

export const keyName = keyField({
  name: "key_name",
  role: "identity",
  takes: "a name, or a mapping of ios, android, web and other to names",
  schema: z.union([
    z.string().min(1),
    nameSlotsSchema.refine((slots) => Object.keys(slots).length > 0, "names no platform"),
  ]),
  value: slotsSchema,
  live: (key, { platforms }) => assignedSlots(key.key_name, platforms),
  // A slot that is not mentioned keeps its live name; a new one takes the first declared name, as the service does.
  desired: (declared, live, { platforms, project }) => {
    const [first = ""] = distinctNames(declared);
    const one: Slots = Object.fromEntries(platforms.map((platform) => [platform, first]));
    return project.perPlatformNames ? { ...(live ?? one), ...assignedSlots(declared, platforms) } : one;
  },
  object: objectToName,
  merge: mergedSlots,
  carries: (before, after) =>
    PLATFORMS.some((platform) => after[platform] !== undefined && after[platform] === before[platform]),
  declare: (slots) => {
    const [name = "", ...others] = distinctNames(slots);
    return others.length > 0 ? slots : name;
  },
  write: (out, slots) => {
    out.key_name = nameToSend(slots);
  },
  show: (slots) => {
    const [name = "", ...others] = distinctNames(slots);
    return others.length > 0 ? { as: "slots", slots } : { as: "word", word: name };
  },
});

/** Names that the project cannot keep, or that no platform of the key would show. */
function objectToName(declared: DeclaredName, { project, platforms }: KeyContext): Objection | undefined {
  if (!project.perPlatformNames && distinctNames(declared).length > 1) {
    const message = `Project ${project.name} has one name for all platforms of a key, but several are declared. Declare one name, or turn on per-platform key names in the project's settings.`;
    return { code: "same-names-needed", message, path: [] };
  }
  if (project.perPlatformNames && distinctNames(declared, platforms).length === 0 && platforms.length > 0) {
    const message = `It is on ${platforms.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`;
    return { code: "same-names-needed", message, path: [] };
  }
  return undefined;
}

export const platforms = keyField({
  name: "platforms",
  takes: "a list of ios, android, web, other",
  schema: z.array(z.enum(PLATFORMS)).min(1),
  value: z.array(z.enum(PLATFORMS)),
  // On a platform that is not known here the key would be taken off it.
  live: (key) => (key.onOtherPlatform ? undefined : inOrder(key.platforms)),
  desired: (declared) => inOrder(declared),
  declare: (list) => list,
  write: (out, list) => {
    out.platforms = list;
  },
  show: (members) => ({ as: "set", members }),
});

export const tags = keyField({
  name: "tags",
  role: "owner",
  takes: "a list of tags",
  schema: z.array(z.string().min(1)),
  value: z.array(z.string()),
  unset: [],
  live: (key) => alphabetical(key.tags),
  // Tags that protect a key or say who owns it are not taken away by a list that does not mention them.
  object: (declared, { rules }) => {
    const foreign = foreignOwner(declared, rules);
    if (foreign === undefined) return undefined;
    const message = `Tag "${foreign}" says that others own the key, so it would never be changed again. Remove it here: owner gives keys their tag.`;
    return { code: "owner-tag", message, path: [] };
  },
  undeclared: ({ ownerTag }, live) => (ownerTag === undefined ? undefined : [...(live?.tags ?? [])]),
  desired: (declared, live, { rules, ownerTag }) => {
    const kept = (live ?? []).filter(
      (tag) => tag.startsWith(OWNER_TAG_PREFIX) || rules.protectedTags.includes(tag),
    );
    return alphabetical([...declared, ...kept, ...(ownerTag === undefined ? [] : [ownerTag])]);
  },
  declare: unlessEmpty,
  // The list goes whole, so a tag that somebody set meanwhile has to go with it.
  merge: (before, after, now) => {
    const removed = before.filter((tag) => !after.includes(tag));
    const added = after.filter((tag) => !before.includes(tag));
    return alphabetical([...now.filter((tag) => !removed.includes(tag)), ...added]);
  },
  write: (out, list) => {
    out.tags = list;
  },
  show: (members) => ({ as: "set", members }),
});

export const filenames = keyField({
  name: "filenames",
  takes: "a mapping of ios, android, web and other to file names",
  schema: slotsSchema,
  value: slotsSchema,
  unset: {},
  live: (key) => filled(key.filenames),
  desired: (declared, live) => ({ ...live, ...declared }),
  equal: (a, b) => PLATFORMS.every((platform) => (a[platform] ?? "") === (b[platform] ?? "")),
  declare: (slots) => unlessEmpty(filled(slots)),
  merge: mergedSlots,
  write: (out, slots) => {
    out.filenames = { ios: "", android: "", web: "", other: "", ...slots };
  },
  show: (slots) => ({ as: "slots", slots: filled(slots) }),
});

export const charLimit = keyField({
  name: "char_limit",
  takes: "a whole number of characters, 0 for no limit",
  schema: z.int().min(0),
  value: z.int(),
  unset: 0,
  live: (key) => key.char_limit,
  desired: (declared) => declared,
  declare: (limit) => (limit === 0 ? undefined : limit),
  write: (out, limit) => {
    out.char_limit = limit;
  },
  show: (limit) => ({ as: "word", word: String(limit) }),
});

const jsonObject = z.record(z.string(), z.json());

/** The service keeps the attributes as a string of JSON that it writes in its own way, so they are compared parsed. */
export const customAttributes = keyField({
  name: "custom_attributes",
  takes: "a mapping of what JSON can hold",
  schema: jsonObject,
  value: z.json(),
  unset: {},
  live: (key): Json | undefined => {
    if (key.custom_attributes === undefined) return undefined;
    if (key.custom_attributes === "") return {};
    try {
      return JSON.parse(withQuotedNumbers(key.custom_attributes));
    } catch {
      return key.custom_attributes;
    }
  },
  desired: (declared) => declared,
  declare: (attributes) => {
    const object = jsonObject.safeParse(attributes);
    return object.success ? unlessEmpty(object.data) : undefined;
  },
  write: (out, attributes) => {
    out.custom_attributes = JSON.stringify(attributes);
  },
  show: (attributes) => ({ as: "word", word: JSON.stringify(attributes) }),
});

/** JSON in which each number that would lose digits is a text: no manifest and no backup can hold it as a number. */
function withQuotedNumbers(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) => {
    const number = part.startsWith('"') ? 0 : Number(part);
    const keeps = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
    return keeps ? part : `"${part}"`;
  });
}

/** A plain text about the key; `""` makes it empty. */
export function note<const Name extends "description" | "context" | "plural_name">(name: Name) {
  const member: "description" | "context" | "plural_name" = name;
  return keyField({
    name,
    takes: "a text",
    schema: z.string(),
    value: z.string(),
    unset: "",
    live: (key) => key[member],
    desired: (declared) => declared,
    declare: unlessEmpty,
    write: (out, text) => {
      out[member] = text;
    },
    show: (text) => ({ as: "text", text }),
  });
}

type Flag = "is_plural" | "is_hidden" | "is_archived";

/** `undeclared` tells what is meant where the flag is not mentioned. */
export function flag<const Name extends Flag>(
  name: Name,
  undeclared: (context: KeyContext, live: LiveKey | undefined) => boolean | undefined = () => undefined,
) {
  const member: Flag = name;
  return keyField({
    name,
    ...(name === "is_archived" && { role: "archive" as const }),
    ...(name === "is_plural" && { role: "shape" as const }),
    takes: "true or false",
    schema: z.boolean(),
    value: z.boolean(),
    unset: false,
    undeclared,
    live: (key) => key[member],
    desired: (declared) => declared,
    // Always said of the archive: a key comes back from a backup unarchived.
    declare: (on) => (on || name === "is_archived" ? on : undefined),
    write: (out, on) => {
      out[member] = on;
    },
    show: (on) => ({ as: "word", word: on ? "yes" : "no" }),
  });
}

/** Where keys are removed into the archive, a declared key comes out of it, also when prune is off. */
export function comesBack({ rules }: KeyContext, live: LiveKey | undefined): boolean {
  return rules.onRemove === "archive" && live?.is_archived === true;
}

/** In the order in which the service lists platforms, each once. */
function inOrder(list: readonly Platform[]): Platform[] {
  return PLATFORMS.filter((platform) => list.includes(platform));
}

/** As the service sorts tags, each once; ties by code unit, so that equal sets are equal lists. */
function alphabetical(list: readonly string[]): string[] {
  return [...new Set(list)].sort((a, b) => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x < y || (x === y && a < b) ? -1 : 1;
  });
}

function unlessEmpty<Value extends string | object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

/** The slots that the plan changes, and the others as they are now. */
function mergedSlots(before: Slots, after: Slots, now: Slots): Slots | undefined {
  const merged: Slots = {};
  // A slot that is absent is empty.
  for (const platform of PLATFORMS) {
    const [was = "", wanted = "", is = ""] = [before[platform], after[platform], now[platform]];
    if (was !== wanted && is !== was && is !== wanted) return undefined;
    merged[platform] = was === wanted ? is : wanted;
  }
  return filled(merged);
}

function filled(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
}
