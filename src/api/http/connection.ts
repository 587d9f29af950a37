/** What all requests of one client share, made from the options of the client. */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { setMaxListeners } from "node:events";
import { once } from "../../model/once.ts";
import { VERSION } from "../../model/package.ts";
import { isJsonObject, jsonOrUndefined } from "../../wire/json.ts";
import {
  ArgumentError,
  type Attempt,
  isBeforeSending,
  isSlowConnect,
  plainCause,
  rootCauses,
  tooLarge,
  type UnansweredAttempt,
} from "../errors.ts";
import { type ClientOptions, type Clock, realClock } from "./options.ts";
import { CONCURRENCY, clientQueue, RateLimiter, rateLimiterOf } from "./rateLimiter.ts";

const BASE_URL = "https://api.lokalise.com/api2";
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export type Connection = ReturnType<typeof openConnection>;

/** @throws ArgumentError for an invalid option */
export function openConnection(options: ClientOptions) {
  const token = readToken(options.token);
  const { base, host, loopback } = readBaseUrl(options.baseUrl ?? BASE_URL);
  if (!loopback && process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0")
    throw new ArgumentError(
      "NODE_TLS_REJECT_UNAUTHORIZED",
      "must not be 0: the token would be sent to a server whose certificate is not checked. Remove this environment variable. If a proxy has a certificate of its own, set NODE_EXTRA_CA_CERTS to the file of that certificate.",
    );
  const { clock = realClock, random = Math.random, timeouts = {}, concurrency = CONCURRENCY } = options;
  return {
    base,
    loopback,
    token,
    tokenFrom: options.tokenFrom,
    headers: { "x-api-token": token, accept: "application/json", "user-agent": `lokaform/${VERSION}` },
    limiter: options.clock ? new RateLimiter(clock, random) : rateLimiterOf(host),
    queue: clientQueue(
      options.rate === undefined ? undefined : positive("rate", options.rate),
      Math.max(1, Math.floor(positive("concurrency", concurrency))),
    ),
    clock,
    random,
    timeouts: {
      connect: positive("timeouts.connect", timeouts.connect ?? 10_000),
      read: positive("timeouts.read", timeouts.read ?? 60_000),
      write: positive("timeouts.write", timeouts.write ?? 180_000),
    },
    signal: options.signal && forwardAbort(options.signal),
    hooks: options,
  };
}

function positive(argument: string, value: number): number {
  if (value > 0) return value;
  throw new ArgumentError(argument, "must be a number above 0.");
}

/** A header cannot contain other characters, and the error of fetch would quote the token. */
function readToken(token: unknown): string {
  if (typeof token === "string" && /^(?!["'])[\x21-\x7e]+$/.test(token)) return token;
  throw new ArgumentError("token", "must be an API token, without quotes, spaces or line breaks.");
}

/** A signal that accepts any number of listeners without a warning. The caller's gets none. */
function forwardAbort(signal: AbortSignal): AbortSignal {
  const forwarded = AbortSignal.any([signal]);
  setMaxListeners(0, forwarded);
  return forwarded;
}

/** The base URL without a slash at the end, and its host with the port. The token is sent over plain HTTP to loopback only. */
function readBaseUrl(text: string): { base: string; host: string; loopback: boolean } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new ArgumentError("baseUrl", "must be a URL.");
  if (url.username || url.password)
    throw new ArgumentError("baseUrl", "must not contain a user or a password.");
  if (url.search || url.hash) throw new ArgumentError("baseUrl", "must not have a query or a fragment.");
  const loopback = LOOPBACK.test(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && loopback)) {
    throw new ArgumentError(
      "baseUrl",
      "must begin with https://; plain http is allowed for loopback addresses only.",
    );
  }
  return { base: url.href.replace(/\/+$/, ""), host: url.host, loopback };
}

/** Bytes of a response that are read. 500 keys in 100 languages have less than half. Of an error, only the beginning is read. */
const MAX_BYTES = { success: 64 * 1024 * 1024, error: 65_536 };

export interface SendOptions {
  readonly clock: Clock;
  /** Milliseconds until the first byte of the request must be sent. */
  readonly connectTimeout: number;
  /** Milliseconds until the last byte of the response must arrive. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the request may still be sent. Asked when it is about to be sent, if that can be known. */
  readonly isCurrent: () => boolean;
  /** Called when the request is sent, if that can be known. */
  readonly onSent: () => void;
}

/** A redirect is a response like any other. It is not followed, because the token would be sent to its target. */
export async function sendOnce(
  url: string,
  init: RequestInit,
  { clock, connectTimeout, timeout, signal, isCurrent, onSent }: SendOptions,
): Promise<Attempt> {
  const controller = new AbortController();
  const failure: { why: UnansweredAttempt["why"] } = { why: "network" };
  const stop = (why: UnansweredAttempt["why"]) => {
    failure.why = why;
    controller.abort();
  };
  const abort = () => stop("aborted");
  const tracker: SendTracker = {
    state: "unknown",
    onSent() {
      cancelConnect();
      // No byte is written if the request is aborted here.
      if (isCurrent()) onSent();
      else stop("outdated");
    },
  };
  const cancelConnect = clock.after(connectTimeout, () => {
    if (tracker.state === "waiting") stop("timeout");
  });
  const cancelTimer = clock.after(timeout, () => stop("timeout"));
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });
  try {
    const sent = { ...init, redirect: "manual", signal: controller.signal } as const;
    const response = await trackSending(tracker, () => fetch(url, sent));
    const body = await readText(response);
    return { kind: "answered", status: response.status, headers: response.headers, body };
  } catch (thrown) {
    const causes = rootCauses(thrown);
    const { why } = failure;
    // If we aborted the request, the tracker knows whether it was sent. If the network failed, the causes tell.
    const unsent =
      why === "network"
        ? causes.length > 0 && causes.every(isBeforeSending)
        : why === "outdated" || tracker.state === "waiting";
    const slow = why === "network" && causes.some(isSlowConnect);
    return { kind: "unanswered", why: slow ? "timeout" : why, unsent, cause: plainCause(causes[0]) };
  } finally {
    cancelConnect();
    cancelTimer();
    signal?.removeEventListener("abort", abort);
  }
}

