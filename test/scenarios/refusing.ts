import type { Fault } from "../sandboxFaults/fault.ts";

/** The service refuses the keys of these names or ids, each for itself. */
export function refusing(names: readonly string[]): Fault {
  return {
    writeKey: (_request, { key_name, key_id }) =>
      names.includes(String(key_name)) || names.includes(String(key_id))
        ? { message: "This key is refused by the scenario", code: 400, ...echo(key_name, key_id) }
        : undefined,
  };
}

function echo(name: unknown, id: unknown): { key_id: number } | { key_name: string } {
  return typeof id === "number" ? { key_id: id } : { key_name: String(name) };
}
