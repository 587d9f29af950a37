import type { WireItemError, WireKeyBulkUpdate } from "../../wire/key.ts";
import { type Answer, ok, Refusal } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";
import { runAutomations, usesAutomations } from "./automations.ts";
import { applyChange, changeOf } from "./change.ts";
import { NAME_TAKEN } from "./create.ts";
import { keyOf } from "./find.ts";
import { bulkInputs, updateInput } from "./input.ts";
import type { FullKey } from "./table.ts";
import { translate } from "./translate.ts";
import { writingOf } from "./writer.ts";

/** PUT /keys/{id}. */
export function updateKey(request: SandboxRequest): Answer {
  const key = keyOf(request);
  const change = changeOf(key, updateInput(request), request);
  const refused = request.faults.refuseKey(0);
  if (refused) throw new Refusal(refused.code, refused.message);
  if (request.project.keys.conflictingKey(change, request.project.names, key))
    throw new Refusal(400, NAME_TAKEN);
  applyChange(key, change, request);
  return ok({ ...request.envelope, key });
}

/** PUT /keys: the keys in the answer are sorted by id, and `errors` has the refused ones [service.md §2.5]. */
export function updateKeys(request: SandboxRequest): Answer {
  const inputs = bulkInputs(request);
  // An invalid name refuses the whole batch, so all names are checked before the first key is written.
  for (const { key_id, ...update } of inputs) {
    const key = request.project.keys.get(key_id);
    if (key) changeOf(key, update, request);
  }
  const keys = new Set<FullKey>();
  const errors: WireItemError[] = [];
  inputs.forEach((input, index) => {
    const omission = request.faults.omitKey(index);
    if (omission === "unwritten") return;
    const done = request.faults.refuseKey(index) ?? updated(input, request);
    if ("message" in done) errors.push(done);
    else if (omission === undefined) keys.add(done);
  });
  return ok({ ...request.envelope, keys: [...keys].sort((a, b) => a.key_id - b.key_id), errors });
}

function updated(
  input: WireKeyBulkUpdate & { key_id: number },
  request: SandboxRequest,
): FullKey | WireItemError {
  const { key_id, translations, ...update } = input;
  const key = request.project.keys.get(key_id);
  if (!key) return { message: "Key not found in the project", code: 404, key_id };
  const change = changeOf(key, update, request);
  if (request.project.keys.conflictingKey(change, request.project.names, key))
    return { message: NAME_TAKEN, code: 400, key_id };
  applyChange(key, change, request);
  const writing = writingOf(request);
  const isNewBase = translate(key, translations ?? [], writing);
  if (isNewBase && usesAutomations(request)) runAutomations(key, writing);
  return key;
}
