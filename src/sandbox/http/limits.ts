/** The service's limits: 6 requests a second per token, 10 at once per project, [doc]. */
const REQUESTS_PER_SECOND = 6;
const CONCURRENT_REQUESTS = 10;
const SECOND = 1000;

export const TOO_MANY_REQUESTS = "Too many requests. Cool your jets and try again in a bit";

/**
 * Counts requests by token and by project. The second slides: whatever moment one looks at, no more than six were let
 * in during the second before it. A refused request does not count.
 */
export class RequestLimits {
  readonly #clock: () => number;
  readonly #recent = new Map<string, number[]>();
  readonly #running = new Map<string, number>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Lets a request in and returns what must be called when it is answered; undefined: refuse it with 429. */
  enter(token: string, projectId: string): (() => void) | undefined {
    const now = this.#clock();
    const recent = (this.#recent.get(token) ?? []).filter((time) => now - time < SECOND);
    const running = this.#running.get(projectId) ?? 0;
    if (recent.length >= REQUESTS_PER_SECOND || running >= CONCURRENT_REQUESTS) return undefined;
    this.#recent.set(token, [...recent, now]);
    this.#running.set(projectId, running + 1);
    return () => this.#leave(projectId);
  }

  #leave(projectId: string): void {
    const running = (this.#running.get(projectId) ?? 1) - 1;
    if (running > 0) this.#running.set(projectId, running);
    else this.#running.delete(projectId);
  }
}
