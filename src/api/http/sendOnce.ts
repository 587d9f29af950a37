/** Sends one request once. The result is an {@link Attempt}; nothing is thrown. */
import { type Cause, isBeforeSending, isSlowConnect, plainCause, rootCauses } from "../errors/causes.ts";
import type { Method } from "../errors/errors.ts";
import type { Clock } from "./clock.ts";
import { SendTracker, trackSending } from "./requestSent.ts";

/** At most this much of an error answer is read: a web server in front may answer with a page of any size. */
const MAX_ERROR_BYTES = 65_536;

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
  /** `outdated`: when it was about to be sent, it was not current any more. */
  readonly why: "network" | "timeout" | "aborted" | "outdated";
  /** True if the request certainly did not reach the service. */
  readonly unsent: boolean;
  readonly cause: Cause;
}

export type Attempt = AnsweredAttempt | UnansweredAttempt;

export interface SendOptions {
  readonly clock: Clock;
  /** Milliseconds until the first byte of the request must be sent. */
  readonly connectTimeout: number;
  /** Milliseconds until the last byte of the answer must arrive. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the request may still be sent. Asked when it is about to be sent; never asked if that cannot be known. */
  readonly isCurrent: () => boolean;
  /** Called when the request is sent; never called if that cannot be known. */
  readonly onSent: () => void;
}

/** A redirect is an answer like any other. It is not followed, because the token would be sent to its target. */
export async function sendOnce(
  request: HttpRequest,
  { clock, connectTimeout, timeout, signal, isCurrent, onSent }: SendOptions,
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
    // No byte is written if the request is aborted here.
    if (isCurrent()) onSent();
    else stop("outdated");
  });
  const cancelConnect = clock.after(connectTimeout, () => {
    if (tracker.state === "waiting") stop("timeout");
  });
  const cancelTimer = clock.after(timeout, () => stop("timeout"));
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });
  try {
    const { url, method, headers, body } = request;
    const init: RequestInit = { method, headers, redirect: "manual", signal: controller.signal };
    if (body !== undefined) init.body = body;
    const response = await trackSending(tracker, () => fetch(url, init));
    const text = await (response.ok ? response.text() : readErrorText(response));
    return { kind: "answered", status: response.status, headers: response.headers, body: text };
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

/** An error answer whose body is cut off is still used. */
async function readErrorText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.byteLength;
      if (bytes >= MAX_ERROR_BYTES) break;
    }
  } catch {}
  return text;
}
