/**
 * Creates keys until each has an outcome. A create that may have happened is never sent again: no search can prove that it was
 * not carried out, because a list may be older than the request, and a request without a response may be carried out later.
 */
import { ApiError, RequestError } from "../api/errors.ts";
import { append } from "../model/json.ts";
import type { Change, Create, Destroy, Update } from "../model/plan.ts";
import { idToSend } from "../model/response.ts";
import type { ChangeOutcome } from "../plan/ledger.ts";
import type { Batch, KindRemote } from "../remote/kindRemote.ts";
import {
  failedOutcome,
  isProjectWide,
  isTooMuch,
  LOOK_AGAIN,
  MAX_SENT,
  NotSent,
  notFound,
  notMade,
  readOrUndefined,
  type Sending,
  type UnknownResult,
  waitAfter,
  withEarlier,
} from "../remote/sending.ts";
import type { WireKeyCreate } from "../wire/key.ts";
import { type LiveKey, readKey } from "./liveKey.ts";
import { lookUpKeys, observeDeclaredKeys, observeKeys, readByNames } from "./observe.ts";
import { confirmCreates, confirmUpdates, matchCreates, matchUpdates } from "./outcomes.ts";
import {
  asPlanned,
  checkReshaped,
  type DueUpdate,
  type KeyRequest,
  type KeySending,
  MovedWriters,
  outcomeOfAll,
  type Reread,
  reread,
  toKeyRequest,
  withKept,
} from "./rereadBeforeWrite.ts";
import { removeKeys } from "./sendRemovals.ts";

export async function createKeys(
  sending: Sending,
  sent: readonly KeyRequest<Create>[],
): Promise<ChangeOutcome<Create>[]> {
  const { creates } = sending;
  if (sent.length > creates.max)
    return sendInParts(sent, Math.ceil(sent.length / creates.max), (part) => createKeys(sending, part));
  const reason = await sending.stop.beforeWrite();
  if (reason !== undefined) return outcomeOfAll(sent, { state: "not attempted", message: reason });
  try {
    const created = await sending.client.createKeys(sending.projectId, {
      keys: sent.map(toCreate),
      ...automations(sending),
    });
    const answered = matchCreates(sent, { keys: usableKeys(created), errors: created.errors });
    return await confirmCreates(sending, answered);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isTooMuch(error)) creates.max = Math.max(1, Math.min(creates.max, Math.floor(sent.length / 2)));
    return error.mayHaveHappened
      ? findCreated(sending, sent, error)
      : splitRefused(sending, sent, error, (part) => createKeys(sending, part), undefined);
  }
}

/** Searches twice for keys that may have been created. Those that are not found end as an unknown result. */
async function findCreated(
  sending: Sending,
  sent: readonly KeyRequest<Create>[],
  error: RequestError,
): Promise<ChangeOutcome<Create>[]> {
  const found: ChangeOutcome<Create>[] = [];
  let open = sent;
  for (const wait of [0, LOOK_AGAIN]) {
    if (wait > 0) await sending.wait(wait);
    if (sending.stop.reason() !== undefined) return [...found, ...outcomeOfAll(open, failedOutcome(error))];
    const names = open.map(({ out }) => out.key_name ?? "");
    const live = await readOrUndefined(() => readByNames(sending, names));
    const answered = matchCreates(open, { keys: live?.objects ?? [] });
    append(
      found,
      await confirmCreates(
        sending,
        answered.filter(({ answer }) => answer.is !== "silent"),
      ),
    );
    open = answered.flatMap((one) => (one.answer.is === "silent" ? [one.sent] : []));
    if (open.length === 0) return found;
  }
  return [...found, ...outcomeOfAll(open, notFound(error, "key"))];
}

/** The keys that are complete in a response. The others are read back, like keys that it does not mention. */
function usableKeys(answered: readonly unknown[]): LiveKey[] {
  return answered.flatMap((one) => {
    const read = readKey(one, []);
    return "key" in read ? read.key : [];
  });
}

function automations({ useAutomations }: Sending): { use_automations?: boolean } {
  return useAutomations === undefined ? {} : { use_automations: useAutomations };
}

function toCreate({ change, out }: KeyRequest<Create>): WireKeyCreate {
  const { key_name, platforms } = out;
  if (key_name === undefined || platforms === undefined)
    throw new Error(`${change.ref} creates a key without name or platforms`);
  return { ...out, key_name, platforms };
}

/** Maximum number of times that a batch is split because it is too large. */
const MAX_SPLITS = 2;

