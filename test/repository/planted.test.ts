/** The faults of `npm run planted` are found by their code, which must be in one place. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { SOURCES } from "./sources.ts";

const faultsSchema = z.array(z.object({ find: z.string(), replace: z.string(), tests: z.array(z.string()) }));
const faults = faultsSchema.parse(JSON.parse(readFileSync("scripts/planted.json", "utf8")));

test("the code of each planted fault is in one place, and its tests exist", () => {
  expect(faults.length).toBeGreaterThan(100);
  const lost = faults.filter(({ find, replace, tests }) => {
    const places = SOURCES.reduce((count, { text }) => count + text.split(find).length - 1, 0);
    return places !== 1 || find === replace || !tests.every((file) => existsSync(file));
  });
  expect(lost).toEqual([]);
});
