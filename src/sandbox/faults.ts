import type { WireItemError } from "../wire/key.ts";
import type { Answer } from "./answer.ts";
import type { OperationName } from "./routes.ts";

/** A request as a fault sees it: its token and limits are in order, and the sandbox knows what it asks for. */
export interface FaultyRequest {
  operation: OperationName;
  method: string;
  /** With the query. */
  path: string;
  /** Parsed; undefined when none was sent. */
  body: unknown;
}

/** What the client gets instead: another answer, or a connection that ends without one. */
export type Ending = Answer | "cut";

/**
 * A misbehaviour of the service that a test asks for. Each point is asked once a request, in the order in which they
 * stand here; where several faults speak, the first one counts.
 */
export interface Fault {
  /** Before anything is read or written. An ending here means that nothing was done. */
  beforeOperation?(request: FaultyRequest): Ending | undefined;
  /** For each key of a create or a bulk update, before it is written. What is returned stands in `errors`. */
  refuseKey?(request: FaultyRequest, sent: Readonly<Record<string, unknown>>): WireItemError | undefined;
  /** After all is written and before the answer leaves. An ending here means that the work is done and not told. */
  onAnswer?(request: FaultyRequest, answer: Answer): Ending | undefined;
}

/** Several faults as one. The list is read anew at every request, so a test may add to it and take away. */
export class Faults {
  readonly #list: readonly Fault[];

  constructor(list: readonly Fault[]) {
    this.#list = list;
  }

  beforeOperation(request: FaultyRequest): Ending | undefined {
    return first(this.#list, (fault) => fault.beforeOperation?.(request));
  }

  refuseKey(request: FaultyRequest, sent: Readonly<Record<string, unknown>>): WireItemError | undefined {
    return first(this.#list, (fault) => fault.refuseKey?.(request, sent));
  }

  onAnswer(request: FaultyRequest, answer: Answer): Ending | undefined {
    return first(this.#list, (fault) => fault.onAnswer?.(request, answer));
  }
}

function first<T>(faults: readonly Fault[], ask: (fault: Fault) => T | undefined): T | undefined {
  for (const fault of faults) {
    const said = ask(fault);
    if (said !== undefined) return said;
  }
  return undefined;
}
