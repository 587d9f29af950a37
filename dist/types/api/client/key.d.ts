import type { WireKey, WireKeyRemoved, WireKeyUpdate } from "../../wire/key.js";
import type { Id } from "../operations/encode.js";
/** What a key needs of its client. */
interface KeyOperations {
    updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
    destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
}
/** What a key can do. Its data are its own members; this and the client are not among them. */
declare class KeyActions {
    #private;
    constructor(operations: KeyOperations, projectId: string, keyId: Id);
    /** {@link Client.updateKey} of this key. This object stays as it is; the answer holds the key as it is now. */
    update(params: WireKeyUpdate): Promise<Key>;
    /** {@link Client.destroyKey} of this key. */
    destroy(): Promise<WireKeyRemoved>;
}
/** A key: its members exactly as the service sent them, under their wire names, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;
/** @param projectId as the caller wrote it, so that a branch stays the same branch */
export declare function asKey(wire: WireKey, operations: KeyOperations, projectId: string): Key;
export {};
