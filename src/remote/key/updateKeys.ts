/** Updates keys until each has an outcome. Before each request, it reads the values again that the request overwrites. */
import { RequestError } from "../../api/errors.ts";
import { idToSend } from "../../model/answered.ts";
import type { Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import type { WireKeyBulkUpdate } from "../../wire/key.ts";
import { isTooMuch, MAX_SENT, NotSent, type UnknownResult, waitAfter } from "../sending.ts";
import { confirmUpdates } from "./confirm.ts";
import { automations, usableKeys } from "./createKeys.ts";
import { type Answered, matchUpdates } from "./matchAnswer.ts";
import { failAll, notAttempted, notMade } from "./outcomes.ts";
import { type DueUpdate, type KeySending, NONE, type Reread, reread, withKept } from "./reread.ts";
import type { Sent } from "./sent.ts";
import { sendInParts, splitRefused } from "./splitRefused.ts";

/** Maximum number of times that a batch is split because it is too large. */
const MAX_SPLITS = 2;

export async function updateKeys(
  sending: KeySending,
  sent: readonly Sent<Update>[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Update>[]> {
  const { client, projectId } = sending;
  let read: Reread = { due: sent.map(unread), outcomes: [], blocked: [] };
  let times = 0;
  const settled = () => [
    ...read.outcomes,
    ...read.blocked.flatMap(({ planned, why }) =>
      unknown ? failAll([planned], unknown.error) : notAttempted([planned], why),
    ),
  ];
  try {
    const updated = await client.updateKeys(projectId, async () => {
      read = await reread(sending, sent, unknown !== undefined || times++ > 0);
      if (read.due.length === 0 || (unknown && unknown.sent >= MAX_SENT)) throw new NotSent();
      return { keys: read.due.map(({ now }) => toUpdate(now)), ...automations(sending) };
    });
    const now = read.due.map((one) => one.now);
    const answered = matchUpdates(now, { keys: usableKeys(updated), errors: updated.errors });
    noteMovedWriters(sending, read.due, answered);
    return [...settled(), ...withWhatMoved(read.due, await confirmUpdates(sending, answered))];
  } catch (error) {
    const due = read.due.map(({ planned }) => planned);
    if (error instanceof NotSent) return [...settled(), ...(unknown ? notMade(due, unknown.error) : [])];
    if (!(error instanceof RequestError)) throw error;
    if (error.mayHaveHappened) {
      const sentTimes = (unknown?.sent ?? 0) + 1;
      return [...settled(), ...(await resumeAfterUnknown(sending, due, { error, sent: sentTimes }))];
    }
    return [...settled(), ...withWhatMoved(read.due, await refusedParts(sending, read.due, error, unknown))];
  }
}

function unread(planned: Sent<Update>): DueUpdate {
  return { planned, now: planned, kept: NONE };
}

/** The outcomes of a refused batch. Its parts are read again before they are sent. */
function refusedParts(
  sending: KeySending,
  due: readonly DueUpdate[],
  error: RequestError,
  unknown: UnknownResult | undefined,
): Promise<ChangeOutcome<Update>[]> {
  const plannedOf = new Map(due.map(({ now, planned }) => [now, planned]));
  return splitRefused(
    sending,
    due.map(({ now }) => now),
    error,
    (part) =>
      updateKeys(
        sending,
        part.flatMap((now) => plannedOf.get(now) ?? []),
        unknown,
      ),
    unknown?.error,
  );
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
  await sending.wait(waitAfter(unknown));
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
      ? { change: one.planned.change, outcome: withKept(outcome, one.planned.change, one.kept) }
      : { change, outcome };
  });
}

function toUpdate({ change, out }: Sent<Update>): WireKeyBulkUpdate {
  return { key_id: idToSend(String(change.id)), ...out };
}
