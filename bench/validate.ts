/** Compares `lokaform validate` with js-yaml's `load` of the same text: CPU time and peak memory of whole processes. */
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { type Files, manifests } from "./manifests.ts";
import { inTurns } from "./measure.ts";
import * as programs from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";

const RUNS = 5;
const MAX_CPU = 3;
const MAX_MEMORY = 2;
const SIZES = [
  { keys: 20_000, languages: LANGUAGES.slice(0, 3) },
  { keys: 50_000, languages: LANGUAGES },
] as const;

/** Manifests in other styles: comments, plural forms, texts of several lines. */
const KEYS_OF_A_STYLE = 10_000;

export async function validate(runs = RUNS): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { keys, languages } of SIZES) {
    const yaml = keysYaml(range(0, keys), languages);
    const size = `${keys} keys × ${languages.length} languages (${(yaml.length / 1e6).toFixed(1)} MB)`;
    figures.push(...(await compare(String(keys), size, { "keys.yaml": yaml }, runs)));
  }
  const [few] = SIZES;
  const anchored = keysYaml(range(0, few.keys), few.languages)
    .replace("platforms: [", "platforms: &all [")
    .replaceAll(/platforms: \[.*/g, "platforms: *all");
  figures.push(
    ...(await compare("anchor", `${few.keys} keys with an anchor`, { "keys.yaml": anchored }, runs)),
  );
  for (const { name, title, files } of manifests(KEYS_OF_A_STYLE)) {
    const [cpu] = await compare(name, `${KEYS_OF_A_STYLE} keys, ${title}`, files, Math.min(runs, 3));
    // In a file of this size, most of the memory is that of Node and of the programs.
    if (cpu) figures.push(cpu);
  }
  return figures;
}

function compare(name: string, title: string, files: Files, runs: number): Promise<Figure[]> {
  const paths = Object.keys(files);
  const lokaform = settings('keys: ["keys*.yaml"]\n');
  return inFolder({ "lokaform.yaml": lokaform, ...files }, async (folder) => {
    const used = await inTurns(runs, {
      ours: () => programs.validate(folder),
      load: () => programs.load(folder, paths),
    });
    return [
      {
        name: `validate/cpu-${name}`,
        promise: `validate of ${title}: at most ${MAX_CPU} times the CPU time of js-yaml's load`,
        ours: used.ours.cpu,
        peer: { name: "load", value: used.load.cpu },
        unit: "ms",
        limit: MAX_CPU * used.load.cpu,
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
