/** The messages of the errors: what failed, why, and what to do. */
import type { AnsweredAttempt, Attempt, UnansweredAttempt } from "../http/sendOnce.ts";
import { isRefusedConnection, isRefusedPort, isUnknownHost, isUntrusted } from "./causes.ts";
import { readErrorBody, redactToken } from "./errorBody.ts";
import {
  ApiError,
  type ErrorAnswer,
  type FailedRequest,
  NetworkError,
  type RequestError,
  TimeoutError,
} from "./errors.ts";

/** The error for the last attempt of a request. The token is redacted wherever the answer repeats it. */
export function attemptError(
  { token, loopback }: { token: string; loopback: boolean },
  right: string | undefined,
  attempt: Attempt,
  failed: FailedRequest,
): RequestError {
  if (attempt.kind === "unanswered") return unansweredError(attempt, failed, loopback);
  const read = readErrorBody(attempt.status, attempt.body);
  const serviceMessage = redactText(read.serviceMessage, token);
  const answer: ErrorAnswer = { ...read, serviceMessage, details: redactToken(read.details, token) };
  const quoted = serviceMessage ? `: ${serviceMessage.replace(/\.$/, "")}.` : " without a message.";
  const message = `${failed.method} ${failed.path} returned ${attempt.status}${quoted} ${adviceFor(answer, right, attempt)}`;
  return new ApiError(redactText(message.trim(), token), answer, failed);
}

/** The error for an answer with a status of success that the operation cannot use. */
export function unusableAnswerError(
  token: string,
  complaint: string,
  status: number,
  failed: FailedRequest,
): ApiError {
  const message = `The answer to ${failed.method} ${failed.path} is not valid: ${complaint}.`;
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
    const what = unsent ? "No connection could be made in time" : "There was no complete answer in time";
    return new TimeoutError(`${what} for ${request}${times}.`, failed, cause);
  }
  const reason = cause.message.includes(cause.code ?? "")
    ? cause.message
    : `${cause.message} (${cause.code})`;
  const broken = unsent ? "No connection could be made" : "The connection was lost";
  const what = isUntrusted(cause) ? "The server's certificate is not trusted" : broken;
  const advice = isUnknownHost(cause)
    ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot."
    : loopback && isRefusedConnection(cause)
      ? " No server listens on this address: is the sandbox running?"
      : isRefusedPort(cause)
        ? " Node does not connect to this port: use another one in the base URL."
        : "";
  return new NetworkError(`${what} for ${request}${times}: ${reason}.${advice}`, failed, cause);
}

function adviceFor(
  { status, serviceMessage }: ErrorAnswer,
  right: string | undefined,
  { headers }: AnsweredAttempt,
): string {
  if (status === 401 || (status === 400 && /X-Api-Token/i.test(serviceMessage))) {
    return "The API token is wrong or was revoked: check the token, or create a new one.";
  }
  if (status === 403) {
    return right === undefined
      ? "The API token has no access to this project."
      : `The API token needs the right *${right}* in this project. To write, it must be a read/write token.`;
  }
  if (status >= 300 && status < 400) return redirectAdvice(headers);
  const asked = Number(headers.get("retry-after"));
  if (status === 429 && asked > 0) return `The service asks to wait ${asked} s.`;
  return "";
}

function redirectAdvice(headers: Headers): string {
  const location = headers.get("location");
  const target = location !== null && URL.canParse(location) ? new URL(location).origin : "another address";
  return `It redirects to ${target}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}

function redactText(text: string, token: string): string {
  return text.replaceAll(token, "***");
}
