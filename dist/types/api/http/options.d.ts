import type { Method } from "../errors.js";
/** Milliseconds for one attempt. If the last attempt takes longer, the operation throws a {@link TimeoutError}. */
export interface Timeouts {
    /** Until the request is sent: DNS lookup, connecting, TLS. Default 10 s, the maximum of Node's fetch. Then it is sent again. */
    connect?: number;
    /** From the start of a GET to the last byte of its response. Default 60 s. */
    read?: number;
    /** The same for all other requests. Default 180 s, because a batch of 500 keys takes long. */
    write?: number;
}
export interface ClientOptions {
    /** The API token. No error, hook or inspection of the client shows it. */
    token: string;
    /** What has the token, such as `LOKALISE_API_TOKEN`, for the messages of errors. */
    tokenFrom?: string | undefined;
    /** Default `https://api.lokalise.com/api2`. HTTPS, or plain HTTP to a loopback address. */
    baseUrl?: string | undefined;
    /**
     * Requests per second. Default: up to the limit in the headers of responses, shared with all who use the token; 6 without
     * them. All clients of a process that use the same host share this, unless one of them sets a higher rate.
     */
    rate?: number;
    /** Requests of this client at the same time. Default 10, the service's own limit per project. Shared like the rate. */
    concurrency?: number;
    timeouts?: Timeouts;
    /** If it is aborted, all requests of this client end at once with an {@link AbortError}, also those that wait. */
    signal?: AbortSignal;
    /** Called before each attempt. */
    onRequest?: (event: RequestEvent) => void;
    /** Called after each attempt, with or without a response. */
    onResponse?: ((event: ResponseEvent) => void) | undefined;
    /** Called before a wait of more than 2 s. */
    onWait?: ((event: WaitEvent) => void) | undefined;
    /** For tests: the clock. A client with its own clock has its own rate limiter. */
    clock?: Clock;
    /** For tests: random numbers from 0 to below 1, which vary the back-offs. */
    random?: () => number;
}
/** Tests use their own, so that they never sleep. */
export interface Clock {
    /** Milliseconds from some fixed moment. It never goes back. */
    now(): number;
    /** The time of day in Unix milliseconds, for a `Retry-After` header that is a date. */
    date(): number;
    /** Calls `call` once, `ms` from now. The returned function cancels that. */
    after(ms: number, call: () => void): () => void;
}
export declare const realClock: Clock;
/** Resolves after `ms`, or as soon as the signal is aborted. The caller must check the signal afterwards. */
export declare function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void>;
export interface RequestEvent {
    readonly method: Method;
    /** The path below the base URL, without the query. */
    readonly path: string;
    /** The number of the attempt, from 1. */
    readonly attempt: number;
}
export interface WaitEvent extends RequestEvent {
    /** Milliseconds from now. */
    readonly ms: number;
    readonly reason: "the service asked for it" | "too many requests" | "no connection" | "no response" | "a server error";
}
export interface ResponseEvent extends RequestEvent {
    /** The HTTP status; undefined if there was no response. */
    readonly status: number | undefined;
    /** Milliseconds from the start of the attempt to the last byte of the response. */
    readonly ms: number;
    /** The clock of the service in Unix milliseconds, by the header `date` of the response. */
    readonly date?: number;
}
