/** The faults of a file while it is read. */

import { lineStartsOf, placeOf } from "../model/place.ts";
import { MAX_LISTED } from "../model/problem.ts";
import type { Range, ReadTexts, TextFault } from "./format.ts";

/**
 * A file can have any number of faults. Of each severity and language, the first ones are kept, more than can be listed, and the
 * last of them counts the others.
 */
export class Faults {
  /** The language of the texts that are being read, if the file has several. */
  language: string | undefined;
  /** How many there are. */
  count = 0;
  private readonly groups = new Map<string, { first: TextFault[]; more: number }>();

  push(fault: TextFault): void {
    const { language } = this;
    const one = language === undefined ? fault : { ...fault, language };
    const name = `${one.severity} ${language}`;
    const group = this.groups.get(name) ?? { first: [], more: 0 };
    this.groups.set(name, group);
    this.count += 1;
    group.first.push(one);
    if (group.first.length > 4 * MAX_LISTED)
      group.more += group.first.sort(inFile).splice(2 * MAX_LISTED).length;
  }

  /** In the order of the file. */
  inOrder(): TextFault[] {
    const all = [...this.groups.values()].flatMap(({ first, more }) => {
      const last = first.sort(inFile).at(-1);
      return more > 0 && last ? first.with(-1, { ...last, count: more + 1 }) : first;
    });
    return all.sort(inFile);
  }
}

function inFile(a: TextFault, b: TextFault): number {
  return a.at.start - b.at.start;
}

export function faultCount(faults: readonly TextFault[]): number {
  return faults.reduce((sum, { count = 1 }) => sum + count, 0);
}

export class Duplicates {
  private readonly text: string;
  private lineStarts: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** `subject`: the start of the message, without the location of `first`. */
  fault(subject: string, first: Range, second: Range, fix = "Keep one of them."): TextFault {
    this.lineStarts ??= lineStartsOf(this.text);
    const { line } = placeOf({ path: "", lineStarts: this.lineStarts }, first.start, first.end);
    return { code: "duplicate-text", message: `${subject}, also at line ${line}. ${fix}`, at: second };
  }
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
