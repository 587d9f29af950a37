/** Android's string resources: `<string>` and `<plurals>`. */
import type { XmlElement } from "@rgrove/parse-xml";
import { PLURAL_FORMS } from "../model/plan.ts";
import {
  type AndroidXml,
  elementsOf,
  parseAndroid,
  type Resource,
  readAndroidValue,
  resourcesOf,
  startTag,
} from "./android/read.ts";
import { editAndroid } from "./android/write.ts";
import { Duplicates, inOrder } from "./faults.ts";
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
  name: "Android strings",
  matches: (path) => path.toLowerCase().endsWith(".xml"),
  severalLanguages: false,
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  read,
  edit: (text, edits) => editAndroid({ text, edits, read }),
  empty: () => '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n</resources>\n',
};

function read(text: string): ReadTexts {
  const xml = parseAndroid(text);
  return "faults" in xml ? xml : new Reader(text, xml).read();
}

class Reader {
  private readonly text: string;
  private readonly xml: AndroidXml;
  private readonly duplicates: Duplicates;
  private readonly texts: FoundText[] = [];
  private readonly faults: TextFault[] = [];

  constructor(text: string, xml: AndroidXml) {
    this.text = text;
    this.xml = xml;
    this.duplicates = new Duplicates(text);
  }

  read(): ReadTexts {
    const resources = resourcesOf(this.text, this.xml.root, this.faults);
    const translatable = resources.filter(({ isTranslatable }) => isTranslatable);
    const isOneText = ({ is, variant }: Resource) => is !== "array" && variant === undefined;
    const withText = new Set(translatable.filter(isOneText).map(({ name }) => name));
    const known = new Map<string, Range>();
    for (const resource of translatable) {
      const { name, at, element } = resource;
      const first = known.get(name);
      if (!isOneText(resource)) {
        this.fault(severalTexts(resource, withText.has(name)), at, "warning");
        if (first || withText.has(name)) continue;
      } else if (first) {
        this.faults.push(this.duplicates.fault(`"${name}" is twice in this file`, first, at));
        continue;
      }
      known.set(name, at);
      this.texts.push({ path: [name], name: at, value: this.value(resource, rangeOf(element)) });
    }
    return { texts: this.texts, faults: inOrder(this.faults) };
  }

  private value(resource: Resource, at: Range): FoundValue {
    if (resource.is === "array" || resource.variant !== undefined) return { is: "none", at };
    if (resource.is === "plurals") return this.plurals(resource, at);
    const found = this.one(resource.name, resource.element);
    return "text" in found ? { is: "text", ...found } : { is: "none", at: found.at };
  }

  private one(name: string, element: XmlElement): LocatedText | { at: Range } {
    const { content, at } = readAndroidValue(this.text, element, this.xml.entities);
    if (content.is === "text") return { text: content.text, at };
    if (content.is === "wrong") this.fault(content.why, at);
    else {
      const why = `"${name}" is the resource ${content.to}, and no text of its own. It is not sent.`;
      this.fault(why, at, "warning");
    }
    return { at };
  }

  private plurals({ name, element }: Resource, at: Range): FoundValue {
    const before = this.faults.length;
    const forms = new Map<string, LocatedForm>();
    for (const item of elementsOf(element)) {
      const quantityAt = startTag(this.text, item).attributes.get("quantity") ?? rangeOf(item);
      const { quantity = "" } = item.attributes;
      const first = forms.get(quantity);
      if (item.name !== "item") this.fault("<plurals> can have only <item>. Remove this.", rangeOf(item));
      else if (!PLURAL_FORMS.includes(quantity)) this.fault(notForm(quantity), quantityAt);
      else if (first) {
        const twice = `"${name}" has the plural form "${quantity}" twice`;
        this.faults.push(this.duplicates.fault(twice, first.name, quantityAt));
      } else {
        const found = this.one(name, item);
        if ("text" in found) forms.set(quantity, { ...found, name: quantityAt });
      }
    }
    if (this.faults.length === before && forms.size === 0) {
      this.fault(`"${name}" has no plural forms. Add an <item> for each form, or remove it.`, at);
    }
    return this.faults.length > before ? { is: "none", at } : { is: "forms", at, forms };
  }

  private fault(message: string, at: Range, severity?: TextFault["severity"]): void {
    this.faults.push({ code: "not-a-text", message, at, ...(severity && { severity }) });
  }
}

function rangeOf({ start, end }: XmlElement): Range {
  return { start, end };
}

function severalTexts({ is, name, variant = "" }: Resource, hasText: boolean): string {
  if (is === "array") {
    return `"${name}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.`;
  }
  return hasText
    ? `This is the text of "${name}" for ${variant}, and a key has one text. Only the text for all is sent.`
    : `"${name}" has a text only for ${variant}, and a key has one text. It is not sent. Add a <string> for all.`;
}

function notForm(quantity: string): string {
  const written = quantity === "" ? "This <item> has no plural form." : `"${quantity}" is not a plural form.`;
  return `${written} Set "quantity" to zero, one, two, few, many or other.`;
}
