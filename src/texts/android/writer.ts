/** Writes texts so that Android reads exactly them, in the way in which the app reads the other values of the string. */
import type { RefusedEdit } from "../readBack.ts";
import { encodeAndroid, encodeQuoted, escapeXml, unescapeXml } from "./escapes.ts";
import { type Token, tokensOf } from "./tags.ts";
import { type AndroidValue, readAndroidValue } from "./value.ts";
import { parseDocument } from "./xml.ts";

export interface MarkupRules {
  entities: ReadonlySet<string>;
  /** The prefixes that the root of the file declares or can declare, such as `xliff`. */
  prefixes: ReadonlySet<string>;
}

/** Where a text is written. */
export interface WrittenPlace {
  /** The value that is replaced. */
  old?: AndroidValue | undefined;
  /** The value in the base language. */
  base?: AndroidValue | undefined;
  /** Whether aapt2 checks the placeholders: in a `<string>` without `formatted="false"`. */
  isFormatted: boolean;
}

/** What an app shows as characters, or reads as markup. */
const TAG_OR_ENTITY = /<[/!?\p{L}_]|&#?\w+;/u;

/** References to quotes, apostrophes, backslashes and blanks: XML is read before the escapes. */
const NEEDS_BACKSLASH = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;

/** The value as XML. Refused: it would be in another style than the other values, or aapt2 would not compile it. */
export function writtenValue(text: string, place: WrittenPlace, rules: MarkupRules): string | RefusedEdit {
  const written = inStyle(text, place, rules);
  if (typeof written !== "string") return written;
  const why = compileFault(written, place, rules);
  return why === undefined ? written : { why };
}

/**
 * In plain texts, escaped tags, CDATA and markup, a tag has different meanings at run time. So a text with tags is written only
 * in the style of the old value, or in that of the base language if the old value has no tags.
 */
function inStyle(text: string, { old, base }: WrittenPlace, rules: MarkupRules): string | RefusedEdit {
  const filled = old && (old.style === "cdata" || !isEmpty(old)) ? old : undefined;
  if (!TAG_OR_ENTITY.test(text)) return asCharacters(text, (filled ?? base)?.style);
  const deciding = [filled, base].find((one) => one && (one.style === "cdata" || hasTags(one)));
  if (!deciding) return { why: NO_STYLE };
  const who = deciding === filled ? "The old text" : "The text in the base language";
  if (isMarkup(deciding)) {
    const allowsStyles = [filled, base].some((one) => one?.style === "styled");
    return writeMarkup(text, rules, who, allowsStyles);
  }
  if (/<\/?xliff:/.test(text)) {
    return { why: `${who} has no <xliff:g>, so an app would show this tag. Change it by hand.` };
  }
  return asCharacters(text, deciding.style);
}

const NO_STYLE =
  "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";

