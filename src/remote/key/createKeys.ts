/** Creates keys until each has an outcome. A create that may have happened is never repeated without reading the keys first. */
import { RequestError } from "../../api/errors/errors.ts";
import { type LiveKey, readKey } from "../../kinds/key/live.ts";
import type { Create } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import type { WireKeyCreate } from "../../wire/key.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import { isTooMuch, type Sending } from "../sending.ts";
import { confirmCreates, mayBe } from "./confirm.ts";
import { matchCreates, matchLiveKeys } from "./matchAnswer.ts";
import { failAll, notAttempted, notMade } from "./outcomes.ts";
import { readByNames } from "./readBack.ts";
import type { Sent } from "./sent.ts";
import { sendInParts, splitRefused } from "./splitRefused.ts";

/** How often keys that are missing after a failure are sent again. */
const MAX_TRIES = 3;

/** A request whose result is unknown, and the number of such requests so far. */
interface UnknownResult {
  error: RequestError;
  tries: number;
}

export async function createKeys(
  sending: Sending,
  sent: readonly Sent<Create>[],
  unknown?: UnknownResult,
): Promise<ChangeOutcome<Create>[]> {
  const reason = await sending.stop.beforeWrite();
  // An earlier request may still be carried out.
  if (reason !== undefined) return unknown ? failAll(sent, unknown.error) : notAttempted(sent, reason);
  try {
    const created = await sending.client.createKeys(sending.projectId, {
      keys: sent.map(toCreate),
      ...automations(sending),
    });
    const answered = matchCreates(sent, { keys: usableKeys(created), errors: created.errors });
    return await confirmCreates(sending, answered);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (!error.mayHaveHappened)
      return splitRefused(sending, sent, error, (part) => createKeys(sending, part, unknown), unknown?.error);
    return resumeAfterUnknown(sending, sent, { error, tries: (unknown?.tries ?? 0) + 1 });
  }
}

/** Reads which keys are live, and sends only the missing ones. */
async function resumeAfterUnknown(
  sending: Sending,
  sent: readonly Sent<Create>[],
  unknown: UnknownResult,
): Promise<ChangeOutcome<Create>[]> {
  const { error, tries } = unknown;
  if (sending.stop.reason() !== undefined) return failAll(sent, error);
  const live = await readOrUndefined(() =>
    readByNames(
      sending,
      sent.map(({ out }) => out.key_name ?? ""),
    ),
  );
  if (live === undefined) return failAll(sent, error);
  const answered = matchLiveKeys(sent, live.objects);
  const done = await confirmCreates(
    sending,
    answered.filter(({ answer }) => answer.is !== "silent"),
  );
  const absent = answered.flatMap((one) => (one.answer.is === "silent" ? [one.sent] : []));
  // A live key that cannot be read may be this one, so no second key with its name is created.
  const missing = absent.filter((one) => !mayBe(one, live.unusable));
  const uncertain = failAll(
    absent.filter((one) => !missing.includes(one)),
    error,
  );
  if (tries >= MAX_TRIES) return [...done, ...uncertain, ...notMade(missing, error)];
  const again = await sendInParts(missing, isTooMuch(error) ? 2 : 1, (part) =>
    createKeys(sending, part, unknown),
  );
  return [...done, ...uncertain, ...again];
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
