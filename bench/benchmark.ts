/** What all benchmarks are: the same code measures a full size, and a small one of which tests check what can be counted. */
import type { Figure } from "./figure.ts";

export type Scale = "full" | "small";

/** `runs`: instead of the number of runs of the size. */
export type Benchmark = (scale: Scale, runs?: number) => Promise<Figure[]>;

export function benchmark<Size extends { readonly runs: number }>(
  sizes: Readonly<Record<Scale, Size>>,
  figures: (size: Size) => Promise<Figure[]>,
): Benchmark {
  return (scale, runs = sizes[scale].runs) => figures({ ...sizes[scale], runs });
}
