import type { Answer } from "./answer.ts";
import { getKey, listKeys } from "./keys/read.ts";
import { createKeys, removeKey, removeKeys, updateKey, updateKeys } from "./keys/write.ts";
import { getContributor, getProject, listLanguages } from "./projectRequests.ts";
import type { SandboxRequest } from "./request.ts";
import type { OperationName } from "./routes.ts";
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  regenerateSecret,
  removeWebhook,
  updateWebhook,
} from "./webhooks.ts";

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
