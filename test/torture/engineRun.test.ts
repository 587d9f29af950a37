/** 300 random runs; `npm run torture` makes 10,000. */
import fc from "fast-check";
import { test } from "vitest";
import { engineRun } from "./engineRun.ts";
import { randomRuns, TEST_LIMIT, WITHIN_TIME } from "./randomRun.ts";

test(
  "no fault and no interruption loses a change silently, changes what is not declared, or creates anything twice",
  async () => {
    await fc.assert(
      fc.asyncProperty(randomRuns(), async (run) => void (await engineRun(run))),
      { numRuns: 300, ...WITHIN_TIME },
    );
  },
  TEST_LIMIT,
);
