/** Rows of a fence: of problems, and of changes that were not made. */
import type { Problem } from "../../model/problem.ts";
import { type ChangeResult, outcomeWords, placeOf, stateWords } from "../report.ts";
import { groupFailures, wasNotSent } from "../words/groupFailures.ts";
import { placeWords } from "../words/labels.ts";
import { oneLine, shortLine } from "../words/safeText.ts";
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
