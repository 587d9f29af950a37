import { invalid, notFound } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";
import type { FullKey } from "./table.ts";

/** The key that the path names. */
export function keyOf({ id, project }: SandboxRequest): FullKey {
  const number = idNumber(id);
  if (number === undefined) throw invalid("key_id");
  const key = project.keys.get(number);
  if (!key) throw notFound();
  return key;
}

/** Ids are sent as numbers and as strings of digits. */
export function idNumber(sent: unknown): number | undefined {
  if (typeof sent === "string" && /^\d+$/.test(sent)) return Number(sent);
  return typeof sent === "number" && Number.isInteger(sent) ? sent : undefined;
}
