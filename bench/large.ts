/** A plan of many keys in five languages, all declared, in 100 files. */
import { benchmark } from "./benchmark.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns } from "./measure.ts";
import { plan } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { startService } from "./service.ts";

const FILES = 100;
const MAX_MB = 900;

interface Size {
  /** Of the few keys. The many are planned twice, and the larger values count. */
  readonly runs: number;
  readonly fewKeys: number;
  readonly manyKeys: number;
}

const SIZES = {
  full: { runs: 3, fewKeys: 10_000, manyKeys: 100_000 },
  small: { runs: 1, fewKeys: 100, manyKeys: 1_000 },
};

export const large = benchmark(SIZES, async ({ runs, fewKeys, manyKeys }: Size) => {
  const few = await planOf(fewKeys, runs);
  const many = await planOf(manyKeys, Math.min(runs, 2));
  // A tenth more for each key.
  const maxGrowth = (11 * manyKeys) / (10 * fewKeys);
  const peer = `${fewKeys} keys`;
  return [
    {
      name: "large/memory",
      promise: `plan of ${manyKeys} keys × ${LANGUAGES.length} languages in ${FILES} files: at most ${MAX_MB} MB`,
      ours: many.peak / 1e6,
      peer: { name: peer, value: few.peak / 1e6 },
      unit: "MB",
      limit: MAX_MB,
    },
    {
      name: "large/cpu",
      promise: `at most ${maxGrowth} times the CPU time of ${fewKeys} keys`,
      ours: many.cpu,
      peer: { name: peer, value: few.cpu },
      unit: "ms",
      limit: maxGrowth * few.cpu,
    },
  ];
});

function planOf(keys: number, runs: number) {
  const each = keys / FILES;
  const files = Object.fromEntries(
    range(0, FILES).map((file) => [
      `keys-${file}.yaml`,
      keysYaml(range(file * each, (file + 1) * each), LANGUAGES),
    ]),
  );
  return inFolder({ ...files, "lokaform.yaml": settings('keys: ["keys-*.yaml"]\n') }, async (folder) => {
    const service = await startService({ keys, languages: LANGUAGES, limits: true });
    const { ours } = await inTurns(runs, { ours: () => plan(service, folder) });
    await service.stop();
    return ours;
  });
}
