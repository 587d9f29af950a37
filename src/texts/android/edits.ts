/** Edits of a file of Android resources. */
import type { XmlElement } from "@rgrove/parse-xml";
import { PLURAL_FORMS } from "../../model/pluralForms.ts";
import type { EditedFile, TextEdit } from "../format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "../readBack.ts";
import { type Splice, spliced } from "../splices.ts";
import { addStrings, type NewString } from "./layout.ts";
import { elementsOf, type Resource, resourcesOf } from "./resources.ts";
import { type AndroidValue, readAndroidValue } from "./value.ts";
import { type MarkupRules, newValue, replacedValue } from "./writer.ts";
import { type AndroidXml, parseAndroid } from "./xml.ts";

type Addition = Extract<TextEdit, { is: "add" }>;

export function editAndroid({ text, edits, read }: FileEdit): EditedFile {
  return editAndReadBack({ text, edits, read }, () => {
    const xml = parseAndroid(text);
    if ("faults" in xml) return { why: "The file cannot be read." };
    const { resources } = resourcesOf(text, xml.root);
    const names = new Set(resources.map(({ name }) => name));
    const rules = { entities: xml.entities, prefixes: prefixesOf(xml.root) };
    const values = replacedValues(text, xml, resources, edits);
    const splices: Splice[] = [];
    const added: NewString[] = [];
    for (const edit of edits) {
      if (edit.is === "add") {
        const one = newString(edit, names, rules);
        if ("why" in one) return one;
        added.push(one);
        continue;
      }
      const old = values.get(edit.at.start);
      if (!old) return { why: "The file does not have a text at this location." };
      const { at, content } = old.value;
      if (content.is === "text" && content.text === edit.text) continue;
      const written = replacedValue(edit.text, old.value, old.tag, rules);
      if (typeof written !== "string") return written;
      splices.push({ ...at, text: written });
    }
    if (added.length > 0) splices.push(addStrings(text, xml.root, added));
    return spliced(text, splices);
  });
}

/** The values that are replaced, with the names of their elements, by the offset of the value. */
function replacedValues(
  text: string,
  { entities }: AndroidXml,
  resources: readonly Resource[],
  edits: readonly TextEdit[],
): Map<number, { value: AndroidValue; tag: string }> {
  const starts = edits.flatMap((edit) => (edit.is === "replace" ? edit.at.start : [])).sort((a, b) => a - b);
  const values = new Map<number, { value: AndroidValue; tag: string }>();
  const elements = resources.flatMap(({ is, element }) => (is === "plurals" ? elementsOf(element) : element));
  let next = 0;
  for (const element of elements) {
    while ((starts[next] ?? Number.POSITIVE_INFINITY) < element.start) next++;
    if ((starts[next] ?? Number.POSITIVE_INFINITY) > element.end) continue;
    const value = readAndroidValue(text, element, entities);
    values.set(value.at.start, { value, tag: element.name });
  }
  return values;
}

function prefixesOf({ attributes }: XmlElement): Set<string> {
  const declared = Object.keys(attributes).filter((name) => name.startsWith("xmlns:"));
  return new Set(declared.map((name) => name.slice("xmlns:".length)));
}

/** What aapt2 accepts as a name. */
const NAME = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;

function newString(
  { path, value }: Addition,
  names: ReadonlySet<string>,
  rules: MarkupRules,
): NewString | RefusedEdit {
  const name = path.join(".");
  if (!NAME.test(name)) {
    const why = `"${name}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`;
    return { why };
  }
  if (names.has(name)) {
    return { why: `The file already has "${name}", but not as a text of this key. Change it by hand.` };
  }
  if (typeof value === "string") return { name, value: newValue(value, rules) };
  const unknown = Object.keys(value).find((form) => !PLURAL_FORMS.includes(form));
  if (unknown !== undefined || Object.keys(value).length === 0) {
    return { why: `"${name}" needs plural forms of Android: zero, one, two, few, many or other.` };
  }
  const forms = PLURAL_FORMS.flatMap((quantity) => {
    const form = value[quantity];
    return form === undefined ? [] : [{ quantity, value: newValue(form, rules) }];
  });
  return { name, value: forms };
}
