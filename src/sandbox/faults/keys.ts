import type { JsonObject } from "../../wire/json.ts";
import { PLATFORMS, type PlatformSlots, type WireItemError } from "../../wire/key.ts";
import { failure } from "../answer.ts";
import { idNumber } from "../keys/find.ts";
import { slots } from "../keys/names.ts";
import { isTextMap } from "../keys/texts.ts";
import type { Fault, Omission } from "./faults.ts";
import type { FaultRandom } from "./random.ts";

/** Faults of keys. Those that are chosen stay chosen; a batch that loses one is drawn for. */

/** How many batches lose a key, */
const RATE = 0.2;
/** and how many keys are chosen, unless one says otherwise. */
const CHOSEN = 0.05;

export const KEY_FAULTS = {
  "drop-item": { rate: RATE, make: overlooking("unwritten") },
  "forget-item": { rate: RATE, make: overlooking("unmentioned") },
  // Seen of an item that was sent with null, [iss]; it names no item.
  poison: {
    rate: CHOSEN,
    make: (random: FaultRandom): Fault => ({
      beforeOperation: (request) =>
        request.keys.some((sent) => random.chose(request, identity(sent)))
          ? failure(400, "Translation has no `translation` parameter")
          : undefined,
    }),
  },
  "refuse-item": {
    rate: CHOSEN,
    make: (random: FaultRandom): Fault => ({
      refuseKey: (request, sent) => (random.chose(request, identity(sent)) ? refusal(sent) : undefined),
    }),
  },
  "duplicate-names": {
    rate: CHOSEN,
    make: (random: FaultRandom): Fault => ({
      storeTwice: (request, sent) => random.chose(request, identity(sent)),
    }),
  },
  "locked-keys": {
    rate: CHOSEN,
    make: (random: FaultRandom): Fault => ({
      lockKey: (request, keyId) => random.chose(request, `id ${keyId}`),
    }),
  },
  // Only texts that have something to normalise are touched, so all of them are unless one says otherwise.
  "normalised-text": {
    rate: 1,
    make: (random: FaultRandom): Fault => ({
      storeText: (request, sent) => (random.chose(request, sent) ? normalised(sent) : sent),
    }),
  },
  // How the service says it is not known; 403 is our guess.
  quota: {
    most: 0,
    make: (random: FaultRandom, { most }: { most: number }): Fault => ({
      beforeOperation: (request) =>
        request.operation === "createKeys" &&
        random.isOn(request) &&
        request.keysHeld + request.keys.length > most
          ? failure(403, "The limit of keys of this plan is reached")
          : undefined,
    }),
  },
};

function overlooking(fate: Omission) {
  return (random: FaultRandom): Fault => ({
    omitKey: (request, position) =>
      random.hits(request) && random.below(request.keys.length, request) === position ? fate : undefined,
  });
}

/** A key is chosen by its id, or by its name where it has no id yet. */
function identity({ key_id, key_name }: JsonObject): string {
  if (key_id !== undefined) return `id ${key_id}`;
  const names = isTextMap(key_name) ? Object.values(key_name) : [String(key_name)];
  return `name ${[...new Set(names)].sort().join("\0")}`;
}

function refusal({ key_id, key_name }: JsonObject): WireItemError {
  const said = { message: "This key cannot be saved", code: 400 };
  const id = idNumber(key_id);
  return id === undefined ? { ...said, key_name: echoed(key_name) } : { ...said, key_id: id };
}

/** Four slots, as answers have it; those that were not sent get the first name that was. */
function echoed(sent: unknown): PlatformSlots {
  const names: Partial<PlatformSlots> = isTextMap(sent) ? sent : {};
  const fallback = isTextMap(sent) ? PLATFORMS.map((platform) => sent[platform]).find(Boolean) : String(sent);
  return slots((platform) => names[platform] ?? fallback ?? "");
}

function normalised(text: string): string {
  return text.replaceAll("...", "…").trimEnd();
}
