/** Sends the change of one webhook. Here, and only here, the variables of its URL get their values. */
import { RequestError } from "../api/errors.ts";
import { sameJson } from "../model/json.ts";
import { plainId } from "../model/project.ts";
import { resolve } from "../model/variables.ts";
import { type WebhookOut, webhookKind } from "../model/webhook/kind.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Create, Update } from "../plan/plan.ts";
import type { WireWebhook, WireWebhookCreate } from "../wire/webhook.ts";
import { encode } from "./encode.ts";
import { failed, isProjectWide, type Sending } from "./sending.ts";
import { tried } from "./settle.ts";
import { outcomeOf } from "./verify.ts";

/** How long a webhook that was not found is waited for, before it is looked for once more. */
const LOOK_AGAIN = 2_000;

export async function sendWebhook(sending: Sending, change: Create | Update): Promise<Outcome> {
  const reason = sending.stop.reason();
  if (reason !== undefined) return { state: "not attempted", message: reason };
  const out = outOf(sending, change);
  try {
    const live =
      change.action === "update"
        ? await update(sending, change, out)
        : await create(sending, change, whole(change, out));
    return outcomeOf(webhookKind, change, live, sending.around);
  } catch (error) {
    if (error instanceof NotKept) return { state: "not attempted", message: error.message };
    if (!(error instanceof RequestError)) throw error;
    if (isProjectWide(error)) sending.stop.noteProjectRefused(error.message);
    return failed(error);
  }
}

/** The webhook as it is now goes to the backup first, where there is a place for one. */
async function update(
  { client, projectId, backup }: Sending,
  change: Update,
  out: WebhookOut,
): Promise<WireWebhook> {
  const [project, id] = [plainId(projectId), String(change.id)];
  if (backup.missing() === undefined) {
    const unkept = await backup.keepWebhook(await client.webhook(project, id), change);
    if (unkept !== undefined) throw new NotKept(unkept);
  }
  return client.updateWebhook(project, id, out);
}

/** The backup could not be written. */
class NotKept extends Error {}

/** A blind second create would make a second subscription: after a failure it is looked for twice, and made once. */
async function create(sending: Sending, change: Create, out: WireWebhookCreate): Promise<WireWebhook> {
  const { wait, stop } = sending;
  try {
    return await post(sending, change, out);
  } catch (error) {
    if (!(error instanceof RequestError) || !error.mayHaveHappened || stop.reason() !== undefined)
      throw error;
    const first = await tried(() => find(sending, out));
    if (first) return first;
    await wait(LOOK_AGAIN);
    const second = await tried(() => find(sending, out).then((found) => ({ found })));
    if (!second || stop.reason() !== undefined) throw error;
    return second.found ?? post(sending, change, out);
  }
}

/** Counts requests that may have been carried out. */
async function post(
  { client, projectId, posts }: Sending,
  { ref }: Create,
  out: WireWebhookCreate,
): Promise<WireWebhook> {
  const count = () => posts.set(ref, (posts.get(ref) ?? 0) + 1);
  try {
    const made = await client.createWebhook(plainId(projectId), out);
    count();
    return made;
  } catch (error) {
    if (error instanceof RequestError && error.mayHaveHappened) count();
    throw error;
  }
}

/** Whether a live webhook is just what is sent. A plan lists events in their order, the service as it likes. */
export function isSame(live: WireWebhook, out: WireWebhookCreate): boolean {
  const sameEvents = sameJson([...live.events].sort(), [...out.events].sort());
  return live.url === out.url && live.branch === (out.branch ?? null) && sameEvents;
}

/** One that the plan knew would have been matched by it, so one that is just like this is this one. */
async function find(
  { client, projectId }: Sending,
  out: WireWebhookCreate,
): Promise<WireWebhook | undefined> {
  for await (const live of client.allWebhooks(plainId(projectId))) {
    if (isSame(live, out)) return live;
  }
  return undefined;
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
