/** The errors that the client throws. Their messages, members, causes and stacks never contain the token. */
import { isJsonObject, jsonOrUndefined } from "../wire/json.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An argument is invalid. Nothing was sent. */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
  /** The path of the argument: `keyId`, `keys[3].description`. */
  readonly argument: string;

  /** @param complaint the rest of the sentence: `must not be empty.` */
  constructor(argument: string, complaint: string) {
    super(`${argument} ${complaint}`);
    this.argument = argument;
  }
}

export interface FailedRequest {
  readonly method: Method;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** How often it was sent. 0 means that it was aborted while it waited in the queue. */
  readonly attempts: number;
  /** False only if the service certainly did not carry it out: no connection, or only refusals (4xx, except 408). */
  readonly mayHaveHappened: boolean;
}

/** The base of {@link ApiError}, {@link NetworkError}, {@link TimeoutError} and {@link AbortError}. */
export abstract class RequestError extends Error implements FailedRequest {
  readonly method: Method;
  readonly path: string;
  readonly attempts: number;
  readonly mayHaveHappened: boolean;

  constructor(message: string, request: FailedRequest, cause?: Error) {
    super(message, cause && { cause });
    this.method = request.method;
    this.path = request.path;
    this.attempts = request.attempts;
    this.mayHaveHappened = request.mayHaveHappened;
  }
}

/** An error as the service reports it, in any of its formats. */
export interface ErrorResponse {
  readonly status: number;
  /** The code in the body, or the status if the body has no code. */
  readonly code: number;
  /** The message of the service, unchanged; `""` if it sent no message. */
  readonly serviceMessage: string;
  /** `details` of the body, unchanged. */
  readonly details?: unknown;
}

/** The service answered with an error or a redirect, or with a body that the operation cannot use. */
export class ApiError extends RequestError implements ErrorResponse {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: number;
  readonly serviceMessage: string;
  readonly details: unknown;
  /** Where `message` repeats the words of the service: the offsets of their start and end. */
  readonly quoted: readonly [start: number, end: number] | undefined;

  constructor(
    message: string,
    response: ErrorResponse,
    request: FailedRequest,
    quoted?: readonly [start: number, end: number],
  ) {
    super(message, request);
    this.quoted = quoted;
    this.status = response.status;
    this.code = response.code;
    this.serviceMessage = response.serviceMessage;
    this.details = response.details;
  }
}

/** There was no response, or it was cut off. `cause.code` is the system's error code (`ECONNREFUSED`, …). */
export class NetworkError extends RequestError {
  override readonly name: string = "NetworkError";
}

/** There was no complete response in time. */
export class TimeoutError extends NetworkError {
  override readonly name = "TimeoutError";
}

/** The caller's signal was aborted before the request was answered. */
export class AbortError extends NetworkError {
  override readonly name = "AbortError";
}

/** Only the message and the system's code, because fetch's own error may contain the request. */
type Cause = Error & { code?: string };

/** Unwraps fetch's error. An attempt that tried several addresses has one cause for each. */
export function rootCauses(thrown: unknown): Error[] {
  if (!(thrown instanceof Error)) return [];
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return thrown.errors.flatMap(rootCauses);
  return thrown.cause instanceof Error ? rootCauses(thrown.cause) : [thrown];
}

