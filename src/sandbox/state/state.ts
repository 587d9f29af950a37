import type { WireProject } from "../../wire/project.ts";
import type { WireWebhook } from "../../wire/webhook.ts";
import type { SparseKey } from "../keys/complete.ts";
import type { FullKey } from "../keys/table.ts";
import type { SandboxLanguage, SparseLanguage } from "../projects/languages.ts";
import type { SparseRecord } from "../projects/project.ts";
import type { TokenState } from "../projects/users.ts";

/**
 * What the sandbox starts with and keeps in its file, in the shapes of the wire. All that is left out is as the
 * service makes it: a project, a language, a key of which only the name is said are whole once the sandbox runs.
 */
export interface SandboxState {
  /** A token that may read and write. Where neither `token` nor `tokens` names one, every token may. */
  token?: string;
  /** More tokens, each with its rights and its user. */
  tokens?: TokenState[];
  /**
   * By project id, `<hex>.<digits>`. An entry `<id>:<branch>` is a branch: its languages and keys are its own, and
   * are copied from the project (keys under new ids) if the entry leaves them out. Settings and webhooks are the
   * project's.
   */
  projects: Record<string, ProjectState>;
}

export interface ProjectState {
  project?: SparseRecord;
  /** Left out: the base language, and those of which a key has a translation. */
  languages?: SparseLanguage[];
  keys?: SparseKey[];
  webhooks?: SparseWebhook[];
}

export type SparseWebhook = Partial<WireWebhook> & { url: string; events: string[] };

/** The state as the sandbox gives it back: nothing is left out. */
export interface CompleteState extends SandboxState {
  projects: Record<string, CompleteProjectState>;
}

export interface CompleteProjectState extends ProjectState {
  project: WireProject;
  languages: SandboxLanguage[];
  keys: FullKey[];
  webhooks: WireWebhook[];
}
