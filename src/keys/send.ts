/** Sends changes of keys until each has an outcome. A create that may have happened is never sent again: it may be carried out after a list is read. */

import { ApiError, RequestError } from "../api/errors.ts";
import { type BackedUp, inexpressible, removed } from "../kinds/backup.ts";
import { append, digest } from "../model/json.ts";
import type { Sentence } from "../model/message.ts";
import type { Change, Create, Destroy, Outcome, Update } from "../model/plan.ts";
import { idToSend } from "../model/response.ts";
import { type ChangeOutcome, failed, notAttempted, UNREAD } from "../plan/ledger.ts";
import type { Batch, KindRemote } from "../remote/kindRemote.ts";
import {
  failedOutcome,
  isProjectWide,
  isTooMuch,
  kept,
  LOOK_AGAIN,
  MAX_SENT,
  NotSent,
  notFound,
  notMade,
  notWhole,
  type Sending,
  type UnknownResult,
  waitAfter,
  withEarlier,
} from "../remote/sending.ts";
import type { WireKeyCreate } from "../wire/key.ts";
import { keyTraits } from "./fieldTable.ts";
import { type LiveKey, lacksOf, liveKeys, readKeys } from "./liveKey.ts";
import { lookUpKeys, observeKeys, packed, readAgain } from "./observe.ts";
import { confirmCreates, confirmUpdates, createdKeys, matchCreates, matchUpdates } from "./outcomes.ts";
import {
  asPlanned,
  checkReshaped,
  type DueUpdate,
  KEY_UNREAD,
  type KeyRequest,
  type KeySending,
  movedWriterProblems,
  noteMovedWriters,
  outcomeOfAll,
  type Reread,
  reread,
  toKeyRequest,
  withKept,
} from "./rereadBeforeWrite.ts";

export async function createKeys(
  sending: Sending,
  sent: readonly KeyRequest<Create>[],
): Promise<ChangeOutcome<Create>[]> {
  const { creates } = sending;
  if (sent.length > creates.max)
    return sendInParts(sent, Math.ceil(sent.length / creates.max), (part) => createKeys(sending, part));
  const reason = await sending.stop.beforeWrite();
  if (reason !== undefined) return outcomeOfAll(sent, notAttempted(reason));
  try {
    const created = await sending.client.createKeys(sending.projectId, {
      keys: sent.map(toCreate),
      ...automations(sending),
    });
    const pairs = matchCreates(sent, { keys: usableKeys(created), errors: created.errors });
    return await confirmCreates(sending, pairs);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isTooMuch(error)) creates.max = Math.max(1, Math.min(creates.max, Math.floor(sent.length / 2)));
    return error.mayHaveHappened
      ? findCreated(sending, sent, error)
      : splitRefused(sending, sent, error, (part) => createKeys(sending, part), undefined);
  }
}

/** Searches twice for keys that may have been created. Those that are not found end as an unknown result. */
async function findCreated(sending: Sending, sent: readonly KeyRequest<Create>[], error: RequestError) {
  const results: ChangeOutcome<Create>[] = [];
  let open = sent;
  for (const wait of [0, LOOK_AGAIN]) {
    if (wait > 0) await sending.wait(wait);
    if (sending.stop.reason() !== undefined) return [...results, ...outcomeOfAll(open, failedOutcome(error))];
    const live = await createdKeys(sending, open);
    const seen = [...live].map(([sent, key]) => ({ sent, answer: { is: "stored", key } as const }));
    append(results, await confirmCreates(sending, seen));
    open = open.filter((request) => !live.has(request));
    if (open.length === 0) return results;
  }
  return [...results, ...outcomeOfAll(open, notFound(error, "key"))];
}

