import type { Clock } from "../../../../src/api/http/options.ts";

/** A clock that advances only when a test advances it. */
export class VirtualClock implements Clock {
  #now = 0;
  #timers: { at: number; call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  date(): number {
    return Date.UTC(2030, 0, 1) + this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers are set. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Advances to the next timer. */
  jump(): void {
    const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
    if (next) this.advance(next.at - this.#now);
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }

  /** Advances from timer to timer, whenever no real work is running, until the promise is settled. */
  async until<T>(promise: Promise<T>, idle: () => boolean = () => true): Promise<T> {
    let settled = false;
    const settle = () => {
      settled = true;
    };
    promise.then(settle, settle);
    for (let quiet = 0; !settled; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = idle() ? quiet + 1 : 0;
      if (quiet > 3 && !settled) this.jump();
    }
    return promise;
  }
}
