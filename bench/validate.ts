/** Compares `lokaform validate` with js-yaml's `load` of the same text: CPU time and peak memory of whole processes. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Figure, median } from "./figure.ts";
import { LANGUAGES, PROJECT } from "./project.ts";

const RUNS = 5;
const MAX_CPU = 3;
const MAX_MEMORY = 2;
const SIZES = [
  { keys: 20_000, languages: LANGUAGES.slice(0, 3) },
  { keys: 50_000, languages: LANGUAGES },
];

/** CPU time in milliseconds, and peak memory in bytes. */
interface Usage {
  readonly cpu: number;
  readonly peak: number;
}

export async function validate(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { keys, languages } of SIZES) figures.push(...(await compare(keys, languages)));
  return figures;
}

async function compare(keys: number, languages: readonly string[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-bench-"));
  const yaml = keysYaml(keys, languages);
  writeFileSync(join(folder, "keys.yaml"), yaml);
  writeFileSync(join(folder, "lokaform.yaml"), `project: "${PROJECT}"\n`);
  const [ours, peers]: [Usage[], Usage[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    ours.push(await usage(["../dist/cli.js", "validate"], folder));
    peers.push(await usage(["loader.js", "keys.yaml"], folder));
  }
  rmSync(folder, { recursive: true });
  const size = `${keys} keys × ${languages.length} languages (${(yaml.length / 1e6).toFixed(1)} MB)`;
  const figure = (what: string, most: number, unit: string, value: (usage: Usage) => number): Figure => {
    const [own, peer] = [median(ours.map(value)), median(peers.map(value))];
    return {
      promise: `validate of ${size}: at most ${most} times the ${what} of js-yaml's load`,
      measured: `${own.toFixed(0)} ${unit}, load ${peer.toFixed(0)} ${unit}: ${(own / peer).toFixed(2)} times`,
      holds: own <= most * peer,
    };
  };
  return [
    figure("CPU time", MAX_CPU, "ms", ({ cpu }) => cpu),
    figure("peak memory", MAX_MEMORY, "MB", ({ peak }) => peak / 1e6),
  ];
}

/** Runs a file with its arguments in a folder. */
async function usage([file = "", ...args]: readonly string[], cwd: string): Promise<Usage> {
  const here = import.meta.dirname;
  const child = spawn(process.execPath, ["--import", join(here, "usage.js"), join(here, file), ...args], {
    cwd,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const measured = await text(child.stdio[3] as NodeJS.ReadableStream);
  const code = await ended;
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
  return JSON.parse(measured) as Usage;
}

function keysYaml(count: number, languages: readonly string[]): string {
  const entries = Array.from({ length: count }, (_, index) => [
    `  - key_name: screen.${index % 97}.label_${index}`,
    "    platforms: [ios, android, web]",
    "    description: What a translator must know about this text.",
    "    tags: [checkout, mobile]",
    "    translations:",
    ...languages.map(
      (lang) => `      ${lang}: "A text of the usual length, with an accent: é (${lang} ${index})"`,
    ),
  ]);
  return `${["keys:", ...entries.flat()].join("\n")}\n`;
}
