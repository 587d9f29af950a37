/** Answers → outcomes. Changes that an answer does not mention are read back first. */
import type { LiveKey } from "../../kinds/key/live.ts";
import { keyTraits } from "../../kinds/key/traits.ts";
import type { Create, Outcome, Update } from "../../model/plan.ts";
import type { ChangeOutcome } from "../../plan/ledger.ts";
import { outcomeOf, unreportedFields } from "../../plan/verify.ts";
import type { WireItemError } from "../../wire/key.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import type { Sending } from "../sending.ts";
import { type Answered, type ItemAnswer, matchLiveKeys } from "./matchAnswer.ts";
import { readByIds, readByNames } from "./readBack.ts";
import type { Sent } from "./sent.ts";

export async function confirmCreates(
  sending: Sending,
  answered: readonly Answered<Create>[],
): Promise<ChangeOutcome<Create>[]> {
  // "Already taken" may refer to our own key, created by an earlier attempt whose answer was lost.
  const open = answered.filter(({ sent, answer }) => {
    if (answer.is === "stored") return !saysAll(sending, sent, answer.key);
    return answer.is === "silent" || isTaken(answer.error);
  });
  const sentOpen = open.map(({ sent }) => sent);
  const live = await readOrUndefined(() =>
    readByNames(
      sending,
      sentOpen.map(({ out }) => out.key_name ?? ""),
    ),
  );
  const readBack = new Map(
    matchLiveKeys(sentOpen, live?.objects ?? []).flatMap(({ sent, answer }) =>
      answer.is === "stored" ? [[sent, answer.key] as const] : [],
    ),
  );
  return answered.map(({ sent, answer }) => {
    const { change } = sent;
    const key = readBack.get(sent);
    const found = key && stored(sending, change, key);
    return { change, outcome: createOutcome(sending, change, answer, found) };
  });
}

interface Confirmation {
  answer: ItemAnswer;
  /** The outcome that reading back shows. */
  found: Outcome | undefined;
  /** Whether reading back would have found it. */
  wasRead: boolean;
}

/** A search that finds nothing does not prove that the key was not created: the list may be older than the request. */
function createOutcome(
  sending: Sending,
  change: Create,
  answer: ItemAnswer,
  found: Outcome | undefined,
): Outcome {
  switch (answer.is) {
    case "stored":
      return found ?? stored(sending, change, answer.key);
    case "refused":
      return found?.state === "done" ? found : refused(answer.error);
    case "silent":
      return found ?? UNMENTIONED;
  }
}

export async function confirmUpdates(
  sending: Sending,
  answered: readonly Answered<Update>[],
): Promise<ChangeOutcome<Update>[]> {
  const open = answered.filter(
    ({ sent, answer }) =>
      answer.is === "silent" || (answer.is === "stored" && !saysAll(sending, sent, answer.key)),
  );
  const live = await readOrUndefined(() =>
    readByIds(
      sending,
      open.map(({ sent }) => sent.change.id),
    ),
  );
  const readBack = new Map(live?.objects.map((key) => [key.key_id, key]));
  const unusable = new Set(live?.unusable.map(({ id }) => id));
  return answered.map(({ sent: { change }, answer }) => {
    const key = readBack.get(String(change.id));
    const found = key && stored(sending, change, key);
    const wasRead = live !== undefined && !unusable.has(undefined) && !unusable.has(String(change.id));
    return { change, outcome: updateOutcome(sending, change, { answer, found, wasRead }) };
  });
}

function updateOutcome(sending: Sending, change: Update, { answer, found, wasRead }: Confirmation): Outcome {
  switch (answer.is) {
    case "stored":
      return found ?? stored(sending, change, answer.key);
    case "refused":
      return refused(answer.error);
    case "silent":
      return found?.state === "done" ? found : unconfirmed(wasRead);
  }
}

/** Whether an answer shows what is stored in every field that was sent. */
function saysAll({ context }: Sending, { change }: Sent<Create | Update>, key: LiveKey): boolean {
  return unreportedFields(keyTraits, change, key, context).length === 0;
}

function stored({ context, stop }: Sending, change: Create | Update, key: LiveKey): Outcome {
  stop.noteAccepted();
  return outcomeOf(keyTraits, change, key, context);
}

function isTaken({ message }: WireItemError): boolean {
  return /already taken/i.test(message);
}

export function refused({ message, code }: WireItemError): Outcome {
  return { state: "failed", how: "refused", message: `The service refused it: ${message} (code ${code}).` };
}

const UNMENTIONED: Outcome = {
  state: "failed",
  how: "unknown result",
  message:
    "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing.",
};

function unconfirmed(wasRead: boolean): Outcome {
  if (!wasRead) {
    const message =
      "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made.";
    return { state: "failed", how: "unknown result", message };
  }
  return {
    state: "failed",
    how: "not made",
    message: "The service answered without an error, but did not do this. Apply again.",
  };
}
