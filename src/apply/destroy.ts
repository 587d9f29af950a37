/** Removes what is not declared: last, never after a failure, and never without a backup. */
import { ApiError, RequestError } from "../api/errors.ts";
import { keyKind } from "../model/key/kind.ts";
import { plainId } from "../model/project.ts";
import { webhookKind } from "../model/webhook/kind.ts";
import { digest } from "../plan/digest.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Destroy } from "../plan/plan.ts";
import type { WireKey } from "../wire/key.ts";
import { readByIds } from "./readBack.ts";
import { failed, isProjectWide, type Sending } from "./sending.ts";
import { type Accounted, tried } from "./settle.ts";

/** How often a removal is sent in all, where it is not known whether it happened. */
const MOST_SENT = 4;
/** Milliseconds before a removal is sent a second time; doubled each time after. */
const FIRST_WAIT = 1_000;

/** A request of which it is not known whether it happened, and how many were sent so far. */
interface Doubt {
  error: RequestError;
  sent: number;
}

/**
 * Every key is read with all its texts just before, and one that changed since the plan is kept. What is to go is written
 * to the backup first; without one, nothing goes.
 */
export async function removeKeys(
  sending: Sending,
  destroys: readonly Destroy[],
  doubt?: Doubt,
): Promise<Accounted<Destroy>[]> {
  const { backup } = sending;
  const reason = sending.stop.reason() ?? backup.missing();
  if (reason !== undefined)
    return each(destroys, doubt ? failed(doubt.error) : { state: "not attempted", message: reason });
  const live = await tried(() =>
    readByIds(
      sending,
      destroys.map(({ id }) => id),
    ),
  );
  if (live === undefined) return each(destroys, doubt ? failed(doubt.error) : UNREAD);
  const byId = new Map(live.map((key) => [String(key.key_id), key]));
  const isGone = ({ id, how }: Destroy) => {
    const key = byId.get(String(id));
    return key === undefined || (how === "archive" && key.is_archived);
  };
  const there = destroys.filter((destroy) => !isGone(destroy));
  const due = there.filter((destroy) => isAsPlanned(destroy, byId.get(String(destroy.id))));
  const settled = [
    ...destroys.filter(isGone).map((change) => ({ change, outcome: gone(change) })),
    ...each(
      there.filter((destroy) => !due.includes(destroy)),
      MOVED,
    ),
  ];
  if (due.length === 0) return settled;
  if (doubt && doubt.sent >= MOST_SENT) return [...settled, ...each(due, stayed(doubt.error))];
  const unkept = await backup.keepRemoved(
    due.flatMap((change) => {
      const key = byId.get(String(change.id));
      return key ? [{ key, change }] : [];
    }),
  );
  if (unkept !== undefined) return [...settled, ...each(due, { state: "not attempted", message: unkept })];
  return [...settled, ...(await remove(sending, due, doubt?.sent ?? 0))];
}

const UNREAD: Outcome = {
  state: "not attempted",
  message: "The key could not be read again just before it was to be removed, so it was kept. Apply again.",
};
const MOVED: Outcome = {
  state: "skipped",
  message: "The key changed since the plan was made, so it was kept. Plan again, and look at it.",
};

function isAsPlanned({ id, seen }: Destroy, key: WireKey | undefined): key is WireKey {
  return key !== undefined && digest(id, keyKind.fingerprint(key)) === seen;
}

function gone({ id }: Destroy): Outcome {
  return { state: "done", id };
}

/** `before`: how often it was sent before. */
async function remove(
  sending: Sending,
  due: readonly Destroy[],
  before: number,
): Promise<Accounted<Destroy>[]> {
  const { client, projectId, stop, wait } = sending;
  const ids = due.map(({ id }) => id);
  const archiving = due.every(({ how }) => how === "archive");
  let error: RequestError | undefined;
  try {
    if (archiving)
      await client.updateKeys(
        projectId,
        ids.map((key_id) => ({ key_id, is_archived: true })),
      );
    else await client.destroyKeys(projectId, ids);
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    if (isProjectWide(thrown)) stop.noteProjectRefused(thrown.message);
    error = thrown;
  }
  if (error?.mayHaveHappened && stop.reason() === undefined) {
    // A short wait: what was under way may still be carried out.
    if (before > 0) await wait(FIRST_WAIT * 2 ** (before - 1));
    return removeKeys(sending, due, { error, sent: before + 1 });
  }
  // Which keys stayed is not said in an answer: read them.
  const left = await tried(() => readByIds(sending, ids));
  if (left === undefined)
    return each(
      due,
      error
        ? failed(error)
        : {
            state: "failed",
            how: "unknown result",
            message: "The service answered, but reading it back failed. Plan again to see.",
          },
    );
  const stays = new Set(
    left.filter((key) => !(archiving && key.is_archived)).map(({ key_id }) => String(key_id)),
  );
  return due.map((change) => ({
    change,
    outcome: stays.has(String(change.id)) ? stayed(error) : gone(change),
  }));
}

function stayed(error: RequestError | undefined): Outcome {
  if (error?.mayHaveHappened)
    return {
      state: "failed",
      how: "not made",
      message: `${error.message} Reading it back shows that it is still there. Apply again.`,
    };
  if (error) return failed(error);
  return {
    state: "failed",
    how: "refused",
    message: "The service kept it: the key is locked. Unlock it there, or declare it.",
  };
}

/** The webhook is read again just before, and one that changed since the plan is kept. Without a backup, nothing goes. */
export async function removeWebhook(
  { client, projectId, stop, backup }: Sending,
  destroy: Destroy,
): Promise<Outcome> {
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const [project, id] = [plainId(projectId), String(destroy.id)];
  try {
    const live = await client.webhook(project, id);
    if (digest(destroy.id, webhookKind.fingerprint(live)) !== destroy.seen) return MOVED_WEBHOOK;
    const unkept = await backup.keepWebhook(live, destroy);
    if (unkept !== undefined) return { state: "not attempted", message: unkept };
    await client.destroyWebhook(project, id);
    return gone(destroy);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // Not found is what was wanted, the more so where an earlier attempt was cut off.
    if (error instanceof ApiError && error.status === 404) return gone(destroy);
    if (isProjectWide(error)) stop.noteProjectRefused(error.message);
    return failed(error);
  }
}

const MOVED_WEBHOOK: Outcome = {
  state: "skipped",
  message: "The webhook changed since the plan was made, so it was kept. Plan again, and look at it.",
};

function each(destroys: readonly Destroy[], outcome: Outcome): Accounted<Destroy>[] {
  return destroys.map((change) => ({ change, outcome }));
}
