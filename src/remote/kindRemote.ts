/** The part of a kind that uses the service: reading its objects, and sending its changes. */
import type { ReadClient } from "../api/client.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind, LiveObjects } from "../kinds/kind.ts";
import type { Change, Plan } from "../model/plan.ts";
import type { Language, ProjectDetails } from "../model/project.ts";
import type { ResponseMap } from "../model/response.ts";
import type { Rules } from "../model/setting.ts";
import type { ChangeOutcome, Ledger } from "../plan/ledger.ts";
import type { Sending } from "./sending.ts";

/** Changes of one kind that go into one request. */
export interface Batch {
  /** The name of the kind. */
  kind: string;
  action: Change["action"];
  changes: readonly Change[];
}

export interface Reading<Values = object> {
  client: ReadClient;
  project: ProjectDetails;
  /** What the service counts in the project, if it was read. Branches have no counts of their own. */
  statistics: ResponseMap;
  /** Texts are read in these languages. */
  languages: readonly Language[];
  /** Absent: all objects are read. */
  plans?: {
    /** A plan is made of each. */
    declarations: readonly { entries: readonly Declared<Values>[]; rules: Rules }[];
    /** The changes of the reviewed plan that the plan is compared with. */
    reviewed: readonly Change[];
  };
}

/** The requests of a kind. Its rules, which have no effects, are in `src/kinds/<kind>/`. */
export interface KindRemote {
  /** The name of the kind. */
  kind: string;
  /**
   * All objects of a project. Objects that no declaration of the plans names may be only counted, if the plans are certainly
   * the same and this takes fewer requests. Throws an {@link IncompleteRead} if the list may be incomplete.
   */
  observe(reading: Reading): Promise<LiveObjects<unknown>>;
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

let all: readonly KindRemote[] = [];

/** Sets those of all kinds, once, as `src/run/connect.ts` has them. */
export function registerRemotes(remotes: readonly KindRemote[]): void {
  all = remotes;
}

export function allRemotes(): readonly KindRemote[] {
  return all;
}

/** The requests of a kind. Throws if it has none, which is a bug. */
export function remoteOf({ name }: Pick<AnyKind, "name">): KindRemote {
  const found = all.find(({ kind }) => kind === name);
  if (!found) throw new Error(`nothing sends the requests of a ${name}`);
  return found;
}
