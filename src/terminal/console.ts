/** Where a command's lines go: two streams, each with colours if it wants them, and never a secret. */
import { styleText } from "node:util";
import { Redaction, type Secret } from "../model/secrets.ts";
import type { Paint, Style } from "../report/text/paint.ts";
import { forLog } from "../report/words/safeText.ts";

export interface Console {
  out(line: string): void;
  error(line: string): void;
  /** Writes where questions are asked. */
  prompt(line: string): void;
  /** Colours for lines that go out, and for lines that go to the error stream. */
  paint: Paint;
  paintError: Paint;
  /** What no line may contain from now on. */
  hide(secrets: readonly Secret[]): void;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
}

interface Streams {
  stdout: Stream;
  stderr: Stream;
  /** Where questions are asked; standard error if it is not given. */
  prompt?: Stream | undefined;
}

const COLOURS: Readonly<Record<Style, Parameters<typeof styleText>[0]>> = {
  good: "green",
  bad: "red",
  change: "yellow",
  note: "cyan",
  dim: "dim",
  strong: "bold",
};

/** `coloured` decides for each stream by itself: one may be a terminal and the other a file. */
export function openConsole(
  { stdout, stderr, prompt = stderr }: Streams,
  coloured: (stream: Stream) => boolean,
): Console {
  const redaction = new Redaction();
  return {
    out: (line) => stdout.write(`${forLog(redaction.clean(line))}\n`),
    error: (line) => stderr.write(`${forLog(redaction.clean(line))}\n`),
    prompt: (line) => prompt.write(`${forLog(redaction.clean(line))}\n`),
    paint: coloured(stdout) ? paint : plain,
    paintError: coloured(stderr) ? paint : plain,
    hide: (secrets) => redaction.hide(secrets),
  };
}

const paint: Paint = (style, text) => styleText(COLOURS[style], text, { validateStream: false });
const plain: Paint = (_style, text) => text;

/** A terminal gets colours, unless the user turned them off. */
export function wantsColours(
  stream: { isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
  noColor: boolean,
): boolean {
  return stream.isTTY === true && !noColor && !environment.NO_COLOR && environment.TERM !== "dumb";
}
