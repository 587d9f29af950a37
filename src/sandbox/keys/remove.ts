import { isJsonObject } from "../../wire/json.ts";
import { type Answer, invalid, notFound, ok } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";
import { idNumber, keyOf } from "./find.ts";
import type { FullKey } from "./table.ts";

/** DELETE /keys/{id}: without a body. */
export function removeKey(request: SandboxRequest): Answer {
  const { removed, locked } = remove(new Set([keyOf(request)]), request);
  return ok({ ...request.envelope, key_removed: removed > 0, keys_locked: locked });
}

/** DELETE /keys: the ids are in a JSON body. `keys_locked` counts the keys that could not be deleted [service.md §2.6]. */
export function removeKeys(request: SandboxRequest): Answer {
  const { body, project, store, envelope } = request;
  const sent = isJsonObject(body) ? body.keys : undefined;
  if (!Array.isArray(sent) || sent.length === 0) throw invalid("keys");
  const ids = sent.map(idNumber);
  if (ids.includes(undefined)) throw invalid("keys");
  const found = ids.map((id) => project.keys.get(id ?? 0)).filter((key) => key !== undefined);
  if (found.length < ids.length && store.assumptions.unknownIdsOnDelete === "404") throw notFound();
  const { removed, locked } = remove(new Set(found), request);
  return ok({ ...envelope, keys_removed: removed > 0 || locked === 0, keys_locked: locked });
}

/** If all keys are locked, nothing is removed. The answer to such a request is a guess. */
function remove(
  keys: ReadonlySet<FullKey>,
  { project, faults }: SandboxRequest,
): { removed: number; locked: number } {
  const free = new Set([...keys].filter((key) => !faults.lockKey(key.key_id)));
  project.keys.remove(free);
  return { removed: free.size, locked: keys.size - free.size };
}
