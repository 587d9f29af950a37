import { hexDigest } from "../ids.ts";
import type { FaultRequest } from "./faults.ts";

/**
 * Chance without randomness, shared by all faults of one seed. What is drawn for a request depends on the seed, on
 * what it says and on how often the same was said before: on nothing else, so requests that come side by side, in
 * another order, fare the same.
 */
export class SeededRandom {
  readonly #seed: number;
  readonly #until: number;
  readonly #identities = new WeakMap<FaultRequest, { text: string; number: number }>();
  readonly #repetitions = new Map<string, number>();
  #requests = 0;

  /** @param until how many requests, from the first on, may be hit */
  constructor(seed: number, until: number) {
    this.#seed = seed;
    this.#until = until;
  }

  /** Counts a request; the second time it is the same one. */
  count(request: FaultRequest): void {
    this.#identityOf(request);
  }

  isOver(request: FaultRequest): boolean {
    return this.#identityOf(request).number > this.#until;
  }

  /** From 0 to just below 1; another one for every request and purpose. */
  forRequest(request: FaultRequest, purpose: string): number {
    return this.forValue(this.#identityOf(request).text, purpose);
  }

  /** From 0 to just below 1; the same for the same thing, whatever requests there are. */
  forValue(thing: string, purpose: string): number {
    return Number.parseInt(hexDigest(`${this.#seed} ${purpose} ${thing}`).slice(0, 8), 16) / 2 ** 32;
  }

  #identityOf(request: FaultRequest): { text: string; number: number } {
    const known = this.#identities.get(request);
    if (known) return known;
    const digest = hexDigest(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
    const times = (this.#repetitions.get(digest) ?? 0) + 1;
    this.#repetitions.set(digest, times);
    this.#requests++;
    const identity = { text: `${digest} ${times}`, number: this.#requests };
    this.#identities.set(request, identity);
    return identity;
  }
}

/** One fault's share of random. */
export class FaultRandom {
  readonly #name: string;
  readonly #rate: number;
  readonly #random: SeededRandom;

  /** @param rate how many of the requests or things are hit: from 0, none, to 1, all */
  constructor(name: string, rate: number, random: SeededRandom) {
    this.#name = name;
    this.#rate = rate;
    this.#random = random;
  }

  /** Whether the fault is still at work. */
  isOn(request: FaultRequest): boolean {
    return !this.#random.isOver(request);
  }

  /** Drawn for this request; the same request, sent again, is drawn for again. */
  hits(request: FaultRequest): boolean {
    return this.isOn(request) && this.#random.forRequest(request, this.#name) < this.#rate;
  }

  /** Drawn for this request and one part of it. */
  hitsPart(request: FaultRequest, part: string): boolean {
    return this.isOn(request) && this.#random.forRequest(request, `${this.#name} ${part}`) < this.#rate;
  }

  /** Whether the thing is one that this fault has chosen: in this request as in every other. */
  chose(request: FaultRequest, thing: string): boolean {
    return this.isOn(request) && this.#random.forValue(thing, this.#name) < this.#rate;
  }

  /** A whole number from 0 to just below `count`, drawn for this request. */
  below(count: number, request: FaultRequest, purpose = "position"): number {
    return Math.floor(this.#random.forRequest(request, `${this.#name} ${purpose}`) * count);
  }
}
