/** An operation from its arguments to its checked answer. */
import type * as z from "zod";
import { unusableAnswerError } from "../errors/messages.ts";
import { parseJson } from "../http/json.ts";
import { type ApiRequest, type Connection, sendWithRetries } from "../http/sendWithRetries.ts";
import { fillPath, type Id } from "./encode.ts";
import type { Operation } from "./operations.ts";
import type { QueueOptions } from "./params.ts";

/** This many differences are told; the rest is counted. */
const MAX_DIFFERENCES = 3;

export interface CheckedAnswer<Wire> {
  /** The answer, just as it came. */
  readonly wire: Wire;
  readonly headers: Headers;
}

/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
export async function perform<Params, Wire>(
  connection: Connection,
  operation: Operation<Params, Wire>,
  ids: Readonly<Record<string, Id>>,
  params: Params,
  { queueTimeout }: QueueOptions = {},
): Promise<CheckedAnswer<Wire>> {
  const { method, right, answer, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const query = operation.query?.(params) ?? "";
  const body = operation.body && JSON.stringify(operation.body(params));
  const call: ApiRequest = { method, path, query, body, right, once, queueTimeout: queueTimeout };
  const sent = await sendWithRetries(connection, call);
  const wrong = (complaint: string) =>
    unusableAnswerError(connection.token, complaint, sent.answer.status, {
      method,
      path,
      attempts: sent.attempts,
      mayHaveHappened: true,
    });
  const wire = parse(sent.answer.body, wrong);
  const checked = answer.schema.safeParse(wire);
  if (!checked.success) throw wrong(describeIssues(checked.error.issues));
  // The wire boundary: the schema has passed what the operation itself uses; the rest is what the service documents.
  return { wire: wire as Wire, headers: sent.answer.headers };
}

function parse(body: string, wrong: (complaint: string) => Error): unknown {
  try {
    return parseJson(body);
  } catch {
    throw wrong(body === "" ? "it is empty" : "it is not JSON, or was cut off");
  }
}

/** `keys[3].key_id: expected number, received string` */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const described = issues.slice(0, MAX_DIFFERENCES).map(({ path, message }) => {
    const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    return `${place.replace(/^\./, "") || "the whole"}: ${message.replace(/^Invalid \w+: /, "")}`;
  });
  const more = issues.length - described.length;
  return described.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
