/** Outcomes that are the same for all changes of a request. */
import type { RequestError } from "../../api/errors.ts";
import type { Create, Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import { failedOutcome } from "../sending.ts";
import type { Sent } from "./sent.ts";

export function failAll<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  error: RequestError,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: failedOutcome(error) }));
}

/** Reading back shows that the changes were not carried out. */
export function notMade<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  { message }: RequestError,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({
    change,
    outcome: {
      state: "failed",
      how: "not made",
      message: `${message} Lokaform read the project again, and the change was not made. Apply again.`,
    },
  }));
}

export function notAttempted<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  message: string,
): ChangeOutcome<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: { state: "not attempted", message } }));
}
