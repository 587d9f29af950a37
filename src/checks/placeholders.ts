/** The placeholders of a text in all styles, and how those of two texts differ. */

import { asMessage, joinedWords, type Message, quote, type Sentence, say } from "../model/message.ts";
import type { CheckName } from "../model/setting.ts";
import { looksLikeIcu, MAX_MESSAGE, quoteAdvice } from "./icu.ts";
import { readIcu } from "./readIcu.ts";

/** What a check of a text says, the cause and the fix, without the name of the key and the location. */
export interface Finding extends Message {
  check: CheckName;
  language: string;
  form?: string;
  /** The cause without the text that has it: texts with one fault have equal words. */
  fault?: Sentence;
}

export type FormedText = string | Readonly<Record<string, string>>;

export interface LanguageText {
  language: string;
  text: FormedText;
  /** Set if the project has the text, and no manifest declares it. Such a text is compared with others, and not checked. */
  isLive?: boolean;
}

export interface SingleText {
  text: string;
  form?: string;
}

/** The texts that a person wrote: without empty ones. */
export function singleTexts(text: FormedText): SingleText[] {
  if (typeof text === "string") return text === "" ? [] : [{ text }];
  return Object.entries(text).flatMap(([form, string]) => (string === "" ? [] : [{ form, text: string }]));
}

/** `fault`: the rest of a sentence about the text. */
export function findingAt(
  check: CheckName,
  { language }: LanguageText,
  { form }: Pick<SingleText, "form">,
  fault: Sentence,
  fix: Sentence = "",
): Finding {
  const formWords = form === undefined ? "" : `form ${form} of the `;
  const message = joinedWords(
    [say`The ${formWords}${language} text ${fault}.`, ...(fix === "" ? [] : [fix])],
    " ",
  );
  return { check, language, ...message, fault, ...(form !== undefined && { form }) };
}

interface Placeholders {
  text: string;
  /** By what messages show. */
  named: ReadonlyMap<string, Style>;
  /** Arguments of an ICU message that only choose a form. Another language may need no such choice. */
  choosing: ReadonlySet<string>;
  printf: PrintfText;
}

/** `readsIcu`: whether a text of the key is an ICU message. Undefined: the placeholders are not known. */
function readPlaceholders(text: string, readsIcu: boolean): Placeholders | undefined {
  if (text.length > MAX_MESSAGE) return undefined;
  const reading = readsIcu ? readIcu(text) : undefined;
  if (reading?.is === "message") {
    const args = [...reading.args].map(([name, isShown]) => [`{${name}}`, isShown] as const);
    return {
      text,
      named: new Map(args.map(([name]) => [name, "single"])),
      choosing: new Set(args.flatMap(([name, isShown]) => (isShown ? [] : [name]))),
      printf: WITHOUT_PRINTF,
    };
  }
  if (reading && looksLikeIcu(text)) return undefined;
  return { text, named: readNamed(text), choosing: new Set(), printf: readPrintf(text) };
}

/** The placeholders that a text lacks and that it has in addition, as messages show them. */
interface PlaceholderDifference {
  lacks: readonly string[];
  has: readonly string[];
  /** The same placeholders without numbers, in another order. */
  isReordered: boolean;
  /** A percent sign that must be written `%%`, or must not. */
  percent: "escape" | "plain" | undefined;
}

/** `optional`: placeholders that the text may lack. Undefined: no difference. */
function differenceOf(
  expected: Placeholders,
  actual: Placeholders,
  optional: ReadonlySet<string> = new Set(),
): PlaceholderDifference | undefined {
  if (areSame(expected, actual)) return undefined;
  const printf = printfLike(expected, actual);
  const names = differenceOfNames(expected, actual);
  const numbered = differenceOfArguments(expected.printf, printf, optional);
  // Where another placeholder is in the place of one that is optional, both are named.
  const lacks = [
    ...names.lacks.filter((name) => !optional.has(name)),
    ...numbered.lacks.filter((argument) => !optional.has(argument) || numbered.has.length > 0),
  ];
  const has = [...names.has, ...numbered.has];
  const { isReordered } = numbered;
  const percent = percentFault(expected.printf, printf);
  const isSame = lacks.length + has.length === 0 && !isReordered && !percent;
  return isSame ? undefined : { lacks, has, isReordered, percent };
}

