/** What pull is asked for, and what comes out. */
import type { Split } from "../kinds/backup.ts";
import type { Problem } from "../model/problem.ts";
import type { PulledTexts } from "../report/report.ts";
import type { PulledFirst } from "../report/view/written.ts";
import type { ChangedFile } from "./manifestFiles.ts";

export interface PullOptions {
  split: Split;
  /** Undefined: the usual ones. */
  fields: readonly string[] | undefined;
  dryRun: boolean;
  /** Whether kinds whose texts are in the code get no first manifest. */
  leavesTexts?: boolean;
  /** Folder of the first manifests; undefined: the usual one. */
  dir: string | undefined;
  /** Whether live keys that no manifest has are declared. */
  isNew: boolean;
  /** Whether entries whose key is not live are removed. */
  removesMissing: boolean;
  /** Whether a person agrees that these entries are removed. Undefined if the question cannot be answered. */
  confirmsRemoval: ((labels: readonly string[]) => Promise<boolean>) | undefined;
  /** Options of this run that a plan of the new manifests needs as well. */
  repeated: readonly string[];
  /** Undefined if the question cannot be answered. */
  confirms: ((name: string) => Promise<boolean>) | undefined;
}

export interface Pulled {
  problems: readonly Problem[];
  /** Absent if nothing is to be written. */
  first?: PulledFirst;
  /** Milliseconds of the service's clock, just before texts were read. Of several projects, the earliest. */
  at?: number;
  /** What was pulled into manifests that were there, one for each project. */
  later?: readonly PulledLater[];
}

export interface PulledLater {
  pulled: PulledTexts;
  /** The changed manifests, and the new ones. */
  changed: readonly ChangedFile[];
  at: number;
}
