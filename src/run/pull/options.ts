/** What pull is asked for, and what comes out. */
import type { Split } from "../../kinds/newManifest.ts";
import type { Problem } from "../../model/problem.ts";
import type { PulledTexts } from "../../report/pulledTexts.ts";
import type { PulledFirst } from "../../report/words/pullLines.ts";

export interface PullOptions {
  split: Split;
  /** Undefined: the usual ones. */
  fields: readonly string[] | undefined;
  /** Undefined: the base language. */
  languages: readonly string[] | undefined;
  dryRun: boolean;
  /** Undefined if the question cannot be answered. */
  confirms: ((name: string) => Promise<boolean>) | undefined;
}

export interface Pulled {
  problems: readonly Problem[];
  /** Absent if nothing is to be written. */
  first?: PulledFirst;
  /** The projects that have manifests already. */
  later?: readonly PulledTexts[];
}
