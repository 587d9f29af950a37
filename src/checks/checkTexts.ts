/** All checks of the texts of one key. Most texts have nothing to check, so that is found out first. */

import { groupedByEach, listed, sameJson } from "../model/json.ts";
import { pluralRulesOf } from "../model/languageCodes.ts";
import { asMessage, quote, type Sentence, say } from "../model/message.ts";
import { onceForEach } from "../model/once.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { CheckLevels } from "../model/setting.ts";
import { icuMessage, looksLikeIcu, quoteAdvice, quotesBrace } from "./icu.ts";
import type { nameRule } from "./keyNames.ts";
import {
  checkPlaceholders,
  type Finding,
  type FormedText,
  findingAt,
  type LanguageText,
  referenceOf,
  type SingleText,
  short,
  singleTexts,
} from "./placeholders.ts";
import { readIcu } from "./readIcu.ts";
import type { WordFinder } from "./words.ts";

interface CheckedKey {
  /** Whether it is one form of a plural, so that its texts may lack the number. */
  isForm: () => boolean;
  texts: Readonly<Record<string, FormedText>>;
  charLimit: number;
  /** What the project has in a language; undefined if that is not known, or the key is not in the project. */
  live?: (language: string) => FormedText | undefined;
  /** Whether an app reads the text from a locale file, so that the forms of the project do not complete it. Absent: it does not. */
  isInFile?: (language: string) => boolean;
  /** Whether the project is known to have no other text than the declared ones. */
  isNew: boolean;
}

export interface CheckRules {
  levels: CheckLevels;
  base: string | undefined;
  needed: NeededForms;
  /** Whether any declared text is an ICU message, so that the app reads apostrophes as ICU does. Absent: it is not known. */
  usesIcu?: () => boolean;
  /** Whether any declared text is in the base language. Absent: it is not known. */
  hasBaseTexts?: () => boolean;
  words?: WordFinder;
  keyNames?: ReturnType<typeof nameRule>;
}

