/** Compares the CPU time until a run does its work with that of Node alone. */
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { inFolder } from "./folder.ts";
import { bareNode, DIST, inTurns, measure, type Program, type Usage } from "./measure.ts";
import { PROJECT } from "./project.ts";

const RUNS = 9;
const MANIFEST = "keys:\n  - key_name: title\n    platforms: [web]\n    translations:\n      en: Hello\n";

interface Start extends Omit<Program, "folder"> {
  readonly name: string;
  readonly what: string;
  /** Milliseconds more than Node alone. */
  readonly most: number;
}

const STARTS: readonly Start[] = [
  { name: "version", what: "--version", args: [join(DIST, "cli.js"), "--version"], most: 40 },
  { name: "validate", what: "validate of one key", args: [join(DIST, "cli.js"), "validate"], most: 80 },
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
    most: 120,
  },
];

export function start(runs = RUNS): Promise<Figure[]> {
  return inFolder({ "keys.yaml": MANIFEST }, async (folder) => {
    const programs: Record<string, () => Promise<Usage>> = { bare: bareNode };
    for (const program of STARTS) programs[program.name] = () => measure({ ...program, folder });
    const used = await inTurns(runs, programs);
    const bare = used.bare?.cpu ?? 0;
    return STARTS.map(({ name, what, most }) => ({
      name: `start/${name}`,
      promise: `${what} takes at most ${most} ms of CPU time more than Node alone`,
      ours: used[name]?.cpu ?? Number.NaN,
      peer: { name: "Node alone", value: bare },
      unit: "ms",
      limit: bare + most,
    }));
  });
}
