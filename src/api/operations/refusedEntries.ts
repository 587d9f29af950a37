import { isJsonObject, type JsonObject } from "../../wire/json.ts";
import { PLATFORMS, type PlatformSlots, type WireId, type WireItemError } from "../../wire/key.ts";

function isName(value: unknown): value is PlatformSlots | string {
  return (
    typeof value === "string" ||
    (isJsonObject(value) && PLATFORMS.every((slot) => typeof value[slot] === "string"))
  );
}

/** A number if it is short enough for one, otherwise a string of its digits. */
function readId(value: unknown): WireId | undefined {
  if (typeof value !== "string" || !/^\d+$/.test(value)) return isWhole(value) ? value : undefined;
  return isWhole(Number(value)) ? Number(value) : value;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Keeps unknown members. The old form `key: { key_name }` also becomes `key_name` [service.md §2.2]. */
function readEntry(entry: unknown): WireItemError {
  const open: JsonObject = isJsonObject(entry) ? entry : { message: entry };
  const { message, code, key_name, key_id } = open;
  const name = key_name ?? (isJsonObject(open.key) ? open.key.key_name : undefined);
  const read: WireItemError = {
    ...open,
    message: typeof message === "string" ? message : (JSON.stringify(message ?? open) ?? ""),
    code: Number.isFinite(Number(code)) ? Number(code) : 0,
  };
  delete read.key_name;
  delete read.key_id;
  if (isName(name)) read.key_name = name;
  const id = readId(key_id);
  if (id !== undefined) read.key_id = id;
  return read;
}

/**
 * The entries of a batch that the service refused in an answer with status 200. `errors` is a list; `""` or missing
 * if no entry was refused; or an object with numbers as names, which is how PHP writes a list with gaps.
 */
export function readRefusedEntries(errors: unknown): WireItemError[] {
  if (Array.isArray(errors)) return errors.map(readEntry);
  if (isJsonObject(errors)) return Object.values(errors).filter(isJsonObject).map(readEntry);
  return [];
}
