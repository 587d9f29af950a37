/** Rows of a fence: of a plan, of problems, of what was not made. As many as there is room for, and a count of the rest. */
import type { Problem } from "../model/problem.ts";
import { alike } from "./alike.ts";
import { type PlanLine, placeWords } from "./lines.ts";
import { fenced, type Markdown } from "./markup.ts";
import { outcomeWords, placeOf, type Result, stateWords } from "./report.ts";
import { oneLine, shortened, shortLine } from "./safe.ts";
import { counted } from "./sentences.ts";

export interface Fitted {
  lines: string[];
  bytes: number;
}

/** `room` in bytes; `rest` says where those stand that do not fit. */
export function fitted(all: readonly string[], room: number, rest: string): Fitted {
  const lines: string[] = [];
  let bytes = 0;
  for (const line of all) {
    const size = Buffer.byteLength(line) + 1;
    if (bytes + size > room) {
      lines.push(`… and ${counted(all.length - lines.length, "more line")}; ${rest}`);
      break;
    }
    lines.push(line);
    bytes += size;
  }
  return { lines, bytes };
}

export function inFence({ lines }: Fitted, language: "" | "diff" = ""): Markdown[] {
  return lines.length > 0 ? [fenced(lines, language)] : [];
}

/** Characters of a row: a long one leaves room for those after it, and stands whole in the report file. */
const MOST_WORDS = 1_000;

export function problemRow({ severity, place, message }: Problem): string {
  const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}  ` : "";
  return `${at}${severity}: ${shortLine(message, MOST_WORDS)}`;
}

export function failureRows(results: readonly Result[], texts: boolean): string[] {
  return alike(results).map(({ result, names }) => {
    const why = shortLine(outcomeWords(result, texts), MOST_WORDS);
    return `${placeWords({ place: placeOf(result) })}  ${names}  ${stateWords(result.outcome)}: ${why}`;
  });
}

/** In a diff fence, the sign at the start of a line colours it. */
export function diffRows({ sign, label, place, words }: PlanLine): string[] {
  const coloured = sign === "+" || sign === "-" || sign === "!" ? sign : " ";
  const name = coloured === " " ? `${sign} ${label}` : label;
  return [
    `${coloured} ${name}  ${place}`,
    ...words.map((word) => `${coloured}     ${shortened(word, MOST_WORDS)}`),
  ];
}
