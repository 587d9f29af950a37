/** Removes what is not declared: last, never after a failure, and never without a backup. */
import { ApiError, QueueTimeoutError, RequestError } from "../api/errors/errors.ts";
import { keyKind } from "../kinds/key/kind.ts";
import type { LiveKeys } from "../kinds/key/listed.ts";
import { type LiveKey, lacksOf } from "../kinds/key/live.ts";
import { webhookKind } from "../kinds/webhook/kind.ts";
import { readWebhook } from "../kinds/webhook/live.ts";
import { idToSend, readFlag } from "../model/answered.ts";
import { digest } from "../model/digest.ts";
import type { Destroy } from "../model/plan.ts";
import { plainId } from "../model/project.ts";
import type { Outcome } from "../plan/ledger.ts";
import { type Accounted, tried } from "./key/confirm.ts";
import { readByIds } from "./key/readBack.ts";
import { failed, isProjectWide, queueOptions, type Sending, withEarlier } from "./sending.ts";
import { UNREAD as UNKNOWN } from "./verify.ts";
import { MOVED_WEBHOOK } from "./webhook/send.ts";

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
  held = 0,
): Promise<Accounted<Destroy>[]> {
  const { backup } = sending;
  const reason = sending.stop.reason() ?? backup.missing();
  if (reason !== undefined)
    return each(destroys, doubt ? failed(doubt.error) : { state: "not attempted", message: reason });
  const live = await tried(async () => {
    const languages = await sending.languages.all();
    const ids = destroys.map(({ id }) => id);
    return readByIds(sending, ids, languages);
  });
  if (live === undefined) return each(destroys, doubt ? failed(doubt.error) : UNREAD);
  const byId = new Map(live.keys.map((key) => [key.key_id, key]));
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
  const settled = [
    ...destroys.filter(isGone).map((change) => ({ change, outcome: gone(change) })),
    ...each(
      there.filter((destroy) => !due.includes(destroy)),
      MOVED,
    ),
    ...open.flatMap((change) => {
      const lacks = lacksOfIt(change);
      if (!lacks) return [];
      return [{ change, outcome: doubt ? failed(doubt.error) : notWhole(lacks) }];
    }),
  ];
  if (due.length === 0) return settled;
  if (doubt && doubt.sent >= MOST_SENT) return [...settled, ...each(due, stayed(doubt.error))];
  const unkept = await backup.keepRemoved(
    due.flatMap((change) => {
      const key = byId.get(String(change.id));
      return key ? [{ key, change }] : [];
    }),
  );
  const forbidden = unkept ?? (await sending.stop.beforeWrite());
  if (forbidden !== undefined)
    return [
      ...settled,
      ...each(due, doubt ? failed(doubt.error) : { state: "not attempted", message: forbidden }),
    ];
  return [...settled, ...(await remove(sending, due, doubt, held))];
}

const UNREAD: Outcome = {
  state: "not attempted",
  message: "The key could not be read again just before it was to be removed, so it was kept. Apply again.",
};
const MOVED: Outcome = {
  state: "skipped",
  message: "The key changed since the plan was made, so it was kept. Plan again, and look at it.",
};

function notWhole(lacks: readonly string[]): Outcome {
  const message = `The service's answer has no usable ${lacks.join(", ")}, so no backup would be whole. It was kept. Apply again; if it stays so, the service has changed or has a fault.`;
  return { state: "not attempted", message };
}

/** What is absent from the answers, by the id of the key: without it no backup would be whole. */
function lacksById({ keys, unusable }: LiveKeys): ReadonlyMap<string, readonly string[]> {
  const lacks = [
    ...keys.map((key) => [key.key_id, lacksOf(key)] as const),
    ...unusable.map((one) => [one.key_id ?? "", one.lacks] as const),
  ];
  return new Map(lacks.filter(([, list]) => list.length > 0));
}

function isAsPlanned({ id, seen }: Destroy, key: LiveKey | undefined): key is LiveKey {
  return key !== undefined && digest(id, keyKind.fingerprint(key)) === seen;
}

function gone({ id }: Destroy): Outcome {
  return { state: "done", id };
}

/** `held`: how often it waited too long for its turn, so that it was read again. */
async function remove(
  sending: Sending,
  due: readonly Destroy[],
  doubt: Doubt | undefined,
  held: number,
): Promise<Accounted<Destroy>[]> {
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
    if (thrown instanceof QueueTimeoutError) return removeKeys(sending, due, doubt, held + 1);
    if (isProjectWide(thrown)) stop.noteProjectRefused(thrown.message);
    error = thrown;
  }
  if (error?.mayHaveHappened && stop.reason() === undefined) {
    // A short wait: what was under way may still be carried out.
    const before = doubt?.sent ?? 0;
    if (before > 0) await wait(FIRST_WAIT * 2 ** (before - 1));
    return removeKeys(sending, due, { error, sent: before + 1 });
  }
  error &&= withEarlier(error, doubt?.error);
  // Which keys stayed is not said in an answer: read them.
  const left = await tried(() => readByIds(sending, ids));
  if (left === undefined) return each(due, error ? failed(error) : UNKNOWN);
  const stays = new Set(
    left.keys.filter((key) => !(archiving && key.is_archived)).map(({ key_id }) => key_id),
  );
  const unread = new Set(left.unusable.map(({ key_id }) => key_id));
  return due.map((change) => {
    const id = String(change.id);
    const isUnread = unread.has(id) || unread.has(undefined);
    if (isUnread && archiving) return { change, outcome: error ? failed(error) : UNKNOWN };
    return { change, outcome: isUnread || stays.has(id) ? stayed(error) : gone(change) };
  });
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
export async function removeWebhook(sending: Sending, destroy: Destroy): Promise<Outcome> {
  const { client, projectId, stop, backup } = sending;
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const [project, id] = [plainId(projectId), String(destroy.id)];
  try {
    const read = readWebhook(await client.webhook(project, id));
    if (!("webhook" in read)) return notWhole(read.unusable.lacks);
    if (digest(destroy.id, webhookKind.fingerprint(read.webhook)) !== destroy.seen) return MOVED_WEBHOOK;
    const unkept = await backup.keepWebhook(read.webhook, destroy);
    const forbidden = unkept ?? (await stop.beforeWrite());
    if (forbidden !== undefined) return { state: "not attempted", message: forbidden };
    const { webhook_deleted } = await client.destroyWebhook(project, id);
    if (readFlag(webhook_deleted) === true) return gone(destroy);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // Not found is what was wanted, the more so where an earlier attempt was cut off.
    if (error instanceof ApiError && error.status === 404) return gone(destroy);
    if (isProjectWide(error)) stop.noteProjectRefused(error.message);
    if (!error.mayHaveHappened || stop.reason() !== undefined) return failed(error);
    return afterDelete(sending, destroy, error);
  }
  return afterDelete(sending, destroy, undefined);
}

/** What is there after an answer that does not say that the webhook is gone. */
async function afterDelete(
  { client, projectId }: Sending,
  destroy: Destroy,
  error: RequestError | undefined,
): Promise<Outcome> {
  try {
    await client.webhook(plainId(projectId), String(destroy.id));
    if (error) return stayed(error);
    const message = "The service answered, but kept the webhook. Apply again.";
    return { state: "failed", how: "not made", message };
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    if (thrown instanceof ApiError && thrown.status === 404) return gone(destroy);
    return error ? failed(error) : UNKNOWN;
  }
}

function each(destroys: readonly Destroy[], outcome: Outcome): Accounted<Destroy>[] {
  return destroys.map((change) => ({ change, outcome }));
}
