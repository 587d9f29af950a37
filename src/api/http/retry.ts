/** Decides whether a request is sent again after an attempt, and how long it waits. */
import {
  AbortError,
  type Attempt,
  attemptError,
  isHopeless,
  isUnknownHost,
  type Method,
  type RequestError,
  TimeoutError,
} from "../errors.ts";
import { type Connection, type SendOptions, sendOnce } from "./connection.ts";
import { type Clock, pause, type WaitEvent } from "./options.ts";
import type { Backpressure } from "./rateLimiter.ts";
import { readQuota } from "./sharedLimit.ts";

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

const REPEATABLE: readonly Method[] = ["GET", "PUT", "DELETE"];

const status = (attempt: Attempt): number => (attempt.kind === "answered" ? attempt.status : 0);

/**
 * How the request waits before it is sent again; undefined if it is not sent again. If the request may have happened, a
 * repeated POST or PATCH would do it twice.
 * @param attempts how often it was sent so far
 */
export function retryWait(
  { method, once = false }: { method: Method; once?: boolean },
  attempt: Attempt,
  attempts: number,
): "everyone" | "alone" | undefined {
  if (attempts >= maxAttempts(attempt)) return undefined;
  if (mayHaveHappened(attempt) && (once || !REPEATABLE.includes(method))) return undefined;
  return isTooManyRequests(attempt) ? "everyone" : "alone";
}

/** 1 if the next attempt would fail in the same way, for example because the certificate is not trusted. */
function maxAttempts(attempt: Attempt): number {
  if (attempt.kind === "answered") {
    const mayPass = isTooManyRequests(attempt) || attempt.status >= 500 || attempt.status === 408;
    return mayPass ? MAX_ATTEMPTS : 1;
  }
  if (attempt.why === "aborted" || isHopeless(attempt.cause)) return 1;
  return isUnknownHost(attempt.cause) ? MAX_LOOKUPS : MAX_ATTEMPTS;
}

/** The maximum number of milliseconds from the first start of a request, after such an attempt. */
export function maxDuration(attempt: Attempt, loopback: boolean): number {
  if (attempt.kind === "answered" || !attempt.unsent || attempt.why !== "network") return MAX_REQUEST_MS;
  return loopback ? MAX_REFUSED_LOOPBACK_MS : MAX_REFUSED_MS;
}

/** 429, or 423 as in earlier years: the service asks all requests to wait [service.md §6]. */
function isTooManyRequests(attempt: Attempt): boolean {
  return status(attempt) === 429 || status(attempt) === 423;
}

/** Whether the service may have carried out the request. */
export function mayHaveHappened(attempt: Attempt): boolean {
  if (attempt.kind === "unanswered") return !attempt.unsent;
  return attempt.status < 400 || attempt.status >= 500 || attempt.status === 408;
}

/** Milliseconds before the next attempt of a request that waits alone: half to all of 0.5 s, 1 s, … 30 s. */
function backOff(attempts: number, random: () => number): number {
  return Math.min(30_000, 500 * 2 ** (attempts - 1)) * (0.5 + random() / 2);
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined if it is missing, past or invalid. */
export function readRetryAfter(value: string | null, date: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - date;
  return ms > 0 ? ms : undefined;
}

/** A wait of more milliseconds than this could look like a hang, so it is reported. */
const LONG_WAIT = 2_000;
/** A request is not sent later than so many milliseconds after the function was called that made its body. */
const MAX_AGE = 30_000;

interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: string;
  /** JSON, or undefined for no body; or a function that makes it before each attempt. */
  readonly body: string | undefined | (() => Promise<string | undefined>);
  /** True if the request must not be sent again once it may have happened. */
  readonly once: boolean;
  /** The right that the token needs, for the message of a 403. */
  readonly right: string | undefined;
}

/**
 * A successful response, and the number of attempts that it took.
 * @throws ApiError, NetworkError, TimeoutError, AbortError, and what the function that makes the body throws
 */
