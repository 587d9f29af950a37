import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { constants, gzipSync } from "node:zlib";
import { jsonOrUndefined } from "../wire/json.ts";
import type { Assumptions } from "./assumptions.ts";
import { getKey, listKeys } from "./keys/read.ts";
import { createKeys, removeKey, removeKeys, updateKey, updateKeys } from "./keys/write.ts";
import {
  createSnapshot,
  createWebhook,
  getContributor,
  getProject,
  getWebhook,
  listLanguages,
  listWebhooks,
  regenerateSecret,
  removeWebhook,
  updateWebhook,
} from "./projectRequests.ts";
import type { Reply, SandboxRequest } from "./request.ts";
import { failure, htmlFailure, invalid, notFound, Refusal, type SandboxResponse } from "./response.ts";
import { type CompleteState, keepInFile, readStateFile, Store } from "./state.ts";
import { accessOf, checkState, MASTER, type SandboxState } from "./stateSchema.ts";

export interface SandboxOptions {
  port?: number | undefined;
  /** The state at the start; it is copied. Default: no projects. */
  state?: SandboxState | undefined;
  /** Contains the state. If the file exists, it overrides `state`; otherwise it is created. */
  stateFile?: string | undefined;
  /** Whether the service's limits apply: requests per second (see `assumptions`) and 10 at the same time. Default: true. */
  limits?: boolean | undefined;
  log?: string | undefined;
  onRequest?: ((entry: RequestEntry) => void) | undefined;
  /** Milliseconds since 1970, for limits and timestamps. */
  clock?: (() => number) | undefined;
  /** Facts about the service that nothing public states. They override those of the state. */
  assumptions?: Partial<Assumptions> | undefined;
  /** For tests: replies to each request whose project, token and limits were checked. `run` carries it out. */
  around?: ((request: SandboxRequest, run: SandboxOperation["run"]) => Reply) | undefined;
}

export interface RequestEntry {
  time: string;
  method: string;
  path: string;
  body?: unknown;
  /** 0 if the connection was cut without a response. */
  status: number;
  /** Bytes of the response's body, before it is compressed. */
  bytes: number;
  ms: number;
}

export interface Sandbox {
  /** The base URL for a client, with `/api2`. */
  url: string;
  port: number;
  state(): CompleteState;
  requests: readonly RequestEntry[];
  /** Cuts open connections, and settles when the state file and the log are complete. Rejects if they could not be written. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
/** The sandbox itself must refuse long request lines, as the service does. */
const MAX_HEADERS = 256 * 1024;

type ServerContext = ReturnType<typeof contextOf>;

function contextOf(options: SandboxOptions) {
  const { stateFile, log, clock = Date.now, limits = true } = options;
  const fromFile = stateFile === undefined ? undefined : readStateFile(stateFile);
  const state = fromFile ?? checkState(options.state ?? { projects: {} });
  const store = new Store(state, options.assumptions ?? {}, clock);
  const file = stateFile === undefined ? undefined : keepInFile(stateFile, () => store.state());
  if (!fromFile) file?.write();
  const addToLog = (text: string) => {
    if (log !== undefined) appendFileSync(log, text);
  };
  addToLog("");
  const requests: RequestEntry[] = [];
  return {
    store,
    file,
    clock,
    around: options.around ?? ((request, run) => ({ response: run(request) })),
    requests,
    /** The log has no bodies, because a body may be a whole batch of texts. */
    record(entry: RequestEntry): void {
      requests.push(entry);
      addToLog(`${JSON.stringify({ ...entry, body: undefined })}\n`);
      options.onRequest?.(entry);
    },
    limits: limits ? requestLimits(clock, store.assumptions) : undefined,
  };
}

/** Starts the service on loopback. @throws Error if the state is malformed, or if the port or a file cannot be used */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const context = contextOf(options);
  const { store, file, requests } = context;
  const open = new Set<Promise<void>>();
  let failure: unknown;
  const server = createServer({ maxHeaderSize: MAX_HEADERS }, (request, response) => {
    const answered = accept(context, request, response).catch((error: unknown) => {
      failure ??= error;
      request.socket.destroy();
    });
    open.add(answered);
    void answered.then(() => open.delete(answered));
  });
  // A busy client can take some seconds until it uses a connection again.
  server.keepAliveTimeout = 60_000;
  server.listen(options.port ?? 0, HOST);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://${HOST}:${port}/api2`,
    port,
    state: () => structuredClone(store.state()),
    requests,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, ...open]);
      file?.flush();
      if (failure) throw failure;
    },
  };
}

