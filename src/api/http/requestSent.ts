/**
 * Finds out when `fetch` really sends a request: it may have to connect first, and the event loop may be busy.
 * Node's fetch reports this on diagnostics channels, in every version that the client supports. If they were silent,
 * `onSent` would never be called, and the caller uses the start and the answer of the request instead.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** The progress of one request. */
export class SendTracker {
  readonly #onSent: () => void;
  /** `waiting`: fetch has created the request and not written it yet. `unknown`: nothing was reported. */
  state: "unknown" | "waiting" | "sent" = "unknown";

  /** @param onSent called once, when the request is sent */
  constructor(onSent: () => void) {
    this.#onSent = onSent;
  }

  markSent(): void {
    if (this.state === "sent") return;
    this.state = "sent";
    this.#onSent();
  }
}

const current = new AsyncLocalStorage<SendTracker>();
const trackers = new WeakMap<object, SendTracker>();
let listening = false;

/** Ignores the CONNECT request to a proxy: the request itself is sent after it. */
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
  // One channel would be enough. Each of the three means that the request was sent.
  for (const sign of ["undici:client:sendHeaders", "undici:request:bodySent", "undici:request:headers"]) {
    subscribe(sign, (message) => {
      const request = requestOf(message);
      if (request) trackers.get(request)?.markSent();
    });
  }
}

/** Calls `call`, and updates `tracker` from the request that it makes. */
export function trackSending<T>(tracker: SendTracker, call: () => T): T {
  if (!listening) listen();
  return current.run(tracker, call);
}
