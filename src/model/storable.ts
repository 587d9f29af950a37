/** NUL, and half a surrogate pair. The service cannot store a text with one of them. */
export const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** `subject`: what contains the character, such as "This text". */
export function unstorableMessage(subject: string): string {
  return `${subject} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
