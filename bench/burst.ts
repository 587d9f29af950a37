/** Sends many requests at the same time to a sandbox with the service's own limits. */
import { Client } from "../src/index.ts";
import { benchmark } from "./benchmark.ts";
import { LANGUAGES, PROJECT } from "./project.ts";
import { idealMakespan } from "./schedule.ts";
import { startService } from "./service.ts";

const MIN_RATE = 5.7;
const SIZES = { full: { runs: 1, count: 200 }, small: { runs: 1, count: 13 } };

export const burst = benchmark(SIZES, async ({ count }) => {
  const service = await startService({ keys: 20, languages: LANGUAGES, limits: true });
  const client = new Client({ token: "bench", baseUrl: service.url });
  const began = performance.now();
  await Promise.all(Array.from({ length: count }, () => client.keys(PROJECT)));
  const seconds = (performance.now() - began) / 1000;
  const { requests } = await service.report();
  await service.stop();
  return [
    {
      name: "burst/refused",
      promise: `${count} requests at the same time: none is refused`,
      ours: (100 * requests.filter(({ status }) => status !== 200).length) / count,
      unit: "%",
      limit: 0,
    },
    {
      name: "burst/time",
      promise: `at least ${MIN_RATE} of them per second`,
      ours: seconds,
      peer: { name: "ideal schedule", value: idealMakespan(count, 0) / 1000 },
      unit: "s",
      limit: count / MIN_RATE,
    },
  ];
});
