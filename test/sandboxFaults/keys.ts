import { isTextMap, slots } from "../../src/sandbox/keys/key.ts";
import { idNumber } from "../../src/sandbox/keys/read.ts";
import { failure } from "../../src/sandbox/response.ts";
import type { JsonObject } from "../../src/wire/json.ts";
import { PLATFORMS, type PlatformSlots, type WireItemError } from "../../src/wire/key.ts";
import type { Fault, KeyFate } from "./fault.ts";
import type { FaultRandom } from "./random.ts";

/** Faults of keys. A key that is hit is hit in every request; `drop-item` and `forget-item` hit batches. */

/** The part of the batches that lose a key, by default. */
const BATCH_RATE = 0.2;
/** The part of the keys that are hit, by default. */
const KEY_RATE = 0.05;

export const KEY_FAULTS = {
  "drop-item": { rate: BATCH_RATE, make: omitting("unwritten") },
  "forget-item": { rate: BATCH_RATE, make: omitting("unmentioned") },
  // Users reported this response for a key with a null [service.md §2.2]. It does not name the key.
  poison: {
    rate: KEY_RATE,
    make: (random: FaultRandom): Fault => ({
      beforeOperation: (request) =>
        request.keys.some((sent) => random.hitsValue(request, identity(sent)))
          ? failure(400, "Translation has no `translation` parameter")
          : undefined,
    }),
  },
  "refuse-item": {
    rate: KEY_RATE,
    make: (random: FaultRandom): Fault => ({
      writeKey: (request, sent) => (random.hitsValue(request, identity(sent)) ? refusal(sent) : undefined),
    }),
  },
  "duplicate-names": {
    rate: KEY_RATE,
    make: (random: FaultRandom): Fault => ({
      writeKey: (request, sent) => (random.hitsValue(request, identity(sent)) ? "twice" : undefined),
    }),
  },
  "locked-keys": {
    rate: KEY_RATE,
    make: (random: FaultRandom): Fault => ({
      lockKey: (request, keyId) => random.hitsValue(request, `id ${keyId}`),
    }),
  },
  // It changes only texts that can be normalised, so by default it hits all of them.
  "normalised-text": {
    rate: 1,
    make: (random: FaultRandom): Fault => ({
      storeText: (request, sent) => (random.hitsValue(request, sent) ? normalised(sent) : sent),
    }),
  },
  // The status of this refusal is not known; 403 is a guess.
  quota: {
    most: 0,
    make: (random: FaultRandom, { most }: { most: number }): Fault => ({
      beforeOperation: (request) =>
        request.operation === "createKeys" &&
        random.isOn(request) &&
        request.keyCount + request.keys.length > most
          ? failure(403, "The limit of keys of this plan is reached")
          : undefined,
    }),
  },
};

function omitting(omission: KeyFate) {
  return (random: FaultRandom): Fault => ({
    writeKey: (request, _sent, position) =>
      random.hits(request) && random.below(request.keys.length, request) === position ? omission : undefined,
  });
}

/** A key is identified by its id, or by its name if it has no id yet. */
function identity({ key_id, key_name }: JsonObject): string {
  if (key_id !== undefined) return `id ${key_id}`;
  const names = isTextMap(key_name) ? Object.values(key_name) : [String(key_name)];
  return `name ${[...new Set(names)].sort().join("\0")}`;
}

function refusal({ key_id, key_name }: JsonObject): WireItemError {
  const error = { message: "This key cannot be saved", code: 400 };
  const id = idNumber(key_id);
  return id === undefined ? { ...error, key_name: echoed(key_name) } : { ...error, key_id: id };
}

/** A name for each platform, as in responses. Platforms that were not sent get the first name that was sent. */
function echoed(sent: unknown): PlatformSlots {
  const names: Partial<PlatformSlots> = isTextMap(sent) ? sent : {};
  const fallback = isTextMap(sent) ? PLATFORMS.map((platform) => sent[platform]).find(Boolean) : String(sent);
  return slots((platform) => names[platform] ?? fallback ?? "");
}

function normalised(text: string): string {
  return text.replaceAll("...", "…").trimEnd();
}
