/** What the hooks of a client are told. */
import type { Method } from "../errors/errors.ts";

/** An attempt that begins. */
export interface RequestSeen {
  readonly method: Method;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** From 1. */
  readonly attempt: number;
}

/** A request that will be sent again after a wait. */
export interface WaitSeen extends RequestSeen {
  /** Milliseconds from now. */
  readonly ms: number;
  readonly why:
    | "the service asked for it"
    | "too many requests"
    | "no connection"
    | "no answer"
    | "a server error";
}

/** An attempt that ended. */
export interface ResponseSeen extends RequestSeen {
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** Milliseconds from its start to the last byte. */
  readonly ms: number;
}
