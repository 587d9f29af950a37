/** Changes by their weight for a reviewer: what is lost comes before what is added. */
import type { Change } from "../model/plan.ts";
import { archives, isLoss, overwrites } from "../plan/loss.ts";
import { isRename } from "./tally.ts";
import { isText } from "./words/fields.ts";

/** From the heaviest to the lightest. */
export const WEIGHTS = ["removed", "overwritten text", "overwritten", "renamed", "changed", "new"] as const;
export type Weight = (typeof WEIGHTS)[number];

export function weightOf(change: Change): Weight {
  if (change.action === "create") return "new";
  if (change.action === "destroy" || change.fields.some((field) => archives(change.kind, field)))
    return "removed";
  const texts = change.fields.filter((field) => isText(change.kind, field));
  if (texts.some((field) => overwrites(change.kind, field))) return "overwritten text";
  if (isLoss(change)) return "overwritten";
  return isRename(change) ? "renamed" : "changed";
}
