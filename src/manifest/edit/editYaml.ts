/**
 * Changes values of a manifest in its text. All other bytes stay. The new text is read back: if it does not have exactly
 * the wanted values, nothing is changed, and a problem says so.
 */
import { parseDocument } from "yaml";
import { isMapping, type Json, sameJson } from "../../model/json.ts";
import { namePlaceAt, placeAt } from "../../model/place.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import { type ParsedYaml, parseYaml } from "../yaml.ts";
import { Changes, type CollectionChange } from "./changes.ts";
import { changeBlock, changeFlow } from "./collections.ts";
import { type EditPath, edited, type YamlEdit } from "./edits.ts";
import { styleOf } from "./fileStyle.ts";
import { Layout, Patches } from "./layout.ts";
import { replaceValue, type Tools } from "./replaceValue.ts";
import { isFlow, isInFlow, Tree, type ValueSlot } from "./tree.ts";
import { ValueWriter } from "./valueText.ts";

type EditedYaml = { is: "edited"; text: string } | { is: "refused"; problems: readonly Problem[] };

/** `choose`: the edits, given the values as they are. */
export function editYaml(
  file: string,
  text: string,
  choose: readonly YamlEdit[] | ((yaml: ParsedYaml) => readonly YamlEdit[]),
): EditedYaml {
  const before = parseYaml(file, text);
  if (anyError(before.problems)) return { is: "refused", problems: before.problems };
  const edits = typeof choose === "function" ? choose(before) : choose;
  // The reader gives only JSON values.
  const old = before.value as Json;
  const wanted = edited(old, edits);
  if (sameJson(old, wanted)) return { is: "edited", text };
  const layout = new Layout(text);
  const document = parseDocument(layout.text, {
    keepSourceTokens: true,
    prettyErrors: false,
    stringKeys: false,
  });
  const tree = new Tree(document);
  const changes = new Changes(tree, old, edits);
  if (changes.merged.size > 0) {
    return { is: "refused", problems: [...changes.merged].map((slot) => mergeKey(before, slot)) };
  }
  const applied = apply(tree, changes, layout);
  if ("slot" in applied) return { is: "refused", problems: [notEditable(before, applied.slot.path)] };
  const after = parseYaml(file, applied.text);
  const isReadable = after.problems.length <= before.problems.length && !anyError(after.problems);
  if (isReadable && sameJson(after.value as Json, wanted)) {
    return { is: "edited", text: applied.text };
  }
  const place = differsAt(isReadable ? (after.value as Json) : old, wanted);
  return { is: "refused", problems: [notEditable(before, place)] };
}

/** The new text, or a place that cannot be edited. */
function apply(tree: Tree, changes: Changes, layout: Layout): { text: string } | { slot: ValueSlot } {
  const patches = new Patches(layout);
  const writer = new ValueWriter(styleOf(tree.root, layout), (node) => tree.resolved(node));
  const tools: Tools = { layout, patches, writer };
  for (const [slot, value] of changes.replaced) {
    if (!changes.isGone(slot) && (!replaceValue(slot, value, tools) || writer.failed)) return { slot };
  }
  for (const slot of changes.names) {
    if (!writeName(slot, tools)) return { slot };
  }
  // At the end of an entry, its own new members come before a new entry.
  const deepestFirst = [...changes.collections].sort(([a], [b]) => b.path.length - a.path.length);
  for (const [slot, change] of deepestFirst) {
    if (changes.isGone(slot) || changes.replaced.has(slot)) continue;
    const isDone = isFlow(slot.node)
      ? becomesBlock(slot, change)
        ? replaceValue(
            slot,
            [...change.inserted.values()].flat().map(({ value }) => value),
            tools,
          )
        : changeFlow(slot, change, tools)
      : changeBlock(slot, change, tools);
    if (!isDone || writer.failed) return { slot };
  }
  const text = patches.applied();
  return text === undefined ? { slot: tree.root } : { text };
}

/** `[]` in which mappings are written gets a line for each. */
function becomesBlock(slot: ValueSlot, { inserted }: CollectionChange): boolean {
  if (slot.children.length > 0 || isInFlow(slot)) return false;
  return [...inserted.values()].flat().some(({ name, value }) => name === undefined && isMapping(value));
}

/** A name that is an alias is written out. */
function writeName({ item, path }: ValueSlot, { patches, writer }: Tools): boolean {
  const key = item?.key;
  if (key?.type !== "alias") return false;
  patches.replace(
    key.offset,
    key.offset + key.source.length,
    writer.name(String(path.at(-1)), [], "flow-name"),
  );
  return !writer.failed;
}

function mergeKey({ file, spot }: ParsedYaml, { path }: ValueSlot): Problem {
  const message =
    'This mapping gets its values from the merge key "<<", which YAML 1.2 does not have. Write the values out, and remove the merge key.';
  return problem("not-editable", message, { place: namePlaceAt(file, spot, [...path, "<<"]) });
}

function notEditable({ file, spot }: ParsedYaml, path: EditPath): Problem {
  const message =
    "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.";
  return problem("not-editable", message, { place: placeAt(file, spot, path) });
}

/** The path to the first difference. */
function differsAt(a: Json, b: Json): EditPath {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return [];
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [x, y] = [one.get(name), other.get(name)];
    if (x === undefined || y === undefined) return [name];
    if (!sameJson(x, y)) return [name, ...differsAt(x, y)];
  }
  return [];
}

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
