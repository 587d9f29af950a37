/** A measured or counted value with its limit. Every limit is a maximum. */
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

/** What is counted is the same on every machine. */
const COUNTED = ["requests", "keys", "bytes", "kB", "processes", "files"] as const;
export type Unit = "ms" | "s" | "MB" | "%" | (typeof COUNTED)[number];

export function isCounted({ unit }: Pick<Figure, "unit">): boolean {
  return COUNTED.some((counted) => counted === unit);
}

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

/** `isJudged`: whether it says something that it does not hold. */
export function tableRow(result: Result, isJudged: boolean): string {
  const { name, promise, ours, peer, ratio, unit, limit, holds } = result;
  const cells = [
    isJudged ? (holds ? "holds" : "MISSED") : "",
    name,
    promise,
    withUnit(ours, unit),
    peer ? `${withUnit(peer.value, unit)} (${peer.name})` : "",
    ratio === undefined ? "" : ratio.toFixed(2),
    withUnit(limit, unit),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The row of a benchmark that could not be measured. */
export function failedRow(name: string, reason: string): string {
  return `| FAILED | ${name} | ${reason.replaceAll(/\s+/g, " ")} | | | | |`;
}

function withUnit(value: number, unit: Unit): string {
  const digits = unit === "s" || (unit === "ms" && value < 10) ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
