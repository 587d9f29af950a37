import type { Fault } from "./faults.ts";

/**
 * Every id of a key and a translation is beyond 2^53 on the wire: next to each other, they are one number for whoever
 * reads them as a double. Inside, the sandbox keeps small ones.
 */
const FIRST = 9_100_000_000_000_000_000n;
const DIGITS = String(FIRST).length;
// A capital stands before it where a list of ids is escaped: `%2C`.
const HUGE = new RegExp(`(?<![a-z0-9_.])91\\d{${DIGITS - 2}}(?![\\w.])`, "g");
const SHOWN = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;

export function hugeIds(): Fault {
  return {
    wire: {
      received: (text) => text.replace(HUGE, idInside),
      sent: (text) => text.replace(SHOWN, (_, name, quote, id) => `"${name}":${quote}${FIRST + BigInt(id)}`),
    },
  };
}

/** The id by which the sandbox itself knows what is shown under this one. */
export function idInside(id: string): string {
  return id.replace(HUGE, (huge) => String(BigInt(huge) - FIRST));
}
