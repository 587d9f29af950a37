/** Removes keys. Removals come last, never after a failure, and never without a backup. */
import { QueueTimeoutError, RequestError } from "../../api/errors/errors.ts";
import { removed } from "../../kinds/backup.ts";
import type { LiveKeys } from "../../kinds/key/listed.ts";
import { type LiveKey, lacksOf } from "../../kinds/key/live.ts";
import { keyTraits } from "../../kinds/key/traits.ts";
import { idToSend } from "../../model/answered.ts";
import { digest } from "../../model/digest.ts";
import type { Destroy } from "../../model/plan.ts";
import type { ChangeOutcome, Outcome } from "../../plan/ledger.ts";
import { UNREAD as UNKNOWN } from "../../plan/verify.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import { kept, notWhole, stillThere } from "../removal.ts";
import { failedOutcome, isProjectWide, queueOptions, type Sending, withEarlier } from "../sending.ts";
import { readByIds } from "./readBack.ts";

/** Maximum number of requests for a removal whose result stays unknown. */
const MAX_SENT = 4;
/** Milliseconds before the first repetition. Each later wait is twice as long. */
const FIRST_WAIT = 1_000;

/** A request whose result is unknown, and the number of such requests so far. */
interface UnknownResult {
  error: RequestError;
  sent: number;
}

/**
 * Reads each key with all its texts just before its removal. A key that changed after the plan was made is kept. The keys
 * are written to the backup first. Without a backup, nothing is removed.
 */
export async function removeKeys(
  sending: Sending,
  destroys: readonly Destroy[],
  unknown?: UnknownResult,
  held = 0,
): Promise<ChangeOutcome<Destroy>[]> {
  const { backup } = sending;
  const reason = sending.stop.reason() ?? backup.missing();
  if (reason !== undefined)
    return each(
      destroys,
      unknown ? failedOutcome(unknown.error) : { state: "not attempted", message: reason },
    );
  const live = await readOrUndefined(async () => {
    const languages = await sending.languages.all();
    const ids = destroys.map(({ id }) => id);
    return readByIds(sending, ids, languages);
  });
  if (live === undefined) return each(destroys, unknown ? failedOutcome(unknown.error) : UNREAD);
  const byId = new Map(live.objects.map((key) => [key.key_id, key]));
  const lacking = lacksById(live);
  const lacksOfIt = ({ id }: Destroy) => lacking.get(String(id)) ?? lacking.get("");
  const isGone = (destroy: Destroy) => {
    const key = byId.get(String(destroy.id));
    if (key === undefined) return lacksOfIt(destroy) === undefined;
    return destroy.how === "archive" && key.is_archived;
  };
  const open = destroys.filter((destroy) => !isGone(destroy));
  const there = open.filter((destroy) => lacksOfIt(destroy) === undefined);
  const due = there.filter((destroy) => isAsPlanned(destroy, byId.get(String(destroy.id))));
  const outcomes = [
    ...destroys.filter(isGone).map((change) => ({ change, outcome: gone(change) })),
    ...each(
      there.filter((destroy) => !due.includes(destroy)),
      kept("key", "removed"),
    ),
    ...open.flatMap((change) => {
      const lacks = lacksOfIt(change);
      if (!lacks) return [];
      return [{ change, outcome: unknown ? failedOutcome(unknown.error) : notWhole("key", lacks) }];
    }),
  ];
  if (due.length === 0) return outcomes;
  if (unknown && unknown.sent >= MAX_SENT) return [...outcomes, ...each(due, stayed(unknown.error))];
  const unkept = await backup.keep(
    due.flatMap((change) => {
      const key = byId.get(String(change.id));
      return key ? [removed(keyTraits, key, change, sending.context)] : [];
    }),
    "removed",
  );
  const forbidden = unkept ?? (await sending.stop.beforeWrite());
  if (forbidden !== undefined)
    return [
      ...outcomes,
      ...each(due, unknown ? failedOutcome(unknown.error) : { state: "not attempted", message: forbidden }),
    ];
  return [...outcomes, ...(await remove(sending, due, unknown, held))];
}

const UNREAD: Outcome = {
  state: "not attempted",
  message: "The key could not be read again just before its removal, so it was not removed. Apply again.",
};
/** The fields that are missing in the answers, by the id of the key. Without them, the backup would be incomplete. */
function lacksById({ objects, unusable }: LiveKeys): ReadonlyMap<string, readonly string[]> {
  const lacks = [
    ...objects.map((key) => [key.key_id, lacksOf(key)] as const),
    ...unusable.map((one) => [one.id ?? "", one.lacks] as const),
  ];
  return new Map(lacks.filter(([, list]) => list.length > 0));
}

function isAsPlanned({ id, seen }: Destroy, key: LiveKey | undefined): key is LiveKey {
  return key !== undefined && digest(id, keyTraits.fingerprint(key)) === seen;
}

function gone({ id }: Destroy): Outcome {
  return { state: "done", id };
}

/** `held`: how often the request waited too long in the queue, so that the keys were read again. */
async function remove(
  sending: Sending,
  due: readonly Destroy[],
  unknown: UnknownResult | undefined,
  held: number,
): Promise<ChangeOutcome<Destroy>[]> {
  const { client, projectId, stop, wait } = sending;
  const ids = due.map(({ id }) => id);
  const archiving = due.every(({ how }) => how === "archive");
  let error: RequestError | undefined;
  try {
    if (archiving)
      await client.updateKeys(
        projectId,
        ids.map((id) => ({ key_id: idToSend(String(id)), is_archived: true })),
        queueOptions(held),
      );
    else
      await client.destroyKeys(
        projectId,
        ids.map((id) => idToSend(String(id))),
        queueOptions(held),
      );
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    if (thrown instanceof QueueTimeoutError) return removeKeys(sending, due, unknown, held + 1);
    if (isProjectWide(thrown)) stop.noteProjectRefused(thrown.message);
    error = thrown;
  }
  if (error?.mayHaveHappened && stop.reason() === undefined) {
    // The earlier request may still be carried out, so the repetition waits.
    const before = unknown?.sent ?? 0;
    if (before > 0) await wait(FIRST_WAIT * 2 ** (before - 1));
    return removeKeys(sending, due, { error, sent: before + 1 });
  }
  error &&= withEarlier(error, unknown?.error);
  // An answer does not show which keys remain, so they are read.
  const remaining = await readOrUndefined(() => readByIds(sending, ids));
  if (remaining === undefined) return each(due, error ? failedOutcome(error) : UNKNOWN);
  const stays = new Set(
    remaining.objects.filter((key) => !(archiving && key.is_archived)).map(({ key_id }) => key_id),
  );
  const unread = new Set(remaining.unusable.map(({ id }) => id));
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