function codeOf(cause: Error): string {
  return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

/** Node's fetch stops connecting after 10 s. */
export const isSlowConnect = coded(/^UND_ERR_CONNECT_TIMEOUT$/);

/** The host name does not exist. A temporary failure of the lookup has another code. */
export const isUnknownHost = coded(/^ENOTFOUND$/);

const isUntrusted = coded(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/);

/** A server without TLS, an address of a family that this machine does not have, or that is not valid. */
const isImpossible = coded(
  /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/,
);

function coded(codes: RegExp): (cause: Error) => boolean {
  return (cause) => codes.test(codeOf(cause));
}

const TOO_LARGE = "RESPONSE_TOO_LARGE";
const isTooLarge = coded(new RegExp(`^${TOO_LARGE}$`));

export function tooLarge(most: number): Error {
  return Object.assign(new Error(`it has more than ${most} bytes`), { code: TOO_LARGE });
}

export function isHopeless(cause: Error): boolean {
  return isUnsendable(cause) || isTooLarge(cause);
}

function isUnsendable(cause: Error): boolean {
  // fetch never connects to some ports, such as 25, that other protocols use. Its error has no code.
  const isRefusedPort = codeOf(cause) === "" && cause.message === "bad port";
  return isUntrusted(cause) || isRefusedPort || isImpossible(cause);
}

/** DNS lookup, connecting and the check of the certificate happen before the first byte of a request is sent. */
export function isBeforeSending(cause: Error): boolean {
  const call = "syscall" in cause ? cause.syscall : "";
  return call === "getaddrinfo" || call === "connect" || isSlowConnect(cause) || isUnsendable(cause);
}

export function plainCause(cause = new Error()): Cause {
  const code = codeOf(cause);
  return Object.assign(new Error(cause.message || "fetch failed"), code && { code });
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

const MAX_QUOTED = 200;

/** Quotes the title of an HTML page, or the start of any other text. */
function quote(body: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(body.slice(0, 5000))?.[1];
  if (title === undefined && /^\s*[<{[]/.test(body)) return "";
  const line = (title ?? body.slice(0, 5 * MAX_QUOTED)).replace(/\s+/g, " ").trim();
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
}

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
const asCode = (value: unknown): number | undefined =>
  value !== "" && value !== null && Number.isInteger(Number(value)) ? Number(value) : undefined;

/** Reads each known format of an error body [service.md §7], and as much as possible of any other. */
function readErrorBody(status: number, body: string): ErrorResponse {
  const parsed = jsonOrUndefined(body);
  if (!isJsonObject(parsed)) return { status, code: status, serviceMessage: asText(parsed) ?? quote(body) };
  const inner = isJsonObject(parsed.error) ? parsed.error : parsed;
  const serviceMessage =
    asText(inner.message) ?? asText(inner.error_description) ?? asText(inner.error) ?? "";
  const code = asCode(inner.code) ?? asCode(inner.errorCode) ?? asCode(inner.statusCode) ?? status;
  return { status, code, serviceMessage, details: inner.details };
}

/** Replaces the token everywhere in a value, because the service or a proxy may repeat it. */
function redactToken(value: unknown, token: string): unknown {
  if (typeof value === "string") return value.replaceAll(token, "***");
  if (Array.isArray(value)) return value.map((element) => redactToken(element, token));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replaceAll(token, "***"),
      redactToken(member, token),
    ]),
  );
}

/** The error for the last attempt of a request. The token is redacted wherever the response repeats it. */
export function attemptError(
  { token, tokenFrom }: { token: string; tokenFrom?: string | undefined },
  right: string | undefined,
  attempt: Attempt,
  failed: FailedRequest,
): RequestError {
  if (attempt.kind === "unanswered") return unansweredError(attempt, failed);
  const read = readErrorBody(attempt.status, attempt.body);
  const serviceMessage = read.serviceMessage.replaceAll(token, "***");
  const response: ErrorResponse = { ...read, serviceMessage, details: redactToken(read.details, token) };
  const withoutToken = (text: string) => text.replaceAll(token, "***");
  const advice = adviceFor(response, right, attempt, failed.method, tokenFrom) || wayOut(response, failed);
  const isFirst = advice.startsWith("The API token");
  const returned = `${failed.method} ${failed.path} returned ${attempt.status}`;
  const before = withoutToken(isFirst ? `${advice} ${returned}` : returned);
  const after = isFirst || advice === "" ? "" : withoutToken(` ${advice}`);
  const words = serviceMessage.replace(/\.$/, "");
  if (words === "") return new ApiError(`${before} without a message.${after}`, response, failed);
  const start = before.length + 2;
  return new ApiError(`${before}: ${words}.${after}`, response, failed, [start, start + words.length]);
}

function unansweredError({ why, unsent, cause }: UnansweredAttempt, failed: FailedRequest): RequestError {
  const request = `${failed.method} ${failed.path}`;
  const times = failed.attempts > 1 ? ` (tried ${failed.attempts} times)` : "";
  if (why === "timeout") {
    const what = unsent ? "No connection could be made in time" : "There was no complete response in time";
    return new TimeoutError(`${what} for ${request}${times}.`, failed, cause);
  }
  const { message, code = "" } = cause;
  const reason = message.includes(code) ? message : `${message} (${code})`;
  const broken = unsent ? "No connection could be made" : "The connection was lost";
  const unusable = isTooLarge(cause) ? "The response cannot be used" : broken;
  const what = isUntrusted(cause) ? "The server's certificate is not trusted" : unusable;
  return new NetworkError(`${what} for ${request}${times}: ${reason}.`, failed, cause);
}

export function isTokenRefusal({ status, serviceMessage }: ErrorResponse): boolean {
  return status === 401 || (status === 400 && /X-Api-Token/i.test(serviceMessage));
}

function adviceFor(
  response: ErrorResponse,
  right: string | undefined,
  { headers }: AnsweredAttempt,
  method: Method,
  from: string | undefined,
): string {
  const token = `The API token${from === undefined ? "" : ` (from ${from})`}`;
  const { status } = response;
  if (isTokenRefusal(response))
    return `${token} is wrong or was revoked: check the token, or create a new one.`;
  if (status === 403) {
    if (right === undefined) return `${token} has no access to this project.`;
    return method === "GET"
      ? `${token} needs the right *${right}* in this project.`
      : `${token} cannot write: it is read-only, or its user lacks the right *${right}* in this project. Use a read/write token of a user with this right.`;
  }
  if (status >= 300 && status < 400) {
    const location = headers.get("location");
    const target = location !== null && URL.canParse(location) ? new URL(location).origin : "another address";
    return `It redirects to ${target}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
  }
  const asked = Number(headers.get("retry-after"));
  return status === 429 && asked > 0 ? `The service asks to wait ${asked} s.` : "";
}

/** The service gives the same response for an unknown id and for a project that the token may not see. */
function wayOut({ status, serviceMessage }: ErrorResponse, { method, path }: FailedRequest) {
  const [isProject, branch = ""] = /^\/projects\/[^/:]+(?::([^/]+))?(?:\/[a-z]+)?$/.exec(path) ?? [];
  const isGone = status === 404 || (branch !== "" && /branch|project_id/i.test(serviceMessage));
  if (method !== "GET" || !isProject || !isGone) return "";
  const what = branch === "" ? "such project" : `branch "${decodeURIComponent(branch)}" in this project`;
  return `There is no ${what}, or the token's owner is not among its contributors: check project and token.`;
}
