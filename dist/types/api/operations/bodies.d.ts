/** What the writing operations send. What the service would refuse whole, or drop without a word, is refused here. */
import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate } from "../../wire/key.js";
import type { WireWebhookCreate, WireWebhookUpdate } from "../../wire/webhook.js";
import type { Id } from "./encode.js";
/** Keys with what concerns them all. */
export interface KeyBatch<T> {
    keys: readonly T[];
    /** Whether the project's automations run on them. The service's default is true. */
    use_automations?: boolean;
}
/** One key, a list of keys, or a list with what concerns them all. */
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
