/** Codes of languages: projects, files and folders spell the same language in several ways. */
import { didYouMean } from "./didYouMean.ts";

/** Android has former codes of these languages. */
const FORMER = new Map(Object.entries({ iw: "he", in: "id", ji: "yi" }));

/** As Android names a language. */
export function formerCode(language: string): string {
  return [...FORMER].find(([, code]) => code === language)?.[0] ?? language;
}

/** `pt-BR`, `pt_br` and Android's `pt-rBR` and `b+pt+BR` are one language, and so are `iw` and `he`. */
export function isSameLanguage(one: string, other: string): boolean {
  return plainCode(one) === plainCode(other);
}

/** Equal for codes of one language. */
export function plainCode(code: string): string {
  return partsOf(code).join("");
}

function partsOf(code: string): [language: string, ...others: string[]] {
  const written = code.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-");
  const [language = "", ...others] = written.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [FORMER.get(language) ?? language, ...others];
}

/** CLDR does not know every language, such as a code that only the project has. */
export function pluralRulesOf(
  code: string,
  type: Intl.PluralRuleType = "cardinal",
): Intl.PluralRules | undefined {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(code.replaceAll("_", "-"));
    return known === undefined ? undefined : new Intl.PluralRules(known, { type });
  } catch {
    // The code is not that of a language.
    return undefined;
  }
}

/** The only code of the same language in another spelling. Undefined: none or several. */
export function sameLanguage(code: string, codes: readonly string[]): string | undefined {
  return only(codes.filter((other) => isSameLanguage(other, code)));
}

/** The same, or else the only code that differs by a region alone, such as `en` and `en_GB`. It can be another language. */
export function likelyLanguage(code: string, codes: readonly string[]): string | undefined {
  const spelled = codes.filter((other) => isSameLanguage(other, code));
  return only(spelled.length > 0 ? spelled : codes.filter((other) => differsByRegion(other, code)));
}

function differsByRegion(code: string, other: string): boolean {
  const [short, long] = [partsOf(code), partsOf(other)].sort((a, b) => a.length - b.length);
  return short?.length === 1 && long?.length === 2 && short[0] === long[0] && REGION.test(long[1] ?? "");
}

const REGION = /^(?:[a-z]{2}|\d{3})$/;

function only(codes: readonly string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined;
}

/** Like {@link didYouMean}, but never suggests another language, because its text could be overwritten. */
export function didYouMeanLanguage(code: string, known: readonly string[]): string {
  const guess = likelyLanguage(code, known);
  if (guess !== undefined) return ` Did you mean "${guess}"?`;
  return isKnownLanguage(code) ? "" : didYouMean(code, known);
}

export function isKnownLanguage(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const [language] = partsOf(code);
  return /^[a-z]{2,3}$/.test(language) && names.of(language) !== undefined;
}
