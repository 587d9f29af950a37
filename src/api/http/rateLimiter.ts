/** The rate limiter of a host [service.md §6]. It is our own code, because no library lets a response pause the other requests. */
import { least } from "../../model/json.ts";
import { onceForEach } from "../../model/once.ts";
import { type Clock, realClock } from "./options.ts";
import { type Quota, SharedLimit } from "./sharedLimit.ts";

export const RATE = 6;
export const CONCURRENCY = 10;

/** The rate falls to at least this part of itself: one eighth. */
const MAX_SLOWDOWN = 8;
/** Each refusal doubles the slowdown, and each other response reduces it to this part: a few refusals by chance do not count. */
const RECOVERY = 0.8;
/** The first pause in milliseconds without `Retry-After`. Each further refusal doubles it, each other response halves it. */
const FIRST_PAUSE = 1000;
const MAX_BACK_OFF = 30_000;
/** Whatever `Retry-After` says. */
const MAX_PAUSE = 300_000;
/** The shortest time between two starts, as a part of an even distribution. */
const SPREAD_PART = 0.8;
/** Milliseconds that a start is moved at most. */
const MAX_SHIFT = 100;

export interface Backpressure {
  /** 423: send one request at a time from now on. */
  readonly locked: boolean;
  /** In milliseconds. */
  readonly retryAfter: number | undefined;
}

export interface Slot {
  /** The request is being sent now. */
  sent(): void;
  /** Returns the slot. `quota`: what the response says about the limit. */
  release(backpressure?: Backpressure, quota?: Quota): void;
}

type Waiter = (slot: Slot) => void;

/** The waiting requests of one client, its recent starts, and the number of its running requests. */
export type ClientQueue = ReturnType<typeof clientQueue>;

/** `rate`: starts per second; undefined: as the headers of responses say. `concurrency`: requests at the same time. */
export function clientQueue(rate: number | undefined, concurrency: number) {
  const waiters: Waiter[] = [];
  const window = new SlidingWindow((rate ?? 1) / MAX_SLOWDOWN);
  return { rate, concurrency, window, waiters, running: 0 };
}

export class RateLimiter {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #window = new SlidingWindow(1 / MAX_SLOWDOWN);
  readonly #shared: SharedLimit;
  /** Whether responses have headers about the limit. Undefined before the first response, which one request waits for. */
  #hasQuota: boolean | undefined;
  /** The queues that are not empty. The one that was served last is at the end. */
  #queues: ClientQueue[] = [];
  running = 0;
  #lastStart = Number.NEGATIVE_INFINITY;
  /** Milliseconds that the next start is moved, while the process looks for room. */
  #shift = 0;
  #serial = false;
  #slowdown = 1;
  #refusals = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #cancelWake = () => {};

  constructor(clock: Clock = realClock, random: () => number = Math.random) {
    this.#clock = clock;
    this.#random = random;
    this.#shared = new SharedLimit(random);
  }

