/** Android's string resources: `<string>` and `<plurals>`. */
import type { XmlElement } from "@rgrove/parse-xml";
import { PLURAL_FORMS } from "../wire/key.ts";
import {
  elementsOf,
  parseAndroid,
  type Resource,
  readAndroidValue,
  resourcesOf,
  startTag,
} from "./android/read.ts";
import { editAndroid } from "./android/write.ts";
import { duplicateFaults, inOrder } from "./faults.ts";
import type {
  FoundText,
  FoundValue,
  LocatedForm,
  LocatedText,
  Range,
  ReadTexts,
  TextFault,
  TextFormat,
} from "./format.ts";

export const android: TextFormat = {
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  read,
  edit: (text, edits) => editAndroid({ text, edits, read }),
  empty: () => '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n</resources>\n',
};

function read(text: string): ReadTexts {
  const xml = parseAndroid(text);
  if ("faults" in xml) return xml;
  const duplicates = duplicateFaults(text);
  const faults: TextFault[] = [];
  const fault = (message: string, at: Range, severity?: TextFault["severity"]) =>
    faults.push({ code: "not-a-text", message, at, ...(severity && { severity }) });
  const one = (name: string, element: XmlElement): LocatedText | { at: Range } => {
    const { content, at } = readAndroidValue(text, element, xml.entities);
    if (content.is === "text") return { text: content.text, at };
    if (content.is === "wrong") fault(content.why, at);
    else
      fault(
        `"${name}" is the resource ${content.to}, and no text of its own. It is not sent.`,
        at,
        "warning",
      );
    return { at };
  };
  const plurals = (name: string, element: XmlElement): FoundValue => {
    const at = rangeOf(element);
    const before = faults.length;
    const forms = new Map<string, LocatedForm>();
    for (const item of elementsOf(element)) {
      const quantityAt = startTag(text, item).attributes.get("quantity") ?? rangeOf(item);
      const { quantity = "" } = item.attributes;
      const first = forms.get(quantity);
      if (item.name !== "item") fault("<plurals> can have only <item>. Remove this.", rangeOf(item));
      else if (!PLURAL_FORMS.includes(quantity)) fault(notForm(quantity), quantityAt);
      else if (first) {
        const twice = `"${name}" has the plural form "${quantity}" twice`;
        faults.push(duplicates(twice, first.name, quantityAt));
      } else {
        const found = one(name, item);
        if ("text" in found) forms.set(quantity, { ...found, name: quantityAt });
      }
    }
    if (faults.length === before && forms.size === 0) {
      fault(`"${name}" has no plural forms. Add an <item> for each form, or remove it.`, at);
    }
    return faults.length > before ? { is: "none", at } : { is: "forms", at, forms };
  };
  const translatable = resourcesOf(text, xml.root, faults).filter(({ isTranslatable }) => isTranslatable);
  const isOneText = ({ is, variant }: Resource) => is !== "array" && variant === undefined;
  const withText = new Set(translatable.filter(isOneText).map(({ name }) => name));
  const known = new Map<string, FoundText>();
  for (const resource of translatable) {
    const { is, name, at, element } = resource;
    const first = known.get(name);
    let value: FoundValue = { is: "none", at: rangeOf(element) };
    if (!isOneText(resource)) {
      fault(severalTexts(resource), at, "warning");
      if (first || withText.has(name)) continue;
    } else if (first) {
      faults.push(duplicates(`"${name}" is twice in this file`, first.name, at));
      continue;
    } else if (is === "plurals") value = plurals(name, element);
    else {
      const found = one(name, element);
      value = "text" in found ? { is: "text", ...found } : { is: "none", at: found.at };
    }
    known.set(name, { path: [name], name: at, value });
  }
  return { texts: [...known.values()], faults: inOrder(faults) };
}

function rangeOf({ start, end }: XmlElement): Range {
  return { start, end };
}

function severalTexts({ is, name, variant = "" }: Resource): string {
  return is === "array"
    ? `"${name}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.`
    : `This is a text of "${name}" for ${variant}, and a key has one text. Only a <string> for all is sent.`;
}

function notForm(quantity: string): string {
  return `"${quantity}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`;
}
