/** Outcomes of removals that did not happen, or may not have happened. */
import type { RequestError } from "../api/errors/errors.ts";
import type { Outcome } from "../plan/ledger.ts";
import { failedOutcome } from "./sending.ts";

/** The object changed since the plan was made. */
export function kept(kind: string): Outcome {
  const message = `The ${kind} changed since the plan was made, so it was kept. Plan again, and review the new plan.`;
  return { state: "skipped", message };
}

export function notWhole(lacks: readonly string[]): Outcome {
  const message = `The service's answer has no usable ${lacks.join(", ")}, so its backup would be incomplete. It was kept. Apply again. If that does not help, the service has changed or has a fault.`;
  return { state: "not attempted", message };
}

/** Reading back shows that the object still exists. */
export function stillThere(error: RequestError): Outcome {
  if (!error.mayHaveHappened) return failedOutcome(error);
  const message = `${error.message} Reading it back shows that it still exists. Apply again.`;
  return { state: "failed", how: "not made", message };
}
