/** Creates keys until each has an outcome: a batch is halved where the service refuses it whole, and read back where it may have happened. */
import { RequestError as AnyRequestError, ApiError, type RequestError } from "../../api/errors/errors.ts";
import type { Sent } from "../../apply/batches.ts";
import { type LiveKey, readKey } from "../../kinds/key/live.ts";
import type { Create, Update } from "../../model/plan.ts";
import type { WireKeyCreate } from "../../wire/key.ts";
import { failed, isProjectWide, isTooMuch, type Sending, withEarlier } from "../sending.ts";
import { type Accounted, mayBe, settleCreates, tried } from "./confirm.ts";
import { matchLive, tellCreates } from "./matchAnswer.ts";
import { readByNames } from "./readBack.ts";

/** How often what is missing after a failure is sent again. */
const MOST_TRIES = 3;

/** A request of which it is not known whether it happened, and how many were sent so far. */
interface Doubt {
  error: RequestError;
  tries: number;
}

export async function createKeys(
  sending: Sending,
  sent: readonly Sent<Create>[],
  doubt?: Doubt,
): Promise<Accounted<Create>[]> {
  const reason = await sending.stop.beforeWrite();
  // What was sent before may still be carried out.
  if (reason !== undefined) return doubt ? all(sent, doubt.error) : notAttempted(sent, reason);
  try {
    const created = await sending.client.createKeys(sending.projectId, {
      keys: sent.map(toCreate),
      ...automations(sending),
    });
    return await settleCreates(sending, tellCreates(sent, { keys: usable(created), errors: created.errors }));
  } catch (error) {
    if (!(error instanceof AnyRequestError)) throw error;
    if (!error.mayHaveHappened)
      return refusedWhole(sending, sent, error, (part) => createKeys(sending, part, doubt), doubt?.error);
    return afterDoubt(sending, sent, { error, tries: (doubt?.tries ?? 0) + 1 });
  }
}

/** A create that may have happened is never sent again blind: what lives now is read, and only what is missing is sent. */
async function afterDoubt(
  sending: Sending,
  sent: readonly Sent<Create>[],
  doubt: Doubt,
): Promise<Accounted<Create>[]> {
  const { error, tries } = doubt;
  if (sending.stop.reason() !== undefined) return all(sent, error);
  const live = await tried(() =>
    readByNames(
      sending,
      sent.map(({ out }) => out.key_name ?? ""),
    ),
  );
  if (live === undefined) return all(sent, error);
  const told = matchLive(sent, live.keys);
  const there = await settleCreates(
    sending,
    told.filter(({ word }) => word !== "nothing"),
  );
  const absent = told.flatMap((one) => (one.word === "nothing" ? [one.sent] : []));
  // A key that lives and cannot be read may be this one: a second one of its name is not sent.
  const missing = absent.filter((one) => !mayBe(one, live.unusable));
  const doubtful = all(
    absent.filter((one) => !missing.includes(one)),
    error,
  );
  if (tries >= MOST_TRIES) return [...there, ...doubtful, ...notThere(missing, error)];
  const again = await inParts(missing, isTooMuch(error) ? 2 : 1, (part) => createKeys(sending, part, doubt));
  return [...there, ...doubtful, ...again];
}

/** A batch refused as a whole is halved until the guilty stand alone; what is refused for all is not. */
export async function refusedWhole<Of extends Create | Update>(
  { stop }: Sending,
  sent: readonly Sent<Of>[],
  error: RequestError,
  send: (part: readonly Sent<Of>[]) => Promise<Accounted<Of>[]>,
  earlier: RequestError | undefined,
): Promise<Accounted<Of>[]> {
  if (isProjectWide(error)) stop.noteProjectRefused(error.message);
  else if (!(error instanceof ApiError)) stop.noteUnreachable(error.message);
  else if (sent.length > 1) return inParts(sent, 2, send);
  else stop.noteSingleRefused(error.message);
  return all(sent, withEarlier(error, earlier));
}

/** One part after the other, so that what the first one teaches counts for the next. */
export async function inParts<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  parts: number,
  send: (part: readonly Sent<Of>[]) => Promise<Accounted<Of>[]>,
): Promise<Accounted<Of>[]> {
  const size = Math.ceil(sent.length / parts);
  const accounted: Accounted<Of>[] = [];
  for (let from = 0; from < sent.length; from += size)
    accounted.push(...(await send(sent.slice(from, from + size))));
  return accounted;
}

export function all<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  error: RequestError,
): Accounted<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: failed(error) }));
}

export function notThere<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  { message }: RequestError,
): Accounted<Of>[] {
  return sent.map(({ change }) => ({
    change,
    outcome: {
      state: "failed",
      how: "not made",
      message: `${message} Reading it back shows that it was not made. Apply again.`,
    },
  }));
}

export function notAttempted<Of extends Create | Update>(
  sent: readonly Sent<Of>[],
  message: string,
): Accounted<Of>[] {
  return sent.map(({ change }) => ({ change, outcome: { state: "not attempted", message } }));
}

/** What an answer does not hold whole is read back like what it does not mention. */
export function usable(answered: readonly unknown[]): LiveKey[] {
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
