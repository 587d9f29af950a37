/** XML files with offsets: what all formats of locale files that are XML have in common. */
import { parseXml, XmlCdata, XmlComment, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { quote, say } from "../model/message.ts";
import {
  lineBreakOf,
  linesAfter,
  linesAmong,
  type NewLines,
  ownIndentation,
  type Splice,
} from "../model/splice.ts";
import type { Range } from "./format.ts";
import type { SyntaxFault } from "./textFormat.ts";

export interface XmlFile {
  text: string;
  root: XmlElement;
  /** The names of the entities that the file declares. */
  entities: ReadonlySet<string>;
}

const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** `root`: the name of the root element. `ifEmpty`: what to write into a file without texts. */
export function parseXmlFile(text: string, root: string, ifEmpty: string): XmlFile | SyntaxFault {
  if (text.trim() === "") {
    const message = `The file is empty. Write ${ifEmpty} if it has no texts yet.`;
    return { message, at: { start: 0, end: 0 } };
  }
  const bad = NOT_XML.exec(text)?.index;
  if (bad !== undefined) {
    const message = "This is a character that XML cannot have, such as a NUL. Remove it.";
    return { message, at: { start: bad, end: bad + 1 } };
  }
  const xml = parseElement(text, declaredEntities(text, root));
  if ("message" in xml || xml.root.name === root) return xml;
  const message = `The root of this file must be <${root}>.`;
  return { message, at: tagNameOf(xml.root) };
}

/** `<string`, for a problem with the element itself. */
export function tagNameOf({ start, name }: XmlElement): Range {
  return { start, end: start + name.length + 1 };
}

export function parseElement(text: string, entities: ReadonlySet<string>): XmlFile | SyntaxFault {
  try {
    // The library takes very long for many "\r". A blank in their place keeps all offsets, and texts come from the file.
    const { root } = parseXml(text.replaceAll("\r", " "), {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
      resolveUndefinedEntity: (entity) => (entities.has(entity) ? entity : null),
    });
    return root ? { text, root, entities } : { message: "The XML has no element.", at: { start: 0, end: 0 } };
  } catch (error) {
    if (error instanceof XmlError) {
      const [message = ""] = error.message.split(/ \(line \d+, column /, 1);
      const at = codeUnits(text, error.pos);
      const words = say`The XML is not well-formed. ${quote(message.slice(0, 200))}. Close each tag, and write & as &amp; and < as &lt; in texts.`;
      return { ...words, at: { start: at, end: Math.min(text.length, at + 1) } };
    }
    // The parser of the library calls itself for each element in an element.
    if (error instanceof RangeError) {
      const message = "The XML has too many elements inside of each other. Close each tag.";
      return { message, at: { start: 0, end: 0 } };
    }
    throw error;
  }
}

/** The library counts a surrogate pair as one character. */
function codeUnits(text: string, characters: number): number {
  let at = 0;
  for (let count = 0; count < characters && at < text.length; count++)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

/** As written, such as `&app;`. They are declared before the root. */
function declaredEntities(text: string, root: string): Set<string> {
  const prolog = text.slice(0, Math.max(0, text.indexOf(`<${root}`)));
  return new Set([...prolog.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, name]) => `&${name};`));
}

const TAG_NAME = /<[^\s/>]+/y;
const TAG_ATTRIBUTE = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y;
const CLOSE = /\s*(\/?)>/y;

/** `isEmpty`: `<b/>`, without an end tag. `attributes`: the values with their quotes. `end`: the offset after the tag. */
export function startTag({ text }: XmlFile, { start }: XmlElement) {
  let at = start;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  next(TAG_NAME);
  const attributes = new Map<string, Range>();
  for (let match = next(TAG_ATTRIBUTE); match; match = next(TAG_ATTRIBUTE)) {
    const [, name = "", value = ""] = match;
    attributes.set(name, { start: at - value.length, end: at });
  }
  return { isEmpty: next(CLOSE)?.[1] === "/", attributes, end: at };
}

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}

const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

export function unescapeXml(source: string): string {
  return source.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return ENTITIES.get(name) ?? whole;
  });
}

/** The content of an element. `isEmpty`: `<b/>` has none, and the range is that of the end of its tag. */
export function contentOf(xml: XmlFile, element: XmlElement): { at: Range; isEmpty: boolean } {
  const { isEmpty, end } = startTag(xml, element);
  if (isEmpty) return { at: { start: element.end - 2, end: element.end }, isEmpty };
  return { at: { start: end, end: xml.text.lastIndexOf("</", element.end - 1) }, isEmpty };
}

/** Characters as XML. Of line breaks, only `\n` is read as it is. */
export function encodeXml(text: string): string {
  return escapeXml(text).replaceAll("\r", "&#13;");
}

/** The characters of an element. Undefined: it has elements, or entities that the file declares. */
export function characters({ text, entities }: XmlFile, { children }: XmlElement): string | undefined {
  const parts = children.map((node) => {
    const source = text.slice(node.start, node.end).replace(/\r\n?/g, "\n");
    if (node instanceof XmlCdata) return source.slice(9, -3);
    if (node instanceof XmlComment) return "";
    const isPlain =
      node instanceof XmlText && (source.match(/&[^;]+;/g) ?? []).every((entity) => !entities.has(entity));
    return isPlain ? unescapeXml(source) : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join("");
}

/** Replaces the content of an element. */
export function withContent(xml: XmlFile, element: XmlElement, content: string): Splice {
  const { at, isEmpty } = contentOf(xml, element);
  return { ...at, text: isEmpty ? `>${content}</${element.name}>` : content };
}

/** Adds lines among elements of `parent`, or else at its end. */
export function linesInElement(
  xml: XmlFile,
  parent: XmlElement,
  elements: readonly Range[],
  added: readonly NewLines[],
  step: string,
): Splice[] {
  const { text } = xml;
  if (elements.length > 0)
    return linesAmong(text, elements, added, { comments: XML_COMMENTS, comment: XML_COMMENT });
  const outer = ownIndentation(text, parent.start) ?? "";
  const lines = added.flatMap((addition) => addition.lines(outer + step));
  const { at, isEmpty } = contentOf(xml, parent);
  const isOneLine = !isEmpty && at.start === at.end;
  if (isEmpty || isOneLine) {
    const end = lineBreakOf(text) + outer;
    const content = ["", ...lines].join(lineBreakOf(text)) + end;
    return [withContent(xml, parent, content)];
  }
  let end = at.end;
  while (end > at.start && /[\t-\r ]/.test(text[end - 1] ?? "")) end--;
  return [linesAfter(text, end, XML_COMMENTS, lines)];
}

/** The source of a pattern for one comment, and what stays on the line of an element. */
export const XML_COMMENT = "<!--(?:(?!-->)[\\s\\S])*-->";
const XML_COMMENTS = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
