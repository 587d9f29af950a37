/**
 * Measures the peak memory of a process that reads all keys of a project, for a small project and for one with ten times as
 * many keys.
 *
 * V8 lets its young generation grow while a program runs, even if the program keeps nothing, and in Node 24 more than in
 * Node 20. To measure the memory that the client keeps, both projects are read with the young generation of Node 20. With
 * this version of Node and its defaults, the client is compared with a loop of fetch and JSON.parse.
 */
import { benchmark } from "./benchmark.ts";
import { message, start } from "./child.ts";
import { LANGUAGES, PROJECT } from "./project.ts";
import { startService } from "./service.ts";

const MAX_RATIO = 1.3;
const AS_NODE_20 = ["--max-semi-space-size=16"];

interface Read {
  readonly keys: number;
  /** Bytes. */
  readonly peak: number;
}

const SIZES = {
  full: { runs: 1, fewKeys: 10_000, manyKeys: 100_000 },
  small: { runs: 1, fewKeys: 20, manyKeys: 600 },
};

export const memory = benchmark(SIZES, async ({ fewKeys, manyKeys }) => {
  const few = await reading(fewKeys);
  const many = await reading(manyKeys);
  return [
    {
      name: "memory/growth",
      promise: `allKeys over ${manyKeys} keys needs at most ${MAX_RATIO} times the memory of ${fewKeys} keys (young generation of Node 20)`,
      ours: many.fixed / 1e6,
      peer: { name: `${fewKeys} keys`, value: few.fixed / 1e6 },
      unit: "MB",
      limit: (MAX_RATIO * few.fixed) / 1e6,
    },
    {
      name: "memory/client",
      promise: `with the defaults of this Node, at most ${MAX_RATIO} times the memory of fetch and JSON.parse alone`,
      ours: many.byClient / 1e6,
      peer: { name: "fetch and JSON.parse", value: many.plain / 1e6 },
      unit: "MB",
      limit: (MAX_RATIO * many.plain) / 1e6,
    },
  ];
});

async function reading(keys: number): Promise<{ fixed: number; byClient: number; plain: number }> {
  const service = await startService({ keys, languages: LANGUAGES, limits: false });
  const peak = async (how: string, flags: string[] = []) => {
    const read = await message<Read>(start("reader.js", [service.url, PROJECT, how], flags));
    if (read.keys !== keys) throw new Error(`${read.keys} of ${keys} keys were read.`);
    return read.peak;
  };
  const peaks = {
    fixed: await peak("client", AS_NODE_20),
    byClient: await peak("client"),
    plain: await peak("plain"),
  };
  await service.stop();
  return peaks;
}
