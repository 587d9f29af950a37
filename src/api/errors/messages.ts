/** Words for what went wrong: the thing, the cause and the way out. */

import type { Answered, Attempt, Unanswered } from "../http/sendOnce.ts";
import { isRefusedConnection, isUnknownHost, isUntrusted } from "./causes.ts";
import { blot, readRefusal } from "./errorBody.ts";
import {
  ApiError,
  NetworkError,
  type Occasion,
  type Refusal,
  type RequestError,
  TimeoutError,
} from "./errors.ts";

/** The error for an attempt that was the last, and no good answer. The token is blotted out wherever it is repeated. */
export function explain(
  { token, loopback }: { token: string; loopback: boolean },
  right: string | undefined,
  attempt: Attempt,
  occasion: Occasion,
): RequestError {
  if (attempt.kind === "unanswered") return explainSilence(attempt, occasion, loopback);
  const { said, details, ...rest } = readRefusal(attempt.status, attempt.body);
  const refusal: Refusal = { ...rest, said: blotText(said, token), details: blot(details, token) };
  const words = refusal.said ? `: ${refusal.said.replace(/\.$/, "")}.` : ", without a word.";
  const advice = advise(refusal, right, attempt);
  const message = `${occasion.method} ${occasion.path} was answered with ${attempt.status}${words} ${advice}`;
  return new ApiError(blotText(message.trim(), token), refusal, occasion);
}

/** An answer with a good status that does not hold what the operation promises. */
export function explainShape(token: string, complaint: string, status: number, occasion: Occasion): ApiError {
  const message = `The answer to ${occasion.method} ${occasion.path} is not what the service promises: ${complaint}.`;
  return new ApiError(blotText(message, token), { status, code: status, said: "" }, occasion);
}

function explainSilence(
  { why, unsent, cause }: Unanswered,
  occasion: Occasion,
  loopback: boolean,
): RequestError {
  const request = `${occasion.method} ${occasion.path}`;
  const times = occasion.attempts > 1 ? ` (tried ${occasion.attempts} times)` : "";
  if (why === "timeout") {
    const what = unsent ? "No connection could be made in time" : "No whole answer came in time";
    return new TimeoutError(`${what} for ${request}${times}.`, occasion, cause);
  }
  const reason = cause.message.includes(cause.code ?? "")
    ? cause.message
    : `${cause.message} (${cause.code})`;
  const broken = unsent ? "No connection could be made" : "The connection broke off";
  const what = isUntrusted(cause) ? "The server's certificate was not accepted" : broken;
  const advice = isUnknownHost(cause)
    ? " Check the base URL, and whether this machine can look up names (behind a proxy it often cannot)."
    : loopback && isRefusedConnection(cause)
      ? " Nothing listens at this address: is the sandbox running?"
      : "";
  return new NetworkError(`${what} for ${request}${times}: ${reason}.${advice}`, occasion, cause);
}

function advise({ status, said }: Refusal, right: string | undefined, answered: Answered): string {
  if (status === 401 || (status === 400 && /X-Api-Token/i.test(said))) {
    return "The API token is wrong, or was revoked: check where it comes from, or make a new one.";
  }
  if (status === 403) {
    return right === undefined
      ? "The API token has no access to this project."
      : `The API token lacks a right: this needs *${right}* in this project (and writing needs a read/write token).`;
  }
  if (status >= 300 && status < 400) return adviseRedirect(answered);
  const asked = Number(answered.headers.get("retry-after"));
  if (status === 429 && asked > 0) return `It asks to wait ${asked} s.`;
  return "";
}

function adviseRedirect({ headers }: Answered): string {
  const location = headers.get("location");
  const target = location !== null && URL.canParse(location) ? new URL(location).origin : "elsewhere";
  return `It points to ${target}; a redirect is never followed, so that the token goes nowhere else: check the base URL.`;
}

function blotText(text: string, token: string): string {
  return text.replaceAll(token, "***");
}
