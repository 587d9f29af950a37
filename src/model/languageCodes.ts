/** Codes of languages: projects, files and folders spell the same language in several ways. */
import { didYouMean } from "./didYouMean.ts";

/** Android has former codes of these languages. */
const FORMER = new Map(Object.entries({ iw: "he", in: "id", ji: "yi" }));

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
export function pluralRulesOf(code: string): Intl.PluralRules | undefined {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(code.replaceAll("_", "-"));
    return known === undefined ? undefined : new Intl.PluralRules(known);
  } catch {
    // The code is not that of a language.
    return undefined;
  }
}

/** The only code of the same language in another spelling or, without one, in another region. Undefined: none or several. */
export function sameLanguage(code: string, known: readonly string[]): string | undefined {
  const spelled = known.filter((one) => isSameLanguage(one, code));
  const all = spelled.length > 0 ? spelled : known.filter((one) => partsOf(one)[0] === partsOf(code)[0]);
  return all.length === 1 ? all[0] : undefined;
}

/** Like {@link didYouMean}, but never suggests another language, because its text could be overwritten. */
export function didYouMeanLanguage(code: string, known: readonly string[]): string {
  const guess = sameLanguage(code, known);
  if (guess !== undefined) return ` Did you mean "${guess}"?`;
  return isKnownLanguage(code) ? "" : didYouMean(code, known);
}

export function isKnownLanguage(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const [language] = partsOf(code);
  return /^[a-z]{2,3}$/.test(language) && names.of(language) !== undefined;
}
