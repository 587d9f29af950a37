/** Sends updates of keys until each has an outcome. None is written, or written again, on what was read long ago. */
import { QueueTimeoutError, RequestError } from "../../api/errors/errors.ts";
import type { Sent } from "../../apply/batches.ts";
import { idToSend } from "../../model/answered.ts";
import type { Update } from "../../model/plan.ts";
import type { WireKeyBulkUpdate } from "../../wire/key.ts";
import { isTooMuch, queueOptions, type Sending } from "../sending.ts";
import { type Accounted, settleUpdates } from "./confirm.ts";
import { all, automations, inParts, notAttempted, notThere, refusedWhole, usable } from "./create.ts";
import { tellUpdates } from "./matchAnswer.ts";
import { type Due, reread, withMoved } from "./reread.ts";

/** How often an update is sent in all, where it is not known whether it happened. */
const MOST_SENT = 5;
/** How often a batch that is too much is halved. */
const MOST_HALVED = 2;
/** Milliseconds before an update is sent a second time; doubled each time after. */
const FIRST_WAIT = 1_000;

/** A request of which it is not known whether it happened, and how many of these were sent so far. */
interface Doubt {
  error: RequestError;
  sent: number;
}

export async function updateKeys(
  sending: Sending,
  sent: readonly Sent<Update>[],
  doubt?: Doubt,
  held = 0,
): Promise<Accounted<Update>[]> {
  const reason = sending.stop.reason();
  if (reason !== undefined) return doubt ? all(sent, doubt.error) : notAttempted(sent, reason);
  const read = await reread(sending, sent, doubt !== undefined);
  if (!read) return doubt ? all(sent, doubt.error) : notAttempted(sent, UNREAD);
  const { due, barred } = read;
  const settled = [
    ...read.settled,
    ...barred.flatMap(({ planned, why }) =>
      doubt ? all([planned], doubt.error) : notAttempted([planned], why),
    ),
  ];
  if (doubt && doubt.sent >= MOST_SENT) return [...settled, ...notThere(due.map(planned), doubt.error)];
  return [...settled, ...(due.length > 0 ? await send(sending, due, doubt, held) : [])];
}

const UNREAD =
  "The key could not be read again just before it was to be written, so it was not written. Apply again.";

/** `held`: how often it waited too long for its turn, so that it was read again. */
async function send(
  sending: Sending,
  due: readonly Due[],
  doubt: Doubt | undefined,
  held: number,
): Promise<Accounted<Update>[]> {
  const reason = await sending.stop.beforeWrite();
  if (reason !== undefined)
    return doubt ? all(due.map(planned), doubt.error) : notAttempted(due.map(planned), reason);
  const now = due.map((one) => one.now);
  try {
    const updated = await sending.client.updateKeys(
      sending.projectId,
      { keys: now.map(toUpdate), ...automations(sending) },
      queueOptions(held),
    );
    const told = tellUpdates(now, { keys: usable(updated), errors: updated.errors });
    return withWhatMoved(due, await settleUpdates(sending, told));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error instanceof QueueTimeoutError) return updateKeys(sending, due.map(planned), doubt, held + 1);
    if (error.mayHaveHappened)
      return afterDoubt(sending, due.map(planned), { error, sent: (doubt?.sent ?? 0) + 1 });
    const refused = await refusedWhole(
      sending,
      now,
      error,
      (part) => {
        const parts = new Set(part);
        return send(
          sending,
          due.filter((one) => parts.has(one.now)),
          doubt,
          held,
        );
      },
      doubt?.error,
    );
    return withWhatMoved(due, refused);
  }
}

/** What is too much is halved; anything else is sent again after a while. Either is read again first. */
async function afterDoubt(
  sending: Sending,
  sent: readonly Sent<Update>[],
  doubt: Doubt,
): Promise<Accounted<Update>[]> {
  if (sending.stop.reason() !== undefined) return all(sent, doubt.error);
  const halve = isTooMuch(doubt.error) && doubt.sent <= MOST_HALVED && sent.length > 1;
  if (halve) return inParts(sent, 2, (part) => updateKeys(sending, part, doubt));
  await sending.wait(FIRST_WAIT * 2 ** (doubt.sent - 1));
  return updateKeys(sending, sent, doubt);
}

/** A part that was sent again on its own says already what moved. */
function withWhatMoved(due: readonly Due[], accounted: readonly Accounted<Update>[]): Accounted<Update>[] {
  const byRef = new Map(due.map((one) => [one.now.change, one]));
  return accounted.map(({ change, outcome }) => {
    const one = byRef.get(change);
    return one
      ? { change: one.planned.change, outcome: withMoved(outcome, one.planned.change, one.moved) }
      : { change, outcome };
  });
}

function planned(due: Due): Sent<Update> {
  return due.planned;
}

function toUpdate({ change, out }: Sent<Update>): WireKeyBulkUpdate {
  return { key_id: idToSend(String(change.id)), ...out };
}
