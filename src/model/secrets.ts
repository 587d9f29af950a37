/** Values that no output may hold: tokens, secrets of webhooks, and what stands for `${NAME}`. */

export interface Secret {
  value: string;
  /** What is shown in its place: `${NAME}`, or stars. */
  shown: string;
}

/** A secret that no file names: a token, or what the service made. */
export function nameless(value: string): Secret {
  return { value, shown: "***" };
}

/** Shorter values are part of too many innocent words. */
const SHORTEST = 4;

/** The value as it is, and as it is in a URL, in JSON and in base64, for a runner that looks for whole texts. */
export function formsOf(value: string): string[] {
  // A URL holds no half of a character.
  if (/\p{Cs}/u.test(value)) return [value];
  const json = JSON.stringify(value).slice(1, -1);
  return [...new Set([value, encodeURIComponent(value), encodeURI(value), json, ...base64Of(value)])];
}

function base64Of(value: string): string[] {
  if (value.length < SHORTEST) return [];
  const plain = Buffer.from(value).toString("base64");
  return [plain, plain.replace(/=+$/, ""), Buffer.from(value).toString("base64url")];
}

/** Takes secrets out of texts, also out of texts that hold them encoded, or that are cut in the middle of one. */
export class Redaction {
  readonly #secrets = new Map<string, Secret>();
  #find: RegExp | undefined;
  #longestFirst: Secret[] = [];
  #literal: string[] = [];

  hide(secrets: Iterable<Secret>): void {
    for (const secret of secrets)
      if (secret.value.length >= SHORTEST && !this.#secrets.has(secret.value))
        this.#secrets.set(secret.value, secret);
    this.#longestFirst = [...this.#secrets.values()].sort((a, b) => b.value.length - a.value.length);
    this.#literal = this.#longestFirst.flatMap(({ value }) => [value, ...base64Of(value)]);
    const sources = this.#longestFirst.map(({ value }) => `(${sourceOf(value)})`);
    this.#find = sources.length > 0 ? new RegExp(sources.join("|"), "g") : undefined;
  }

  clean(text: string): string {
    if (!this.#find) return text;
    const encoded = /[%\\&+]/.test(text) || this.#literal.some((form) => text.includes(form));
    const clean = encoded ? text.replace(this.#find, (...found) => this.#shown(found)) : text;
    return clean.includes("…") ? this.#withoutBeginnings(clean) : clean;
  }

  #shown([, ...groups]: readonly unknown[]): string {
    const index = groups.findIndex((group, at) => at < this.#longestFirst.length && group !== undefined);
    return this.#longestFirst[index]?.shown ?? "***";
  }

  /** A text that was cut short may end with the beginning of a secret. */
  #withoutBeginnings(text: string): string {
    const parts = text.split("…");
    const last = parts.length - 1;
    return parts.map((part, index) => (index === last ? part : this.#withoutBeginning(part))).join("…");
  }

  #withoutBeginning(part: string): string {
    for (const { value, shown } of this.#longestFirst)
      for (const form of formsOf(value))
        for (let length = Math.min(form.length - 1, LONGEST); length >= SHORTEST; length--)
          if (part.endsWith(form.slice(0, length))) return part.slice(0, -length) + shown;
    return part;
  }
}

/** Of longer values, only the usual forms are looked for. */
const LONGEST = 1_000;

/** A pattern that finds the value however its characters are written, and its base64. */
function sourceOf(value: string): string {
  if (value.length > LONGEST) return formsOf(value).map(literal).join("|");
  return [[...value].map(characterSource).join(""), ...base64Of(value).map(literal)].join("|");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
};

/**
 * One character as it is, in a URL (encoded once or more), in JSON (escaped once or more), or in HTML. Repetitions are
 * bounded, so that no text makes the search slow.
 */
function characterSource(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const bytes = [...Buffer.from(char)].map((byte) => `%(?:25){0,4}${hex(byte, 2)}`).join("");
  const units = char
    .split("")
    .map((unit) => `\\\\{1,8}u${hex(unit.charCodeAt(0), 4)}`)
    .join("");
  const entity = ENTITIES[char];
  const forms = [
    /[\\"'/]/.test(char) ? `\\\\{0,8}${literal(char)}` : literal(char),
    bytes,
    units,
    `&#0{0,6}${code};`,
    `&#[xX]0{0,6}${hex(code, 1)};`,
    ...(entity === undefined ? [] : [`&${entity};`]),
    ...(char === " " ? ["\\+"] : []),
  ];
  return `(?:${forms.join("|")})`;
}

/** Hexadecimal in either case. */
function hex(figure: number, digits: number): string {
  return figure
    .toString(16)
    .padStart(digits, "0")
    .replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function literal(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}/-]/g, "\\$&");
}
