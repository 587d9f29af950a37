import { hash } from "node:crypto";
import { canonical, type Json } from "./json.ts";

/** A digest of values, to detect later changes. It does not reveal the values. */
export function digest(id: number | string, seen: Json): string {
  return sha256(canonical([id, seen])).slice(0, 16);
}

export function sha256(text: string): string {
  return hash("sha256", text);
}
