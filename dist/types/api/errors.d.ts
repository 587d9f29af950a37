export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** An argument is invalid. Nothing was sent. */
export declare class ArgumentError extends TypeError {
    readonly name = "ArgumentError";
    /** The path of the argument: `keyId`, `keys[3].description`. */
    readonly argument: string;
    /** @param complaint the rest of the sentence: `must not be empty.` */
    constructor(argument: string, complaint: string);
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
export declare abstract class RequestError extends Error implements FailedRequest {
    readonly method: Method;
    readonly path: string;
    readonly attempts: number;
    readonly mayHaveHappened: boolean;
    constructor(message: string, request: FailedRequest, cause?: Error);
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
export declare class ApiError extends RequestError implements ErrorResponse {
    readonly name = "ApiError";
    readonly status: number;
    readonly code: number;
    readonly serviceMessage: string;
    readonly details: unknown;
    /** Where `message` repeats the words of the service: the offsets of their start and end. */
    readonly quoted: readonly [start: number, end: number] | undefined;
    constructor(message: string, response: ErrorResponse, request: FailedRequest, quoted?: readonly [start: number, end: number]);
}
/** There was no response, or it was cut off. `cause.code` is the system's error code (`ECONNREFUSED`, …). */
export declare class NetworkError extends RequestError {
    readonly name: string;
}
/** There was no complete response in time. */
export declare class TimeoutError extends NetworkError {
    readonly name = "TimeoutError";
}
/** The caller's signal was aborted before the request was answered. */
export declare class AbortError extends NetworkError {
    readonly name = "AbortError";
}
/** Only the message and the system's code, because fetch's own error may contain the request. */
type Cause = Error & {
    code?: string;
};
/** Unwraps fetch's error. An attempt that tried several addresses has one cause for each. */
export declare function rootCauses(thrown: unknown): Error[];
/** Node's fetch stops connecting after 10 s. */
export declare const isSlowConnect: (cause: Error) => boolean;
/** The host name does not exist. A temporary failure of the lookup has another code. */
export declare const isUnknownHost: (cause: Error) => boolean;
export declare function tooLarge(most: number): Error;
export declare function isHopeless(cause: Error): boolean;
/** DNS lookup, connecting and the check of the certificate happen before the first byte of a request is sent. */
export declare function isBeforeSending(cause: Error): boolean;
export declare function plainCause(cause?: Error): Cause;
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
/** The error for the last attempt of a request. The token is redacted wherever the response repeats it. */
export declare function attemptError({ token, tokenFrom }: {
    token: string;
    tokenFrom?: string | undefined;
}, right: string | undefined, attempt: Attempt, failed: FailedRequest): RequestError;
export declare function isTokenRefusal({ status, serviceMessage }: ErrorResponse): boolean;
export {};
