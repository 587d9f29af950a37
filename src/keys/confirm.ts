/** Answers → outcomes. Changes that an answer does not mention are read back first. */

import type { Create, Outcome, Update } from "../model/plan.ts";
import { type ChangeOutcome, outcomeOf, unreportedFields } from "../plan/ledger.ts";
import { readOrUndefined, type Sending } from "../remote/sending.ts";
import { PLATFORMS, type PlatformSlots, type WireItemError } from "../wire/key.ts";
import { type LiveKey, nameOn } from "./live.ts";
import { readByIds, readByNames } from "./readBack.ts";
import type { KeyRequest } from "./sent.ts";
import { keyTraits } from "./traits.ts";

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
    matchCreates(sentOpen, { keys: live?.objects ?? [] }).flatMap(({ sent, answer }) =>
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
function saysAll({ context }: Sending, { change }: KeyRequest<Create | Update>, key: LiveKey): boolean {
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

// Matches the answer to a batch of keys with the changes that were sent. A change that it does not mention stays open.

/** What an answer says about one change. */
type ItemAnswer = { is: "stored"; key: LiveKey } | { is: "refused"; error: WireItemError } | { is: "silent" };

/** A change that was sent, and what the answer says about it. */
export interface Answered<Of extends Create | Update> {
  sent: KeyRequest<Of>;
  answer: ItemAnswer;
}

const SILENT: ItemAnswer = { is: "silent" };

interface BatchAnswer {
  keys: readonly LiveKey[];
  errors: readonly WireItemError[];
}

/**
 * Created keys are matched by the names in the answer. If several have the same name, platforms and filenames decide. A
 * refusal has only a name: if several changes have this name, they are read back.
 */
export function matchCreates(
  sent: readonly KeyRequest<Create>[],
  { keys, errors = [] }: Pick<BatchAnswer, "keys"> & Partial<BatchAnswer>,
): Answered<Create>[] {
  const answers = new Map<KeyRequest<Create>, ItemAnswer>();
  const created = new ResponseIndex(keys.map((key) => ({ name: key.key_name, of: key })));
  for (const exact of [true, false]) {
    for (const one of sent.filter((each) => !answers.has(each))) {
      const key = created.take(one.out, (live) => !exact || isLike(live, one.out));
      if (key) answers.set(one, { is: "stored", key });
    }
  }
  const refused = new ResponseIndex(
    errors.flatMap((error) => (error.key_name === undefined ? [] : [{ name: error.key_name, of: error }])),
  );
  const open = sent.filter((one) => !answers.has(one));
  const certain = open.filter(
    (one) => refused.count(one.out) >= open.filter((other) => refused.sharesEcho(one.out, other.out)).length,
  );
  for (const one of certain) {
    const error = refused.take(one.out, () => true);
    if (error) answers.set(one, { is: "refused", error });
  }
  return sent.map((one) => ({ sent: one, answer: answers.get(one) ?? SILENT }));
}

/** Whether a key has the platforms and filenames that were sent. */
function isLike(live: LiveKey, { platforms = [], filenames = {} }: KeyRequest<Create>["out"]): boolean {
  const samePlatforms = PLATFORMS.every((one) => platforms.includes(one) === live.platforms.includes(one));
  return samePlatforms && PLATFORMS.every((one) => (filenames[one] ?? "") === (live.filenames[one] ?? ""));
}

/** Updated keys and refusals are matched by id. A refusal takes precedence over a stored key. */
export function matchUpdates(
  sent: readonly KeyRequest<Update>[],
  { keys, errors }: BatchAnswer,
): Answered<Update>[] {
  const updated = new Map(keys.map((key) => [String(key.key_id), key]));
  const refused = new Map(errors.map((error) => [String(error.key_id), error]));
  return sent.map((one): Answered<Update> => {
    const error = refused.get(String(one.change.id));
    const key = updated.get(String(one.change.id));
    const stored: ItemAnswer = key ? { is: "stored", key } : SILENT;
    return { sent: one, answer: error ? { is: "refused", error } : stored };
  });
}

/** The keys or refusals of an answer, by the names that they repeat. Each is used once. */
class ResponseIndex<Of> {
  private readonly byName = new Map<string, Echo<Of>[]>();

  constructor(echoes: readonly Echo<Of>[]) {
    for (const echo of echoes) {
      for (const name of namesOf(echo)) {
        const others = this.byName.get(name);
        if (others) others.push(echo);
        else this.byName.set(name, [echo]);
      }
    }
  }

  /** Removes and returns the first echo that fits and that has the sent names on every platform of the key. */
  take(out: Out, fits: (of: Of) => boolean): Of | undefined {
    const echo = this.echoesOf(out).find(({ of }) => fits(of));
    if (!echo) return undefined;
    for (const name of namesOf(echo))
      this.byName.set(name, this.byName.get(name)?.filter((one) => one !== echo) ?? []);
    return echo.of;
  }

  /** The number of echoes that may belong to what was sent. */
  count(out: Out): number {
    return this.echoesOf(out).length;
  }

  /** Whether one echo may belong to both. */
  sharesEcho(a: Out, b: Out): boolean {
    const theirs = this.echoesOf(b);
    return this.echoesOf(a).some((echo) => theirs.includes(echo));
  }

  private echoesOf({ key_name = "", platforms = [...PLATFORMS] }: Out): Echo<Of>[] {
    const names = new Set(platforms.map((platform) => nameOn(key_name, platform) ?? ""));
    const echoes = new Set([...names].flatMap((name) => this.byName.get(name) ?? []));
    return [...echoes].filter(({ name }) => platforms.every((p) => nameOn(name, p) === nameOn(key_name, p)));
  }
}

interface Echo<Of> {
  name: Partial<PlatformSlots> | string;
  of: Of;
}

function namesOf({ name }: Echo<unknown>): Set<string> {
  return new Set(PLATFORMS.map((platform) => nameOn(name, platform) ?? ""));
}

type Out = KeyRequest<Create>["out"];
