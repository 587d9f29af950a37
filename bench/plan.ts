/** A plan of keys that are all as declared: elapsed time, CPU time, requests and bytes of whole processes. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesFor } from "../src/keys/observe.ts";
import { benchmark } from "./benchmark.ts";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { bareNode, inTurns, measure, PEERS, type Usage } from "./measure.ts";
import { carefulScript, plan, validate } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { idealMakespan } from "./schedule.ts";
import { accepted, type ServiceReport, startService } from "./service.ts";

interface Size {
  readonly runs: number;
  readonly keys: number;
  /** Milliseconds of every response. */
  readonly latency: number;
}

const SOME_LANGUAGES = LANGUAGES.slice(0, 3);
/** Times the ideal schedule. */
const MAX_SCHEDULE = 1.25;

function inPlanFolder(keys: number, use: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const files = { "lokaform.yaml": settings(), "keys.yaml": keysYaml(range(0, keys), SOME_LANGUAGES) };
  return inFolder(files, use);
}

const FAST = {
  full: { runs: 3, keys: 20_000, latency: 200 },
  small: { runs: 1, keys: 600, latency: 0 },
};

/** The rate of the service decides how long a plan takes. */
export const planFast = benchmark(FAST, ({ runs, keys, latency }: Size) =>
  inPlanFolder(keys, async (folder) => {
    const project = { keys, languages: SOME_LANGUAGES };
    const service = await startService({ ...project, limits: true, latency });
    const unlimited = await startService({ ...project, limits: false });
    await plan(service, folder);
    const requests = accepted(await service.report());
    await carefulScript(service, folder);
    const requestsOfScript = accepted(await service.report()).slice(requests.length);
    writeFileSync(join(folder, "paths.json"), JSON.stringify(requests.map(({ path }) => path)));
    const used = await inTurns(runs, {
      plan: () => plan(service, folder),
      careful: () => carefulScript(service, folder),
      validate: () => validate(folder),
      fetching: () =>
        measure({ args: [join(PEERS, "fetchAnswers.js"), unlimited.url, "paths.json"], folder }),
      bare: bareNode,
    });
    await Promise.all([service.stop(), unlimited.stop()]);
    return [
      ...timeFigures(used, { keys, latency, requests: requests.length }),
      ...requestFigures(keys, requests, requestsOfScript),
    ];
  }),
);

function timeFigures(
  used: Record<"plan" | "careful" | "validate" | "fetching" | "bare", Usage>,
  { keys, latency, requests }: { keys: number; latency: number; requests: number },
): Figure[] {
  const seconds = used.plan.elapsed / 1000;
  const ideal = idealMakespan(requests, latency) / 1000;
  const careful = used.careful.elapsed / 1000;
  const receiving = used.fetching.cpu - used.bare.cpu;
  return [
    {
      name: "plan-fast/schedule",
      promise: `plan of ${keys} keys × ${SOME_LANGUAGES.length} languages, nothing to do, ${latency} ms latency: at most ${MAX_SCHEDULE} times the ideal schedule of its requests`,
      ours: seconds,
      peer: { name: `ideal schedule of ${requests} requests`, value: ideal },
      unit: "s",
      limit: MAX_SCHEDULE * ideal,
    },
    {
      name: "plan-fast/careful-script",
      promise: "the same: not slower than the careful script",
      ours: seconds,
      peer: { name: "careful script", value: careful },
      unit: "s",
      limit: careful,
    },
    {
      name: "plan-fast/cpu",
      promise:
        "its CPU time minus that of validate: at most 3 × receiving and parsing the same responses with fetch and JSON.parse (minus Node alone)",
      ours: used.plan.cpu - used.validate.cpu,
      peer: { name: "fetch and JSON.parse", value: receiving },
      unit: "ms",
      limit: 3 * receiving,
    },
  ];
}

function requestFigures(
  keys: number,
  requests: ServiceReport["requests"],
  requestsOfScript: ServiceReport["requests"],
): Figure[] {
  const pages = pagesFor(keys);
  // Pages overlap: each begins with a key of the page before it.
  const keysOnPages = pages.reduce(
    (sum, { limit, page }) => sum + Math.min(limit, keys - limit * (page - 1)),
    0,
  );
  return [
    {
      name: "plan-fast/requests",
      promise: "its requests: each page once, and the project and its languages",
      ours: requests.length,
      peer: { name: "pages", value: pages.length },
      unit: "requests",
      // The user of the token is read only if a text differs.
      limit: pages.length + 2,
    },
    {
      name: "plan-fast/bytes",
      promise:
        "the bytes of its responses: not more than those of the careful script, which has all languages, and of the keys that are on two pages, so that none can be missing",
      ours: bytesOf(requests),
      peer: { name: "careful script", value: bytesOf(requestsOfScript) },
      unit: "bytes",
      // The responses about the project and its languages are at most a percent, and at most 1,000 bytes.
      limit: Math.floor(
        (Math.max(1.01 * bytesOf(requestsOfScript), 1000 + bytesOf(requestsOfScript)) * keysOnPages) / keys,
      ),
    },
  ];
}

function bytesOf(requests: readonly { bytes: number }[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

const SLOW = {
  full: { runs: 1, keys: 20_000, latency: 1200 },
  small: { runs: 1, keys: 600, latency: 0 },
};

/** What a program sends at the same time decides how long a plan takes: the same in each run. */
export const planSlow = benchmark(SLOW, ({ runs, keys, latency }: Size) =>
  inPlanFolder(keys, async (folder) => {
    const service = await startService({ keys, languages: SOME_LANGUAGES, limits: true, latency });
    const used = await inTurns(runs, {
      plan: () => plan(service, folder, ["--concurrency", "10"]),
      careful: () => carefulScript(service, folder),
    });
    await service.stop();
    const careful = used.careful.elapsed / 1000;
    return [
      {
        name: "plan-slow/careful-script",
        promise: `plan of ${keys} keys × ${SOME_LANGUAGES.length} languages, nothing to do, ${latency / 1000} s latency, --concurrency 10: at least 3.5 times faster than the careful script`,
        ours: used.plan.elapsed / 1000,
        peer: { name: "careful script", value: careful },
        unit: "s",
        limit: careful / 3.5,
      },
    ];
  }),
);
