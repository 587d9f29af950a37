/**
 * Room beyond the second, in milliseconds. The service sees requests when they arrive, we when they leave: as
 * long as two of them differ by less than this on their way, it never sees more than the rate in one second.
 */
const MARGIN_MS = 45;

/** How long after its start a request may leave at the latest, if nothing tells when it did. */
const ASSUMED_DELAY_MS = 500;

/** One start. */
export interface Start {
  readonly startedAt: number;
  /** When it left, as far as is known: at first the latest moment that is likely. */
  sentAt: number;
}

export function startAt(now: number): Start {
  return { startedAt: now, sentAt: now + ASSUMED_DELAY_MS };
}

/** When at most `count` starts may be in any `length` milliseconds, so that a second holds `rate` at most. */
function spanOf(rate: number): { count: number; length: number } {
  const count = Math.ceil(rate);
  return { count, length: (1000 * count) / rate + MARGIN_MS };
}

/** The starts of the last moments, and when the next may be. */
export class SlidingWindow {
  #starts: Start[] = [];
  readonly #longest: number;

  /** @param slowest the lowest rate, in starts a second, that will be asked about */
  constructor(slowest: number) {
    this.#longest = spanOf(slowest).length;
  }

  add(start: Start): void {
    this.#starts.push(start);
  }

  /** The moment from which one more start keeps within `rate`; not after `now` if that is already so. */
  freeAt(now: number, rate: number): number {
    this.#starts = this.#starts.filter((start) => start.sentAt + this.#longest > now);
    const { count, length } = spanOf(rate);
    if (this.#starts.length < count) return now;
    const last = this.#starts.map((start) => start.sentAt).sort((a, b) => b - a)[count - 1];
    return last === undefined ? now : last + length;
  }
}
