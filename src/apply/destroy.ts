/** Takes away what is not declared: last, never after a failure, and never without a backup. */
import { ApiError, RequestError } from "../api/errors.ts";
import { keyKind } from "../model/key/kind.ts";
import { plainId } from "../model/project.ts";
import { digest } from "../plan/digest.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Destroy } from "../plan/plan.ts";
import type { WireKey } from "../wire/key.ts";
import type { Backup } from "./backup.ts";
import { readByIds } from "./readBack.ts";
import { failed, isProjectWide, type Sending } from "./sending.ts";
import { type Accounted, tried } from "./settle.ts";

/**
 * Every key is read again with all its texts, and one that moved since the plan is left. What is to go is written to the
 * backup first; without one, nothing goes.
 */
export async function removeKeys(
  sending: Sending,
  destroys: readonly Destroy[],
  backup: Backup,
): Promise<Accounted<Destroy>[]> {
  const reason = sending.stop.reason() ?? backup.missing();
  if (reason !== undefined) return each(destroys, { state: "not attempted", message: reason });
  const live = await tried(() =>
    readByIds(
      sending,
      destroys.map(({ id }) => id),
    ),
  );
  if (live === undefined)
    return each(destroys, {
      state: "not attempted",
      message: "It could not be read once more before it was taken away. Apply again.",
    });
  const byId = new Map(live.map((key) => [String(key.key_id), key]));
  const due = destroys.filter((destroy) => isAsPlanned(destroy, byId.get(String(destroy.id))));
  const moved = destroys.filter((destroy) => !due.includes(destroy));
  const unkept = await keep(
    backup,
    live.filter((key) => due.some(({ id }) => id === key.key_id)),
  );
  if (unkept !== undefined) return each(destroys, { state: "not attempted", message: unkept });
  const removed = due.length > 0 ? await remove(sending, due) : [];
  return [
    ...removed,
    ...moved.map((destroy) => ({
      change: destroy,
      outcome: leftAlone(destroy, byId.get(String(destroy.id))),
    })),
  ];
}

/** Why the backup could not be written, or undefined: what was sent before keeps its outcomes either way. */
async function keep(backup: Backup, keys: readonly WireKey[]): Promise<string | undefined> {
  try {
    await backup.addKeys(keys);
    return undefined;
  } catch (error) {
    return `Nothing is taken away without a backup. ${error instanceof Error ? error.message : String(error)}`;
  }
}

function isAsPlanned({ id, seen }: Destroy, key: WireKey | undefined): key is WireKey {
  return key !== undefined && digest(id, keyKind.fingerprint(key)) === seen;
}

/** Gone already is what was wanted; changed is somebody's work. */
function leftAlone({ id }: Destroy, key: WireKey | undefined): Outcome {
  if (!key) return { state: "done", id };
  return {
    state: "not attempted",
    message: "It was changed since the plan was made, so it is left. Plan again, and look at it.",
  };
}

async function remove(sending: Sending, due: readonly Destroy[]): Promise<Accounted<Destroy>[]> {
  const { client, projectId, stop } = sending;
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
    outcome: stays.has(String(change.id)) ? stayed(error) : { state: "done", id: change.id },
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

export async function removeWebhook(
  { client, projectId, stop }: Sending,
  destroy: Destroy,
): Promise<Outcome> {
  const reason = stop.reason();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  try {
    await client.destroyWebhook(plainId(projectId), String(destroy.id));
    return { state: "done", id: destroy.id };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // Not found is what was wanted, the more so where an earlier attempt was cut off.
    if (error instanceof ApiError && error.status === 404) return { state: "done", id: destroy.id };
    if (isProjectWide(error)) stop.noteProjectRefused(error.message);
    return failed(error);
  }
}

function each(destroys: readonly Destroy[], outcome: Outcome): Accounted<Destroy>[] {
  return destroys.map((change) => ({ change, outcome }));
}
