/** Codes of languages: projects, files and folders spell the same language in several ways. */

/** Android has former codes of these languages. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ["iw", "he"],
  ["in", "id"],
  ["ji", "yi"],
]);

/** `pt-BR`, `pt_br` and Android's `pt-rBR` and `b+pt+BR` are one language, and so are `iw` and `he`. */
export function isSameLanguage(one: string, other: string): boolean {
  return plainCode(one) === plainCode(other);
}

/** Equal for codes of one language. */
export function plainCode(code: string): string {
  const written = code.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-");
  const [language = "", ...others] = written.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [FORMER.get(language) ?? language, ...others].join("");
}
