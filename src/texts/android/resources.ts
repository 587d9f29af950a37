/** The strings in a file of Android resources: which there are, their names, and which of them can be texts of a key. */
import { XmlCdata, XmlElement, XmlText } from "@rgrove/parse-xml";
import { append } from "../../model/lists.ts";
import { Faults } from "../faults.ts";
import type { Range, TextFault } from "../format.ts";
import { startTag } from "./tags.ts";

export interface Resource {
  is: "string" | "plurals" | "array";
  name: string;
  /** The name with its quotes. */
  at: Range;
  element: XmlElement;
  isTranslatable: boolean;
  /** The devices or builds that it is for, such as `product "tablet"`. Undefined: all. */
  variant?: string;
}

const KINDS: ReadonlyMap<string | undefined, Resource["is"]> = new Map([
  ["string", "string"],
  ["plurals", "plurals"],
  ["string-array", "array"],
] as const);

/** In the order of the file. Other resources, such as colours, are left out. */
export function resourcesOf(text: string, root: XmlElement, faults = new Faults()): Resource[] {
  const resources: Resource[] = [];
  append(faults, strayTexts(text, root, "Text must be inside of a <string>. Move or remove it."));
  for (const element of elementsOf(root)) {
    // <item type="string"> is another way to write <string>.
    const is = KINDS.get(element.name === "item" ? element.attributes.type : element.name);
    if (!is) continue;
    const { name = "", translatable = "true", product = "" } = element.attributes;
    const { attributes } = startTag(text, element);
    const nameAt = attributes.get("name");
    const tag = { start: element.start, end: element.start + element.name.length + 1 };
    if (!nameAt || name === "") {
      const message = `This <${element.name}> has no name, and a key needs a name. Write name="…".`;
      faults.push({ code: "not-a-text", message, at: nameAt ?? tag });
      continue;
    }
    if (!/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(translatable)) {
      const message = 'The value of "translatable" must be true or false.';
      faults.push({ code: "not-a-text", message, at: attributes.get("translatable") ?? tag });
    }
    const flag = Object.keys(element.attributes).find((attribute) => /:featureFlag$/.test(attribute));
    const variant =
      product !== "" && product !== "default"
        ? `product "${product}"`
        : flag && `feature flag "${element.attributes[flag]}"`;
    const isTranslatable = !/^\s*false/i.test(translatable);
    resources.push({ is, name, at: nameAt, element, isTranslatable, ...(variant && { variant }) });
  }
  return resources;
}

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Texts between elements, which belong to nothing. */
export function strayTexts(text: string, { children }: XmlElement, message: string): TextFault[] {
  return children.flatMap((child): TextFault[] => {
    if (!(child instanceof XmlText || child instanceof XmlCdata)) return [];
    const source = text.slice(child.start, child.end);
    const first = source.search(/[^\t\n\r ]/);
    if (first < 0) return [];
    const at = { start: child.start + first, end: child.start + source.trimEnd().length };
    return [{ code: "not-a-text", message, at }];
  });
}
