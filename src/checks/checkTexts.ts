/** All checks of the texts of one key. Most texts have nothing to check, so that is found out first. */
import type { CheckLevels } from "../model/checks.ts";
import { checkBlanks, mayHaveBlanks } from "./blankCheck.ts";
import { type Finding, type FormedText, type LanguageText, singleTexts, textWords } from "./finding.ts";
import { type IcuReader, looksLikeIcu, quoteAdvice } from "./icuText.ts";
import { checkPlaceholders } from "./placeholderCheck.ts";
import { checkPlurals, type NeededForms } from "./pluralCheck.ts";

export interface CheckedKey {
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
  /** Undefined: it is not loaded yet. */
  icu: IcuReader | undefined;
}

const NOTHING: readonly Finding[] = [];

/** "needs icu": a text is an ICU message, and the reader is needed. */
export function checkTexts(key: CheckedKey, rules: CheckRules): readonly Finding[] | "needs icu" {
  const { texts, charLimit } = key;
  const { base } = rules;
  let [hasMarks, hasEdges, hasForms, isLong] = [false, false, false, false];
  let count = 0;
  for (const language of Object.keys(texts)) {
    const text = texts[language] ?? "";
    count += 1;
    if (typeof text !== "string") hasForms = true;
    else if (text !== "") {
      hasMarks ||= text.includes("{") || text.includes("%");
      hasEdges ||= mayHaveBlanks(text);
      isLong ||= charLimit > 0 && text.length > charLimit;
    }
  }
  // The base text of the project can have anything.
  const lacksBase = base !== undefined && !texts[base];
  if (count === 0 || !(hasMarks || hasEdges || hasForms || isLong || lacksBase)) return NOTHING;
  return checkOdd(key, rules);
}

function checkOdd(
  key: CheckedKey,
  { levels, base, needed, icu }: CheckRules,
): readonly Finding[] | "needs icu" {
  const { texts, charLimit, live } = key;
  const declared = Object.entries(texts).map(([language, text]): LanguageText => ({ language, text }));
  const isOn = (check: keyof CheckLevels) => levels[check] !== "off";
  const hasIcu =
    (isOn("icu") || isOn("placeholders")) &&
    declared.some(({ text }) => singleTexts(text).some((one) => looksLikeIcu(one.text)));
  if (hasIcu && !icu) return "needs icu";
  const reader = hasIcu ? icu : undefined;
  const compared = [...declared, ...liveBase(key, base)];
  return [
    ...(isOn("icu") && reader ? declared.flatMap((one) => checkIcu(one, reader)) : []),
    ...(isOn("placeholders") ? checkPlaceholders(compared, base, reader) : []),
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

function checkIcu(one: LanguageText, read: IcuReader): Finding[] {
  return singleTexts(one.text).flatMap((single): Finding[] => {
    if (!looksLikeIcu(single.text)) return [];
    const reading = read(single.text);
    if (reading.is !== "broken") return [];
    const { cause, fix, at } = reading;
    const message = `${textWords(one, single)} is not a valid ICU message: ${cause} (character ${at}). ${fix}.${quoteAdvice(single.text)}`;
    return [findingAt("icu", one, single.form, message)];
  });
}

/** How the service counts is not documented. This counts Unicode characters, so that an emoji is one or a few. */
function checkLength(one: LanguageText, limit: number): Finding[] {
  return singleTexts(one.text).flatMap((single): Finding[] => {
    if (single.text.length <= limit) return [];
    let length = 0;
    for (const _ of single.text) length += 1;
    if (length <= limit) return [];
    const message = `${textWords(one, single)} has ${length} characters, but char_limit allows ${limit}. Shorten it, or raise char_limit.`;
    return [findingAt("length", one, single.form, message)];
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

function findingAt(
  check: Finding["check"],
  { language }: LanguageText,
  form: string | undefined,
  message: string,
): Finding {
  return { check, language, ...(form !== undefined && { form }), message };
}
