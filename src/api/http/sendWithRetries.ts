/** One request from the gate through all its attempts to a good answer or an error. */

import { AbortError, type Method, QueueTimeoutError, type RequestError } from "../errors/errors.ts";
import { attemptError } from "../errors/messages.ts";
import { type Clock, pause } from "./clock.ts";
import type { RequestEvent, ResponseEvent, WaitEvent } from "./hooks.ts";
import type { Backpressure, ClientQueue, RateLimiter } from "./rateLimiter.ts";
import {
  backOff,
  isLocked,
  isTooManyRequests,
  MAX_REQUEST_MS,
  maxDuration,
  mayHaveHappened,
  readRetryAfter,
  retryWait,
} from "./retry.ts";
import { type AnsweredAttempt, type Attempt, type HttpRequest, sendOnce } from "./sendOnce.ts";

/** What all requests of a client share. */
export interface Connection {
  /** Without a slash at its end. */
  readonly base: string;
  /** Whether it is this machine's. */
  readonly loopback: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly limiter: RateLimiter;
  readonly queue: ClientQueue;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly signal: AbortSignal | undefined;
  readonly onRequest: (seen: RequestEvent) => void;
  readonly onResponse: (seen: ResponseEvent) => void;
  readonly onWait: (seen: WaitEvent) => void;
}

/** What one request asks for. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: string;
  /** JSON, or undefined for none. */
  readonly body: string | undefined;
  /** Not sent again where it may have happened. */
  readonly once: boolean;
  /** Milliseconds for which it may wait for its turn; undefined: as long as that takes. */
  readonly queueTimeout: number | undefined;
  /** The right that its refusal speaks of. */
  readonly right: string | undefined;
}

/** A good answer and how it was come by. */
export interface SuccessfulAnswer {
  readonly answer: AnsweredAttempt;
  readonly attempts: number;
}

/** @throws ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
export async function sendWithRetries(
  connection: Connection,
  request: ApiRequest,
): Promise<SuccessfulAnswer> {
  const { clock, limiter: gate, signal } = connection;
  let attempts = 0;
  let happened = false;
  let end: number | undefined;
  let began = 0;
  let last: Attempt | undefined;
  const failedRequest = () => ({
    method: request.method,
    path: request.path,
    attempts,
    mayHaveHappened: happened,
  });
  const lastError = (): RequestError => {
    if (signal?.aborted || !last)
      return new AbortError(`${request.method} ${request.path} was aborted.`, failedRequest());
    return attemptError(connection, request.right, last, failedRequest());
  };

  const queueTimeoutError = (): RequestError =>
    new QueueTimeoutError(
      `${request.method} ${request.path} was not sent: the service lets requests wait.`,
      failedRequest(),
    );

  for (;;) {
    const slot = await gate.acquire(
      connection.queue,
      signal,
      smaller(end && end - clock.now(), request.queueTimeout),
    );
    if (!slot && !signal?.aborted && (end === undefined || clock.now() < end)) throw queueTimeoutError();
    if (!slot) throw lastError();
    attempts++;
    if (end === undefined) {
      began = clock.now();
      end = began + MAX_REQUEST_MS;
    }
    let backpressure: Backpressure | undefined;
    try {
      last = await sendObserved(connection, request, attempts, end - clock.now(), slot.sent);
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
    const wait = retry === "everyone" ? gate.pausedFor : (retryAfter ?? backOff(attempts, connection.random));
    if (!retry || clock.now() + wait >= Math.min(end, began + maxDuration(last, connection.loopback)))
      throw lastError();
    if (wait > LONG_WAIT) {
      const why = retryAfter === undefined ? retryReason(last) : "the service asked for it";
      connection.onWait({
        method: request.method,
        path: request.path,
        attempt: attempts + 1,
        ms: wait,
        reason: why,
      });
    }
    if (retry === "alone") await pause(clock, wait, signal);
  }
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** Milliseconds of a wait that somebody would take for a halt. */
const LONG_WAIT = 2_000;

function retryReason(attempt: Attempt): WaitEvent["reason"] {
  if (attempt.kind === "unanswered") return attempt.unsent ? "no connection" : "no answer";
  return isTooManyRequests(attempt) ? "too many requests" : "a server error";
}

function retryAfterOf(attempt: Attempt, clock: Clock): number | undefined {
  return attempt.kind === "answered"
    ? readRetryAfter(attempt.headers.get("retry-after"), clock.date())
    : undefined;
}

async function sendObserved(
  line: Connection,
  call: ApiRequest,
  attempt: number,
  left: number,
  onSent: () => void,
): Promise<Attempt> {
  const { method, path } = call;
  const url = `${line.base}${path}${call.query}`;
  const headers =
    call.body === undefined ? line.headers : { ...line.headers, "content-type": "application/json" };
  const outgoing: HttpRequest = { method, url, headers, body: call.body };
  const { clock, signal, timeouts } = line;
  const milliseconds = Math.min(method === "GET" ? timeouts.read : timeouts.write, left);
  const began = clock.now();
  line.onRequest({ method, path, attempt });
  const result = await sendOnce(outgoing, {
    clock,
    connectTimeout: Math.min(timeouts.connect, milliseconds),
    timeout: milliseconds,
    signal,
    onSent: onSent,
  });
  const status = result.kind === "answered" ? result.status : undefined;
  line.onResponse({ method, path, attempt, status, ms: clock.now() - began });
  return result;
}
