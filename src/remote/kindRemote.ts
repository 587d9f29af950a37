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

export interface KindRemote {
  kind: string;
  /** Objects that no plan names may be only counted, if the plans stay the same. Throws an {@link IncompleteRead} for an incomplete list. */
  observe(reading: Reading): Promise<LiveObjects<unknown>>;
  /** The live objects of a backup. Throws an {@link IncompleteRead} if the list may be incomplete. */
  lookUp(
    client: ReadClient,
    projectId: string,
    entries: readonly BackupEntry<object>[],
  ): Promise<LiveObjects<unknown>>;
  /** Batches that may be sent at the same time, as few as the limits allow. `size`: maximum number of changes in one request. */
  batches(changes: readonly Change[], size: number): Batch[];
  open(sending: Sending): {
    /** One outcome for each change. */
    send(batch: Batch): Promise<readonly ChangeOutcome[]>;
    /** Called once, after the last batch of the run. */
    finish?(plan: Plan, ledger: Ledger): Promise<void>;
  };
}

let all: readonly KindRemote[] = [];

/** Called once, by `src/run/connect.ts`. */
export function registerRemotes(remotes: readonly KindRemote[]): void {
  all = remotes;
}

export function allRemotes(): readonly KindRemote[] {
  return all;
}

export function remoteOf({ name }: Pick<AnyKind, "name">): KindRemote {
  const found = all.find(({ kind }) => kind === name);
  if (!found) throw new Error(`nothing sends the requests of a ${name}`);
  return found;
}
