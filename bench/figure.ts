/** A promise, the measured value, and whether the promise holds. */
export interface Figure {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
