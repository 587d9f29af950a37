import type { JsonObject } from "../wire/json.ts";
import type { WireItemError } from "../wire/key.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Stamp } from "./ids.ts";
import type { SandboxProject } from "./project.ts";
import type { SandboxResponse } from "./response.ts";
import type { Store } from "./state.ts";
import type { Access } from "./stateSchema.ts";

/** A request as a fault receives it. Its token and limits were checked. */
export interface FaultRequest {
  /** Its name, as in the client. */
  operation: string;
  method: string;
  /** With the query. */
  path: string;
  /** The parsed body; undefined if it was empty. */
  body: unknown;
  /** The keys of a create or an update, in the order of the request. An update of one key has the `key_id` of its path. */
  keys: readonly JsonObject[];
  /** The number of keys in the project or branch before the request. */
  keyCount: number;
}

/** The live project, for changes that other people make. */
export interface LiveProject {
  /** The project, or the branch that the request names. */
  project: SandboxProject;
  /** The project itself, even if the request names a branch. Webhooks belong to it. */
  mainProject: SandboxProject;
  now: Stamp;
  assumptions: Assumptions;
}

/** A request whose project, token and limits were checked, as an operation receives it. */
export interface SandboxRequest extends LiveProject {
  store: Store;
  /** The first members of every response about keys and languages. `branch` only if branching is on [service.md §1]. */
  envelope: { project_id: string; branch?: string };
  query: URLSearchParams;
  /** The id of the key or webhook that the path names; empty if it names none. */
  id: string;
  /** The parsed body; undefined if it was empty. */
  body: unknown;
  /** The rights and the user of the token. */
  access: Access;
  faults: RequestFaults;
}

/** What the client gets: a response, or a connection that is cut without one. */
export type ResponseOrCut = SandboxResponse | "cut";

/**
 * What happens to a key instead: it is refused; it is not written, or not mentioned in the response; or a second key with the
 * same name and texts is created, and not mentioned.
 */
export type KeyFate = WireItemError | "unwritten" | "unmentioned" | "twice";

/**
 * A failure of the service that a test asks for. The methods are in the order in which they are called. If several faults
 * return a value, the first one counts; texts, answers and delays go through all of them.
 */
export interface Fault {
  /** Rewrites the text of every request (path, body) and of every JSON response. */
  wire?: { received(text: string): string; sent(text: string): string };
  /** First of all: changes that other people make in the project before this request. True if they changed something. */
  meanwhile?(request: FaultRequest, live: LiveProject): boolean;
  /** Before anything is read or written. If it returns a response, nothing was done. */
  beforeOperation?(request: FaultRequest): ResponseOrCut | undefined;
  /** For each text of a translation, and each form of a plural: the text that is stored instead. */
  storeText?(request: FaultRequest, sent: string): string;
  /** For each key of a create or an update, before it is written. An update of one key can only be refused. */
  writeKey?(request: FaultRequest, sent: JsonObject, position: number): KeyFate | undefined;
  /** For each key to destroy. If true, the key stays, and is counted in `keys_locked`. */
  lockKey?(request: FaultRequest, keyId: number): boolean;
  /** After everything is written: what is sent instead of this response, whose body is the stored data. */
  onResponse?(request: FaultRequest, answer: SandboxResponse): ResponseOrCut | undefined;
  /** For each request: the delay of its response in milliseconds. Everything is already written. */
  delay?(request: FaultRequest): number;
}

export type RequestFaults = ReturnType<typeof requestFaults>;

/** Applies all faults to one request. The list is read again each time, so that a test may change it. */
export function requestFaults(list: readonly Fault[], request: FaultRequest) {
  const first = <T>(ask: (fault: Fault) => T | undefined): T | undefined => {
    for (const fault of list) {
      const result = ask(fault);
      if (result !== undefined) return result;
    }
    return undefined;
  };
  return {
    meanwhile: (live: LiveProject) => list.filter((fault) => fault.meanwhile?.(request, live)).length > 0,
    beforeOperation: () => first((fault) => fault.beforeOperation?.(request)),
    storeText: (sent: string) => list.reduce((text, fault) => fault.storeText?.(request, text) ?? text, sent),
    writeKey: (position: number) =>
      first((fault) => fault.writeKey?.(request, request.keys[position] ?? {}, position)),
    lockKey: (keyId: number) => list.some((fault) => fault.lockKey?.(request, keyId)),
    onResponse(answer: SandboxResponse): ResponseOrCut {
      let shown = answer;
      for (const fault of list) {
        const sent = fault.onResponse?.(request, shown) ?? shown;
        if (sent === "cut") return sent;
        shown = sent;
      }
      return shown;
    },
    delay: () => list.reduce((sum, fault) => sum + (fault.delay?.(request) ?? 0), 0),
  };
}
