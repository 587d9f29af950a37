/** Outcomes of removals that did not happen, or may not have happened. */

import type { RequestError } from "../api/errors.ts";
import type { Outcome } from "../model/plan.ts";
import { failedOutcome } from "./sending.ts";

/** The object changed after the plan was made. */
export function kept(kind: string, not: "removed" | "updated"): Outcome {
  const message = `The ${kind} changed after the plan was made, so it was not ${not}. Plan again, and review the new plan.`;
  return { state: "skipped", message };
}

export function notWhole(kind: string, lacks: readonly string[]): Outcome {
  const message = `The service's answer about this ${kind} has no usable ${lacks.join(", ")}, so a backup of the ${kind} would be incomplete. The ${kind} was not removed. Apply again. If that does not help, the service has changed or has a fault.`;
  return { state: "not attempted", message };
}

/** Reading back shows that the object still exists. */
export function stillThere(kind: string, error: RequestError): Outcome {
  if (!error.mayHaveHappened) return failedOutcome(error);
  const message = `${error.message} Lokaform read the project again, and the ${kind} was not removed. Apply again.`;
  return { state: "failed", how: "not made", message };
}
