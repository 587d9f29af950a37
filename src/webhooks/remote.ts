/** The requests of the kind webhook. The service accepts only one webhook in each request. */
import type { ReadClient } from "../api/client.ts";
import { readCompleteList } from "../api/collection.ts";
import { ApiError, RequestError } from "../api/errors.ts";
import { type BackedUp, removed, written } from "../kinds/backup.ts";
import { declare, type Entry, type ProjectContext } from "../kinds/declaredEntry.ts";
import { encode } from "../kinds/field.ts";
import { digest, isMapping, type Json, sameJson } from "../model/json.ts";
import type { Change, Create, Destroy, Outcome, Plan, Update } from "../model/plan.ts";
import { type Problem, problem, type Severity } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { readFlag, readMap, readText } from "../model/response.ts";
import { isSameUrl, resolve } from "../model/variables.ts";
import { seenOf } from "../plan/compare.ts";
import { failed, type Ledger, notAttempted, outcomeOf, UNREAD, unreportedFields } from "../plan/ledger.ts";
import type { Batch, KindRemote } from "../remote/kindRemote.ts";
import {
  failedOutcome,
  IncompleteRead,
  kept,
  LOOK_AGAIN,
  MAX_SENT,
  NotSent,
  notFound,
  notMade,
  notWhole,
  readOrUndefined,
  type Sending,
  type UnknownResult,
  unreadable,
  waitAfter,
  withEarlier,
} from "../remote/sending.ts";
import type { WireWebhookCreate } from "../wire/key.ts";
import {
  type LiveWebhook,
  type LiveWebhooks,
  readWebhook,
  readWebhooks,
  type WebhookPayload,
  type WebhookRead,
  webhookTraits,
} from "./fieldTable.ts";
import { URL_OF } from "./url.ts";

export const webhookRemote: KindRemote = {
  kind: "webhook",
  observe: ({ client, project }) => observeWebhooks(client, project.id),
  lookUp: observeWebhooks,
  batches: (changes) =>
    changes
      .toSorted((a, b) => Number(a.action === "destroy") - Number(b.action === "destroy"))
      .map((change) => ({ kind: "webhook", action: change.action, changes: [change] })),
  open(base) {
    const sending: WebhookSending = { ...base, posted: new Map() };
    const outcomeOf = async (change: Change) => {
      const reason = sending.stop.reason();
      if (reason !== undefined) return notAttempted(reason);
      if (change.action === "create") return createWebhook(sending, change);
      return change.action === "update" ? updateWebhook(sending, change) : removeWebhook(sending, change);
    };
    return {
      send: ({ changes }: Batch) =>
        Promise.all(changes.map(async (change) => ({ change, outcome: await outcomeOf(change) }))),
      finish: (plan, ledger) => removeDuplicates(sending, plan, ledger),
    };
  },
};

export async function observeWebhooks(client: ReadClient, projectId: string): Promise<LiveWebhooks> {
  const listed = await readCompleteList(
    () => client.webhooks(plainId(projectId)),
    (element) => readText(readMap(element)?.webhook_id),
  );
  if (listed) return readWebhooks(listed);
  throw new IncompleteRead(
    "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.",
  );
}

const NO_URL =
  "No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.";

/** Writes the backup. The outcome if that fails or nothing may be written. `url`: as just read; undeclared, the backup has a variable instead. */
async function keepWebhook(
  { backup, context, stop }: Sending,
  backupEntry: BackedUp,
  { url }: LiveWebhook,
  how: "removed" | "overwritten",
): Promise<Outcome | undefined> {
  const { id, entry } = backupEntry;
  const isDeclared = typeof entry.url === "string" && resolve(entry.url, context.variables) === url;
  if (!isDeclared && !backup.keepsUrls && how === "removed") return notAttempted(NO_URL);
  const name = `${URL_OF}${id}`;
  const maskedEntry = isDeclared ? backupEntry : { ...backupEntry, entry: { ...entry, url: `\${${name}}` } };
  const unkept = await backup.save([maskedEntry], isDeclared || !backup.keepsUrls ? {} : { [name]: url });
  const forbidden = unkept ?? (await stop.beforeWrite());
  return forbidden === undefined ? undefined : notAttempted(forbidden);
}

interface WebhookSending extends Sending {
  /** By the `ref` of each change whose request may have created a webhook: its id, if the response had it. */
  posted: Map<string, string | undefined>;
}

