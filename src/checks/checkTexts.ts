/** All checks of the texts of one key. Most texts have nothing to check, so that is found out first. */
import { listed } from "../model/json.ts";
import type { CheckLevels } from "../model/setting.ts";
import { looksLikeIcu, quoteAdvice, readIcu } from "./icu.ts";
import {
  checkPlaceholders,
  type Finding,
  type FormedText,
  findingAt,
  type LanguageText,
  referenceOf,
  singleTexts,
} from "./placeholders.ts";

interface CheckedKey {
  /** The declared texts by language. */
  texts: Readonly<Record<string, FormedText>>;
  /** 0: there is no limit. */
  charLimit: number;
  /** What the project has in a language; undefined if that is not known, or the key is not in the project. */
  live?: (language: string) => FormedText | undefined;
  /** Whether the project is known to have no other text than the declared ones. */
  isNew: boolean;
}

export interface CheckRules {
  levels: CheckLevels;
  /** Undefined: it is not known. */
  base: string | undefined;
  needed: NeededForms;
}

/** Marks for the direction of writing are not blanks. Some languages need them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BLANK = `[\\s${MARKS.source.slice(1)}`;

/** Other texts have neither placeholders nor blanks at their edges. */
const MAY_BE_WRONG = new RegExp(`[{%]|^${BLANK}|${BLANK}$`);

export function checkTexts(key: CheckedKey, rules: CheckRules): readonly Finding[] {
  const { texts, charLimit } = key;
  const isPlain = (text: FormedText) =>
    typeof text === "string" && (charLimit === 0 || text.length <= charLimit) && !MAY_BE_WRONG.test(text);
  // The base text of the project can have anything.
  const hasBase = rules.base === undefined || texts[rules.base];
  return hasBase && Object.values(texts).every(isPlain) ? [] : checkOdd(key, rules);
}

function checkOdd(key: CheckedKey, { levels, base, needed }: CheckRules): readonly Finding[] {
  const { texts, charLimit, live } = key;
  const declared = Object.entries(texts).map(([language, text]): LanguageText => ({ language, text }));
  const isOn = (check: keyof CheckLevels) => levels[check] !== "off";
  const hasIcu =
    (isOn("icu") || isOn("placeholders")) &&
    declared.some(({ text }) => singleTexts(text).some((one) => looksLikeIcu(one.text)));
  const compared = [...declared, ...liveBase(key, base)];
  return [
    ...(isOn("icu") && hasIcu ? declared.flatMap(checkIcu) : []),
    ...(isOn("placeholders") ? checkPlaceholders(compared, base, hasIcu) : []),
    ...(isOn("plurals") ? declared.flatMap((one) => checkPlurals(one, live?.(one.language), needed)) : []),
    ...(isOn("length") && charLimit > 0 ? declared.flatMap((one) => checkLength(one, charLimit)) : []),
    ...(isOn("blanks") ? checkBlanks(compared, base) : []),
    ...(isOn("base") ? checkBase(key, base) : []),
  ];
}

/** A base text that no manifest declares, as far as it was read. */
function liveBase({ texts, live }: CheckedKey, base: string | undefined): LanguageText[] {
  if (base === undefined || singleTexts(texts[base] ?? "").length > 0) return [];
  const text = live?.(base);
  return text === undefined ? [] : [{ language: base, text, isLive: true }];
}

function checkIcu(one: LanguageText): Finding[] {
  return singleTexts(one.text).flatMap((single): Finding[] => {
    if (!looksLikeIcu(single.text)) return [];
    const reading = readIcu(single.text);
    if (reading.is !== "broken") return [];
    const { cause, fix, at } = reading;
    const what = `is not a valid ICU message: ${cause} (character ${at}). ${fix}.${quoteAdvice(single.text)}`;
    return [findingAt("icu", one, single, what)];
  });
}

/** How the service counts is not documented. This counts Unicode characters, so that an emoji is one or a few. */
function checkLength(one: LanguageText, limit: number): Finding[] {
  return singleTexts(one.text).flatMap((single): Finding[] => {
    if (single.text.length <= limit) return [];
    let length = 0;
    for (const _ of single.text) length += 1;
    if (length <= limit) return [];
    const what = `has ${length} characters, but char_limit allows ${limit}. Shorten it, or raise char_limit.`;
    return [findingAt("length", one, single, what)];
  });
}

