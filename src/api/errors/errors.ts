/** The errors that the client throws. Their messages, members, causes and stacks never contain the token. */

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An argument is invalid. Nothing was sent. */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
  /** The path of the argument: `keyId`, `keys[3].description`. */
  readonly argument: string;

  /** @param complaint the rest of the sentence that begins with the argument: `must not be empty.` */
  constructor(argument: string, complaint: string) {
    super(`${argument} ${complaint}`);
    this.argument = argument;
  }
}

/** A request that failed. */
export interface FailedRequest {
  readonly method: Method;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** How often it was sent. 0 means that it was aborted while it waited in the queue. */
  readonly attempts: number;
  /**
   * Whether the service may have carried it out in any of the attempts. False only if it certainly did not: no
   * connection was made, or each answer was a refusal (4xx, except 408, which does not tell).
   */
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
export interface ErrorAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** The code in the body, or the status if the body has no code. */
  readonly code: number;
  /** The message of the service, unchanged; `""` if it sent no message. */
  readonly serviceMessage: string;
  /** `details` of the body, unchanged. */
  readonly details?: unknown;
}

/** The service answered with an error or a redirect, or with a body that the operation cannot use. */
export class ApiError extends RequestError implements ErrorAnswer {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: number;
  readonly serviceMessage: string;
  readonly details: unknown;

  constructor(message: string, answer: ErrorAnswer, request: FailedRequest) {
    super(message, request);
    this.status = answer.status;
    this.code = answer.code;
    this.serviceMessage = answer.serviceMessage;
    this.details = answer.details;
  }
}

/** There was no answer, or it was cut off. `cause.code` is the system's error code (`ECONNREFUSED`, …). */
export class NetworkError extends RequestError {
  override readonly name: string = "NetworkError";
}

/** There was no complete answer in time. */
export class TimeoutError extends NetworkError {
  override readonly name = "TimeoutError";
}

/** The caller's signal was aborted before the request was answered. */
export class AbortError extends NetworkError {
  override readonly name = "AbortError";
}
