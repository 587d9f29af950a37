/** Values that no output may hold: the API token, and what stands for `${NAME}` in URLs. */

/** Shorter values stand in too many innocent words to be taken out of them. */
const SHORTEST = 4;
const MASK = "***";

/** A value as it is, and as it stands in a URL, which holds no half of a character. */
export function formsOf(value: string): string[] {
  return /\p{Cs}/u.test(value) ? [value] : [...new Set([value, encodeURIComponent(value)])];
}

/** Takes the values out of a text, as they are and as they stand in a URL. */
export function redacting(values: Iterable<string>): (text: string) => string {
  const forms = [...values].flatMap(formsOf);
  // The longest first: a value may hold another.
  const hidden = [...new Set(forms)]
    .filter((form) => form.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return (text) => hidden.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}