function checkBase({ texts, live, isNew }: CheckedKey, base: string | undefined): Finding[] {
  if (base === undefined || singleTexts(texts[base] ?? "").length > 0) return [];
  const others = Object.entries(texts).flatMap(([language, text]) =>
    singleTexts(text).length > 0 ? [language] : [],
  );
  const inProject = isNew ? "" : live?.(base);
  if (others.length === 0 || inProject === undefined || singleTexts(inProject).length > 0) return [];
  const message = `It has a text in ${others.slice(0, 5).join(", ")}, but none in ${base}, the base language. Add the ${base} text.`;
  return [{ check: "base", language: base, message }];
}

const START = new RegExp(`^${BLANK}*`);
const IS_BLANK = new RegExp(BLANK);
const BREAKS = /\r\n?|[\u2028\u2029\x85]/g;
/** A no-break blank instead of a usual one is a matter of the language. */
const SPACES = /[^\S\n\t]/g;

function checkBlanks(texts: readonly LanguageText[], base: string | undefined): Finding[] {
  const read = texts.flatMap((one) => {
    const forms = singleTexts(one.text).map((single) => ({ ...single, ...edgesOf(single.text) }));
    return forms.length > 0 ? [{ ...one, forms }] : [];
  });
  const reference = referenceOf(read, base);
  if (!reference) return [];
  return read.flatMap((one) => {
    if (one === reference || one.isLive) return [];
    return one.forms.flatMap((form): Finding[] => {
      const { forms } = reference;
      const same =
        [form.form, "other"].flatMap((name) => forms.filter((one) => one.form === name))[0] ?? forms[0];
      const words = [
        ...differenceWords("start", form.start, same?.start ?? ""),
        ...differenceWords("end", form.end, same?.end ?? ""),
      ];
      if (words.length === 0) return [];
      const also = words.map(([verb]) => verb).join(", and ");
      const fixes = [...new Set(words.map(([, fix]) => fix))].join(" ");
      const what = `${also}, unlike the ${reference.language} text. ${fixes}`;
      return [findingAt("blanks", one, form, what)];
    });
  });
}

/** A text of blanks only has them at its start. */
function edgesOf(text: string) {
  const start = START.exec(text)?.[0] ?? "";
  let end = text.length;
  while (end > start.length && IS_BLANK.test(text.charAt(end - 1))) end -= 1;
  return { start: sameBlanks(start), end: sameBlanks(text.slice(end)) };
}

function sameBlanks(blanks: string): string {
  return blanks.replace(MARKS, "").replace(BREAKS, "\n").replace(SPACES, " ");
}

function differenceWords(where: "start" | "end", own: string, other: string): [string, string][] {
  if (own === other) return [];
  if (other === "") return [[`${where}s with ${blankWords(own)}`, "Remove it."]];
  if (own === "") return [[`does not ${where} with ${blankWords(other)}`, "Add it."]];
  return [[`${where}s with other blanks or line breaks`, "Use the same in both."]];
}

function blankWords(blanks: string): string {
  return blanks.includes("\n") ? "a line break" : blanks.includes("\t") ? "a tab" : "a blank";
}

/** The forms that a language needs, in the order of CLDR. */
export type NeededForms = (language: string) => readonly string[];

const ORDER = ["zero", "one", "two", "few", "many", "other"];
/** Some languages use a form only for fractions or for a million, such as `many` in French. Apps do without it. */
const MOST = 200;

const FORMS = new Map<string, readonly string[]>();

export function neededForms(language: string): readonly string[] {
  const found = FORMS.get(language) ?? formsFor(language);
  FORMS.set(language, found);
  return found;
}

function formsFor(language: string): readonly string[] {
  const found = new Set(["other"]);
  try {
    // CLDR does not know every language, such as a code that only the project has.
    const [known] = Intl.PluralRules.supportedLocalesOf(language.replaceAll("_", "-"));
    const rules = known === undefined ? undefined : new Intl.PluralRules(known);
    for (let number = 0; rules && number <= MOST; number += 1) found.add(rules.select(number));
  } catch {
    // The code is not that of a language.
  }
  return ORDER.filter((form) => found.has(form));
}

/** `live`: the forms that the project has, which stay if the text does not declare them. */
function checkPlurals(
  { language, text }: LanguageText,
  live: FormedText | undefined,
  needed: NeededForms,
): Finding[] {
  if (typeof text === "string" || singleTexts(text).length === 0) return [];
  const all = { ...(typeof live === "object" ? live : {}), ...text };
  const missing = needed(language).filter((form) => !all[form]);
  if (missing.length === 0) return [];
  const forms = `form${missing.length > 1 ? "s" : ""} ${listed(missing)}`;
  const message = `The ${language} text lacks the plural ${forms}, which the language needs. Add ${missing.length > 1 ? "them" : "it"}.`;
  return [{ check: "plurals", language, message }];
}