export async function sendWithRetries(connection: Connection, request: ApiRequest) {
  const { clock, limiter, queue, signal } = connection;
  const { method, path } = request;
  let attempts = 0;
  let made = 0;
  let happened = false;
  let end: number | undefined;
  let began = 0;
  let last: Attempt | undefined;
  const isOver = () => signal?.aborted === true || (end !== undefined && clock.now() >= end);
  const failedRequest = () => ({ method, path, attempts, mayHaveHappened: happened });
  const lastError = (): RequestError => {
    if (signal?.aborted) return new AbortError(`${method} ${path} was aborted.`, failedRequest());
    if (last) return attemptError(connection, request.right, last, failedRequest());
    const message = `${method} ${path} was not sent: ${made} times, it took more than ${MAX_AGE / 1000} s from reading the values that it changes until it could be sent.`;
    return new TimeoutError(message, failedRequest());
  };

  for (;;) {
    let { body } = request;
    let age = () => 0;
    if (typeof body === "function") {
      if (limiter.pausedFor > 0) await pause(clock, limiter.pausedFor, signal);
      if (isOver() || made === MAX_ATTEMPTS) throw lastError();
      made++;
      age = stopwatch(clock);
      body = await body();
    }
    const queueTimeout = typeof request.body === "function" ? MAX_AGE - age() : undefined;
    const slot = await limiter.acquire(queue, signal, smaller(end && end - clock.now(), queueTimeout));
    if (!slot && (isOver() || queueTimeout === undefined)) throw lastError();
    if (!slot || age() > MAX_AGE) {
      slot?.release();
      continue;
    }
    attempts++;
    if (end === undefined) {
      began = clock.now();
      end = began + MAX_REQUEST_MS;
    }
    let backpressure: Backpressure | undefined;
    try {
      last = await sendObserved(connection, { ...request, body }, attempts, end - clock.now(), {
        isCurrent: () => age() <= MAX_AGE,
        onSent: slot.sent,
      });
      if (isTooManyRequests(last))
        // 423 was the response to a second request at the same time [service.md §6].
        backpressure = { locked: status(last) === 423, retryAfter: retryAfterOf(last, clock) };
    } finally {
      slot.release(backpressure, last?.kind === "answered" ? readQuota(last.headers) : undefined);
    }
    if (last.kind === "answered" && last.status >= 200 && last.status < 300)
      return { response: last, attempts };
    happened ||= mayHaveHappened(last);
    const retry = retryWait(request, last, attempts);
    const retryAfter = retryAfterOf(last, clock);
    const wait =
      retry === "everyone" ? limiter.pausedFor : (retryAfter ?? backOff(attempts, connection.random));
    if (!retry || clock.now() + wait >= Math.min(end, began + maxDuration(last, connection.loopback)))
      throw lastError();
    if (wait > LONG_WAIT) {
      const reason = retryAfter === undefined ? retryReason(last) : "the service asked for it";
      connection.onWait({ method, path, attempt: attempts + 1, ms: wait, reason });
    }
    if (retry === "alone") await pause(clock, wait, signal);
  }
}

/** The milliseconds since now, by the clock that shows more: one stops while the machine sleeps, and the other can be set. */
function stopwatch(clock: Clock): () => number {
  const [began, date] = [clock.now(), clock.date()];
  return () => Math.max(clock.now() - began, Math.abs(clock.date() - date));
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

function retryReason(attempt: Attempt): WaitEvent["reason"] {
  if (attempt.kind === "unanswered") return attempt.unsent ? "no connection" : "no response";
  return isTooManyRequests(attempt) ? "too many requests" : "a server error";
}

function retryAfterOf(attempt: Attempt, clock: Clock): number | undefined {
  return attempt.kind === "answered"
    ? readRetryAfter(attempt.headers.get("retry-after"), clock.date())
    : undefined;
}

/** Makes one attempt, and calls the hooks of the client before and after it. */
async function sendObserved(
  connection: Connection,
  { method, path, query, body }: Omit<ApiRequest, "body"> & { body: string | undefined },
  attempt: number,
  remaining: number,
  sending: Pick<SendOptions, "isCurrent" | "onSent">,
): Promise<Attempt> {
  const { base, clock, signal, timeouts } = connection;
  const headers =
    body === undefined ? connection.headers : { ...connection.headers, "content-type": "application/json" };
  const timeout = Math.min(method === "GET" ? timeouts.read : timeouts.write, remaining);
  const began = clock.now();
  connection.onRequest({ method, path, attempt });
  const result = await sendOnce(
    `${base}${path}${query}`,
    { method, headers, ...(body !== undefined && { body }) },
    { clock, connectTimeout: Math.min(timeouts.connect, timeout), timeout, signal, ...sending },
  );
  const status = result.kind === "answered" ? result.status : undefined;
  const date = Date.parse((result.kind === "answered" && result.headers.get("date")) || "");
  const ms = clock.now() - began;
  connection.onResponse({ method, path, attempt, status, ms, ...(Number.isFinite(date) && { date }) });
  return result;
}
