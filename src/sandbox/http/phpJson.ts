/**
 * JSON as PHP's `json_encode` writes it, like every recorded answer: `/` as `\/`, and non-ASCII characters as `\uXXXX`
 * [service.md §1]. A client that compares bytes instead of parsed values fails with it.
 */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, "\\/")
    .replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
