/** All operations: how each is sent, which right it needs, and which answer it expects. */

import type { Method } from "../errors/errors.ts";
import * as answers from "./answers.ts";
import {
  createKeysBody,
  createWebhookBody,
  destroyKeysBody,
  updateKeyBody,
  updateKeysBody,
  updateWebhookBody,
} from "./bodies.ts";
import { keyQuery, keysQuery, pageQuery } from "./params.ts";

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