/** Most texts of a key have the same placeholders, so that is found out first. */
function areSame({ named: names, printf }: Placeholders, actual: Placeholders): boolean {
  const { args, escapes, lonePercent } = actual.printf;
  if (escapes !== printf.escapes || lonePercent !== printf.lonePercent) return false;
  if (args.size !== printf.args.size || names.size !== actual.named.size) return false;
  for (const [at, { type }] of args) if (printf.args.get(at)?.type !== type) return false;
  for (const name of names.keys()) if (!actual.named.has(name)) return false;
  return true;
}

/** The style of the expected text decides what counts. Without any placeholder in it, only what is certainly one counts. */
function printfLike({ named, printf }: Placeholders, { text, printf: actual }: Placeholders): PrintfText {
  if (actual === WITHOUT_PRINTF) return actual;
  const conversions = readPrintf(text, !isFormatted(printf));
  return isFormatted(printf) || named.size === 0 ? conversions : { ...conversions, args: new Map() };
}

function differenceOfNames(
  { text, named: expected, choosing, printf }: Placeholders,
  { text: actualText, named: actual }: Placeholders,
): Pick<PlaceholderDifference, "lacks" | "has"> {
  const styles = new Set(expected.values());
  const isPlain = expected.size === 0 && !isFormatted(printf);
  const counts = (style: Style) => style !== "place" || expected.has(FIRST_PLACE);
  // Turkish and Basque write the sign of a percentage first: `%{done}` for `{done}%`.
  const isPercentage = (name: string) => text.includes("%") && actualText.includes(`%${name}`);
  return {
    lacks: [...expected].flatMap(([name, style]) =>
      !actual.has(name) && !choosing.has(name) && counts(style) && !isPercentage(name) ? [name] : [],
    ),
    has: [...actual].flatMap(([name, style]) =>
      !expected.has(name) && (isPlain || styles.has(style)) && counts(style) ? [name] : [],
    ),
  };
}

function differenceOfArguments(
  { args: expected }: PrintfText,
  { args: actual, byOrder }: PrintfText,
  optional: ReadonlySet<string>,
): Pick<PlaceholderDifference, "lacks" | "has" | "isReordered"> {
  const extras = [...actual].flatMap(([at, arg]) => (expected.get(at)?.type === arg.type ? [] : [arg]));
  const missing = [...expected].flatMap(([at, arg]) => (actual.get(at)?.type === arg.type ? [] : [arg]));
  const spellingsOf = (args: readonly PrintfArgument[]) => args.map((arg) => arg.written);
  if (!byOrder) return { lacks: spellingsOf(missing), has: spellingsOf(extras), isReordered: false };
  // Without numbers, one argument too few moves all others, so the types are counted.
  const lacks = withoutTypesOf([...expected.values()], [...actual.values()]);
  const has = withoutTypesOf([...actual.values()], [...expected.values()]);
  const isSame = has.length === 0 && spellingsOf(lacks).every((spelling) => optional.has(spelling));
  return { lacks: spellingsOf(lacks), has: spellingsOf(has), isReordered: isSame && extras.length > 0 };
}

function withoutTypesOf(args: readonly PrintfArgument[], otherArgs: readonly PrintfArgument[]) {
  const counts = new Map<string, number>();
  for (const { type } of otherArgs) counts.set(type, (counts.get(type) ?? 0) + 1);
  return args.filter(({ type }) => {
    const count = counts.get(type) ?? 0;
    counts.set(type, count - 1);
    return count <= 0;
  });
}

