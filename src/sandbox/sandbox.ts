import { appendFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { setTimeout as timer } from "node:timers/promises";
import type { Assumptions } from "./assumptions.ts";
import type { Fault } from "./faults.ts";
import { accept, type RequestEntry, requestLimits } from "./http.ts";
import { type CompleteState, keepInFile, readStateFile, Store } from "./state.ts";
import { checkState, type SandboxState } from "./stateSchema.ts";

export type { Answer } from "./answer.ts";
export { ASSUMPTIONS, type Assumptions } from "./assumptions.ts";
export type { Fault } from "./faults.ts";
export type { RequestEntry } from "./http.ts";
export type { CompleteState } from "./state.ts";
export type { SandboxState } from "./stateSchema.ts";

export interface SandboxOptions {
  /** Default: a free port. */
  port?: number | undefined;
  /** The state at the start; it is copied. Default: no projects. */
  state?: SandboxState | undefined;
  /** A file that contains the state. If it exists, it overrides `state`; otherwise it is created. Only writes change it. */
  stateFile?: string | undefined;
  /** Whether the service's limits apply: 6 requests per second and 10 at the same time. Default: true. */
  limits?: boolean | undefined;
  /** The delay of every answer in milliseconds. */
  latency?: number | undefined;
  /** A file to which one line of JSON is added for each request. */
  log?: string | undefined;
  onRequest?: ((entry: RequestEntry) => void) | undefined;
  /** Milliseconds since 1970, for limits and timestamps. */
  clock?: (() => number) | undefined;
  /** Facts about the service that nothing public states. They override those of the state. */
  assumptions?: Partial<Assumptions> | undefined;
  /** Waits for the delays: resolves after the milliseconds, or when the signal aborts. */
  pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** The faults. The list is read again for every request. */
  faults?: readonly Fault[] | undefined;
}

export interface Sandbox {
  /** The base URL for a client, with `/api2`. */
  url: string;
  port: number;
  /** A copy of the whole state. */
  state(): CompleteState;
  /** All requests so far, in the order of their answers. */
  requests: readonly RequestEntry[];
  /** Cuts open connections, and settles when the state file and the log are complete. Rejects if they could not be written. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
/** Long request lines must be accepted, so that the sandbox can refuse them as the service does. */
const MAX_HEADERS = 256 * 1024;

/**
 * Starts the service on loopback.
 * @throws Error if the state is malformed, or if the port or a file cannot be used
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = Date.now, latency = 0, limits = true, pause = waited } = options;
  const fromFile = options.stateFile === undefined ? undefined : readStateFile(options.stateFile);
  const store = new Store(
    fromFile ?? checkState(options.state ?? { projects: {} }),
    options.assumptions ?? {},
    clock,
  );
  const file =
    options.stateFile === undefined ? undefined : keepInFile(options.stateFile, () => store.state());
  if (!fromFile) file?.write();

  const requests: RequestEntry[] = [];
  const log = (text: string) => options.log === undefined || appendFileSync(options.log, text);
  log("");
  const closing = new AbortController();
  const context = {
    store,
    /** The lines of the log have no bodies, because a body may be a whole batch of texts. */
    record(entry: RequestEntry) {
      requests.push(entry);
      log(`${JSON.stringify({ ...entry, body: undefined })}\n`);
      options.onRequest?.(entry);
    },
    clock,
    latency,
    pause,
    faults: options.faults ?? [],
    limits: limits ? requestLimits(clock) : () => () => {},
    changed: () => file?.changed(),
    closing: closing.signal,
  };
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
  const port = await listen(server, options.port ?? 0);

  return {
    url: `http://${HOST}:${port}/api2`,
    port,
    state: () => structuredClone(store.state()),
    requests,
    async close() {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, ...open]);
      file?.flush();
      if (failure) throw failure;
    },
  };
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return timer(ms, undefined, { signal }).catch(() => {});
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
