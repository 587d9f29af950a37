import { type Answer, invalid, notFound, ok } from "../answer.ts";
import type { Call } from "../call.ts";
import { isMembers } from "../members.ts";
import { idNumber, keyOf } from "./find.ts";

/** DELETE /keys/{id}: without a body. */
export function removeKey(call: Call): Answer {
  call.project.keys.remove(new Set([keyOf(call)]));
  return ok({ ...call.envelope, key_removed: true, keys_locked: 0 });
}

/** DELETE /keys: with the ids in a JSON body. `keys_locked` counts what could not be deleted and does not say which, [rec]. */
export function removeKeys({ body, project, store, envelope }: Call): Answer {
  const sent = isMembers(body) ? body.keys : undefined;
  if (!Array.isArray(sent) || sent.length === 0) throw invalid("keys");
  const ids = sent.map(idNumber);
  if (ids.includes(undefined)) throw invalid("keys");
  const found = ids.map((id) => project.keys.get(id ?? 0)).filter((key) => key !== undefined);
  if (found.length < ids.length && store.assumptions.unknownIdsOnDelete === "404") throw notFound();
  project.keys.remove(new Set(found));
  return ok({ ...envelope, keys_removed: true, keys_locked: 0 });
}
