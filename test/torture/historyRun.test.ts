/** 15 histories, always the same ones; `npm run torture` makes 1,000 random ones. */
import fc from "fast-check";
import { test } from "vitest";
import { historyRun } from "./historyRun.ts";
import { randomHistories } from "./randomHistory.ts";

test("no history loses a text of a person or a line of a file, and all that is not decided is named", async () => {
  await fc.assert(fc.asyncProperty(randomHistories, historyRun), { numRuns: 15, seed: 14 });
}, 1_200_000);
