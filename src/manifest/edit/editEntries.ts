/** Changes entries of a manifest in its text, as the reader of manifests knows them. */
import { isMapping, type Json } from "../../model/json.ts";
import type { ParsedYaml } from "../yaml.ts";
import type { YamlEdit } from "./edits.ts";
import { type EditedYaml, editYaml } from "./editYaml.ts";

/** `at`: the offset at which the entry starts in the text before all edits ({@link Declared.spot}). */
export type EntryEdit =
  /** Replaces a field, or adds it. */
  | { is: "field"; at: number; field: string; value: Json }
  /** Replaces the text of a language, or adds it as the last one. With forms: these are all forms. */
  | { is: "text"; at: number; language: string; value: Json }
  /** Removes the entry, with its own comments. */
  | { is: "remove"; at: number }
  /** Adds an entry after the one that starts at `after`, or at the end of the list. */
  | { is: "add"; after: number | undefined; value: Json };

/** `list`: the name of the list in the manifest, such as `keys`. All other bytes of the text stay. */
export function editEntries(
  file: string,
  text: string,
  list: string,
  edits: readonly EntryEdit[],
): EditedYaml {
  return editYaml(file, text, (yaml) => yamlEdits(yaml, list, edits));
}

function yamlEdits({ value, spot }: ParsedYaml, list: string, edits: readonly EntryEdit[]): YamlEdit[] {
  const root = isMapping(value as Json) ? (value as { readonly [name: string]: Json }) : {};
  const entries = (Array.isArray(root[list]) ? root[list] : []) as readonly Json[];
  const spots = spot.members?.get(list)?.members ?? new Map();
  const positions = new Map([...spots].map(([position, { start }]) => [start, Number(position)]));
  const positionOf = (at: number) => {
    const position = positions.get(at);
    if (position === undefined) throw new Error(`no entry of ${list} starts at ${at}`);
    return position;
  };
  return edits.map((edit): YamlEdit => {
    if (edit.is === "add") {
      const after = edit.after === undefined ? entries.length - 1 : positionOf(edit.after);
      return { is: "insert", path: [list], after, value: edit.value };
    }
    const position = positionOf(edit.at);
    const path = [list, position];
    if (edit.is === "remove") return { is: "remove", path };
    if (edit.is === "field") return { is: "set", path: [...path, edit.field], value: edit.value };
    return textEdit(entries[position], path, edit.language, edit.value);
  });
}

/** Texts are a mapping by language, or a list in the form of the service's API. */
function textEdit(
  entry: Json | undefined,
  path: readonly (string | number)[],
  language: string,
  value: Json,
): YamlEdit {
  const texts = isMapping(entry) ? entry.translations : undefined;
  const inside = [...path, "translations"];
  if (!Array.isArray(texts)) return { is: "set", path: [...inside, language], value };
  const at = texts.findIndex((one) => isMapping(one) && one.language_iso === language);
  return at < 0
    ? {
        is: "insert",
        path: inside,
        after: texts.length - 1,
        value: { language_iso: language, translation: value },
      }
    : { is: "set", path: [...inside, at, "translation"], value };
}
