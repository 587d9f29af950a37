/** 12 histories, always the same ones; `npm run torture` makes 300 random ones. */
import fc from "fast-check";
import { test } from "vitest";
import { appsRun } from "./appsRun.ts";
import { appsHistories } from "./randomApps.ts";

test("apps that share keys lose no text, get no key twice, and come to an end where all that differs is named", async () => {
  await fc.assert(fc.asyncProperty(appsHistories, appsRun), { numRuns: 12, seed: 1 });
}, 1_200_000);
