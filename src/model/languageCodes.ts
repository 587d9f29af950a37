import { didYouMean } from "./didYouMean.ts";
import { onceForEach } from "./once.ts";

/** Android has former codes of these languages. */
const FORMER = new Map(Object.entries({ iw: "he", in: "id", ji: "yi" }));

export function formerCode(language: string): string {
  return [...FORMER].find(([, code]) => code === language)?.[0] ?? language;
}

/** `pt-BR`, `pt_br` and Android's `pt-rBR` and `b+pt+BR` are one language, and so are `iw` and `he`. */
export function isSameLanguage(code: string, otherCode: string): boolean {
  return plainCode(code) === plainCode(otherCode);
}

const plainCode = onceForEach((code: string) => partsOf(code).join(""));

function partsOf(code: string): [language: string, ...others: string[]] {
  const languageTag = code.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-");
  const [language = "", ...subtags] = languageTag.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [FORMER.get(language) ?? language, ...subtags];
}

/** CLDR does not know every language, such as a code that only the project has. */
export function pluralRulesOf(code: string, type: Intl.PluralRuleType = "cardinal") {
  try {
    const [supportedCode] = Intl.PluralRules.supportedLocalesOf(code.replaceAll("_", "-"));
    return supportedCode === undefined ? undefined : new Intl.PluralRules(supportedCode, { type });
  } catch {
    return undefined;
  }
}

/** The only code of the same language in another spelling. Undefined: none or several. */
export function sameLanguage(code: string, codes: readonly string[]): string | undefined {
  return only(codes.filter((candidate) => isSameLanguage(candidate, code)));
}

/** The same, or else the only code that differs by a region alone, such as `en` and `en_GB`. It can be another language. */
export function likelyLanguage(code: string, codes: readonly string[]): string | undefined {
  const spelled = codes.filter((candidate) => isSameLanguage(candidate, code));
  return only(spelled.length > 0 ? spelled : codes.filter((candidate) => differsByRegion(candidate, code)));
}

function differsByRegion(code: string, otherCode: string): boolean {
  const [short, long] = [partsOf(code), partsOf(otherCode)].sort((a, b) => a.length - b.length);
  return short?.length === 1 && long?.length === 2 && short[0] === long[0] && REGION.test(long[1] ?? "");
}

const REGION = /^(?:[a-z]{2}|\d{3})$/;

function only(codes: readonly string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined;
}

/** Like {@link didYouMean}, but never suggests another language, because its text could be overwritten. */
export function didYouMeanLanguage(code: string, codes: readonly string[]): string {
  const guess = likelyLanguage(code, codes);
  if (guess !== undefined) return ` Did you mean "${guess}"?`;
  return isKnownLanguage(code) ? "" : didYouMean(code, codes);
}

export function isKnownLanguage(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const [language] = partsOf(code);
  return /^[a-z]{2,3}$/.test(language) && names.of(language) !== undefined;
}
