/** Answers → outcomes. Changes that a response does not mention are read back first. */
import { quote, say } from "../model/message.ts";
import type { Create, Outcome, Update } from "../model/plan.ts";
import { type ChangeOutcome, failed, outcomeOf, UNREAD, unreportedFields } from "../plan/ledger.ts";
import { readOrUndefined, type Sending } from "../remote/sending.ts";
import { PLATFORMS, type WireItemError } from "../wire/key.ts";
import type { KeyPayload } from "./fields.ts";
import { keyTraits } from "./fieldTable.ts";
import { type DeclaredName, type LiveKey, nameOn } from "./liveKey.ts";
import { readAgain, readByNames } from "./observe.ts";
import type { KeyRequest } from "./rereadBeforeWrite.ts";

export async function confirmCreates(sending: Sending, pairs: readonly Answered<Create>[]) {
  // "Already taken" may refer to our own key, created by an earlier attempt whose response was lost.
  const open = pairs.filter((pair) =>
    pair.answer.is === "refused" ? /already taken/i.test(pair.answer.error.message) : !saysAll(sending, pair),
  );
  const sent = open.map((pair) => pair.sent);
  const readBack = await createdKeys(sending, sent);
  // A search that finds nothing does not prove that the key was not created: the list may be older than the request.
  return pairs.map((pair) => confirmed(sending, pair, readBack.get(pair.sent), UNMENTIONED));
}

/** Searches for keys by name, and matches them with the changes that may have created them. */
export async function createdKeys(sending: Sending, sent: readonly KeyRequest<Create>[]) {
  const names = sent.map(({ out }) => out.key_name ?? "");
  const live = await readOrUndefined(() => readByNames(sending, names));
  const matched = matchCreates(sent, { keys: live?.objects ?? [], errors: [] });
  return new Map(matched.flatMap((one) => (one.answer.is === "stored" ? [[one.sent, one.answer.key]] : [])));
}

export async function confirmUpdates(sending: Sending, pairs: readonly Answered<Update>[]) {
  const open = pairs.filter((pair) => pair.answer.is !== "refused" && !saysAll(sending, pair));
  const changes = open.map(({ sent }) => sent.change);
  const keyNowOf = await readAgain(sending, changes);
  return pairs.map((pair) => {
    const keyNow = keyNowOf?.(pair.sent.change);
    return confirmed(sending, pair, keyNow?.key, keyNow?.lacks.length === 0 ? NOT_MADE : UNREAD);
  });
}

/** `live`: the key as it was read back. `unseen`: the outcome if neither the response nor reading back shows the change. */
function confirmed<Of extends Create | Update>(
  sending: Sending,
  { sent: { change }, answer }: Answered<Of>,
  live: LiveKey | undefined,
  unseen: Outcome,
): ChangeOutcome<Of> {
  const seen = live && stored(sending, change, live);
  const isMade = seen && (seen.state === "done" || (answer.is === "silent" && change.action === "create"));
  if (answer.is === "stored") return { change, outcome: seen ?? stored(sending, change, answer.key) };
  if (isMade) return { change, outcome: seen };
  return { change, outcome: answer.is === "refused" ? refused(answer.error) : unseen };
}

function saysAll({ context }: Sending, { sent, answer }: Answered<Create | Update>): boolean {
  return answer.is === "stored" && unreportedFields(keyTraits, sent.change, answer.key, context).length === 0;
}

function stored({ context, stop }: Sending, change: Create | Update, key: LiveKey): Outcome {
  stop.noteAccepted();
  return outcomeOf(keyTraits, change, key, context);
}

export function refused({ message, code }: WireItemError): Outcome {
  return failed("refused", say`The service refused it: ${quote(message, "service")} (code ${code}).`);
}

const UNMENTIONED = failed(
  "unknown result",
  "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing.",
);

const NOT_MADE = failed(
  "not made",
  "The service answered without an error, but did not do this. Apply again.",
);

// Matches the response to a batch of keys with the changes that were sent. A change that it does not mention stays open.

type ItemResponse =
  | { is: "stored"; key: LiveKey }
  | { is: "refused"; error: WireItemError }
  | { is: "silent" };

export interface Answered<Of extends Create | Update, Sent = KeyRequest<Of>> {
  sent: Sent;
  answer: ItemResponse;
}

const SILENT: ItemResponse = { is: "silent" };

interface BatchResponse {
  keys: readonly LiveKey[];
  errors: readonly WireItemError[];
}

/** Created keys are matched by names, then platforms and filenames. A refusal has only a name: several changes of this name are read back. */
export function matchCreates(sent: readonly KeyRequest<Create>[], { keys, errors }: BatchResponse) {
  const answers = new Map<KeyRequest<Create>, ItemResponse>();
  const candidates = new Set(keys);
  for (const exact of [true, false]) {
    for (const request of sent.filter((request) => !answers.has(request))) {
      for (const key of candidates) {
        if (!isNamed(request.out, key.key_name) || (exact && !isLike(key, request.out))) continue;
        candidates.delete(key);
        answers.set(request, { is: "stored", key });
        break;
      }
    }
  }
  const refusalsOf = ({ out }: KeyRequest<Create>) =>
    errors.filter(({ key_name: name }) => name !== undefined && isNamed(out, name));
  const open = new Map(sent.filter((one) => !answers.has(one)).map((one) => [one, refusalsOf(one)]));
  for (const [request, errors] of open) {
    const rivals = [...open.keys()].filter((peer) => open.get(peer)?.some((error) => errors.includes(error)));
    const error = errors.length < rivals.length ? undefined : errors[rivals.indexOf(request)];
    if (error) answers.set(request, { is: "refused", error });
  }
  return sent.map((request) => ({ sent: request, answer: answers.get(request) ?? SILENT }));
}

function isNamed({ key_name = "", platforms = [...PLATFORMS] }: KeyPayload, liveName: DeclaredName): boolean {
  return platforms.every((platform) => nameOn(liveName, platform) === nameOn(key_name, platform));
}

function isLike(live: LiveKey, { platforms = [], filenames = {} }: KeyPayload): boolean {
  const samePlatforms = PLATFORMS.every((p) => platforms.includes(p) === live.platforms.includes(p));
  return samePlatforms && PLATFORMS.every((p) => (filenames[p] ?? "") === (live.filenames[p] ?? ""));
}

/** Updated keys and refusals are matched by id. A refusal takes precedence over a stored key. */
export function matchUpdates<Sent extends KeyRequest<Update>>(
  sent: readonly Sent[],
  { keys, errors }: BatchResponse,
): Answered<Update, Sent>[] {
  const answers = new Map<string, ItemResponse>();
  for (const key of keys) answers.set(key.key_id, { is: "stored", key });
  for (const error of errors) answers.set(String(error.key_id), { is: "refused", error });
  return sent.map((request) => ({ sent: request, answer: answers.get(String(request.change.id)) ?? SILENT }));
}
