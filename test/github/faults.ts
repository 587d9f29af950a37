/** What goes wrong on demand: the next requests that match are answered otherwise. */
import { type Answer, refusal } from "./answer.ts";
import { TOO_LONG } from "./limits.ts";

export interface Fault {
  method?: string;
  /** Of the path, without `/api/v3` and without the query. */
  path?: RegExp;
  /** How many requests; without it, one. */
  times?: number;
  /** The request is done all the same, and only its answer is lost. */
  after?: boolean;
  /** `cut`: the connection ends without an answer; `silent`: none ever comes; `torn`: the true one, half of it. */
  answer: Answer | "cut" | "silent" | "torn";
}

export class Faults {
  readonly #left = new Map<Fault, number>();

  /** They are taken in this order, each until it is used up. */
  add(...faults: readonly Fault[]): void {
    for (const fault of faults) this.#left.set(fault, fault.times ?? 1);
  }

  clear(): void {
    this.#left.clear();
  }

  /** The first that matches, which has then one time less. */
  take(method: string, path: string): Fault | undefined {
    for (const [fault, left] of this.#left) {
      if (left < 1 || (fault.method ?? method) !== method || !(fault.path?.test(path) ?? true)) continue;
      this.#left.set(fault, left - 1);
      return fault;
    }
    return undefined;
  }
}

/** As GitHub's load balancer words it: 502 comes as a page, the others as JSON. */
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

/** All requests of this hour are used up; `reset` in Unix seconds. */
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

/** What the limit of a comment's body says, whatever the length. */
export function tooLong(): Answer {
  return refusal(422, "Validation Failed", { errors: [TOO_LONG.IssueComment] });
}
