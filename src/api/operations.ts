/** All operations: how each is sent, which right it needs, and which response it expects. */

import { idToSend, readId } from "../model/response.ts";
import { isJsonObject, type JsonObject } from "../wire/json.ts";
import {
  PLATFORMS,
  type PlatformSlots,
  type WireContributor,
  type WireItemError,
  type WireKey,
  type WireKeyRemoved,
  type WireKeysRemoved,
  type WireLanguage,
  type WireProject,
  type WireResponse,
  type WireWebhook,
  type WireWebhookCreate,
  type WireWebhookDeleted,
  type WireWebhookSecret,
  type WireWebhookUpdate,
} from "../wire/key.ts";
import { type Method, unusableResponseError } from "./errors.ts";
import { type Connection, parseLosslessJson } from "./http/connection.ts";
import { sendWithRetries } from "./http/retry.ts";
import {
  createKeysBody,
  destroyKeysBody,
  fillPath,
  type Id,
  isPrepared,
  keyQuery,
  keysQuery,
  type Prepared,
  pageQuery,
  updateKeyBody,
  updateKeysBody,
  webhookBody,
} from "./params.ts";

export interface Operation<Params, Wire> {
  readonly method: Method;
  /** Each `{name}` in it is the name of an argument. */
  readonly path: string;
  /** The right that the token needs, beyond access to the project. */
  readonly right?: "manage keys" | "manage settings";
  /**
   * Not sent again once it may have happened: somebody may have edited the keys in the meantime, and a repeated request
   * would overwrite or remove their work.
   */
  readonly once?: true;
  readonly query?: (params: Params) => string;
  readonly body?: (params: Params) => unknown;
  /** The part of the response that the operation itself uses, and the wire type that the service documents for the response. */
  readonly response: ResponseShape<Wire>;
}

/** An object. `member`: what it must have, if anything, of this type and not empty. */
interface ResponseShape<Wire> {
  readonly member: readonly [] | readonly [name: string, type: "array" | "object" | "string"];
  /** Only the type exists; there is no such member. */
  readonly wire?: Wire;
}

/**
 * Nothing but this member is checked: older responses lack fields, newer ones have more, and a field that is not used must
 * not make an operation fail. Keys and webhooks are passed on as the service sent them.
 */
function has<Wire>(...member: ResponseShape<Wire>["member"]): ResponseShape<Wire> {
  return { member };
}

/** `errors` may be anything: see {@link readRefusedEntries}. */
const KEY_LIST = has<WireResponse<"keys", WireKey[]> & { errors?: unknown }>("keys", "array");
const KEY_ONE = has<WireResponse<"key", WireKey>>("key", "object");
const WEBHOOK_ONE = has<WireResponse<"webhook", WireWebhook>>("webhook", "object");

const KEYS = { path: "/projects/{projectId}/keys" } as const;
const KEY = { path: "/projects/{projectId}/keys/{keyId}" } as const;
const EDIT = { right: "manage keys" } as const;

