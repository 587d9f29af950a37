/** References such as `[%key:cart.title%]`, in whose place the service shows the text of the key [service.md §2.7]. */

import type { KindFacts } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { quote, say } from "../model/message.ts";
import { once } from "../model/once.ts";
import type { Problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { type KeyValues, keyTraits } from "./fieldTable.ts";
import { distinctNames, type LiveKey } from "./liveKey.ts";

/** Not one with the id of a project: how a key of another project is named is not known. */
const REFERENCE = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;

/** `name`: of the key; absent if the reference has its id. */
export function referencesIn({ translations = {} }: KeyValues) {
  return Object.entries(translations).flatMap(([language, value]) => {
    if (typeof value === "string" && !value.includes("[%key")) return [];
    return textsIn(value)
      .flatMap((text) => [...text.matchAll(REFERENCE)])
      .map(([words, id, key = ""]) => ({ language, words, key, ...(!id && { name: key }) }));
  });
}

/** A warning for each entry with a reference to a key that the project does not have after the plan. Other ids may be those of other projects. */
export function deadReferences(facts: KindFacts<KeyValues, LiveKey>): Problem[] {
  const renames = facts.changes.flatMap((change) =>
    change.action === "update" && change.renamed_from !== undefined ? change : [],
  );
  const newNames = new Map(renames.map((change) => [change.renamed_from, change.label]));
  const destroyed = facts.destroys.filter(({ how }) => how === "destroy");
  const namesAfter = new Map([
    ...destroyed.map(({ id }): [string, string[]] => [String(id), []]),
    ...renames.map(({ id, fields }): [string, string[]] => {
      const name = fields.find(({ field }) => field === "key_name");
      return [String(id), textsIn(name?.after ?? "")];
    }),
  ]);
  const names = once(() => {
    const liveNames = facts.live.flatMap((key) => namesAfter.get(key.key_id) ?? distinctNames(key.key_name));
    const declaredNames = facts.declared.flatMap(({ values }) => distinctNames(values.key_name));
    return new Set([...liveNames, ...declaredNames, ...facts.unusable.flatMap((key) => key.names)]);
  });
  const dead = facts.chosen.flatMap((entry) => {
    const [reference] = referencesIn(entry.values).filter(({ key, name }) =>
      name === undefined ? namesAfter.get(key)?.length === 0 : !names().has(name),
    );
    return reference ? { ...reference, entry } : [];
  });
  return dead.map(({ entry, language, words, key }) => {
    const name = newNames.get(key);
    const fix = name === undefined ? "Correct the reference." : `Write [%key:${name}%].`;
    const message = say`The ${language} translation refers to ${quote(words)}, but after this plan Lokalise has no such key. ${fix}`;
    const at = { path: ["translations", language], severity: "warning" } as const;
    return entryProblem(keyTraits, entry, "unknown-reference", message, at);
  });
}
