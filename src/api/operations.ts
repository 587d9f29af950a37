/** All operations: how each is sent, which right it needs, and which answer it expects. */

import type * as z from "zod";
import { isJsonObject, type JsonObject } from "../wire/json.ts";
import { PLATFORMS, type PlatformSlots, type WireId, type WireItemError } from "../wire/key.ts";
import * as answers from "./answers.ts";
import { type Method, unusableAnswerError } from "./errors.ts";
import { type Connection, parseLosslessJson } from "./http/connection.ts";
import { sendWithRetries } from "./http/retry.ts";
import {
  createKeysBody,
  createWebhookBody,
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
  updateWebhookBody,
} from "./params.ts";

interface Operation<Params, Wire> {
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
  readonly answer: answers.AnswerSchema<Wire>;
}

function op<Params, Wire>(operation: Operation<Params, Wire>): Operation<Params, Wire> {
  return operation;
}

const KEYS = { path: "/projects/{projectId}/keys" } as const;
const KEY = { path: "/projects/{projectId}/keys/{keyId}" } as const;
const EDIT = { right: "manage keys" } as const;

/** Every webhook operation needs this right, also to read [service.md §1]. */
const HOOKS = { path: "/projects/{projectId}/webhooks", right: "manage settings" } as const;
const HOOK = { ...HOOKS, path: "/projects/{projectId}/webhooks/{webhookId}" } as const;
const SECRET = { ...HOOKS, path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate" } as const;

export const operations = {
  keys: op({ ...KEYS, method: "GET", query: keysQuery, answer: answers.keyList }),
  key: op({ ...KEY, method: "GET", query: keyQuery, answer: answers.keyOne }),
  createKeys: op({ ...KEYS, ...EDIT, method: "POST", body: createKeysBody, answer: answers.keyBatch }),
  updateKey: op({ ...KEY, ...EDIT, method: "PUT", body: updateKeyBody, answer: answers.keyOne }),
  updateKeys: op({
    ...KEYS,
    ...EDIT,
    method: "PUT",
    once: true,
    body: updateKeysBody,
    answer: answers.keyBatch,
  }),
  destroyKey: op({ ...KEY, ...EDIT, method: "DELETE", answer: answers.keyRemoved }),
  destroyKeys: op({
    ...KEYS,
    ...EDIT,
    method: "DELETE",
    once: true,
    body: destroyKeysBody,
    answer: answers.keysRemoved,
  }),

  webhooks: op({ ...HOOKS, method: "GET", query: pageQuery, answer: answers.webhookList }),
  webhook: op({ ...HOOK, method: "GET", answer: answers.webhookOne }),
  createWebhook: op({ ...HOOKS, method: "POST", body: createWebhookBody, answer: answers.webhookOne }),
  updateWebhook: op({ ...HOOK, method: "PUT", body: updateWebhookBody, answer: answers.webhookOne }),
  destroyWebhook: op({ ...HOOK, method: "DELETE", answer: answers.webhookDeleted }),
  regenerateWebhookSecret: op({ ...SECRET, method: "PATCH", answer: answers.webhookSecret }),

  projectDetails: op({ path: "/projects/{projectId}", method: "GET", answer: answers.project }),
  languages: op({
    path: "/projects/{projectId}/languages",
    method: "GET",
    query: pageQuery,
    answer: answers.languageList,
  }),
  contributorMe: op({
    path: "/projects/{projectId}/contributors/me",
    method: "GET",
    answer: answers.contributorOne,
  }),
};

function isName(value: unknown): value is PlatformSlots | string {
  return (
    typeof value === "string" ||
    (isJsonObject(value) && PLATFORMS.every((slot) => typeof value[slot] === "string"))
  );
}

/** A number if it is short enough for one, otherwise a string of its digits. */
function readId(value: unknown): WireId | undefined {
  if (typeof value !== "string" || !/^\d+$/.test(value)) return isWhole(value) ? value : undefined;
  return isWhole(Number(value)) ? Number(value) : value;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Keeps unknown members. The old form `key: { key_name }` also becomes `key_name` [service.md §2.2]. */
function readEntry(entry: unknown): WireItemError {
  const open: JsonObject = isJsonObject(entry) ? entry : { message: entry };
  const { message, code, key_name, key_id } = open;
  const name = key_name ?? (isJsonObject(open.key) ? open.key.key_name : undefined);
  const read: WireItemError = {
    ...open,
    message: typeof message === "string" ? message : (JSON.stringify(message ?? open) ?? ""),
    code: Number.isFinite(Number(code)) ? Number(code) : 0,
  };
  delete read.key_name;
  delete read.key_id;
  if (isName(name)) read.key_name = name;
  const id = readId(key_id);
  if (id !== undefined) read.key_id = id;
  return read;
}

/**
 * The entries of a batch that the service refused in an answer with status 200. `errors` is a list; `""` or missing
 * if no entry was refused; or an object with numbers as names, which is how PHP writes a list with gaps.
 */
export function readRefusedEntries(errors: unknown): WireItemError[] {
  if (Array.isArray(errors)) return errors.map(readEntry);
  if (isJsonObject(errors)) return Object.values(errors).filter(isJsonObject).map(readEntry);
  return [];
}

/** At most this many differences are described; the others are counted. */
const MAX_DIFFERENCES = 3;

export interface CheckedAnswer<Wire> {
  /** The answer as the service sent it. */
  readonly wire: Wire;
  readonly headers: Headers;
}

/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError */
export async function perform<Params, Wire>(
  connection: Connection,
  operation: Operation<Params, Wire>,
  ids: Readonly<Record<string, Id>>,
  params: Prepared<Params>,
): Promise<CheckedAnswer<Wire>> {
  const { method, right, answer, once = false } = operation;
  const path = fillPath(operation.path, ids);
  const encoded = (given: Params) => operation.body && JSON.stringify(operation.body(given));
  const content = isPrepared(params)
    ? { once: true, query: "", body: async () => encoded(await params()) }
    : { once, query: operation.query?.(params) ?? "", body: encoded(params) };
  const request = { method, path, right, ...content };
  const sent = await sendWithRetries(connection, request);
  const wrong = (complaint: string) =>
    unusableAnswerError(connection.token, complaint, sent.answer.status, {
      method,
      path,
      attempts: sent.attempts,
      mayHaveHappened: true,
    });
  const wire = parse(sent.answer.body, wrong);
  const checked = answer.schema.safeParse(wire);
  if (!checked.success) throw wrong(describeIssues(checked.error.issues));
  // The wire boundary: the schema has checked the part that the operation uses. The rest is as the service documents it.
  return { wire: wire as Wire, headers: sent.answer.headers };
}

function parse(body: string, wrong: (complaint: string) => Error): unknown {
  try {
    return parseLosslessJson(body);
  } catch {
    throw wrong(body === "" ? "it is empty" : "it is not JSON, or it was cut off");
  }
}

/** `keys[3].key_id: expected number, received string` */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const described = issues.slice(0, MAX_DIFFERENCES).map(({ path, message }) => {
    const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    return `${place.replace(/^\./, "") || "the answer"}: ${message.replace(/^Invalid \w+: /, "")}`;
  });
  const more = issues.length - described.length;
  return described.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