/** Every webhook operation needs this right, also to read [service.md §1]. */
const HOOKS = { path: "/projects/{projectId}/webhooks", right: "manage settings" } as const;
const HOOK = { ...HOOKS, path: "/projects/{projectId}/webhooks/{webhookId}" } as const;
const SECRET = { ...HOOKS, path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate" } as const;

export const operations = {
  keys: { ...KEYS, method: "GET", query: keysQuery, response: KEY_LIST },
  key: { ...KEY, method: "GET", query: keyQuery, response: KEY_ONE },
  createKeys: { ...KEYS, ...EDIT, method: "POST", body: createKeysBody, response: KEY_LIST },
  updateKey: { ...KEY, ...EDIT, method: "PUT", body: updateKeyBody, response: KEY_ONE },
  updateKeys: {
    ...KEYS,
    ...EDIT,
    method: "PUT",
    once: true,
    body: updateKeysBody,
    response: KEY_LIST,
  },
  destroyKey: { ...KEY, ...EDIT, method: "DELETE", response: has<WireKeyRemoved>() },
  destroyKeys: {
    ...KEYS,
    ...EDIT,
    method: "DELETE",
    once: true,
    body: destroyKeysBody,
    response: has<WireKeysRemoved>(),
  },

  webhooks: {
    ...HOOKS,
    method: "GET",
    query: pageQuery,
    response: has<WireResponse<"webhooks", WireWebhook[]>>("webhooks", "array"),
  },
  webhook: { ...HOOK, method: "GET", response: WEBHOOK_ONE },
  createWebhook: {
    ...HOOKS,
    method: "POST",
    body: webhookBody<WireWebhookCreate>,
    response: WEBHOOK_ONE,
  },
  updateWebhook: { ...HOOK, method: "PUT", body: webhookBody<WireWebhookUpdate>, response: WEBHOOK_ONE },
  destroyWebhook: { ...HOOK, method: "DELETE", response: has<WireWebhookDeleted>() },
  regenerateWebhookSecret: {
    ...SECRET,
    method: "PATCH",
    response: has<WireWebhookSecret>("secret", "string"),
  },

  projectDetails: { path: "/projects/{projectId}", method: "GET", response: has<WireProject>() },
  languages: {
    path: "/projects/{projectId}/languages",
    method: "GET",
    query: pageQuery,
    response: has<WireResponse<"languages", WireLanguage[]>>("languages", "array"),
  },
  contributorMe: {
    path: "/projects/{projectId}/contributors/me",
    method: "GET",
    response: has<WireResponse<"contributor", WireContributor>>("contributor", "object"),
  },
} as const;

function isName(value: unknown): value is PlatformSlots | string {
  return (
    typeof value === "string" ||
    (isJsonObject(value) && PLATFORMS.every((slot) => typeof value[slot] === "string"))
  );
}

/** Keeps unknown members. The old form `key: { key_name }` also becomes `key_name` [service.md §2.2]. */
function readEntry(entry: unknown): WireItemError {
  const open: JsonObject = isJsonObject(entry) ? entry : { message: entry };
  const { message, code, key_name, key_id, ...more } = open;
  const name = key_name ?? (isJsonObject(open.key) ? open.key.key_name : undefined);
  const id = readId(key_id);
  return {
    ...more,
    message: typeof message === "string" ? message : (JSON.stringify(message ?? open) ?? ""),
    code: Number.isFinite(Number(code)) ? Number(code) : 0,
    ...(isName(name) && { key_name: name }),
    ...(id !== undefined && { key_id: idToSend(id) }),
  };
}

/**
 * The entries of a batch that the service refused in a response with status 200. `errors` is a list; `""` or missing
 * if no entry was refused; or an object with numbers as names, which is how PHP writes a list with gaps.
 */
export function readRefusedEntries(errors: unknown): WireItemError[] {
  if (Array.isArray(errors)) return errors.map(readEntry);
  if (isJsonObject(errors)) return Object.values(errors).filter(isJsonObject).map(readEntry);
  return [];
}

/** `wire`: the response as the service sent it. @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError */
export async function perform<Params, Wire>(
  connection: Connection,
  operation: Operation<Params, Wire>,
  ids: Readonly<Record<string, Id>>,
  params: Prepared<Params>,
): Promise<{ wire: Wire; headers: Headers }> {
  const { method, right, response, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const encoded = (given: Params) => operation.body && JSON.stringify(operation.body(given));
  const content = isPrepared(params)
    ? { once: true, query: "", body: async () => encoded(await params()) }
    : { once, query: operation.query?.(params) ?? "", body: encoded(params) };
  const request = { method, path, right, ...content };
  const sent = await sendWithRetries(connection, request);
  const wrong = (complaint: string) =>
    unusableResponseError(connection.token, complaint, sent.response.status, {
      method,
      path,
      attempts: sent.attempts,
      mayHaveHappened: true,
    });
  const wire = parseLosslessJson(sent.response.body);
  if (wire === undefined)
    throw wrong(sent.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
  if (!isJsonObject(wire)) throw wrong(`the response: expected object, received ${typeName(wire)}`);
  const [name = "", type] = response.member;
  const received = wire[name] === "" ? "empty string" : typeName(wire[name]);
  if (type && received !== type) throw wrong(`${name}: expected ${type}, received ${received}`);
  // The wire boundary: the shape has checked the part that the operation uses. The rest is as the service documents it.
  return { wire: wire as Wire, headers: sent.response.headers };
}

function typeName(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
