/** Compares the CPU time until a run does its work with the time that Node needs to load two packages, and counts what it loads. */
import { join } from "node:path";
import { benchmark } from "./benchmark.ts";
import { inFolder } from "./folder.ts";
import { bareNode, count, DIST, inTurns, measure, PEERS, type Program, type Usage } from "./measure.ts";
import { PROJECT } from "./project.ts";

const MANIFEST = "keys:\n  - key_name: title\n    platforms: [web]\n    translations:\n      en: Hello\n";

interface Start extends Omit<Program, "folder"> {
  readonly name: string;
  readonly what: string;
  /** Times the CPU time of loading the packages. Both without the time of Node alone. */
  readonly most: number;
  readonly mostKilobytes: number;
}

/** A test lists the modules that each of them loads. */
export const STARTS: readonly Start[] = [
  {
    name: "version",
    what: "--version",
    args: [join(DIST, "cli.js"), "--version"],
    most: 0.5,
    mostKilobytes: 255,
  },
  {
    name: "validate",
    what: "validate of one key",
    args: [join(DIST, "cli.js"), "validate"],
    most: 1.1,
    mostKilobytes: 730,
  },
  {
    name: "action",
    what: "plan in the action until its first request",
    args: [join(DIST, "action.js")],
    // Nothing listens there: the process ends when the request is made.
    env: {
      INPUT_COMMAND: "plan",
      INPUT_TOKEN: "bench-token",
      INPUT_PROJECT: PROJECT,
      LOKALISE_API_URL: "http://127.0.0.1:65535",
    },
    until: "request",
    most: 2,
    mostKilobytes: 1070,
  },
];

export const start = benchmark({ full: { runs: 21 }, small: { runs: 1 } }, ({ runs }) =>
  inStartFolder(async (folder) => {
    const packages = () => measure({ args: [join(PEERS, "packages.js")], folder: PEERS });
    const programs: Record<string, () => Promise<Usage>> = { bare: bareNode, packages };
    for (const program of STARTS) programs[program.name] = () => measure({ ...program, folder });
    const used = await inTurns(runs, programs);
    const more = (name: string) => (used[name]?.cpu ?? Number.NaN) - (used.bare?.cpu ?? 0);
    const figures = STARTS.map(async ({ name, what, most, mostKilobytes, ...program }) => {
      const { files } = await count({ ...program, folder });
      return [
        {
          name: `start/${name}`,
          promise: `${what} takes at most ${most} times the CPU time of loading zod and yaml, both without the time of Node alone`,
          ours: more(name),
          peer: { name: "Node loads zod and yaml", value: more("packages") },
          unit: "ms" as const,
          limit: most * more("packages"),
        },
        {
          name: `start/${name}-loaded`,
          promise: `the same: it loads files of at most ${mostKilobytes} kB`,
          ours: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
          unit: "kB" as const,
          limit: mostKilobytes,
        },
      ];
    });
    return (await Promise.all(figures)).flat();
  }),
);

/** A folder with the manifest of one key. */
export function inStartFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  return inFolder({ "keys.yaml": MANIFEST }, use);
}
