/**
 * The gate before a host: 6 starts in any sliding second and 10 requests at once [service-api §6], and everybody
 * waits when one is told to. Written by hand because no limiter that we know lets an answer hold the others back.
 */
import { type Clock, realClock } from "./clock.ts";
import { type Start, startAt, Window } from "./slidingWindow.ts";

export const RATE = 6;
export const CONCURRENCY = 10;

/** The pace falls to this part of itself at most. */
const SLOWEST = 8;
/** Each answer that is no refusal takes this part of the slowness away: about 25 answers halve it. */
const RECOVERY = 0.97;
/** The first wait without `Retry-After`; each further refusal doubles it. */
const FIRST_HOLD = 1000;
const LONGEST_BACK_OFF = 30_000;
/** Nobody is held longer than this, whatever `Retry-After` says. */
const LONGEST_HOLD = 300_000;

/** The share of one client in a gate. */
export interface Share {
  /** Starts a second. */
  readonly rate: number;
  /** Requests at once. */
  readonly concurrency: number;
}

/** What an answer of 429 or 423 means for everybody. */
export interface Held {
  /** 423: one request at a time from now on. */
  readonly locked: boolean;
  /** Milliseconds that the service asks for. */
  readonly retryAfter: number | undefined;
}

/** The right to one start. */
export interface Ticket {
  /** Tells that the request leaves now. */
  left(): void;
  /** Gives the place back. */
  done(held?: Held): void;
}

type Waiting = (ticket: Ticket) => void;

/** Who waits for one client's share, and what it has used of it. */
export class Lane implements Share {
  readonly rate: number;
  readonly concurrency: number;
  readonly window: Window;
  readonly queue: Waiting[] = [];
  running = 0;

  constructor(share: Share) {
    this.rate = share.rate;
    this.concurrency = share.concurrency;
    this.window = new Window(share.rate / SLOWEST);
  }
}

export class Gate {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #window = new Window(RATE / SLOWEST);
  /** The lanes in which somebody waits; who went through last stands last. */
  #lanes: Lane[] = [];
  #running = 0;
  #serial = false;
  #slowness = 1;
  #refusals = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #heldUntil = Number.NEGATIVE_INFINITY;
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
  get heldFor(): number {
    return Math.max(0, this.#heldUntil - this.#clock.now());
  }

  /**
   * Waits for a start: in the order of asking within a lane, in turns between lanes. Resolves to undefined when
   * the signal is aborted or the patience, in milliseconds, is over; who has a patience has waited before, and goes first.
   */
  enter(lane: Lane, signal?: AbortSignal, patience?: number): Promise<Ticket | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const forget = () => {
        cancelTimer?.();
        signal?.removeEventListener("abort", leave);
      };
      const leave = () => {
        forget();
        lane.queue.splice(lane.queue.indexOf(waiting), 1);
        resolve(undefined);
        this.#admit();
      };
      const waiting: Waiting = (ticket) => {
        forget();
        resolve(ticket);
      };
      const cancelTimer = patience === undefined ? undefined : this.#clock.after(patience, leave);
      signal?.addEventListener("abort", leave, { once: true });
      if (patience !== undefined) lane.queue.unshift(waiting);
      else lane.queue.push(waiting);
      if (!this.#lanes.includes(lane)) this.#lanes.push(lane);
      this.#admit();
    });
  }

  /** Lets in all who may start now, and wakes again when the next may. */
  #admit(): void {
    this.#cancelWake();
    this.#lanes = this.#lanes.filter((lane) => lane.queue.length > 0);
    const now = this.#clock.now();
    for (;;) {
      const lane = this.#lanes.find((candidate) => this.#freeAt(candidate, now) <= now);
      const next = lane?.queue.shift();
      if (!lane || !next) break;
      this.#lanes = this.#lanes.filter((other) => other !== lane);
      if (lane.queue.length > 0) this.#lanes.push(lane);
      next(this.#start(lane, now));
    }
    const wake = Math.min(...this.#lanes.map((lane) => this.#freeAt(lane, now)));
    this.#cancelWake = Number.isFinite(wake) ? this.#clock.after(wake - now, () => this.#admit()) : () => {};
  }

  /** Infinite while all places are taken: somebody has to come back first. A raised share raises the whole. */
  #freeAt(lane: Lane, now: number): number {
    const places = this.#serial ? 1 : Math.max(CONCURRENCY, lane.concurrency);
    if (this.#running >= places || lane.running >= lane.concurrency) return Number.POSITIVE_INFINITY;
    return Math.max(
      this.#heldUntil,
      this.#window.freeAt(now, Math.max(RATE, lane.rate) / this.#slowness),
      lane.window.freeAt(now, lane.rate / this.#slowness),
    );
  }

  #start(lane: Lane, now: number): Ticket {
    const start = startAt(now);
    this.#window.add(start);
    lane.window.add(start);
    this.#running++;
    lane.running++;
    const left = () => {
      start.at = Math.min(start.at, this.#clock.now());
    };
    return {
      left,
      done: (held) => {
        left();
        this.#running--;
        lane.running--;
        if (held) this.#hold(start, held);
        else this.#recover();
        this.#admit();
      },
    };
  }

  /** Several that were under way when the first was refused are one refusal: the back-off grows once. */
  #hold(start: Start, { locked, retryAfter }: Held): void {
    const now = this.#clock.now();
    let wait = retryAfter ?? 0;
    if (start.begun > this.#refusedAt) {
      this.#refusedAt = now;
      this.#slowness = Math.min(SLOWEST, this.#slowness * 2);
      const backOff = Math.min(LONGEST_BACK_OFF, FIRST_HOLD * 2 ** this.#refusals++);
      wait = retryAfter ?? backOff * (0.5 + this.#random() / 2);
    }
    if (locked) this.#serial = true;
    this.#heldUntil = Math.max(this.#heldUntil, now + Math.min(LONGEST_HOLD, wait));
  }

  #recover(): void {
    this.#refusals = 0;
    this.#slowness = Math.max(1, this.#slowness * RECOVERY);
  }
}

const gates = new Map<string, Gate>();

/** The gate of this host (name and port): one for the whole process, for all clients. */
export function gateOf(host: string): Gate {
  const gate = gates.get(host) ?? new Gate();
  gates.set(host, gate);
  return gate;
}
