/**
 * The gate before a host: 6 starts in any sliding second and 10 requests at once [service-api §6], and everybody
 * waits when one is told to. Written by hand because no limiter that we know lets an answer hold the others back.
 */
import { type Clock, realClock } from "./clock.ts";
import { SlidingWindow, type Start, startAt } from "./slidingWindow.ts";

export const RATE = 6;
export const CONCURRENCY = 10;

/** The pace falls to this part of itself at most. */
const MAX_SLOWDOWN = 8;
/** Each answer that is no refusal takes this part of the slowness away: about 25 answers halve it. */
const RECOVERY = 0.97;
/** The first wait without `Retry-After`; each further refusal doubles it. */
const FIRST_PAUSE = 1000;
const MAX_BACK_OFF = 30_000;
/** Nobody is held longer than this, whatever `Retry-After` says. */
const MAX_PAUSE = 300_000;

/** The share of one client in a gate. */
export interface ClientLimits {
  /** Starts a second. */
  readonly rate: number;
  /** Requests at once. */
  readonly concurrency: number;
}

/** What an answer of 429 or 423 means for everybody. */
export interface Backpressure {
  /** 423: one request at a time from now on. */
  readonly locked: boolean;
  /** Milliseconds that the service asks for. */
  readonly retryAfter: number | undefined;
}

/** The right to one start. */
export interface Slot {
  /** Tells that the request leaves now. */
  sent(): void;
  /** Gives the place back. */
  release(backpressure?: Backpressure): void;
}

type Waiter = (ticket: Slot) => void;

/** Who waits for one client's share, and what it has used of it. */
export class ClientQueue implements ClientLimits {
  readonly rate: number;
  readonly concurrency: number;
  readonly window: SlidingWindow;
  readonly waiters: Waiter[] = [];
  running = 0;

  constructor(limits: ClientLimits) {
    this.rate = limits.rate;
    this.concurrency = limits.concurrency;
    this.window = new SlidingWindow(limits.rate / MAX_SLOWDOWN);
  }
}

export class RateLimiter {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #window = new SlidingWindow(RATE / MAX_SLOWDOWN);
  /** The lanes in which somebody waits; who went through last stands last. */
  #queues: ClientQueue[] = [];
  #running = 0;
  #serial = false;
  #slowdown = 1;
  #refusals = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #cancelWake = () => {};

  constructor(clock: Clock = realClock, random: () => number = Math.random) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Requests that are under way. */
  get running(): number {
    return this.#running;
  }

  /** Milliseconds for which nobody may start. */
  get pausedFor(): number {
    return Math.max(0, this.#pausedUntil - this.#clock.now());
  }

  /**
   * Waits for a start: in the order of asking within a lane, in turns between lanes. Resolves to undefined when
   * the signal is aborted or the patience, in milliseconds, is over; who has a patience has waited before, and goes first.
   */
  acquire(queue: ClientQueue, signal?: AbortSignal, queueTimeout?: number): Promise<Slot | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const forget = () => {
        cancelTimer?.();
        signal?.removeEventListener("abort", leave);
      };
      const leave = () => {
        forget();
        queue.waiters.splice(queue.waiters.indexOf(waiting), 1);
        resolve(undefined);
        this.#admit();
      };
      const waiting: Waiter = (ticket) => {
        forget();
        resolve(ticket);
      };
      const cancelTimer = queueTimeout === undefined ? undefined : this.#clock.after(queueTimeout, leave);
      signal?.addEventListener("abort", leave, { once: true });
      if (queueTimeout !== undefined) queue.waiters.unshift(waiting);
      else queue.waiters.push(waiting);
      if (!this.#queues.includes(queue)) this.#queues.push(queue);
      this.#admit();
    });
  }

  /** Lets in all who may start now, and wakes again when the next may. */
  #admit(): void {
    this.#cancelWake();
    this.#queues = this.#queues.filter((lane) => lane.waiters.length > 0);
    const now = this.#clock.now();
    for (;;) {
      const lane = this.#queues.find((candidate) => this.#freeAt(candidate, now) <= now);
      const next = lane?.waiters.shift();
      if (!lane || !next) break;
      this.#queues = this.#queues.filter((other) => other !== lane);
      if (lane.waiters.length > 0) this.#queues.push(lane);
      next(this.#start(lane, now));
    }
    const wake = Math.min(...this.#queues.map((queue) => this.#freeAt(queue, now)));
    this.#cancelWake = Number.isFinite(wake) ? this.#clock.after(wake - now, () => this.#admit()) : () => {};
  }

  /** Infinite while all places are taken: somebody has to come back first. A raised share raises the whole. */
  #freeAt(queue: ClientQueue, now: number): number {
    const places = this.#serial ? 1 : Math.max(CONCURRENCY, queue.concurrency);
    if (this.#running >= places || queue.running >= queue.concurrency) return Number.POSITIVE_INFINITY;
    return Math.max(
      this.#pausedUntil,
      this.#window.freeAt(now, Math.max(RATE, queue.rate) / this.#slowdown),
      queue.window.freeAt(now, queue.rate / this.#slowdown),
    );
  }

  #start(lane: ClientQueue, now: number): Slot {
    const start = startAt(now);
    this.#window.add(start);
    lane.window.add(start);
    this.#running++;
    lane.running++;
    const sent = () => {
      start.sentAt = Math.min(start.sentAt, this.#clock.now());
    };
    return {
      sent: sent,
      release: (held) => {
        sent();
        this.#running--;
        lane.running--;
        if (held) this.#pause(start, held);
        else this.#recover();
        this.#admit();
      },
    };
  }

  /** Several that were under way when the first was refused are one refusal: the back-off grows once. */
  #pause(start: Start, { locked, retryAfter }: Backpressure): void {
    const now = this.#clock.now();
    let wait = retryAfter ?? 0;
    if (start.startedAt > this.#refusedAt) {
      this.#refusedAt = now;
      this.#slowdown = Math.min(MAX_SLOWDOWN, this.#slowdown * 2);
      const backOff = Math.min(MAX_BACK_OFF, FIRST_PAUSE * 2 ** this.#refusals++);
      wait = retryAfter ?? backOff * (0.5 + this.#random() / 2);
    }
    if (locked) this.#serial = true;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(MAX_PAUSE, wait));
  }

  #recover(): void {
    this.#refusals = 0;
    this.#slowdown = Math.max(1, this.#slowdown * RECOVERY);
  }
}

const limiters = new Map<string, RateLimiter>();

/** The gate of this host (name and port): one for the whole process, for all clients. */
export function rateLimiterOf(host: string): RateLimiter {
  const limiter = limiters.get(host) ?? new RateLimiter();
  limiters.set(host, limiter);
  return limiter;
}
