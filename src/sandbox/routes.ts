const ROUTES = [
  { name: "project", method: "GET", path: "" },
  { name: "languages", method: "GET", path: "/languages" },
  { name: "contributor", method: "GET", path: "/contributors/:id" },
  { name: "keys", method: "GET", path: "/keys" },
  { name: "createKeys", method: "POST", path: "/keys" },
  { name: "updateKeys", method: "PUT", path: "/keys" },
  { name: "destroyKeys", method: "DELETE", path: "/keys" },
  { name: "key", method: "GET", path: "/keys/:id" },
  { name: "updateKey", method: "PUT", path: "/keys/:id" },
  { name: "destroyKey", method: "DELETE", path: "/keys/:id" },
  { name: "webhooks", method: "GET", path: "/webhooks" },
  { name: "createWebhook", method: "POST", path: "/webhooks" },
  { name: "webhook", method: "GET", path: "/webhooks/:id" },
  { name: "updateWebhook", method: "PUT", path: "/webhooks/:id" },
  { name: "destroyWebhook", method: "DELETE", path: "/webhooks/:id" },
  { name: "regenerateWebhookSecret", method: "PATCH", path: "/webhooks/:id/secret/regenerate" },
] as const;

/** The names of the operations, as in the client. */
export type OperationName = (typeof ROUTES)[number]["name"];

export interface Route {
  name: OperationName;
  writes: boolean;
}

export interface RouteMatch {
  /** The decoded id from the path. */
  projectId: string;
  id: string;
  /** "wrong method": the path exists for other methods. */
  route: Route | "wrong method";
}

/** The operation for a method and a path; undefined if the service has no such path. */
export function targetOf(method: string, pathname: string): RouteMatch | undefined {
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
    route: route ? { name: route.name, writes: method !== "GET" } : "wrong method",
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
