/** Creates or updates one webhook. Only this file sends the values of the variables in its URL. */
import { RequestError } from "../../api/errors.ts";
import { encode } from "../../kinds/encode.ts";
import { changedWebhook } from "../../kinds/webhook/backupEntry.ts";
import { type LiveWebhook, readWebhook, type WebhookRead } from "../../kinds/webhook/live.ts";
import { type WebhookOut, webhookTraits } from "../../kinds/webhook/traits.ts";
import { sameJson } from "../../model/json.ts";
import type { Create, Outcome, Update } from "../../model/plan.ts";
import { plainId } from "../../model/project.ts";
import { isSameUrl, resolve } from "../../model/variables.ts";
import { seenOf } from "../../plan/compare.ts";
import { outcomeOf, UNREAD, unreportedFields } from "../../plan/verify.ts";
import type { WireWebhookCreate } from "../../wire/webhook.ts";
import { IncompleteRead, readOrUndefined } from "../incompleteRead.ts";
import { kept } from "../removal.ts";
import {
  failedOutcome,
  isProjectWide,
  LOOK_AGAIN,
  MAX_SENT,
  NotSent,
  notFound,
  type Sending,
  type UnknownResult,
  waitAfter,
  withEarlier,
} from "../sending.ts";
import { keepWebhook } from "./keepWebhook.ts";
import { readAllWebhooks } from "./observe.ts";

export interface WebhookSending extends Sending {
  /** The `ref` of each change whose request may have created a webhook. */
  posted: Set<string>;
}

export async function sendWebhook(sending: WebhookSending, change: Create | Update): Promise<Outcome> {
  const reason = sending.stop.reason();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const out = outOf(sending, change);
  try {
    return change.action === "update"
      ? await update(sending, change, out)
      : await create(sending, change, complete(change, out));
  } catch (error) {
    if (error instanceof NotSent) return { state: "not attempted", message: error.message };
    if (!(error instanceof RequestError)) throw error;
    if (isProjectWide(error)) sending.stop.noteProjectRefused(error.message);
    return failedOutcome(error);
  }
}

/**
 * Reads the webhook just before each request, and keeps it if it changed after the plan was made. Its backup is written first.
 * A request whose result is unknown is repeated after a wait.
 */
async function update(
  sending: WebhookSending,
  change: Update,
  out: WebhookOut,
  unknown?: UnknownResult,
): Promise<Outcome> {
  const { client, projectId, stop, wait } = sending;
  const [project, id] = [plainId(projectId), String(change.id)];
  const read = () => client.webhook(project, id);
  let settled: Outcome | undefined;
  try {
    const answered = await client.updateWebhook(project, id, async () => {
      settled = await settledOutcome(sending, change, readWebhook(await read()));
      if (settled) throw new NotSent();
      await checkMayWrite(sending);
      return out;
    });
    return reported(sending, change, readWebhook(answered)) ?? (await readBack(sending, change, read));
  } catch (error) {
    if (settled?.state === "done") return settled;
    if (unknown && (settled || error instanceof NotSent)) return failedOutcome(unknown.error);
    if (settled) return settled;
    if (!(error instanceof RequestError)) throw error;
    if (!error.mayHaveHappened || error.method === "GET" || stop.reason() !== undefined)
      throw withEarlier(error, unknown?.error);
    const again = { error, sent: (unknown?.sent ?? 0) + 1 };
    if (again.sent >= MAX_SENT) {
      const now = await readBack(sending, change, read);
      return now.state === "done" ? now : failedOutcome(error);
    }
    await wait(waitAfter(again));
    return update(sending, change, out, again);
  }
}

/** The outcome of an update that is not sent, because the webhook is already as declared, changed, or could not be backed up. */
async function settledOutcome(
  sending: WebhookSending,
  change: Update,
  before: WebhookRead,
): Promise<Outcome | undefined> {
  if (!("webhook" in before)) return { state: "not attempted", message: NOT_WHOLE };
  if (!isAsPlanned(sending, change, before.webhook)) {
    const now = reported(sending, change, before);
    return now?.state === "done" ? now : kept("webhook", "updated");
  }
  const entry = changedWebhook(change, before.webhook, sending.context);
  const unkept = await keepWebhook(sending, entry, before.webhook, "overwritten");
  return unkept === undefined ? undefined : { state: "not attempted", message: unkept };
}

