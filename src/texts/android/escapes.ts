/**
 * The escapes of Android in texts. The rules are those of `StringBuilder` in `ResourceUtils.cpp` of aapt2. An apostrophe
 * without a backslash is read as it is: some build tools allow it.
 */

/** Where the decoder is in a value. Quotes and blanks count across its parts. */
export interface DecoderState {
  isQuoted: boolean;
  /** The last character was a blank outside of quotes. */
  isAfterBlank: boolean;
  quotes: number;
  /** What is wrong with the value. */
  why?: string;
}

export function newState(): DecoderState {
  return { isQuoted: false, isAfterBlank: false, quotes: 0 };
}

/** `isXml`: the result is XML, so an escaped `<` or `&` is written as an entity. */
export function decodeAndroid(source: string, state: DecoderState, isXml = false): string {
  const isPlain = !state.isQuoted && !state.isAfterBlank && !/[\\"\t-\r]| {2}/.test(source);
  if (isPlain) {
    state.isAfterBlank = source.endsWith(" ");
    return source;
  }
  let text = "";
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? "";
    if (!state.isQuoted && /[\t-\r ]/.test(char)) {
      if (!state.isAfterBlank) text += " ";
      state.isAfterBlank = true;
      continue;
    }
    state.isAfterBlank = false;
    if (char === '"') {
      state.isQuoted = !state.isQuoted;
      state.quotes++;
    } else if (char === "\\") {
      at++;
      const escaped = source[at] ?? "";
      if (escaped === "n") text += "\n";
      else if (escaped === "t") text += "\t";
      else if (escaped === "u") {
        const hex = source.slice(at + 1, at + 5);
        if (/^[\da-fA-F]{4}$/.test(hex)) {
          const decoded = String.fromCharCode(Number.parseInt(hex, 16));
          text += isXml ? escapeXml(decoded) : decoded;
          at += 4;
        } else state.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
      } else text += escaped;
    } else text += char;
  }
  return text;
}

/** In quotes, blanks and apostrophes count as they are. */
export function encodeQuoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replace(CONTROL, escapeControl)}"`;
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

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Entities and character references as characters. Entities of the file stay. */
export function unescapeXml(source: string): string {
  return source.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return ENTITIES.get(name) ?? whole;
  });
}

/** Line breaks as XML reads them. */
export function plainLineBreaks(source: string): string {
  return source.replace(/\r\n?/g, "\n");
}