/** JSON as PHP's `json_encode` writes it: `/` as `\/`, and non-ASCII characters as `\uXXXX` [service.md §1]. */
function phpJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value)
    .replace(/\//g, "\\/")
    .replace(/[\u0080-\uffff]/g, escaped);
}

async function accept(server: ServerContext, request: IncomingMessage, response: ServerResponse) {
  const { clock } = server;
  const arrived = clock();
  const { method = "", url: path = "" } = request;
  const read = await buffer(request).catch(() => undefined);
  const text = read?.toString("utf8");
  // A body that is not JSON stays a text, which every operation refuses.
  const body = text ? (jsonOrUndefined(text) ?? text) : undefined;
  // Without a body, the client has disconnected.
  const { response: answer, ready, headers, leave } = read ? replyTo(server, request, path, body) : CUT;
  // It is serialised at once, so that later writes do not change it.
  const shown = answer === "cut" ? "" : "json" in answer.body ? phpJson(answer.body.json) : answer.body.html;
  await ready;
  // The service compresses its responses for clients that accept gzip [service.md §1].
  const isCompressed = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
  const plain = Buffer.from(shown);
  const bytes = isCompressed ? gzipSync(plain, { level: constants.Z_BEST_SPEED }) : plain;
  leave?.();
  server.record({
    time: new Date(arrived).toISOString(),
    method,
    path,
    ...(body !== undefined && { body }),
    status: answer === "cut" ? 0 : answer.status,
    bytes: plain.length,
    ms: clock() - arrived,
  });
  if (answer === "cut") {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, {
    // The content type has no charset [service.md §1].
    "Content-Type": "json" in answer.body ? "application/json" : "text/html",
    ...headers,
    ...answer.headers,
    ...(isCompressed && { "Content-Encoding": "gzip" }),
    "Content-Length": bytes.length,
  });
  response.end(bytes);
}

interface SandboxOperation {
  name: string;
  method: string;
  path: string;
  /** @throws Refusal before anything is written */
  run: (request: SandboxRequest) => SandboxResponse;
}

const OPERATIONS: readonly SandboxOperation[] = [
  { name: "project", method: "GET", path: "", run: getProject },
  { name: "languages", method: "GET", path: "/languages", run: listLanguages },
  { name: "contributor", method: "GET", path: "/contributors/:id", run: getContributor },
  { name: "createSnapshot", method: "POST", path: "/snapshots", run: createSnapshot },
  { name: "keys", method: "GET", path: "/keys", run: listKeys },
  { name: "createKeys", method: "POST", path: "/keys", run: createKeys },
  { name: "updateKeys", method: "PUT", path: "/keys", run: updateKeys },
  { name: "destroyKeys", method: "DELETE", path: "/keys", run: removeKeys },
  { name: "key", method: "GET", path: "/keys/:id", run: getKey },
  { name: "updateKey", method: "PUT", path: "/keys/:id", run: updateKey },
  { name: "destroyKey", method: "DELETE", path: "/keys/:id", run: removeKey },
  { name: "webhooks", method: "GET", path: "/webhooks", run: listWebhooks },
  { name: "createWebhook", method: "POST", path: "/webhooks", run: createWebhook },
  { name: "webhook", method: "GET", path: "/webhooks/:id", run: getWebhook },
  { name: "updateWebhook", method: "PUT", path: "/webhooks/:id", run: updateWebhook },
  { name: "destroyWebhook", method: "DELETE", path: "/webhooks/:id", run: removeWebhook },
  {
    name: "regenerateWebhookSecret",
    method: "PATCH",
    path: "/webhooks/:id/secret/regenerate",
    run: regenerateSecret,
  },
];

