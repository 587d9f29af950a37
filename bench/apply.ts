/** An apply of as many creates as updates: elapsed time, memory and requests of whole processes. */
import { benchmark } from "./benchmark.ts";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns, type Usage } from "./measure.ts";
import { carefulScript, lokaform, usualScript } from "./programs.ts";
import { keysYaml, LANGUAGES, type LiveProject, range } from "./project.ts";
import { accepted, type Service, type ServiceOptions, type ServiceReport, startService } from "./service.ts";

const BATCH = 500;
const LANGUAGES_OF_KEYS = LANGUAGES.slice(0, 3);

export interface Size {
  readonly runs: number;
  /** Creates, and as many updates. */
  readonly each: number;
  /** Milliseconds of every response. */
  readonly latency: number;
}

/** The manifests declare twice as many keys as the project has. Those that it has have other values. */
export function inApplyFolder({ each }: Size, use: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const files = {
    "lokaform.yaml": settings("limits: { overwrites_percent: 100 }\n"),
    "keys.yaml": keysYaml(range(0, 2 * each), LANGUAGES_OF_KEYS),
  };
  return inFolder(files, use);
}

/** The service that an apply runs against. */
export interface Target extends Pick<ServiceOptions, "faults" | "seed"> {
  readonly outdated: NonNullable<LiveProject["outdated"]>;
}

export interface Applied extends Usage {
  readonly report: ServiceReport;
}

/** Runs a program on a new project. */
export async function onNewProject<T>(
  { each, latency }: Size,
  target: Target,
  run: (service: Service) => Promise<T>,
): Promise<T & { report: ServiceReport }> {
  const project = { keys: each, languages: LANGUAGES_OF_KEYS };
  const service = await startService({ ...project, limits: true, latency, ...target });
  const result = await run(service);
  const report = await service.report(2 * each);
  await service.stop();
  return { ...result, report };
}

export function applyOnce(folder: string, size: Size, target: Target): Promise<Applied> {
  return onNewProject(size, target, (service) => lokaform(service, folder, ["apply", "--yes"]));
}

async function carefulOnce(folder: string, size: Size): Promise<Applied> {
  const target = { outdated: "description" } as const;
  return checked(await onNewProject(size, target, (service) => carefulScript(service, folder, "apply")));
}

/** The declared keys that are not as declared. */
export function wrongKeys({ differences: { lost, doubled, different } }: ServiceReport): number {
  return lost + doubled + different;
}

function checked(applied: Applied): Applied {
  const wrong = wrongKeys(applied.report);
  if (wrong > 0) throw new Error(`${wrong} keys are not as declared.`);
  return applied;
}

/** `sent`: changes of the usual script. */
const FAST = {
  full: { runs: 3, each: 5_000, latency: 200, sent: 100 },
  small: { runs: 1, each: 20, latency: 0, sent: 4 },
};

export const applyFast = benchmark(FAST, ({ sent, ...size }: Size & { sent: number }) =>
  inApplyFolder(size, async (folder) => {
    const target: Target = { outdated: "description" };
    const applied: Applied[] = [];
    const used = await inTurns(size.runs, {
      ours: async () => checked(applied[applied.push(await applyOnce(folder, size, target)) - 1] as Applied),
      careful: () => carefulOnce(folder, size),
    });
    const { time: usual } = await onNewProject(size, target, async (service) => ({
      time: await usualScript(service, folder, { changes: 2 * size.each, sent }),
    }));
    return [
      faster(used.ours, used.careful, {
        name: "apply-fast/careful-script",
        promise: `apply of ${changes(size, "descriptions")}: not slower than the careful script`,
        times: 1,
      }),
      {
        name: "apply-fast/usual-script",
        promise: "the same: not slower than the usual script, which sends each change alone",
        ours: used.ours.elapsed / 1000,
        peer: { name: `usual script, computed from ${sent} changes`, value: usual / 1000 },
        unit: "s",
        limit: usual / 1000,
      },
      {
        name: "apply-fast/memory",
        promise: "its peak memory: at most twice that of the careful script",
        ours: used.ours.peak / 1e6,
        peer: { name: "careful script", value: used.careful.peak / 1e6 },
        unit: "MB",
        limit: (2 * used.careful.peak) / 1e6,
      },
      ...applied.slice(-1).flatMap(({ report }) => requestFigures("apply-fast", size, report)),
    ];
  }),
);

const SLOW = {
  full: { runs: 3, each: 5_000, latency: 1200 },
  small: { runs: 1, each: 20, latency: 0 },
};

/**
 * The latency decides how long an apply takes. The careful script needs the same time for descriptions and for texts, because
 * it does not read texts again before it writes them, and that time is the same in each run.
 */
export const applySlow = benchmark(SLOW, (size: Size) =>
  inApplyFolder(size, async (folder) => {
    const careful = await carefulOnce(folder, size);
    const reports: ServiceReport[] = [];
    const applying = (outdated: Target["outdated"]) => async () => {
      const applied = checked(await applyOnce(folder, size, { outdated }));
      if (outdated === "text") reports.push(applied.report);
      return applied;
    };
    const used = await inTurns(size.runs, {
      descriptions: applying("description"),
      texts: applying("text"),
    });
    return [
      faster(used.descriptions, careful, {
        name: "apply-slow/careful-script",
        promise: `apply of ${changes(size, "descriptions")}: at least 3 times faster than the careful script`,
        times: 3,
      }),
      faster(used.texts, careful, {
        name: "apply-texts/careful-script",
        promise: `apply of ${changes(size, "texts")}, each of which is read again before it is written: at least twice as fast as the careful script, which does not`,
        times: 2,
      }),
      ...reports.slice(-1).flatMap((report) => requestFigures("apply-texts", size, report)),
    ];
  }),
);

function changes({ each, latency }: Size, what: string): string {
  return `${each} creates and ${each} updates of ${what}, ${latency} ms latency`;
}

function faster(
  ours: Usage,
  careful: Usage,
  { name, promise, times }: { name: string; promise: string; times: number },
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

function requestFigures(name: string, { each }: Size, report: ServiceReport): Figure[] {
  const requests = accepted(report);
  const batches = Math.ceil(each / BATCH);
  return [
    {
      name: `${name}/writes`,
      promise: `its write requests: one for each batch of ${BATCH} keys`,
      ours: requests.filter(({ method }) => method !== "GET").length,
      peer: { name: "batches", value: 2 * batches },
      unit: "requests",
      limit: 2 * batches,
    },
    {
      name: `${name}/reads`,
      promise: "its reads of keys before they are updated: at most two for each batch of updates",
      ours: requests.filter(({ path }) => path.includes("filter_key_ids")).length,
      peer: { name: "batches of updates", value: batches },
      unit: "requests",
      limit: 2 * batches,
    },
    {
      name: `${name}/sent`,
      promise: "the bytes that it sends: at most 500 for each key",
      ours: requests.reduce((sum, { sent }) => sum + sent, 0),
      unit: "bytes",
      limit: 500 * 2 * each,
    },
  ];
}
