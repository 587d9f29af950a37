/** Sends the change of one webhook. Here, and only here, the variables of its URL get their values. */

import { readCompleteList } from "../../api/client/completeList.ts";
import { RequestError } from "../../api/errors/errors.ts";
import { type WebhookOut, webhookKind } from "../../kinds/webhook/kind.ts";
import {
  type LiveWebhook,
  type LiveWebhooks,
  readWebhook,
  sortWebhooks,
  type WebhookRead,
} from "../../kinds/webhook/live.ts";
import { readMap, readText } from "../../model/answered.ts";
import { sameJson } from "../../model/json.ts";
import type { Create, Update } from "../../model/plan.ts";
import { plainId } from "../../model/project.ts";
import { isSameUrl, resolve } from "../../model/variables.ts";
import { seenOf } from "../../plan/compare.ts";
import type { Outcome } from "../../plan/ledger.ts";
import type { WireWebhookCreate } from "../../wire/webhook.ts";
import { encode } from "../encode.ts";
import { tried } from "../key/confirm.ts";
import { IncompleteRead } from "../key/readBack.ts";
import { failed, isProjectWide, type Sending, withEarlier } from "../sending.ts";
import { outcomeOf, UNREAD, untoldFields } from "../verify.ts";

/** How long a webhook that was not found is waited for, before it is looked for once more. */
const LOOK_AGAIN = 2_000;

export async function sendWebhook(sending: Sending, change: Create | Update): Promise<Outcome> {
  const reason = sending.stop.reason();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const out = outOf(sending, change);
  try {
    return change.action === "update"
      ? await update(sending, change, out)
      : await create(sending, change, whole(change, out));
  } catch (error) {
    if (error instanceof NotSent) return { state: "not attempted", message: error.message };
    if (!(error instanceof RequestError)) throw error;
    if (isProjectWide(error)) sending.stop.noteProjectRefused(error.message);
    return failed(error);
  }
}

/** The webhook is read again just before, and one that changed since the plan is kept. It goes to the backup first. */
async function update(sending: Sending, change: Update, out: WebhookOut): Promise<Outcome> {
  const { client, projectId, stop, backup } = sending;
  const [project, id] = [plainId(projectId), String(change.id)];
  const read = () => client.webhook(project, id);
  const before = readWebhook(await read());
  if (!("webhook" in before)) throw new NotSent(NOT_WHOLE);
  if (!isAsPlanned(sending, change, before.webhook)) {
    const now = told(sending, change, before);
    return now?.state === "done" ? now : MOVED_WEBHOOK;
  }
  const unkept = await backup.keepWebhook(before.webhook, change);
  if (unkept !== undefined) throw new NotSent(unkept);
  await checkMayWrite(sending);
  try {
    const answered = await client.updateWebhook(project, id, out);
    return told(sending, change, readWebhook(answered)) ?? (await readBack(sending, change, read));
  } catch (error) {
    if (!(error instanceof RequestError) || !error.mayHaveHappened || stop.reason() !== undefined)
      throw error;
    const now = await readBack(sending, change, read);
    return now.state === "done" ? now : failed(error);
  }
}

/** Whether the values that the update replaces are those that were planned with. */
function isAsPlanned({ around }: Sending, { fields, identity, label, seen }: Update, live: LiveWebhook) {
  const context = webhookKind.liveContext(live, around, typeof identity === "string" ? identity : label);
  const now = fields.map(({ field, part }) => {
    const before = webhookKind.fields.find(({ name }) => name === field)?.stored(live, context, part);
    return { field, ...(part !== undefined && { part }), ...(before !== undefined && { before }) };
  });
  return seenOf(webhookKind, live, now) === seen;
}

export const MOVED_WEBHOOK: Outcome = {
  state: "skipped",
  message: "The webhook changed since the plan was made, so it was kept. Plan again, and look at it.",
};

/** The backup could not be written, or nothing may be written. */
class NotSent extends Error {}

const NOT_WHOLE =
  "The service's answer does not hold this webhook whole, so it was not written. Apply again; if it stays so, the service has changed or has a fault.";

async function checkMayWrite({ stop }: Sending): Promise<void> {
  const forbidden = await stop.beforeWrite();
  if (forbidden !== undefined) throw new NotSent(forbidden);
}

