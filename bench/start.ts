/** Compares the CPU time until a run does its work with that of Node alone: user and system, medians of processes that take turns. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, median } from "./figure.ts";
import { PROJECT } from "./project.ts";

const RUNS = 9;
const DIST = join(import.meta.dirname, "../dist");
const USAGE = join(import.meta.dirname, "cpuTime.js");
const MANIFEST = "keys:\n  - key_name: title\n    platforms: [web]\n    translations:\n      en: Hello\n";

interface Start {
  what: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Milliseconds more than Node alone. */
  most: number;
}

const STARTS: readonly Start[] = [
  { what: "--version", args: [join(DIST, "cli.js"), "--version"], most: 40 },
  { what: "validate of one key", args: [join(DIST, "cli.js"), "validate"], most: 80 },
  {
    what: "plan in the action until its first request",
    args: [join(DIST, "action.js")],
    // Nothing listens there: the time is taken when the request is made.
    env: {
      INPUT_COMMAND: "plan",
      INPUT_TOKEN: "bench-token",
      INPUT_PROJECT: PROJECT,
      LOKALISE_API_URL: "http://127.0.0.1:65535",
    },
    most: 120,
  },
];

export async function start(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-bench-"));
  try {
    writeFileSync(join(folder, "keys.yaml"), MANIFEST);
    writeFileSync(join(folder, "empty.js"), "");
    const node: number[] = [];
    const times = STARTS.map((): number[] => []);
    for (let run = 0; run < RUNS; run++) {
      node.push(await cpuTime(["empty.js"], folder));
      for (const [index, { args, env }] of STARTS.entries())
        times[index]?.push(await cpuTime(args, folder, env));
    }
    return STARTS.map(({ what, most }, index) => {
      const [alone, time] = [median(node), median(times[index] ?? [])];
      return {
        promise: `${what} takes at most ${most} ms of CPU time more than Node alone`,
        measured: `${time.toFixed(0)} ms, Node ${alone.toFixed(0)} ms: ${(time - alone).toFixed(0)} ms more, ${(time / alone).toFixed(1)} times`,
        holds: time - alone <= most,
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds, until the process makes a request or ends. */
function cpuTime(args: readonly string[], cwd: string, env = {}): Promise<number> {
  const child = spawn(process.execPath, ["--import", USAGE, ...args], {
    cwd,
    env: { PATH: process.env.PATH, GITHUB_WORKSPACE: cwd, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    let time: number | undefined;
    child.on("message", (used) => {
      time = Number(used);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0 && time !== undefined) resolve(time);
      else reject(new Error(`A process ended with ${code}.`));
    });
  });
}
