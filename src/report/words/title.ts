/** The number of changes in the words of a title. */
import type { Change } from "../../model/plan.ts";
import { isRename } from "../tally.ts";
import { weightOf } from "../weight.ts";
import { figure } from "./figures.ts";

const TITLE_COUNTS = ["new", "changed", "renamed", "removed"] as const;
type TitleCount = (typeof TITLE_COUNTS)[number];

/** "16 new, 21 changed, 3 renamed, 2 removed"; "no changes" */
export function titleWords(changes: readonly Change[]): string {
  const counts = titleCounts(changes);
  const words = TITLE_COUNTS.flatMap((name) => (counts[name] > 0 ? [`${figure(counts[name])} ${name}`] : []));
  return words.length > 0 ? words.join(", ") : "no changes";
}

/** Each change is counted once. */
export function titleCounts(changes: readonly Change[]): Record<TitleCount, number> {
  const counts = { new: 0, changed: 0, renamed: 0, removed: 0 };
  for (const change of changes) counts[titleCount(change)] += 1;
  return counts;
}

/** An overwritten value is a change, and a renamed object is renamed whatever else changes. */
function titleCount(change: Change): TitleCount {
  const weight = weightOf(change);
  if (weight === "removed" || weight === "new") return weight;
  return isRename(change) ? "renamed" : "changed";
}
