import type { Json } from "./json.ts";

/** NUL, and half a surrogate pair. The service cannot store a text with one of them. */
export const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** `subject`: what contains the character, such as "This text". */
export function unstorableMessage(subject: string): string {
  return `${subject} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}

/** Whether a manifest can contain each text, and each name of a member. */
export function isStorable(value: Json): boolean {
  if (typeof value === "string") return !UNSTORABLE.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([name, member]) => name !== "__proto__" && !UNSTORABLE.test(name) && isStorable(member),
  );
}
