/** A line at the end of a terminal that is replaced, and erased before other lines. */
import { append } from "../model/json.ts";
import type { Change, Outcome } from "../model/plan.ts";
import type { Batch } from "../remote/kindRemote.ts";
import { isRename } from "../report/counts.ts";
import { isInPart } from "../report/report.ts";
import { oneLine } from "../report/safeText.ts";
import type { Paint } from "../report/text/screen.ts";
import { countedKind, figure, kindWords } from "../report/view/words.ts";

/** So many batches with all changes made, and so many others, have their own lines. Further ones are counted together. */
const MAX_LINES = 20;

interface Counted {
  batch: Batch;
  outcomes: Outcome[];
}

/** Prints what requests did, in few lines even if there are thousands of them. */
export class BatchLines {
  readonly #print: (line: string) => void;
  readonly #paint: Paint;
  #shown = { good: 0, bad: 0 };
  readonly #more = new Map<string, Counted>();

  constructor(print: (line: string) => void, paint: Paint) {
    this.#print = print;
    this.#paint = paint;
  }

  add(batch: Batch, outcomes: readonly Outcome[]): void {
    const sign = outcomes.every(({ state }) => state === "done") ? "good" : "bad";
    if (this.#shown[sign]++ < MAX_LINES) {
      this.#print(batchWords(batch, outcomes, this.#paint));
      return;
    }
    const name = [sign, batch.kind, verbFor(batch.changes)].join();
    const counted = this.#more.get(name);
    if (counted) append(counted.outcomes, outcomes);
    else this.#more.set(name, { batch, outcomes: [...outcomes] });
  }

  /** Prints what was only counted. */
  end(): void {
    for (const { batch, outcomes } of this.#more.values())
      this.#print(batchWords(batch, outcomes, this.#paint, "more"));
    this.#more.clear();
    this.#shown = { good: 0, bad: 0 };
  }
}

/** The result of one request, in a line. `more`: of all further ones. */
export function batchWords(batch: Batch, outcomes: readonly Outcome[], paint: Paint, more?: "more"): string {
  const { changes } = batch;
  const [only] = changes;
  const verb = verbFor(changes);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const all = outcomes.length;
  const sign = done === all ? paint("good", "✓") : paint("bad", "✗");
  const { one, many, progress } = kindWords(batch.kind);
  if (progress === "name" && all === 1 && !more) {
    const what = `${one} ${oneLine(only?.label ?? "")}`;
    return `  ${sign} ${what} ${done === all ? verb : `not ${verb}`}`;
  }
  const counted = more ? `${figure(all)} more ${all === 1 ? one : many}` : countedKind(all, batch.kind);
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
