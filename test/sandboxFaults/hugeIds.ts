import type { Fault } from "./fault.ts";

/**
 * Every id of a key and a translation is above 2^53 on the wire. A client that reads them as JavaScript numbers gets the same
 * number for neighbouring ids. The sandbox itself keeps small ids.
 */
const FIRST = 9_100_000_000_000_000_000n;
const DIGITS = String(FIRST).length;
// In an escaped list, a capital letter may come before an id: `%2C`.
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

/** The small id of the sandbox for a shown id. */
export function idInside(id: string): string {
  return id.replace(HUGE, (huge) => String(BigInt(huge) - FIRST));
}
