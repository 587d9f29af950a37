import type { WireKey, WireKeyRemoved, WireKeyUpdate } from "../../wire/key.ts";
import type { Id } from "../operations/encode.ts";

/** What a key needs of its client. */
interface KeyOperations {
  updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
  destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
}

/** What a key can do. Its data are its own members; this and the client are not among them. */
class KeyActions {
  readonly #operations: KeyOperations;
  readonly #projectId: string;
  readonly #keyId: Id;

  constructor(operations: KeyOperations, projectId: string, keyId: Id) {
    this.#operations = operations;
    this.#projectId = projectId;
    this.#keyId = keyId;
  }

  /** {@link Client.updateKey} of this key. This object stays as it is; the answer holds the key as it is now. */
  update(params: WireKeyUpdate): Promise<Key> {
    return this.#operations.updateKey(this.#projectId, this.#keyId, params);
  }

  /** {@link Client.destroyKey} of this key. */
  destroy(): Promise<WireKeyRemoved> {
    return this.#operations.destroyKey(this.#projectId, this.#keyId);
  }
}

/** A key: its members exactly as the service sent them, under their wire names, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;

/** @param projectId as the caller wrote it, so that a branch stays the same branch */
export function asKey(wire: WireKey, operations: KeyOperations, projectId: string): Key {
  // The wire boundary: an element of a list may be anything, and is then a key without members.
  const members: Partial<WireKey> | null = typeof wire === "object" ? wire : null;
  return Object.assign(new KeyActions(operations, projectId, members?.key_id ?? ""), members) as Key;
}
