import type { WireTranslation } from "../../wire/key.ts";
import type { Assumptions } from "../assumptions.ts";
import { type Access, NO_WRITER, type Writer } from "../projects/users.ts";
import type { SandboxRequest } from "../request.ts";
import type { FullKey } from "./table.ts";

/** What a write needs to know: the project, the moment, and who writes. */
export interface Writing extends Pick<SandboxRequest, "project" | "now" | "access"> {
  assumptions: Assumptions;
}

/** The user of automations that write as a user of their own: see the assumption `automationWriter`. */
const AUTOMATION_USER: Writer = { user_id: 7002, email: "automation@example.com" };

export function writingOf({ project, now, access, store }: SandboxRequest): Writing {
  return { project, now, access, assumptions: store.assumptions };
}

/** The user of the token. The writes of an import are recorded as the assumption says. */
export function writerOf({ access, assumptions }: Pick<Writing, "access" | "assumptions">): Writer {
  if (!access.importStartedBy || assumptions.importWriter === "tokenUser") return access.user;
  return assumptions.importWriter === "starter" ? access.importStartedBy : NO_WRITER;
}

export function automationWriter({
  access,
  assumptions,
}: {
  access: Access;
  assumptions: Assumptions;
}): Writer {
  if (assumptions.automationWriter === "tokenUser") return writerOf({ access, assumptions });
  return assumptions.automationWriter === "otherUser" ? AUTOMATION_USER : NO_WRITER;
}

/** Records who wrote a translation of a key, and when. */
export function recordWrite(
  key: FullKey,
  row: WireTranslation,
  { user_id, email }: Writer,
  { now }: Writing,
): void {
  row.modified_by = user_id;
  row.modified_by_email = email;
  row.modified_at = now.text;
  row.modified_at_timestamp = now.seconds;
  key.translations_modified_at = now.text;
  key.translations_modified_at_timestamp = now.seconds;
}
