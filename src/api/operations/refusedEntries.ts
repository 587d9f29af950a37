import { PLATFORMS, type PlatformSlots, type WireId, type WireItemError } from "../../wire/key.ts";

type Open = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Open {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is PlatformSlots | string {
  return (
    typeof value === "string" || (isMap(value) && PLATFORMS.every((slot) => typeof value[slot] === "string"))
  );
}

/** A number where a number can hold it, else its digits. */
function readId(value: unknown): WireId | undefined {
  if (typeof value !== "string" || !/^\d+$/.test(value)) return isWhole(value) ? value : undefined;
  return isWhole(Number(value)) ? Number(value) : value;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Unknown members stay; the obsolete `key: { key_name }` also becomes `key_name` [service-api §2.2]. */
function readEntry(entry: unknown): WireItemError {
  const open: Open = isMap(entry) ? entry : { message: entry };
  const { message, code, key_name, key_id } = open;
  const name = key_name ?? (isMap(open.key) ? open.key.key_name : undefined);
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
 * The entries of a batch that the service refused in a 200 answer, whatever it writes there: a list; `""` or
 * nothing where there are none; a map with numbers as names, which is what PHP makes of a list with holes.
 */
export function readRefusedEntries(errors: unknown): WireItemError[] {
  if (Array.isArray(errors)) return errors.map(readEntry);
  if (isMap(errors)) return Object.values(errors).filter(isMap).map(readEntry);
  return [];
}
