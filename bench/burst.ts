/** Sends 200 requests at the same time to a sandbox with the service's own limits. */
import { Client } from "../src/index.ts";
import { message, start, stop } from "./child.ts";
import type { Figure } from "./figure.ts";
import { PROJECT } from "./project.ts";
import type { ServiceReport } from "./service.ts";

const REQUESTS = 200;
const MIN_RATE = 5.7;

export async function burst(): Promise<Figure[]> {
  const service = start("service.ts", [20, "limits"]);
  const client = new Client({ token: "bench", baseUrl: await message<string>(service) });
  const began = performance.now();
  await Promise.all(Array.from({ length: REQUESTS }, () => client.keys(PROJECT)));
  const rate = REQUESTS / ((performance.now() - began) / 1000);
  service.send("report");
  const { requests } = await message<ServiceReport>(service);
  await stop(service);
  const refused = requests.filter(({ status }) => status === 429).length;
  const answered = requests.filter(({ status }) => status === 200).length;
  return [
    {
      promise: `${REQUESTS} requests at the same time: none is refused`,
      measured: `${refused} times 429, ${answered} times 200`,
      holds: refused === 0 && answered === REQUESTS,
    },
    {
      promise: `at least ${MIN_RATE} of them per second`,
      measured: `${rate.toFixed(2)} per second`,
      holds: rate >= MIN_RATE,
    },
  ];
}
