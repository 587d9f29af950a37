/** An apply of 5,000 creates and 5,000 updates: elapsed time and requests of whole processes. */
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { DIST, inTurns, measure, PEERS, type Usage } from "./measure.ts";
import { keysYaml, LANGUAGES, PROJECT } from "./project.ts";
import { type Service, type ServiceOptions, type ServiceReport, startService } from "./service.ts";

const EACH = 5_000;
const BATCH = 500;
const BATCHES = (2 * EACH) / BATCH;
const RUNS = 3;
const LIVE = { keys: EACH, outdated: EACH, languages: LANGUAGES.slice(0, 3) };

/** The manifests declare 10,000 keys. Half of them is live, with an earlier text in the base language and another description. */
export const FILES = {
  "lokaform.yaml": settings("limits: { update_percent: 100 }\n"),
  "keys.yaml": keysYaml(0, 2 * EACH, LIVE.languages),
};

/** One program on a new project. Checks that the project is as declared afterwards. */
export async function onNewProject(
  options: Omit<ServiceOptions, keyof typeof LIVE | "limits">,
  run: (service: Service) => Promise<Usage>,
): Promise<Usage & { report: ServiceReport }> {
  const service = await startService({ ...LIVE, limits: true, ...options });
  const used = await run(service);
  const report = await service.report(2 * EACH);
  await service.stop();
  return { ...used, report };
}

export async function lokaformApply(service: Service, folder: string): Promise<Usage> {
  const env = { LOKALISE_API_TOKEN: "bench", LOKALISE_API_URL: service.url };
  return await measure({ args: [join(DIST, "cli.js"), "apply", "--yes"], folder, env });
}

async function carefulApply(service: Service, folder: string): Promise<Usage> {
  const args = [join(PEERS, "carefulScript.js"), service.url, PROJECT, "keys.yaml", "apply"];
  return await measure({ args, folder });
}

/** The usual script sends 200 of its requests. The time of the others is computed. */
async function usualApply(service: Service, folder: string): Promise<number> {
  const sent = 200;
  const args = [join(PEERS, "usualScript.js"), service.url, PROJECT, "keys.yaml", String(sent)];
  const { output } = await measure({ args, folder });
  const { list, changes } = JSON.parse(output) as { list: number; changes: number };
  return list + (changes / sent) * 2 * EACH;
}

/** Every answer takes 200 ms. */
export function applyFast(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const { used, report } = await compare(folder, 200, runs);
    const usual = await usualOnNewProject(folder);
    const careful = used.careful.elapsed / 1000;
    const seconds = used.ours.elapsed / 1000;
    return [
      {
        name: "apply-fast/careful-script",
        promise: `apply of ${EACH} creates and ${EACH} updates, 200 ms latency: not slower than the careful script`,
        ours: seconds,
        peer: { name: "careful script", value: careful },
        unit: "s",
        limit: careful,
      },
      {
        name: "apply-fast/usual-script",
        promise: "the same: not slower than the usual script, which sends each change alone",
        ours: seconds,
        peer: { name: "usual script, computed from 200 changes", value: usual / 1000 },
        unit: "s",
        limit: usual / 1000,
      },
      ...requestFigures(report),
    ];
  });
}

async function usualOnNewProject(folder: string): Promise<number> {
  const service = await startService({ ...LIVE, limits: true, latency: 200 });
  const usual = await usualApply(service, folder);
  await service.stop();
  return usual;
}

/** Every answer takes 1.2 s. */
export function applySlow(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const { used } = await compare(folder, 1200, runs);
    const careful = used.careful.elapsed / 1000;
    return [
      {
        name: "apply-slow/careful-script",
        promise: `apply of ${EACH} creates and ${EACH} updates, 1.2 s latency: at least 3 times faster than the careful script`,
        ours: used.ours.elapsed / 1000,
        peer: { name: "careful script", value: careful },
        unit: "s",
        limit: careful / 3,
      },
    ];
  });
}

async function compare(folder: string, latency: number, runs: number) {
  let report: ServiceReport | undefined;
  const used = await inTurns(runs, {
    ours: async () => {
      const run = await onNewProject({ latency }, (service) => lokaformApply(service, folder));
      report = asDeclared(run.report);
      return run;
    },
    careful: async () => {
      const run = await onNewProject({ latency }, (service) => carefulApply(service, folder));
      asDeclared(run.report);
      return run;
    },
  });
  if (!report) throw new Error("There must be one run or more.");
  return { used, report };
}

function asDeclared(report: ServiceReport): ServiceReport {
  const { lost, doubled, different } = report.differences;
  if (lost + doubled + different > 0)
    throw new Error(`${lost} keys are lost, ${doubled} are there twice, ${different} are different.`);
  return report;
}

function requestFigures({ requests }: ServiceReport): Figure[] {
  const writes = requests.filter(({ method }) => method !== "GET");
  const reads = requests.filter(({ path }) => path.includes("filter_key_ids"));
  return [
    {
      name: "apply-fast/writes",
      promise: `its write requests: one for each batch of ${BATCH} keys`,
      ours: writes.length,
      unit: "requests",
      limit: BATCHES,
    },
    {
      name: "apply-fast/reads",
      promise: "its reads before updates: at most two for each batch of updates",
      ours: reads.length,
      unit: "requests",
      limit: BATCHES,
    },
  ];
}
