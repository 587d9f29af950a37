/** From a client's options to what all its requests share. */
import { setMaxListeners } from "node:events";
import { ArgumentError } from "../errors/errors.ts";
import { readBaseUrl } from "./baseUrl.ts";
import { realClock } from "./clock.ts";
import type { ClientOptions } from "./options.ts";
import { ClientQueue, CONCURRENCY, RATE, RateLimiter, rateLimiterOf } from "./rateLimiter.ts";
import type { Connection } from "./sendWithRetries.ts";
import { VERSION } from "./version.ts";

const BASE_URL = "https://api.lokalise.com/api2";
const CONNECT = 10_000;
const READ = 60_000;
const WRITE = 180_000;

function positive(argument: string, value: number): number {
  if (value > 0) return value;
  throw new ArgumentError(argument, "must be a number above 0.");
}

/** A header cannot carry other characters; said here, for fetch would quote the token in its complaint. */
function readToken(token: unknown): string {
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new ArgumentError("token", "must be an API token: visible characters without blanks or line breaks.");
}

/** A signal that any number of requests may listen to without a warning, and that costs the caller's one listener. */
function forwardAbort(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

/** @throws ArgumentError for an option that cannot be right */
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
