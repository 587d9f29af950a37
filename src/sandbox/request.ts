import type { Assumptions } from "./assumptions.ts";
import type { RequestFaults } from "./faults.ts";
import type { Stamp } from "./ids.ts";
import type { SandboxProject } from "./project.ts";
import type { Store } from "./state.ts";
import type { Access } from "./users.ts";

/** A request whose project, token and limits were checked, as an operation receives it. */
export interface SandboxRequest {
  store: Store;
  /** The project or branch that the path names. */
  project: SandboxProject;
  /** The project itself, even if the path names a branch. Webhooks belong to it. */
  mainProject: SandboxProject;
  /** The first members of every answer about keys and languages. `branch` only if branching is on [service.md §1]. */
  envelope: { project_id: string; branch?: string };
  query: URLSearchParams;
  /** The id of the key or webhook that the path names; empty if it names none. */
  id: string;
  /** The parsed body; undefined if it was empty. */
  body: unknown;
  now: Stamp;
  assumptions: Assumptions;
  /** The rights and the user of the token. */
  access: Access;
  /** The faults that apply to this request. */
  faults: RequestFaults;
}
