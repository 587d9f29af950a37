/** Compares `lokaform validate` with js-yaml's `load` of the same text: CPU time and peak memory of whole processes. */
import { benchmark } from "./benchmark.ts";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { type Files, manifests } from "./manifests.ts";
import { inTurns } from "./measure.ts";
import * as programs from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";

const MAX_CPU = 3;
/** The same for many files. */
const MAX_CPU_OF_FILES = 2.5;
const MAX_MEMORY = 2;

/** `ofStyle`: the keys of manifests in other styles, with comments, plural forms, texts of several lines. */
interface Size {
  readonly runs: number;
  readonly few: number;
  readonly many: number;
  readonly ofStyle: number;
}

const SIZES = {
  full: { runs: 5, few: 20_000, many: 50_000, ofStyle: 10_000 },
  small: { runs: 1, few: 20, many: 50, ofStyle: 100 },
};

export const validate = benchmark(SIZES, async ({ runs, few, many, ofStyle }: Size) => {
  const figures: Figure[] = [];
  const some = LANGUAGES.slice(0, 3);
  for (const { keys, languages } of [
    { keys: few, languages: some },
    { keys: many, languages: LANGUAGES },
  ]) {
    const yaml = keysYaml(range(0, keys), languages);
    const size = `${keys} keys × ${languages.length} languages (${(yaml.length / 1e6).toFixed(1)} MB)`;
    figures.push(...(await compare(String(keys), size, { "keys.yaml": yaml }, runs)));
  }
  const anchored = keysYaml(range(0, few), some)
    .replace("platforms: [", "platforms: &all [")
    .replaceAll(/platforms: \[.*/g, "platforms: *all");
  figures.push(...(await compare("anchor", `${few} keys with an anchor`, { "keys.yaml": anchored }, runs)));
  for (const { name, title, files } of manifests(ofStyle)) {
    const [cpu] = await compare(name, `${ofStyle} keys, ${title}`, files, Math.min(runs, 3));
    // In a file of this size, most of the memory is that of Node and of the programs.
    if (cpu) figures.push(cpu);
  }
  return figures;
});

function compare(name: string, title: string, files: Files, runs: number): Promise<Figure[]> {
  const paths = Object.keys(files);
  const maxCpu = paths.length > 1 ? MAX_CPU_OF_FILES : MAX_CPU;
  const lokaform = settings('keys: ["keys*.yaml"]\n');
  return inFolder({ "lokaform.yaml": lokaform, ...files }, async (folder) => {
    const used = await inTurns(runs, {
      ours: () => programs.validate(folder),
      load: () => programs.load(folder, paths),
    });
    return [
      {
        name: `validate/cpu-${name}`,
        promise: `validate of ${title}: at most ${maxCpu} times the CPU time of js-yaml's load`,
        ours: used.ours.cpu,
        peer: { name: "load", value: used.load.cpu },
        unit: "ms",
        limit: maxCpu * used.load.cpu,
      },
      {
        name: `validate/memory-${name}`,
        promise: `the same: at most ${MAX_MEMORY} times the peak memory`,
        ours: used.ours.peak / 1e6,
        peer: { name: "load", value: used.load.peak / 1e6 },
        unit: "MB",
        limit: (MAX_MEMORY * used.load.peak) / 1e6,
      },
    ];
  });
}
