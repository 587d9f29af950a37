/** An apply of 5,000 creates and 5,000 updates: elapsed time, memory and requests of whole processes. */
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns, type Usage } from "./measure.ts";
import { carefulScript, lokaform, usualScript } from "./programs.ts";
import { keysYaml, LANGUAGES, type LiveProject, range } from "./project.ts";
import { accepted, type Service, type ServiceOptions, type ServiceReport, startService } from "./service.ts";

const EACH = 5_000;
const DECLARED = 2 * EACH;
const BATCH = 500;
const BATCHES = DECLARED / BATCH;
const RUNS = 3;
const LANGUAGES_OF_KEYS = LANGUAGES.slice(0, 3);

/** The manifests declare 10,000 keys. Half of them are live, with other values. */
export const FILES = {
  "lokaform.yaml": settings("limits: { overwrites_percent: 100 }\n"),
  "keys.yaml": keysYaml(range(0, DECLARED), LANGUAGES_OF_KEYS),
};

/** The service that an apply runs against. */
interface Target extends Pick<ServiceOptions, "latency" | "faults" | "seed"> {
  readonly outdated: NonNullable<LiveProject["outdated"]>;
}

export interface Applied extends Usage {
  readonly report: ServiceReport;
}

/** Runs a program on a new project. */
async function onNewProject<T>(
  target: Target,
  run: (service: Service) => Promise<T>,
): Promise<T & { report: ServiceReport }> {
  const service = await startService({ keys: EACH, languages: LANGUAGES_OF_KEYS, limits: true, ...target });
  try {
    const result = await run(service);
    return { ...result, report: await service.report(DECLARED) };
  } finally {
    await service.stop();
  }
}

export function applyOnce(folder: string, target: Target): Promise<Applied> {
  return onNewProject(target, (service) => lokaform(service, folder, ["apply", "--yes"]));
}

/** The declared keys that are not as declared. */
export function wrongKeys({ differences: { lost, doubled, different } }: ServiceReport): number {
  return lost + doubled + different;
}

/** Medians of both programs, and what the last run of lokaform did. */
async function compare(folder: string, target: Target, runs: number) {
  let ours: Applied | undefined;
  const used = await inTurns(runs, {
    ours: async () => (ours = checked(await applyOnce(folder, target))),
    careful: async () =>
      checked(await onNewProject(target, (service) => carefulScript(service, folder, "apply"))),
  });
  if (!ours) throw new Error("There must be one run or more.");
  return { used, requests: accepted(ours.report) };
}

function checked(applied: Applied): Applied {
  const wrong = wrongKeys(applied.report);
  if (wrong > 0) throw new Error(`${wrong} keys are not as declared.`);
  return applied;
}

/** Every response takes 200 ms. */
export function applyFast(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const target: Target = { outdated: "description", latency: 200 };
    const { used, requests } = await compare(folder, target, runs);
    const usual = await onNewProject(target, async (service) => ({
      elapsed: await usualScript(service, folder, DECLARED),
    }));
    const what = `apply of ${EACH} creates and ${EACH} updates of descriptions, 200 ms latency`;
    return [
      faster("apply-fast/careful-script", `${what}: not slower than the careful script`, used, 1),
      {
        name: "apply-fast/usual-script",
        promise: "the same: not slower than the usual script, which sends each change alone",
        ours: used.ours.elapsed / 1000,
        peer: { name: "usual script, computed from 200 changes", value: usual.elapsed / 1000 },
        unit: "s",
        limit: usual.elapsed / 1000,
      },
      {
        name: "apply-fast/memory",
        promise: "its peak memory: at most twice that of the careful script",
        ours: used.ours.peak / 1e6,
        peer: { name: "careful script", value: used.careful.peak / 1e6 },
        unit: "MB",
        limit: (2 * used.careful.peak) / 1e6,
      },
      ...requestFigures("apply-fast", requests),
    ];
  });
}

/** Every response takes 1.2 s. */
export function applySlow(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const { used } = await compare(folder, { outdated: "description", latency: 1200 }, runs);
    const what = `apply of ${EACH} creates and ${EACH} updates of descriptions, 1.2 s latency`;
    return [
      faster(
        "apply-slow/careful-script",
        `${what}: at least 3 times faster than the careful script`,
        used,
        3,
      ),
    ];
  });
}

/** Updates of texts. Each key is read again before it is written, so that no edit of a translator is lost. */
export function applyTexts(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const { used, requests } = await compare(folder, { outdated: "text", latency: 1200 }, runs);
    const what = `apply of ${EACH} creates and ${EACH} updates of texts, 1.2 s latency`;
    return [
      faster(
        "apply-texts/careful-script",
        `${what}: at least twice as fast as the careful script, which does not read texts again before it writes them`,
        used,
        2,
      ),
      ...requestFigures("apply-texts", requests),
    ];
  });
}

function faster(
  name: string,
  promise: string,
  { ours, careful }: Record<"ours" | "careful", Usage>,
  times: number,
): Figure {
  const value = careful.elapsed / 1000;
  return {
    name,
    promise,
    ours: ours.elapsed / 1000,
    peer: { name: "careful script", value },
    unit: "s",
    limit: value / times,
  };
}

function requestFigures(name: string, requests: ServiceReport["requests"]): Figure[] {
  return [
    {
      name: `${name}/writes`,
      promise: `its write requests: one for each batch of ${BATCH} keys`,
      ours: requests.filter(({ method }) => method !== "GET").length,
      peer: { name: "batches", value: BATCHES },
      unit: "requests",
      limit: BATCHES,
    },
    {
      name: `${name}/reads`,
      promise: "its reads of keys before they are updated: at most two for each batch of updates",
      ours: requests.filter(({ path }) => path.includes("filter_key_ids")).length,
      peer: { name: "batches of updates", value: EACH / BATCH },
      unit: "requests",
      limit: (2 * EACH) / BATCH,
    },
  ];
}
