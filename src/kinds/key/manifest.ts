/** keys.yaml → declared keys. */
import { type EntryReader, membersOf, missingList, readEntries, readEntry } from "../../manifest/entries.ts";
import { parseYaml } from "../../manifest/yaml.ts";
import { append } from "../../model/lists.ts";
import type { ManifestRead } from "../kind.ts";
import { distinctNames } from "./names.ts";
import { type KeyValues, keyDefaults, keyEntry, keyFields } from "./traits.ts";

export const KEY_ENTRY: EntryReader<KeyValues> = {
  schema: keyEntry,
  fields: keyFields,
  identity: {
    previously: "a former name or a list of names. If the key has none, set new: true instead",
    new: "true or false",
    key_id: "the id of the key, in quotes if it is longer than 15 digits",
  },
  thing: "a key",
};

export const ON_CREATE: EntryReader<Partial<KeyValues>> = {
  schema: keyDefaults,
  fields: keyFields.filter(({ name }) => name !== "key_name" && name !== "translations"),
  identity: {},
  thing: "on_create",
};

export function readKeyManifest(path: string, text: string): ManifestRead<KeyValues> {
  const yaml = parseYaml(path, text);
  const { members, problems } = membersOf(yaml, ["keys", "on_create"]);
  const found = [...yaml.problems, ...problems];
  const variables = new Map<string, string>();
  const written = members.get("on_create");
  const onCreate = written && readEntry(yaml, written, ON_CREATE);
  if (onCreate) append(found, onCreate.problems);
  const list = members.get("keys");
  if (!list)
    return { entries: [], variables, problems: found.length > 0 ? found : [missingList(yaml, "keys")] };
  const { entries, problems: wrong } = readEntries(yaml, list, KEY_ENTRY);
  const defaults = onCreate?.values ?? {};
  const keys = entries.map(({ values, spot }) => ({ values, onCreate: defaults, file: yaml.file, spot }));
  return { entries: keys, variables, problems: [...found, ...wrong] };
}

/** The names in a file that looks like a key manifest. A backup does not. */
export function keyNamesIn(path: string, text: string): string[] {
  if (!/^["']?keys["']?\s*:/m.test(text) || /^backup:/m.test(text)) return [];
  return readKeyManifest(path, text).entries.flatMap(({ values }) => distinctNames(values.key_name));
}
