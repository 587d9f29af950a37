/**
 * The fast reader of YAML, which also reads each text in small pieces and with the full reader, and fails if they differ. All tests and
 * `npm run torture` read manifests with it: vitest.config.ts and scripts/torture.ts put it in the place of the fast reader.
 */
import { inspect, isDeepStrictEqual } from "node:util";
import { type FastRead, readFast as readOnlyFast } from "../src/manifest/read/fastReader.ts";
import { readFully } from "../src/manifest/read/fullReader.ts";
import { addDuplicate } from "../src/manifest/syntaxProblems.ts";
import { type Located, lineStartsOf, type Spot } from "../src/model/place.ts";
import { ProblemList } from "../src/model/problem.ts";
import { runs } from "./scale.ts";

/** How `src/manifest/yaml.ts` imports the fast reader. No other file imports it in this way. */
export const IMPORTED_AS = "./read/fastReader.ts";

/** Characters. The full reader takes seconds for the longest texts of tests, which repeat one entry thousands of times. */
const MAX_COMPARED = runs(200_000);

let compared = 0;
/** Tests read most texts several times. */
const equal = new Set<string>();
const MAX_EQUAL = 5_000;

/** How many texts both readers have read. */
export function comparedTexts(): number {
  return compared;
}

/** @throws Error if the full reader finds other values, locations or problems. */
export function readFast(text: string): FastRead | undefined {
  const fast = readOnlyFast(text);
  if (text.length > MAX_COMPARED || equal.has(text)) return fast;
  const inPieces = readOnlyFast(text, 1);
  if (!fast !== !inPieces) throw new Error(`Only one way of reading accepts: ${inspect(text)}`);
  if (!fast || !inPieces) return undefined;
  compared += 1;
  const full = readFully("", text);
  const all = (read: Located) => [read.value, JSON.stringify(read.value), offsets(read.spot)];
  const lineStarts = lineStartsOf(text);
  const expected = [...all(full), full.file.lineStarts, full.problems];
  for (const read of [fast, inPieces]) {
    const duplicates = new ProblemList();
    for (const at of read.duplicates) addDuplicate({ path: "", lineStarts }, at, duplicates);
    const found = [...all(read), lineStarts, duplicates.problems];
    if (!isDeepStrictEqual(found, expected))
      throw new Error(`The readers differ: ${inspect({ text, found, expected }, { depth: 20 })}`);
  }
  if (equal.size >= MAX_EQUAL) equal.clear();
  equal.add(text);
  return fast;
}

/** Offsets with the members in their order. */
function offsets({ start, end, name, members }: Spot): unknown {
  const inside = members && [...new Map(members)].map(([member, at]) => [member, offsets(at)]);
  return { start, end, name: name && { ...name }, members: inside };
}
