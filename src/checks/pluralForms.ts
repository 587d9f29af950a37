/** Plural forms that a language needs and a text lacks: of plural texts, and inside ICU messages. */

import { listed } from "../model/json.ts";
import { pluralRulesOf } from "../model/languageCodes.ts";
import { quote, type Sentence, say } from "../model/message.ts";
import { onceForEach } from "../model/once.ts";
import type { ProjectDetails } from "../model/project.ts";
import { icuMessage } from "./icu.ts";
import {
  type Finding,
  type FormedText,
  findingAt,
  type LanguageText,
  type SingleText,
  short,
  singleTexts,
} from "./placeholders.ts";

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
