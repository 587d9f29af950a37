import { createHash } from "node:crypto";
import { canonical, type Json } from "./json.ts";

/** A short name for values that were seen. It shows whether they changed since, and does not reveal them. */
export function digest(id: number | string, seen: Json): string {
  return createHash("sha256")
    .update(canonical([id, seen]))
    .digest("hex")
    .slice(0, 16);
}
