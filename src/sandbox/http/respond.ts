import { isJsonObject, type JsonObject } from "../../wire/json.ts";
import { type Answer, failure, invalid, notFound, Refusal } from "../answer.ts";
import { type AnswerOrCut, type Fault, RequestFaults } from "../faults.ts";
import { OPERATIONS } from "../operations.ts";
import { MASTER, type SandboxProject } from "../projects/project.ts";
import type { Access } from "../projects/users.ts";
import type { SandboxRequest } from "../request.ts";
import type { Store } from "../state/store.ts";
import type { OperationName, Route, RouteMatch } from "./routes.ts";

/** A request with a valid token, within the limits. */
export interface AcceptedRequest {
  method: string;
  access: Access;
  /** With the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export interface RunningService {
  store: Store;
  faults: readonly Fault[];
  /** Called after every operation that writes. */
  changed(): void;
}

/** The answer to a request, and its delay in milliseconds. */
export interface Reply {
  answer: AnswerOrCut;
  delay: number;
}

/** Finds the project, runs the operation, and applies the faults. Nothing here waits. */
export function respond(running: RunningService, target: RouteMatch, request: AcceptedRequest): Reply {
  const { store } = running;
  const { route } = target;
  let faults: RequestFaults | undefined;
  const reply = (answer: AnswerOrCut): Reply => ({ answer, delay: faults?.delay() ?? 0 });
  try {
    const found = findProject(store, target.projectId);
    if (route === "wrong method") throw new Refusal(405, "Method Not Allowed");
    if (route.writes && request.access.rights === "read-only") {
      throw new Refusal(store.assumptions.readOnlyWrite, "Forbidden");
    }
    faults = new RequestFaults(running.faults, {
      operation: route.name,
      method: request.method,
      path: request.path,
      body: request.body,
      keys: keysIn(request.body, route.name, target.id),
      keyCount: found.project.keys.size,
    });
    const now = store.now();
    if (faults.meanwhile({ ...found, now, assumptions: store.assumptions })) {
      found.project.revision++;
      running.changed();
    }
    const before = faults.beforeOperation();
    if (before) return reply(before);
    const done = run(running, route, {
      ...found,
      store,
      query: request.query,
      id: target.id,
      body: request.body,
      now,
      access: request.access,
      faults,
    });
    const answer = faults.showBody(done);
    return reply(faults.onAnswer(answer) ?? answer);
  } catch (error) {
    if (error instanceof Refusal) return reply(failure(error.status, error.message));
    throw error;
  }
}

function run({ changed }: RunningService, route: Route, request: SandboxRequest): Answer {
  const answer = OPERATIONS[route.name](request);
  if (route.writes) {
    request.project.revision++;
    changed();
  }
  return answer;
}

/** The keys in the body of a writing request, which is not checked yet. */
function keysIn(body: unknown, operation: OperationName, id: string): readonly JsonObject[] {
  if (!isJsonObject(body)) return [];
  if (operation === "updateKey") return [{ ...body, key_id: id }];
  if (operation !== "createKeys" && operation !== "updateKeys") return [];
  return Array.isArray(body.keys) ? body.keys.filter(isJsonObject) : [];
}

const PROJECT_ID = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;

/** The project that a path means, or the branch `id:branch`. `id:master` is the project itself. */
function findProject(
  store: Store,
  sent: string,
): { project: SandboxProject; mainProject: SandboxProject; envelope: SandboxRequest["envelope"] } {
  const [, plainId, branch = MASTER] = PROJECT_ID.exec(sent) ?? [];
  if (plainId === undefined) throw invalid("project_id");
  const mainProject = store.project(plainId);
  const project = branch === MASTER ? mainProject : store.project(sent);
  if (!project || !mainProject) throw notFound();
  const shown = mainProject.record.settings.branching ? { branch } : {};
  return { project, mainProject, envelope: { project_id: plainId, ...shown } };
}
