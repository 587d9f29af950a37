import type { Clock } from "./clock.js";
import type { RequestEvent, ResponseEvent, WaitEvent } from "./hooks.js";
/** Milliseconds for one attempt. What ends it is a {@link TimeoutError}, once the attempts are used up. */
export interface Timeouts {
    /**
     * From its start until the request leaves: looking up the name, connecting, TLS. Default 10 s, and Node's own
     * fetch gives up after 10 s whatever stands here. Nothing was done then, so that any request is sent again.
     */
    connect?: number;
    /** From its start to the last byte of its answer: GET. Default 60 s. */
    read?: number;
    /** All others. Default 180 s: a batch of 500 keys takes its time. */
    write?: number;
}
export interface ClientOptions {
    /** The API token. Held privately; no error, hook or inspection of the client shows it. */
    token: string;
    /** Default `https://api.lokalise.com/api2`. HTTPS, or plain HTTP to a loopback address. */
    baseUrl?: string;
    /**
     * Starts a second of this client; default 6, the service's own limit per token and per address. All clients of
     * a process that talk to one host share 6 a second, unless one raises its rate beyond.
     */
    rate?: number;
    /** Requests at once of this client; default 10, the service's own limit per project. Shared like the rate. */
    concurrency?: number;
    timeouts?: Timeouts;
    /** Aborted, it ends all requests of this client at once with an {@link AbortError}, those that wait included. */
    signal?: AbortSignal;
    /** Called before each attempt. */
    onRequest?: (seen: RequestEvent) => void;
    /** Called after each attempt, answered or not. */
    onResponse?: (seen: ResponseEvent) => void;
    /** Called before a wait of more than 2 s. */
    onWait?: (seen: WaitEvent) => void;
    /** For tests: time. A client with its own clock has its own gate. */
    clock?: Clock;
    /** For tests: chance, from 0 to below 1, which spreads the back-offs. */
    random?: () => number;
}