/** An error response whose body is cut off is still used. */
async function readText({ ok, body }: Response): Promise<string> {
  const most = ok ? MAX_BYTES.success : MAX_BYTES.error;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > most) break;
    }
  } catch (error) {
    if (ok) throw error;
  }
  if (ok && bytes > most) throw tooLarge(most);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** 16 digits in a row, which may be too long for a JavaScript number. Without `{16}`, the search skips what has no digit. */
const LONG = new RegExp("\\d".repeat(16));
const WHOLE = /^-?[1-9]\d*$/;

/** Undefined if the text is not JSON. A whole number beyond 2^53 becomes a string, because it could become another id. */
export function parseLosslessJson(text: string): unknown {
  return jsonOrUndefined(LONG.test(text) ? quoteLongNumbers(text) : text);
}

function quoteLongNumbers(text: string): string {
  let isInString = false;
  return text.replace(/\\.|"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (token) => {
    if (token === '"') isInString = !isInString;
    const isLong = !isInString && WHOLE.test(token) && !Number.isSafeInteger(Number(token));
    return isLong ? `"${token}"` : token;
  });
}

// Node's fetch reports on diagnostics channels when it really sends a request: it may have to connect first. If they were
// silent, `onSent` would never be called, and the caller uses the start and the response instead.

export interface SendTracker {
  /** `waiting`: fetch has created the request and not written it yet. `unknown`: nothing was reported. */
  state: "unknown" | "waiting" | "sent";
  readonly onSent: () => void;
}

const current = new AsyncLocalStorage<SendTracker>();
const trackers = new WeakMap<object, SendTracker>();

/** Ignores the CONNECT request to a proxy: the request itself is sent after it. */
function requestOf(message: unknown): object | undefined {
  const request = isJsonObject(message) ? message.request : undefined;
  return isJsonObject(request) && request.method !== "CONNECT" ? request : undefined;
}

const listen = once(() => {
  subscribe("undici:request:create", (message) => {
    const tracker = current.getStore();
    const request = requestOf(message);
    if (!tracker || !request) return;
    tracker.state = "waiting";
    trackers.set(request, tracker);
  });
  // One channel would be enough. Each of the three means that the request was sent.
  for (const sign of ["undici:client:sendHeaders", "undici:request:bodySent", "undici:request:headers"]) {
    subscribe(sign, (message) => {
      const tracker = trackers.get(requestOf(message) ?? {});
      if (!tracker || tracker.state === "sent") return;
      tracker.state = "sent";
      tracker.onSent();
    });
  }
});

export function trackSending<T>(tracker: SendTracker, call: () => T): T {
  listen();
  return current.run(tracker, call);
}
