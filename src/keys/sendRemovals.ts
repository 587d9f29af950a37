/** Removes keys. Removals come last, never after a failure, and never without a backup. */
import { RequestError } from "../api/errors.ts";
import { type BackedUp, inexpressible, removed } from "../kinds/backup.ts";
import { digest } from "../model/digest.ts";
import type { Destroy, Outcome } from "../model/plan.ts";
import { idToSend } from "../model/response.ts";
import { type ChangeOutcome, UNREAD as UNKNOWN } from "../plan/ledger.ts";
import {
  failedOutcome,
  isProjectWide,
  kept,
  MAX_SENT,
  NotSent,
  notWhole,
  readOrUndefined,
  type Sending,
  stillThere,
  type UnknownResult,
  waitAfter,
  withEarlier,
} from "../remote/sending.ts";
import { lacksOf } from "./liveKey.ts";
import { readByIds } from "./observe.ts";
import { keyTraits } from "./traits.ts";

/** Removes keys that are as planned. Just before each request, they are read again and written to the backup. */
export async function removeKeys(
  sending: Sending,
  destroys: readonly Destroy[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Destroy>[]> {
  const { client, projectId, stop, wait } = sending;
  let read: Reread = { due: destroys, outcomes: [] };
  const ids = async () => {
    read = await reread(sending, destroys, unknown);
    if (read.due.length === 0) throw new NotSent();
    return read.due.map(({ id }) => idToSend(String(id)));
  };
  const archiving = destroys.every(({ how }) => how === "archive");
  const archived = async () => (await ids()).map((key_id) => ({ key_id, is_archived: true }));
  let error: RequestError | undefined;
  try {
    await (archiving ? client.updateKeys(projectId, archived) : client.destroyKeys(projectId, ids));
  } catch (thrown) {
    if (thrown instanceof NotSent) return [...read.outcomes];
    if (!(thrown instanceof RequestError)) throw thrown;
    if (isProjectWide(thrown)) stop.noteProjectRefused(thrown.message);
    error = thrown;
  }
  const { due, outcomes } = read;
  if (error?.mayHaveHappened && stop.reason() === undefined) {
    // The earlier request may still be carried out, so the repetition waits.
    if (unknown) await wait(waitAfter(unknown));
    const again = { error, sent: (unknown?.sent ?? 0) + 1 };
    return [...outcomes, ...(await removeKeys(sending, due, again))];
  }
  return [
    ...outcomes,
    ...(await remaining(sending, due, archiving, error && withEarlier(error, unknown?.error))),
  ];
}

interface Reread {
  due: readonly Destroy[];
  /** The outcomes of the others. */
  outcomes: readonly ChangeOutcome<Destroy>[];
}

/**
 * Reads each key with all its texts. A key that changed after the plan was made is kept. The others are written to the
 * backup. Without a backup, nothing is removed.
 */
async function reread(
  sending: Sending,
  destroys: readonly Destroy[],
  unknown: UnknownResult | undefined,
): Promise<Reread> {
  const { backup, stop } = sending;
  const unless = (outcome: Outcome): Outcome => (unknown ? failedOutcome(unknown.error) : outcome);
  const noneDue = (outcome: Outcome): Reread => ({ due: [], outcomes: each(destroys, outcome) });
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return noneDue(unless({ state: "not attempted", message: reason }));
  const live = await readOrUndefined(async () => {
    const languages = await sending.languages();
    const ids = destroys.map(({ id }) => id);
    return readByIds(sending, ids, languages);
  });
  if (live === undefined) return noneDue(unless(UNREAD));
  const byId = new Map(live.objects.map((key) => [key.key_id, key]));
  const unusable = new Map(live.unusable.map((one) => [one.id, one.lacks]));
  const due: Destroy[] = [];
  const lost: BackedUp[] = [];
  const outcomes: ChangeOutcome<Destroy>[] = [];
  for (const change of destroys) {
    const key = byId.get(String(change.id));
    // Without these fields, the backup would be incomplete. A key without a usable id may be any key.
    const own = key ? [...lacksOf(key), ...inexpressible(keyTraits, key, sending.context)] : [];
    const others = [String(change.id), undefined].flatMap((id) => unusable.get(id) ?? []);
    const lacks = [...new Set([...own, ...others])];
    if (key ? change.how === "archive" && key.is_archived : lacks.length === 0)
      outcomes.push({ change, outcome: gone(change) });
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
  const forbidden = (await backup.save(lost, "removed")) ?? (await stop.beforeWrite());
  if (forbidden === undefined) return { due, outcomes };
  return {
    due: [],
    outcomes: [...outcomes, ...each(due, unless({ state: "not attempted", message: forbidden }))],
  };
}

const UNREAD: Outcome = {
  state: "not attempted",
  message: "The key could not be read again just before its removal, so it was not removed. Apply again.",
};
function gone({ id }: Destroy): Outcome {
  return { state: "done", id };
}

/** The outcomes after a request to remove keys. */
async function remaining(
  sending: Sending,
  due: readonly Destroy[],
  archiving: boolean,
  error: RequestError | undefined,
): Promise<ChangeOutcome<Destroy>[]> {
  const ids = due.map(({ id }) => id);
  // A response does not show which keys remain, so they are read.
  const left = await readOrUndefined(() => readByIds(sending, ids));
  if (left === undefined) return each(due, error ? failedOutcome(error) : UNKNOWN);
  const stays = new Set(
    left.objects.filter((key) => !(archiving && key.is_archived)).map(({ key_id }) => key_id),
  );
  const unread = new Set(left.unusable.map(({ id }) => id));
  return due.map((change) => {
    const id = String(change.id);
    const isUnread = unread.has(id) || unread.has(undefined);
    if (isUnread && archiving) return { change, outcome: error ? failedOutcome(error) : UNKNOWN };
    return { change, outcome: isUnread || stays.has(id) ? stayed(error) : gone(change) };
  });
}

function stayed(error: RequestError | undefined): Outcome {
  if (error) return stillThere("key", error);
  return {
    state: "failed",
    how: "refused",
    message:
      "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.",
  };
}

function each(destroys: readonly Destroy[], outcome: Outcome): ChangeOutcome<Destroy>[] {
  return destroys.map((change) => ({ change, outcome }));
}
