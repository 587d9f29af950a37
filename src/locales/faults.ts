/** The faults of a file while it is read. */
import { once } from "../model/once.ts";
import { lineStartsOf, placeOf } from "../model/place.ts";
import type { Range, ReadTexts, TextFault } from "./format.ts";

/** The faults in the order of the file. */
export function inOrder(faults: readonly TextFault[]): TextFault[] {
  return faults.toSorted((a, b) => a.at.start - b.at.start);
}

export type DuplicateFault = (subject: string, first: Range, second: Range) => TextFault;

/** `subject`: the start of the message, without the location of `first`. */
export function duplicateFaults(text: string): DuplicateFault {
  const lineStarts = once(() => lineStartsOf(text));
  return (subject, first, at) => {
    const { line } = placeOf({ path: "", lineStarts: lineStarts() }, first.start, first.end);
    return { code: "duplicate-text", message: `${subject}, also at line ${line}. Keep one of them.`, at };
  };
}

/** The faults of a file with a syntax error. The marks of a merge conflict are reported instead. */
export function unreadable(text: string, message: string, at: Range): ReadTexts {
  const conflicts = [...text.matchAll(/^<{7} .*$/gm)].map(({ index, 0: line }): TextFault => {
    const conflict =
      "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
    return { code: "text-file", message: conflict, at: { start: index, end: index + line.length } };
  });
  return { texts: [], faults: conflicts.length > 0 ? conflicts : [{ code: "text-file", message, at }] };
}
