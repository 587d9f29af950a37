/**
 * Creates keys until each has an outcome. A create that may have happened is never sent again: no search can prove that it was
 * not carried out, because a list may be older than the request, and a request without an answer may be carried out later.
 */
import { RequestError } from "../../api/errors.ts";
import { type LiveKey, readKey } from "../../kinds/key/live.ts";
import { append } from "../../model/lists.ts";
import type { Create } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import type { WireKeyCreate } from "../../wire/key.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import { isTooMuch, LOOK_AGAIN, notFound, type Sending } from "../sending.ts";
import { confirmCreates } from "./confirm.ts";
import { matchCreates, matchLiveKeys } from "./matchAnswer.ts";
import { failAll, notAttempted } from "./outcomes.ts";
import { readByNames } from "./readBack.ts";
import type { Sent } from "./sent.ts";
import { sendInParts, splitRefused } from "./splitRefused.ts";

export async function createKeys(
  sending: Sending,
  sent: readonly Sent<Create>[],
): Promise<ChangeOutcome<Create>[]> {
  const { creates } = sending;
  if (sent.length > creates.max)
    return sendInParts(sent, Math.ceil(sent.length / creates.max), (part) => createKeys(sending, part));
  const reason = await sending.stop.beforeWrite();
  if (reason !== undefined) return notAttempted(sent, reason);
  try {
    const created = await sending.client.createKeys(sending.projectId, {
      keys: sent.map(toCreate),
      ...automations(sending),
    });
    const answered = matchCreates(sent, { keys: usableKeys(created), errors: created.errors });
    return await confirmCreates(sending, answered);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isTooMuch(error)) creates.max = Math.max(1, Math.min(creates.max, Math.floor(sent.length / 2)));
    return error.mayHaveHappened
      ? findCreated(sending, sent, error)
      : splitRefused(sending, sent, error, (part) => createKeys(sending, part), undefined);
  }
}

/** Searches twice for keys that may have been created. Those that are not found end as an unknown result. */
async function findCreated(
  sending: Sending,
  sent: readonly Sent<Create>[],
  error: RequestError,
): Promise<ChangeOutcome<Create>[]> {
  const found: ChangeOutcome<Create>[] = [];
  let open = sent;
  for (const wait of [0, LOOK_AGAIN]) {
    if (wait > 0) await sending.wait(wait);
    if (sending.stop.reason() !== undefined) return [...found, ...failAll(open, error)];
    const names = open.map(({ out }) => out.key_name ?? "");
    const live = await readOrUndefined(() => readByNames(sending, names));
    const answered = matchLiveKeys(open, live?.objects ?? []);
    append(
      found,
      await confirmCreates(
        sending,
        answered.filter(({ answer }) => answer.is !== "silent"),
      ),
    );
    open = answered.flatMap((one) => (one.answer.is === "silent" ? [one.sent] : []));
    if (open.length === 0) return found;
  }
  return [...found, ...open.map(({ change }) => ({ change, outcome: notFound(error, "key") }))];
}

/** The keys that are complete in an answer. The others are read back, like keys that it does not mention. */
export function usableKeys(answered: readonly unknown[]): LiveKey[] {
  return answered.flatMap((one) => {
    const read = readKey(one, []);
    return "key" in read ? read.key : [];
  });
}

export function automations({ useAutomations }: Sending): { use_automations?: boolean } {
  return useAutomations === undefined ? {} : { use_automations: useAutomations };
}

function toCreate({ change, out }: Sent<Create>): WireKeyCreate {
  const { key_name, platforms } = out;
  if (key_name === undefined || platforms === undefined)
    throw new Error(`${change.ref} creates a key without name or platforms`);
  return { ...out, key_name, platforms };
}
