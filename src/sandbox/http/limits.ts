/** The service's limits: 6 requests a second per token, 10 at once per project, [doc]. */
const PER_SECOND = 6;
const AT_ONCE = 10;
const SECOND = 1000;

export const TOO_MANY_REQUESTS = "Too many requests. Cool your jets and try again in a bit";

/**
 * Counts requests by token and by project. The second slides: whatever moment one looks at, no more than six were let
 * in during the second before it. A refused request does not count.
 */
export class Limits {
  readonly #clock: () => number;
  readonly #lately = new Map<string, number[]>();
  readonly #atOnce = new Map<string, number>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Lets a request in and returns what must be called when it is answered; undefined: refuse it with 429. */
  enter(token: string, projectId: string): (() => void) | undefined {
    const now = this.#clock();
    const lately = (this.#lately.get(token) ?? []).filter((time) => now - time < SECOND);
    const running = this.#atOnce.get(projectId) ?? 0;
    if (lately.length >= PER_SECOND || running >= AT_ONCE) return undefined;
    this.#lately.set(token, [...lately, now]);
    this.#atOnce.set(projectId, running + 1);
    return () => this.#leave(projectId);
  }

  #leave(projectId: string): void {
    const running = (this.#atOnce.get(projectId) ?? 1) - 1;
    if (running > 0) this.#atOnce.set(projectId, running);
    else this.#atOnce.delete(projectId);
  }
}
