/** Splits a batch that the service refuses in half, again and again, until only the bad keys fail. */
import { ApiError, type RequestError } from "../../api/errors.ts";
import { append } from "../../model/lists.ts";
import type { Create, Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import { isProjectWide, type Sending, withEarlier } from "../sending.ts";
import { failAll } from "./outcomes.ts";
import type { Sent } from "./sent.ts";

/** A batch is not split after an error about token, permission, project or quota. `earlier`: an earlier error with an unknown result. */
export async function splitRefused<Of extends Create | Update>(
  { stop }: Sending,
  sent: readonly Sent<Of>[],
  error: RequestError,
  send: (part: readonly Sent<Of>[]) => Promise<ChangeOutcome<Of>[]>,
  earlier: RequestError | undefined,
): Promise<ChangeOutcome<Of>[]> {
  if (isProjectWide(error)) stop.noteProjectRefused(error.message);
  else if (!(error instanceof ApiError)) stop.noteUnreachable(error.message);
  else if (sent.length > 1) return sendInParts(sent, 2, send);
  else stop.noteSingleRefused(error.message);
  return failAll(sent, withEarlier(error, earlier));
}

/** Sends one part after the other, so that the outcome of the first can stop the next. */
export async function sendInParts<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  parts: number,
  send: (part: readonly Sent<Of>[]) => Promise<ChangeOutcome<Of>[]>,
): Promise<ChangeOutcome<Of>[]> {
  const size = Math.ceil(sent.length / parts);
  const outcomes: ChangeOutcome<Of>[] = [];
  for (let from = 0; from < sent.length; from += size)
    append(outcomes, await send(sent.slice(from, from + size)));
  return outcomes;
}
