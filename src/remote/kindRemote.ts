/** What the engine asks of a kind that needs the service: reading its objects, and sending its changes. */
import type { ReadClient } from "../api/client/readClient.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import type { LiveObjects } from "../kinds/kind.ts";
import type { Change, Plan } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { Language } from "../model/project.ts";
import type { ChangeOutcome, Ledger } from "../plan/ledger.ts";
import type { Sending } from "./sending.ts";

/** Changes of one kind that go into one request. */
export interface Batch {
  /** The name of the kind. */
  kind: string;
  action: Change["action"];
  changes: readonly Change[];
}

/** The effects of a kind; the pure part is in `src/kinds/<kind>/`. */
export interface KindRemote {
  /** The name of the kind. */
  kind: string;
  /** All objects of a project, with texts in `languages` only; or why it is not certain that these are all. */
  observe(
    client: ReadClient,
    projectId: string,
    languages: readonly Language[],
  ): Promise<LiveObjects<unknown> | { problem: Problem }>;
  /** The objects that a backup is about. Throws an {@link IncompleteRead} if it is not certain that these are all. */
  lookUp(
    client: ReadClient,
    projectId: string,
    entries: readonly BackupEntry<object>[],
  ): Promise<LiveObjects<unknown>>;
  /** Changes that may be sent at the same time, in as few requests as the limits allow. `size`: changes in one request. */
  batches(changes: readonly Change[], size: number): Batch[];
  /** Sends the changes of one run. */
  open(sending: Sending): KindSender;
}

export interface KindSender {
  /** One outcome for each change of the batch. */
  send(batch: Batch): Promise<readonly ChangeOutcome[]>;
  /** Called once, after the last batch of the run. */
  finish?(plan: Plan, ledger: Ledger): Promise<void>;
}
