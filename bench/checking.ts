/** Compares the time from the text of a page of keys to checked live keys with the time to parse the same text. */

import { parseLosslessJson } from "../src/api/http/connection.ts";
import { liveKeys, readKeys } from "../src/keys/liveKey.ts";
import { startSandbox } from "../src/sandbox/sandbox.ts";
import { type Figure, median } from "./figure.ts";
import { LANGUAGES, PROJECT, stateOf } from "./project.ts";

const KEYS = 500;
const PAGES = 40;
const MAX_RATIO = 3;

export async function checking(): Promise<Figure[]> {
  const page = await pageText();
  const parsing: number[] = [];
  const reading: number[] = [];
  for (let index = 0; index < PAGES; index++) {
    parsing.push(timeOf(() => JSON.parse(page)));
    reading.push(timeOf(() => read(page)));
  }
  const peer = median(parsing);
  return [
    {
      name: "checking/time",
      promise: `parsing and checking a page of ${KEYS} keys × ${LANGUAGES.length} languages (${(page.length / 1e6).toFixed(1)} MB): at most ${MAX_RATIO} times JSON.parse of it, median of ${PAGES} pages`,
      ours: median(reading),
      peer: { name: "JSON.parse", value: peer },
      unit: "ms",
      limit: MAX_RATIO * peer,
    },
  ];
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** As the client and the engine read a page. */
function read(page: string): void {
  const { keys } = parseLosslessJson(page) as { keys: unknown[] };
  if (liveKeys(readKeys(keys, LANGUAGES)).objects.length !== KEYS) throw new Error("The page is not valid.");
}

/** The page as the service writes it. */
async function pageText(): Promise<string> {
  const service = await startSandbox({
    limits: false,
    state: stateOf({ keys: KEYS, languages: LANGUAGES }),
  });
  const query = `include_translations=1&limit=${KEYS}`;
  const headers = { "x-api-token": "bench" };
  const response = await fetch(`${service.url}/projects/${PROJECT}/keys?${query}`, { headers });
  const page = await response.text();
  await service.close();
  return page;
}
