import type { WireItemError, WireKeyCreate } from "../../wire/key.ts";
import { type Answer, ok } from "../answer.ts";
import type { Call } from "../request.ts";
import { wholeFilenames } from "./attributes.ts";
import { completeComment, completeKey } from "./complete.ts";
import { createInputs } from "./input.ts";
import { nameSlots } from "./names.ts";
import type { FullKey } from "./table.ts";

export const NAME_TAKEN = "This key name is already taken";

/**
 * POST /keys: created keys whole and in the order of the request; refused ones in `errors`, and the rest is created,
 * [rec]. `use_automations` is accepted: the sandbox has no automations. Screenshots are accepted and not kept.
 */
export function createKeys(call: Call): Answer {
  const inputs = createInputs(call).map((input) => ({ ...input, key_name: namesOf(input, call) }));
  const keys: FullKey[] = [];
  const errors: WireItemError[] = [];
  inputs.forEach((input, index) => {
    const overlooked = call.faults.overlookKey(index);
    if (overlooked === "unwritten") return;
    const refused = call.faults.refuseKey(index) ?? taken(input, call);
    if (refused) {
      errors.push(refused);
      return;
    }
    const key = added(input, call);
    if (overlooked === undefined) keys.push(key);
    if (call.faults.storeTwice(index)) added(input, call);
  });
  return ok({ ...call.envelope, keys, errors });
}

type NamedCreate = WireKeyCreate & { key_name: FullKey["key_name"] };

function namesOf({ key_name, platforms }: WireKeyCreate, { project }: Call): FullKey["key_name"] {
  return nameSlots(key_name, platforms, project.names);
}

function taken(
  { key_name, platforms, filenames }: NamedCreate,
  { project }: Call,
): WireItemError | undefined {
  const named = { key_name, platforms, filenames: wholeFilenames(filenames) };
  return project.keys.holderOf(named, project.names) && { message: NAME_TAKEN, code: 400, key_name };
}

function added({ comments, screenshots: _, ...input }: NamedCreate, call: Call): FullKey {
  const { project, store, now, access } = call;
  const key = completeKey(input, project, store.ids, now, access.user);
  key.comments = comments?.map(({ comment }) => completeComment(comment, key.key_id, call)) ?? [];
  project.keys.add(key);
  return key;
}
