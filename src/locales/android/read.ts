/** Reads a file of Android resources: which strings there are, their names, and which of them can be texts of a key. */

import { XmlCdata, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import { append, isUnstorable, unstorableMessage } from "../../model/json.ts";
import { rangeOf } from "../../model/splice.ts";
import { PLURAL_FORMS } from "../../wire/key.ts";
import type { FoundText, FoundValue, LocatedForm, Range } from "../format.ts";
import type { Faults } from "../textFormat.ts";
import { contentOf, elementsOf, escapeXml, startTag, tagNameOf, unescapeXml, type XmlFile } from "../xml.ts";

export function androidTexts(xml: XmlFile, faults: Faults): FoundText[] {
  const translatable = resourcesOf(xml, faults).filter(({ isTranslatable }) => isTranslatable);
  const isOneText = ({ is, variant }: Resource) => is !== "array" && variant === undefined;
  const oneTexts = translatable.filter(isOneText);
  const withText = new Set(oneTexts.map(({ name }) => name));
  const withForms = new Set(oneTexts.filter(({ is }) => is === "plurals").map(({ name }) => name));
  const texts = new Map<string, FoundText>();
  for (const resource of translatable) {
    const { is, name, at, element } = resource;
    const firstText = texts.get(name);
    let value: FoundValue = { is: "none", at: rangeOf(element) };
    if (!isOneText(resource)) {
      faults.add(severalTexts(resource), at, "warning");
      if (firstText || withText.has(name)) continue;
    } else if (is === "string" && withForms.has(name)) {
      const message = `"${name}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
      faults.add(message, at, "warning");
      continue;
    } else if (firstText) {
      faults.duplicate(`"${name}" is twice in this file`, firstText.name, at);
      continue;
    } else
      value = is === "plurals" ? pluralValue(xml, resource, faults) : textValue(xml, name, element, faults);
    texts.set(name, { path: [name], name: at, value });
  }
  return [...texts.values()];
}

function textValue(xml: XmlFile, name: string, element: XmlElement, faults: Faults) {
  const { content, at } = readAndroidValue(xml, element);
  if (content.is === "text") return { is: "text", text: content.text, at } as const;
  if (content.is === "wrong") faults.add(content.why, at);
  else {
    const message = `"${name}" is the resource ${content.to}, and no text of its own. It is not sent.`;
    faults.add(message, at, "warning");
  }
  return { is: "none", at } as const;
}

function pluralValue(xml: XmlFile, { name, element }: Resource, faults: Faults): FoundValue {
  const at = rangeOf(element);
  const before = faults.count;
  const forms = new Map<string, LocatedForm>();
  for (const item of elementsOf(element)) {
    const quantityAt = startTag(xml, item).attributes.get("quantity") ?? rangeOf(item);
    const { quantity = "" } = item.attributes;
    const firstForm = forms.get(quantity);
    if (item.name !== "item") faults.add("<plurals> can have only <item>. Remove this.", rangeOf(item));
    else if (!PLURAL_FORMS.includes(quantity))
      faults.add(
        `"${quantity}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`,
        quantityAt,
      );
    else if (firstForm)
      faults.duplicate(`"${name}" has the plural form "${quantity}" twice`, firstForm.name, quantityAt);
    else {
      const form = textValue(xml, name, item, faults);
      if (form.is === "text") forms.set(quantity, { text: form.text, at: form.at, name: quantityAt });
    }
  }
  if (faults.count === before && forms.size === 0)
    faults.add(`"${name}" has no plural forms. Add an <item> for each form, or remove it.`, at);
  return faults.count > before ? { is: "none", at } : { is: "forms", at, forms };
}

function severalTexts({ is, name, variant = "" }: Resource): string {
  return is === "array"
    ? `"${name}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.`
    : `This is a text of "${name}" for ${variant}, and a key has one text. Only a <string> for all is sent.`;
}

export interface Resource {
  is: "string" | "plurals" | "array";
  name: string;
  at: Range;
  element: XmlElement;
  isTranslatable: boolean;
  /** The devices or builds that it is for, such as `product "tablet"`. Undefined: all. */
  variant?: string;
}

const KINDS = new Map(
  Object.entries({ string: "string", plurals: "plurals", "string-array": "array" } as const),
);

/** In the order of the file. Other resources, such as colours, are left out. */
export function resourcesOf(xml: XmlFile, faults?: Faults): Resource[] {
  const resources: Resource[] = [];
  for (const element of elementsOf(xml.root)) {
    // <item type="string"> is another way to write <string>.
    const is = KINDS.get((element.name === "item" ? element.attributes.type : element.name) ?? "");
    if (!is) continue;
    const { name = "", translatable = "true", product = "" } = element.attributes;
    const { attributes } = startTag(xml, element);
    const nameAt = attributes.get("name");
    if (!nameAt || name === "") {
      const message = `This <${element.name}> has no name, and a key needs a name. Write name="…".`;
      faults?.add(message, nameAt ?? tagNameOf(element));
      continue;
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

export interface AndroidValue {
  at: Range;
  /**
   * How the value is written. `cdata`: a part of it is. `markup`: it has tags such as `<xliff:g>`, or entities of the file.
   * Its text is XML: tags and entities are as written, and between them the escapes of Android are decoded. `styled`: the same
   * with tags that Android reads as styles. `empty`: `<string name="x"/>`.
   */
  style: "plain" | "cdata" | "markup" | "styled" | "empty";
  content: { is: "text"; text: string } | { is: "reference"; to: string } | { is: "wrong"; why: string };
}

export function readAndroidValue(xml: XmlFile, element: XmlElement): AndroidValue {
  const { text, entities } = xml;
  const { isEmpty, at: content } = contentOf(xml, element);
  if (isEmpty) return { at: content, style: "empty", content: { is: "text", text: "" } };
  const tokens = tokensOf(xml, element);
  const isMarkup = tokens.some((token) => token.is === "tag" || hasEntity(text, token, entities));
  return isMarkup ? readMarkup(text, tokens, content) : readPlain(text, tokens, content);
}

export function isMarkup({ style }: AndroidValue): boolean {
  return style === "markup" || style === "styled";
}

export function isFormatted({ attributes }: XmlElement): boolean {
  return !/^\s*false\s*$/i.test(attributes.formatted ?? "");
}

export function shownText(value: AndroidValue): string {
  if (value.content.is !== "text") return "";
  const { text } = value.content;
  return isMarkup(value) ? unescapeXml(text.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : text;
}

/** As aapt2 reads it: skipped, with a number, or anything else after a percent sign, to the character after its flags. */
const ARGUMENT = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs;

/** Letters of formats of times, which are not checked. */
const OF_TIMES = /[DFKMWZkmwyz]/;

/** As `VerifyJavaStringFormat` of aapt2 decides it: more than one placeholder, and one of them without a number. */
export function mixesArguments(text: string): boolean {
  let [count, isMixed] = [0, false];
  for (const { 1: skipped, 2: numbered, 3: letter = "", index } of text.matchAll(ARGUMENT)) {
    if (skipped !== undefined || index === text.length - 1) continue;
    if (OF_TIMES.test(letter)) return false;
    count += 1;
    isMixed ||= numbered === undefined;
  }
  return count > 1 && isMixed;
}

function hasEntity(text: string, { is, start, end }: Token, entities: ReadonlySet<string>): boolean {
  if (is !== "text" || entities.size === 0) return false;
  return (text.slice(start, end).match(/&[^;]+;/g) ?? []).some((entity) => entities.has(entity));
}

function readPlain(text: string, tokens: readonly Token[], content: Range): AndroidValue {
  const [whole] = segments(text, tokens);
  const value = trimmedEnd(trimmedStart(unescapeXml(whole?.source ?? "")));
  const at = tokens.length > 0 ? trimmedRange(text, tokens, content) : content;
  if (REFERENCE.test(value)) return { at, style: "plain", content: { is: "reference", to: value } };
  const state: DecoderState = {};
  const decoded = decodeAndroid(value, state);
  const style = tokens.some(({ is }) => is === "cdata") ? "cdata" : "plain";
  return { at, style, content: checked(decoded, state.why) };
}

/** What a reference can lead to, such as `@string/app_name`. */
const TYPES =
  "anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml";
const REFERENCE = new RegExp(
  `^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:${TYPES})/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$`,
);

function readMarkup(text: string, tokens: readonly Token[], content: Range): AndroidValue {
  const hasSpan = tokens.some((token) => token.is === "tag" && token.isSpan);
  const state: DecoderState = {};
  const parts = segments(text, tokens);
  const texts = parts.filter(({ tag }) => !tag);
  const [firstText] = texts;
  const last = texts.at(-1);
  // Android removes blanks at the start of the first text and at the end of the last text only if there is no style.
  if (!hasSpan && firstText) firstText.source = trimmedStart(firstText.source);
  if (!hasSpan && last) last.source = trimmedEnd(last.source);
  const decoded = parts.map(({ tag, source }) => {
    if (!tag) return decodeAndroid(source, state, true);
    if (tag.isSpan) Object.assign(state, { isQuoted: false, isAfterBlank: false });
    return source;
  });
  const at = hasSpan ? content : trimmedRange(text, tokens, content);
  const style = hasSpan ? "styled" : "markup";
  return { at, style, content: checked(decoded.join(""), state.why) };
}

function segments(text: string, tokens: readonly Token[]): { tag?: { isSpan: boolean }; source: string }[] {
  const parts: { tag?: { isSpan: boolean }; source: string }[] = [];
  for (const token of tokens) {
    // XML reads all line breaks alike.
    const xmlText = text.slice(token.start, token.end).replace(/\r\n?/g, "\n");
    const source = token.is === "cdata" ? escapeXml(xmlText.slice(9, -3)) : xmlText;
    const last = parts.at(-1);
    if (token.is === "tag") parts.push({ tag: token, source });
    else if (last && !last.tag) last.source += source;
    else parts.push({ source });
  }
  return parts;
}

function checked(text: string, reason: string | undefined): AndroidValue["content"] {
  if (reason) return { is: "wrong", why: reason };
  return isUnstorable(text) ? { is: "wrong", why: unstorableMessage("This text") } : { is: "text", text };
}

function trimmedStart(source: string): string {
  return source.replace(/^[\t-\r ]+/, "");
}

function trimmedEnd(source: string): string {
  return source.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}

function trimmedRange(text: string, tokens: readonly Token[], content: Range): Range {
  let start = tokens[0]?.start ?? content.start;
  let end = tokens.at(-1)?.end ?? content.end;
  const isBlank = (at: number) => /[\t-\r ]/.test(text[at] ?? "");
  while (start < end && isBlank(start)) start++;
  while (end > start && isBlank(end - 1)) end--;
  return start < end ? { start, end } : content;
}

// The escapes of Android in texts. The rules are those of `StringBuilder` in `ResourceUtils.cpp` of aapt2. An apostrophe
// without a backslash is read as it is: some build tools allow it.

/** Where the decoder is in a value. Quotes and blanks count across its parts. `isAfterBlank`: outside of quotes. */
interface DecoderState {
  isQuoted?: boolean;
  isAfterBlank?: boolean;
  why?: string;
}

const PIECES = /\\u([\da-fA-F]{4})?|\\(.?)|"|[\t-\r ]+/gs;
const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/** `isXml`: the result is XML, so an escaped `<` or `&` is written as an entity. */
function decodeAndroid(source: string, state: DecoderState, isXml = false): string {
  const wasAfterBlank = state.isAfterBlank;
  state.isAfterBlank &&= source === "";
  return source.replace(PIECES, (piece, hex: string | undefined, escaped: string | undefined, at: number) => {
    if (hex) {
      const decoded = String.fromCharCode(Number.parseInt(hex, 16));
      return isXml ? escapeXml(decoded) : decoded;
    }
    if (escaped !== undefined) return NAMED_ESCAPES[escaped] ?? escaped;
    if (piece === "\\u") state.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
    else if (piece === '"') state.isQuoted = !state.isQuoted;
    else if (state.isQuoted) return piece;
    else {
      state.isAfterBlank = at + piece.length === source.length;
      return at === 0 && wasAfterBlank ? "" : " ";
    }
    return "";
  });
}

/** Without quotes. `isWhole`: the text starts and ends here, so blanks at its ends and `@` or `?` at its start are escaped. */
export function encodeAndroid(text: string, isWhole = true): string {
  const escaped = text
    .replace(/[\\"']/g, "\\$&")
    .replace(CONTROL, escapeControl)
    .replace(/(?<= ) /g, "\\u0020");
  if (!isWhole) return escaped;
  return escaped.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020");
}

/** What XML cannot have, or what Android reads as a blank. */
const CONTROL = /[\0-\x1f\ufffe\uffff]/g;

function escapeControl(char: string): string {
  if (char === "\n") return "\\n";
  if (char === "\t") return "\\t";
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A tag, or a text outside of tags. `isSpan`: Android reads the tag as a style of the text. */
export type Token = ({ is: "tag"; isSpan: boolean } | { is: "text" | "cdata" }) & Range;

export function tokensOf(xml: XmlFile, element: XmlElement): Token[] {
  const { text } = xml;
  const tokens: Token[] = [];
  // Elements can be in each other many times, so this does not call itself.
  const todo: (XmlNode | Token)[] = element.children.toReversed();
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (node instanceof XmlElement) {
      const isSpan = !node.name.includes(":");
      const { end, isEmpty } = startTag(xml, node);
      tokens.push({ is: "tag", isSpan, start: node.start, end });
      if (isEmpty) continue;
      todo.push({ is: "tag", isSpan, start: text.lastIndexOf("</", node.end - 1), end: node.end });
      append(todo, node.children.toReversed());
    } else if (node instanceof XmlCdata) tokens.push({ is: "cdata", start: node.start, end: node.end });
    else if (node instanceof XmlText) tokens.push({ is: "text", start: node.start, end: node.end });
    else if ("is" in node) tokens.push(node);
  }
  return tokens;
}
