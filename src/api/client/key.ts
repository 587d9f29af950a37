import type { WireKey, WireKeyRemoved, WireKeyUpdate } from "../../wire/key.ts";
import type { Id } from "../operations/encode.ts";

/** The operations of the client that a key uses. */
interface KeyOperations {
  updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
  destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
}

/** The methods of a key. They and the client are not members of the key itself, which are the data of the service. */
class KeyActions {
  readonly #operations: KeyOperations;
  readonly #projectId: string;
  readonly #keyId: Id;

  constructor(operations: KeyOperations, projectId: string, keyId: Id) {
    this.#operations = operations;
    this.#projectId = projectId;
    this.#keyId = keyId;
  }

  /** {@link Client.updateKey} of this key. This object does not change; the answer is the updated key. */
  update(params: WireKeyUpdate): Promise<Key> {
    return this.#operations.updateKey(this.#projectId, this.#keyId, params);
  }

  /** {@link Client.destroyKey} of this key. */
  destroy(): Promise<WireKeyRemoved> {
    return this.#operations.destroyKey(this.#projectId, this.#keyId);
  }
}

/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;

/** @param projectId as the caller wrote it, so that a branch stays the same branch */
export function asKey(wire: WireKey, operations: KeyOperations, projectId: string): Key {
  // The wire boundary: an element of a list may be anything. If it is not an object, the key has no members.
  const members: Partial<WireKey> | null = typeof wire === "object" ? wire : null;
  return Object.assign(new KeyActions(operations, projectId, members?.key_id ?? ""), members) as Key;
}
