import type { Answer } from "./answer.ts";
import type { OperationName } from "./http/routes.ts";
import { createKeys } from "./keys/create.ts";
import { getKey, listKeys } from "./keys/list.ts";
import { removeKey, removeKeys } from "./keys/remove.ts";
import { updateKey, updateKeys } from "./keys/update.ts";
import { getContributor, getProject, listLanguages } from "./projects/operations.ts";
import type { SandboxRequest } from "./request.ts";
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  regenerateSecret,
  removeWebhook,
  updateWebhook,
} from "./webhooks/webhooks.ts";

/** @throws Refusal before anything is written */
type SandboxOperation = (request: SandboxRequest) => Answer;

/** What the sandbox does for each operation. */
export const OPERATIONS: Record<OperationName, SandboxOperation> = {
  project: getProject,
  languages: listLanguages,
  contributor: getContributor,
  keys: listKeys,
  createKeys,
  updateKeys,
  destroyKeys: removeKeys,
  key: getKey,
  updateKey,
  destroyKey: removeKey,
  webhooks: listWebhooks,
  createWebhook,
  webhook: getWebhook,
  updateWebhook,
  destroyWebhook: removeWebhook,
  regenerateWebhookSecret: regenerateSecret,
};
