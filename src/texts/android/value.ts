/** The value of a `<string>` or of an `<item>`: read, and written so that Android reads exactly the wanted text. */
import type { XmlElement } from "@rgrove/parse-xml";
import { UNSTORABLE, unstorableMessage } from "../../model/storable.ts";
import type { Range } from "../format.ts";
import { decodeAndroid, newState, plainLineBreaks, unescapeXml } from "./escapes.ts";
import { startTag, type Token, tokensOf } from "./tags.ts";

export interface AndroidValue {
  at: Range;
  /**
   * How the value is written. `cdata`: a part of it is. `markup`: it has tags such as `<xliff:g>`, or entities of the file.
   * Its text is XML: tags and entities are as written, and between them the escapes of Android are decoded. `styled`: the same
   * with tags that Android reads as styles. `empty`: `<string name="x"/>`.
   */
  style: "plain" | "quoted" | "cdata" | "markup" | "styled" | "empty";
  content: { is: "text"; text: string } | { is: "reference"; to: string } | { is: "wrong"; why: string };
}

export function readAndroidValue(
  text: string,
  element: XmlElement,
  entities: ReadonlySet<string>,
): AndroidValue {
  const tag = startTag(text, element);
  if (tag.isEmpty) {
    return {
      at: { start: element.end - 2, end: element.end },
      style: "empty",
      content: { is: "text", text: "" },
    };
  }
  const content = { start: tag.end, end: text.lastIndexOf("</", element.end - 1) };
  const tokens = tokensOf(text, element);
  const isMarkup = tokens.some((token) => token.is === "tag" || hasEntity(text, token, entities));
  return isMarkup ? readMarkup(text, tokens, content) : readPlain(text, tokens, content);
}

function hasEntity(text: string, { is, start, end }: Token, entities: ReadonlySet<string>): boolean {
  if (is !== "text" || entities.size === 0) return false;
  return (text.slice(start, end).match(/&[^;]+;/g) ?? []).some((entity) => entities.has(entity));
}

function readPlain(text: string, tokens: readonly Token[], content: Range): AndroidValue {
  const source = tokens.map((token) => sourceOf(text, token)).join("");
  const value = trimmedEnd(trimmedStart(source));
  const at = tokens.length > 0 ? trimmedRange(text, tokens, content) : content;
  if (REFERENCE.test(value)) return { at, style: "plain", content: { is: "reference", to: value } };
  const state = newState();
  const decoded = decodeAndroid(value, state);
  const isCdata = tokens.some(({ is }) => is === "cdata");
  const isQuoted = state.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(value);
  const style = isCdata ? "cdata" : isQuoted ? "quoted" : "plain";
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
  const state = newState();
  const parts = segments(text, tokens);
  const texts = parts.filter(({ tag }) => !tag);
  const [first] = texts;
  const last = texts.at(-1);
  // Android removes blanks at the start of the first text and at the end of the last text only if there is no style.
  if (!hasSpan && first) first.source = trimmedStart(first.source);
  if (!hasSpan && last) last.source = trimmedEnd(last.source);
  const decoded = parts.map(({ tag, source }) => {
    if (!tag) return decodeAndroid(source, state, true);
    if (tag.isSpan) Object.assign(state, { isQuoted: false, isAfterBlank: false });
    return source;
  });
  const at = hasSpan ? content : trimmedRange(text, tokens, content);
  return { at, style: hasSpan ? "styled" : "markup", content: checked(decoded.join(""), state.why) };
}

/** Tags, and the XML between them. */
function segments(text: string, tokens: readonly Token[]): { tag?: { isSpan: boolean }; source: string }[] {
  const parts: { tag?: { isSpan: boolean }; source: string }[] = [];
  for (const token of tokens) {
    const written = plainLineBreaks(text.slice(token.start, token.end));
    const source = token.is === "cdata" ? escapedCdata(written) : written;
    const last = parts.at(-1);
    if (token.is === "tag") parts.push({ tag: token, source });
    else if (last && !last.tag) last.source += source;
    else parts.push({ source });
  }
  return parts;
}

function escapedCdata(source: string): string {
  return source.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function checked(text: string, why: string | undefined): AndroidValue["content"] {
  if (why) return { is: "wrong", why };
  return UNSTORABLE.test(text) ? { is: "wrong", why: unstorableMessage("This text") } : { is: "text", text };
}

function sourceOf(text: string, { is, start, end }: Token): string {
  const source = plainLineBreaks(text.slice(start, end));
  return is === "cdata" ? source.slice(9, -3) : unescapeXml(source);
}

function trimmedStart(source: string): string {
  return source.replace(/^[\t-\r ]+/, "");
}

function trimmedEnd(source: string): string {
  return source.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}

/** From the first to the last character that is not a blank. */
function trimmedRange(text: string, tokens: readonly Token[], content: Range): Range {
  let start = tokens[0]?.start ?? content.start;
  let end = tokens.at(-1)?.end ?? content.end;
  const isBlank = (at: number) => /[\t-\r ]/.test(text[at] ?? "");
  while (start < end && isBlank(start)) start++;
  while (end > start && isBlank(end - 1)) end--;
  return start < end ? { start, end } : content;
}
