/** Groups changes that were not made: many with the same outcome are one row, with a few names and the number of others. */

import type { Outcome } from "../../model/plan.ts";
import { type ChangeResult, stateWords } from "../report.ts";
import { figure } from "./figures.ts";
import { shortLine } from "./safeText.ts";

/** Up to this number, changes with the same outcome have their own rows. */
const MAX_ROWS = 10;
/** Maximum number of names in the row of a group. */
const MAX_NAMES = 3;

export interface FailureGroup {
  /** The first change of the group, whose location the row shows. */
  result: ChangeResult;
  /** The names, on one line. */
  names: string;
  count: number;
}

/** Whether nothing was sent, so that the outcome is not about the change itself. */
export function wasNotSent({ state }: Outcome): boolean {
  return state === "not attempted";
}

/**
 * `grouped` decides which outcomes may share a row. All others have their own row and location. `shown` is applied to each name.
 */
export function groupFailures(
  results: readonly ChangeResult[],
  grouped: (outcome: Outcome) => boolean = () => true,
  shown: (name: string) => string = (name) => name,
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
      return group.map((result) => ({ result, names: shown(name(result, 300)), count: 1 }));
    const named = group.slice(0, MAX_NAMES).map((result) => shown(name(result, 100)));
    const names = `${named.join(", ")} and ${figure(group.length - MAX_NAMES)} more`;
    return [{ result: first, names, count: group.length }];
  });
}

function name({ change }: ChangeResult, max: number): string {
  return shortLine(change.label, max);
}
