/** A clock for tests of code that waits, so that no test waits. */
import type { Clock } from "../../src/api/http/clock.ts";

/** Longer than any back-off. It is a timeout, and no test here reaches one. */
export const TIMEOUT = 10_000_000;
/** Of the back-offs; what is longer bounds a request, and nothing here takes that long. */
const LONGEST_WAIT = 100_000;

/** A clock that jumps over every back-off: it takes no time, and comes in its order. */
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