/** The keys that are complete in a response. The others are read back, like keys that it does not mention. */
function usableKeys(elements: readonly unknown[]): readonly LiveKey[] {
  return liveKeys(readKeys(elements)).objects;
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

const MAX_SPLITS = 2;

export async function updateKeys(
  sending: KeySending,
  sent: readonly KeyRequest<Update>[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Update>[]> {
  const { client, projectId } = sending;
  let reading: Reread = { due: sent.map(asPlanned), outcomes: [] };
  let times = 0;
  try {
    const updated = await client.updateKeys(projectId, async () => {
      reading = await reread(sending, sent, unknown !== undefined || times++ > 0, unknown);
      if (reading.due.length === 0 || (unknown && unknown.sent >= MAX_SENT)) throw new NotSent();
      return {
        keys: reading.due.map(({ change, out }) => ({ key_id: idToSend(String(change.id)), ...out })),
        ...automations(sending),
      };
    });
    const pairs = matchUpdates(reading.due, { keys: usableKeys(updated), errors: updated.errors });
    for (const { sent: request, answer } of pairs) {
      const languages = request.change.fields.flatMap(({ part }) => part ?? []);
      if (request.before && answer.is === "stored")
        noteMovedWriters(sending.movedWriters, request.before, answer.key, languages);
    }
    return [...reading.outcomes, ...withWhatMoved(reading.due, await confirmUpdates(sending, pairs))];
  } catch (error) {
    const due = planned(reading.due);
    if (error instanceof NotSent)
      return [...reading.outcomes, ...(unknown ? outcomeOfAll(due, notMade(unknown.error, "change")) : [])];
    if (!(error instanceof RequestError)) throw error;
    if (error.mayHaveHappened) {
      const sentTimes = (unknown?.sent ?? 0) + 1;
      return [...reading.outcomes, ...(await resumeAfterUnknown(sending, due, { error, sent: sentTimes }))];
    }
    // The parts of a refused batch are read again before they are sent.
    const again = (part: readonly DueUpdate[]) => updateKeys(sending, planned(part), unknown);
    const parts = await splitRefused(sending, reading.due, error, again, unknown?.error);
    return [...reading.outcomes, ...withWhatMoved(reading.due, parts)];
  }
}

function planned(due: readonly DueUpdate[]): KeyRequest<Update>[] {
  return due.map((update) => update.planned);
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
function withWhatMoved(due: readonly DueUpdate[], outcomes: readonly ChangeOutcome<Update>[]) {
  const byChange = new Map(due.map((update) => [update.change, update]));
  return outcomes.map(({ change, outcome }) => {
    const update = byChange.get(change);
    return update
      ? { change: update.planned.change, outcome: withKept(outcome, update.planned.change, update.kept) }
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
  const isSplit = error instanceof ApiError && !isProjectWide(error) && sent.length > 1;
  if (isSplit) return sendInParts(sent, 2, send);
  stop.note(error, true);
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

// Removes keys. Removals come last, never after a failure, and never without a backup.

/** Removes keys that are as planned. Just before each request, they are read again and written to the backup. */
async function removeKeys(
  sending: Sending,
  destroys: readonly Destroy[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Destroy>[]> {
  const { client, projectId, stop, wait } = sending;
  let reading: Reread<Destroy, Destroy> = { due: destroys, outcomes: [] };
  const ids = async () => {
    reading = await rereadRemovals(sending, destroys, unknown);
    if (reading.due.length === 0) throw new NotSent();
    return reading.due.map(({ id }) => idToSend(String(id)));
  };
  const archiving = destroys.every(({ how }) => how === "archive");
  const archived = async () => (await ids()).map((key_id) => ({ key_id, is_archived: true }));
  let error: RequestError | undefined;
  try {
    await (archiving ? client.updateKeys(projectId, archived) : client.destroyKeys(projectId, ids));
  } catch (thrown) {
    if (thrown instanceof NotSent) return [...reading.outcomes];
    if (!(thrown instanceof RequestError)) throw thrown;
    stop.note(thrown);
    error = thrown;
  }
  const { due, outcomes } = reading;
  if (error?.mayHaveHappened && stop.reason() === undefined) {
    // The earlier request may still be carried out, so the repetition waits.
    if (unknown) await wait(waitAfter(unknown));
    const again = { error, sent: (unknown?.sent ?? 0) + 1 };
    return [...outcomes, ...(await removeKeys(sending, due, again))];
  }
  const ended = await remaining(sending, due, archiving, error && withEarlier(error, unknown?.error));
  return [...outcomes, ...ended];
}

/** Reads each key with all its texts. If it changed after the plan, it is kept. Nothing is removed without a backup of it. */
async function rereadRemovals(
  sending: Sending,
  destroys: readonly Destroy[],
  unknown: UnknownResult | undefined,
): Promise<Reread<Destroy, Destroy>> {
  const { backup, stop } = sending;
  const unless = (outcome: Outcome): Outcome => (unknown ? failedOutcome(unknown.error) : outcome);
  const noneDue = (cause: Sentence) => ({ due: [], outcomes: each(destroys, unless(notAttempted(cause))) });
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return noneDue(reason);
  const keyNowOf = await readAgain(sending, destroys, () => sending.languages());
  if (!keyNowOf) return noneDue(KEY_UNREAD);
  const due: Destroy[] = [];
  const lost: BackedUp[] = [];
  const outcomes: ChangeOutcome<Destroy>[] = [];
  for (const change of destroys) {
    const { key, lacks: otherLacks } = keyNowOf(change);
    // Without these fields, the backup would be incomplete.
    const backupLacks = key ? [...lacksOf(key), ...inexpressible(keyTraits, key, sending.context)] : [];
    const lacks = [...new Set([...backupLacks, ...otherLacks])];
    if (key ? change.how === "archive" && key.is_archived : lacks.length === 0)
      outcomes.push({ change, outcome: { state: "done", id: change.id } });
    else if (lacks.length > 0) outcomes.push({ change, outcome: unless(notWhole("key", lacks)) });
    else if (!key || digest(change.id, keyTraits.fingerprint(key)) !== change.seen)
      outcomes.push({ change, outcome: kept("key", "removed") });
    else {
      due.push(change);
      lost.push(removed(keyTraits, key, change, sending.context));
    }
  }
  if (due.length === 0) return { due, outcomes };
  if (unknown && unknown.sent >= MAX_SENT)
    return { due: [], outcomes: [...outcomes, ...each(due, stayed(unknown.error))] };
  const forbidden =
    (await backup.save(lost)) ??
    (await stop.beforeWrite()) ??
    (due.some(({ how }) => how === "destroy") ? await sending.snapshot() : undefined);
  if (forbidden === undefined) return { due, outcomes };
  return { due: [], outcomes: [...outcomes, ...each(due, unless(notAttempted(forbidden)))] };
}

async function remaining(
  sending: Sending,
  due: readonly Destroy[],
  archiving: boolean,
  error: RequestError | undefined,
): Promise<ChangeOutcome<Destroy>[]> {
  // A response does not show which keys remain, so they are read.
  const keyNowOf = await readAgain(sending, due);
  const unread = error ? failedOutcome(error) : UNREAD;
  return due.map((change) => {
    const { key, lacks } = keyNowOf?.(change) ?? {};
    if (!lacks || (lacks.length > 0 && archiving)) return { change, outcome: unread };
    const stays = lacks.length > 0 || (key && !(archiving && key.is_archived));
    return { change, outcome: stays ? stayed(error) : { state: "done", id: change.id } };
  });
}

function stayed(error: RequestError | undefined): Outcome {
  if (error) return notMade(error, "key");
  const message =
    "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.";
  return failed("refused", message);
}

function each(destroys: readonly Destroy[], outcome: Outcome): ChangeOutcome<Destroy>[] {
  return destroys.map((change) => ({ change, outcome }));
}

const MAX_BYTES = 1024 * 1024;

function keyBatches(changes: readonly Change[], size: number): Batch[] {
  const bytesOf = (change: Change) =>
    change.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(toKeyRequest(change).out));
  return (["update", "create", "destroy"] as const).flatMap((action) => {
    const of = changes.filter((change) => change.action === action);
    return packed(of, size, MAX_BYTES, bytesOf).map((changes) => ({ kind: "key", action, changes }));
  });
}

export const keyRemote: KindRemote = {
  kind: "key",
  observe: observeKeys,
  lookUp: lookUpKeys,
  batches: keyBatches,
  open(base) {
    const sending: KeySending = { ...base, beforeReshaping: new Map(), movedWriters: new Map() };
    return {
      async send({ action, changes }: Batch) {
        if (action === "destroy") return removeKeys(sending, changes.filter(isDestroy));
        if (action === "create") return createKeys(sending, changes.filter(isCreate).map(toKeyRequest));
        return checkReshaped(sending, await updateKeys(sending, changes.filter(isUpdate).map(toKeyRequest)));
      },
      async finish(_plan, ledger) {
        append(ledger.remarks, movedWriterProblems(sending.movedWriters));
      },
    };
  },
};

const isCreate = (change: Batch["changes"][number]): change is Create => change.action === "create";
const isUpdate = (change: Batch["changes"][number]): change is Update => change.action === "update";
const isDestroy = (change: Batch["changes"][number]): change is Destroy => change.action === "destroy";