/** Marks for the direction of writing are not blanks. Some languages need them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BLANK = `[\\s${MARKS.source.slice(1)}`;

const IS_BLANK = new RegExp(BLANK);

/** Other texts have neither placeholders nor blanks at their edges. */
function mayBeWrong(text: string): boolean {
  return /[{%$]/.test(text) || IS_BLANK.test(text.charAt(0)) || IS_BLANK.test(text.charAt(text.length - 1));
}

export function checkTexts(key: CheckedKey, rules: CheckRules): readonly Finding[] {
  const { texts, charLimit } = key;
  const isPlain = (text: FormedText) =>
    typeof text === "string" && (charLimit === 0 || text.length <= charLimit) && !mayBeWrong(text);
  const hasBase = rules.base === undefined || texts[rules.base];
  const findings = hasBase && Object.values(texts).every(isPlain) ? [] : checkOdd(key, rules);
  const { words } = rules;
  return words ? [...findings, ...withoutPseudo(texts).flatMap((text) => checkWords(text, words))] : findings;
}

/** Languages with texts that a tool makes to test an app, such as en-XA and qps-ploc. */
const PSEUDO = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;

function withoutPseudo(texts: CheckedKey["texts"]): LanguageText[] {
  return Object.entries(texts).flatMap(([language, text]) =>
    PSEUDO.test(language) ? [] : [{ language, text }],
  );
}

function checkOdd(key: CheckedKey, rules: CheckRules): readonly Finding[] {
  const { levels, base, needed } = rules;
  const { texts, charLimit, live } = key;
  const declared = withoutPseudo(texts);
  const isOn = (check: keyof CheckLevels) => levels[check] !== "off";
  const hasAny = (is: (text: string) => boolean) =>
    declared.some(({ text }) => singleTexts(text).some((single) => is(single.text)));
  const hasIcu = (isOn("icu") || isOn("placeholders") || isOn("plurals")) && hasAny(looksLikeIcu);
  const readsIcu = hasIcu || (hasAny(quotesBrace) && (rules.usesIcu?.() ?? false));
  const compared = [...declared, ...liveBase(key, base)];
  const baseText = compared.find(({ language }) => language === base)?.text;
  // A copy of the base text is not translated, so it has the forms of the base language.
  const translated = compared.filter(
    ({ language, text }) => language === base || baseText === undefined || !sameJson(text, baseText),
  );
  const staying = ({ language }: LanguageText) => (key.isInFile?.(language) ? undefined : live?.(language));
  return [
    ...(isOn("icu") && hasIcu ? declared.flatMap(checkIcu) : []),
    ...(isOn("placeholders")
      ? atOddBase(checkPlaceholders(compared, base, { readsIcu, isForm: key.isForm }), compared, base)
      : []),
    ...(isOn("plurals") ? translated.flatMap((text) => checkPlurals(text, staying(text), needed)) : []),
    ...(isOn("plurals") && hasIcu ? checkIcuPlurals(translated, base, needed) : []),
    ...(isOn("length") && charLimit > 0 ? declared.flatMap((text) => checkLength(text, key)) : []),
    ...(isOn("blanks") ? atOddBase(checkBlanks(compared, base), compared, base) : []),
    ...(isOn("base") && (rules.hasBaseTexts?.() ?? true) && !key.isForm()
      ? checkBase(key, declared, base)
      : []),
  ];
}

/** Fewer equal texts do not show that the base text is the wrong one. */
const MIN_EQUAL = 3;

/** If most texts differ from the base text in the same way, one finding at the base text replaces theirs. */
function atOddBase(findings: Finding[], texts: readonly LanguageText[], base: string | undefined): Finding[] {
  const baseText = texts.find(({ language, isLive }) => language === base && !isLive);
  if (!baseText || singleTexts(baseText.text).length === 0 || findings.length < MIN_EQUAL) return findings;
  const groups = [...groupedByEach(findings, ({ fault = "" }) => [asMessage(fault).message]).values()];
  const languagesOf = (group: readonly Finding[]) => new Set(group.map(({ language }) => language)).size;
  const [most] = groups.toSorted((a, b) => languagesOf(b) - languagesOf(a));
  if (!most) return findings;
  const equal = languagesOf(most);
  const otherCount = texts.filter((text) => text !== baseText && singleTexts(text.text).length > 0).length;
  if (equal < MIN_EQUAL || equal * 2 <= otherCount) return findings;
  const [{ check, language, fault = "" }] = most;
  const difference = say`differs from ${equal === otherCount ? "all" : `${equal} of ${otherCount}`} other texts in the same way, so it is probably the one to correct: the ${language} text ${fault}`;
  const form = singleTexts(baseText.text).find((single) => most.every((twin) => twin.form === single.form));
  const atBase = findingAt(check, baseText, form ?? {}, difference);
  return [atBase, ...findings.filter((finding) => !most.includes(finding))];
}

/** A base text that no manifest declares, as far as it was read. */
function liveBase({ texts, live }: CheckedKey, base: string | undefined): LanguageText[] {
  if (base === undefined || singleTexts(texts[base] ?? "").length > 0) return [];
  const text = live?.(base);
  return text === undefined ? [] : [{ language: base, text, isLive: true }];
}

function checkIcu(translation: LanguageText): Finding[] {
  return singleTexts(translation.text).flatMap((single): Finding[] => {
    if (!looksLikeIcu(single.text)) return [];
    const reading = readIcu(single.text);
    if (reading.is !== "broken") return [];
    const { cause, fix, at } = reading;
    const fault = `is not a valid ICU message: ${cause} (character ${at})`;
    return [findingAt("icu", translation, single, fault, `${fix}.${quoteAdvice(single.text)}`)];
  });
}

/** How the service counts is not documented. This counts Unicode characters, so that an emoji is one or a few. */
function checkLength(translation: LanguageText, { charLimit: limit }: CheckedKey): Finding[] {
  return singleTexts(translation.text).flatMap((single): Finding[] => {
    if (single.text.length <= limit) return [];
    let length = 0;
    for (const _ of single.text) length += 1;
    if (length <= limit) return [];
    const fault = `has ${length} characters, but char_limit allows ${limit}`;
    return [findingAt("length", translation, single, fault, "Shorten it, or raise char_limit.")];
  });
}

function checkWords(translation: LanguageText, find: WordFinder): Finding[] {
  return singleTexts(translation.text).flatMap((single) =>
    [...find(translation.language, single.text)].map(([word, correction]) =>
      findingAt("words", translation, single, say`has "${quote(word)}"`, `Write "${correction}".`),
    ),
  );
}

function checkBase(
  { texts, live, isNew }: CheckedKey,
  declared: readonly LanguageText[],
  base: string | undefined,
): Finding[] {
  if (base === undefined || singleTexts(texts[base] ?? "").length > 0) return [];
  const isos = declared.flatMap(({ language, text }) => (singleTexts(text).length > 0 ? [language] : []));
  const inProject = isNew ? "" : live?.(base);
  if (isos.length === 0 || inProject === undefined || singleTexts(inProject).length > 0) return [];
  const message = `It has a text in ${isos.slice(0, 5).join(", ")}, but none in ${base}, the base language. Add the ${base} text.`;
  return [{ check: "base", language: base, message }];
}

const EDGES = ["start", "end"] as const;
const START = new RegExp(`^${BLANK}*`);
const BREAKS = /\r\n?|[\u2028\u2029\x85]/g;
/** A no-break blank instead of a usual one is a matter of the language. */
const SPACES = /[^\S\n\t]/g;

function checkBlanks(texts: readonly LanguageText[], base: string | undefined): Finding[] {
  const translations = texts.flatMap((translation) => {
    const forms = singleTexts(translation.text).map((single) => ({ ...single, ...edgesOf(single.text) }));
    return forms.length > 0 ? [{ ...translation, forms }] : [];
  });
  const reference = referenceOf(translations, base);
  // Without a base text, the first text can be the odd one.
  if (!reference || (base !== undefined && reference.language !== base)) return [];
  return translations.flatMap((text) => {
    if (text === reference || text.isLive) return [];
    return text.forms.flatMap((form): Finding[] => {
      const { forms } = reference;
      if (forms.every(({ start, end }) => start === form.start && end === form.end)) return [];
      const counterpart =
        [form.form, "other"].flatMap((name) => forms.filter((one) => one.form === name))[0] ?? forms[0];
      const edges = EDGES.filter((edge) => {
        const [blanks, model] = [form[edge], counterpart?.[edge] ?? ""];
        return blanks !== model && !(blanks === "" && /^ +$/.test(model) && WITHOUT_BLANKS.test(form.text));
      });
      if (edges.length === 0) return [];
      const fault = `has other blanks or line breaks at its ${edges.join(" and ")} than the ${reference.language} text`;
      return [findingAt("blanks", text, form, fault, "Use the same in both.")];
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
  return blanks === "" ? "" : blanks.replace(MARKS, "").replace(BREAKS, "\n").replace(SPACES, " ");
}

const WITHOUT_BLANKS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export type NeededForms = (language: string) => readonly string[];

const ORDER = ["zero", "one", "two", "few", "many", "other"];
/** Some languages use a form only for fractions or for a million, such as `many` in French. Apps do without it. */
const MOST = 200;

/** In Hebrew, the form `other` is also right for two. */
const HEBREW = /^(?:he|iw)(?![a-z])/i;

export function neededForms(language: string): readonly string[] {
  const numbers = numbersOf(language);
  return ORDER.filter((form) => numbers.has(form) && !(form === "two" && HEBREW.test(language)));
}

/** A form that the project does not have in a language cannot be declared. */
export function formsOfProject({ languages = [] }: ProjectDetails): NeededForms {
  const formsByIso = new Map(languages.map(({ iso, pluralForms }) => [iso, pluralForms]));
  return (language) => {
    const forms = formsByIso.get(language) ?? [];
    const needed = neededForms(language);
    return forms.length === 0 ? needed : needed.filter((form) => forms.includes(form));
  };
}

/** By form: the numbers up to the most. */
const numbersOf = onceForEach((language: string): ReadonlyMap<string, readonly number[]> => {
  const numbersByForm = new Map<string, number[]>([["other", []]]);
  const rules = pluralRulesOf(language);
  for (let number = 0; rules && number <= MOST; number += 1) {
    const form = rules.select(number);
    numbersByForm.set(form, [...(numbersByForm.get(form) ?? []), number]);
  }
  return numbersByForm;
});

/** `live`: the forms that the project has, which stay if the text does not declare them. */
export function checkPlurals(
  { language, text, isLive }: LanguageText,
  live: FormedText | undefined,
  needed: NeededForms,
): Finding[] {
  if (isLive || typeof text === "string" || singleTexts(text).length === 0) return [];
  const forms = { ...(typeof live === "object" ? live : {}), ...text };
  const missing = needed(language).filter((form) => !forms[form]);
  return lackingForms({ language, text }, {}, missing);
}

function lackingForms(
  translation: LanguageText,
  form: Pick<SingleText, "form">,
  missing: readonly string[],
  of: Sentence = "",
): Finding[] {
  if (missing.length === 0) return [];
  const [s, pronoun] = missing.length > 1 ? ["s", "them"] : ["", "it"];
  const fault = say`lacks the plural form${s} ${listed(missing)}${of}, which the language needs`;
  return [findingAt("plurals", translation, form, fault, `Add ${pronoun}.`)];
}

/** The forms inside ICU messages. A message whose base text has no forms but `other` needs no others. */
export function checkIcuPlurals(
  texts: readonly LanguageText[],
  base: string | undefined,
  needed: NeededForms,
): Finding[] {
  const baseText = texts.find(({ language }) => language === base);
  const inBase = new Map(baseText ? singleTexts(baseText.text).flatMap(({ text }) => pluralsIn(text)) : []);
  return texts.flatMap((text) => {
    if (text.isLive) return [];
    return singleTexts(text.text).flatMap((single) =>
      pluralsIn(single.text).flatMap(([argument, forms]) => {
        const name = short(`{${argument}}`);
        const unknown = [...forms].find((form) => !ORDER.includes(form) && !form.startsWith("="));
        if (unknown !== undefined) {
          const fault = say`has "${quote(short(unknown))}" in ${quote(name)}, which is not a plural form`;
          const fix = "Write zero, one, two, few, many or other, or =1 for a number.";
          return [findingAt("plurals", text, single, fault, fix)];
        }
        const choices = [...(inBase.get(argument) ?? ORDER)];
        if (choices.every((form) => form === "other" || !ORDER.includes(form))) return [];
        const missing = needed(text.language).filter((form) => !hasForm(text.language, form, forms));
        return lackingForms(text, single, missing, say` of ${quote(name)}`);
      }),
    );
  });
}

function pluralsIn(text: string): [argument: string, forms: ReadonlySet<string>][] {
  return [...(icuMessage(text)?.plurals ?? [])];
}

/** Also if `=1` and the like cover the numbers of the form. An app that writes one of 0 and 1 so knows about the other. */
function hasForm(language: string, form: string, forms: ReadonlySet<string>): boolean {
  const numbers = numbersOf(language).get(form) ?? [];
  const isCovered = (number: number) => forms.has(`=${number}`);
  return (
    forms.has(form) || (numbers.some(isCovered) && numbers.every((number) => number < 2 || isCovered(number)))
  );
}
