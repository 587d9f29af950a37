/** Notices about new keys that look like a renamed live key: `previously` would keep its translations. */
import { type Problem, problem } from "../../model/problem.ts";
import type { HintInput } from "../kind.ts";
import { spellingsOf } from "../spellings.ts";
import type { LiveKey } from "./live.ts";
import { distinctNames } from "./names.ts";
import { textsOf } from "./texts.ts";
import type { KeyValues } from "./traits.ts";

/** If there are more hints than this, the others are counted. */
const MAX_HINTS = 10;

/** Compares the base texts of new keys with those of unmanaged live keys. A guard checks keys that will be removed. */
export function renameHints({ created, live, unmanaged, context }: HintInput<KeyValues, LiveKey>): Problem[] {
  const { baseLanguage } = context.project;
  const fresh = created.flatMap(({ change, entry }) => {
    if (isReallyNew(entry.values)) return [];
    const [text] = change.fields.flatMap(({ part, after }) =>
      part === baseLanguage ? spellingsOf(after) : [],
    );
    return text === undefined ? [] : [{ change, text }];
  });
  if (fresh.length === 0) return [];
  const ids = new Set(unmanaged.map(({ id }) => id));
  const names = new Map<string, string[]>();
  for (const key of live) {
    if (!ids.has(key.key_id)) continue;
    const [name] = distinctNames(key.key_name, key.platforms);
    for (const text of textsOf(key, baseLanguage))
      if (name !== undefined) names.set(text, [...(names.get(text) ?? []), name]);
  }
  const hints = fresh.flatMap(({ change, text }) => {
    const [name, ...others] = names.get(text) ?? [];
    if (name === undefined) return [];
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    const message = `Unmanaged live key "${name}"${more} has the same ${baseLanguage} text as the new key "${change.label}". If it was renamed, set previously: ${name} to keep its translations. If the new key is really new, set new: true.`;
    return [problem("looks-renamed", message, { place: change.place, severity: "notice", reach: "change" })];
  });
  const rest = hints.length - MAX_HINTS;
  if (rest <= 0) return hints;
  const message = `${rest} more new keys have the same ${baseLanguage} text as an unmanaged live key.`;
  return [
    ...hints.slice(0, MAX_HINTS),
    problem("looks-renamed", message, { severity: "notice", reach: "change" }),
  ];
}

/** Whether an entry declares a new key, which replaces no live one. */
export function isReallyNew({ new: isNew }: KeyValues): boolean {
  return isNew === true;
}
