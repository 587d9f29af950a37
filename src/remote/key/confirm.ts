/** What an answer said of each change → outcomes; what it left open is read back first. */
import { RequestError } from "../../api/errors/errors.ts";
import type { Sent } from "../../apply/batches.ts";
import { keyKind } from "../../kinds/key/kind.ts";
import type { LiveKey, UnusableKey } from "../../kinds/key/live.ts";
import { distinctNames } from "../../kinds/key/names.ts";
import type { Change, Create, Update } from "../../model/plan.ts";
import type { Outcome } from "../../plan/ledger.ts";
import type { WireItemError } from "../../wire/key.ts";
import type { Sending } from "../sending.ts";
import { outcomeOf, untoldFields } from "../verify.ts";
import { matchLive, type Told } from "./matchAnswer.ts";
import { IncompleteRead, readByIds, readByNames } from "./readBack.ts";

export interface Accounted<Of extends Change = Change> {
  change: Of;
  outcome: Outcome;
}

export async function settleCreates(
  sending: Sending,
  told: readonly Told<Create>[],
): Promise<Accounted<Create>[]> {
  // "Already taken" may be our own work: an earlier attempt whose answer was lost.
  const open = told.filter(
    ({ sent, word }) =>
      word === "nothing" || ("refusal" in word ? isTaken(word.refusal) : !tells(sending, sent, word.key)),
  );
  const live = await tried(() =>
    readByNames(
      sending,
      open.map(({ sent }) => sent.out.key_name ?? ""),
    ),
  );
  const found = new Map(
    matchLive(
      open.map(({ sent }) => sent),
      live?.keys ?? [],
    ).map((one) => [one.sent, one.word]),
  );
  return told.map(({ sent, word }) => {
    const { change } = sent;
    const now = found.get(sent);
    const isToldNow = now !== undefined && now !== "nothing" && "key" in now;
    if (word !== "nothing" && "key" in word && !isToldNow)
      return { change, outcome: stored(sending, change, word.key) };
    if (now && now !== "nothing" && "key" in now) {
      const outcome = stored(sending, change, now.key);
      return {
        change,
        outcome:
          word !== "nothing" && "refusal" in word && outcome.state !== "done"
            ? refused(word.refusal)
            : outcome,
      };
    }
    return {
      change,
      outcome:
        word !== "nothing" && "refusal" in word
          ? refused(word.refusal)
          : unconfirmed(live !== undefined && !mayBe(sent, live.unusable)),
    };
  });
}

export async function settleUpdates(
  sending: Sending,
  told: readonly Told<Update>[],
): Promise<Accounted<Update>[]> {
  const open = told.filter(
    ({ sent, word }) => word === "nothing" || ("key" in word && !tells(sending, sent, word.key)),
  );
  const live = await tried(() =>
    readByIds(
      sending,
      open.map(({ sent }) => sent.change.id),
    ),
  );
  const byId = new Map(live?.keys.map((key) => [key.key_id, key]));
  const unusable = new Set(live?.unusable.map(({ key_id }) => key_id));
  const isOpen = new Set(open);
  return told.map((one) => {
    const { change } = one.sent;
    const { word } = one;
    if (word !== "nothing" && "refusal" in word) return { change, outcome: refused(word.refusal) };
    const key = byId.get(String(change.id));
    if (word !== "nothing" && !(isOpen.has(one) && key))
      return { change, outcome: stored(sending, change, word.key) };
    const now = key && stored(sending, change, key);
    if (now?.state === "done" || (now && word !== "nothing")) return { change, outcome: now };
    const wasRead = live !== undefined && !unusable.has(undefined) && !unusable.has(String(change.id));
    return { change, outcome: unconfirmed(wasRead) };
  });
}

/** Whether an answer says what is stored in every field that was sent. */
function tells({ around }: Sending, { change }: Sent<Create | Update>, key: LiveKey): boolean {
  return untoldFields(keyKind, change, key, around).length === 0;
}

/** Whether what was to be created may be one of these: they live, and cannot be read. */
export function mayBe({ out }: Sent<Create>, unusable: readonly UnusableKey[]): boolean {
  const names = distinctNames(out.key_name ?? "");
  return unusable.some((one) => one.names.length === 0 || one.names.some((name) => names.includes(name)));
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
      "The answer of the service did not mention it, and reading it back failed. It may have happened: plan again to see.";
    return { state: "failed", how: "unknown result", message };
  }
  return {
    state: "failed",
    how: "not made",
    message: "The service answered as if all were done, but did not do this. Apply again.",
  };
}
