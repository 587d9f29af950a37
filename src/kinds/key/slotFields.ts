/** The fields of a key with a value for each platform: its name and its filenames. */
import * as z from "zod";
import { PLATFORMS } from "../../wire/key.ts";
import type { FieldIssue } from "../field.ts";
import { type KeyContext, keyField, unlessEmpty } from "./keyField.ts";
import {
  assignedSlots,
  type DeclaredName,
  distinctNames,
  nameSlotsSchema,
  nameToSend,
  type Slots,
  slotsSchema,
} from "./names.ts";

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
    const [first = ""] = distinctNames(declared);
    const one: Slots = Object.fromEntries(platforms.map((platform) => [platform, first]));
    return project.perPlatformNames ? { ...(live ?? one), ...assignedSlots(declared, platforms) } : one;
  },
  inPlan: (declared) => assignedSlots(declared, PLATFORMS),
  check: checkName,
  merge: mergeSlots,
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

/** Names that the project cannot store, or that are on no platform of the key. */
function checkName(declared: DeclaredName, { project, platforms }: KeyContext): FieldIssue | undefined {
  if (!project.perPlatformNames && distinctNames(declared).length > 1) {
    const message = `In project ${project.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`;
    return { code: "same-names-needed", message, path: [] };
  }
  if (project.perPlatformNames && distinctNames(declared, platforms).length === 0 && platforms.length > 0) {
    const message = `It is on ${platforms.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`;
    return { code: "same-names-needed", message, path: [] };
  }
  return undefined;
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
  declare: (slots) => unlessEmpty(filled(slots)),
  merge: mergeSlots,
  write: (out, slots) => {
    out.filenames = { ios: "", android: "", web: "", other: "", ...slots };
  },
  show: (slots) => ({ as: "slots", slots: filled(slots) }),
});

/** The slots that the plan changes, and the others as they are now; undefined if both changed one slot. */
function mergeSlots(before: Slots, after: Slots, now: Slots): Slots | undefined {
  const merged: Slots = {};
  // An absent slot is empty.
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
