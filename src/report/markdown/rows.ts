/** Rows of a fence: of a plan, of problems, and of changes that did not end well. */
import type { Problem } from "../../model/problem.ts";
import { outcomeWords, placeOf, type Result, stateWords } from "../report.ts";
import { alike, wasNotSent } from "../words/groupFailures.ts";
import { type PlanLine, placeWords } from "../words/planLines.ts";
import { oneLine, shortened, shortLine } from "../words/safeText.ts";
import type { Entry } from "./space.ts";

/** Characters of a row: a long one leaves room for those after it, and stands whole in the report file. */
const MOST_WORDS = 1_000;

export function problemEntry({ severity, place, message }: Problem): Entry {
  const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}  ` : "";
  return { rows: [`${at}${severity}: ${shortLine(message, MOST_WORDS)}`] };
}

export function failureEntries(results: readonly Result[], texts: boolean): Entry[] {
  return alike(results, wasNotSent).map(({ result, names, count }) => {
    const why = shortLine(outcomeWords(result, texts), MOST_WORDS);
    const place = placeWords({ place: placeOf(result) });
    return { count, rows: [`${place}  ${names}  ${stateWords(result.outcome)}: ${why}`] };
  });
}

/** A change, or what is kept; one row for its name and one for each thing that changes. */
export function diffEntry(line: PlanLine): Entry {
  return { rows: diffRows(line), ...(line.first && { first: true }) };
}

/** In a diff fence, the sign at the start of a line colours it. */
function diffRows({ sign, label, place, words }: PlanLine): string[] {
  const coloured = sign === "+" || sign === "-" || sign === "!" ? sign : " ";
  const name = coloured === " " ? `${sign} ${label}` : label;
  return [
    `${coloured} ${name}  ${place}`,
    ...words.map((word) => `${coloured}     ${shortened(word, MOST_WORDS)}`),
  ];
}
