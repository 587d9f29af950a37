/**
 * Changes entries of a manifest in its text. All other bytes stay. The new text is read back: if it does not have exactly
 * the wanted values, nothing is changed, and a problem says so.
 */
import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import { isMapping, type Json, partOf, sameJson } from "../model/json.ts";
import { namePlaceAt } from "../model/place.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { Editor, type ItemChange, type Path, type YamlSource } from "./editor.ts";
import { columnOf, itemRange, itemsOf, propertiesEnd, startsLine } from "./layout.ts";
import { type ParsedYaml, parseYaml } from "./yaml.ts";
import type { FileStyle } from "./yamlText.ts";

type EditedYaml = { is: "edited"; text: string } | { is: "refused"; problems: readonly Problem[] };

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

/** `list`: the name of the list in the manifest, such as `keys`. */
export function editEntries(
  file: string,
  text: string,
  list: string,
  edits: readonly EntryEdit[],
): EditedYaml {
  const before = parseYaml(file, text);
  if (anyError(before.problems)) return { is: "refused", problems: before.problems };
  // The reader gives only JSON values.
  const old = before.value as Json;
  const rows = rowsAfter(before, list, edits);
  const entries = rows.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const wanted: Json = { ...(isMapping(old) && old), [list]: entries };
  if (sameJson(old, wanted)) return { is: "edited", text };
  const source = sourceOf(text);
  const editor = new Editor(source, list, rows);
  const changed = editor.edited(old, wanted);
  if (editor.refused) return { is: "refused", problems: [notEditable(before, editor.refused)] };
  const whole = restored(changed, source);
  const after = parseYaml(file, whole);
  const isReadable = after.problems.length <= before.problems.length && !anyError(after.problems);
  const found = isReadable ? (after.value as Json) : old;
  if (sameJson(found, wanted)) return { is: "edited", text: whole };
  return { is: "refused", problems: [notEditable(before, [list])] };
}

/** The entries after the edits. */
function rowsAfter({ value, spot }: ParsedYaml, list: string, edits: readonly EntryEdit[]): ItemChange[] {
  const found = partOf(value as Json, list);
  const values: (Json | undefined)[] = Array.isArray(found) ? [...found] : [];
  const spots = spot.members?.get(list)?.members ?? new Map();
  const positions = new Map([...spots].map(([position, { start }]) => [start, Number(position)]));
  const positionOf = (at: number) => {
    const position = positions.get(at);
    if (position === undefined) throw new Error(`no entry of ${list} starts at ${at}`);
    return position;
  };
  const added = new Map<number, ItemChange[]>();
  for (const edit of edits) {
    if (edit.is === "add") {
      const after = edit.after === undefined ? values.length - 1 : positionOf(edit.after);
      const others = added.get(after);
      if (others) others.push({ from: undefined, value: edit.value });
      else added.set(after, [{ from: undefined, value: edit.value }]);
      continue;
    }
    const position = positionOf(edit.at);
    const entry = values[position];
    if (edit.is === "remove" || entry === undefined) values[position] = undefined;
    else if (edit.is === "text") values[position] = withText(entry, edit.language, edit.value);
    else values[position] = { ...(isMapping(entry) && entry), [edit.field]: edit.value };
  }
  const rows = values.flatMap((own, from): ItemChange[] => [
    own === undefined ? { from } : { from, value: own },
    ...(added.get(from) ?? []),
  ]);
  return [...(added.get(-1) ?? []), ...rows];
}

/** Texts are a mapping by language, or a list in the form of the service's API. */
function withText(entry: Json | undefined, language: string, value: Json): Json {
  const texts = partOf(entry, "translations");
  const members = isMapping(entry) ? entry : {};
  if (!Array.isArray(texts))
    return { ...members, translations: { ...(isMapping(texts) && texts), [language]: value } };
  const at = texts.findIndex((one) => partOf(one, "language_iso") === language);
  const row = { ...(texts[at] ?? { language_iso: language }), translation: value };
  return { ...members, translations: at < 0 ? [...texts, row] : texts.with(at, row) };
}

/** The line ends of a text are all "\n", unless it mixes them. */
function sourceOf(text: string): { mark: string; isCrlf: boolean; isEndAdded: boolean } & YamlSource {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const isCrlf = text.includes("\r\n") && !/(?<!\r)\n/.test(text);
  const lines = isCrlf ? text.slice(mark.length).replaceAll("\r\n", "\n") : text.slice(mark.length);
  const isEndAdded = lines !== "" && !lines.endsWith("\n");
  const plain = isEndAdded ? `${lines}\n` : lines;
  const document = parseDocument(plain, { keepSourceTokens: true, prettyErrors: false, stringKeys: false });
  return { mark, isCrlf, isEndAdded, text: plain, document, style: styleOf(document, plain) };
}

/** How a file is written. The first value that shows a choice decides. */
function styleOf(document: Document, text: string): FileStyle {
  const style: Partial<FileStyle> = {};
  let single = 0;
  visit(document, {
    Scalar: (key, { type }) => {
      if (key === "key") return;
      if (type === "QUOTE_SINGLE") single += 1;
      if (type === "QUOTE_DOUBLE") single -= 1;
    },
    Pair: (_key, { value, srcToken }) => {
      const [first] = isCollection(value) && !value.flow ? itemsOf(value.srcToken) : [];
      if (!srcToken || !first || !startsLine(text, itemRange(first).start)) return;
      const deeper = columnOf(text, itemRange(first).start) - columnOf(text, itemRange(srcToken).start);
      if (isSeq(value) && deeper >= 0) style.listStep ??= deeper;
      else if (isMap(value) && deeper > 0) style.step ??= deeper;
    },
    Collection: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const [item] = itemsOf(node.srcToken);
      const [first] = item?.value?.type === "block-map" ? itemsOf(item.value) : [];
      if (node.flow && item && !text.slice(start, end).includes("\n"))
        style[isMap(node) ? "braces" : "brackets"] ??= /^ */.exec(text.slice(start + 1, end))?.[0] ?? "";
      if (isMap(node) || !item || !first) return;
      const gap = text.slice(propertiesEnd(item), itemRange(first).start);
      if (!gap.includes("\n")) style.afterDash ??= gap.length;
    },
  });
  const { contents } = document;
  const isJson =
    isMap(contents) &&
    contents.flow === true &&
    contents.items.every(({ key }) => isScalar(key) && key.type === "QUOTE_DOUBLE");
  const defaults = { step: 2, listStep: 2, afterDash: 1, braces: " ", brackets: "" };
  return { ...defaults, ...style, quotes: single > 0 ? "single" : "double", isJson };
}

/** The new text with the byte order mark and the line ends of the source. */
function restored(text: string, { mark, isCrlf, isEndAdded }: ReturnType<typeof sourceOf>): string {
  // A blank line at the end can be part of a text.
  const plain = isEndAdded && /\S[^\n]*\n$/.test(text) ? text.slice(0, -1) : text;
  return mark + (isCrlf ? plain.replaceAll("\n", "\r\n") : plain);
}

function notEditable({ file, spot }: ParsedYaml, path: Path): Problem {
  const isMerge = path.at(-1) === "<<";
  const message = isMerge
    ? 'This mapping gets its values from the merge key "<<", which YAML 1.2 does not have. Write the values out, and remove the merge key.'
    : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.";
  return problem("not-editable", message, { place: namePlaceAt(file, spot, path) });
}