interface Write {
  /** Called just before each request: the outcome if it is not sent. */
  settled(): Promise<Outcome | undefined>;
  /** Undefined: the response does not show the outcome. `check` ends the request if it is not sent. */
  send(check: () => Promise<undefined>): Promise<Outcome | undefined>;
  /** `error`: of the last request, whose result is unknown. */
  readBack(error?: RequestError): Promise<Outcome>;
  /** The outcome if the webhook does not exist. Absent: this is an error. */
  gone?: Outcome;
}

/** Repeats a write whose result is unknown after a wait, because it may still be carried out. */
async function sendUntilKnown({ stop, wait }: Sending, write: Write): Promise<Outcome> {
  let unknown: UnknownResult | undefined;
  for (;;) {
    let settled: Outcome | undefined;
    const check = async () => {
      settled = await write.settled();
      if (settled) throw new NotSent();
      return undefined;
    };
    try {
      return (await write.send(check)) ?? (await write.readBack());
    } catch (error) {
      if (settled) return unknown && settled.state !== "done" ? failedOutcome(unknown.error) : settled;
      if (!(error instanceof RequestError)) throw error;
      if (write.gone && isNotFound(error)) return write.gone;
      if (!error.mayHaveHappened || error.method === "GET" || stop.reason() !== undefined) {
        stop.note(error);
        return failedOutcome(withEarlier(error, unknown?.error));
      }
      unknown = { error, sent: (unknown?.sent ?? 0) + 1 };
    }
    if (unknown.sent >= MAX_SENT) return write.readBack(unknown.error);
    await wait(waitAfter(unknown));
  }
}

/** Reads the webhook just before each request, and keeps it if it changed after the plan was made. Its backup is written first. */
function updateWebhook(sending: WebhookSending, change: Update): Promise<Outcome> {
  const { client, projectId } = sending;
  const [project, id] = [plainId(projectId), String(change.id)];
  const request = () => client.webhook(project, id);
  return sendUntilKnown(sending, {
    // The outcome of an update that is not sent, because the webhook is already as declared, changed, or could not be backed up.
    async settled() {
      const before = readWebhook(await request());
      if (!("webhook" in before)) return unreadable("webhook");
      if (!isAsPlanned(sending, change, before.webhook)) {
        const outcome = reported(sending, change, before);
        return outcome?.state === "done" ? outcome : kept("webhook", "updated");
      }
      const entry = changedWebhook(change, before.webhook, sending.context);
      return keepWebhook(sending, entry, before.webhook, "overwritten");
    },
    async send(check) {
      const response = await client.updateWebhook(project, id, async () => {
        await check();
        return outOf(sending, change);
      });
      return reported(sending, change, readWebhook(response));
    },
    async readBack(error) {
      const outcome = await readBack(sending, change, request);
      return error && outcome.state !== "done" ? failedOutcome(error) : outcome;
    },
  });
}

/** The backup entry of an update. It is the whole webhook, so that a person can identify it. */
function changedWebhook(update: Update, live: LiveWebhook, context: ProjectContext): BackedUp {
  const declared = [update.identity, update.renamed_from].filter((url) => typeof url === "string");
  // The declared URL that resolves to the live URL: the current one, or the one before the move.
  const template = declared.find((url) => resolve(url, context.variables) === live.url) ?? "";
  const entry = declare(webhookTraits, live, webhookTraits.liveContext(live, context, template));
  const wrote = written(update.fields);
  return {
    kind: webhookTraits.name,
    id: update.id,
    entry,
    action: "update",
    wrote: { ...keptLanguages(entry, wrote.events ?? entry.events), ...wrote },
  };
}

/** The service forgets the languages of an event that the run removes, so the run changes them too. */
function keptLanguages({ event_lang_map: before }: Entry, events: Json | undefined): Entry {
  if (!isMapping(before) || !Array.isArray(events)) return {};
  const languages = Object.entries(before).filter(([event]) => events.includes(event));
  return { event_lang_map: Object.fromEntries(languages) };
}

function isAsPlanned({ context }: Sending, { fields, identity, label, seen }: Update, live: LiveWebhook) {
  const url = typeof identity === "string" ? identity : label;
  const fieldContext = webhookTraits.liveContext(live, context, url);
  const liveFields = fields.map(({ field, part }) => {
    const before = webhookTraits.fields.find(({ name }) => name === field)?.stored(live, fieldContext, part);
    return { field, ...(part !== undefined && { part }), ...(before !== undefined && { before }) };
  });
  return seenOf(webhookTraits, live, liveFields) === seen;
}

