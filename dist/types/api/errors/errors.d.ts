/** What the client throws. No message, member, cause or stack of these ever holds the token. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** An argument that cannot be right. Nothing was sent. */
export declare class ArgumentError extends TypeError {
    readonly name = "ArgumentError";
    /** Which argument, with the way into it: `keyId`, `keys[3].description`. */
    readonly argument: string;
    constructor(argument: string, complaint: string);
}
/** What is known of a request that failed. */
export interface FailedRequest {
    readonly method: Method;
    /** The path below the base URL, without the query. */
    readonly path: string;
    /** How often it was sent. 0: it was aborted while it still waited for its turn. */
    readonly attempts: number;
    /**
     * Whether the service may have carried it out, in any of the attempts. False only where it certainly did
     * not: no connection was made, or each answer was a refusal (4xx, but for 408, which says nothing either way).
     */
    readonly mayHaveHappened: boolean;
}
/** What {@link ApiError}, {@link NetworkError}, {@link TimeoutError} and {@link AbortError} have in common. */
export declare abstract class RequestError extends Error implements FailedRequest {
    readonly method: Method;
    readonly path: string;
    readonly attempts: number;
    readonly mayHaveHappened: boolean;
    constructor(message: string, request: FailedRequest, cause?: Error);
}
/** What an answer said, in whichever of its forms. */
export interface ErrorAnswer {
    /** The HTTP status. */
    readonly status: number;
    /** The code in the body; the status where the body has none. */
    readonly code: number;
    /** The service's own words, verbatim; `""` where it had none. */
    readonly serviceMessage: string;
    /** `details` of the body, as they came. */
    readonly details?: unknown;
}
/** The service answered, and the answer is a refusal, a redirect, or not what the operation promises. */
export declare class ApiError extends RequestError implements ErrorAnswer {
    readonly name = "ApiError";
    readonly status: number;
    readonly code: number;
    readonly serviceMessage: string;
    readonly details: unknown;
    constructor(message: string, answer: ErrorAnswer, occasion: FailedRequest);
}
/** No answer came, or it broke off. `cause.code` is the system's word for it (`ECONNREFUSED`, …). */
export declare class NetworkError extends RequestError {
    readonly name: string;
}
/** No whole answer came in time. */
export declare class TimeoutError extends NetworkError {
    readonly name = "TimeoutError";
}
/** The request waited for its turn longer than the caller's patience. It was not carried out. */
export declare class QueueTimeoutError extends RequestError {
    readonly name = "QueueTimeoutError";
}
/** The caller's signal was aborted while the request waited or was under way. */
export declare class AbortError extends NetworkError {
    readonly name = "AbortError";
}
