import type { WireItemError, WireKeyCreate } from "../../wire/key.ts";
import { type Answer, ok } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";
import { allFilenames } from "./attributes.ts";
import { runAutomations, usesAutomations } from "./automations.ts";
import { completeKey } from "./complete.ts";
import { createInputs } from "./input.ts";
import { nameSlots } from "./names.ts";
import type { FullKey } from "./table.ts";
import { writerOf, writingOf } from "./writer.ts";

export const NAME_TAKEN = "This key name is already taken";

/**
 * POST /keys: the answer has the complete keys in the order of the request, and refused ones in `errors`. The others are
 * created [service.md §2.2]. Screenshots are accepted and ignored.
 */
export function createKeys(request: SandboxRequest): Answer {
  const inputs = createInputs(request).map((input) => ({ ...input, key_name: namesOf(input, request) }));
  const keys: FullKey[] = [];
  const errors: WireItemError[] = [];
  inputs.forEach((input, index) => {
    const omission = request.faults.omitKey(index);
    if (omission === "unwritten") return;
    const refused = request.faults.refuseKey(index) ?? taken(input, request);
    if (refused) {
      errors.push(refused);
      return;
    }
    const key = added(input, request);
    if (omission === undefined) keys.push(key);
    if (request.faults.storeTwice(index)) added(input, request);
  });
  return ok({ ...request.envelope, keys, errors });
}

type NamedCreate = WireKeyCreate & { key_name: FullKey["key_name"] };

function namesOf({ key_name, platforms }: WireKeyCreate, { project }: SandboxRequest): FullKey["key_name"] {
  return nameSlots(key_name, platforms, project.names);
}

function taken(
  { key_name, platforms, filenames }: NamedCreate,
  { project }: SandboxRequest,
): WireItemError | undefined {
  const named = { key_name, platforms, filenames: allFilenames(filenames) };
  return project.keys.conflictingKey(named, project.names) && { message: NAME_TAKEN, code: 400, key_name };
}

function added({ comments, screenshots: _, ...input }: NamedCreate, request: SandboxRequest): FullKey {
  const { project, store, now } = request;
  const writing = writingOf(request);
  const key = completeKey(input, project, store.ids, now, writerOf(writing));
  if (usesAutomations(request)) runAutomations(key, writing);
  key.comments = comments?.map(({ comment }) => completeComment(comment, key.key_id, request)) ?? [];
  project.keys.add(key);
  return key;
}

/** A comment that is sent with a new key [service.md §2.2]. */
function completeComment(comment: string, keyId: number, { store, now, access }: SandboxRequest): unknown {
  return {
    comment_id: store.ids.comment(),
    key_id: keyId,
    comment,
    added_by: access.user.user_id,
    added_by_email: access.user.email,
    added_at: now.text,
    added_at_timestamp: now.seconds,
  };
}
