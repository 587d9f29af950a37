/** Edits of a file of Android resources. */
import type { XmlElement } from "@rgrove/parse-xml";
import { PLURAL_FORMS } from "../../model/pluralForms.ts";
import type { BaseString, EditedFile, TextEdit } from "../format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit, refusedEach } from "../readBack.ts";
import { type Splice, spliced } from "../splices.ts";
import { addStrings, type NewString } from "./layout.ts";
import { elementsOf, type Resource, resourcesOf } from "./resources.ts";
import { type AndroidValue, readAndroidValue } from "./value.ts";
import { type MarkupRules, writtenValue } from "./writer.ts";
import { type AndroidXml, parseAndroid } from "./xml.ts";

type Addition = Extract<TextEdit, { is: "add" }>;

const XLIFF = "urn:oasis:names:tc:xliff:document:1.2";

export function editAndroid({ text, edits, read }: FileEdit): EditedFile {
  return editAndReadBack({ text, edits, read }, () => {
    const xml = parseAndroid(text);
    if ("faults" in xml) return { why: "The file cannot be read." };
    const resources = resourcesOf(text, xml.root);
    const names = new Set(resources.map(({ name }) => name));
    const rules = { entities: xml.entities, prefixes: prefixesOf(xml.root) };
    const values = replacedValues(text, xml, resources, edits);
    const bases = new Bases();
    const splices: Splice[] = [];
    const added: NewString[] = [];
    const each = new Map<number, string>();
    for (const [index, edit] of edits.entries()) {
      const base = bases.find(edit.base);
      if (edit.is === "add") {
        const one = newString(edit, names, base, rules);
        if ("why" in one) each.set(index, one.why);
        else added.push(one);
        continue;
      }
      const old = values.get(edit.at.start);
      if (!old) return { why: "The file does not have a text at this location." };
      const { value, element, isFormatted } = old;
      if (value.content.is === "text" && value.content.text === edit.text) continue;
      const like = base?.(element.attributes.quantity);
      const written = writtenValue(edit.text, { old: value, base: like?.value, isFormatted }, rules);
      if (typeof written !== "string") each.set(index, written.why);
      else {
        const whole = value.style === "empty" ? `>${written}</${element.name}>` : written;
        splices.push({ ...value.at, text: whole });
      }
    }
    const refused = refusedEach(each);
    if (refused) return refused;
    if (added.length > 0) splices.push(addStrings(text, xml.root, added));
    if (
      xml.root.attributes["xmlns:xliff"] === undefined &&
      splices.some((one) => one.text.includes("<xliff:"))
    ) {
      const at = xml.root.start + "<resources".length;
      splices.push({ start: at, end: at, text: ` xmlns:xliff="${XLIFF}"` });
    }
    return spliced(text, splices);
  });
}

/** A value, and whether aapt2 checks its placeholders. */
interface FoundElement {
  value: AndroidValue;
  element: XmlElement;
  isFormatted: boolean;
}

/** The values that are replaced, by their offsets. */
function replacedValues(
  text: string,
  { entities }: AndroidXml,
  resources: readonly Resource[],
  edits: readonly TextEdit[],
): Map<number, FoundElement> {
  const starts = edits.flatMap((edit) => (edit.is === "replace" ? edit.at.start : [])).sort((a, b) => a - b);
  const values = new Map<number, FoundElement>();
  let next = 0;
  for (const { element, isFormatted } of resources.flatMap(valueElements)) {
    while ((starts[next] ?? Number.POSITIVE_INFINITY) < element.start) next++;
    if ((starts[next] ?? Number.POSITIVE_INFINITY) > element.end) continue;
    const value = readAndroidValue(text, element, entities);
    values.set(value.at.start, { value, element, isFormatted });
  }
  return values;
}

/** The elements that have the texts of a resource. */
function valueElements({ is, element }: Resource): Omit<FoundElement, "value">[] {
  if (is === "plurals") return elementsOf(element).map((item) => ({ element: item, isFormatted: false }));
  return [{ element, isFormatted: !/^\s*false\s*$/i.test(element.attributes.formatted ?? "") }];
}

/** The value of a string in the base language, or of the plural form that is most like a form. */
type BaseValue = (form: string | undefined) => FoundElement | undefined;

/** Strings in files of the base language. Each file is parsed once. */
class Bases {
  private readonly files = new Map<
    string,
    { entities: ReadonlySet<string>; byName: Map<number, Resource> }
  >();

  find(example: BaseString | undefined): BaseValue | undefined {
    if (!example) return undefined;
    const { text, name } = example;
    const { entities, byName } = this.files.get(text) ?? this.parsed(text);
    const resource = byName.get(name);
    if (!resource || resource.is === "array") return undefined;
    const elements = valueElements(resource);
    return (form) => {
      const wanted = [form, "other"].flatMap((quantity) =>
        elements.filter(({ element }) => element.attributes.quantity === quantity),
      );
      const [found] = [...wanted, ...elements];
      return found && { ...found, value: readAndroidValue(text, found.element, entities) };
    };
  }

  private parsed(text: string) {
    const xml = parseAndroid(text);
    const resources = "faults" in xml ? [] : resourcesOf(text, xml.root);
    const file = {
      entities: "faults" in xml ? new Set<string>() : xml.entities,
      byName: new Map(resources.map((resource) => [resource.at.start, resource])),
    };
    this.files.set(text, file);
    return file;
  }
}

/** What the root declares. `xliff` is declared when it is needed, unless it means something else there. */
function prefixesOf({ attributes }: XmlElement): Set<string> {
  const declared = Object.keys(attributes).filter((name) => name.startsWith("xmlns:"));
  const prefixes = new Set(declared.map((name) => name.slice("xmlns:".length)));
  if ((attributes["xmlns:xliff"] ?? XLIFF) === XLIFF) prefixes.add("xliff");
  else prefixes.delete("xliff");
  return prefixes;
}

/** What aapt2 accepts as a name. */
const NAME = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;

function newString(
  { path, value }: Addition,
  names: ReadonlySet<string>,
  base: BaseValue | undefined,
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
  if (typeof value === "string") {
    const like = base?.(undefined);
    const isFormatted = like?.element.name === "item" || (like?.isFormatted ?? true);
    const written = writtenValue(value, { base: like?.value, isFormatted }, rules);
    return typeof written === "string" ? { name, value: written, isFormatted } : written;
  }
  const unknown = Object.keys(value).find((form) => !PLURAL_FORMS.includes(form));
  if (unknown !== undefined || Object.keys(value).length === 0) {
    return { why: `"${name}" needs plural forms of Android: zero, one, two, few, many or other.` };
  }
  const forms: { quantity: string; value: string }[] = [];
  for (const quantity of PLURAL_FORMS) {
    const form = value[quantity];
    if (form === undefined) continue;
    const written = writtenValue(form, { base: base?.(quantity)?.value, isFormatted: false }, rules);
    if (typeof written !== "string") return written;
    forms.push({ quantity, value: written });
  }
  return { name, value: forms, isFormatted: true };
}
