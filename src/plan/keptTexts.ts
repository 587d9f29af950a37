/** What a kept text means for the people who work on it. */
import type { KeptItem } from "../model/plan.ts";

/** A new declared text that a rule does not write: the person who changed the manifest must know. */
export function isConflict(kept: KeptItem): boolean {
  return "conflict" in kept && kept.conflict === true;
}

/** A text that another person wrote in the project, and that no manifest has. */
export function isToPull(kept: KeptItem): boolean {
  return kept.reason === "edited" && !isConflict(kept);
}
