/** Names that a file has twice. */
import { lineStartsOf, placeOf } from "../model/place.ts";
import type { Range, TextFault } from "./format.ts";

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
