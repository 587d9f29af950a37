/** A clock for tests of code that waits, so that no test waits. */
import type { Clock } from "../../src/api/http/options.ts";

/** Longer than any back-off. It is a timeout, and no test here reaches one. */
export const TIMEOUT = 10_000_000;
/** The longest back-off in milliseconds. Longer times limit a request, and no request here takes that long. */
const LONGEST_WAIT = 100_000;

/** A clock that skips every back-off. The timers end in the order of their times. */
export function jumpingClock(): Clock {
  let now = 1_700_000_000_000;
  const timers: { at: number; call: () => void }[] = [];
  const jump = () => {
    const next = timers.toSorted((a, b) => a.at - b.at)[0];
    if (!next) return;
    timers.splice(timers.indexOf(next), 1);
    now = Math.max(now, next.at);
    next.call();
  };
  return {
    now: () => now,
    date: () => now,
    after: (ms, call) => {
      if (ms > LONGEST_WAIT) return () => {};
      const timer = { at: now + ms, call };
      timers.push(timer);
      const immediate = setImmediate(jump);
      return () => {
        if (!timers.includes(timer)) return;
        timers.splice(timers.indexOf(timer), 1);
        clearImmediate(immediate);
      };
    },
  };
}
