/** Values that no output may hold: tokens, secrets of webhooks, and what stands for `${NAME}`. */
import { readingsOf } from "./readings.ts";

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
  #longestFirst: Form[] = [];
  #beginnings: Form[] = [];

  hide(secrets: Iterable<Secret>): void {
    for (const secret of secrets)
      if (secret.value.length >= SHORTEST && !this.#secrets.has(secret.value))
        this.#secrets.set(secret.value, secret);
    this.#longestFirst = [...this.#secrets.values()]
      .flatMap(({ value, shown }) => [value, ...base64Of(value)].map((form) => ({ form, shown })))
      .sort((a, b) => b.form.length - a.form.length);
    this.#beginnings = [...this.#secrets.values()].flatMap(({ value, shown }) =>
      formsOf(value).map((form) => ({ form, shown })),
    );
  }

  clean(text: string): string {
    if (this.#longestFirst.length === 0) return text;
    const clean = replaced(text, this.#found(text));
    return clean.includes("…") ? this.#withoutBeginnings(clean) : clean;
  }

  /** Where secrets are in the text, as it is and decoded; none overlaps another. */
  #found(text: string): Found[] {
    const found: Found[] = [];
    const taken = new Uint8Array(text.length);
    for (const reading of readingsOf(text))
      for (const { form, shown } of this.#longestFirst)
        for (let at = reading.text.indexOf(form); at >= 0; at = reading.text.indexOf(form, at + 1)) {
          const [from, to] = [reading.startOf(at), reading.endOf(at + form.length - 1)];
          if (taken.subarray(from, to).includes(1)) continue;
          taken.fill(1, from, to);
          found.push({ from, to, shown });
        }
    return found.sort((a, b) => a.from - b.from);
  }

  /** A text that was cut short may end with the beginning of a secret. */
  #withoutBeginnings(text: string): string {
    const parts = text.split("…");
    const last = parts.length - 1;
    return parts.map((part, index) => (index === last ? part : this.#withoutBeginning(part))).join("…");
  }

  #withoutBeginning(part: string): string {
    for (const { form, shown } of this.#beginnings)
      for (let length = Math.min(form.length - 1, part.length); length >= SHORTEST; length--)
        if (part.endsWith(form.slice(0, length))) return part.slice(0, -length) + shown;
    return part;
  }
}

/** One way in which a secret is written. */
interface Form {
  form: string;
  shown: string;
}

interface Found {
  from: number;
  to: number;
  shown: string;
}

function replaced(text: string, found: readonly Found[]): string {
  let clean = "";
  let at = 0;
  for (const { from, to, shown } of found) {
    clean += text.slice(at, from) + shown;
    at = to;
  }
  return clean + text.slice(at);
}
