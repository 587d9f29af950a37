import type { WireItemError, WireKeyBulkUpdate } from "../../wire/key.ts";
import { type Answer, ok, Refusal } from "../answer.ts";
import type { Call } from "../request.ts";
import { applyChange, changeOf } from "./change.ts";
import { NAME_TAKEN } from "./create.ts";
import { keyOf } from "./find.ts";
import { bulkInputs, updateInput } from "./input.ts";
import type { FullKey } from "./table.ts";
import { translate } from "./translate.ts";

/** PUT /keys/{id}. */
export function updateKey(call: Call): Answer {
  const key = keyOf(call);
  const change = changeOf(key, updateInput(call), call);
  const refused = call.faults.refuseKey(0);
  if (refused) throw new Refusal(refused.code, refused.message);
  if (call.project.keys.holderOf(change, call.project.names, key)) throw new Refusal(400, NAME_TAKEN);
  applyChange(key, change, call);
  return ok({ ...call.envelope, key });
}

/** PUT /keys: the answer is in the order of the ids, not in that of the request; refused keys stand in `errors`, [rec]. */
export function updateKeys(call: Call): Answer {
  const inputs = bulkInputs(call);
  // A name that no key can have refuses the batch, and must do so before the first key is written.
  for (const { key_id, ...update } of inputs) {
    const key = call.project.keys.get(key_id);
    if (key) changeOf(key, update, call);
  }
  const keys = new Set<FullKey>();
  const errors: WireItemError[] = [];
  inputs.forEach((input, index) => {
    const overlooked = call.faults.overlookKey(index);
    if (overlooked === "unwritten") return;
    const done = call.faults.refuseKey(index) ?? updated(input, call);
    if ("message" in done) errors.push(done);
    else if (overlooked === undefined) keys.add(done);
  });
  return ok({ ...call.envelope, keys: [...keys].sort((a, b) => a.key_id - b.key_id), errors });
}

function updated(input: WireKeyBulkUpdate & { key_id: number }, call: Call): FullKey | WireItemError {
  const { key_id, translations, ...update } = input;
  const key = call.project.keys.get(key_id);
  if (!key) return { message: "Key not found in the project", code: 404, key_id };
  const change = changeOf(key, update, call);
  if (call.project.keys.holderOf(change, call.project.names, key))
    return { message: NAME_TAKEN, code: 400, key_id };
  applyChange(key, change, call);
  translate(key, translations ?? [], call);
  return key;
}
