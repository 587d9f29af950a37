/** Changes that did not end well. Many that ended alike are one row: the first few by name, and how many more. */
import type { Outcome } from "../../plan/ledger.ts";
import { type Result, stateWords } from "../report.ts";
import { shortLine } from "./safeText.ts";
import { figure } from "./sentences.ts";

/** So many of one outcome have a row each. */
const MOST_ROWS = 10;
/** So many are named in the row of many. */
const NAMED = 3;

export interface Row {
  /** The first of them: its place is the row's. */
  result: Result;
  /** What they are called, on one line. */
  names: string;
  count: number;
}

/** Not sent: the outcome says nothing of the change itself. */
export function wasNotSent({ state }: Outcome): boolean {
  return state === "not attempted";
}

/** `grouped` says which outcomes may share a row; all others have one each, with their own location. */
export function alike(
  results: readonly Result[],
  grouped: (outcome: Outcome) => boolean = () => true,
): Row[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { outcome } = result;
    if (outcome.state === "done") continue;
    const ending = `${stateWords(outcome)}: ${outcome.message}`;
    const group = groups.get(ending);
    if (group) group.push(result);
    else groups.set(ending, [result]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (group.length <= MOST_ROWS || !first || !grouped(first.outcome))
      return group.map((result) => ({ result, names: name(result, 300), count: 1 }));
    const named = group.slice(0, NAMED).map((result) => name(result, 100));
    const names = `${named.join(", ")} and ${figure(group.length - NAMED)} more`;
    return [{ result: first, names, count: group.length }];
  });
}

function name({ change }: Result, most: number): string {
  return shortLine(change.label, most);
}
