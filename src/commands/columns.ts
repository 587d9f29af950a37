/** Text as wide as the terminal, in one column or two. */
import { greatest } from "../model/json.ts";
import { lineWidth, wrapLine } from "../report/text/screen.ts";

/** Columns of a wide terminal that the text uses. */
const WIDEST = 88;

/** `columns`: of the terminal; undefined without a terminal. */
export function widthFor(columns?: number): number {
  return Math.min(lineWidth(columns) ?? WIDEST, WIDEST);
}

/** Two columns; in a terminal too narrow for them, the text goes below the name. */
export function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = greatest(rows.map(([name]) => name.length)) + 4;
  if (width - left < 24)
    return rows.flatMap(([name, text]) => [
      `  ${name}`,
      ...wrapped(text, width - 6).map((line) => `      ${line}`),
    ]);
  return rows.flatMap(([name, text]) => {
    const [first = "", ...others] = wrapped(text, width - left);
    return [`  ${name.padEnd(left - 2)}${first}`, ...others.map((line) => " ".repeat(left) + line)];
  });
}

export function wrapped(text: string, width: number): string[] {
  return wrapLine(text, width, 0);
}
