/** A clock for tests of code that waits, so that no test waits. */
import type { Clock } from "../../src/api/http/clock.ts";

/** Longer than any back-off. It is a timeout, and no test here reaches one. */
export const TIMEOUT = 10_000_000;
/** The longest back-off in milliseconds. Longer times limit a request, and no request here takes that long. */
const LONGEST_WAIT = 100_000;

/** A clock that skips every back-off, in the right order. */
export function jumpingClock(): Clock {
  let now = 1_700_000_000_000;
  return {
    now: () => now,
    date: () => now,
    after: (ms, call) => {
      if (ms > LONGEST_WAIT) return () => {};
      const timer = setImmediate(() => {
        now += ms;
        call();
      });
      return () => clearImmediate(timer);
    },
  };
}
