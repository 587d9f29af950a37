/** Two processes on one token, which know nothing of each other: each has a gate, and the limits are the service's. */
import { message, start, stop } from "./child.ts";
import type { Created } from "./creator.ts";
import type { Figure } from "./figure.ts";
import type { Seen } from "./service.ts";

const EACH = 100;
/** Seconds. Alone, the limits would allow it in 34. */
const LONGEST = 120;

export async function shared(): Promise<Figure[]> {
  const service = start("service.ts", [0, "limits"]);
  const url = await message<string>(service);
  const began = performance.now();
  const creators = ["one", "two"].map((prefix) => start("creator.ts", [url, prefix, EACH]));
  const told = await Promise.all(creators.map((creator) => message<Created>(creator)));
  const seconds = (performance.now() - began) / 1000;
  service.send("seen");
  const { requests, names } = await message<Seen>(service);
  await stop(service);
  const created = told.reduce((sum, one) => sum + one.created, 0);
  const failed = told.flatMap((one) => one.failed);
  const refused = requests.filter(({ status }) => status === 429).length;
  const wrong = names.length - new Set(names).size;
  return [
    {
      promise: `two processes on one token, ${2 * EACH} creates: none is lost, none is doubled`,
      measured: `${created} done, ${names.length} keys, ${wrong} doubled, ${failed[0] ?? "none failed"}`,
      holds: created === 2 * EACH && names.length === 2 * EACH && wrong === 0,
    },
    {
      promise: `they are through in ${LONGEST} s`,
      measured: `${seconds.toFixed(0)} s, ${refused} times 429 on the way`,
      holds: seconds <= LONGEST,
    },
  ];
}
