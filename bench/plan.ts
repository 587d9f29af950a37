/** A plan of 20,000 keys that are all as declared: elapsed time, CPU time and requests of whole processes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesFor } from "../src/keys/observe.ts";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { bareNode, inTurns, measure, PEERS, type Usage } from "./measure.ts";
import { carefulScript, load, plan, validate } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { idealMakespan } from "./schedule.ts";
import { accepted, startService } from "./service.ts";

const KEYS = 20_000;
const SHOP = { keys: KEYS, languages: LANGUAGES.slice(0, 3) };
/** Pages, and one request each for the project and its languages. The user of the token is read only if a text differs. */
const REQUESTS = pagesFor(KEYS).length + 2;
const RUNS = 3;

const FILES = { "lokaform.yaml": settings(), "keys.yaml": keysYaml(range(0, KEYS), SHOP.languages) };

/** Every response takes 200 ms. The rate of the service decides how long a plan takes. */
export function planFast(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const latency = 200;
    const service = await startService({ ...SHOP, limits: true, latency });
    await plan(service, folder);
    const requests = accepted(await service.report());
    await carefulScript(service, folder);
    const ofScript = accepted(await service.report()).slice(requests.length);
    const { unlimited, fetching, parsing } = await answersTo(requests, folder);
    const used = await inTurns(runs, {
      plan: () => plan(service, folder),
      careful: () => carefulScript(service, folder),
      validate: () => validate(folder),
      load: () => load(folder),
      fetching,
      parsing,
      bare: bareNode,
    });
    await Promise.all([service.stop(), unlimited.stop()]);
    return [
      ...fastFigures(used, requests.length, idealMakespan(requests.length, latency)),
      {
        name: "plan-fast/bytes",
        promise:
          "the bytes of its responses: not more than those of the careful script, which has all languages, and of the keys that are on two pages, so that none can be missing",
        ours: megabytes(requests),
        peer: { name: "careful script", value: megabytes(ofScript) },
        unit: "MB",
        // The responses about the project and its languages are one percent.
        limit: (1.01 * megabytes(ofScript) * keysOnPages()) / KEYS,
      },
    ];
  });
}

/** Pages overlap: each begins with a key of the page before it. */
function keysOnPages(): number {
  return pagesFor(KEYS).reduce((sum, { limit, page }) => sum + Math.min(limit, KEYS - limit * (page - 1)), 0);
}

function megabytes(requests: readonly { bytes: number }[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
}

function fastFigures(
  used: Record<"plan" | "careful" | "validate" | "load" | "fetching" | "parsing" | "bare", Usage>,
  requests: number,
  bound: number,
): Figure[] {
  const moreThanNode = ({ elapsed }: Usage) => elapsed - used.bare.elapsed;
  const allowed = bound + 3 * moreThanNode(used.load) + 3 * moreThanNode(used.parsing) + 500;
  const receiving = used.fetching.cpu - used.bare.cpu;
  const seconds = used.plan.elapsed / 1000;
  const careful = used.careful.elapsed / 1000;
  return [
    {
      name: "plan-fast/bound",
      promise: `plan of ${KEYS} keys × 3 languages, nothing to do, 200 ms latency: at most the ideal schedule + 3 × js-yaml's load + 3 × JSON.parse of the responses + 0.5 s`,
      ours: seconds,
      peer: { name: `ideal schedule of ${requests} requests`, value: bound / 1000 },
      unit: "s",
      limit: allowed / 1000,
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
    {
      name: "plan-fast/requests",
      promise: "its requests: each page once, and the project and its languages",
      ours: requests,
      peer: { name: "pages", value: pagesFor(KEYS).length },
      unit: "requests",
      limit: REQUESTS,
    },
  ];
}

/** Programs that receive or only parse the responses to these requests, without limits or latency. */
async function answersTo(requests: readonly { path: string }[], folder: string) {
  const unlimited = await startService({ ...SHOP, limits: false });
  const answers = join(folder, "answers");
  mkdirSync(answers);
  writeFileSync(join(folder, "paths.json"), JSON.stringify(requests.map(({ path }) => path)));
  const args = [join(PEERS, "fetchAnswers.js"), unlimited.url, "paths.json"];
  await measure({ args: [...args, answers], folder });
  return {
    unlimited,
    fetching: () => measure({ args, folder }),
    parsing: () => measure({ args: [join(PEERS, "parse.js"), answers], folder }),
  };
}

/** Every response takes 1.2 s. What a program sends at the same time decides how long a plan takes. */
export function planSlow(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const service = await startService({ ...SHOP, limits: true, latency: 1200 });
    const used = await inTurns(runs, {
      plan: () => plan(service, folder, ["--concurrency", "10"]),
      careful: () => carefulScript(service, folder),
    });
    await service.stop();
    const careful = used.careful.elapsed / 1000;
    return [
      {
        name: "plan-slow/careful-script",
        promise: `plan of ${KEYS} keys × 3 languages, nothing to do, 1.2 s latency, --concurrency 10: at least 3.5 times faster than the careful script`,
        ours: used.plan.elapsed / 1000,
        peer: { name: "careful script", value: careful },
        unit: "s",
        limit: careful / 3.5,
      },
    ];
  });
}
