import type { Clock } from "./clock.js";
import type { RequestEvent, ResponseEvent, WaitEvent } from "./hooks.js";
/** Milliseconds for one attempt. If the last attempt takes longer, the operation throws a {@link TimeoutError}. */
export interface Timeouts {
    /**
     * From the start of the attempt until the request is sent: DNS lookup, connecting, TLS. Default 10 s. More has no
     * effect with Node's own fetch. The service has done nothing yet, so any request is sent again.
     */
    connect?: number;
    /** From the start of a GET to the last byte of its answer. Default 60 s. */
    read?: number;
    /** The same for all other requests. Default 180 s, because a batch of 500 keys takes long. */
    write?: number;
}
export interface ClientOptions {
    /** The API token. No error, hook or inspection of the client shows it. */
    token: string;
    /** Default `https://api.lokalise.com/api2`. HTTPS, or plain HTTP to a loopback address. */
    baseUrl?: string;
    /**
     * Requests per second of this client. Default 6, the service's own limit per token and per IP address. All clients
     * of a process that use the same host share 6 requests per second, unless one of them sets a higher rate.
     */
    rate?: number;
    /** Requests of this client at the same time. Default 10, the service's own limit per project. Shared like the rate. */
    concurrency?: number;
    timeouts?: Timeouts;
    /** If it is aborted, all requests of this client end at once with an {@link AbortError}, also those that wait. */
    signal?: AbortSignal;
    /** Called before each attempt. */
    onRequest?: (event: RequestEvent) => void;
    /** Called after each attempt, with or without an answer. */
    onResponse?: (event: ResponseEvent) => void;
    /** Called before a wait of more than 2 s. */
    onWait?: (event: WaitEvent) => void;
    /** For tests: the clock. A client with its own clock has its own rate limiter. */
    clock?: Clock;
    /** For tests: random numbers from 0 to below 1, which vary the back-offs. */
    random?: () => number;
}
