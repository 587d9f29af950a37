/** Performs an operation: encodes its arguments, sends the request, and checks the answer. */
import type * as z from "zod";
import { unusableAnswerError } from "../errors/messages.ts";
import type { Connection } from "../http/connection.ts";
import { parseLosslessJson } from "../http/losslessJson.ts";
import { sendWithRetries } from "../http/sendWithRetries.ts";
import { fillPath, type Id } from "./encode.ts";
import type { Operation } from "./operations.ts";
import { isPrepared, type Prepared } from "./params.ts";

/** At most this many differences are described; the others are counted. */
const MAX_DIFFERENCES = 3;

export interface CheckedAnswer<Wire> {
  /** The answer as the service sent it. */
  readonly wire: Wire;
  readonly headers: Headers;
}

/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError */
export async function perform<Params, Wire>(
  connection: Connection,
  operation: Operation<Params, Wire>,
  ids: Readonly<Record<string, Id>>,
  params: Prepared<Params>,
): Promise<CheckedAnswer<Wire>> {
  const { method, right, answer, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const encoded = (given: Params) => operation.body && JSON.stringify(operation.body(given));
  const content = isPrepared(params)
    ? { once: true, query: "", body: async () => encoded(await params()) }
    : { once, query: operation.query?.(params) ?? "", body: encoded(params) };
  const request = { method, path, right, ...content };
  const sent = await sendWithRetries(connection, request);
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
  // The wire boundary: the schema has checked the part that the operation uses. The rest is as the service documents it.
  return { wire: wire as Wire, headers: sent.answer.headers };
}

function parse(body: string, wrong: (complaint: string) => Error): unknown {
  try {
    return parseLosslessJson(body);
  } catch {
    throw wrong(body === "" ? "it is empty" : "it is not JSON, or it was cut off");
  }
}

/** `keys[3].key_id: expected number, received string` */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const described = issues.slice(0, MAX_DIFFERENCES).map(({ path, message }) => {
    const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    return `${place.replace(/^\./, "") || "the answer"}: ${message.replace(/^Invalid \w+: /, "")}`;
  });
  const more = issues.length - described.length;
  return described.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
