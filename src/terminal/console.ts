/** Where a command's words go: two streams, with colours where they are wanted, and never a secret. */
import { styleText } from "node:util";
import { Redaction, type Secret } from "../model/secrets.ts";
import { forLog } from "../report/safe.ts";
import type { Paint, Style } from "../report/terminal.ts";

export interface Console {
  out(line: string): void;
  error(line: string): void;
  paint: Paint;
  /** What no line may hold from here on. */
  hide(secrets: readonly Secret[]): void;
}

interface Streams {
  stdout: { write(text: string): unknown; isTTY?: boolean };
  stderr: { write(text: string): unknown };
}

const COLOURS: Readonly<Record<Style, Parameters<typeof styleText>[0]>> = {
  good: "green",
  bad: "red",
  change: "yellow",
  note: "cyan",
  dim: "dim",
  strong: "bold",
};

export function openConsole({ stdout, stderr }: Streams, colours: boolean): Console {
  const redaction = new Redaction();
  const clean = (line: string) => redaction.clean(line);
  return {
    out: (line) => stdout.write(`${forLog(clean(line))}\n`),
    error: (line) => stderr.write(`${forLog(clean(line))}\n`),
    paint: (style, text) => (colours ? styleText(COLOURS[style], text, { validateStream: false }) : text),
    hide: (secrets) => redaction.hide(secrets),
  };
}

/** Colours on a terminal, unless somebody said no. */
export function wantsColours(
  stdout: { isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
  noColor: boolean,
): boolean {
  return stdout.isTTY === true && !noColor && !environment.NO_COLOR && environment.TERM !== "dumb";
}
