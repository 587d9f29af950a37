/** The request bodies of the writing operations. Arguments that the service would ignore, or refuse as a whole, are refused here. */
import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate } from "../../wire/key.ts";
import type { WireWebhookCreate, WireWebhookUpdate } from "../../wire/webhook.ts";
import { ArgumentError } from "../errors/errors.ts";
import type { Id } from "./encode.ts";

/** A list of keys, and options for all of them. */
export interface KeyBatch<T> {
  keys: readonly T[];
  /** Whether the project's automations process the keys. The service's default is true. */
  use_automations?: boolean;
}

/** One key, a list of keys, or a list with options. */
export type CreateKeysParams = WireKeyCreate | readonly WireKeyCreate[] | KeyBatch<WireKeyCreate>;

export type UpdateKeysParams = readonly WireKeyBulkUpdate[] | KeyBatch<WireKeyBulkUpdate>;

/**
 * The service refuses a whole batch because of one null [service.md §2.2]. `undefined` in a list, `NaN` and infinite
 * numbers would become null in JSON.
 */
function refuseNulls(value: unknown, argument: string, mayBeNull?: string): void {
  if (value === null && argument !== mayBeNull) {
    throw new ArgumentError(argument, "must not be null: omit it, or send an empty value.");
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

function refuseNonObject(value: unknown, argument: string): asserts value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ArgumentError(argument, "must be an object.");
  }
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value);
}

function checkedBatch<T extends object>(given: KeyBatch<T>): KeyBatch<T> {
  refuseEmpty(given.keys, "keys");
  for (const [index, key] of given.keys.entries()) refuseNonObject(key, `keys[${index}]`);
  refuseNulls(given.keys, "keys");
  refuseNulls(given.use_automations, "use_automations");
  return given;
}

export function createKeysBody(params: CreateKeysParams): KeyBatch<WireKeyCreate> {
  if (isList<WireKeyCreate>(params)) return checkedBatch({ keys: params });
  refuseNonObject(params, "keys");
  return checkedBatch("keys" in params ? params : { keys: [params] });
}

export function updateKeysBody(params: UpdateKeysParams): KeyBatch<WireKeyBulkUpdate> {
  if (!isList<WireKeyBulkUpdate>(params)) refuseNonObject(params, "keys");
  const body = checkedBatch(isList<WireKeyBulkUpdate>(params) ? { keys: params } : params);
  for (const [index, key] of body.keys.entries()) refuseBadId(key.key_id, `keys[${index}].key_id`);
  return body;
}

function refuseBadId(id: unknown, argument: string): void {
  const good = typeof id === "string" ? id.trim() !== "" : Number.isSafeInteger(id) && Number(id) > 0;
  if (!good) throw new ArgumentError(argument, "must be the id of a key.");
}

export function updateKeyBody(params: WireKeyUpdate): WireKeyUpdate {
  refuseNonObject(params, "params");
  if ("translations" in params) {
    throw new ArgumentError("params.translations", "is ignored by the service here: use updateKeys.");
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

/** The only member of a webhook that may be null is its branch: it means all branches. */
function webhookBody<T extends object>(params: T): T {
  refuseNonObject(params, "params");
  refuseNulls(params, "params", "params.branch");
  return params;
}
