/** Two processes with the same token, which do not know about each other. Each has its own rate limiter. */
import { message, start } from "./child.ts";
import type { Created } from "./creator.ts";
import type { Figure } from "./figure.ts";
import { LANGUAGES } from "./project.ts";
import { idealMakespan } from "./schedule.ts";
import { startService } from "./service.ts";

const EACH = 100;
/** Neither knows when the other sends, so some of their requests are refused and sent again. */
const MAX_SECONDS = 120;

export async function shared(): Promise<Figure[]> {
  const service = await startService({ keys: 0, languages: LANGUAGES, limits: true });
  const began = performance.now();
  const creators = ["one", "two"].map((prefix) => start("creator.ts", [service.url, prefix, EACH]));
  const results = await Promise.all(creators.map((creator) => message<Created>(creator)));
  const seconds = (performance.now() - began) / 1000;
  const { names } = await service.report();
  await service.stop();
  const failed = results.flatMap((one) => one.failed);
  if (failed.length > 0) console.error(failed[0]);
  const different = new Set(names).size;
  return [
    {
      name: "shared/lost-or-doubled",
      promise: `two processes with one token, ${2 * EACH} creates: none fails, none is lost, none is made twice`,
      ours: failed.length + (2 * EACH - different) + (names.length - different),
      unit: "keys",
      limit: 0,
    },
    {
      name: "shared/time",
      promise: `they take at most ${MAX_SECONDS} s`,
      ours: seconds,
      peer: { name: "ideal schedule", value: idealMakespan(2 * EACH, 0) / 1000 },
      unit: "s",
      limit: MAX_SECONDS,
    },
  ];
}
