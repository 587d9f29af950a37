/** What the writing operations send. What the service would refuse whole, or drop without a word, is refused here. */
import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate } from "../../wire/key.ts";
import type { WireWebhookCreate, WireWebhookUpdate } from "../../wire/webhook.ts";
import { ArgumentError } from "../errors/errors.ts";
import type { Id } from "./encode.ts";

/** Keys with what concerns them all. */
export interface KeyBatch<T> {
  keys: readonly T[];
  /** Whether the project's automations run on them. The service's default is true. */
  use_automations?: boolean;
}

/** One key, a list of keys, or a list with what concerns them all. */
export type CreateKeysParams = WireKeyCreate | readonly WireKeyCreate[] | KeyBatch<WireKeyCreate>;

export type UpdateKeysParams = readonly WireKeyBulkUpdate[] | KeyBatch<WireKeyBulkUpdate>;

/**
 * One null makes the service refuse the whole batch [service-api §2.2], and `undefined` in a list or a number
 * that is none would become null in JSON.
 */
function refuseNulls(value: unknown, argument: string, mayBeNull?: string): void {
  if (value === null && argument !== mayBeNull) {
    throw new ArgumentError(argument, "must not be null: leave it out, or send an empty value.");
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new ArgumentError(argument, `must not be ${value}.`);
  }
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      if (element === undefined) throw new ArgumentError(`${argument}[${index}]`, "must not be undefined.");
      refuseNulls(element, `${argument}[${index}]`, mayBeNull);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) refuseNulls(member, `${argument}.${name}`, mayBeNull);
  }
}

function refuseEmpty(list: unknown, argument: string): asserts list is readonly unknown[] {
  if (!Array.isArray(list)) throw new ArgumentError(argument, "must be a list.");
  if (list.length === 0) throw new ArgumentError(argument, "must not be empty.");
}

function refuseOther(value: unknown, argument: string): asserts value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ArgumentError(argument, "must be a map.");
  }
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value);
}

function batch<T extends object>(given: KeyBatch<T>): KeyBatch<T> {
  refuseEmpty(given.keys, "keys");
  for (const [index, key] of given.keys.entries()) refuseOther(key, `keys[${index}]`);
  refuseNulls(given.keys, "keys");
  refuseNulls(given.use_automations, "use_automations");
  return given;
}

export function createKeysBody(params: CreateKeysParams): KeyBatch<WireKeyCreate> {
  if (isList<WireKeyCreate>(params)) return batch({ keys: params });
  refuseOther(params, "keys");
  return batch("keys" in params ? params : { keys: [params] });
}

export function updateKeysBody(params: UpdateKeysParams): KeyBatch<WireKeyBulkUpdate> {
  if (!isList<WireKeyBulkUpdate>(params)) refuseOther(params, "keys");
  const body = batch(isList<WireKeyBulkUpdate>(params) ? { keys: params } : params);
  for (const [index, key] of body.keys.entries()) refuseBadId(key.key_id, `keys[${index}].key_id`);
  return body;
}

function refuseBadId(id: unknown, argument: string): void {
  const good = typeof id === "string" ? id.trim() !== "" : Number.isSafeInteger(id) && Number(id) > 0;
  if (!good) throw new ArgumentError(argument, "must be the id of a key.");
}

export function updateKeyBody(params: WireKeyUpdate): WireKeyUpdate {
  refuseOther(params, "params");
  if ("translations" in params) {
    throw new ArgumentError("params.translations", "would be ignored by the service here: use updateKeys.");
  }
  refuseNulls(params, "params");
  return params;
}

export function destroyKeysBody(keyIds: readonly Id[]): { keys: readonly Id[] } {
  refuseEmpty(keyIds, "keyIds");
  for (const [index, id] of keyIds.entries()) refuseBadId(id, `keyIds[${index}]`);
  return { keys: keyIds };
}

export const createWebhookBody = (params: WireWebhookCreate): WireWebhookCreate => webhookBody(params);
export const updateWebhookBody = (params: WireWebhookUpdate): WireWebhookUpdate => webhookBody(params);

/** A webhook's branch alone may be null: all branches. */
function webhookBody<T extends object>(params: T): T {
  refuseOther(params, "params");
  refuseNulls(params, "params", "params.branch");
  return params;
}
