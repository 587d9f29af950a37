/**
 * Milliseconds added to each second. The service counts requests when they arrive, the client when it sends them. As
 * long as the travel times of two requests differ by less than this, the service never sees more than the rate.
 */
const MARGIN_MS = 45;

/** The latest likely delay between the start of a request and its sending, if nothing reports the sending. */
const ASSUMED_DELAY_MS = 500;

/** The start of one request. */
export interface Start {
  readonly startedAt: number;
  /** When the request was sent, or the latest likely moment while that is not known. */
  sentAt: number;
}

export function startAt(now: number): Start {
  return { startedAt: now, sentAt: now + ASSUMED_DELAY_MS };
}

/** At most `count` starts are allowed in any `length` milliseconds, so that no second has more than `rate`. */
function spanOf(rate: number): { count: number; length: number } {
  const count = Math.ceil(rate);
  return { count, length: (1000 * count) / rate + MARGIN_MS };
}

/** The recent starts, and the moment from which the next one is allowed. */
export class SlidingWindow {
  #starts: Start[] = [];
  readonly #longest: number;

  /** @param slowest the lowest rate, in starts per second, that `freeAt` will be asked about */
  constructor(slowest: number) {
    // A higher rate can count more starts in a longer time: 2 in almost 2 seconds, if it is just above 1 per second.
    this.#longest = spanOf(slowest).length + 1000;
  }

  add(start: Start): void {
    this.#starts.push(start);
  }

  /** The moment from which one more start keeps within `rate`. It is `now` or earlier if a start is allowed now. */
  freeAt(now: number, rate: number): number {
    this.#starts = this.#starts.filter((start) => start.sentAt + this.#longest > now);
    const { count, length } = spanOf(rate);
    if (this.#starts.length < count) return now;
    const last = this.#starts.map((start) => start.sentAt).sort((a, b) => b - a)[count - 1];
    return last === undefined ? now : last + length;
  }
}
