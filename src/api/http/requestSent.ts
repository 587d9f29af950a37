/**
 * Tells when a request of `fetch` really leaves: its connection may have to be made first, and an event loop
 * may be busy. Node's fetch says so on diagnostics channels, in every version that we run on; were they ever
 * silent, nothing would be told, and whoever listens goes by the start and the answer.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** How far one request is. */
export class Departure {
  readonly #tell: () => void;
  /** `waiting`: it was made, and nothing of it is written yet. `unknown`: nobody tells. */
  state: "unknown" | "waiting" | "left" = "unknown";

  /** @param tell called once, when the request leaves */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  leave(): void {
    if (this.state === "left") return;
    this.state = "left";
    this.#tell();
  }
}

const current = new AsyncLocalStorage<Departure>();
const departures = new WeakMap<object, Departure>();
let listening = false;

/** Not the one that asks a proxy for a way: the request itself leaves after that. */
function requestOf(message: unknown): object | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  const { request } = message;
  if (typeof request !== "object" || request === null) return undefined;
  return "method" in request && request.method === "CONNECT" ? undefined : request;
}

function listen(): void {
  listening = true;
  subscribe("undici:request:create", (message) => {
    const departure = current.getStore();
    const request = requestOf(message);
    if (!departure || !request) return;
    departure.state = "waiting";
    departures.set(request, departure);
  });
  // The first alone would do; whichever comes, the request has left.
  for (const sign of ["undici:client:sendHeaders", "undici:request:bodySent", "undici:request:headers"]) {
    subscribe(sign, (message) => {
      const request = requestOf(message);
      if (request) departures.get(request)?.leave();
    });
  }
}

/** Runs `call`, and keeps `departure` true to the request that it makes. */
export function follow<T>(departure: Departure, call: () => T): T {
  if (!listening) listen();
  return current.run(departure, call);
}
