import type { Assumptions } from "./assumptions.ts";
import type { Stamp } from "./ids.ts";
import type { SandboxProject } from "./project.ts";
import type { SandboxResponse } from "./response.ts";
import type { Store } from "./state.ts";
import type { Access } from "./stateSchema.ts";

/** A request whose project, token and limits were checked, as an operation receives it. */
export interface SandboxRequest {
  operation: string;
  method: string;
  path: string;
  query: URLSearchParams;
  /** The id of the key or webhook that the path names; empty if it names none. */
  id: string;
  body: unknown;
  access: Access;
  store: Store;
  assumptions: Assumptions;
  now: Stamp;
  project: SandboxProject;
  /** The project itself, even if the request names a branch. Webhooks belong to it. */
  mainProject: SandboxProject;
  /** The first members of every response about keys and languages. `branch` only if branching is on [service.md §1]. */
  envelope: { project_id: string; branch?: string };
}

/** What the client gets: a response, or a connection that is cut without one. Absent `ready`: at once. */
export interface Reply {
  response: SandboxResponse | "cut";
  ready?: Promise<unknown>;
}
