/** Android's string resources: `<string>` and `<plurals>`. */
import type { XmlElement } from "@rgrove/parse-xml";
import { append } from "../model/json.ts";
import { once, onceForEach } from "../model/once.ts";
import {
  lineBreakOf,
  type NewLines,
  ownIndentation,
  type Splice,
  spliced,
  withoutElement,
} from "../model/splice.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import {
  type AndroidValue,
  androidTexts,
  encodeAndroid,
  isFormatted,
  isMarkup,
  mixesArguments,
  type Resource,
  readAndroidValue,
  resourcesOf,
  shownText,
  type Token,
  tokensOf,
} from "./android/read.ts";
import type { Addition, BaseString, FoundText, Replacement } from "./format.ts";
import { type Changes, RefusedEdit, textFormat } from "./textFormat.ts";
import {
  elementsOf,
  escapeXml,
  linesInElement,
  parseElement,
  parseXmlFile,
  XML_COMMENT,
  type XmlFile,
} from "./xml.ts";

const parseAndroid = (text: string) => parseXmlFile(text, "resources", "<resources></resources>");

export const android = textFormat({
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  parse: parseAndroid,
  texts: androidTexts,
  changes: (xml) => new AndroidEditor(xml),
  empty: () => '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n</resources>\n',
});

const XLIFF = "urn:oasis:names:tc:xliff:document:1.2";

interface FoundElement {
  value: AndroidValue;
  element: XmlElement;
  isFormatted: boolean;
}

function valueElements({ is, element }: Resource): Omit<FoundElement, "value">[] {
  if (is === "plurals") return elementsOf(element).map((item) => ({ element: item, isFormatted: false }));
  return [{ element, isFormatted: isFormatted(element) }];
}

/** The values of the strings in a file of the base language, by the start of their names. Of a plural, its form other. */
function baseValues(text: string): ReadonlyMap<number, FoundElement> {
  const xml = parseAndroid(text);
  const resources = "message" in xml ? [] : resourcesOf(xml);
  return new Map(
    resources.flatMap((resource) => {
      const elements = valueElements(resource);
      const row = elements.find(({ element }) => element.attributes.quantity === "other") ?? elements[0];
      if (!row || "message" in xml) return [];
      return [[resource.at.start, { ...row, value: readAndroidValue(xml, row.element) }] as const];
    }),
  );
}

/** What the root declares. `xliff` is declared when it is needed, unless it means something else there. */
function prefixesOf({ attributes }: XmlElement): Set<string> {
  const declared = Object.keys(attributes).filter((name) => name.startsWith("xmlns:"));
  const prefixes = new Set(declared.map((name) => name.slice("xmlns:".length)));
  if ((attributes["xmlns:xliff"] ?? XLIFF) === XLIFF) prefixes.add("xliff");
  else prefixes.delete("xliff");
  return prefixes;
}

const NAME = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;

type Forms = Readonly<Record<string, string>>;

interface WrittenPlace {
  old?: AndroidValue | undefined;
  base?: AndroidValue | undefined;
  baseText?: string | undefined;
  /** Whether aapt2 checks the placeholders: in a `<string>` without `formatted="false"`. */
  isFormatted: boolean;
}

/** What an app shows as characters, or reads as markup. */
const TAG_OR_ENTITY = /<[/!?\p{L}_]|&#?\w+;/u;

/** References to quotes, apostrophes, backslashes and blanks: XML is read before the escapes. */
const NEEDS_BACKSLASH = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;

const NO_STYLE =
  "The new text has tags or entities, and the old text, the one in the base language, and the other texts do not show whether they are markup or characters. Change it by hand.";

function hasTags(value: AndroidValue): boolean {
  return isMarkup(value) || (value.content.is === "text" && TAG_OR_ENTITY.test(value.content.text));
}