/** What a method and a path mean, with decoded ids. `operation` is undefined if the path exists for other methods. */
function targetOf(method: string, pathname: string) {
  const [, projectPart = "", rest = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const [, list = "", idPart = "", tail = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(rest) ?? ["", rest];
  const path = `${list}${idPart && "/:id"}${tail}`;
  const there = OPERATIONS.filter((operation) => operation.path === path);
  const [projectId, id] = [decoded(projectPart), decoded(idPart)];
  if (!projectId || id === undefined || there.length === 0) throw notFound();
  return { projectId, id, operation: there.find((operation) => operation.method === method) };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The service's limit for each project [service.md §6]. That per second is an assumption. */
const CONCURRENT_REQUESTS = 10;
const SECOND = 1000;

export const TOO_MANY_REQUESTS = "Too many requests. Cool your jets and try again in a bit";

/** Counts requests by token, in a sliding second, and by project. A refused request does not count. */
function requestLimits(clock: () => number, { rateLimit }: Assumptions) {
  const accepted = new Map<string, number[]>();
  const running = new Map<string, number>();
  const recentOf = (token: string) => {
    const recent = (accepted.get(token) ?? []).filter((time) => clock() - time < SECOND);
    accepted.set(token, recent);
    return recent;
  };
  return {
    /** Returns a function to call when the request is answered; undefined if it must be refused with 429. */
    enter(token: string, sentId: string): (() => void) | undefined {
      const [projectId = ""] = sentId.split(":");
      const recent = recentOf(token);
      const count = running.get(projectId) ?? 0;
      if (recent.length >= rateLimit || count >= CONCURRENT_REQUESTS) return undefined;
      recent.push(clock());
      running.set(projectId, count + 1);
      return () => running.set(projectId, (running.get(projectId) ?? 1) - 1);
    },
    /** Does not count the request that entered last, because it was refused. */
    takeBack(token: string): void {
      accepted.get(token)?.pop();
    },
    /** The headers of a response, whatever its status [service.md §1]. */
    headers(token: string): Record<string, string> {
      const left = String(Math.max(0, rateLimit - recentOf(token).length));
      const limit = `${rateLimit}, ${rateLimit};w=1`;
      return { "x-ratelimit-limit": limit, "x-ratelimit-remaining": left, "x-ratelimit-reset": "1" };
    },
  };
}

const CUT = { response: "cut", ready: undefined, headers: {}, leave: undefined } as const;

/** Checks the request and replies to it. Nothing here waits. `leave` must be called when it is answered. */
function replyTo(server: ServerContext, request: IncomingMessage, path: string, body: unknown) {
  const { store, file, limits } = server;
  const { method = "", headers } = request;
  // From either of the two headers [service.md §1]; empty if both are missing.
  const token = String(
    headers["x-api-token"] ?? headers.authorization?.replace(/^Bearer\s+/i, "") ?? "",
  ).trim();
  let leave: (() => void) | undefined;
  const reply = (): Reply => {
    // The web server in front refuses longer request lines [service.md §1].
    if (`${method} ${path} HTTP/1.1`.length > store.assumptions.longestRequestLine)
      return { response: htmlFailure(414, "Request-URI Too Large") };
    const access = accessOf(token, store.access);
    // 400 was recorded, although the reference says 401 [service.md §1].
    if (!access) throw new Refusal(400, "Invalid `X-Api-Token` header");
    // Split by hand, because `URL` refuses some request lines that the service must answer.
    const [pathname = "", ...rest] = path.split("?");
    const { projectId, id, operation } = targetOf(method, pathname);
    leave = limits?.enter(token, projectId);
    if (limits && !leave) throw new Refusal(429, TOO_MANY_REQUESTS);
    const project = findProject(store, projectId);
    if (!operation) throw new Refusal(405, "Method Not Allowed");
    const writes = method !== "GET";
    if (writes && access.rights === "read-only") throw new Refusal(403, "Forbidden");
    const { assumptions } = store;
    const query = new URLSearchParams(rest.join("?"));
    const context = { ...project, store, assumptions, now: store.now(), access };
    const received = { operation: operation.name, method, path, query, id, body, ...context };
    const replied = server.around(received, operation.run);
    if (writes) file?.changed();
    return replied;
  };
  const { response, ready } = orFailure(reply);
  if (leave && response !== "cut" && response.status === 429) limits?.takeBack(token);
  return { response, ready, headers: limits?.headers(token) ?? {}, leave };
}

/** A bug of the sandbox must not look like a failure of the service, so the message says that it is a bug. */
function orFailure(reply: () => Reply): Reply {
  try {
    return reply();
  } catch (error) {
    if (error instanceof Refusal) return { response: failure(error.status, error.message) };
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { response: failure(500, `The sandbox failed. This is a bug in lokaform: ${cause}`) };
  }
}

const PROJECT_ID = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;

/** The project that a path means, or the branch `id:branch`. `id:master` is the project itself. */
function findProject(store: Store, sent: string) {
  const [, plainId, branch = MASTER] = PROJECT_ID.exec(sent) ?? [];
  if (plainId === undefined) throw invalid("project_id");
  const mainProject = store.projects.get(plainId);
  const project = branch === MASTER ? mainProject : store.projects.get(sent);
  if (!project || !mainProject) throw notFound();
  const shown = mainProject.record.settings.branching ? { branch } : {};
  return { project, mainProject, envelope: { project_id: plainId, ...shown } };
}
