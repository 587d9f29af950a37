/** Android's string resources: `<string>` and `<plurals>`. */
import type { XmlElement } from "@rgrove/parse-xml";
import { PLURAL_FORMS } from "../wire/key.ts";
import {
  type AndroidXml,
  elementsOf,
  parseAndroid,
  type Resource,
  readAndroidValue,
  resourcesOf,
  startTag,
} from "./android/read.ts";
import { androidChanges } from "./android/write.ts";
import type { FoundText, FoundValue, LocatedForm, LocatedText, Range } from "./format.ts";
import { type Faults, textFormat } from "./textFormat.ts";

export const android = textFormat({
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  parse: parseAndroid,
  texts: textsOf,
  changes: androidChanges,
  empty: () => '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n</resources>\n',
});

function textsOf(xml: AndroidXml, faults: Faults): FoundText[] {
  const one = (name: string, element: XmlElement): LocatedText | { at: Range } => {
    const { content, at } = readAndroidValue(xml, element);
    if (content.is === "text") return { text: content.text, at };
    if (content.is === "wrong") faults.add(content.why, at);
    else {
      const message = `"${name}" is the resource ${content.to}, and no text of its own. It is not sent.`;
      faults.add(message, at, "warning");
    }
    return { at };
  };
  const plurals = (name: string, element: XmlElement): FoundValue => {
    const at = rangeOf(element);
    const before = faults.count;
    const forms = new Map<string, LocatedForm>();
    for (const item of elementsOf(element)) {
      const quantityAt = startTag(xml, item).attributes.get("quantity") ?? rangeOf(item);
      const { quantity = "" } = item.attributes;
      const first = forms.get(quantity);
      if (item.name !== "item") faults.add("<plurals> can have only <item>. Remove this.", rangeOf(item));
      else if (!PLURAL_FORMS.includes(quantity)) faults.add(notForm(quantity), quantityAt);
      else if (first)
        faults.duplicate(`"${name}" has the plural form "${quantity}" twice`, first.name, quantityAt);
      else {
        const found = one(name, item);
        if ("text" in found) forms.set(quantity, { ...found, name: quantityAt });
      }
    }
    if (faults.count === before && forms.size === 0)
      faults.add(`"${name}" has no plural forms. Add an <item> for each form, or remove it.`, at);
    return faults.count > before ? { is: "none", at } : { is: "forms", at, forms };
  };
  const translatable = resourcesOf(xml, faults).filter(({ isTranslatable }) => isTranslatable);
  const isOneText = ({ is, variant }: Resource) => is !== "array" && variant === undefined;
  const withText = new Set(translatable.filter(isOneText).map(({ name }) => name));
  const known = new Map<string, FoundText>();
  for (const resource of translatable) {
    const { is, name, at, element } = resource;
    const first = known.get(name);
    let value: FoundValue = { is: "none", at: rangeOf(element) };
    if (!isOneText(resource)) {
      faults.add(severalTexts(resource), at, "warning");
      if (first || withText.has(name)) continue;
    } else if (first) {
      faults.duplicate(`"${name}" is twice in this file`, first.name, at);
      continue;
    } else if (is === "plurals") value = plurals(name, element);
    else {
      const found = one(name, element);
      value = "text" in found ? { is: "text", ...found } : { is: "none", at: found.at };
    }
    known.set(name, { path: [name], name: at, value });
  }
  return [...known.values()];
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
