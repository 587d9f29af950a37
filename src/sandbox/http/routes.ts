import { createKeys } from "../keys/create.ts";
import { getKey, listKeys } from "../keys/list.ts";
import { removeKey, removeKeys } from "../keys/remove.ts";
import { updateKey, updateKeys } from "../keys/update.ts";
import { getProject, listLanguages } from "../projects/operations.ts";
import { getContributor } from "../projects/users.ts";
import type { Operation } from "../request.ts";
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  regenerateSecret,
  removeWebhook,
  updateWebhook,
} from "../webhooks/webhooks.ts";

const ROUTES = [
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
] as const;

/** The operations by the names that the client gives them. */
export type OperationName = (typeof ROUTES)[number]["name"];

export interface Route {
  name: OperationName;
  run: Operation;
  writes: boolean;
}

export interface Target {
  /** As the path has it, decoded. */
  projectId: string;
  id: string;
  /** "wrong method": the path exists for other methods. */
  route: Route | "wrong method";
}

/** What a method and a path ask for; undefined where the service has no such path. */
export function targetOf(method: string, pathname: string): Target | undefined {
  const [, projectPart = "", rest = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const [, list = "", idPart = "", tail = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(rest) ?? [
    "",
    rest,
  ];
  const path = `${list}${idPart && "/:id"}${tail}`;
  const there = ROUTES.filter((route) => route.path === path);
  const [projectId, id] = [decoded(projectPart), decoded(idPart)];
  if (!projectId || id === undefined || there.length === 0) return undefined;
  const route = there.find((candidate) => candidate.method === method);
  return {
    projectId,
    id,
    route: route ? { name: route.name, run: route.run, writes: method !== "GET" } : "wrong method",
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
