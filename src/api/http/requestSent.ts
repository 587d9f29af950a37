/**
 * Tells when a request of `fetch` really leaves: its connection may have to be made first, and an event loop
 * may be busy. Node's fetch says so on diagnostics channels, in every version that we run on; were they ever
 * silent, nothing would be told, and whoever listens goes by the start and the answer.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** How far one request is. */
export class SendTracker {
  readonly #onSent: () => void;
  /** `waiting`: it was made, and nothing of it is written yet. `unknown`: nobody tells. */
  state: "unknown" | "waiting" | "left" = "unknown";

  /** @param onSent called once, when the request leaves */
  constructor(onSent: () => void) {
    this.#onSent = onSent;
  }

  markSent(): void {
    if (this.state === "left") return;
    this.state = "left";
    this.#onSent();
  }
}

const current = new AsyncLocalStorage<SendTracker>();
const trackers = new WeakMap<object, SendTracker>();
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
    const tracker = current.getStore();
    const request = requestOf(message);
    if (!tracker || !request) return;
    tracker.state = "waiting";
    trackers.set(request, tracker);
  });
  // The first alone would do; whichever comes, the request has left.
  for (const sign of ["undici:client:sendHeaders", "undici:request:bodySent", "undici:request:headers"]) {
    subscribe(sign, (message) => {
      const request = requestOf(message);
      if (request) trackers.get(request)?.markSent();
    });
  }
}

/** Runs `call`, and keeps `departure` true to the request that it makes. */
export function trackSending<T>(tracker: SendTracker, call: () => T): T {
  if (!listening) listen();
  return current.run(tracker, call);
}
