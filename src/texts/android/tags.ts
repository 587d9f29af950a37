/** The tags and texts of an element, with their offsets. The file is well-formed: the parser read it before. */
import { XmlCdata, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import { append } from "../../model/lists.ts";
import type { Range } from "../format.ts";

export interface StartTag {
  /** The values with their quotes. */
  attributes: ReadonlyMap<string, Range>;
  /** The offset after the tag. */
  end: number;
  /** `<b/>`: there is no end tag. */
  isEmpty: boolean;
}

const NAME = /<[^\s/>]+/y;
const ATTRIBUTE = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y;
const CLOSE = /\s*(\/?)>/y;

export function startTag(text: string, { start }: XmlElement): StartTag {
  let at = start;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  next(NAME);
  const attributes = new Map<string, Range>();
  for (let found = next(ATTRIBUTE); found; found = next(ATTRIBUTE)) {
    const [, name = "", value = ""] = found;
    attributes.set(name, { start: at - value.length, end: at });
  }
  return { isEmpty: next(CLOSE)?.[1] === "/", attributes, end: at };
}

/** A tag, or a text outside of tags. `isSpan`: Android reads the tag as a style of the text. */
export type Token = ({ is: "tag"; isSpan: boolean } | { is: "text" | "cdata" }) & Range;

/** Everything in an element except comments, in the order of the file. */
export function tokensOf(text: string, element: XmlElement): Token[] {
  const tokens: Token[] = [];
  // Elements can be in each other many times, so this does not call itself.
  const todo: (XmlNode | Token)[] = element.children.toReversed();
  for (let one = todo.pop(); one; one = todo.pop()) {
    if (one instanceof XmlElement) {
      const isSpan = !one.name.includes(":");
      const { end, isEmpty } = startTag(text, one);
      tokens.push({ is: "tag", isSpan, start: one.start, end });
      if (isEmpty) continue;
      todo.push({ is: "tag", isSpan, start: text.lastIndexOf("</", one.end - 1), end: one.end });
      append(todo, one.children.toReversed());
    } else if (one instanceof XmlCdata) tokens.push({ is: "cdata", start: one.start, end: one.end });
    else if (one instanceof XmlText) tokens.push({ is: "text", start: one.start, end: one.end });
    else if ("is" in one) tokens.push(one);
  }
  return tokens;
}
