/** Texts as strings of JSON, with the escapes that the file uses. */

/** Each character of a string, with escaped pairs as one. */
const PIECES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[^\\]/gsu;
const NON_ASCII = /[^\0-\x7f]/u;

/**
 * `old`: the string that it replaces, with its quotes. Characters that it escapes are escaped again, and no others. `file`
 * decides about characters beyond ASCII if the old string has none.
 */
export function writeString(text: string, file: FileEscapes, old = '""'): string {
  const escapes = new Map<string, string>();
  let hasPlain = false;
  let hasEscaped = false;
  for (const [piece] of old.slice(1, -1).matchAll(PIECES)) {
    const isEscaped = piece.startsWith("\\");
    const character = isEscaped ? unescaped(piece) : piece;
    if (isEscaped) escapes.set(character, piece);
    if (!NON_ASCII.test(character)) continue;
    if (isEscaped) hasEscaped = true;
    else hasPlain = true;
  }
  const escapesAll = hasPlain || hasEscaped ? !hasPlain : file.escapesNonAscii;
  const written = Array.from(text, (character) => {
    const known = escapes.get(character);
    if (known !== undefined) return known;
    if (escapesAll && NON_ASCII.test(character)) return unicodeEscape(character, file.isUpperCase);
    return JSON.stringify(character).slice(1, -1);
  });
  return `"${written.join("")}"`;
}

export interface FileEscapes {
  /** Whether all characters beyond ASCII are escaped. */
  escapesNonAscii: boolean;
  /** `\u00E9`, and not `\u00e9`. */
  isUpperCase: boolean;
}

export function escapesOf(text: string): FileEscapes {
  return {
    escapesNonAscii: !NON_ASCII.test(text) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(text),
    isUpperCase: /\\u[\da-f]*[A-F]/.test(text),
  };
}

function unescaped(piece: string): string {
  return String(JSON.parse(`"${piece}"`));
}

function unicodeEscape(character: string, isUpperCase: boolean): string {
  return character
    .split("")
    .map((unit) => {
      const digits = unit.charCodeAt(0).toString(16).padStart(4, "0");
      return `\\u${isUpperCase ? digits.toUpperCase() : digits}`;
    })
    .join("");
}
