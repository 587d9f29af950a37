import type { Fault } from "../faults.ts";

/**
 * Every id of a key and a translation is beyond 2^53 on the wire: next to each other, they are one number for whoever
 * reads them as a double. Inside, the sandbox keeps small ones.
 */
const FIRST = 9_100_000_000_000_000_000n;
const DIGITS = String(FIRST).length;
const HUGE = new RegExp(`(?<![\\w.])91\\d{${DIGITS - 2}}(?![\\w.])`, "g");
const SHOWN = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;

export function hugeIds(): Fault {
  return {
    wire: {
      received: (text) => text.replace(HUGE, (id) => String(BigInt(id) - FIRST)),
      sent: (text) => text.replace(SHOWN, (_, name, quote, id) => `"${name}":${quote}${FIRST + BigInt(id)}`),
    },
  };
}