  /** In milliseconds. */
  get pausedFor(): number {
    return Math.max(0, this.#pausedUntil - this.#clock.now());
  }

  /** Waits in turns between queues. Undefined: aborted, or after `queueTimeout` ms. Such a request goes to the front: it has waited before. */
  acquire(queue: ClientQueue, signal?: AbortSignal, queueTimeout?: number): Promise<Slot | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const cleanUp = () => {
        cancelTimer?.();
        signal?.removeEventListener("abort", leave);
      };
      const leave = () => {
        cleanUp();
        queue.waiters.splice(queue.waiters.indexOf(waiter), 1);
        resolve(undefined);
        this.#admit();
      };
      const waiter: Waiter = (slot) => {
        cleanUp();
        resolve(slot);
      };
      const cancelTimer = queueTimeout === undefined ? undefined : this.#clock.after(queueTimeout, leave);
      signal?.addEventListener("abort", leave, { once: true });
      if (queueTimeout !== undefined) queue.waiters.unshift(waiter);
      else queue.waiters.push(waiter);
      if (!this.#queues.includes(queue)) this.#queues.push(queue);
      this.#admit();
    });
  }

  #admit(): void {
    this.#cancelWake();
    this.#queues = this.#queues.filter((queue) => queue.waiters.length > 0);
    const now = this.#clock.now();
    for (;;) {
      const queue = this.#queues.find((candidate) => this.#freeAt(candidate, now) <= now);
      const next = queue?.waiters.shift();
      if (!queue || !next) break;
      this.#queues = this.#queues.filter((other) => other !== queue);
      if (queue.waiters.length > 0) this.#queues.push(queue);
      next(this.#start(queue, now));
    }
    const wake = least(this.#queues.map((queue) => this.#freeAt(queue, now)));
    this.#cancelWake = Number.isFinite(wake) ? this.#clock.after(wake - now, () => this.#admit()) : () => {};
  }

  /** Infinite while all slots are taken. A client that raises its own limits raises those of the whole host. */
  #freeAt(queue: ClientQueue, now: number): number {
    const slots = this.#serial ? 1 : Math.max(CONCURRENCY, queue.concurrency);
    if (this.running >= slots || queue.running >= queue.concurrency) return Number.POSITIVE_INFINITY;
    const { rate } = queue;
    if (rate === undefined) return Math.max(this.#pausedUntil, this.#sharedAt(now));
    return Math.max(
      this.#pausedUntil,
      this.#window.freeAt(now, Math.max(RATE, rate) / this.#slowdown),
      queue.window.freeAt(now, rate / this.#slowdown),
    );
  }

  /** Where others are seen, starts are spread over the second: so each response shows another part of it. */
  #sharedAt(now: number): number {
    // Requests that repeat each second would always miss the same requests of others, so they are moved by chance.
    const shift = this.#shared.next?.isSure === false ? this.#shift : 0;
    const { share, next, isAlone } = this.#shared;
    const margin = isAlone ? undefined : SHARED_MARGIN_MS;
    const at = (rate: number) => this.#window.freeAt(now, rate / this.#slowdown, margin) + shift;
    if (!this.#hasQuota) return at(this.#hasQuota === undefined ? 1 : RATE);
    const usual = isAlone ? at(share) : Math.max(at(share), this.#lastStart + SPREAD_PART * (1000 / share));
    return next ? Math.min(usual, Math.max(next.at, at(next.share))) : usual;
  }

  #start(queue: ClientQueue, now: number): Slot {
    if (this.#window.freeAt(now, this.#shared.share / this.#slowdown) > now) this.#shared.take(now);
    this.#lastStart = now;
    this.#shift = this.#random() * MAX_SHIFT;
    const start: Start = { startedAt: now, sentAt: now + ASSUMED_DELAY_MS };
    this.#window.add(start);
    queue.window.add(start);
    this.running++;
    queue.running++;
    const sent = () => {
      start.sentAt = Math.min(start.sentAt, this.#clock.now());
    };
    return {
      sent,
      release: (backpressure, quota) => {
        sent();
        this.running--;
        queue.running--;
        let isExplained = false;
        if (quota) {
          const starts = this.#window.upTo(start);
          if (backpressure) {
            this.#window.remove(start);
            queue.window.remove(start);
          }
          const own = this.#window.sentAfter(start.sentAt - 1000);
          isExplained = this.#shared.note(this.#clock.now(), quota, own, starts, backpressure !== undefined);
        }
        this.#hasQuota = quota !== undefined || (this.#hasQuota ?? false);
        if (backpressure) this.#pause(start, backpressure, !isExplained);
        else this.#recover();
        this.#admit();
      },
    };
  }

  /** Refusals of requests that ran at the same time count once. `slows`: false if a longer wait would not help. */
  #pause(start: Start, { locked, retryAfter }: Backpressure, slows: boolean): void {
    const now = this.#clock.now();
    let wait = retryAfter ?? 0;
    if (start.startedAt > this.#refusedAt) {
      this.#refusedAt = now;
      if (slows) this.#slowdown = Math.min(MAX_SLOWDOWN, this.#slowdown * 2);
      const backOff = slows ? Math.min(MAX_BACK_OFF, FIRST_PAUSE * 2 ** this.#refusals++) : FIRST_PAUSE / 2;
      wait = retryAfter ?? backOff * (0.5 + this.#random() / 2);
    }
    if (locked) this.#serial = true;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(MAX_PAUSE, wait));
  }

  #recover(): void {
    this.#refusals = Math.max(0, this.#refusals - 1);
    this.#slowdown = Math.max(1, this.#slowdown * RECOVERY);
  }
}

/** All clients of the process share the limiter of a host (name and port). */
export const rateLimiterOf: (host: string) => RateLimiter = onceForEach(() => new RateLimiter());

/** Milliseconds added to each second, by which the travel times of two requests may differ: the service counts arrivals. */
const MARGIN_MS = 45;
/** The same next to others: they seldom all use their whole shares in the same second. */
const SHARED_MARGIN_MS = 30;

/** The latest likely delay between the start of a request and its sending, if nothing reports the sending. */
const ASSUMED_DELAY_MS = 500;

interface Start {
  readonly startedAt: number;
  /** The latest likely moment, until it is known. */
  sentAt: number;
}

/** `count` starts in any `length` milliseconds. */
function spanOf(rate: number, margin = MARGIN_MS): { count: number; length: number } {
  const count = Math.ceil(rate);
  return { count, length: (1000 * count) / rate + margin };
}

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

  /** For a start that the service does not count. */
  remove(start: Start): void {
    this.#starts = this.#starts.filter((one) => one !== start);
  }

  sentAfter(after: number): number {
    return this.#starts.filter(({ sentAt }) => sentAt > after).length;
  }

  /** Starts in the second up to this one, with it. */
  upTo(start: Start): number {
    const starts = this.#starts.slice(0, this.#starts.indexOf(start) + 1);
    return starts.filter(({ sentAt }) => sentAt > start.sentAt - 1000).length;
  }

  /** When one more start keeps within `rate`. */
  freeAt(now: number, rate: number, margin?: number): number {
    this.#starts = this.#starts.filter((start) => start.sentAt + this.#longest > now);
    const { count, length } = spanOf(rate, margin);
    const last = this.#starts.map((start) => start.sentAt).sort((a, b) => b - a)[count - 1];
    return last === undefined ? Number.NEGATIVE_INFINITY : last + length;
  }
}
