/**
 * JSON as PHP's `json_encode` writes it, which is how every recorded answer looks: `/` as `\/`, all that is not
 * ASCII as `\uXXXX`. A client that compares bytes instead of parsed values is found out here.
 */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, "\\/")
    .replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
