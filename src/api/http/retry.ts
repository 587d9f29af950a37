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

export const MAX_ATTEMPTS = 8;
/** Milliseconds from the first start of a request. */
export const MAX_REQUEST_MS = 300_000;
/** The same if no connection can be made. */
const MAX_REFUSED_MS = 15_000;
/** The same on this machine, where no server starts by itself. */
const MAX_REFUSED_LOOPBACK_MS = 2_000;
/** Attempts for a host name that does not exist: it may be new, but probably it is misspelt. */
const MAX_LOOKUPS = 3;

const REPEATABLE: readonly Method[] = ["GET", "PUT", "DELETE"];

const status = (attempt: Attempt): number => (attempt.kind === "answered" ? attempt.status : 0);

/** How the request waits before it is sent again; undefined if it is not. A repeated POST or PATCH could do it twice. */
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

export function maxDuration(attempt: Attempt, loopback: boolean): number {
  if (attempt.kind === "answered" || !attempt.unsent || attempt.why !== "network") return MAX_REQUEST_MS;
  return loopback ? MAX_REFUSED_LOOPBACK_MS : MAX_REFUSED_MS;
}

/** 429, or 423 as in earlier years: the service asks all requests to wait [service.md §6]. */
function isTooManyRequests(attempt: Attempt): boolean {
  return status(attempt) === 429 || status(attempt) === 423;
}

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

/** A wait of more milliseconds is reported, because it could look like a hang. */
const LONG_WAIT = 2_000;
/** Milliseconds after which a body that a function made is too old to be sent. */
const MAX_AGE = 30_000;

interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: string;
  /** JSON, or undefined for no body; or a function that makes it before each attempt. */
  readonly body: string | undefined | (() => Promise<string | undefined>);
  /** As in {@link Operation}. */
  readonly once: boolean;
  readonly right: string | undefined;
}

/** @throws ApiError, NetworkError, TimeoutError, AbortError, and what the function that makes the body throws */
export function sendWithRetries(connection: Connection, request: ApiRequest) {
  return new RepeatedRequest(connection, request).send();
}

class RepeatedRequest {
  readonly #connection: Connection;
  readonly #request: ApiRequest;
  #attempts = 0;
  #bodies = 0;
  #mayHaveHappened = false;
  #began: number | undefined;
  #last: Attempt | undefined;

  constructor(connection: Connection, request: ApiRequest) {
    this.#connection = connection;
    this.#request = request;
  }

  async send() {
    for (;;) {
      const attempt = await this.#attempt();
      if (!attempt) continue;
      if (attempt.kind === "answered" && attempt.status >= 200 && attempt.status < 300)
        return { response: attempt, attempts: this.#attempts };
      this.#mayHaveHappened ||= mayHaveHappened(attempt);
      await this.#waitAfter(attempt);
    }
  }

  /** Undefined if the body was too old when it could be sent. */
  async #attempt(): Promise<Attempt | undefined> {
    const { clock, limiter, queue, signal } = this.#connection;
    const { body, age } = await this.#body();
    const queueTimeout = age && MAX_AGE - age();
    const isCurrent = () => age === undefined || age() <= MAX_AGE;
    // Without a timeout, a request goes to the end of the queue.
    const endTimeout = this.#began === undefined ? undefined : this.#remaining();
    const slot = await limiter.acquire(queue, signal, smaller(endTimeout, queueTimeout));
    if (!slot && (this.#isOver() || queueTimeout === undefined)) throw this.#lastError();
    if (!slot || !isCurrent()) {
      slot?.release();
      return undefined;
    }
    this.#attempts++;
    this.#began ??= clock.now();
    let attempt: Attempt | undefined;
    let backpressure: Backpressure | undefined;
    try {
      attempt = await this.#sendObserved(body, { isCurrent, onSent: slot.sent });
      if (isTooManyRequests(attempt))
        // 423 was the response to a second request at the same time [service.md §6].
        backpressure = { locked: status(attempt) === 423, retryAfter: retryAfterOf(attempt, clock) };
    } finally {
      slot.release(backpressure, attempt?.kind === "answered" ? readQuota(attempt.headers) : undefined);
    }
    this.#last = attempt;
    return attempt;
  }

  /** `age`: milliseconds since it was made, if a function makes it. */
  async #body(): Promise<{ body: string | undefined; age?: () => number }> {
    const { clock, limiter, signal } = this.#connection;
    const { body } = this.#request;
    if (typeof body !== "function") return { body };
    if (limiter.pausedFor > 0) await pause(clock, limiter.pausedFor, signal);
    if (this.#isOver() || this.#bodies === MAX_ATTEMPTS) throw this.#lastError();
    this.#bodies++;
    const age = stopwatch(clock);
    return { body: await body(), age };
  }

  /** @throws the error of the attempt, if there is no further one */
  async #waitAfter(attempt: Attempt): Promise<void> {
    const { clock, limiter, loopback, hooks, random, signal } = this.#connection;
    const { method, path } = this.#request;
    const retry = retryWait(this.#request, attempt, this.#attempts);
    const retryAfter = retryAfterOf(attempt, clock);
    const wait = retry === "everyone" ? limiter.pausedFor : (retryAfter ?? backOff(this.#attempts, random));
    if (!retry || wait >= this.#remaining(maxDuration(attempt, loopback))) throw this.#lastError();
    if (wait > LONG_WAIT) {
      const reason = retryAfter === undefined ? retryReason(attempt) : "the service asked for it";
      hooks.onWait?.({ method, path, attempt: this.#attempts + 1, ms: wait, reason });
    }
    if (retry === "alone") await pause(clock, wait, signal);
  }

  async #sendObserved(body: string | undefined, sending: Pick<SendOptions, "isCurrent" | "onSent">) {
    const { base, clock, headers, signal, timeouts, hooks } = this.#connection;
    const { method, path, query } = this.#request;
    const sent = { method, path, attempt: this.#attempts };
    const timeout = Math.min(method === "GET" ? timeouts.read : timeouts.write, this.#remaining());
    const ofBody = body !== undefined && {
      body,
      headers: { ...headers, "content-type": "application/json" },
    };
    const began = clock.now();
    hooks.onRequest?.(sent);
    const result = await sendOnce(
      `${base}${path}${query}`,
      { method, headers, ...ofBody },
      { clock, connectTimeout: Math.min(timeouts.connect, timeout), timeout, signal, ...sending },
    );
    const status = result.kind === "answered" ? result.status : undefined;
    const date = Date.parse((result.kind === "answered" && result.headers.get("date")) || "");
    const ms = clock.now() - began;
    hooks.onResponse?.({ ...sent, status, ms, ...(Number.isFinite(date) && { date }) });
    return result;
  }

  #remaining(duration = MAX_REQUEST_MS): number {
    const now = this.#connection.clock.now();
    return (this.#began ?? now) + duration - now;
  }

  #isOver(): boolean {
    return this.#connection.signal?.aborted === true || this.#remaining() <= 0;
  }

  #lastError(): RequestError {
    const { method, path, right } = this.#request;
    const failed = { method, path, attempts: this.#attempts, mayHaveHappened: this.#mayHaveHappened };
    if (this.#connection.signal?.aborted) return new AbortError(`${method} ${path} was aborted.`, failed);
    if (this.#last) return attemptError(this.#connection, right, this.#last, failed);
    const message = `${method} ${path} was not sent: ${this.#bodies} times, it took more than ${MAX_AGE / 1000} s from reading the values that it changes until it could be sent.`;
    return new TimeoutError(message, failed);
  }
}

/** Milliseconds since now, by the clock that shows more: one stops while the machine sleeps, the other can be set. */
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