function asCharacters(text: string, style: AndroidValue["style"] | undefined): string {
  if (style === "cdata") return `<![CDATA[${encodeAndroid(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  return escapeXml(encodeAndroid(text));
}

/** The texts of aapt2 are in a table with lengths of 15 bits. */
const MAX_BYTES = 0x7fff;

const MIXED =
  'The new text has several placeholders, and not all of them have a number. Without formatted="false", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.';

class AndroidEditor implements Changes {
  private readonly xml: XmlFile;
  private readonly resources: readonly Resource[];
  private readonly names: ReadonlySet<string>;
  /** The prefixes that the root of the file declares or can declare, such as `xliff`. */
  private readonly prefixes: ReadonlySet<string>;
  private readonly values = once(() => {
    const elements = this.resources.flatMap(valueElements);
    const rows = elements.map((row) => ({ ...row, value: readAndroidValue(this.xml, row.element) }));
    return new Map(rows.map((row) => [row.value.at.start, row]));
  });
  /** An example of how this file and that of the base language write texts with tags, if they write all in one way. */
  private readonly usualValue = onceForEach((baseText: string) => {
    const rows = [...this.values().values(), ...this.basesIn(baseText).values()];
    const tagged = rows.map(({ value }) => value).filter(hasTags);
    const ways = new Set(tagged.map((value) => isMarkup(value) || value.style));
    return ways.size === 1 ? tagged[0] : undefined;
  });
  private readonly basesIn = onceForEach(baseValues);
  private readonly splices: Splice[] = [];
  private readonly added: NewLines[] = [];

  constructor(xml: XmlFile) {
    this.xml = xml;
    this.resources = resourcesOf(xml);
    this.names = new Set(this.resources.map(({ name }) => name));
    this.prefixes = prefixesOf(xml.root);
  }

  add(edit: Addition, at?: number): void {
    const { path, value, base } = edit;
    const plural = this.resources.find(({ is, name }) => is === "plurals" && name === path.join("."));
    if (!plural || typeof value === "string") this.added.push({ at, lines: this.newString(edit) });
    else append(this.splices, this.newItems(plural.element, value, base));
  }

  replace({ at, text, base }: Replacement): void {
    const old = this.values().get(at.start);
    if (!old) throw new RefusedEdit("The file does not have a text at this location.");
    const { value, element, isFormatted } = old;
    if (value.content.is === "text" && value.content.text === text) return;
    const xmlText = this.writtenValue(text, { old: value, ...this.baseOf(base), isFormatted });
    const whole = value.style === "empty" ? `>${xmlText}</${element.name}>` : xmlText;
    this.splices.push({ ...value.at, text: whole });
  }

  remove([string]: readonly FoundText[]): void {
    for (const { element, at } of this.resources)
      if (at.start === string?.name.start)
        this.splices.push(withoutElement(this.xml.text, element, XML_COMMENT));
  }

  text(): string {
    const { xml, splices } = this;
    const { root } = xml;
    if (this.added.length > 0) append(splices, addStrings(xml, this.added));
    const usesXliff = splices.some((splice) => splice.text.includes("<xliff:"));
    if (usesXliff && root.attributes["xmlns:xliff"] === undefined) {
      const at = root.start + "<resources".length;
      splices.push({ start: at, end: at, text: ` xmlns:xliff="${XLIFF}"` });
    }
    return spliced(xml.text, splices);
  }

  private baseOf(base: BaseString | undefined) {
    const element = base && this.basesIn(base.text).get(base.name);
    return { element, base: element?.value, baseText: base?.text };
  }

  private newString({ path, value, base }: Addition): NewLines["lines"] {
    const name = path.join(".");
    if (!NAME.test(name))
      throw new RefusedEdit(
        `"${name}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`,
      );
    if (this.names.has(name))
      throw new RefusedEdit(
        `The file already has "${name}", but not as a text of this key. Change it by hand.`,
      );
    if (typeof value === "string") {
      const like = this.baseOf(base);
      const isFormatted = like.element?.element.name === "item" || (like.element?.isFormatted ?? true);
      const xmlText = this.writtenValue(value, { ...like, isFormatted });
      const formatted = isFormatted ? "" : ' formatted="false"';
      return (indentation) => [`${indentation}<string name="${name}"${formatted}>${xmlText}</string>`];
    }
    const unknown = Object.keys(value).find((form) => !PLURAL_FORMS.includes(form));
    if (unknown !== undefined || Object.keys(value).length === 0)
      throw new RefusedEdit(`"${name}" needs plural forms of Android: zero, one, two, few, many or other.`);
    const items = this.writtenItems(value, base);
    return (indentation) => [
      `${indentation}<plurals name="${name}">`,
      ...items.map(({ item }) => indentation + (indentation || STEP) + item),
      `${indentation}</plurals>`,
    ];
  }

  /** Plural forms of a string that has others, each before the one that comes after it in the usual order. */
  private newItems(plural: XmlElement, forms: Forms, base: BaseString | undefined): Splice[] {
    const { text } = this.xml;
    const items = elementsOf(plural);
    const rankOf = (form = "") => PLURAL_FORMS.indexOf(form);
    return this.writtenItems(forms, base).map(({ form, item }) => {
      const next = items.find(({ attributes }) => rankOf(attributes.quantity) > rankOf(form));
      const neighbour = next ?? items.at(-1) ?? plural;
      const indentation = ownIndentation(text, neighbour.start);
      const between = indentation === undefined ? "" : lineBreakOf(text) + indentation;
      const at = next ? next.start : neighbour.end;
      return { start: at, end: at, text: next ? item + between : between + item };
    });
  }

  private writtenItems(forms: Forms, base: BaseString | undefined) {
    return PLURAL_FORMS.flatMap((form) => {
      const text = forms[form];
      if (text === undefined) return [];
      const xmlText = this.writtenValue(text, { ...this.baseOf(base), isFormatted: false });
      return { form, item: `<item quantity="${form}">${xmlText}</item>` };
    });
  }

  /** The value as XML. Refused: it would be in another style than the other values, or aapt2 would not compile it. */
  private writtenValue(text: string, place: WrittenPlace): string {
    const xmlText = this.inStyle(text, place);
    this.checkCompiles(xmlText, place);
    return xmlText;
  }

  /** Plain, escaped, CDATA and markup tags differ at run time, so tags are written as in the old value, or in the base, or in all other values of the file. */
  private inStyle(text: string, { old, base, baseText = "" }: WrittenPlace): string {
    const isEmpty = old?.content.is === "text" && old.content.text === "";
    const filled = old?.style === "cdata" || !isEmpty ? old : undefined;
    if (!TAG_OR_ENTITY.test(text)) return asCharacters(text, (filled ?? base)?.style);
    const values = [filled, base];
    const example =
      values.find((value) => value && hasTags(value)) ?? values.find((value) => value?.style === "cdata");
    const deciding = example ?? this.usualValue(baseText);
    if (!deciding) throw new RefusedEdit(NO_STYLE);
    const subject = !example
      ? "Each other text with tags"
      : example === filled
        ? "The old text"
        : "The text in the base language";
    if (isMarkup(deciding)) return this.writeMarkup(text, subject);
    if (/<\/?xliff:/.test(text))
      throw new RefusedEdit(`${subject} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
    return asCharacters(text, filled?.style === "cdata" ? "cdata" : deciding.style);
  }

  private writeMarkup(plain: string, subject: string): string {
    const text = plain.replace(/&(?!#?\w+;)/g, "&amp;");
    const notXml = `${subject} has markup, and the new one cannot be read as markup. Close each tag, write < as &lt;, and use entities only in a text with tags.`;
    const source = `<string>${text}</string>`;
    const xml = parseElement(source, this.xml.entities);
    if ("message" in xml) throw new RefusedEdit(notXml);
    const tokens = tokensOf(xml, xml.root);
    if (tokens.some(({ is }) => is === "cdata")) throw new RefusedEdit(notXml);
    this.checkTags(source, tokens);
    const texts = tokens.filter(({ is }) => is === "text");
    const [firstText, last] = [texts[0], texts.at(-1)];
    let isAfterBlank = false;
    const parts = tokens.map((token) => {
      const part = source.slice(token.start, token.end);
      if (token.is === "tag") {
        if (token.isSpan) isAfterBlank = false;
        return part;
      }
      let xmlText = encodeAndroid(part, false).replace(NEEDS_BACKSLASH, "\\$&");
      if (token === firstText) xmlText = xmlText.replace(/^[@?]/, "\\$&");
      if (token === firstText || isAfterBlank) xmlText = xmlText.replace(/^ /, "\\u0020");
      if (token === last) xmlText = xmlText.replace(/ $/, "\\u0020");
      isAfterBlank = part.endsWith(" ");
      return xmlText;
    });
    const markup = parts.join("");
    const value = this.readValue(markup);
    if (value?.content.is === "text" && value.content.text === text) return markup;
    throw new RefusedEdit(notXml);
  }

  /** Refuses tags that aapt2 refuses. */
  private checkTags(source: string, tokens: readonly Token[]): void {
    const tags = tokens.filter(({ is }) => is === "tag").map(({ start, end }) => source.slice(start, end));
    const isOpening = (tag = "") => /^<xliff:g\b/.test(tag);
    const groups = tags.filter((tag) => /^<\/?xliff:g\b/.test(tag) && !tag.endsWith("/>"));
    if (groups.some((tag, index) => isOpening(tag) && isOpening(groups[index + 1])))
      throw new RefusedEdit("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
    const names = tags.map((tag) => tag.replace(/"[^"]*"|'[^']*'/g, "")).join("");
    const prefixes = Array.from(names.matchAll(/xmlns|[^\s<>/:]+(?=:)/g), ([prefix]) => prefix);
    const unknown = prefixes.find((prefix) => prefix !== "xml" && !this.prefixes.has(prefix));
    if (unknown !== undefined)
      throw new RefusedEdit(
        `<resources> does not declare the prefix "${unknown}" of the tags in the new text. Declare it there.`,
      );
  }

  private readValue(xmlText: string): AndroidValue | undefined {
    const xml = parseElement(`<string>${xmlText}</string>`, this.xml.entities);
    return "message" in xml ? undefined : readAndroidValue(xml, xml.root);
  }

  /** Refuses what aapt2 would. In plurals and styled texts, it does not check placeholders, so the other values decide. */
  private checkCompiles(xmlText: string, { old, base, isFormatted }: WrittenPlace): void {
    const value = this.readValue(xmlText);
    const text = value ? shownText(value) : "";
    if (text.length > MAX_BYTES / 3 && new TextEncoder().encode(text).length > MAX_BYTES)
      throw new RefusedEdit(`The new text has more than ${MAX_BYTES} bytes, which aapt2 refuses.`);
    if (!mixesArguments(text)) return;
    const isChecked = isFormatted && value?.style !== "styled";
    const isUsual = [old, base].some((example) => example && mixesArguments(shownText(example)));
    if (!isUsual || isChecked) throw new RefusedEdit(MIXED);
  }
}

const STEP = "    ";

/** Adds strings among those of `<resources>`, or else after its last resource, or else at its end. */
function addStrings(xml: XmlFile, added: readonly NewLines[]): Splice[] {
  const elements = elementsOf(xml.root);
  const strings = elements.filter(({ name }) => name === "string" || name === "plurals");
  return linesInElement(xml, xml.root, strings.length > 0 ? strings : elements.slice(-1), added, STEP);
}
