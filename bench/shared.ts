/** Four processes with the same token, which know about each other only by the headers of responses. */
import { benchmark } from "./benchmark.ts";
import { message, start } from "./child.ts";
import type { Created } from "./creator.ts";
import type { Figure } from "./figure.ts";
import { LANGUAGES } from "./project.ts";
import { startService } from "./service.ts";

const PROCESSES = ["one", "two", "three", "four"];
const MAX_REFUSED = 0.01;
const MIN_USED = 0.9;

/** `each`: creates of one process. */
const SIZES = { full: { runs: 1, each: 250 }, small: { runs: 1, each: 4 } };

export const shared = benchmark(SIZES, async ({ each }) => [
  ...(await sharedLimit(6, each)),
  ...(await sharedLimit(10, each)),
]);

async function sharedLimit(rateLimit: number, each: number): Promise<Figure[]> {
  const service = await startService({ keys: 0, languages: LANGUAGES, limits: true, rateLimit });
  const began = performance.now();
  const creators = PROCESSES.map((prefix) => start("creator.ts", [service.url, prefix, each]));
  const results = await Promise.all(creators.map((creator) => message<Created>(creator)));
  const seconds = (performance.now() - began) / 1000;
  const { names } = await service.report();
  await service.stop();
  const failed = results.flatMap((one) => one.failed);
  if (failed.length > 0) console.error(failed[0]);
  const all = PROCESSES.length * each;
  const different = new Set(names).size;
  const name = `shared-${rateLimit}`;
  const who = `four processes with one token, ${rateLimit} requests per second`;
  return [
    {
      name: `${name}/lost-or-doubled`,
      promise: `${who}, ${all} creates: none fails, none is lost, none is made twice`,
      ours: failed.length + (all - different) + (names.length - different),
      unit: "keys",
      limit: 0,
    },
    {
      name: `${name}/refused`,
      promise: `${who}: of none are more than ${100 * MAX_REFUSED} % of the requests refused`,
      ours: 100 * Math.max(...results.map((one) => one.refused)),
      unit: "%",
      limit: 100 * MAX_REFUSED,
    },
    {
      name: `${name}/time`,
      promise: `${who}: they use ${100 * MIN_USED} % of the limit`,
      ours: seconds,
      peer: { name: "whole limit", value: all / rateLimit },
      unit: "s",
      limit: all / rateLimit / MIN_USED,
    },
  ];
}
