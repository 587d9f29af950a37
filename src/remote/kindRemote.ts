/** The part of a kind that uses the service: reading its objects, and sending its changes. */
import type { ReadClient } from "../api/client/readClient.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import type { LiveObjects } from "../kinds/kind.ts";
import type { Change, Plan } from "../model/plan.ts";
import type { Language } from "../model/project.ts";
import type { Result } from "../model/result.ts";
import type { ChangeOutcome, Ledger } from "../plan/ledger.ts";
import type { Sending } from "./sending.ts";

/** Changes of one kind that go into one request. */
export interface Batch {
  /** The name of the kind. */
  kind: string;
  action: Change["action"];
  changes: readonly Change[];
}

/** The requests of a kind. Its rules, which have no effects, are in `src/kinds/<kind>/`. */
export interface KindRemote {
  /** The name of the kind. */
  kind: string;
  /** All objects of a project, with texts in `languages` only; or a problem if the list may be incomplete. */
  observe(
    client: ReadClient,
    projectId: string,
    languages: readonly Language[],
  ): Promise<Result<LiveObjects<unknown>>>;
  /** The live objects of a backup. Throws an {@link IncompleteRead} if the list may be incomplete. */
  lookUp(
    client: ReadClient,
    projectId: string,
    entries: readonly BackupEntry<object>[],
  ): Promise<LiveObjects<unknown>>;
  /** Batches that may be sent at the same time, as few as the limits allow. `size`: maximum number of changes in one request. */
  batches(changes: readonly Change[], size: number): Batch[];
  /** Opens a sender for the changes of one run. */
  open(sending: Sending): KindSender;
}

export interface KindSender {
  /** One outcome for each change of the batch. */
  send(batch: Batch): Promise<readonly ChangeOutcome[]>;
  /** Called once, after the last batch of the run. */
  finish?(plan: Plan, ledger: Ledger): Promise<void>;
}