/** In a text that an app formats, a percent sign is written `%%`. In any other text, `%%` is shown as it is. */
function percentFault(expected: PrintfText, actual: PrintfText): PlaceholderDifference["percent"] {
  if (isFormatted(expected)) return actual.lonePercent && !expected.lonePercent ? "escape" : undefined;
  return expected.lonePercent && actual.escapes && !actual.lonePercent ? "plain" : undefined;
}

/** Those of all forms of a plural together. The first form decides where forms differ. */
function joined(forms: readonly Placeholders[]): Placeholders {
  const [firstForm] = forms;
  if (firstForm && forms.length === 1) return firstForm;
  const reversedForms = [...forms].reverse();
  const printf = reversedForms.map((form) => form.printf);
  return {
    text: firstForm?.text ?? "",
    named: new Map(reversedForms.flatMap(({ named: names }) => [...names])),
    choosing: new Set(reversedForms.flatMap(({ choosing }) => [...choosing])),
    printf: {
      args: new Map(printf.flatMap(({ args }) => [...args])),
      byOrder: printf.some(({ byOrder }) => byOrder),
      escapes: printf.some(({ escapes }) => escapes),
      lonePercent: printf.some(({ lonePercent }) => lonePercent),
    },
  };
}

/** What a placeholder takes. Placeholders with different spellings of one type can replace each other. */
type ArgumentType = "integer" | "decimal" | "text" | "object" | "character" | "address";

interface PrintfArgument {
  type: ArgumentType;
  written: string;
}

interface PrintfText {
  /** By the number of the argument, from 1. */
  args: ReadonlyMap<number, PrintfArgument>;
  /** Whether an argument has no number of its own, so that its place in the text decides. */
  byOrder: boolean;
  escapes: boolean;
  lonePercent: boolean;
}

/** `%(name)s` and `%{name}` have a name and no number. A blank after `%` is a percent sign: "100 % sure". */
const CONVERSION =
  /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g;

/** `%20d` and `%2F` are rather a part of a URL. */
const IN_URL = /^%(?:20[a-z]|[0-7][CDEF])$/i;

const TYPES: readonly (readonly [string, ArgumentType])[] = [
  ["dDiuUxXo", "integer"],
  ["fFeEgG", "decimal"],
  ["@", "object"],
  ["cC", "character"],
  ["p", "address"],
];

const WITHOUT_PRINTF: PrintfText = {
  args: new Map(),
  byOrder: false,
  escapes: false,
  lonePercent: false,
};

