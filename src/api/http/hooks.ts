/** What the hooks of a client receive. */
import type { Method } from "../errors/errors.ts";

/** An attempt that begins. */
export interface RequestEvent {
  readonly method: Method;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

/** A request that will be sent again after a wait. */
export interface WaitEvent extends RequestEvent {
  /** Milliseconds from now. */
  readonly ms: number;
  readonly reason:
    | "the service asked for it"
    | "too many requests"
    | "no connection"
    | "no answer"
    | "a server error";
}

/** An attempt that ended. */
export interface ResponseEvent extends RequestEvent {
  /** The HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** Milliseconds from the start of the attempt to the last byte of the answer. */
  readonly ms: number;
  /** The clock of the service in Unix milliseconds, by the header `date` of the answer. */
  readonly date?: number;
}
