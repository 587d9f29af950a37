/**
 * The peak of a process that reads all keys of a project, for a small project and one of ten times the keys.
 *
 * V8 lets its young generation grow while a program runs, whatever the program holds, and in Node 24 further than
 * in Node 20: a loop of fetch and JSON.parse that keeps nothing peaks ever higher as well. To measure what the client
 * holds, both sizes are read with the young generation of Node 20. What this Node makes of it by itself is measured
 * beside that loop.
 */
import { message, start, stop } from "./child.ts";
import type { Figure } from "./figure.ts";
import { PROJECT } from "./project.ts";

const SIZES = [10_000, 100_000] as const;
const MOST = 1.3;
const AS_NODE_20 = ["--max-semi-space-size=16"];

interface Read {
  readonly keys: number;
  /** Bytes. */
  readonly peak: number;
}

export async function memory(): Promise<Figure[]> {
  const [few, many] = [await reading(SIZES[0]), await reading(SIZES[1])];
  const growth = many.fixed / few.fixed;
  const beside = many.byClient / many.plain;
  return [
    {
      promise: `allKeys over ${SIZES[1]} keys peaks at most ${MOST} times as high as over ${SIZES[0]} (young generation of Node 20)`,
      measured: `${mb(many.fixed)} beside ${mb(few.fixed)}: ${growth.toFixed(2)} times`,
      holds: growth <= MOST,
    },
    {
      promise: `in this Node as it comes, at most ${MOST} times as high as fetch and JSON.parse alone`,
      measured: `${mb(many.byClient)} beside ${mb(many.plain)}: ${beside.toFixed(2)} times (over ${SIZES[0]}: ${mb(few.byClient)} beside ${mb(few.plain)})`,
      holds: beside <= MOST,
    },
  ];
}

async function reading(keys: number): Promise<{ fixed: number; byClient: number; plain: number }> {
  const service = start("service.ts", [keys, "unlimited"]);
  const url = await message<string>(service);
  const peak = async (how: string, flags: string[] = []) => {
    const read = await message<Read>(start("reader.js", [url, PROJECT, how], flags));
    if (read.keys !== keys) throw new Error(`${read.keys} of ${keys} keys were read.`);
    return read.peak;
  };
  const peaks = {
    fixed: await peak("client", AS_NODE_20),
    byClient: await peak("client"),
    plain: await peak("plain"),
  };
  await stop(service);
  return peaks;
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
