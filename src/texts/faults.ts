/** The faults of a file while it is read. */
import { MAX_LISTED } from "../model/problem.ts";
import type { TextFault } from "./format.ts";

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
