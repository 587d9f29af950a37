/** A measured value with its limit. Every limit is a maximum. */
export interface Figure {
  /** The benchmark, and what it measures: `validate/cpu`. */
  readonly name: string;
  /** What must hold, as a sentence. */
  readonly promise: string;
  readonly ours: number;
  /** The value of another program, or a theoretical bound, from the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
  readonly unit: Unit;
  readonly limit: number;
}

export type Unit = "ms" | "s" | "MB" | "requests" | "keys" | "bytes" | "%";

/** A figure as it is in the table and in the JSON. */
export interface Result extends Figure {
  /** `ours` divided by the value of the peer. */
  readonly ratio?: number;
  readonly holds: boolean;
}

export function resultOf(figure: Figure): Result {
  const { ours, peer, limit } = figure;
  return { ...figure, ...(peer && { ratio: ours / peer.value }), holds: ours <= limit };
}

export const TABLE_HEAD =
  "| | name | promise | measured | peer | ratio | limit |\n|---|---|---|---|---|---|---|";

export function tableRow({ name, promise, ours, peer, ratio, unit, limit, holds }: Result): string {
  const cells = [
    holds ? "holds" : "MISSED",
    name,
    promise,
    shown(ours, unit),
    peer ? `${shown(peer.value, unit)} (${peer.name})` : "",
    ratio === undefined ? "" : ratio.toFixed(2),
    shown(limit, unit),
  ];
  return `| ${cells.join(" | ")} |`;
}

function shown(value: number, unit: Unit): string {
  const digits = unit === "s" || (unit === "ms" && value < 10) ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
