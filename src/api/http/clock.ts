/** The client's clock. Tests use their own clock, so that they never sleep. */
export interface Clock {
  /** Milliseconds from some fixed moment. It never goes back. */
  now(): number;
  /** The time of day in Unix milliseconds, for a `Retry-After` header that is a date. */
  date(): number;
  /** Calls `call` once, `ms` from now. The returned function cancels that. */
  after(ms: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or as soon as the signal is aborted. The caller must check the signal afterwards. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel();
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const cancel = clock.after(ms, finish);
    if (signal?.aborted) finish();
    else signal?.addEventListener("abort", finish, { once: true });
  });
}
