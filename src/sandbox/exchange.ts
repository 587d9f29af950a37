import { type Answer, failure, invalid, notFound, Refusal } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Ending, Faults, FaultyRequest } from "./faults.ts";
import type { Project } from "./project.ts";
import type { Route, Target } from "./routes.ts";
import type { Store } from "./store.ts";

/** A request that was read: its token is right and its limits are kept. */
export interface ReadRequest {
  method: string;
  /** With the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export interface World {
  store: Store;
  faults: Faults;
  /** Told after every operation that writes. */
  changed(): void;
}

/** From a request to its end: find the project, run the operation, let faults have their say. Nothing here waits. */
export function exchange(world: World, target: Target, request: ReadRequest): Ending {
  const { store, faults } = world;
  const { route } = target;
  try {
    const place = placeOf(store, target.projectId);
    if (route === "wrong method") throw new Refusal(405, "Method Not Allowed");
    const faulty: FaultyRequest = {
      operation: route.name,
      method: request.method,
      path: request.path,
      body: request.body,
    };
    const before = faults.beforeOperation(faulty);
    if (before) return before;
    const answer = run(world, route, {
      ...place,
      store,
      query: request.query,
      id: target.id,
      body: request.body,
      now: store.now(),
      refuseKey: (sent) => faults.refuseKey(faulty, sent),
    });
    return faults.onAnswer(faulty, answer) ?? answer;
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    throw error;
  }
}

function run({ changed }: World, route: Route, call: Call): Answer {
  const answer = route.run(call);
  if (route.writes) {
    call.project.revision++;
    changed();
  }
  return answer;
}

const PROJECT_ID = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;

/**
 * The project that a path means. `id:branch` is the entry of that name in the state; where there is none it is, by
 * assumption, the project itself under another name, as `id:master` is.
 */
function placeOf(
  store: Store,
  sent: string,
): { project: Project; home: Project; envelope: Call["envelope"] } {
  const [, plainId, branch] = PROJECT_ID.exec(sent) ?? [];
  if (plainId === undefined) throw invalid("project_id");
  const main = store.project(plainId);
  const own = branch === undefined ? undefined : store.project(sent);
  const isView = branch === undefined || branch === "master" || store.assumptions.unknownBranch === "view";
  const project = own ?? (isView ? main : undefined);
  if (!project) throw notFound();
  const shown = project.record.settings.branching ? { branch: branch ?? "master" } : {};
  return { project, home: main ?? project, envelope: { project_id: plainId, ...shown } };
}
