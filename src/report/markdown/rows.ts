/** Rows of a fence: of a plan, of problems, and of changes that were not made. */
import type { Problem } from "../../model/problem.ts";
import { type ChangeResult, outcomeWords, placeOf, stateWords } from "../report.ts";
import { groupFailures, wasNotSent } from "../words/groupFailures.ts";
import { placeWords } from "../words/labels.ts";
import { plainWords } from "../words/parts.ts";
import type { PlanLine } from "../words/planLines.ts";
import { oneLine, shortened, shortLine } from "../words/safeText.ts";
import type { RowGroup } from "./budget.ts";

/** Characters of a message in a row. The report file has the whole of a longer one. */
const MAX_MESSAGE = 1_000;

export function problemRows({ severity, place, message }: Problem): RowGroup {
  const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}  ` : "";
  return { rows: [`${at}${severity}: ${shortLine(message, MAX_MESSAGE)}`] };
}

export function failureRows(results: readonly ChangeResult[]): RowGroup[] {
  return groupFailures(results, wasNotSent).map(({ result, names, count }) => {
    const why = shortLine(outcomeWords(result), MAX_MESSAGE);
    const place = placeWords({ place: placeOf(result) });
    return { count, rows: [`${place}  ${names}  ${stateWords(result.outcome)}: ${why}`] };
  });
}

/** A change or a kept item: a row for its name, and one for each thing that changes. The sign at the start of a row colours it. */
export function diffRows({ sign, label, place, words, isLoss }: PlanLine): RowGroup {
  const coloured = sign === "+" || sign === "-" || sign === "!" ? sign : " ";
  const name = coloured === " " ? `${sign} ${label}` : label;
  const rows = [
    `${coloured} ${name}  ${place}`,
    ...words.map((word) => `${coloured}     ${shortened(plainWords(word), MAX_MESSAGE)}`),
  ];
  return { rows, ...(isLoss && { isLoss: true }) };
}
