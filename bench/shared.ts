/** Two processes with the same token, which do not know about each other. Each has its own rate limiter. */
import { message, start, stop } from "./child.ts";
import type { Created } from "./creator.ts";
import type { Figure } from "./figure.ts";
import type { ServiceReport } from "./service.ts";

const EACH = 100;
/** Seconds. The limits of the service would allow 34. */
const MAX_SECONDS = 120;

export async function shared(): Promise<Figure[]> {
  const service = start("service.ts", [0, "limits"]);
  const url = await message<string>(service);
  const began = performance.now();
  const creators = ["one", "two"].map((prefix) => start("creator.ts", [url, prefix, EACH]));
  const results = await Promise.all(creators.map((creator) => message<Created>(creator)));
  const seconds = (performance.now() - began) / 1000;
  service.send("report");
  const { requests, names } = await message<ServiceReport>(service);
  await stop(service);
  const created = results.reduce((sum, one) => sum + one.created, 0);
  const failed = results.flatMap((one) => one.failed);
  const refused = requests.filter(({ status }) => status === 429).length;
  const wrong = names.length - new Set(names).size;
  return [
    {
      promise: `two processes with one token, ${2 * EACH} creates: none is lost, none is made twice`,
      measured: `${created} done, ${names.length} keys, ${wrong} made twice, ${failed[0] ?? "none failed"}`,
      holds: created === 2 * EACH && names.length === 2 * EACH && wrong === 0,
    },
    {
      promise: `they take at most ${MAX_SECONDS} s`,
      measured: `${seconds.toFixed(0)} s, ${refused} times 429`,
      holds: seconds <= MAX_SECONDS,
    },
  ];
}
