/** 100 random projects: live → files → what the files declare → a plan with nothing to do. `npm run torture` makes more. */
import fc from "fast-check";
import { test } from "vitest";
import { runs } from "../scale.ts";
import { pullRun } from "../torture/pullRun.ts";
import { pullWorlds } from "./randomLive.ts";

test("a plan right after the first pull has no changes, whatever the project holds", async () => {
  await fc.assert(
    fc.asyncProperty(pullWorlds, async (world) => void (await pullRun(world))),
    { numRuns: runs(100) },
  );
}, 120_000);
