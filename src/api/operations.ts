import { idToSend, readId } from "../model/response.ts";
import { isJsonObject, type JsonObject } from "../wire/json.ts";
import {
  PLATFORMS,
  type PlatformSlots,
  type WireItemError,
  type WireWebhookCreate,
  type WireWebhookUpdate,
} from "../wire/key.ts";
import { ApiError, type Method } from "./errors.ts";
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

export interface Operation<Params> {
  readonly method: Method;
  /** Each `{name}` in it is the name of an argument. */
  readonly path: string;
  /** The right that the token needs, beyond access to the project. */
  readonly right?: "manage keys" | "manage settings";
  /** Not sent again once it may have happened: a repeat would overwrite or remove what somebody edited in the meantime. */
  readonly once?: true;
  readonly query?: (params: Params) => string;
  readonly body?: (params: Params) => unknown;
  /** The member of the response that must have this type and not be empty. The rest is unchecked: old responses lack fields. */
  readonly member?: readonly [name: string, type: "array" | "object" | "string"];
}

const PROJECT = "/projects/{projectId}";
const KEYS = { path: `${PROJECT}/keys`, member: ["keys", "array"] } as const;
const KEY = { path: `${PROJECT}/keys/{keyId}`, member: ["key", "object"] } as const;
const EDIT = { right: "manage keys" } as const;

/** Every webhook operation needs this right, also to read [service.md §1]. */
const HOOKS = { path: `${PROJECT}/webhooks`, right: "manage settings" } as const;
const HOOK = { ...HOOKS, path: `${PROJECT}/webhooks/{webhookId}` } as const;
const SECRET = { ...HOOKS, path: `${PROJECT}/webhooks/{webhookId}/secret/regenerate` } as const;
const ONE_HOOK = { member: ["webhook", "object"] } as const;

export const operations = {
  keys: { ...KEYS, method: "GET", query: keysQuery },
  key: { ...KEY, method: "GET", query: keyQuery },
  createKeys: { ...KEYS, ...EDIT, method: "POST", body: createKeysBody },
  updateKey: { ...KEY, ...EDIT, method: "PUT", body: updateKeyBody },
  updateKeys: { ...KEYS, ...EDIT, method: "PUT", once: true, body: updateKeysBody },
  destroyKey: { path: KEY.path, ...EDIT, method: "DELETE" },
  destroyKeys: { path: KEYS.path, ...EDIT, method: "DELETE", once: true, body: destroyKeysBody },

  webhooks: { ...HOOKS, method: "GET", query: pageQuery, member: ["webhooks", "array"] },
  webhook: { ...HOOK, ...ONE_HOOK, method: "GET" },
  createWebhook: { ...HOOKS, ...ONE_HOOK, method: "POST", body: webhookBody<WireWebhookCreate> },
  updateWebhook: { ...HOOK, ...ONE_HOOK, method: "PUT", body: webhookBody<WireWebhookUpdate> },
  destroyWebhook: { ...HOOK, method: "DELETE" },
  regenerateWebhookSecret: { ...SECRET, method: "PATCH", member: ["secret", "string"] },

  projectDetails: { path: PROJECT, method: "GET" },
  languages: {
    path: `${PROJECT}/languages`,
    method: "GET",
    query: pageQuery,
    member: ["languages", "array"],
  },
  contributorMe: { path: `${PROJECT}/contributors/me`, method: "GET", member: ["contributor", "object"] },
} as const;

const SNAPSHOTS = { ...HOOKS, path: `${PROJECT}/snapshots`, method: "POST" } as const;
const titled = (title: string) => ({ title });
/** Only for runs that remove keys. The client does not offer it. */
export const createSnapshot = { ...SNAPSHOTS, body: titled, member: ["snapshot", "object"] } as const;

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

/** The refused entries of a batch: a list, `""` or missing, or an object, which is how PHP writes a list with gaps. */
export function readRefusedEntries(errors: unknown): WireItemError[] {
  if (Array.isArray(errors)) return errors.map(readEntry);
  if (isJsonObject(errors)) return Object.values(errors).filter(isJsonObject).map(readEntry);
  return [];
}

/** `wire`: the response. `value`: its `member`, or all of it. @throws ArgumentError before anything is sent; RequestError */
export async function perform<Params, Wire>(
  connection: Connection,
  operation: Operation<Params>,
  ids: Readonly<Record<string, Id>>,
  params: Prepared<Params>,
): Promise<{ wire: JsonObject; value: Wire; headers: Headers }> {
  const { method, right, member, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const encoded = (given: Params) => operation.body && JSON.stringify(operation.body(given));
  const content = isPrepared(params)
    ? { once: true, query: "", body: async () => encoded(await params()) }
    : { once, query: operation.query?.(params) ?? "", body: encoded(params) };
  const sent = await sendWithRetries(connection, { method, path, right, ...content });
  const wrong = (complaint: string) => {
    const message = `The response to ${method} ${path} is not valid: ${complaint}.`;
    const { status } = sent.response;
    const failed = { method, path, attempts: sent.attempts, mayHaveHappened: true };
    const response = { status, code: status, serviceMessage: "" };
    return new ApiError(message.replaceAll(connection.token, "***"), response, failed);
  };
  const wire = parseLosslessJson(sent.response.body);
  if (wire === undefined)
    throw wrong(sent.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
  if (!isJsonObject(wire)) throw wrong(`the response: expected object, received ${typeName(wire)}`);
  const [name = "", type] = member ?? [];
  const received = wire[name] === "" ? "empty string" : typeName(wire[name]);
  if (type && received !== type) throw wrong(`${name}: expected ${type}, received ${received}`);
  // The wire boundary: only `member` is checked.
  const value = (type === "array" || type === "object" ? wire[name] : wire) as Wire;
  return { wire, value, headers: sent.response.headers };
}

function typeName(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
