import type { WireProject } from "../../wire/project.ts";
import type { WireWebhook } from "../../wire/webhook.ts";
import type { Assumptions } from "../assumptions.ts";
import type { SparseKey } from "../keys/complete.ts";
import type { FullKey } from "../keys/table.ts";
import type { SandboxLanguage, SparseLanguage } from "../projects/languages.ts";
import type { Automation, SparseRecord } from "../projects/project.ts";
import type { AccessState } from "../projects/users.ts";

/**
 * The state that the sandbox starts with and keeps in its file, in the shapes of the service. Everything that it omits gets
 * the value that the service gives it: a key with only a name is complete once the sandbox runs.
 */
export interface SandboxState extends AccessState {
  /** Facts about the service that nothing public states. The defaults are the first values of {@link ASSUMPTIONS}. */
  assumptions?: Partial<Assumptions>;
  /**
   * The projects by id, `<hex>.<digits>`. An entry `<id>:<branch>` is a branch with its own languages and keys. If the entry
   * omits them, they are copied from the project, keys with new ids. Settings and webhooks are those of the project.
   */
  projects: Record<string, ProjectState>;
}

export interface ProjectState {
  project?: SparseRecord;
  /** Default: the base language, and all languages in translations of keys. */
  languages?: SparseLanguage[];
  keys?: SparseKey[];
  webhooks?: SparseWebhook[];
  /** Default: none. A branch has those of its project. */
  automations?: Automation[];
}

export type SparseWebhook = Partial<WireWebhook> & { url: string; events: string[] };

/** The complete state, as the sandbox returns it. */
export interface CompleteState extends SandboxState {
  projects: Record<string, CompleteProjectState>;
}

export interface CompleteProjectState extends ProjectState {
  project: WireProject;
  languages: SandboxLanguage[];
  keys: FullKey[];
  webhooks: WireWebhook[];
}
