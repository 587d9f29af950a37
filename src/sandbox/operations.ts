/** The operations of the sandbox, and the one that a request means. */
import type { Answer } from "./answer.ts";
import type { SandboxRequest } from "./faults.ts";
import { getKey, listKeys } from "./keys/read.ts";
import { createKeys, removeKey, removeKeys, updateKey, updateKeys } from "./keys/write.ts";
import { getContributor, getProject, listLanguages } from "./projectRequests.ts";
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  regenerateSecret,
  removeWebhook,
  updateWebhook,
} from "./webhooks.ts";

export interface SandboxOperation {
  /** As in the client. */
  name: string;
  method: string;
  path: string;
  /** @throws Refusal before anything is written */
  run: (request: SandboxRequest) => Answer;
}

const OPERATIONS: readonly SandboxOperation[] = [
  { name: "project", method: "GET", path: "", run: getProject },
  { name: "languages", method: "GET", path: "/languages", run: listLanguages },
  { name: "contributor", method: "GET", path: "/contributors/:id", run: getContributor },
  { name: "keys", method: "GET", path: "/keys", run: listKeys },
  { name: "createKeys", method: "POST", path: "/keys", run: createKeys },
  { name: "updateKeys", method: "PUT", path: "/keys", run: updateKeys },
  { name: "destroyKeys", method: "DELETE", path: "/keys", run: removeKeys },
  { name: "key", method: "GET", path: "/keys/:id", run: getKey },
  { name: "updateKey", method: "PUT", path: "/keys/:id", run: updateKey },
  { name: "destroyKey", method: "DELETE", path: "/keys/:id", run: removeKey },
  { name: "webhooks", method: "GET", path: "/webhooks", run: listWebhooks },
  { name: "createWebhook", method: "POST", path: "/webhooks", run: createWebhook },
  { name: "webhook", method: "GET", path: "/webhooks/:id", run: getWebhook },
  { name: "updateWebhook", method: "PUT", path: "/webhooks/:id", run: updateWebhook },
  { name: "destroyWebhook", method: "DELETE", path: "/webhooks/:id", run: removeWebhook },
  {
    name: "regenerateWebhookSecret",
    method: "PATCH",
    path: "/webhooks/:id/secret/regenerate",
    run: regenerateSecret,
  },
];

export interface RequestTarget {
  /** The decoded ids from the path; `id` is empty if it names no key, webhook or contributor. */
  projectId: string;
  id: string;
  /** Undefined: the path exists for other methods. */
  operation: SandboxOperation | undefined;
}

/** What a method and a path mean; undefined if the service has no such path. */
export function targetOf(method: string, pathname: string): RequestTarget | undefined {
  const [, projectPart = "", rest = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const [, list = "", idPart = "", tail = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(rest) ?? ["", rest];
  const path = `${list}${idPart && "/:id"}${tail}`;
  const there = OPERATIONS.filter((operation) => operation.path === path);
  const [projectId, id] = [decoded(projectPart), decoded(idPart)];
  if (!projectId || id === undefined || there.length === 0) return undefined;
  return { projectId, id, operation: there.find((operation) => operation.method === method) };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
