/** An operation from its arguments to its checked answer. */
import type * as z from "zod";
import { explainShape } from "../errors/messages.ts";
import { parseJson } from "../http/json.ts";
import { type Call, exchange, type Line } from "../http/sendWithRetries.ts";
import { fillPath, type Id } from "./encode.ts";
import type { Operation } from "./operations.ts";
import type { Patience } from "./params.ts";

/** This many differences are told; the rest is counted. */
const TOLD = 3;

export interface Performed<Wire> {
  /** The answer, just as it came. */
  readonly wire: Wire;
  readonly headers: Headers;
}

/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError, HeldError */
export async function perform<Params, Wire>(
  line: Line,
  operation: Operation<Params, Wire>,
  ids: Readonly<Record<string, Id>>,
  params: Params,
  { patience }: Patience = {},
): Promise<Performed<Wire>> {
  const { method, right, answer, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const query = operation.query?.(params) ?? "";
  const body = operation.body && JSON.stringify(operation.body(params));
  const call: Call = { method, path, query, body, right, once, patience };
  const exchanged = await exchange(line, call);
  const wrong = (complaint: string) =>
    explainShape(line.token, complaint, exchanged.answer.status, {
      method,
      path,
      attempts: exchanged.attempts,
      mayHaveHappened: true,
    });
  const wire = parse(exchanged.answer.body, wrong);
  const checked = answer.schema.safeParse(wire);
  if (!checked.success) throw wrong(complain(checked.error.issues));
  // The wire boundary: the schema has passed what the operation itself uses; the rest is what the service documents.
  return { wire: wire as Wire, headers: exchanged.answer.headers };
}

function parse(body: string, wrong: (complaint: string) => Error): unknown {
  try {
    return parseJson(body);
  } catch {
    throw wrong(body === "" ? "it is empty" : "it is not JSON, or was cut off");
  }
}

/** `keys[3].key_id: expected number, received string` */
function complain(issues: readonly z.core.$ZodIssue[]): string {
  const told = issues.slice(0, TOLD).map(({ path, message }) => {
    const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    return `${place.replace(/^\./, "") || "the whole"}: ${message.replace(/^Invalid \w+: /, "")}`;
  });
  const more = issues.length - told.length;
  return told.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
