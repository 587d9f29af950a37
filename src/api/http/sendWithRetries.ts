/** One request from the gate through all its attempts to a good answer or an error. */

import { AbortError, HeldError, type Method, type RequestError } from "../errors/errors.ts";
import { explain } from "../errors/messages.ts";
import { type Clock, pause } from "./clock.ts";
import type { RequestSeen, ResponseSeen, WaitSeen } from "./hooks.ts";
import type { Gate, Held, Lane } from "./rateLimiter.ts";
import {
  backOff,
  isHeld,
  isLocked,
  LONGEST_REQUEST,
  longest,
  mayHaveHappened,
  readRetryAfter,
  whetherAgain,
} from "./retry.ts";
import { type Answered, type Attempt, type Outgoing, send } from "./sendOnce.ts";

export type { RequestSeen, ResponseSeen, WaitSeen } from "./hooks.ts";

/** What all requests of a client share. */
export interface Line {
  /** Without a slash at its end. */
  readonly base: string;
  /** Whether it is this machine's. */
  readonly loopback: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly gate: Gate;
  readonly lane: Lane;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly signal: AbortSignal | undefined;
  readonly onRequest: (seen: RequestSeen) => void;
  readonly onResponse: (seen: ResponseSeen) => void;
  readonly onWait: (seen: WaitSeen) => void;
}

/** What one request asks for. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly query: string;
  /** JSON, or undefined for none. */
  readonly body: string | undefined;
  /** Not sent again where it may have happened. */
  readonly once: boolean;
  /** Milliseconds for which it may wait for its turn; undefined: as long as that takes. */
  readonly patience: number | undefined;
  /** The right that its refusal speaks of. */
  readonly right: string | undefined;
}

/** A good answer and how it was come by. */
export interface Exchanged {
  readonly answer: Answered;
  readonly attempts: number;
}

/** @throws ApiError, NetworkError, TimeoutError, AbortError, HeldError */
export async function exchange(line: Line, call: Call): Promise<Exchanged> {
  const { clock, gate, signal } = line;
  let attempts = 0;
  let happened = false;
  let end: number | undefined;
  let began = 0;
  let last: Attempt | undefined;
  const occasion = () => ({ method: call.method, path: call.path, attempts, mayHaveHappened: happened });
  const giveUp = (): RequestError => {
    if (signal?.aborted || !last)
      return new AbortError(`${call.method} ${call.path} was aborted.`, occasion());
    return explain(line, call.right, last, occasion());
  };

  const held = (): RequestError =>
    new HeldError(`${call.method} ${call.path} was not sent: the service lets requests wait.`, occasion());

  for (;;) {
    const ticket = await gate.enter(line.lane, signal, least(end && end - clock.now(), call.patience));
    if (!ticket && !signal?.aborted && (end === undefined || clock.now() < end)) throw held();
    if (!ticket) throw giveUp();
    attempts++;
    if (end === undefined) {
      began = clock.now();
      end = began + LONGEST_REQUEST;
    }
    let holds: Held | undefined;
    try {
      last = await observed(line, call, attempts, end - clock.now(), ticket.left);
      if (isHeld(last)) holds = { locked: isLocked(last), retryAfter: retryAfterOf(last, clock) };
    } finally {
      ticket.done(holds);
    }
    if (last.kind === "answered" && last.status >= 200 && last.status < 300)
      return { answer: last, attempts };
    happened ||= mayHaveHappened(last);
    const again = whetherAgain(call, last, attempts);
    const asked = retryAfterOf(last, clock);
    const wait = again === "gate" ? gate.heldFor : (asked ?? backOff(attempts, line.random));
    if (!again || clock.now() + wait >= Math.min(end, began + longest(last, line.loopback))) throw giveUp();
    if (wait > LONG_WAIT) {
      const why = asked === undefined ? whyAgain(last) : "the service asked for it";
      line.onWait({ method: call.method, path: call.path, attempt: attempts + 1, ms: wait, why });
    }
    if (again === "alone") await pause(clock, wait, signal);
  }
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** Milliseconds of a wait that somebody would take for a halt. */
const LONG_WAIT = 2_000;

function whyAgain(attempt: Attempt): WaitSeen["why"] {
  if (attempt.kind === "unanswered") return attempt.unsent ? "no connection" : "no answer";
  return isHeld(attempt) ? "too many requests" : "a server error";
}

function retryAfterOf(attempt: Attempt, clock: Clock): number | undefined {
  return attempt.kind === "answered"
    ? readRetryAfter(attempt.headers.get("retry-after"), clock.date())
    : undefined;
}

async function observed(
  line: Line,
  call: Call,
  attempt: number,
  left: number,
  whenLeft: () => void,
): Promise<Attempt> {
  const { method, path } = call;
  const url = `${line.base}${path}${call.query}`;
  const headers =
    call.body === undefined ? line.headers : { ...line.headers, "content-type": "application/json" };
  const outgoing: Outgoing = { method, url, headers, body: call.body };
  const { clock, signal, timeouts } = line;
  const milliseconds = Math.min(method === "GET" ? timeouts.read : timeouts.write, left);
  const began = clock.now();
  line.onRequest({ method, path, attempt });
  const result = await send(outgoing, {
    clock,
    connect: Math.min(timeouts.connect, milliseconds),
    milliseconds,
    signal,
    left: whenLeft,
  });
  const status = result.kind === "answered" ? result.status : undefined;
  line.onResponse({ method, path, attempt, status, ms: clock.now() - began });
  return result;
}
