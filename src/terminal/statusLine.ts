/** A line at the end of a terminal that is replaced, and erased before other lines. */

export interface StatusLine {
  /** The number of columns that a text may have. */
  columns(): number;
  /** Replaces what is shown. */
  show(text: string): void;
  /** Called before anything else is written to the same terminal. */
  erase(): void;
}

interface TerminalStream {
  write(text: string): unknown;
  columns?: number;
}

/** Moves to the start of the line, and erases it. */
const ERASE = "\r\u001b[2K";

/** A terminal that does not know its width has 0 columns. */
const USUAL_COLUMNS = 80;

export function openStatusLine(stream: TerminalStream, clean: (text: string) => string): StatusLine {
  let shown = "";
  const write = (text: string) => {
    if (text === shown) return;
    stream.write(`${shown === "" ? "" : ERASE}${text}`);
    shown = text;
  };
  return {
    // In its last column, some terminals begin a new line.
    columns: () => (stream.columns || USUAL_COLUMNS) - 1,
    show: (text) => write(clean(text)),
    erase: () => write(""),
  };
}
