/** Words for what went wrong: the thing, the cause and the way out. */

import type { AnsweredAttempt, Attempt, UnansweredAttempt } from "../http/sendOnce.ts";
import { isRefusedConnection, isUnknownHost, isUntrusted } from "./causes.ts";
import { readErrorBody, redactToken } from "./errorBody.ts";
import {
  ApiError,
  type ErrorAnswer,
  type FailedRequest,
  NetworkError,
  type RequestError,
  TimeoutError,
} from "./errors.ts";

/** The error for an attempt that was the last, and no good answer. The token is blotted out wherever it is repeated. */
export function attemptError(
  { token, loopback }: { token: string; loopback: boolean },
  right: string | undefined,
  attempt: Attempt,
  failed: FailedRequest,
): RequestError {
  if (attempt.kind === "unanswered") return unansweredError(attempt, failed, loopback);
  const { serviceMessage: said, details, ...rest } = readErrorBody(attempt.status, attempt.body);
  const answer: ErrorAnswer = {
    ...rest,
    serviceMessage: redactText(said, token),
    details: redactToken(details, token),
  };
  const words = answer.serviceMessage
    ? `: ${answer.serviceMessage.replace(/\.$/, "")}.`
    : ", without a word.";
  const advice = adviceFor(answer, right, attempt);
  const message = `${failed.method} ${failed.path} was answered with ${attempt.status}${words} ${advice}`;
  return new ApiError(redactText(message.trim(), token), answer, failed);
}

/** An answer with a good status that does not hold what the operation promises. */
export function unusableAnswerError(
  token: string,
  complaint: string,
  status: number,
  failed: FailedRequest,
): ApiError {
  const message = `The answer to ${failed.method} ${failed.path} is not what the service promises: ${complaint}.`;
  return new ApiError(redactText(message, token), { status, code: status, serviceMessage: "" }, failed);
}

function unansweredError(
  { why, unsent, cause }: UnansweredAttempt,
  failed: FailedRequest,
  loopback: boolean,
): RequestError {
  const request = `${failed.method} ${failed.path}`;
  const times = failed.attempts > 1 ? ` (tried ${failed.attempts} times)` : "";
  if (why === "timeout") {
    const what = unsent ? "No connection could be made in time" : "No whole answer came in time";
    return new TimeoutError(`${what} for ${request}${times}.`, failed, cause);
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
  return new NetworkError(`${what} for ${request}${times}: ${reason}.${advice}`, failed, cause);
}

function adviceFor(
  { status, serviceMessage: said }: ErrorAnswer,
  right: string | undefined,
  answered: AnsweredAttempt,
): string {
  if (status === 401 || (status === 400 && /X-Api-Token/i.test(said))) {
    return "The API token is wrong, or was revoked: check where it comes from, or make a new one.";
  }
  if (status === 403) {
    return right === undefined
      ? "The API token has no access to this project."
      : `The API token lacks a right: this needs *${right}* in this project (and writing needs a read/write token).`;
  }
  if (status >= 300 && status < 400) return redirectAdvice(answered);
  const asked = Number(answered.headers.get("retry-after"));
  if (status === 429 && asked > 0) return `It asks to wait ${asked} s.`;
  return "";
}

function redirectAdvice({ headers }: AnsweredAttempt): string {
  const location = headers.get("location");
  const target = location !== null && URL.canParse(location) ? new URL(location).origin : "elsewhere";
  return `It points to ${target}; a redirect is never followed, so that the token goes nowhere else: check the base URL.`;
}

function redactText(text: string, token: string): string {
  return text.replaceAll(token, "***");
}
