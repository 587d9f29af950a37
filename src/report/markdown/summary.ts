/** The job summary, and what `--format markdown` prints. */

import type { Report } from "../report.ts";
import { body } from "./body.ts";
import type { Markdown } from "./markdown.ts";
import { md } from "./markdown.ts";
import { bytes } from "./space.ts";

/** A larger summary is dropped by GitHub, with an error. */
const ROOM = 1024 * 1024;

export interface SummaryLook {
  /** Unix seconds. */
  now: number;
  /** Where the report file is; undefined: there is none. */
  file: string | undefined;
  /** Bytes. */
  room?: number;
}

export function summary(report: Report, { now, file, room = ROOM }: SummaryLook): Markdown {
  const rest =
    file === undefined ? "name a file with report to have them all" : "the report file has them all";
  return md`${body(report, { now, room: room - 1, measure: bytes, rest })}\n`;
}
