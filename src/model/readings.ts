/** The readings of a text: as it is, and with its encoded parts decoded once or several times. */

export interface Reading {
  text: string;
  /** The position in the original text at which a character of this reading starts or ends. */
  startOf(index: number): number;
  endOf(index: number): number;
}

/** Texts are rarely encoded more often than this, for example in JSON within JSON, or in a URL within JSON. */
const MOST_READINGS = 5;

/** URL encoding, of which bytes above 127 are decoded together; escapes of JSON; entities of HTML. */
const ENCODINGS = [
  { sign: "%", pattern: /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi },
  { sign: "\\", pattern: /\\u[\da-f]{4}|\\["'\\/bfnrt]/gi },
  { sign: "&", pattern: /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi },
] as const;
const ANY = new RegExp(ENCODINGS.map(({ pattern }) => pattern.source).join("|"), "gi");

/** How many encodings within each other are decoded one by one. */
const MOST_SEPARATE = 3;

/**
 * First with all encodings decoded together, repeatedly; then with each decoded on its own, in every order, because a text that
 * is encoded in one way can contain what looks like another encoding, such as a literal `%20`.
 */
export function* readingsOf(text: string): Generator<Reading> {
  const whole: Reading = { text, startOf: (index) => index, endOf: (index) => index + 1 };
  let reading: Reading | undefined = whole;
  for (let count = 1; reading && count <= MOST_READINGS; count++) {
    yield reading;
    reading = decoded(reading, ANY);
  }
  yield* separateReadings(whole, MOST_SEPARATE);
}

function* separateReadings(reading: Reading, depth: number): Generator<Reading> {
  const present = depth === 0 ? [] : ENCODINGS.filter(({ sign }) => reading.text.includes(sign));
  for (const { pattern } of present) {
    const next = decoded(reading, pattern);
    if (!next) continue;
    yield next;
    yield* separateReadings(next, depth - 1);
  }
}

function decoded(reading: Reading, pattern: RegExp): Reading | undefined {
  const { text } = reading;
  // Most texts have none of these characters, and this test is faster than the next one.
  if (!ENCODINGS.some(({ sign }) => text.includes(sign))) return undefined;
  const starts: number[] = [];
  const ends: number[] = [];
  let plain = "";
  let at = 0;
  const add = (piece: string, from: number, to: number) => {
    for (let index = 0; index < piece.length; index++) {
      starts.push(reading.startOf(from));
      ends.push(reading.endOf(to - 1));
    }
    plain += piece;
  };
  const addPlain = (to: number) => {
    for (; at < to; at++) add(text[at] ?? "", at, at + 1);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    addPlain(index);
    at = index + match.length;
    add(meaning(match), index, at);
  }
  if (at === 0) return undefined;
  addPlain(text.length);
  return {
    text: plain,
    startOf: (index) => starts[index] ?? 0,
    endOf: (index) => ends[index] ?? text.length,
  };
}

const CONTROLS: Readonly<Record<string, string>> = {
  "\\b": "\b",
  "\\f": "\f",
  "\\n": "\n",
  "\\r": "\r",
  "\\t": "\t",
};
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function meaning(encoded: string): string {
  if (encoded.startsWith("%")) return Buffer.from(encoded.replaceAll("%", ""), "hex").toString();
  if (/^\\u/i.test(encoded)) return String.fromCharCode(Number.parseInt(encoded.slice(2), 16));
  if (encoded.startsWith("\\")) return CONTROLS[encoded] ?? encoded.slice(1);
  const name = encoded.slice(1, -1).toLowerCase();
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith("#")) return ENTITIES[name] ?? encoded;
  return code <= 0x10ffff ? String.fromCodePoint(code) : encoded;
}