/** Whether the live values that the update replaces are those of the plan. */
function isAsPlanned({ context }: Sending, { fields, identity, label, seen }: Update, live: LiveWebhook) {
  const fieldContext = webhookTraits.liveContext(
    live,
    context,
    typeof identity === "string" ? identity : label,
  );
  const now = fields.map(({ field, part }) => {
    const before = webhookTraits.fields.find(({ name }) => name === field)?.stored(live, fieldContext, part);
    return { field, ...(part !== undefined && { part }), ...(before !== undefined && { before }) };
  });
  return seenOf(webhookTraits, live, now) === seen;
}

const NOT_WHOLE =
  "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";

async function checkMayWrite({ stop }: Sending): Promise<void> {
  const forbidden = await stop.beforeWrite();
  if (forbidden !== undefined) throw new NotSent(forbidden);
}

/**
 * A repeated create could make a second subscription, and no search can prove that the first one was not carried out. So
 * after an unknown result the webhook is searched for twice, and not sent again.
 */
async function create(sending: WebhookSending, change: Create, out: WireWebhookCreate): Promise<Outcome> {
  const { client, projectId, posted, wait, stop, context } = sending;
  await checkMayWrite(sending);
  try {
    const answered = await client.createWebhook(plainId(projectId), out);
    posted.add(change.ref);
    return (
      reported(sending, change, readWebhook(answered)) ??
      (await readBack(sending, change, () => find(sending, out)))
    );
  } catch (error) {
    if (!(error instanceof RequestError) || !error.mayHaveHappened) throw error;
    posted.add(change.ref);
    for (const before of [0, LOOK_AGAIN]) {
      if (before > 0) await wait(before);
      if (stop.reason() !== undefined) throw error;
      const found = await readOrUndefined(() => find(sending, out));
      if (found) return outcomeOf(webhookTraits, change, found, context);
    }
    return notFound(error, "webhook");
  }
}

/** The outcome that an answer shows; undefined if it does not show what is stored. */
function reported({ context }: Sending, change: Create | Update, read: WebhookRead): Outcome | undefined {
  if (!("webhook" in read) || unreportedFields(webhookTraits, change, read.webhook, context).length > 0)
    return undefined;
  return outcomeOf(webhookTraits, change, read.webhook, context);
}

/** The outcome that reading back shows, if the answer to the change did not. */
async function readBack(
  sending: WebhookSending,
  change: Create | Update,
  read: () => Promise<unknown>,
): Promise<Outcome> {
  return reported(sending, change, readWebhook(await readOrUndefined(read))) ?? UNREAD;
}

/** Whether a live webhook equals what is sent, with events in any order. Without a branch in the answer, any branch matches. */
export function isSame(live: LiveWebhook, out: WireWebhookCreate): boolean {
  const sameEvents = sameJson([...live.events].sort(), [...out.events].sort());
  const sameBranch = live.branch === undefined || live.branch === (out.branch ?? null);
  return isSameUrl(live.url, out.url) && sameBranch && sameEvents;
}

/** Finds the created webhook. A webhook that existed before would have been matched by the plan, so an equal one is new. */
async function find(sending: WebhookSending, out: WireWebhookCreate): Promise<LiveWebhook | undefined> {
  const { objects, unusable } = await readAllWebhooks(sending.client, sending.projectId);
  const found = objects.find((live) => isSame(live, out));
  // A webhook that cannot be read may be the created one.
  if (
    !found &&
    unusable.some(({ names }) => names.length === 0 || names.some((url) => isSameUrl(url, out.url)))
  )
    throw new IncompleteRead();
  return found;
}

export function outOf({ context }: Sending, change: Create | Update): WebhookOut {
  const languages = context.project.languages?.map(({ iso }) => iso) ?? [];
  const { url, ...others } = encode(webhookTraits.fields, change, {}, languages);
  return { ...others, ...(url !== undefined && { url: resolve(url, context.variables) }) };
}

export function complete({ ref }: Create, { url, events, ...others }: WebhookOut): WireWebhookCreate {
  if (url === undefined || events === undefined)
    throw new Error(`${ref} creates a webhook without URL or events`);
  return { ...others, url, events };
}