/** A repeated create could make a second subscription. After an unknown result, the webhook is searched for twice, and not sent again. */
async function createWebhook(sending: WebhookSending, change: Create): Promise<Outcome> {
  const { client, projectId, posted, wait, stop, context } = sending;
  const out = complete(change, outOf(sending, change));
  const forbidden = await stop.beforeWrite();
  if (forbidden !== undefined) return notAttempted(forbidden);
  try {
    const response = await client.createWebhook(plainId(projectId), out);
    const reading = readWebhook(response);
    posted.set(change.ref, "webhook" in reading ? reading.webhook.webhook_id : undefined);
    const outcome = reported(sending, change, reading);
    return outcome ?? (await readBack(sending, change, () => find(sending, out)));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (!error.mayHaveHappened) {
      stop.note(error);
      return failedOutcome(error);
    }
    posted.set(change.ref, undefined);
    for (const before of [0, LOOK_AGAIN]) {
      if (before > 0) await wait(before);
      if (stop.reason() !== undefined) return failedOutcome(error);
      const liveWebhook = await readOrUndefined(() => find(sending, out));
      if (liveWebhook) return outcomeOf(webhookTraits, change, liveWebhook, context);
    }
    return notFound(error, "webhook");
  }
}

/** The outcome that a response shows; undefined if it does not show what is stored. */
function reported({ context }: Sending, change: Create | Update, reading: WebhookRead): Outcome | undefined {
  if (!("webhook" in reading) || unreportedFields(webhookTraits, change, reading.webhook, context).length > 0)
    return undefined;
  return outcomeOf(webhookTraits, change, reading.webhook, context);
}

async function readBack(sending: WebhookSending, change: Create | Update, request: () => Promise<unknown>) {
  return reported(sending, change, readWebhook(await readOrUndefined(request))) ?? UNREAD;
}

/** Whether a live webhook equals what is sent, with events in any order. Without a branch in the response, any branch matches. */
function isSame(live: LiveWebhook, out: WireWebhookCreate): boolean {
  const sameEvents = sameJson([...live.events].sort(), [...out.events].sort());
  const sameBranch = live.branch === undefined || live.branch === (out.branch ?? null);
  return isSameUrl(live.url, out.url) && sameBranch && sameEvents;
}

/** Finds the created webhook. A webhook that existed before would have been matched by the plan, so an equal one is new. */
async function find(sending: WebhookSending, out: WireWebhookCreate): Promise<LiveWebhook | undefined> {
  const { objects, unusable } = await observeWebhooks(sending.client, sending.projectId);
  const liveWebhook = objects.find((live) => isSame(live, out));
  // A webhook that cannot be read may be the created one, if it has no other URL.
  const mayBeIt = unusable.some(({ names }) => names.every((url) => isSameUrl(url, out.url)));
  if (!liveWebhook && mayBeIt) throw new IncompleteRead();
  return liveWebhook;
}

function outOf({ context }: Sending, change: Create | Update): WebhookPayload {
  const languages = context.project.languages?.map(({ iso }) => iso) ?? [];
  const { url, ...otherFields } = encode(webhookTraits.fields, change, {}, languages);
  return { ...otherFields, ...(url !== undefined && { url: resolve(url, context.variables) }) };
}

function complete({ ref }: Create, { url, events, ...otherFields }: WebhookPayload): WireWebhookCreate {
  if (url === undefined || events === undefined)
    throw new Error(`${ref} creates a webhook without URL or events`);
  return { ...otherFields, url, events };
}

/** Another run may have made equal webhooks. The service does not say which is older: each keeps the lowest id, removes its own, and needs exactly one. */
async function removeDuplicates(sending: WebhookSending, plan: Plan, ledger: Ledger): Promise<void> {
  const created = plan.changes.filter(
    (change): change is Create => change.action === "create" && sending.posted.has(change.ref),
  );
  // An update can make a webhook equal to a created one, but it is older.
  const updated = plan.changes.flatMap((change) => (change.action === "update" ? [String(change.id)] : []));
  const isDone = (change: Create) => idOf(ledger.of(change)) !== undefined;
  let open = created.filter(isDone).map((change) => ({ change, doubt: NOT_KNOWN }));
  for (const before of [0, LOOK_AGAIN, LOOK_AGAIN]) {
    if (open.length === 0 || sending.stop.reason() !== undefined) return;
    if (before > 0) await sending.wait(before);
    const live = (await readOrUndefined(() => observeWebhooks(sending.client, sending.projectId)))?.objects;
    const doubtful: typeof open = [];
    for (const { change } of open) {
      // A webhook of another change is not a duplicate: a backup can contain two equal webhooks, and a restore creates both.
      const ids = created.filter((sibling) => sibling !== change).map((sibling) => idOf(ledger.of(sibling)));
      const otherIds = new Set([...ids, ...updated]);
      const rivals = live?.filter(({ webhook_id }) => !otherIds.has(webhook_id));
      const doubt = rivals ? await doubtAbout(sending, change, rivals, ledger) : NOT_KNOWN;
      if (doubt !== undefined) doubtful.push({ change, doubt });
    }
    open = doubtful;
  }
  for (const { change, doubt } of open) ledger.remarks.push(duplicateRemark(change, "error", doubt));
}

