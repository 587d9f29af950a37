/**
 * Universal placeholders. The service's own upload stores `{{count}}`, `%d` and `%@` in a form of its own, such as `[%s:count]`,
 * `[%i]` and `[%s]`, and each download writes them in the style of its files. Files have the style of the app, here called
 * native. Which native placeholder a universal one stands for is seen in the other texts of the key, so no style is set anywhere.
 * Source: the service's documentation of placeholders, docs.lokalise.com/en/articles/1400511.
 */
import type { FormedText as Text } from "../checks/placeholders.ts";
import type { StoredForm } from "../kinds/declaredEntry.ts";
import { plainAmpersands } from "../locales/format.ts";
import type { PlaceholderStyle } from "../locales/placeholderStyle.ts";
import { once } from "../model/once.ts";
import type { PlaceholderRule } from "../model/setting.ts";

/** A universal placeholder: an optional position, an optional format, its type, and an optional name. `[%]` is a percent sign. */
const TOKEN =
  /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g;

const NAME = "[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3}";
const FORMAT = "([-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?";

/** The conversions of printf for each type. */
const CONVERSIONS = { s: "@sScC", i: "diuDUxXo", f: "fFeEgG" } as const;
type Type = keyof typeof CONVERSIONS;
const TYPES = Object.keys(CONVERSIONS) as Type[];

