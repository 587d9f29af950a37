/** At max `max` characters of the text; an ellipsis shows that it was cut. */
export function shortened(text: string, max: number): string {
  const characters = [...text.slice(0, 2 * max + 2)];
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : text;
}

/** At most `max` characters of each text, from a few before the difference on. Short texts are kept whole. */
export function aroundDifference(a: string, b: string, max: number): [string, string] {
  if (shortened(a, max) === a && shortened(b, max) === b) return [a, b];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  const before = [...a.slice(Math.max(0, length - 2 * CONTEXT - 1), length)].slice(-CONTEXT).join("");
  const from = length - before.length;
  const cut = (text: string) => shortened(from <= 2 ? text : `…${text.slice(from)}`, max);
  return [cut(a), cut(b)];
}

const CONTEXT = 15;

/** What is added to the second of two texts that look the same. */
export function lookNote(a: string, b: string): string {
  const look = (text: string) => text.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return a !== b && look(a) === look(b) ? " in other characters that look the same" : "";
}
