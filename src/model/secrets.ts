/** Values that no output may contain: tokens, secrets of webhooks, and values of `${NAME}`. */
import { type Splice, spliced } from "./splice.ts";

export interface Secret {
  value: string;
  /** What is shown instead: `${NAME}`, or stars. */
  shown: string;
}

export function nameless(value: string): Secret {
  return { value, shown: "***" };
}

/** Minimum length of a secret. Shorter values are part of many ordinary words. */
const SHORTEST = 4;

/** The value as it is, decoded, and encoded for URLs, JSON and base64. A runner masks only these exact forms. */
export function formsOf(value: string): string[] {
  return [...new Set([...plainForms(value), ...encodedForms(value), ...base64Forms(value)])];
}

/** The value, and what is left of it if its own `%20` is decoded. */
function plainForms(value: string): string[] {
  const decoded = value.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString(),
  );
  // A value of codes alone can become a word, or only spaces.
  return decoded.trim().length < SHORTEST ? [value] : [value, decoded];
}

function encodedForms(value: string): string[] {
  // A URL cannot encode half a surrogate pair.
  if (!value.isWellFormed()) return [];
  const json = JSON.stringify(value).slice(1, -1);
  return [encodeURIComponent(value), encodeURI(value), json, json.replaceAll("/", "\\/")];
}

/** In base64, also of its other forms. A secret has no spaces: of a sentence, of which a run can have thousands, only itself. */
function base64Forms(value: string): string[] {
  if (value.length < SHORTEST || !value.isWellFormed()) return [];
  if (/\s/.test(value)) return base64Of(value);
  const inner = [...plainForms(value), ...encodedForms(value), ...htmlForms(value), ...base64Of(value)];
  return [...new Set(inner)].flatMap(base64Of);
}

/** As libraries write it: they differ in how they write an apostrophe, or write all five characters as numbers. */
function htmlForms(value: string): string[] {
  const html = value.replace(/[&<>"]/g, (mark) => `&${MARKS[mark]};`);
  const numbered = value.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return [numbered, ...["&#39;", "&#x27;", "&apos;"].map((mark) => html.replaceAll("'", mark))];
}
const MARKS: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };

function base64Of(value: string): string[] {
  const plain = Buffer.from(value).toString("base64");
  return [plain, plain.replace(/=+$/, ""), Buffer.from(value).toString("base64url")];
}

/** Removes secrets from texts, even if a secret is encoded or cut off. */
export class Redaction {
  readonly #secrets = new Map<string, Secret>();
  #longestFirst: { form: string; shown: string }[] = [];
  #shortest = 0;

  hide(secrets: Iterable<Secret>): void {
    for (const secret of secrets)
      if (secret.value.length >= SHORTEST && !this.#secrets.has(secret.value))
        this.#secrets.set(secret.value, secret);
    this.#longestFirst = [...this.#secrets.values()]
      .flatMap(({ value, shown }) => formsOf(value).map((form) => ({ form, shown })))
      .sort((a, b) => b.form.length - a.form.length);
    this.#shortest = this.#longestFirst.at(-1)?.form.length ?? 0;
  }

  clean(text: string): string {
    // Decoded, a text is not longer.
    const isShorter = text.length < this.#shortest && !text.includes("…");
    if (this.#longestFirst.length === 0 || isShorter) return text;
    const splices = this.#found(text);
    const clean = splices.length === 0 ? text : spliced(text, splices);
    return clean.includes("…") ? this.#withoutBeginnings(clean) : clean;
  }

  /** The positions of secrets in the text, plain and decoded, without overlaps. */
  #found(text: string): Splice[] {
    const splices: Splice[] = [];
    let taken: Uint8Array | undefined;
    for (const reading of readingsOf(text))
      for (const { form, shown: label } of this.#longestFirst)
        for (let at = reading.text.indexOf(form); at >= 0; at = reading.text.indexOf(form, at + 1)) {
          const [start, end] = [reading.startOf(at), reading.endOf(at + form.length - 1)];
          taken ??= new Uint8Array(text.length);
          if (taken.subarray(start, end).includes(1)) continue;
          taken.fill(1, start, end);
          splices.push({ start, end, text: label });
        }
    return splices;
  }

  #withoutBeginnings(text: string): string {
    const parts = text.split("…");
    const last = parts.length - 1;
    return parts.map((part, index) => (index === last ? part : this.#withoutBeginning(part))).join("…");
  }

  #withoutBeginning(part: string): string {
    let [most, words] = [0, ""];
    for (const { form, shown: label } of this.#longestFirst)
      for (let length = Math.min(form.length - 1, part.length); length >= SHORTEST && length > most; length--)
        if (part.endsWith(form.slice(0, length))) [most, words] = [length, label];
    return most === 0 ? part : part.slice(0, -most) + words;
  }
}

interface Reading {
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

const SIGNS = /[%\\&]/;

const MOST_SEPARATE = 3;

/** First all encodings together, then each on its own, in every order: a text can contain what looks like another encoding. */
export function* readingsOf(text: string): Generator<Reading> {
  const whole: Reading = { text, startOf: (index) => index, endOf: (index) => index + 1 };
  if (!SIGNS.test(text)) {
    yield whole;
    return;
  }
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

const CONTROLS: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function meaning(encoded: string): string {
  if (encoded.startsWith("%")) return Buffer.from(encoded.replaceAll("%", ""), "hex").toString();
  if (/^\\u/i.test(encoded)) return String.fromCharCode(Number.parseInt(encoded.slice(2), 16));
  if (encoded.startsWith("\\")) return CONTROLS[encoded.slice(1)] ?? encoded.slice(1);
  const name = encoded.slice(1, -1).toLowerCase();
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith("#")) return ENTITIES[name] ?? encoded;
  return code <= 0x10ffff ? String.fromCodePoint(code) : encoded;
}