/** First what is universal already, then what is native. Some are rather something else: `50%discount`, `%20d` in a URL, and `%count%`. */
const NATIVE = new RegExp(
  [
    TOKEN.source.replace(/\((?!\?)/g, "(?:"),
    "(?<percent>%%)",
    `(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?${FORMAT.replace("(", "(?<format>")}(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)`,
    ...["\\{\\{\\s{0,9}@\\s{0,9}\\}\\}", "[$%]\\{@\\}", "%\\(@\\)[sdif]", "\\{\\s{0,9}@\\s{0,9}\\}"].map(
      (form, index) => form.replace("@", `(?<name${index}>${NAME})`),
    ),
  ].join("|"),
  "gu",
);

/** A message of ICU with plural forms or cases. What the service makes of what is inside them is not known. */
const ICU = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/;

/** A text with more placeholders stays as it is. No text of an app has so many. */
const MOST = 200;

const PRINTF = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/;

/** Alone in a text, only the service's downloads replace it. `[VOID]` is exported as an empty text. */
const VOID = "[VOID]";

/** A universal placeholder, and the native one that it stands for. */
type Pair = readonly [token: string, native: string];

/** Whether a text of a file and a text of the project say the same. Either of them can be in the universal form. */
export function saysTheSame(first: string, second: string): boolean {
  const [a = "", b = ""] = [first, second].map(plainAmpersands);
  if (a === b || (a === "" && b === VOID) || (b === "" && a === VOID)) return true;
  const isFormOf = (native: string, universal: string) =>
    universal.includes("[%") && pairsOf(native, universal) !== undefined;
  return isFormOf(a, b) || isFormOf(b, a);
}

/** The pairs of two texts that say the same. Undefined: they do not. */
function pairsOf(native: string, universal: string): Pair[] | undefined {
  const pairs: Pair[] = [];
  let [at, done, unnumbered] = [0, 0, 0];
  for (const match of universal.matchAll(TOKEN)) {
    const before = universal.slice(done, match.index);
    if (!native.startsWith(before, at)) return undefined;
    at += before.length;
    const pattern = new RegExp(nativesOf(match, unnumbered + 1), "yu");
    pattern.lastIndex = at;
    const [placeholder] = pattern.exec(native) ?? [];
    if (placeholder === undefined) return undefined;
    if (/^%(?!\d+\$)[^%({][^%]*$/.test(placeholder)) unnumbered += 1;
    pairs.push([match[0], placeholder]);
    at += placeholder.length;
    done = match.index + match[0].length;
  }
  return native.slice(at) === universal.slice(done) ? pairs : undefined;
}

/** The native placeholders that a universal one can stand for. `next`: the position of a placeholder without one. */
function nativesOf([token, position, format = "", type, name]: RegExpExecArray, next: number): string {
  const itself = escaped(token);
  if (type === undefined) return `${itself}|%%|%(?![@sdif])`;
  if (name !== undefined) {
    const literal = escaped(name);
    return `${itself}|\\{\\{\\s*${literal}\\s*\\}\\}|[$%]?\\{\\s*${literal}\\s*\\}|%\\(${literal}\\)[sdif]|%${literal}%`;
  }
  const number =
    position === undefined ? "" : Number(position) === next ? `(?:${position}\\$)?` : `${position}\\$`;
  const printf = `%${number}${escaped(format)}(?:hh?|ll?|[qjztL])?[${CONVERSIONS[type as Type]}]`;
  return position === undefined ? `${itself}|${printf}` : `${itself}|${printf}|\\{${Number(position) - 1}\\}`;
}

export function storedForm(texts: Iterable<string>): StoredForm {
  let [universal, native, numbered, total] = [0, 0, 0, 0];
  for (const text of texts) {
    const tokens = [...text.matchAll(TOKEN)];
    if (tokens.length > 0) universal += 1;
    else if (text.match(NATIVE)) native += 1;
    for (const [, position, , , name] of tokens) {
      if (name !== undefined) total += 1;
      if (name !== undefined && position !== undefined) numbered += 1;
    }
  }
  return { isUniversal: universal > native, isNumbered: numbered * 2 > total };
}

/** The texts of a key in its files and in the project, by language. The base language comes first. */
export interface KeyTexts {
  declared: readonly Text[];
  live: readonly Text[];
  /** Texts of the same language. */
  both: readonly (readonly [declared: Text, live: Text])[];
  /** How new texts write what no text of the key has. */
  style?: PlaceholderStyle | undefined;
}

/** Converts texts between the form of the project and that of the files, as the other texts of the key do. */
export class Placeholders {
  readonly #texts: KeyTexts;
  readonly #pairs = once(() =>
    this.#texts.both.flatMap(([declared, live]) =>
      formsOf(live).flatMap(
        ([form, text]) => pairsOf(new Map(formsOf(declared)).get(form) ?? "", text) ?? [],
      ),
    ),
  );

  constructor(texts: KeyTexts) {
    this.#texts = texts;
  }

  /** The different placeholders of the live texts. */
  readonly #tokens = once(() => {
    const matches = this.#texts.live.flatMap(formsOf).flatMap(([, text]) => [...text.matchAll(TOKEN)]);
    const tokens = matches.filter(([, , , type]) => type !== undefined);
    return [...new Map(tokens.map((token) => [token[0], token])).values()].slice(0, MOST);
  });

  /** As people write it. A placeholder that no text of the files has stays as it is. */
  native(live: Text): Text {
    return converted(live, (text) => (text.includes("[%") ? (this.#native(text) ?? text) : text));
  }

  /** As the project stores it, if it has the universal form. `live`: the text that it replaces. */
  stored(text: Text, live: Text | undefined, rule: PlaceholderRule, usual: () => StoredForm): Text {
    if (rule === "as-written") return text;
    const isUniversal = once(() => rule === "universal" || (this.#hasTokens(live) ?? usual().isUniversal));
    return converted(text, (one) => (one.match(NATIVE) && isUniversal() ? this.#universal(one, usual) : one));
  }

  #native(universal: string): string | undefined {
    if ((universal.match(TOKEN)?.length ?? 0) > MOST) return undefined;
    const write = (text: string, isPercent: boolean) =>
      text.replace(TOKEN, (...match) =>
        (match[3] === undefined) === isPercent
          ? this.#nativeOf(match as unknown as RegExpExecArray)
          : match[0],
      );
    const draft = write(universal, false);
    // In a text with placeholders of printf, a percent sign is always escaped.
    const native = PRINTF.test(draft) ? draft.replaceAll("[%]", "%%") : write(draft, true);
    return pairsOf(native, universal) && native;
  }

  #nativeOf(match: RegExpExecArray): string {
    const [token, position, , type] = match;
    const pair = this.#pairs().find(([universal]) => universal === token);
    if (pair) return pair[1];
    const texts = this.#texts.declared.flatMap(formsOf).map(([, text]) => text);
    if (type === undefined) return texts.some((text) => /%(?:%|\d*\$?[@sdif])/.test(text)) ? "%%" : "%";
    const pattern = new RegExp(`(?<!\\d)(?:${nativesOf(match, Number(position))})`, "gu");
    for (const text of texts) {
      const [placeholder, ...otherPlaceholders] = new Set(text.match(pattern));
      if (placeholder !== undefined) return otherPlaceholders.length === 0 ? placeholder : token;
    }
    return inStyle(match, this.#texts.style) ?? token;
  }

  /** Whether the texts of the project have tokens. Undefined: they have no placeholders. */
  #hasTokens(live: Text | undefined): boolean | undefined {
    for (const liveText of [...(live === undefined ? [] : [live]), ...this.#texts.live]) {
      const texts = formsOf(liveText).map(([, text]) => text);
      if (texts.some((text) => text.match(TOKEN))) return true;
      if (texts.some((text) => text.match(NATIVE))) return false;
    }
    return undefined;
  }

  /** What cannot be converted there and back is sent as it is written. */
  #universal(native: string, usual: () => StoredForm): string {
    if (ICU.test(native) || (native.match(NATIVE)?.length ?? 0) > MOST) return native;
    const names: string[] = [];
    const universal = native.replace(NATIVE, (match, ...args) => {
      const groups = args.at(-1) as Readonly<Record<string, string | undefined>>;
      if (match.startsWith("[")) return match;
      const pair = this.#pairs().find(([, text]) => text === match);
      if (pair) return pair[0];
      const token = this.#tokens().find((one) => new RegExp(`^(?:${nativesOf(one, 0)})$`, "u").test(match));
      if (token) return token[0];
      if (groups.percent !== undefined) return "[%]";
      if (groups.conversion !== undefined) {
        const type = TYPES.find((letter) => CONVERSIONS[letter].includes(groups.conversion ?? "")) ?? "s";
        return `[%${groups.position === undefined ? "" : `${groups.position}$`}${groups.format}${type}]`;
      }
      const name = groups.name0 ?? groups.name1 ?? groups.name2 ?? groups.name3 ?? "";
      if (!names.includes(name)) names.push(name);
      return `[%${usual().isNumbered ? `${names.indexOf(name) + 1}$` : ""}s:${name}]`;
    });
    const back = pairsOf(native, universal);
    return back && new Placeholders({ declared: [native], live: [], both: [] }).native(universal) === native
      ? universal
      : native;
  }
}

function inStyle(
  [, position, format, type, name]: RegExpExecArray,
  { named, printf }: PlaceholderStyle = {},
) {
  if (name !== undefined) return named?.replace("@", () => name);
  const number = position === undefined ? "" : `${position}$`;
  return printf && `%${number}${format}${type === "s" || type === "i" ? printf[type] : type}`;
}

function converted(text: Text, convert: (text: string) => string): Text {
  if (typeof text === "string") return convert(text);
  return Object.fromEntries(Object.entries(text).map(([form, string]) => [form, convert(string)]));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function formsOf(text: Text): [form: string, text: string][] {
  return typeof text === "string" ? [["", text]] : Object.entries(text);
}
