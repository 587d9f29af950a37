import { setMaxListeners } from "node:events";
import { readBaseUrl } from "./baseUrl.ts";
import { type Clock, realClock } from "./clock.ts";
import { ArgumentError } from "./errors.ts";
import type { Line, RequestSeen, ResponseSeen } from "./exchange.ts";
import { CONCURRENCY, Gate, gateOf, Lane, RATE } from "./gate.ts";
import { VERSION } from "./version.ts";

const BASE_URL = "https://api.lokalise.com/api2";
const READ = 60_000;
const WRITE = 180_000;

/**
 * Milliseconds for one attempt, from its start to the last byte of its answer. To make a connection Node's own
 * fetch allows 10 s, within these; it has no setting for that.
 */
export interface Timeouts {
  /** GET. Default 60 s. */
  read?: number;
  /** All others. Default 180 s: a batch of 500 keys takes its time. */
  write?: number;
}

export interface ClientOptions {
  /** The API token. Held privately; no error, hook or inspection of the client shows it. */
  token: string;
  /** Default `https://api.lokalise.com/api2`. HTTPS, or plain HTTP to a loopback address. */
  baseUrl?: string;
  /**
   * Starts a second of this client; default 6, the service's own limit per token and per address. All clients of
   * a process that talk to one host share 6 a second, unless one raises its rate beyond.
   */
  rate?: number;
  /** Requests at once of this client; default 10, the service's own limit per project. Shared like the rate. */
  concurrency?: number;
  timeouts?: Timeouts;
  /** Aborted, it ends all requests of this client at once with an {@link AbortError}, those that wait included. */
  signal?: AbortSignal;
  /** Called before each attempt. */
  onRequest?: (seen: RequestSeen) => void;
  /** Called after each attempt, answered or not. */
  onResponse?: (seen: ResponseSeen) => void;
  /** For tests: time. A client with its own clock has its own gate. */
  clock?: Clock;
  /** For tests: chance, from 0 to below 1, which spreads the back-offs. */
  random?: () => number;
}

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
function follow(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  if (signal.aborted) controller.abort();
  else signal.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

/** @throws ArgumentError for an option that cannot be right */
export function openLine(options: ClientOptions): Line {
  const token = readToken(options.token);
  const { base, host } = readBaseUrl(options.baseUrl ?? BASE_URL);
  const { clock = realClock, random = Math.random, timeouts = {}, concurrency = CONCURRENCY } = options;
  const share = {
    rate: positive("rate", options.rate ?? RATE),
    concurrency: Math.max(1, Math.floor(positive("concurrency", concurrency))),
  };
  return {
    base,
    token,
    headers: { "x-api-token": token, accept: "application/json", "user-agent": `lokaform/${VERSION}` },
    gate: options.clock ? new Gate(clock, random) : gateOf(host),
    lane: new Lane(share),
    clock,
    random,
    timeouts: {
      read: positive("timeouts.read", timeouts.read ?? READ),
      write: positive("timeouts.write", timeouts.write ?? WRITE),
    },
    signal: options.signal && follow(options.signal),
    onRequest: options.onRequest ?? (() => {}),
    onResponse: options.onResponse ?? (() => {}),
  };
}
