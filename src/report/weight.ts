/** Changes by their weight for a reviewer: what is lost comes before what is added. */
import type { Change } from "../model/plan.ts";
import { archives, isLoss } from "../plan/loss.ts";
import { isRename } from "./tally.ts";

/** From the heaviest to the lightest. */
export const WEIGHTS = ["removed", "overwritten", "renamed", "changed", "new"] as const;
export type Weight = (typeof WEIGHTS)[number];

export function weightOf(change: Change): Weight {
  if (change.action === "create") return "new";
  if (change.action === "destroy" || change.fields.some((field) => archives(change.kind, field)))
    return "removed";
  if (isLoss(change)) return "overwritten";
  return isRename(change) ? "renamed" : "changed";
}