/** Why there may not be exactly one. Requests the removal of the own webhook if another one stays. */
async function doubtAbout(
  sending: WebhookSending,
  change: Create,
  live: readonly LiveWebhook[],
  ledger: Ledger,
): Promise<string | undefined> {
  // A webhook that is exactly as declared did not exist when the plan was made: the plan would have matched it.
  const out = complete(change, outOf(sending, change));
  const twins = live.filter(
    (twin) => isSame(twin, out) && outcomeOf(webhookTraits, change, twin, sending.context).state === "done",
  );
  // A webhook without a branch in the response may belong to another branch, and be older than the plan.
  if (twins.some(({ branch }) => branch === undefined)) return undefined;
  const listed = twins.map(({ webhook_id }) => webhook_id).sort();
  const [firstId, ...otherIds] = listed;
  const id = idOf(ledger.of(change));
  const made = sending.posted.get(change.ref);
  if (firstId === undefined) return `may not exist: the list of webhooks does not have ${id}. Apply again.`;
  if (otherIds.length === 0 && firstId === id) {
    const message = `existed twice. This run made ${made} and removed it again; ${firstId} stays.`;
    if (made !== undefined && made !== id) ledger.remarks.push(duplicateRemark(change, "notice", message));
    return undefined;
  }
  if (made !== undefined && otherIds.includes(made)) {
    ledger.correct(change, { state: "done", id: firstId });
    await readOrUndefined(() => sending.client.destroyWebhook(plainId(sending.projectId), made));
  }
  const ids = [...new Set([...listed, id])].join(" and as ");
  return `may exist twice, as ${ids}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}

function idOf(outcome: Outcome): string | undefined {
  return outcome.state === "done" ? String(outcome.id) : undefined;
}

function duplicateRemark({ label, place }: Create, severity: Severity, message: string): Problem {
  return problem("second-webhook", `Webhook ${label} ${message}`, { place, scope: "change", severity });
}

const NOT_KNOWN =
  "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";

/** Reads the webhook just before each request to remove it, and keeps it if it changed after the plan was made. */
function removeWebhook(sending: Sending, destroy: Destroy): Promise<Outcome> {
  const { client, projectId, stop, backup, context } = sending;
  const [project, id] = [plainId(projectId), String(destroy.id)];
  const gone: Outcome = { state: "done", id: destroy.id };
  return sendUntilKnown(sending, {
    // The outcome of a removal that is not sent. The webhook is written to the backup first.
    async settled() {
      const reason = stop.reason() ?? backup.missing();
      if (reason !== undefined) return notAttempted(reason);
      const reading = readWebhook(await client.webhook(project, id));
      if (!("webhook" in reading)) return notWhole("webhook", reading.unusable.lacks);
      if (digest(destroy.id, webhookTraits.fingerprint(reading.webhook)) !== destroy.seen)
        return kept("webhook", "removed");
      const entry = removed(webhookTraits, reading.webhook, destroy, context);
      return keepWebhook(sending, entry, reading.webhook, "removed");
    },
    async send(check) {
      const { webhook_deleted } = await client.destroyWebhook(project, id, check);
      return readFlag(webhook_deleted) === true ? gone : undefined;
    },
    // "Not found" is the intended result, for example after an earlier attempt that was cut off.
    gone,
    async readBack(error) {
      try {
        await client.webhook(project, id);
      } catch (thrown) {
        if (!(thrown instanceof RequestError)) throw thrown;
        if (isNotFound(thrown)) return gone;
        return error ? failedOutcome(error) : UNREAD;
      }
      if (error) return notMade(error, "webhook");
      const message = "The service answered without an error, but did not remove the webhook. Apply again.";
      return failed("not made", message);
    },
  });
}

function isNotFound(error: RequestError): boolean {
  return error instanceof ApiError && error.status === 404;
}
