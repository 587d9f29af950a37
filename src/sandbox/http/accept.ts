import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, failure, htmlFailure } from "../answer.ts";
import { type Access, accessOf } from "../projects/users.ts";
import { type RequestLimits, TOO_MANY_REQUESTS } from "./limits.ts";
import { bodyOf, isTooLong, packed, send, tokenOf, written } from "./message.ts";
import type { RequestLog } from "./requestLog.ts";
import { type AcceptedRequest, type Reply, type RunningService, respond } from "./respond.ts";
import { type RouteMatch, targetOf } from "./routes.ts";

/** What the server needs to check, answer and log requests. */
export interface ServerContext extends RunningService {
  log: RequestLog;
  /** Undefined if there are no limits. */
  limits: RequestLimits | undefined;
  clock: () => number;
  /** The delay of every answer in milliseconds. The operation runs before the delay. */
  latency: number;
  /** Waits for some milliseconds, or until the signal aborts. Never rejects. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Aborted when the sandbox closes, which ends all delays. */
  closing: AbortSignal;
}

/** Accepts and answers one request. Settles when the answer is sent or the connection is cut. */
export async function accept(
  server: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { clock, latency, pause, closing, log } = server;
  const arrived = clock();
  const { method = "", url = "" } = request;
  const rewriters = server.faults.flatMap(({ wire }) => wire ?? []);
  const received = (text: string) => rewriters.reduce((read, wire) => wire.received(read), text);
  const path = received(url);
  const admission = admit(server, request, path);
  const sent = await bodyOf(request, received);
  const body = sent === "gone" ? undefined : sent.body;
  const { answer: reply, delay }: Reply =
    sent === "gone"
      ? { answer: "cut", delay: 0 }
      : replyTo(server, admission, { method, path, query: partsOf(path).query, body });
  const answer = reply === "cut" ? undefined : written(reply);
  const wait = latency + delay;
  if (wait > 0) await pause(wait, closing);
  const text = rewriters.reduce((text, wire) => wire.sent(text), answer?.text ?? "");
  const sentAnswer = answer && (await packed({ ...answer, text }, request));
  if ("leave" in admission) admission.leave();
  const time = new Date(arrived).toISOString();
  log.add({
    time,
    method,
    path,
    ...(body !== undefined && { body }),
    status: answer?.status ?? 0,
    bytes: Buffer.byteLength(text),
    ms: clock() - arrived,
  });
  if (sentAnswer) send(response, sentAnswer);
  else request.socket.destroy();
}

/** A checked request with the function to call when it is answered, or the answer that refuses it. */
type Admission = { target: RouteMatch; access: Access; leave: () => void } | { refused: Answer };

function admit({ store, limits }: ServerContext, request: IncomingMessage, path: string): Admission {
  if (isTooLong(request, store.assumptions.longestRequestLine))
    return { refused: htmlFailure(414, "Request-URI Too Large") };
  const token = tokenOf(request);
  const access = accessOf(token, store.access);
  // 400 was recorded, although the reference says 401 [service.md §1].
  if (!access) return { refused: failure(400, "Invalid `X-Api-Token` header") };
  const target = targetOf(request.method ?? "", partsOf(path).pathname);
  if (!target) return { refused: failure(404, "Not Found") };
  const [plainId = ""] = target.projectId.split(":");
  const leave = limits ? limits.enter(token, plainId) : () => {};
  return leave ? { target, access, leave } : { refused: failure(429, TOO_MANY_REQUESTS) };
}

/** A bug of the sandbox must not look like a failure of the service, so the message says that it is a bug. */
function replyTo(
  server: ServerContext,
  admission: Admission,
  request: Omit<AcceptedRequest, "access">,
): Reply {
  if ("refused" in admission) return { answer: admission.refused, delay: 0 };
  try {
    return respond(server, admission.target, { ...request, access: admission.access });
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const bug = failure(500, `The sandbox failed. This is a bug in lokaform: ${cause}`);
    return { answer: bug, delay: 0 };
  }
}

/** Splits a path by hand, because `URL` refuses some request lines that the service must answer. */
function partsOf(path = ""): { pathname: string; query: URLSearchParams } {
  const [pathname = "", ...query] = path.split("?");
  return { pathname, query: new URLSearchParams(query.join("?")) };
}
