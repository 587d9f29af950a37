/** Removes one webhook. Removals come last, never after a failure, and never without a backup. */
import { ApiError, RequestError } from "../../api/errors/errors.ts";
import { removed } from "../../kinds/backup.ts";
import { readWebhook } from "../../kinds/webhook/live.ts";
import { webhookTraits } from "../../kinds/webhook/traits.ts";
import { readFlag } from "../../model/answered.ts";
import { digest } from "../../model/digest.ts";
import type { Destroy } from "../../model/plan.ts";
import { plainId } from "../../model/project.ts";
import type { Outcome } from "../../plan/ledger.ts";
import { UNREAD } from "../../plan/verify.ts";
import { kept, notWhole, stillThere } from "../removal.ts";
import { failedOutcome, isProjectWide, type Sending } from "../sending.ts";
import { keepWebhook } from "./keepWebhook.ts";

/** Reads the webhook just before its removal, and keeps it if it changed after the plan was made. */
export async function removeWebhook(sending: Sending, destroy: Destroy): Promise<Outcome> {
  const { client, projectId, stop, backup, context } = sending;
  const reason = stop.reason() ?? backup.missing();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const [project, id] = [plainId(projectId), String(destroy.id)];
  const gone: Outcome = { state: "done", id: destroy.id };
  try {
    const read = readWebhook(await client.webhook(project, id));
    if (!("webhook" in read)) return notWhole("webhook", read.unusable.lacks);
    if (digest(destroy.id, webhookTraits.fingerprint(read.webhook)) !== destroy.seen)
      return kept("webhook", "removed");
    const entry = removed(webhookTraits, read.webhook, destroy, context);
    const unkept = await keepWebhook(sending, entry, read.webhook, "removed");
    const forbidden = unkept ?? (await stop.beforeWrite());
    if (forbidden !== undefined) return { state: "not attempted", message: forbidden };
    const { webhook_deleted } = await client.destroyWebhook(project, id);
    if (readFlag(webhook_deleted) === true) return gone;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // "Not found" is the intended result, for example after an earlier attempt that was cut off.
    if (error instanceof ApiError && error.status === 404) return gone;
    if (isProjectWide(error)) stop.noteProjectRefused(error.message);
    if (!error.mayHaveHappened || stop.reason() !== undefined) return failedOutcome(error);
    return afterDelete(sending, destroy, error);
  }
  return afterDelete(sending, destroy, undefined);
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
