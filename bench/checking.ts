/** Compares the time from the text of a page of keys to checked live keys with the time to parse the same text. */

import { parseLosslessJson } from "../src/api/http/connection.ts";
import { liveKeys, readKeys } from "../src/keys/liveKey.ts";
import { startSandbox } from "../src/sandbox/sandbox.ts";
import { benchmark } from "./benchmark.ts";
import { median } from "./figure.ts";
import { LANGUAGES, PROJECT, stateOf } from "./project.ts";

const MAX_RATIO = 3;

/** Each run reads a page. */
interface Size {
  readonly runs: number;
  readonly keys: number;
}

const SIZES = { full: { runs: 40, keys: 500 }, small: { runs: 2, keys: 20 } };

export const checking = benchmark(SIZES, async ({ runs, keys }: Size) => {
  const page = await pageText(keys);
  const parsing: number[] = [];
  const reading: number[] = [];
  for (let index = 0; index < runs; index++) {
    parsing.push(timeOf(() => JSON.parse(page)));
    reading.push(timeOf(() => read(page, keys)));
  }
  const peer = median(parsing);
  return [
    {
      name: "checking/time",
      promise: `parsing and checking a page of ${keys} keys × ${LANGUAGES.length} languages (${(page.length / 1e6).toFixed(1)} MB): at most ${MAX_RATIO} times JSON.parse of it, median of ${runs} pages`,
      ours: median(reading),
      peer: { name: "JSON.parse", value: peer },
      unit: "ms",
      limit: MAX_RATIO * peer,
    },
  ];
});

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** As the client and the engine read a page. */
function read(page: string, count: number): void {
  const { keys } = parseLosslessJson(page) as { keys: unknown[] };
  if (liveKeys(readKeys(keys, LANGUAGES)).objects.length !== count) throw new Error("The page is not valid.");
}

/** The page as the service writes it. */
async function pageText(keys: number): Promise<string> {
  const service = await startSandbox({
    limits: false,
    state: stateOf({ keys, languages: LANGUAGES }),
  });
  const query = `include_translations=1&limit=${keys}`;
  const headers = { "x-api-token": "bench" };
  const response = await fetch(`${service.url}/projects/${PROJECT}/keys?${query}`, { headers });
  const page = await response.text();
  await service.close();
  return page;
}
