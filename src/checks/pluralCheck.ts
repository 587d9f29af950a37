/** Plural forms that a language needs, and a text lacks. */
import { type Finding, type FormedText, type LanguageText, singleTexts } from "./finding.ts";

/** The forms that a language needs, in the order of CLDR. */
export type NeededForms = (language: string) => readonly string[];

const ORDER = ["zero", "one", "two", "few", "many", "other"];
/** Some languages use a form only for fractions or for a million, such as `many` in French. Apps do without it. */
const MOST = 200;

/** Remembers the forms of each language. */
export function neededForms(): NeededForms {
  const known = new Map<string, readonly string[]>();
  return (language) => {
    const found = known.get(language) ?? formsFor(language);
    known.set(language, found);
    return found;
  };
}

function formsFor(language: string): readonly string[] {
  const rules = rulesFor(language);
  const found = new Set(["other"]);
  for (let number = 0; rules && number <= MOST; number += 1) found.add(rules.select(number));
  return ORDER.filter((form) => found.has(form));
}

/** Undefined for a language that CLDR does not know, such as a code that only the project has. */
function rulesFor(language: string): Intl.PluralRules | undefined {
  const tag = language.replaceAll("_", "-");
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0 ? new Intl.PluralRules(tag) : undefined;
  } catch {
    return undefined;
  }
}

/** `live`: the forms that the project has, which stay if the text does not declare them. */
export function checkPlurals(
  { language, text }: LanguageText,
  live: FormedText | undefined,
  needed: NeededForms,
): Finding[] {
  if (typeof text === "string" || singleTexts(text).length === 0) return [];
  const all = { ...(typeof live === "object" ? live : {}), ...text };
  const missing = needed(language).filter((form) => !all[form]);
  if (missing.length === 0) return [];
  const forms =
    missing.length > 1
      ? `forms ${missing.slice(0, -1).join(", ")} and ${missing.at(-1)}`
      : `form ${missing[0]}`;
  const why =
    missing.includes("other") && missing.length === 1
      ? "which every language needs"
      : "which the language needs";
  const message = `The ${language} text lacks the plural ${forms}, ${why}. Add ${missing.length > 1 ? "them" : "it"}.`;
  return [{ check: "plurals", language, message }];
}
