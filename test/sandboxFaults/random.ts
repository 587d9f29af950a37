import { hexDigest } from "../../src/sandbox/ids.ts";
import type { FaultRequest } from "./fault.ts";

/**
 * Repeatable random numbers, shared by all faults of one seed. The number for a request depends only on the seed, the content
 * of the request, and how often the same request came before. Parallel requests get the same numbers in any order.
 */
export class SeededRandom {
  readonly #seed: number;
  readonly #until: number;
  readonly #identities = new WeakMap<FaultRequest, { text: string; number: number }>();
  readonly #repetitions = new Map<string, number>();
  #requests = 0;

  /** @param until only the first so many requests may be hit */
  constructor(seed: number, until: number) {
    this.#seed = seed;
    this.#until = until;
  }

  /** Counts a request. Each request object is counted only once. */
  count(request: FaultRequest): void {
    this.#identityOf(request);
  }

  isOver(request: FaultRequest): boolean {
    return this.#identityOf(request).number > this.#until;
  }

  /** A number from 0 to below 1, different for every request and purpose. */
  forRequest(request: FaultRequest, purpose: string): number {
    return this.forValue(this.#identityOf(request).text, purpose);
  }

  /** A number from 0 to below 1, the same for the same value in all requests. */
  forValue(value: string, purpose: string): number {
    return Number.parseInt(hexDigest(`${this.#seed} ${purpose} ${value}`).slice(0, 8), 16) / 2 ** 32;
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

/** The random numbers of one fault. */
export class FaultRandom {
  readonly #name: string;
  readonly #rate: number;
  readonly #random: SeededRandom;

  /** @param rate the part of the requests or values that is hit, from 0 to 1 */
  constructor(name: string, rate: number, random: SeededRandom) {
    this.#name = name;
    this.#rate = rate;
    this.#random = random;
  }

  /** Whether the fault is still active. */
  isOn(request: FaultRequest): boolean {
    return !this.#random.isOver(request);
  }

  /** Whether this request is hit. A repeated request gets a new number. */
  hits(request: FaultRequest): boolean {
    return this.isOn(request) && this.#random.forRequest(request, this.#name) < this.#rate;
  }

  /** Whether one part of this request is hit. */
  hitsPart(request: FaultRequest, part: string): boolean {
    return this.isOn(request) && this.#random.forRequest(request, `${this.#name} ${part}`) < this.#rate;
  }

  /** Whether a value is hit. The result is the same in every request. */
  hitsValue(request: FaultRequest, value: string): boolean {
    return this.isOn(request) && this.#random.forValue(value, this.#name) < this.#rate;
  }

  /** A random whole number from 0 to below `count`, the same for the same value in all requests. */
  belowFor(count: number, value: string): number {
    return Math.floor(this.#random.forValue(value, `${this.#name} number`) * count);
  }

  /** A random whole number from 0 to below `count` for this request. */
  below(count: number, request: FaultRequest, purpose = "position"): number {
    return Math.floor(this.#random.forRequest(request, `${this.#name} ${purpose}`) * count);
  }
}
