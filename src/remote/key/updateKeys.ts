/** Updates keys until each has an outcome. Before each request, it reads the values again that the request overwrites. */
import { QueueTimeoutError, RequestError } from "../../api/errors/errors.ts";
import { idToSend } from "../../model/answered.ts";
import type { Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import type { WireKeyBulkUpdate } from "../../wire/key.ts";
import { isTooMuch, queueOptions } from "../sending.ts";
import { confirmUpdates } from "./confirm.ts";
import { automations, usableKeys } from "./createKeys.ts";
import { type Answered, matchUpdates } from "./matchAnswer.ts";
import { failAll, notAttempted, notMade } from "./outcomes.ts";
import { type DueUpdate, type KeySending, reread, withMoved } from "./reread.ts";
import type { Sent } from "./sent.ts";
import { sendInParts, splitRefused } from "./splitRefused.ts";

/** Maximum number of requests for an update whose result stays unknown. */
const MAX_SENT = 5;
/** Maximum number of times that a batch is split because it is too large. */
const MAX_SPLITS = 2;
/** Milliseconds before the first repetition. Each later wait is twice as long. */
const FIRST_WAIT = 1_000;

/** A request whose result is unknown, and the number of such requests so far. */
interface UnknownResult {
  error: RequestError;
  sent: number;
}

export async function updateKeys(
  sending: KeySending,
  sent: readonly Sent<Update>[],
  unknown?: UnknownResult,
  held = 0,
): Promise<ChangeOutcome<Update>[]> {
  const reason = sending.stop.reason();
  if (reason !== undefined) return unknown ? failAll(sent, unknown.error) : notAttempted(sent, reason);
  const read = await reread(sending, sent, unknown !== undefined);
  if (!read) return unknown ? failAll(sent, unknown.error) : notAttempted(sent, UNREAD);
  const { due, blocked } = read;
  const outcomes = [
    ...read.outcomes,
    ...blocked.flatMap(({ planned, why }) =>
      unknown ? failAll([planned], unknown.error) : notAttempted([planned], why),
    ),
  ];
  if (unknown && unknown.sent >= MAX_SENT) return [...outcomes, ...notMade(due.map(planned), unknown.error)];
  return [...outcomes, ...(due.length > 0 ? await send(sending, due, unknown, held) : [])];
}

const UNREAD =
  "The key could not be read again just before it was to be written, so it was not written. Apply again.";

/** `held`: how often the request waited too long in the queue, so that the keys were read again. */
async function send(
  sending: KeySending,
  due: readonly DueUpdate[],
  unknown: UnknownResult | undefined,
  held: number,
): Promise<ChangeOutcome<Update>[]> {
  const reason = await sending.stop.beforeWrite();
  if (reason !== undefined)
    return unknown ? failAll(due.map(planned), unknown.error) : notAttempted(due.map(planned), reason);
  const now = due.map((one) => one.now);
  try {
    const updated = await sending.client.updateKeys(
      sending.projectId,
      { keys: now.map(toUpdate), ...automations(sending) },
      queueOptions(held),
    );
    const answered = matchUpdates(now, { keys: usableKeys(updated), errors: updated.errors });
    noteMovedWriters(sending, due, answered);
    return withWhatMoved(due, await confirmUpdates(sending, answered));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error instanceof QueueTimeoutError) return updateKeys(sending, due.map(planned), unknown, held + 1);
    if (error.mayHaveHappened)
      return resumeAfterUnknown(sending, due.map(planned), { error, sent: (unknown?.sent ?? 0) + 1 });
    const refused = await splitRefused(
      sending,
      now,
      error,
      (part) => {
        const parts = new Set(part);
        return send(
          sending,
          due.filter((one) => parts.has(one.now)),
          unknown,
          held,
        );
      },
      unknown?.error,
    );
    return withWhatMoved(due, refused);
  }
}

function noteMovedWriters(
  { movedWriters }: KeySending,
  due: readonly DueUpdate[],
  answered: readonly Answered<Update>[],
): void {
  const before = new Map(due.map((one) => [one.now, one.before]));
  for (const { sent, answer } of answered) {
    const key = before.get(sent);
    const languages = sent.change.fields.flatMap(({ part }) => part ?? []);
    if (key && answer.is === "stored") movedWriters.note(key, answer.key, languages);
  }
}

/** Splits a batch that is too large in half, and repeats any other after a wait. The keys are read again first. */
async function resumeAfterUnknown(
  sending: KeySending,
  sent: readonly Sent<Update>[],
  unknown: UnknownResult,
): Promise<ChangeOutcome<Update>[]> {
  if (sending.stop.reason() !== undefined) return failAll(sent, unknown.error);
  const isSplit = isTooMuch(unknown.error) && unknown.sent <= MAX_SPLITS && sent.length > 1;
  if (isSplit) return sendInParts(sent, 2, (part) => updateKeys(sending, part, unknown));
  await sending.wait(FIRST_WAIT * 2 ** (unknown.sent - 1));
  return updateKeys(sending, sent, unknown);
}

/** Adds the values that were not written to the outcomes. Outcomes of repeated parts already have them. */
function withWhatMoved(
  due: readonly DueUpdate[],
  outcomes: readonly ChangeOutcome<Update>[],
): ChangeOutcome<Update>[] {
  const byRef = new Map(due.map((one) => [one.now.change, one]));
  return outcomes.map(({ change, outcome }) => {
    const one = byRef.get(change);
    return one
      ? { change: one.planned.change, outcome: withMoved(outcome, one.planned.change, one.moved) }
      : { change, outcome };
  });
}

function planned(due: DueUpdate): Sent<Update> {
  return due.planned;
}

function toUpdate({ change, out }: Sent<Update>): WireKeyBulkUpdate {
  return { key_id: idToSend(String(change.id)), ...out };
}
