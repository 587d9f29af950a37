/** When a request is sent again. */
import { isRefusedConnection, isUnknownHost, isUntrusted } from "../errors/causes.ts";
import type { Method } from "../errors/errors.ts";
import type { Attempt } from "./sendOnce.ts";

/** A request is sent this often at most, */
export const MAX_ATTEMPTS = 8;
/** and for this many milliseconds from its first start. */
export const MAX_REQUEST_MS = 300_000;
/** A connection that is refused is tried for so many milliseconds: nothing listens there, */
const MAX_REFUSED_MS = 15_000;
/** and on this machine nothing will by itself. */
const MAX_REFUSED_LOOPBACK_MS = 2_000;
/** A name that was misspelt will not be found the next time, one that was just made may be. */
const MAX_LOOKUPS = 3;

interface RetryRule {
  readonly when: (attempt: Attempt) => boolean;
  readonly methods: readonly Method[];
  /** `everyone`: all requests wait for it; `alone`: only this request does. */
  readonly wait: "everyone" | "alone";
  /** How often the request is sent in all, if that is less than usual. */
  readonly maxAttempts?: number;
}

const ANY: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const REPEATABLE: readonly Method[] = ["GET", "PUT", "DELETE"];

const status = (attempt: Attempt): number => (attempt.kind === "answered" ? attempt.status : 0);

/** The first that fits counts; where none does, the request is not sent again. */
export const RETRY_RULES: readonly RetryRule[] = [
  // Too many at once, or too many a second: refused before anything was done [service-api §6].
  { when: (attempt) => isTooManyRequests(attempt), methods: ANY, wait: "everyone" },
  // A certificate that was not accepted will not be the next time.
  {
    when: (attempt) => attempt.kind === "unanswered" && isUntrusted(attempt.cause),
    methods: [],
    wait: "alone",
  },
  // There is no such host.
  {
    when: (attempt) => attempt.kind === "unanswered" && isUnknownHost(attempt.cause),
    methods: ANY,
    wait: "alone",
    maxAttempts: MAX_LOOKUPS,
  },
  // No connection was made, so nothing was done.
  {
    when: (attempt) => attempt.kind === "unanswered" && attempt.why !== "aborted" && attempt.unsent,
    methods: ANY,
    wait: "alone",
  },
  // Broken off or too slow: it may have been done, and POST and PATCH done twice are two things.
  {
    when: (attempt) => attempt.kind === "unanswered" && attempt.why !== "aborted",
    methods: REPEATABLE,
    wait: "alone",
  },
  // The server, or one in front of it, is in trouble; it may have done it before.
  { when: (attempt) => status(attempt) >= 500, methods: REPEATABLE, wait: "alone" },
  // A server in front did not get the whole request in time.
  { when: (attempt) => status(attempt) === 408, methods: REPEATABLE, wait: "alone" },
];

/**
 * How to wait before the request is sent again; undefined if it is not.
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

/** For how many milliseconds from its first start a request with such an attempt goes on. */
export function maxDuration(attempt: Attempt, loopback: boolean): number {
  if (attempt.kind === "answered" || !attempt.unsent || !isRefusedConnection(attempt.cause))
    return MAX_REQUEST_MS;
  return loopback ? MAX_REFUSED_LOOPBACK_MS : MAX_REFUSED_MS;
}

/** 429, and 423 as older days had it: the service wants everybody to wait. */
export function isTooManyRequests(attempt: Attempt): boolean {
  return status(attempt) === 429 || status(attempt) === 423;
}

/** 423 was the answer to a second request at once [service-api §6]. */
export function isLocked(attempt: Attempt): boolean {
  return status(attempt) === 423;
}

/** Whether the service may have carried the request out. */
export function mayHaveHappened(attempt: Attempt): boolean {
  if (attempt.kind === "unanswered") return !attempt.unsent;
  return attempt.status < 400 || attempt.status >= 500 || attempt.status === 408;
}

/** Milliseconds before the next attempt of a request that waits alone: half to the whole of 0.5 s, 1 s, … 30 s. */
export function backOff(attempts: number, random: () => number): number {
  return Math.min(30_000, 500 * 2 ** (attempts - 1)) * (0.5 + random() / 2);
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date; undefined if it is absent, past or neither. */
export function readRetryAfter(value: string | null, date: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - date;
  return ms > 0 ? ms : undefined;
}
