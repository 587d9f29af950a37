/** Decides whether a request is sent again after an attempt, and how long it waits. */
import { isHopeless, isUnknownHost } from "../errors/causes.ts";
import type { Method } from "../errors/errors.ts";
import type { Attempt } from "./sendOnce.ts";

/** The maximum number of attempts of a request. */
export const MAX_ATTEMPTS = 8;
/** The maximum number of milliseconds from the first start of a request. */
export const MAX_REQUEST_MS = 300_000;
/** The same if no connection can be made, for example because no server listens there or the lookup of the host fails. */
const MAX_REFUSED_MS = 15_000;
/** The same on this machine, where no server starts by itself. */
const MAX_REFUSED_LOOPBACK_MS = 2_000;
/** The maximum number of attempts for a host name that does not exist. It may be new, but probably it is misspelt. */
const MAX_LOOKUPS = 3;

interface RetryRule {
  readonly when: (attempt: Attempt) => boolean;
  /** The methods that are sent again. */
  readonly methods: readonly Method[];
  /** `everyone`: all requests wait. `alone`: only this request waits. */
  readonly wait: "everyone" | "alone";
  /** The maximum number of attempts, if it is lower than usual. */
  readonly maxAttempts?: number;
}

const ANY: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const REPEATABLE: readonly Method[] = ["GET", "PUT", "DELETE"];

const status = (attempt: Attempt): number => (attempt.kind === "answered" ? attempt.status : 0);

/** The first rule that fits applies. If none fits, the request is not sent again. */
export const RETRY_RULES: readonly RetryRule[] = [
  // Too many requests: refused before anything was done [service.md §6].
  { when: (attempt) => isTooManyRequests(attempt), methods: ANY, wait: "everyone" },
  // The next attempt would fail in the same way, for example because the certificate is not trusted.
  {
    when: (attempt) => attempt.kind === "unanswered" && isHopeless(attempt.cause),
    methods: [],
    wait: "alone",
  },
  // The host does not exist.
  {
    when: (attempt) => attempt.kind === "unanswered" && isUnknownHost(attempt.cause),
    methods: ANY,
    wait: "alone",
    maxAttempts: MAX_LOOKUPS,
  },
  // There was no connection, so nothing was done.
  {
    when: (attempt) => attempt.kind === "unanswered" && attempt.why !== "aborted" && attempt.unsent,
    methods: ANY,
    wait: "alone",
  },
  // The connection was lost, or it was too slow. The request may have been done, and a repeated POST or PATCH would do
  // it twice.
  {
    when: (attempt) => attempt.kind === "unanswered" && attempt.why !== "aborted",
    methods: REPEATABLE,
    wait: "alone",
  },
  // The server, or a server in front of it, failed. It may have done the request before.
  { when: (attempt) => status(attempt) >= 500, methods: REPEATABLE, wait: "alone" },
  // A server in front did not receive the whole request in time.
  { when: (attempt) => status(attempt) === 408, methods: REPEATABLE, wait: "alone" },
];

/**
 * How the request waits before it is sent again; undefined if it is not sent again.
 * @param attempts how often it was sent so far
 */
export function retryWait(
  { method, once = false }: { method: Method; once?: boolean },
  attempt: Attempt,
  attempts: number,
): RetryRule["wait"] | undefined {
  const rule = RETRY_RULES.find(({ when }) => when(attempt));
  if (!rule?.methods.includes(method)) return undefined;
  if (once && mayHaveHappened(attempt)) return undefined;
  return attempts < (rule.maxAttempts ?? MAX_ATTEMPTS) ? rule.wait : undefined;
}

/** The maximum number of milliseconds from the first start of a request, after such an attempt. */
export function maxDuration(attempt: Attempt, loopback: boolean): number {
  if (attempt.kind === "answered" || !attempt.unsent || attempt.why !== "network") return MAX_REQUEST_MS;
  return loopback ? MAX_REFUSED_LOOPBACK_MS : MAX_REFUSED_MS;
}

/** 429, or 423 as in earlier years: the service asks all requests to wait [service.md §6]. */
export function isTooManyRequests(attempt: Attempt): boolean {
  return status(attempt) === 429 || status(attempt) === 423;
}

/** 423 was the answer to a second request at the same time [service.md §6]. */
export function isLocked(attempt: Attempt): boolean {
  return status(attempt) === 423;
}

/** Whether the service may have carried out the request. */
export function mayHaveHappened(attempt: Attempt): boolean {
  if (attempt.kind === "unanswered") return !attempt.unsent;
  return attempt.status < 400 || attempt.status >= 500 || attempt.status === 408;
}

/** Milliseconds before the next attempt of a request that waits alone: half to all of 0.5 s, 1 s, … 30 s. */
export function backOff(attempts: number, random: () => number): number {
  return Math.min(30_000, 500 * 2 ** (attempts - 1)) * (0.5 + random() / 2);
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined if it is missing, past or invalid. */
export function readRetryAfter(value: string | null, date: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - date;
  return ms > 0 ? ms : undefined;
}
