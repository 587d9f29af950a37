import { hexDigest } from "../ids.ts";
import type { FaultyRequest } from "./faults.ts";

/**
 * Chance without randomness, shared by all faults of one seed. What is drawn for a request depends on the seed, on
 * what it says and on how often the same was said before: on nothing else, so requests that come side by side, in
 * another order, fare the same.
 */
export class Chance {
  readonly #seed: number;
  readonly #until: number;
  readonly #marks = new WeakMap<FaultyRequest, { text: string; number: number }>();
  readonly #said = new Map<string, number>();
  #requests = 0;

  /** @param until how many requests, from the first on, may be hit */
  constructor(seed: number, until: number) {
    this.#seed = seed;
    this.#until = until;
  }

  /** Counts a request; the second time it is the same one. */
  saw(request: FaultyRequest): void {
    this.#markOf(request);
  }

  isOver(request: FaultyRequest): boolean {
    return this.#markOf(request).number > this.#until;
  }

  /** From 0 to just below 1; another one for every request and purpose. */
  forRequest(request: FaultyRequest, purpose: string): number {
    return this.forThing(this.#markOf(request).text, purpose);
  }

  /** From 0 to just below 1; the same for the same thing, whatever requests there are. */
  forThing(thing: string, purpose: string): number {
    return Number.parseInt(hexDigest(`${this.#seed} ${purpose} ${thing}`).slice(0, 8), 16) / 2 ** 32;
  }

  #markOf(request: FaultyRequest): { text: string; number: number } {
    const known = this.#marks.get(request);
    if (known) return known;
    const said = hexDigest(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
    const times = (this.#said.get(said) ?? 0) + 1;
    this.#said.set(said, times);
    this.#requests++;
    const mark = { text: `${said} ${times}`, number: this.#requests };
    this.#marks.set(request, mark);
    return mark;
  }
}

/** One fault's share of chance. */
export class Dice {
  readonly #name: string;
  readonly #rate: number;
  readonly #chance: Chance;

  /** @param rate how many of the requests or things are hit: from 0, none, to 1, all */
  constructor(name: string, rate: number, chance: Chance) {
    this.#name = name;
    this.#rate = rate;
    this.#chance = chance;
  }

  /** Whether the fault is still at work. */
  isOn(request: FaultyRequest): boolean {
    return !this.#chance.isOver(request);
  }

  /** Drawn for this request; the same request, sent again, is drawn for again. */
  hits(request: FaultyRequest): boolean {
    return this.isOn(request) && this.#chance.forRequest(request, this.#name) < this.#rate;
  }

  /** Drawn for this request and one part of it. */
  hitsPart(request: FaultyRequest, part: string): boolean {
    return this.isOn(request) && this.#chance.forRequest(request, `${this.#name} ${part}`) < this.#rate;
  }

  /** Whether the thing is one that this fault has chosen: in this request as in every other. */
  chose(request: FaultyRequest, thing: string): boolean {
    return this.isOn(request) && this.#chance.forThing(thing, this.#name) < this.#rate;
  }

  /** A whole number from 0 to just below `count`, drawn for this request. */
  below(count: number, request: FaultyRequest, purpose = "position"): number {
    return Math.floor(this.#chance.forRequest(request, `${this.#name} ${purpose}`) * count);
  }
}
