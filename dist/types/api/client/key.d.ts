import type { WireKey, WireKeyRemoved, WireKeyUpdate } from "../../wire/key.js";
import type { Id } from "../operations/encode.js";
/** The operations of the client that a key uses. */
interface KeyOperations {
    updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
    destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
}
/** The methods of a key. They and the client are not members of the key itself, which are the data of the service. */
declare class KeyActions {
    #private;
    constructor(operations: KeyOperations, projectId: string, keyId: Id);
    /** {@link Client.updateKey} of this key. This object does not change; the answer is the updated key. */
    update(params: WireKeyUpdate): Promise<Key>;
    /** {@link Client.destroyKey} of this key. */
    destroy(): Promise<WireKeyRemoved>;
}
/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;
/** @param projectId as the caller wrote it, so that a branch stays the same branch */
export declare function asKey(wire: WireKey, operations: KeyOperations, projectId: string): Key;
export {};
