/** Finds webhooks that exist twice: another run may create the same webhook at the same time. */
import { RequestError } from "../../api/errors.ts";
import type { LiveWebhook } from "../../kinds/webhook/live.ts";
import { webhookTraits } from "../../kinds/webhook/traits.ts";
import type { Create, Outcome, Plan } from "../../model/plan.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import type { Ledger } from "../../plan/ledger.ts";
import { outcomeOf } from "../../plan/verify.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import type { Sending } from "../sending.ts";
import { readAllWebhooks } from "./observe.ts";
import { complete, isSame, outOf, type WebhookSending } from "./sendWebhook.ts";

/**
 * Reads the webhooks once more if the run created any. If several match one entry, the one with the lowest id is kept, so
 * that two runs keep the same one. The run removes another one only if it created that one itself.
 */
export async function removeTwins(sending: WebhookSending, plan: Plan, ledger: Ledger): Promise<void> {
  const created = plan.changes.filter(
    (change): change is Create => change.action === "create" && sending.posted.has(change.ref),
  );
  if (created.length === 0 || sending.stop.reason() !== undefined) return;
  const live = (await readOrUndefined(() => readAllWebhooks(sending.client, sending.projectId)))?.objects;
  // An update can make a webhook equal to a created one, but it is older.
  const updated = plan.changes.flatMap((one) => (one.action === "update" ? [String(one.id)] : []));
  for (const change of created) {
    // A webhook of another change is not a duplicate: a backup can contain two equal webhooks, and a restore creates both.
    const others = new Set([
      ...created.filter((one) => one !== change).map((one) => idOf(ledger.of(one))),
      ...updated,
    ]);
    const open = live?.filter(({ webhook_id }) => !others.has(webhook_id));
    if (open) await checkTwins(sending, change, open, ledger);
    else ledger.remark(unread(change));
  }
}

async function checkTwins(
  sending: WebhookSending,
  change: Create,
  live: readonly LiveWebhook[],
  ledger: Ledger,
): Promise<void> {
  // A webhook that is exactly as declared did not exist when the plan was made: the plan would have matched it.
  const out = complete(change, outOf(sending, change));
  const same = live.filter(
    (one) => isSame(one, out) && outcomeOf(webhookTraits, change, one, sending.context).state === "done",
  );
  // A webhook without a branch in the answer may belong to another branch, and be older than the plan.
  if (same.some(({ branch }) => branch === undefined)) return;
  const known = idOf(ledger.of(change));
  const listed = same.map(({ webhook_id }) => webhook_id);
  const ids = [...listed, ...(await missingFrom(listed, sending, known))].sort();
  const [kept, ...twins] = ids;
  if (kept === undefined || twins.length === 0) return;
  for (const twin of twins) {
    const gone = twin === known && (await destroyed(sending, twin));
    if (gone) ledger.correct(change, { state: "done", id: kept });
    ledger.remark(gone ? removed(change, kept, twin) : existsTwice(change, kept, twin));
  }
}

/** The webhook that the service said it created, if the list is too old to have it. */
async function missingFrom(
  listed: readonly string[],
  { client, projectId }: Sending,
  known: string | undefined,
): Promise<string[]> {
  if (known === undefined || listed.length === 0 || listed.includes(known)) return [];
  const found = await readOrUndefined(() => client.webhook(plainId(projectId), known));
  return found ? [known] : [];
}

function idOf(outcome: Outcome): string | undefined {
  return outcome.state === "done" ? String(outcome.id) : undefined;
}

async function destroyed({ client, projectId }: Sending, id: string): Promise<boolean> {
  try {
    await client.destroyWebhook(plainId(projectId), id);
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

function removed({ label, place }: Create, kept: string, twin: string): Problem {
  const message = `Webhook ${label} existed twice. This run made ${twin} and removed it again; ${kept} stays.`;
  return problem("twin-webhook", message, { place, reach: "change", severity: "notice" });
}

function existsTwice({ label, place }: Create, kept: string, twin: string): Problem {
  const message = `Webhook ${label} exists twice, as ${kept} and as ${twin}: another run may have created it at the same time. Delete one of them in the project.`;
  return problem("twin-webhook", message, { place, reach: "change", severity: "warning" });
}

function unread({ label, place }: Create): Problem {
  const message = `The webhooks could not be read again, so it is not known whether ${label} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
  return problem("twin-webhook", message, { place, reach: "change", severity: "warning" });
}
