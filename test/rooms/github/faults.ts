/** Faults on demand: the next requests that match get another response. */
import { type Answer, refusal } from "./answer.ts";

export interface Fault {
  method?: string;
  /** Matches the path without `/api/v3` and without the query. */
  path?: RegExp;
  /** The number of requests; one if absent. */
  times?: number;
  /** The request is carried out, and only its response is lost. */
  after?: boolean;
  /** `cut`: the connection ends without a response; `silent`: there is never a response; `torn`: half of the real response. */
  answer: Answer | "cut" | "silent" | "torn";
}

export class Faults {
  readonly #left = new Map<Fault, number>();

  /** Faults are used in this order, each until its count is 0. */
  add(...faults: readonly Fault[]): void {
    for (const fault of faults) this.#left.set(fault, fault.times ?? 1);
  }

  clear(): void {
    this.#left.clear();
  }

  /** The first fault that matches; its count decreases by one. */
  take(method: string, path: string): Fault | undefined {
    for (const [fault, left] of this.#left) {
      if (left < 1 || (fault.method ?? method) !== method || !(fault.path?.test(path) ?? true)) continue;
      this.#left.set(fault, left - 1);
      return fault;
    }
    return undefined;
  }
}

/** As GitHub's load balancer answers: 502 with a page, others with JSON. */
export function unavailable(status = 503): Answer {
  if (status !== 502) return refusal(status, status === 500 ? "Server Error" : "Service Unavailable");
  return { status, headers: { "content-type": "text/html" }, json: "<html><h1>502 Bad Gateway</h1></html>" };
}

/** `seconds` to wait, as whole seconds in `Retry-After`. */
export function secondaryLimit(seconds: number, status: 403 | 429 = 403): Answer {
  const words =
    "You have exceeded a secondary rate limit and have been temporarily blocked from content creation. " +
    "Please retry your request again later.";
  return refusal(status, words, {}, { "retry-after": String(seconds) });
}

/** The rate limit of this hour is reached; `reset` is in Unix seconds. */
export function primaryLimit(reset: number): Answer {
  const headers = {
    "x-ratelimit-limit": "1000",
    "x-ratelimit-remaining": "0",
    "x-ratelimit-used": "1000",
    "x-ratelimit-reset": String(reset),
    "x-ratelimit-resource": "core",
  };
  return refusal(403, "API rate limit exceeded for installation ID 12345.", {}, headers);
}
