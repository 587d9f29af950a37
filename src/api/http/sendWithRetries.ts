/** Sends one request, with all its attempts, until there is a successful answer or an error. */
import { AbortError, type Method, type RequestError, TimeoutError } from "../errors/errors.ts";
import { attemptError } from "../errors/messages.ts";
import { type Clock, pause } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { WaitEvent } from "./hooks.ts";
import type { Backpressure } from "./rateLimiter.ts";
import {
  backOff,
  isLocked,
  isTooManyRequests,
  MAX_ATTEMPTS,
  MAX_REQUEST_MS,
  maxDuration,
  mayHaveHappened,
  readRetryAfter,
  retryWait,
} from "./retry.ts";
import { type AnsweredAttempt, type Attempt, type SendOptions, sendOnce } from "./sendOnce.ts";

/** A wait of more milliseconds than this could look like a hang, so it is reported. */
const LONG_WAIT = 2_000;
/** A request is not sent later than so many milliseconds after the function was called that made its body. */
const MAX_AGE = 30_000;

export interface ApiRequest {
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

/** A successful answer and the number of attempts that it took. */
export interface SuccessfulAnswer {
  readonly answer: AnsweredAttempt;
  readonly attempts: number;
}

/** @throws ApiError, NetworkError, TimeoutError, AbortError, and what the function that makes the body throws */
export async function sendWithRetries(
  connection: Connection,
  request: ApiRequest,
): Promise<SuccessfulAnswer> {
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
        backpressure = { locked: isLocked(last), retryAfter: retryAfterOf(last, clock) };
    } finally {
      slot.release(backpressure);
    }
    if (last.kind === "answered" && last.status >= 200 && last.status < 300)
      return { answer: last, attempts };
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
  if (attempt.kind === "unanswered") return attempt.unsent ? "no connection" : "no answer";
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
    { method, url: `${base}${path}${query}`, headers, body },
    { clock, connectTimeout: Math.min(timeouts.connect, timeout), timeout, signal, ...sending },
  );
  const status = result.kind === "answered" ? result.status : undefined;
  const date = Date.parse((result.kind === "answered" && result.headers.get("date")) || "");
  const ms = clock.now() - began;
  connection.onResponse({ method, path, attempt, status, ms, ...(Number.isFinite(date) && { date }) });
  return result;
}
