/** The fields of a key that are lists: platforms and tags. */
import * as z from "zod";
import { foreignOwner, OWNER_TAG_PREFIX } from "../../model/rules.ts";
import { PLATFORMS, type Platform } from "../../wire/key.ts";
import { keyField, unlessEmpty } from "./keyField.ts";

export const platforms = keyField({
  name: "platforms",
  expects: "a list of platforms (ios, android, web, other)",
  schema: z.array(z.enum(PLATFORMS)).min(1),
  value: z.array(z.enum(PLATFORMS)),
  // The list is sent as a whole. That would remove a platform that is not known here, so such a key is not compared.
  live: (key) => (key.onOtherPlatform ? undefined : inOrder(key.platforms)),
  desired: (declared) => inOrder(declared),
  inPlan: (declared) => inOrder(declared),
  declare: (list) => list,
  write: (out, list) => {
    out.platforms = list;
  },
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
    const kept = (live ?? []).filter(
      (tag) => tag.startsWith(OWNER_TAG_PREFIX) || rules.protectedTags.includes(tag),
    );
    return alphabetical([...declared, ...kept, ...(ownerTag === undefined ? [] : [ownerTag])]);
  },
  declare: unlessEmpty,
  // Owner tags come from the setting owner, and stay without being declared.
  declareNew: (list) => unlessEmpty(list.filter((tag) => !tag.startsWith(OWNER_TAG_PREFIX))),
  // The list is sent as a whole, so it includes tags that were added after the plan was made.
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
