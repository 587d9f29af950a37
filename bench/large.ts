/** A plan of 100,000 keys in five languages, all declared, in 100 files. */
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns } from "./measure.ts";
import { plan } from "./programs.ts";
import { keysYaml, LANGUAGES, range } from "./project.ts";
import { startService } from "./service.ts";

const RUNS = 3;
const FILES = 100;
const FEW = 10_000;
const MANY = 100_000;
/** 10 times the keys, and a tenth more for each. */
const MAX_GROWTH = 11;
const MAX_MB = 900;

export async function large(runs = RUNS): Promise<Figure[]> {
  const few = await planOf(FEW, runs);
  const many = await planOf(MANY, runs);
  return [
    {
      name: "large/memory",
      promise: `plan of ${MANY} keys × ${LANGUAGES.length} languages in ${FILES} files: at most ${MAX_MB} MB`,
      ours: many.peak / 1e6,
      peer: { name: `${FEW} keys`, value: few.peak / 1e6 },
      unit: "MB",
      limit: MAX_MB,
    },
    {
      name: "large/cpu",
      promise: `at most ${MAX_GROWTH} times the CPU time of ${FEW} keys`,
      ours: many.cpu,
      peer: { name: `${FEW} keys`, value: few.cpu },
      unit: "ms",
      limit: MAX_GROWTH * few.cpu,
    },
  ];
}

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
