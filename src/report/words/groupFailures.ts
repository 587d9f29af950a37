/** Changes that did not end well. Many that ended alike are one row: the first few by name, and how many more. */

import type { Outcome } from "../../plan/ledger.ts";
import { type ChangeResult, stateWords } from "../report.ts";
import { figure } from "./figures.ts";
import { shortLine } from "./safeText.ts";

/** So many of one outcome have a row each. */
const MAX_ROWS = 10;
/** So many are named in the row of many. */
const MAX_NAMES = 3;

export interface FailureGroup {
  /** The first of them: its place is the row's. */
  result: ChangeResult;
  /** What they are called, on one line. */
  names: string;
  count: number;
}

/** Not sent: the outcome says nothing of the change itself. */
export function wasNotSent({ state }: Outcome): boolean {
  return state === "not attempted";
}

/** `grouped` says which outcomes may share a row; all others have one each, with their own location. */
export function groupFailures(
  results: readonly ChangeResult[],
  grouped: (outcome: Outcome) => boolean = () => true,
): FailureGroup[] {
  const groups = new Map<string, ChangeResult[]>();
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
    if (group.length <= MAX_ROWS || !first || !grouped(first.outcome))
      return group.map((result) => ({ result, names: name(result, 300), count: 1 }));
    const named = group.slice(0, MAX_NAMES).map((result) => name(result, 100));
    const names = `${named.join(", ")} and ${figure(group.length - MAX_NAMES)} more`;
    return [{ result: first, names, count: group.length }];
  });
}

function name({ change }: ChangeResult, max: number): string {
  return shortLine(change.label, max);
}