function asCharacters(text: string, style: AndroidValue["style"] | undefined): string {
  if (style === "cdata") return `<![CDATA[${encodeAndroid(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  return escapeXml(style === "quoted" ? encodeQuoted(text) : encodeAndroid(text));
}

function isEmpty({ content }: AndroidValue): boolean {
  return content.is === "text" && content.text === "";
}

function isMarkup({ style }: AndroidValue): boolean {
  return style === "markup" || style === "styled";
}

function hasTags(value: AndroidValue): boolean {
  return isMarkup(value) || (value.content.is === "text" && TAG_OR_ENTITY.test(value.content.text));
}

/** With its tags and entities as they are. */
function writeMarkup(
  text: string,
  rules: MarkupRules,
  who: string,
  allowsStyles: boolean,
): string | RefusedEdit {
  const notXml = {
    why: `${who} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.`,
  };
  const source = `<string>${text}</string>`;
  const document = parseDocument(source, rules.entities);
  if ("faults" in document || !document.root) return notXml;
  const tokens = tokensOf(source, document.root);
  if (tokens.some(({ is }) => is === "cdata")) return notXml;
  const why = tagFault(source, tokens, rules) ?? (allowsStyles ? undefined : styleFault(tokens, who));
  if (why !== undefined) return { why };
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
  const read = readValue(markup, rules);
  return read?.content.is === "text" && read.content.text === text ? markup : notXml;
}

function isText({ is }: Token): boolean {
  return is === "text";
}

function styleFault(tokens: readonly Token[], who: string): string | undefined {
  if (!tokens.some((token) => token.is === "tag" && token.isSpan)) return undefined;
  return `${who} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`;
}

const ATTRIBUTE = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** A tag that aapt2 refuses or ignores. */
function tagFault(source: string, tokens: readonly Token[], { prefixes }: MarkupRules): string | undefined {
  let open = 0;
  for (const { is, start, end } of tokens) {
    if (is !== "tag") continue;
    const tag = source.slice(start, end);
    const [, slash, name = ""] = /^<(\/?)([^\s/>]+)/.exec(tag) ?? [];
    const attributes = [...tag.matchAll(ATTRIBUTE)].map(([, attribute = ""]) => attribute);
    const declaring = attributes.find((attribute) => /^xmlns(?::|$)/.test(attribute));
    if (declaring !== undefined)
      return `A tag in a text cannot declare ${declaring}. Declare it in <resources>.`;
    const unknown = [name, ...attributes]
      .map((one) => (one.includes(":") ? (one.split(":", 1)[0] ?? "") : ""))
      .find((prefix) => prefix !== "" && prefix !== "xml" && !prefixes.has(prefix));
    if (unknown !== undefined)
      return `<resources> does not declare the prefix "${unknown}" of the tags in the new text. Declare it there.`;
    if (name !== "xliff:g") continue;
    if (slash !== "" || tag.endsWith("/>")) open -= slash === "" ? 0 : 1;
    else if (++open > 1) return "The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.";
  }
  return undefined;
}

/** A value as it would be read. `written`: without the tags of its element. */
function readValue(written: string, { entities }: MarkupRules): AndroidValue | undefined {
  const source = `<string>${written}</string>`;
  const document = parseDocument(source, entities);
  return "faults" in document || !document.root
    ? undefined
    : readAndroidValue(source, document.root, entities);
}

/** The texts of aapt2 are in a table with lengths of 15 bits. */
const MAX_BYTES = 0x7fff;

/** Why aapt2 would not compile a value. In plurals and styled texts, it does not check placeholders, so the other values decide. */
function compileFault(
  written: string,
  { old, base, isFormatted }: WrittenPlace,
  rules: MarkupRules,
): string | undefined {
  const value = readValue(written, rules);
  const text = value ? shownText(value) : "";
  if (text.length > MAX_BYTES / 3 && new TextEncoder().encode(text).length > MAX_BYTES)
    return `The new text has more than ${MAX_BYTES} bytes, which aapt2 refuses.`;
  if (!mixesArguments(text)) return undefined;
  const isChecked = isFormatted && value?.style !== "styled";
  const isUsual = [old, base].some((one) => one && mixesArguments(shownText(one)));
  return isUsual && !isChecked ? undefined : UNNUMBERED;
}

const UNNUMBERED =
  'The new text has several placeholders, and not all of them have a number, such as %1$s. Without formatted="false", aapt2 refuses it. Number them in the project.';

/** Without tags. */
function shownText(value: AndroidValue): string {
  if (value.content.is !== "text") return "";
  const { text } = value.content;
  return isMarkup(value) ? unescapeXml(text.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : text;
}

/** As aapt2 reads it: skipped, with a number, or anything else after a percent sign, to the character after its flags. */
const ARGUMENT = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs;

/** Letters of formats of times, which are not checked. */
const OF_TIMES = /[DFKMWZkmwyz]/;

/** As `VerifyJavaStringFormat` of aapt2 decides it: more than one placeholder, and one of them without a number. */
function mixesArguments(text: string): boolean {
  let [count, isMixed] = [0, false];
  for (const { 1: skipped, 2: numbered, 3: letter = "", index } of text.matchAll(ARGUMENT)) {
    if (skipped !== undefined || index === text.length - 1) continue;
    if (OF_TIMES.test(letter)) return false;
    count += 1;
    isMixed ||= numbered === undefined;
  }
  return count > 1 && isMixed;
}
