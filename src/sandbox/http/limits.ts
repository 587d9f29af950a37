/** The service's limits: 6 requests per second for each token, 10 at the same time for each project [service.md §6]. */
const REQUESTS_PER_SECOND = 6;
const CONCURRENT_REQUESTS = 10;
const SECOND = 1000;

export const TOO_MANY_REQUESTS = "Too many requests. Cool your jets and try again in a bit";

/**
 * Counts requests by token and by project. The second is a sliding window: at any moment, no more than six requests were
 * accepted in the second before it. A refused request does not count.
 */
export class RequestLimits {
  readonly #clock: () => number;
  readonly #recent = new Map<string, number[]>();
  readonly #running = new Map<string, number>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Accepts a request and returns a function to call when it is answered; undefined if it must be refused with 429. */
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
