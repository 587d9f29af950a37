/** Compares `lokaform validate` with js-yaml's `load` of the same text: CPU time and peak memory of whole processes. */
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns } from "./measure.ts";
import * as programs from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";

const RUNS = 5;
const MAX_CPU = 3;
const MAX_MEMORY = 2;
const SIZES = [
  { keys: 20_000, languages: LANGUAGES.slice(0, 3) },
  { keys: 50_000, languages: LANGUAGES },
];

export async function validate(runs = RUNS): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { keys, languages } of SIZES) figures.push(...(await compare(keys, languages, runs)));
  return figures;
}

function compare(keys: number, languages: readonly string[], runs: number): Promise<Figure[]> {
  const yaml = keysYaml(range(0, keys), languages);
  return inFolder({ "lokaform.yaml": settings(), "keys.yaml": yaml }, async (folder) => {
    const used = await inTurns(runs, {
      ours: () => programs.validate(folder),
      load: () => programs.load(folder),
    });
    const size = `${keys} keys × ${languages.length} languages (${(yaml.length / 1e6).toFixed(1)} MB)`;
    return [
      {
        name: `validate/cpu-${keys}`,
        promise: `validate of ${size}: at most ${MAX_CPU} times the CPU time of js-yaml's load`,
        ours: used.ours.cpu,
        peer: { name: "load", value: used.load.cpu },
        unit: "ms",
        limit: MAX_CPU * used.load.cpu,
      },
      {
        name: `validate/memory-${keys}`,
        promise: `the same: at most ${MAX_MEMORY} times the peak memory`,
        ours: used.ours.peak / 1e6,
        peer: { name: "load", value: used.load.peak / 1e6 },
        unit: "MB",
        limit: (MAX_MEMORY * used.load.peak) / 1e6,
      },
    ];
  });
}
