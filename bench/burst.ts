/** Sends 200 requests at the same time to a sandbox with the service's own limits. */
import { Client } from "../src/index.ts";
import type { Figure } from "./figure.ts";
import { LANGUAGES, PROJECT } from "./project.ts";
import { idealMakespan } from "./schedule.ts";
import { startService } from "./service.ts";

const REQUESTS = 200;
const MIN_RATE = 5.7;

export async function burst(): Promise<Figure[]> {
  const service = await startService({ keys: 20, languages: LANGUAGES, limits: true });
  const client = new Client({ token: "bench", baseUrl: service.url });
  const began = performance.now();
  await Promise.all(Array.from({ length: REQUESTS }, () => client.keys(PROJECT)));
  const seconds = (performance.now() - began) / 1000;
  const { requests } = await service.report();
  await service.stop();
  return [
    {
      name: "burst/refused",
      promise: `${REQUESTS} requests at the same time: none is refused`,
      ours: requests.filter(({ status }) => status !== 200).length,
      unit: "requests",
      limit: 0,
    },
    {
      name: "burst/time",
      promise: `at least ${MIN_RATE} of them per second`,
      ours: seconds,
      peer: { name: "ideal schedule", value: idealMakespan(REQUESTS, 0) / 1000 },
      unit: "s",
      limit: REQUESTS / MIN_RATE,
    },
  ];
}
