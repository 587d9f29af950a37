/** Whole runs with faults, from manifests to report, and back again from the backup. */
import fc from "fast-check";
import { test } from "vitest";
import { stormsOf } from "./storm.ts";
import { WHOLE_RUN_FAULTS, wholeRun } from "./wholeRun.ts";

test("every run writes its report, shows no secret, and leaves a backup that brings everything back", async () => {
  await fc.assert(fc.asyncProperty(stormsOf(WHOLE_RUN_FAULTS), wholeRun), { numRuns: 40 });
}, 120_000);
