import type { WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.js";
import type { WireContributor, WireLanguage, WireProject } from "../../wire/project.js";
import type { WireWebhookCreate, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../../wire/webhook.js";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.js";
import type { Id } from "../operations/encode.js";
import { type AllKeysParams, type KeyParams, type KeysParams, type PageParams, type Prepared } from "../operations/params.js";
import { Collection } from "./collection.js";
import { type Key } from "./key.js";
import { Pages } from "./pages.js";
import { type Webhook } from "./webhook.js";
/**
 * The operations of a {@link Client}. They are apart from it, so that {@link Project} can use them without importing
 * the client that makes it.
 */
export declare class ClientOperations {
    #private;
    /** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
    keys(projectId: string, params?: KeysParams): Promise<Collection<Key>>;
    /** One key, with its translations, comments and screenshots. */
    key(projectId: string, keyId: Id, params?: KeyParams): Promise<Key>;
    /**
     * Creates keys. The answer has the complete keys, in the order of the request; `errors` has the refused ones. Because
     * of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
     */
    createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>>;
    /** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
    updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
    /** Changes keys. The answer has the complete keys, ascending by id; `errors` has the refused ones. */
    updateKeys(projectId: string, params: Prepared<UpdateKeysParams>): Promise<Collection<Key>>;
    /** Destroys one key. If the key is locked, it stays, and `keys_locked` of the answer is 1. */
    destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
    /** Destroys keys. `keys_locked` of the answer counts those that stayed, without naming them. */
    destroyKeys(projectId: string, keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved>;
    /** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
    allKeys(projectId: string, params?: AllKeysParams): Pages<Key>;
    /** A page of webhooks, with their secrets. */
    webhooks(projectId: string, params?: PageParams): Promise<Collection<Webhook>>;
    /** One webhook, with its secret. */
    webhook(projectId: string, webhookId: string): Promise<Webhook>;
    /**
     * Creates a webhook. The service makes its secret, and posts a ping to its URL. Several webhooks may have the same URL,
     * so the request is never sent again if it may have happened.
     */
    createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook>;
    /** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
    updateWebhook(projectId: string, webhookId: string, params: Prepared<WireWebhookUpdate>): Promise<Webhook>;
    /** Deletes a webhook. `before` is called as a function of {@link Prepared} is. */
    destroyWebhook(projectId: string, webhookId: string, before?: () => Promise<undefined>): Promise<WireWebhookDeleted>;
    /** Gives a webhook a new secret, which its deliveries use at once. If the answer is lost, read the webhook. */
    regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
    /** All webhooks, read page by page like {@link allKeys}. */
    allWebhooks(projectId: string): Pages<Webhook>;
    /** The project's name, type, base language and settings. */
    projectDetails(projectId: string): Promise<WireProject>;
    /** A page of the project's languages, by name. */
    languages(projectId: string, params?: PageParams): Promise<Collection<WireLanguage>>;
    /** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
    contributorMe(projectId: string): Promise<WireContributor>;
}
