/** Removes one webhook. Removals come last, never after a failure, and never without a backup. */
import { ApiError, RequestError } from "../../api/errors.ts";
import { removed } from "../../kinds/backup.ts";
import { readWebhook } from "../../kinds/webhook/live.ts";
import { webhookTraits } from "../../kinds/webhook/traits.ts";
import { readFlag } from "../../model/answered.ts";
import { digest } from "../../model/digest.ts";
import type { Destroy, Outcome } from "../../model/plan.ts";
import { plainId } from "../../model/project.ts";
import { UNREAD } from "../../plan/verify.ts";
import { kept, notWhole, stillThere } from "../removal.ts";
import {
  failedOutcome,
  isProjectWide,
  MAX_SENT,
  NotSent,
  type Sending,
  type UnknownResult,
  waitAfter,
  withEarlier,
} from "../sending.ts";
import { keepWebhook } from "./keepWebhook.ts";

/** Reads the webhook just before each request to remove it, and keeps it if it changed after the plan was made. */
export async function removeWebhook(
  sending: Sending,
  destroy: Destroy,
  unknown?: UnknownResult,
): Promise<Outcome> {
  const { client, projectId, stop, wait } = sending;
  const [project, id] = [plainId(projectId), String(destroy.id)];
  let settled: Outcome | undefined;
  try {
    const { webhook_deleted } = await client.destroyWebhook(project, id, async () => {
      settled = await settledOutcome(sending, destroy);
      if (settled) throw new NotSent();
      return undefined;
    });
    if (readFlag(webhook_deleted) === true) return { state: "done", id: destroy.id };
  } catch (error) {
    if (settled) return unknown ? failedOutcome(unknown.error) : settled;
    if (!(error instanceof RequestError)) throw error;
    // "Not found" is the intended result, for example after an earlier attempt that was cut off.
    if (error instanceof ApiError && error.status === 404) return { state: "done", id: destroy.id };
    if (isProjectWide(error)) stop.noteProjectRefused(error.message);
    if (!error.mayHaveHappened || error.method === "GET" || stop.reason() !== undefined)
      return failedOutcome(withEarlier(error, unknown?.error));
    const again = { error, sent: (unknown?.sent ?? 0) + 1 };
    if (again.sent >= MAX_SENT) return afterDelete(sending, destroy, error);
    if (unknown) await wait(waitAfter(unknown));
    return removeWebhook(sending, destroy, again);
  }
  return afterDelete(sending, destroy, undefined);
}

/** The outcome of a removal that is not sent. The webhook is written to the backup first. */
async function settledOutcome(sending: Sending, destroy: Destroy): Promise<Outcome | undefined> {
  const { client, projectId, stop, backup, context } = sending;
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const read = readWebhook(await client.webhook(plainId(projectId), String(destroy.id)));
  if (!("webhook" in read)) return notWhole("webhook", read.unusable.lacks);
  if (digest(destroy.id, webhookTraits.fingerprint(read.webhook)) !== destroy.seen)
    return kept("webhook", "removed");
  const entry = removed(webhookTraits, read.webhook, destroy, context);
  const unkept = await keepWebhook(sending, entry, read.webhook, "removed");
  const forbidden = unkept ?? (await stop.beforeWrite());
  return forbidden === undefined ? undefined : { state: "not attempted", message: forbidden };
}

/** Reads whether the webhook is gone, if the answer to the removal does not show it. */
async function afterDelete(
  { client, projectId }: Sending,
  destroy: Destroy,
  error: RequestError | undefined,
): Promise<Outcome> {
  try {
    await client.webhook(plainId(projectId), String(destroy.id));
    if (error) return stillThere("webhook", error);
    const message = "The service answered without an error, but did not remove the webhook. Apply again.";
    return { state: "failed", how: "not made", message };
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    if (thrown instanceof ApiError && thrown.status === 404) return { state: "done", id: destroy.id };
    return error ? failedOutcome(error) : UNREAD;
  }
}
