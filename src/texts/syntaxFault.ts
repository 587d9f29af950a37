/** A file that cannot be read, with the location where reading ends. */
import type { Range, ReadTexts, TextFault } from "./format.ts";

/** The faults of a file with a syntax error. The marks of a merge conflict are reported instead. */
export function unreadable(text: string, message: string, at: Range): ReadTexts {
  const conflicts = [...text.matchAll(/^<{7} .*$/gm)].map(({ index, 0: line }): TextFault => {
    const conflict =
      "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
    return { code: "text-file", message: conflict, at: { start: index, end: index + line.length } };
  });
  return { texts: [], faults: conflicts.length > 0 ? conflicts : [{ code: "text-file", message, at }] };
}
