import type { RequestFaults } from "./faults/faults.ts";
import type { SandboxProject } from "./projects/project.ts";
import type { Access } from "./projects/users.ts";
import type { Stamp } from "./stamp.ts";
import type { Store } from "./state/store.ts";

/** What an operation is told: a request whose project, token and limits are in order. */
export interface SandboxRequest {
  store: Store;
  /** The project, or the branch that the path names. */
  project: SandboxProject;
  /** The project itself, also where the path names a branch: webhooks belong to it. */
  home: SandboxProject;
  /** How every answer about keys and languages begins. `branch` only where branching is on, [rec]. */
  envelope: { project_id: string; branch?: string };
  query: URLSearchParams;
  /** The id of the one key or webhook that the path names, else empty. */
  id: string;
  /** Parsed; undefined when none was sent. */
  body: unknown;
  now: Stamp;
  /** What the token of the request may do, and whose it is. */
  access: Access;
  /** What is asked of faults while the operation runs; each point is asked at one place. */
  faults: RequestFaults;
}
