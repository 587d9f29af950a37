import { createHash } from "node:crypto";
import { canonical, type Json } from "./json.ts";

/** A digest of values, to detect later changes. It does not reveal the values. */
export function digest(id: number | string, seen: Json): string {
  return createHash("sha256")
    .update(canonical([id, seen]))
    .digest("hex")
    .slice(0, 16);
}