/** Without those after a digit, as in "50%discount", and of a URL. `isStrict`: also without those before a letter. */
function readPrintf(text: string, isStrict = false): PrintfText {
  if (!text.includes("%")) return WITHOUT_PRINTF;
  const args = new Map<number, PrintfArgument>();
  let [next, escapes, lonePercent] = [1, false, false];
  for (const match of text.matchAll(CONVERSION)) {
    const [conversion, escaped, position, width, letter] = match;
    if (escaped !== undefined) escapes = true;
    else if (letter === undefined) lonePercent ||= !/[({]$/.test(conversion);
    else if (!isCounted(text, match.index, conversion, isStrict)) lonePercent = true;
    else {
      // A star takes its width from an argument.
      if (width === "*") args.set(next++, { type: "integer", written: "*" });
      const [, type] = TYPES.find(([letters]) => letters.includes(letter)) ?? ["sS", "text"];
      args.set(position === undefined ? next++ : Number(position), { type, written: conversion });
    }
  }
  return { args, byOrder: next > 1, escapes, lonePercent };
}

function isFormatted({ args, escapes }: PrintfText): boolean {
  return args.size > 0 || escapes;
}

/** A letter that is certainly part of a word: some scripts have no blanks between words. */
export const SPACED_LETTER =
  /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;

function isCounted(text: string, start: number, conversion: string, isStrict: boolean): boolean {
  if (/\d/.test(text.charAt(start - 1)) || IN_URL.test(conversion)) return false;
  if (!isStrict) return true;
  const after = text.slice(start + conversion.length, start + conversion.length + 2);
  return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(conversion) && !SPACED_LETTER.test(after);
}

const MOST = 5;
const MAX_LENGTH = 60;

interface ReadForm extends SingleText {
  placeholders: Placeholders;
}

interface ReadText extends LanguageText {
  /** The form other comes first, because it has most of the placeholders. */
  forms: readonly ReadForm[];
  together: Placeholders;
}

/** `readsIcu`: whether the app reads the texts as ICU messages. `isForm`: whether the key is one form of a plural. */
export function checkPlaceholders(
  texts: readonly LanguageText[],
  base: string | undefined,
  { readsIcu, isForm }: { readsIcu: boolean; isForm: () => boolean },
): Finding[] {
  const parsedTexts = texts.map((text) => ({ ...text, forms: formsOf(text, readsIcu) }));
  const [firstForm, ...otherForms] = parsedTexts.flatMap(({ forms }) => forms);
  if (!firstForm || otherForms.every((form) => areSame(firstForm.placeholders, form.placeholders))) return [];
  const readTexts = parsedTexts.flatMap((text): ReadText | [] => {
    if (text.forms.length === 0) return [];
    const forms = text.forms.toSorted((a, b) => Number(b.form === "other") - Number(a.form === "other"));
    return { ...text, forms, together: joined(forms.map(({ placeholders }) => placeholders)) };
  });
  const reference = referenceOf(readTexts, base);
  if (!reference) return [];
  const optional = optionalIn(reference);
  return readTexts.flatMap((text) => {
    if (text === reference || text.isLive) return [];
    return text.forms.flatMap((form): Finding[] => {
      const isLikeAny = reference.forms.some((model) => !differenceOf(model.placeholders, form.placeholders));
      const difference = isLikeAny
        ? undefined
        : differenceOf(reference.together, form.placeholders, form.form === undefined ? undefined : optional);
      if (!difference || (isOnlyNumber(difference) && isForm())) return [];
      return [findingOf(text, form, reference, difference, readsIcu)];
    });
  });
}

/** A text whose placeholders are not known is not compared. */
function formsOf(translation: LanguageText, readsIcu: boolean): ReadForm[] {
  return singleTexts(translation.text).flatMap((single) => {
    const placeholders = readPlaceholders(single.text, readsIcu);
    return placeholders ? { ...single, placeholders } : [];
  });
}

const COUNT = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i;
/** Also without a name, as in `%d` and `{0}`. */
const NUMBER_ARGUMENT = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;

function isOnlyNumber({ lacks, has, isReordered, percent }: PlaceholderDifference): boolean {
  const [placeholder = "", ...otherPlaceholders] = [...lacks, ...has];
  if (isReordered || percent || otherPlaceholders.length > 0) return false;
  return COUNT.test(placeholder) || NUMBER_ARGUMENT.test(placeholder);
}

/** What a form of a plural may lack: the number ("an item"), and what a form of the reference lacks. */
function optionalIn({ forms, together }: ReadText): ReadonlySet<string> {
  const names = [...together.named.keys()];
  const args = [...together.printf.args.values()];
  const lacking = forms.flatMap(({ placeholders }) => differenceOf(together, placeholders)?.lacks ?? []);
  const number =
    args.find(({ type }) => type === "integer") ?? (names.length + args.length === 1 ? args[0] : undefined);
  const counts = names.length + args.length === 1 ? names : names.filter((name) => COUNT.test(name));
  return new Set([...lacking, ...(number ? [number.written] : []), ...counts]);
}

function findingOf(
  checked: LanguageText,
  form: SingleText,
  { language, isLive }: LanguageText,
  difference: PlaceholderDifference,
  readsIcu: boolean,
): Finding {
  const { lacks } = difference;
  const otherText = isLive ? `the ${language} text of the project` : `the ${language} text`;
  const advice = lacks.length > 0 && readsIcu ? quoteAdvice(form.text) : "";
  const [fault, fix] = faultWords(difference, otherText);
  return findingAt("placeholders", checked, form, fault, fix + advice);
}

function faultWords(
  { lacks, has, isReordered, percent }: PlaceholderDifference,
  otherText: string,
): [fault: Sentence, fix: string] {
  const [missing, surplus] = [lacks, has].map((list) => (list.length > 1 ? "them" : "it"));
  if (lacks.length > 0 && has.length > 0)
    return [
      say`has ${firstOf(has)}, but ${otherText} has ${firstOf(lacks)}`,
      "Use the same placeholders in both.",
    ];
  if (lacks.length > 0) return [say`lacks ${firstOf(lacks)}, which ${otherText} has`, `Add ${missing}.`];
  if (has.length > 0)
    return [
      say`has ${firstOf(has)}, which ${otherText} does not have`,
      `Remove ${surplus}, or add ${surplus} to ${otherText}.`,
    ];
  if (isReordered)
    return [
      `has its placeholders in another order than ${otherText}`,
      "Number them, for example %1$s and %2$d.",
    ];
  if (percent === "escape")
    return [
      `has a single percent sign, but ${otherText} has placeholders such as %d`,
      "Write %% for a percent sign.",
    ];
  return [`has %%, but ${otherText} has a single percent sign`, "Use the same in both."];
}

function firstOf(placeholders: readonly string[]): Message {
  const names: Sentence[] = placeholders.slice(0, MOST).map((name) => quote(short(name)));
  const surplus = placeholders.length - names.length;
  const last = surplus > 0 ? `${surplus} more` : (names.pop() ?? "");
  return names.length > 0 ? say`${joinedWords(names, ", ")} and ${last}` : asMessage(last);
}

export function short(placeholder: string): string {
  return placeholder.length > MAX_LENGTH ? `${placeholder.slice(0, MAX_LENGTH - 1)}…` : placeholder;
}

const WORD = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}";
const NUMBER = "\\d{1,3}";
const NAME = `${WORD}|${NUMBER}`;

/** The longer one first: `{{name}}` has `{name}`. After `:`, `,` or `|` is a format. No blank after a name: `{color: red}` is code. */
export const PLACEHOLDER = new RegExp(
  [
    // `{{PLURAL:$1|page|pages}}` of MediaWiki: what chooses a form is a matter of the language.
    "\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
    `\\{\\{\\{?[-&]?\\s{0,9}(${NAME})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
    "\\$\\{([^{}]{1,200})\\}",
    `%\\{(${NAME})\\}`,
    `%\\((${NAME})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
    "\\$([1-9])(?![.,]?\\d)",
    `\\{\\s{0,9}(${WORD})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
    `\\{\\s{0,9}(${NUMBER})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`,
  ].join("|"),
  "gu",
);

const STYLES = ["double", "dollar", "percent", "round", "place", "single", "single"] as const;
type Style = (typeof STYLES)[number];

/** As messages show it, without its format. */
const SHOWN: Readonly<Record<Style, (name: string) => string>> = {
  double: (name) => `{{${name}}}`,
  dollar: (name) => `\${${name}}`,
  percent: (name) => `%{${name}}`,
  round: (name) => `%(${name})s`,
  single: (name) => `{${name}}`,
  place: (name) => `$${name}`,
};

/** Only with it, `$2` is a placeholder. Else it is rather a price. */
const FIRST_PLACE = SHOWN.place("1");

/** Each once, by what messages show. */
function readNamed(text: string): Map<string, Style> {
  const styleByName = new Map<string, Style>();
  if (!/[{$]|%\(/.test(text)) return styleByName;
  // For matchAll, each text would need a copy of the expression.
  for (let match = PLACEHOLDER.exec(text); match; match = PLACEHOLDER.exec(text))
    for (const [index, style] of STYLES.entries()) {
      const name = match[index + 1]?.trim();
      if (name) styleByName.set(SHOWN[style](name), style);
    }
  return styleByName;
}

/** The text in the base language, or else the first one: that two texts differ is certain. Undefined: nothing to compare with. */
export function referenceOf<One extends { language: string }>(
  texts: readonly One[],
  base: string | undefined,
): One | undefined {
  return texts.find(({ language }) => language === base) ?? texts[0];
}