export async function updateKeys(
  sending: KeySending,
  sent: readonly KeyRequest<Update>[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Update>[]> {
  const { client, projectId } = sending;
  let read: Reread = { due: sent.map(asPlanned), outcomes: [] };
  let times = 0;
  try {
    const updated = await client.updateKeys(projectId, async () => {
      read = await reread(sending, sent, unknown !== undefined || times++ > 0, unknown);
      if (read.due.length === 0 || (unknown && unknown.sent >= MAX_SENT)) throw new NotSent();
      return {
        keys: read.due.map(({ change, out }) => ({ key_id: idToSend(String(change.id)), ...out })),
        ...automations(sending),
      };
    });
    const answered = matchUpdates(read.due, { keys: usableKeys(updated), errors: updated.errors });
    for (const { sent: one, answer } of answered) {
      const languages = one.change.fields.flatMap(({ part }) => part ?? []);
      if (one.before && answer.is === "stored") sending.movedWriters.note(one.before, answer.key, languages);
    }
    return [...read.outcomes, ...withWhatMoved(read.due, await confirmUpdates(sending, answered))];
  } catch (error) {
    const due = planned(read.due);
    if (error instanceof NotSent)
      return [...read.outcomes, ...(unknown ? outcomeOfAll(due, notMade(unknown.error, "change")) : [])];
    if (!(error instanceof RequestError)) throw error;
    if (error.mayHaveHappened) {
      const sentTimes = (unknown?.sent ?? 0) + 1;
      return [...read.outcomes, ...(await resumeAfterUnknown(sending, due, { error, sent: sentTimes }))];
    }
    // The parts of a refused batch are read again before they are sent.
    const again = (part: readonly DueUpdate[]) => updateKeys(sending, planned(part), unknown);
    const parts = await splitRefused(sending, read.due, error, again, unknown?.error);
    return [...read.outcomes, ...withWhatMoved(read.due, parts)];
  }
}

function planned(due: readonly DueUpdate[]): KeyRequest<Update>[] {
  return due.map((one) => one.planned);
}

/** Splits a batch that is too large in half, and repeats any other after a wait. The keys are read again first. */
async function resumeAfterUnknown(
  sending: KeySending,
  sent: readonly KeyRequest<Update>[],
  unknown: UnknownResult,
): Promise<ChangeOutcome<Update>[]> {
  if (sending.stop.reason() !== undefined) return outcomeOfAll(sent, failedOutcome(unknown.error));
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
  const byChange = new Map(due.map((one) => [one.change, one]));
  return outcomes.map(({ change, outcome }) => {
    const one = byChange.get(change);
    return one
      ? { change: one.planned.change, outcome: withKept(outcome, one.planned.change, one.kept) }
      : { change, outcome };
  });
}

/** A batch is not split after an error about token, permission, project or quota. `earlier`: an earlier error with an unknown result. */
async function splitRefused<Of extends Create | Update, Sent extends KeyRequest<Of>>(
  { stop }: Sending,
  sent: readonly Sent[],
  error: RequestError,
  send: (part: readonly Sent[]) => Promise<ChangeOutcome<Of>[]>,
  earlier: RequestError | undefined,
): Promise<ChangeOutcome<Of>[]> {
  if (isProjectWide(error)) stop.noteProjectRefused(error.message);
  else if (!(error instanceof ApiError)) stop.noteUnreachable(error.message);
  else if (sent.length > 1) return sendInParts(sent, 2, send);
  else stop.noteSingleRefused(error.message);
  return outcomeOfAll(sent, failedOutcome(withEarlier(error, earlier)));
}

/** Sends one part after the other, so that the outcome of the first can stop the next. */
async function sendInParts<Sent, Of extends Create | Update>(
  sent: readonly Sent[],
  parts: number,
  send: (part: readonly Sent[]) => Promise<ChangeOutcome<Of>[]>,
): Promise<ChangeOutcome<Of>[]> {
  const size = Math.ceil(sent.length / parts);
  const outcomes: ChangeOutcome<Of>[] = [];
  for (let from = 0; from < sent.length; from += size)
    append(outcomes, await send(sent.slice(from, from + size)));
  return outcomes;
}

// The requests of the kind key.

/** Maximum size of a request with several keys. */
const MAX_BYTES = 1024 * 1024;

/** Updates, then creates, then removals. */
function keyBatches(changes: readonly Change[], size: number): Batch[] {
  return (["update", "create", "destroy"] as const).flatMap((action) => {
    const batches: Change[][] = [];
    let space = 0;
    for (const change of changes) {
      if (change.action !== action) continue;
      const bytes =
        change.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(toKeyRequest(change).out));
      const last = batches.at(-1);
      if (last && last.length < size && bytes <= space) {
        last.push(change);
        space -= bytes;
      } else {
        batches.push([change]);
        space = MAX_BYTES - bytes;
      }
    }
    return batches.map((some) => ({ kind: keyRemote.kind, action, changes: some }));
  });
}

export const keyRemote: KindRemote = {
  kind: "key",
  observe: observeKeys,
  observeDeclared: observeDeclaredKeys,
  lookUp: lookUpKeys,
  batches: keyBatches,
  open(base) {
    const movedWriters = new MovedWriters();
    const sending: KeySending = { ...base, beforeReshaping: new Map(), movedWriters };
    return {
      async send({ action, changes }: Batch) {
        if (action === "destroy") return removeKeys(sending, changes.filter(isDestroy));
        if (action === "create") return createKeys(sending, changes.filter(isCreate).map(toKeyRequest));
        return checkReshaped(sending, await updateKeys(sending, changes.filter(isUpdate).map(toKeyRequest)));
      },
      async finish(_plan, ledger) {
        for (const one of movedWriters.problems()) ledger.remarks.push(one);
      },
    };
  },
};

const isCreate = (change: Batch["changes"][number]): change is Create => change.action === "create";
const isUpdate = (change: Batch["changes"][number]): change is Update => change.action === "update";
const isDestroy = (change: Batch["changes"][number]): change is Destroy => change.action === "destroy";
