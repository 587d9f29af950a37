/** A line at the end of a terminal that is replaced, and erased before other lines. */
import type { Change, Outcome } from "../model/plan.ts";
import type { Batch } from "../remote/kindRemote.ts";
import { isRename } from "../report/counts.ts";
import { isInPart } from "../report/report.ts";
import type { Paint } from "../report/text/screen.ts";
import { countedKind, figure } from "../report/view/words.ts";
import type { RunContext } from "../run/context.ts";

/** Batches of a run that have their own lines. The end of the run counts all of them. */
const MAX_LINES = 20;

/** Prints what requests did, in few lines even if there are thousands of them. */
export function batchLines(print: (line: string) => void, paint: Paint): RunContext["onBatch"] {
  let shown = 0;
  return (batch, outcomes) => {
    if (shown++ < MAX_LINES) print(batchWords(batch, outcomes, paint));
  };
}

/** The result of one request, in a line. */
export function batchWords({ kind, changes }: Batch, outcomes: readonly Outcome[], paint: Paint): string {
  const verb = verbFor(changes);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const all = outcomes.length;
  const sign = done === all ? paint("good", "✓") : paint("bad", "✗");
  const counted = countedKind(all, kind);
  const what = done === all ? counted : `${figure(done)} of ${counted}`;
  const inPart = outcomes.filter(isInPart).length;
  return `  ${sign} ${what} ${verb}${inPart > 0 ? `, ${figure(inPart)} in part` : ""}`;
}

function verbFor(changes: readonly Change[]): string {
  const [first] = changes;
  if (first?.action === "create") return "created";
  if (first?.action === "destroy") return first.how === "archive" ? "archived" : "destroyed";
  if (changes.every(isRename)) return "renamed";
  return changes.some(isRename) ? "updated or renamed" : "updated";
}

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
