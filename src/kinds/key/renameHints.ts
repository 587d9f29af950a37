/** New keys that look like an unmanaged live key under a new name: `previously` would keep its translations. */

import { canonical } from "../../model/json.ts";
import type { Plan, Unmanaged } from "../../model/plan.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { reallyNew, textOf, textsOf } from "../../plan/facts.ts";
import type { Declaration, Live } from "../declaration.ts";
import { distinctNames } from "./names.ts";

/** More hints than this are counted instead. */
const MAX_HINTS = 10;

/** Compares texts of the base language, where they were read anyway. Keys that are to be removed are the guard's. */
export function renameHints(
  plan: Plan,
  declared: Declaration,
  live: Live,
  unmanaged: readonly Unmanaged[],
): Problem[] {
  const { baseLanguage } = live.project;
  const isNew = reallyNew(declared);
  const created = plan.changes.flatMap((change) => {
    if (change.kind !== "key" || change.action !== "create" || isNew.has(canonical({ ...change.place })))
      return [];
    const [text] = change.fields.flatMap(({ part, after }) => (part === baseLanguage ? textOf(after) : []));
    return text === undefined ? [] : [{ change, text }];
  });
  if (created.length === 0) return [];
  const left = new Set(unmanaged.flatMap(({ kind, id }) => (kind === "key" ? [id] : [])));
  const names = new Map<string, string[]>();
  for (const key of live.keys ?? []) {
    if (!left.has(key.key_id)) continue;
    const [name] = distinctNames(key.key_name, key.platforms);
    for (const text of textsOf(key, baseLanguage))
      if (name !== undefined) names.set(text, [...(names.get(text) ?? []), name]);
  }
  const hints = created.flatMap(({ change, text }) => {
    const [name, ...others] = names.get(text) ?? [];
    if (name === undefined) return [];
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    const message = `Unmanaged live key "${name}"${more} has the same ${baseLanguage} text as the new key "${change.label}". If it was renamed, set previously: ${name} to keep its translations; if the key is really new, set previously: [].`;
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
