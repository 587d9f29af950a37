/** Writes texts so that Android reads exactly them. */

import type { RefusedEdit } from "../readBack.ts";
import { encodeAndroid, encodeQuoted, escapeXml } from "./escapes.ts";
import { type Token, tokensOf } from "./tags.ts";
import { type AndroidValue, readAndroidValue } from "./value.ts";
import { parseDocument } from "./xml.ts";

export interface MarkupRules {
  entities: ReadonlySet<string>;
  /** The prefixes of tags that the file declares, such as `xliff`. */
  prefixes: ReadonlySet<string>;
}

/** The tags that Android documents as styles of texts. In a new text, other tags are characters of the text. */
const STYLES = new Set(
  "a annotation b big cite dfn em font i li marquee small strike strong sub sup tt u ul".split(" "),
);

/** References to quotes, apostrophes, backslashes and blanks: XML is read before the escapes. */
const NEEDS_BACKSLASH = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;

/** A value that did not exist. */
export function newValue(text: string, rules: MarkupRules): string {
  const markup = writeMarkup(text, rules, (name) => STYLES.has(name) || name === "xliff:g");
  return markup ?? escapeXml(encodeAndroid(text));
}

/** In the style of the value that it replaces. `name`: of its element. */
export function replacedValue(
  text: string,
  { style }: AndroidValue,
  name: string,
  rules: MarkupRules,
): string | RefusedEdit {
  switch (style) {
    case "cdata":
      return `<![CDATA[${encodeAndroid(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
    case "quoted":
      return escapeXml(encodeQuoted(text));
    case "empty":
      return `>${newValue(text, rules)}</${name}>`;
    case "plain":
      return escapeXml(encodeAndroid(text));
    case "markup": {
      const markup = writeMarkup(text, rules, () => true);
      if (markup !== undefined) return markup;
      // As characters of the text, a tag or an entity would be seen in the app.
      if (!/<[/!?\p{L}_]|&#?\w+;/u.test(text)) return escapeXml(encodeAndroid(text));
      const why =
        "The old text has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.";
      return { why };
    }
  }
}

/** With its tags and entities as they are. Undefined: it has none, or it is not well-formed. */
function writeMarkup(
  text: string,
  rules: MarkupRules,
  isAllowed: (tag: string) => boolean,
): string | undefined {
  if (!/[<&]/.test(text)) return undefined;
  const source = `<string>${text}</string>`;
  const document = parseDocument(source, rules.entities);
  if ("faults" in document || !document.root) return undefined;
  const tokens = tokensOf(source, document.root);
  if (!tokens.every((token) => canStay(source, token, rules, isAllowed))) return undefined;
  const [first, last] = [tokens.find(isText), tokens.findLast(isText)];
  let isAfterBlank = false;
  const parts = tokens.map((token) => {
    const part = source.slice(token.start, token.end);
    if (token.is === "tag") {
      if (token.isSpan) isAfterBlank = false;
      return part;
    }
    let written = encodeAndroid(part, false).replace(NEEDS_BACKSLASH, "\\$&");
    if (token === first) written = written.replace(/^[@?]/, "\\$&");
    if (token === first || isAfterBlank) written = written.replace(/^ /, "\\u0020");
    if (token === last) written = written.replace(/ $/, "\\u0020");
    isAfterBlank = part.endsWith(" ");
    return written;
  });
  const markup = parts.join("");
  return readsAs(markup, text, rules.entities) ? markup : undefined;
}

function isText({ is }: Token): boolean {
  return is === "text";
}

/** Whether a tag or text can be in the file as it is. */
function canStay(
  source: string,
  { is, start, end }: Token,
  { prefixes }: MarkupRules,
  isAllowed: (tag: string) => boolean,
): boolean {
  if (is !== "tag") return is === "text";
  const name = /^<\/?([^\s/>]+)/.exec(source.slice(start, end))?.[1] ?? "";
  const [prefix] = name.includes(":") ? name.split(":") : [];
  return isAllowed(name) && (prefix === undefined || prefixes.has(prefix));
}

function readsAs(markup: string, text: string, entities: ReadonlySet<string>): boolean {
  const source = `<string>${markup}</string>`;
  const document = parseDocument(source, entities);
  if ("faults" in document || !document.root) return false;
  const { style, content } = readAndroidValue(source, document.root, entities);
  return style === "markup" && content.is === "text" && content.text === text;
}
