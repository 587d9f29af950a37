/** What all requests of one client share, made from the options of the client. */
import { setMaxListeners } from "node:events";
import { VERSION } from "../../model/published.ts";
import { ArgumentError } from "../errors/errors.ts";
import { type Clock, realClock } from "./clock.ts";
import type { RequestEvent, ResponseEvent, WaitEvent } from "./hooks.ts";
import type { ClientOptions } from "./options.ts";
import { ClientQueue, CONCURRENCY, RATE, RateLimiter, rateLimiterOf } from "./rateLimiter.ts";

const BASE_URL = "https://api.lokalise.com/api2";
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const CONNECT = 10_000;
const READ = 60_000;
const WRITE = 180_000;

export interface Connection {
  /** The base URL without a slash at the end. */
  readonly base: string;
  /** Whether the host is a loopback address. */
  readonly loopback: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly limiter: RateLimiter;
  readonly queue: ClientQueue;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly signal: AbortSignal | undefined;
  readonly onRequest: (event: RequestEvent) => void;
  readonly onResponse: (event: ResponseEvent) => void;
  readonly onWait: (event: WaitEvent) => void;
}

/** @throws ArgumentError for an invalid option */
export function openConnection(options: ClientOptions): Connection {
  const token = readToken(options.token);
  const { base, host, loopback } = readBaseUrl(options.baseUrl ?? BASE_URL);
  const { clock = realClock, random = Math.random, timeouts = {}, concurrency = CONCURRENCY } = options;
  const limits = {
    rate: positive("rate", options.rate ?? RATE),
    concurrency: Math.max(1, Math.floor(positive("concurrency", concurrency))),
  };
  return {
    base,
    loopback,
    token,
    headers: { "x-api-token": token, accept: "application/json", "user-agent": `lokaform/${VERSION}` },
    limiter: options.clock ? new RateLimiter(clock, random) : rateLimiterOf(host),
    queue: new ClientQueue(limits),
    clock,
    random,
    timeouts: {
      connect: positive("timeouts.connect", timeouts.connect ?? CONNECT),
      read: positive("timeouts.read", timeouts.read ?? READ),
      write: positive("timeouts.write", timeouts.write ?? WRITE),
    },
    signal: options.signal && forwardAbort(options.signal),
    onRequest: options.onRequest ?? (() => {}),
    onResponse: options.onResponse ?? (() => {}),
    onWait: options.onWait ?? (() => {}),
  };
}

function positive(argument: string, value: number): number {
  if (value > 0) return value;
  throw new ArgumentError(argument, "must be a number above 0.");
}

/** A header cannot contain other characters. This is checked here, because the error of fetch would quote the token. */
function readToken(token: unknown): string {
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new ArgumentError("token", "must be an API token: visible characters without spaces or line breaks.");
}

/** A signal that accepts any number of listeners without a warning, and adds only one listener to the caller's. */
function forwardAbort(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

/**
 * The base URL that all paths are appended to, without a slash at the end, and its host with the port. The token is
 * sent over HTTPS only. Plain HTTP is allowed for a loopback address (127.0.0.0/8, ::1, localhost).
 * @throws ArgumentError for any other URL, or one with a user, a password, a query or a fragment
 */
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
