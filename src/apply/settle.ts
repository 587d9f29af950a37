/** What an answer said of each change → outcomes; what it left open is read back first. */
import { RequestError } from "../api/errors.ts";
import { keyKind } from "../model/key/kind.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Change, Create, Update } from "../plan/plan.ts";
import type { WireItemError } from "../wire/key.ts";
import { matchLive, type Told } from "./account.ts";
import { IncompleteRead, readByIds, readByNames } from "./readBack.ts";
import type { Sending } from "./sending.ts";
import { outcomeOf } from "./verify.ts";

export interface Accounted<Of extends Change = Change> {
  change: Of;
  outcome: Outcome;
}

export async function settleCreates(
  sending: Sending,
  told: readonly Told<Create>[],
): Promise<Accounted<Create>[]> {
  // "Already taken" may be our own work: an earlier attempt whose answer was lost.
  const open = told.filter(({ word }) => word === "nothing" || ("refusal" in word && isTaken(word.refusal)));
  const live = await tried(() =>
    readByNames(
      sending,
      open.map(({ sent }) => sent.out.key_name ?? ""),
    ),
  );
  const found = new Map(
    matchLive(
      open.map(({ sent }) => sent),
      live ?? [],
    ).map((one) => [one.sent, one.word]),
  );
  return told.map(({ sent, word }) => {
    const { change } = sent;
    if (word !== "nothing" && "key" in word) return { change, outcome: stored(sending, change, word.key) };
    const now = found.get(sent);
    if (now && now !== "nothing" && "key" in now) {
      const outcome = stored(sending, change, now.key);
      return {
        change,
        outcome: word !== "nothing" && outcome.state !== "done" ? refused(word.refusal) : outcome,
      };
    }
    return { change, outcome: word === "nothing" ? unconfirmed(live !== undefined) : refused(word.refusal) };
  });
}

export async function settleUpdates(
  sending: Sending,
  told: readonly Told<Update>[],
): Promise<Accounted<Update>[]> {
  const open = told.filter(({ word }) => word === "nothing");
  const live = await tried(() =>
    readByIds(
      sending,
      open.map(({ sent }) => sent.change.id),
    ),
  );
  const byId = new Map(live?.map((key) => [String(key.key_id), key]));
  return told.map(({ sent: { change }, word }) => {
    if (word !== "nothing" && "key" in word) return { change, outcome: stored(sending, change, word.key) };
    if (word !== "nothing") return { change, outcome: refused(word.refusal) };
    const key = byId.get(String(change.id));
    const now = key && stored(sending, change, key);
    return { change, outcome: now?.state === "done" ? now : unconfirmed(live !== undefined) };
  });
}

function stored(
  { around, stop }: Sending,
  change: Create | Update,
  key: Parameters<typeof keyKind.id>[0],
): Outcome {
  stop.noteAccepted();
  return outcomeOf(keyKind, change, key, around);
}

/** What is read, or undefined where reading failed as well, or told half. */
export async function tried<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RequestError || error instanceof IncompleteRead) return undefined;
    throw error;
  }
}

function isTaken({ message }: WireItemError): boolean {
  return /already taken/i.test(message);
}

export function refused({ message, code }: WireItemError): Outcome {
  return { state: "failed", how: "refused", message: `The service refused it: ${message} (code ${code}).` };
}

function unconfirmed(wasRead: boolean): Outcome {
  if (!wasRead) {
    const message =
      "The service answered without a word of it, and reading it back failed. It may have happened: plan again to see.";
    return { state: "failed", how: "unknown result", message };
  }
  return {
    state: "failed",
    how: "not made",
    message: "The service answered as if all were done, but did not do this. Apply again.",
  };
}
