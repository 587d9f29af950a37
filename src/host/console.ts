/** The lines of a command on standard output and standard error, with colours for each that is a terminal, without secrets. */
import { styleText } from "node:util";
import { Redaction, type Secret } from "../model/secrets.ts";
import type { Environment } from "../model/variables.ts";
import { forLog } from "../report/safeText.ts";
import { lineWidth, type Paint, plain, type Screen, type Style } from "../report/text/screen.ts";

export interface Console {
  out(line: string): void;
  error(line: string): void;
  prompt(line: string): void;
  /** A line at the end of standard error that is replaced. All other lines erase it first. Undefined if standard error is a file, or shows no colours. */
  status: ReturnType<typeof openStatusLine> | undefined;
  screen: Screen;
  errorScreen: Screen;
  /** From now on no line contains any of these. */
  hide(secrets: readonly Secret[]): void;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
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
  old: "red",
  new: "green",
  "old-word": ["red", "bold", "underline"],
  "new-word": ["green", "bold", "underline"],
};

/** `coloured` and `erases` decide for each stream: one can be a terminal, the other a file. A status line needs a standard error that erases. */
export function openConsole(
  { stdout, stderr, prompt = stderr }: Streams,
  coloured: (stream: Stream) => boolean,
  erases = coloured,
): Console {
  const redaction = new Redaction();
  const status = erases(stderr) ? openStatusLine(stderr, (text) => forLog(redaction.clean(text))) : undefined;
  const line = (text: string) => {
    status?.erase();
    return redaction.clean(text);
  };
  const screenOf = (stream: Stream): Screen => ({
    paint: coloured(stream) ? paint : plain,
    // Only a terminal has columns: in a log or a pipe, a line that is searched for must be whole.
    get width() {
      return lineWidth(stream.isTTY === true ? stream.columns : undefined);
    },
    clean: (text) => redaction.clean(text),
  });
  return {
    out: (text) => stdout.write(`${forLog(line(text))}\n`),
    error: (text) => stderr.write(`${forLog(line(text))}\n`),
    prompt: (text) => prompt.write(`${forLog(line(text))}\n`),
    status,
    screen: screenOf(stdout),
    errorScreen: screenOf(stderr),
    hide: (secrets) => redaction.hide(secrets),
  };
}

const paint: Paint = (style, text) => {
  const coloured = (words: string) => styleText(COLOURS[style], words, { validateStream: false });
  // Blanks are not underlined: a line can be broken there, and the next one begins with blanks.
  return style.endsWith("-word") ? text.replace(/[^ ]+/g, coloured) : coloured(text);
};

const ERASE = "\r\u001b[2K";

/** A terminal that does not know its width has 0 columns. */
const USUAL_COLUMNS = 80;

function openStatusLine(stream: Stream, clean: (text: string) => string) {
  let line = "";
  const write = (text: string) => {
    if (text === line) return;
    stream.write(`${line === "" ? "" : ERASE}${text}`);
    line = text;
  };
  return {
    // In its last column, some terminals begin a new line.
    columns: () => (stream.columns || USUAL_COLUMNS) - 1,
    show: (text: string) => write(clean(text)),
    erase: () => write(""),
  };
}

export function wantsColours(stream: { isTTY?: boolean }, environment: Environment, noColor: boolean) {
  return canErase(stream, environment) && !noColor && !environment.NO_COLOR;
}

export function canErase({ isTTY }: { isTTY?: boolean }, { TERM }: Environment): boolean {
  return isTTY === true && TERM !== "dumb";
}

/** Lets a run outlive its streams: if a reader goes away (`lokaform apply | head -1`) or a disk is full, only the lines of that stream are lost. */
export function outlive(...streams: readonly NodeJS.WritableStream[]): void {
  // Without a listener, Node ends the process. The stream gives up after the first error, or repeats it for each line.
  for (const stream of streams) stream.on("error", () => {});
}

/** Ends the process once everything is written, even if something still waits. */
export async function endWith(code: number, ...streams: readonly NodeJS.WritableStream[]): Promise<never> {
  for (const stream of streams) await new Promise<void>((resolve) => stream.write("", () => resolve()));
  return process.exit(code);
}
