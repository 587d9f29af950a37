/** Placeholders that differ between the languages of a key. */
import { type Finding, type LanguageText, type SingleText, singleTexts, textWords } from "./finding.ts";
import { type IcuReader, looksLikeIcu, quoteAdvice } from "./icuText.ts";
import {
  areSame,
  differenceOf,
  joined,
  type PlaceholderDifference,
  type Placeholders,
  readPlaceholders,
  signatureOf,
} from "./placeholders.ts";
import { referenceOf } from "./reference.ts";

/** How many placeholders a message names, and how long each may be. */
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

/** `icu`: set if a text of the key is an ICU message. */
export function checkPlaceholders(
  texts: readonly LanguageText[],
  base: string | undefined,
  icu: IcuReader | undefined,
): Finding[] {
  const known = texts.map((one) => ({ ...one, forms: formsOf(one, icu) }));
  const all = known.flatMap(({ forms }) => forms);
  const [first] = all;
  if (!first || all.every((form) => areSame(first.placeholders, form.placeholders))) return [];
  const read = known.flatMap((one) => (one.forms.length > 0 ? withTogether(one) : []));
  const reference = referenceOf(read, base, ({ together }) => signatureOf(together));
  if (!reference) return [];
  const optional = optionalIn(reference);
  return read.flatMap((one) => {
    if (one === reference || one.isLive) return [];
    return one.forms.flatMap((form): Finding[] => {
      const isLikeAny = reference.forms.some((other) => !differenceOf(other.placeholders, form.placeholders));
      const difference = isLikeAny
        ? undefined
        : differenceOf(reference.together, form.placeholders, form.form === undefined ? undefined : optional);
      return difference ? [findingOf(one, form, reference, difference)] : [];
    });
  });
}

/** A text whose placeholders are not known is not compared. */
function formsOf(one: LanguageText, icu: IcuReader | undefined): ReadForm[] {
  return singleTexts(one.text).flatMap((single) => {
    const placeholders = readPlaceholders(single.text, icu);
    return placeholders ? { ...single, placeholders } : [];
  });
}

function withTogether<Text extends { forms: readonly ReadForm[] }>(one: Text) {
  const forms = [...one.forms].sort((a, b) => Number(b.form === "other") - Number(a.form === "other"));
  return { ...one, forms, together: joined(forms.map(({ placeholders }) => placeholders)) };
}

const COUNT = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;

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
  { lacks, has, isReordered, percent }: PlaceholderDifference,
): Finding {
  const subject = textWords(checked, form);
  const other = isLive ? `the ${language} text of the project` : `the ${language} text`;
  const quote = lacks.length > 0 && looksLikeIcu(form.text) ? quoteAdvice(form.text) : "";
  const message =
    lacks.length > 0 && has.length > 0
      ? `${subject} has ${listed(has)}, but ${other} has ${listed(lacks)}. Use the same placeholders in both.`
      : lacks.length > 0
        ? `${subject} lacks ${listed(lacks)}, which ${other} has. Add ${lacks.length > 1 ? "them" : "it"}.`
        : has.length > 0
          ? `${subject} has ${listed(has)}, which ${other} does not have. Remove ${has.length > 1 ? "them" : "it"}, or add ${has.length > 1 ? "them" : "it"} to ${other}.`
          : isReordered
            ? `${subject} has its placeholders in another order than ${other}. Number them, for example %1$s and %2$d.`
            : percent === "escape"
              ? `${subject} has a single percent sign, but ${other} has placeholders such as %d. Write %% for a percent sign.`
              : `${subject} has %%, but ${other} has a single percent sign. Use the same in both.`;
  return {
    check: "placeholders",
    language: checked.language,
    ...(form.form !== undefined && { form: form.form }),
    message: message + quote,
    quotes: [...lacks, ...has].map(short),
  };
}

function listed(all: readonly string[]): string {
  const shown = all.slice(0, MOST).map(short);
  const more = all.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : (shown[0] ?? "");
}

function short(placeholder: string): string {
  return placeholder.length > MAX_LENGTH ? `${placeholder.slice(0, MAX_LENGTH - 1)}…` : placeholder;
}
