/** One request, sent once: everything that can come of it is an {@link Attempt}. */
import { type Cause, isBeforeSending, isSlowConnect, plainCause, rootCauses } from "../errors/causes.ts";
import type { Method } from "../errors/errors.ts";
import type { Clock } from "./clock.ts";
import { SendTracker, trackSending } from "./requestSent.ts";

/** More of a refusal than this is not read: the web server in front may answer with a page of any size. */
const REFUSAL_BYTES = 65_536;

export interface HttpRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface AnsweredAttempt {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface UnansweredAttempt {
  readonly kind: "unanswered";
  readonly why: "network" | "timeout" | "aborted";
  /** Certainly no request reached the service. */
  readonly unsent: boolean;
  readonly cause: Cause;
}

export type Attempt = AnsweredAttempt | UnansweredAttempt;

export interface SendOptions {
  readonly clock: Clock;
  /** Milliseconds until its first byte has to leave, */
  readonly connectTimeout: number;
  /** and until the last byte of the answer has to have come. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Called when the request leaves; never, if that cannot be known. */
  readonly onSent: () => void;
}

/** A redirect is an answer like any other: it is never followed, for the token would travel along. */
export async function sendOnce(
  request: HttpRequest,
  { clock, connectTimeout: connect, timeout: milliseconds, signal, onSent: left }: SendOptions,
): Promise<Attempt> {
  const controller = new AbortController();
  const failure: { why: UnansweredAttempt["why"] } = { why: "network" };
  const stop = (why: UnansweredAttempt["why"]) => {
    failure.why = why;
    controller.abort();
  };
  const abort = () => stop("aborted");
  const tracker = new SendTracker(() => {
    cancelConnect();
    left();
  });
  const cancelConnect = clock.after(connect, () => {
    if (tracker.state === "waiting") stop("timeout");
  });
  const cancelTimer = clock.after(milliseconds, () => stop("timeout"));
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });
  try {
    const { url, method, headers, body } = request;
    const init: RequestInit = { method, headers, redirect: "manual", signal: controller.signal };
    if (body !== undefined) init.body = body;
    const response = await trackSending(tracker, () => fetch(url, init));
    const text = await (response.ok ? response.text() : readStart(response));
    return { kind: "answered", status: response.status, headers: response.headers, body: text };
  } catch (thrown) {
    const causes = rootCauses(thrown);
    const { why } = failure;
    // What we broke off ourselves is known by its departure, what broke by its cause.
    const unsent =
      why === "network" ? causes.length > 0 && causes.every(isBeforeSending) : tracker.state === "waiting";
    const slow = why === "network" && causes.some(isSlowConnect);
    return { kind: "unanswered", why: slow ? "timeout" : why, unsent, cause: plainCause(causes[0]) };
  } finally {
    cancelConnect();
    cancelTimer();
    signal?.removeEventListener("abort", abort);
  }
}

/** A refusal whose body breaks off is still that refusal. */
async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.byteLength;
      if (bytes >= REFUSAL_BYTES) break;
    }
  } catch {}
  return text;
}
