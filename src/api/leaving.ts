/**
 * Tells when a request of `fetch` really leaves: its connection may have to be made first, and an event loop
 * may be busy. Node's fetch says so on two diagnostics channels, in every version that we run on; were they
 * ever silent, nothing would be told, and whoever listens goes by the start and the answer.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

type Left = () => void;

const current = new AsyncLocalStorage<Left>();
const listeners = new WeakMap<object, Left>();
let listening = false;

function requestOf(message: unknown): object | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  return typeof message.request === "object" && message.request !== null ? message.request : undefined;
}

function listen(): void {
  listening = true;
  subscribe("undici:request:create", (message) => {
    const left = current.getStore();
    const request = requestOf(message);
    if (left && request) listeners.set(request, left);
  });
  subscribe("undici:client:sendHeaders", (message) => {
    const request = requestOf(message);
    if (request) listeners.get(request)?.();
  });
}

/** Runs `call`, and `left` at the moment at which the request that it makes is written to its connection. */
export function whenLeft<T>(left: Left, call: () => T): T {
  if (!listening) listen();
  return current.run(left, call);
}
