/** keys.yaml → declared keys. */

import { type EntryReader, membersOf, missingList, readEntries, readEntry } from "../../manifest/entries.ts";
import { parseYaml } from "../../manifest/yaml.ts";
import type { Problem } from "../../model/problem.ts";
import { type DeclaredKey, keyDefaults, keyEntry, keyFields } from "./kind.ts";

export const KEY: EntryReader<DeclaredKey["values"]> = {
  schema: keyEntry,
  fields: keyFields,
  identity: {
    previously: "a former name, a list of names, or []",
    key_id: "the id of the key, in quotes if it is longer than 15 digits",
  },
  thing: "a key",
};

const ON_CREATE: EntryReader<DeclaredKey["onCreate"]> = {
  schema: keyDefaults,
  fields: keyFields.filter(({ name }) => name !== "key_name" && name !== "translations"),
  identity: {},
  thing: "on_create",
};

export function readKeys(path: string, text: string): { keys: DeclaredKey[]; problems: Problem[] } {
  const yaml = parseYaml(path, text);
  const { members, problems } = membersOf(yaml, ["keys", "on_create"]);
  const found = [...yaml.problems, ...problems];
  const defaults = members.get("on_create");
  const onCreate = defaults && readEntry(yaml, defaults, ON_CREATE);
  if (onCreate) found.push(...onCreate.problems);
  const list = members.get("keys");
  if (!list) return { keys: [], problems: found.length > 0 ? found : [missingList(yaml, "keys")] };
  const { entries, problems: wrong } = readEntries(yaml, list, KEY);
  const keys = entries.map(({ values, spot }) => ({
    values,
    onCreate: onCreate?.values ?? {},
    file: yaml.file,
    spot,
  }));
  return { keys, problems: [...found, ...wrong] };
}
