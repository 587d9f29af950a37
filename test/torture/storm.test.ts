/** A few hundred storms; `npm run torture` has ten thousand. */
import fc from "fast-check";
import { test } from "vitest";
import { stormsOf, weather } from "./storm.ts";

test("no fault and no interruption loses a change in silence, touches what is not declared, or makes anything twice", async () => {
  await fc.assert(
    fc.asyncProperty(stormsOf(), async (storm) => void (await weather(storm))),
    { numRuns: 300 },
  );
}, 120_000);
