/** Whole runs with faults: apply from manifests, and restore from the backup. */
import fc from "fast-check";
import { test } from "vitest";
import { randomRuns } from "./randomRun.ts";
import { WHOLE_RUN_FAULTS, wholeRun } from "./wholeRun.ts";

test("every run writes its report, shows no secret, and leaves a backup that restores everything", async () => {
  await fc.assert(fc.asyncProperty(randomRuns(WHOLE_RUN_FAULTS), wholeRun), { numRuns: 40 });
}, 120_000);
