/** The request bodies of the writing operations. Arguments that the service would ignore, or refuse as a whole, are refused here. */
import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate } from "../../wire/key.js";
import type { WireWebhookCreate, WireWebhookUpdate } from "../../wire/webhook.js";
import type { Id } from "./encode.js";
/** A list of keys, and options for all of them. */
export interface KeyBatch<T> {
    keys: readonly T[];
    /** Whether the project's automations process the keys. The service's default is true. */
    use_automations?: boolean;
}
/** One key, a list of keys, or a list with options. */
export type CreateKeysParams = WireKeyCreate | readonly WireKeyCreate[] | KeyBatch<WireKeyCreate>;
export type UpdateKeysParams = readonly WireKeyBulkUpdate[] | KeyBatch<WireKeyBulkUpdate>;
export declare function createKeysBody(params: CreateKeysParams): KeyBatch<WireKeyCreate>;
export declare function updateKeysBody(params: UpdateKeysParams): KeyBatch<WireKeyBulkUpdate>;
export declare function updateKeyBody(params: WireKeyUpdate): WireKeyUpdate;
export declare function destroyKeysBody(keyIds: readonly Id[]): {
    keys: readonly Id[];
};
export declare const createWebhookBody: (params: WireWebhookCreate) => WireWebhookCreate;
export declare const updateWebhookBody: (params: WireWebhookUpdate) => WireWebhookUpdate;
