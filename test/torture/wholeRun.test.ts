/** Whole runs with faults: apply from manifests, and restore from the backup. */
import fc from "fast-check";
import { test } from "vitest";
import { randomRuns, TEST_LIMIT, WITHIN_TIME } from "./randomRun.ts";
import { WHOLE_RUN_FAULTS, wholeRun } from "./wholeRun.ts";

test(
  "every run writes its report, shows no secret, and leaves a backup that restores everything",
  async () => {
    const runs = fc.asyncProperty(randomRuns(WHOLE_RUN_FAULTS), wholeRun);
    await fc.assert(runs, { numRuns: 40, ...WITHIN_TIME });
  },
  TEST_LIMIT,
);