/** A blind second create would make a second subscription: after a failure it is looked for twice, and made once. */
async function create(sending: Sending, change: Create, out: WireWebhookCreate): Promise<Outcome> {
  const { wait, stop } = sending;
  await checkMayWrite(sending);
  try {
    return await post(sending, change, out);
  } catch (error) {
    if (!(error instanceof RequestError) || !error.mayHaveHappened || stop.reason() !== undefined)
      throw error;
    const first = await tried(() => find(sending, out));
    if (first) return outcomeOf(webhookKind, change, first, sending.around);
    await wait(LOOK_AGAIN);
    const second = await tried(() => find(sending, out).then((found) => ({ found })));
    if (!second || stop.reason() !== undefined) throw error;
    return second.found
      ? outcomeOf(webhookKind, change, second.found, sending.around)
      : post(sending, change, out).catch((later: unknown) => {
          throw later instanceof RequestError ? withEarlier(later, error) : later;
        });
  }
}

/** Counts requests that may have been carried out. */
async function post(sending: Sending, change: Create, out: WireWebhookCreate): Promise<Outcome> {
  const { client, projectId, posts } = sending;
  const count = () => posts.set(change.ref, (posts.get(change.ref) ?? 0) + 1);
  try {
    const answered = await client.createWebhook(plainId(projectId), out);
    count();
    return (
      told(sending, change, readWebhook(answered)) ??
      (await readBack(sending, change, () => find(sending, out)))
    );
  } catch (error) {
    if (error instanceof RequestError && error.mayHaveHappened) count();
    throw error;
  }
}

/** What an answer says of the change; undefined where it does not say what is stored. */
function told({ around }: Sending, change: Create | Update, read: WebhookRead): Outcome | undefined {
  if (!("webhook" in read) || untoldFields(webhookKind, change, read.webhook, around).length > 0)
    return undefined;
  return outcomeOf(webhookKind, change, read.webhook, around);
}

/** What reading says of a change, whose own answer did not. */
async function readBack(
  sending: Sending,
  change: Create | Update,
  read: () => Promise<unknown>,
): Promise<Outcome> {
  return told(sending, change, readWebhook(await tried(read))) ?? UNREAD;
}

/**
 * Whether a live webhook is just what is sent. A plan lists events in their order, the service as it likes. An answer
 * without a branch may be of any.
 */
export function isSame(live: LiveWebhook, out: WireWebhookCreate): boolean {
  const sameEvents = sameJson([...live.events].sort(), [...out.events].sort());
  const sameBranch = live.branch === undefined || live.branch === (out.branch ?? null);
  return isSameUrl(live.url, out.url) && sameBranch && sameEvents;
}

/** One that the plan knew would have been matched by it, so one that is just like this is this one. */
async function find(sending: Sending, out: WireWebhookCreate): Promise<LiveWebhook | undefined> {
  const { webhooks, unusable } = await readWebhooks(sending);
  const found = webhooks.find((live) => isSame(live, out));
  // One that cannot be read may be it.
  if (!found && unusable.some(({ url }) => url === undefined || isSameUrl(url, out.url)))
    throw new IncompleteRead();
  return found;
}

/** All webhooks, and no fewer than there are. */
export async function readWebhooks({ client, projectId }: Sending): Promise<LiveWebhooks> {
  const listed = await readCompleteList(
    () => client.webhooks(plainId(projectId)),
    (element) => readText(readMap(element)?.webhook_id),
  );
  if (!listed) throw new IncompleteRead();
  return sortWebhooks(listed);
}

export function outOf({ around }: Sending, change: Create | Update): WebhookOut {
  const languages = around.project.languages?.map(({ iso }) => iso) ?? [];
  const { url, ...others } = encode(webhookKind.fields, change, {}, languages);
  return { ...others, ...(url !== undefined && { url: resolve(url, around.variables) }) };
}

export function whole({ ref }: Create, { url, events, ...others }: WebhookOut): WireWebhookCreate {
  if (url === undefined || events === undefined)
    throw new Error(`${ref} creates a webhook without URL or events`);
  return { ...others, url, events };
}
