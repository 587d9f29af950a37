import type { WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.js";
import type { WireLanguage, WireProject } from "../../wire/project.js";
import type { WireWebhookCreate, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../../wire/webhook.js";
import type { ClientOptions } from "../http/options.js";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.js";
import type { Id } from "../operations/encode.js";
import { type AllKeysParams, type KeyParams, type KeysParams, type PageParams, type QueueOptions } from "../operations/params.js";
import { Collection } from "./collection.js";
import { type Key } from "./key.js";
import { Pages } from "./pages.js";
import { Project } from "./project.js";
import { type Webhook } from "./webhook.js";
export type { ReadClient } from "./readClient.js";
/**
 * The keys and webhooks of Lokalise projects, one request an operation. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of the service's API, version 2.
 *
 * Every operation may end with an {@link ArgumentError} (nothing was sent), {@link ApiError},
 * {@link NetworkError}, {@link TimeoutError} or {@link AbortError}. Requests wait for their turn, and are sent
 * again where that cannot do something twice: the table stands in docs/client.md.
 */
export declare class Client {
    #private;
    constructor(options: ClientOptions);
    /** The same operations on one project, without the id. */
    project(projectId: string): Project;
    /** A page of keys, ascending by id. Archived keys are listed, translations are not, unless `params` say so. */
    keys(projectId: string, params?: KeysParams): Promise<Collection<Key>>;
    /** One key, with its translations, comments and screenshots. */
    key(projectId: string, keyId: Id, params?: KeyParams): Promise<Key>;
    /**
     * Creates keys and answers them whole, in the order sent. What the service refused key by key stands in
     * `errors` of the answer; one malformed key makes it refuse the whole batch. Never sent again after a failure
     * that may have happened.
     */
    createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>>;
    /** Changes one key, but not its translations: the service takes those in {@link updateKeys} only. */
    updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
    /** Changes keys and answers them whole, ascending by id; what was refused key by key stands in `errors`. */
    updateKeys(projectId: string, params: UpdateKeysParams, options?: QueueOptions): Promise<Collection<Key>>;
    /** Destroys one key, unless it is locked: `keys_locked` of the answer is then 1. */
    destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
    /** Destroys keys. `keys_locked` of the answer counts those that stayed; which they are is not said. */
    destroyKeys(projectId: string, keyIds: readonly Id[], options?: QueueOptions): Promise<WireKeysRemoved>;
    /** All keys, by cursor, page after page: `for await (const key of client.allKeys(id))`, or its `pages()`. */
    allKeys(projectId: string, params?: AllKeysParams): Pages<Key>;
    /** A page of webhooks, with their secrets. */
    webhooks(projectId: string, params?: PageParams): Promise<Collection<Webhook>>;
    /** One webhook, with its secret. */
    webhook(projectId: string, webhookId: string): Promise<Webhook>;
    /**
     * Creates a webhook; the service makes its secret, and posts a ping to its URL. Several may have one URL, so
     * this is never sent again after a failure that may have happened.
     */
    createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook>;
    /** Changes a webhook. `events` replaces the list; what is left out stays, the secret too. */
    updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook>;
    destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted>;
    /** Gives a webhook a new secret; deliveries carry it at once. If the answer is lost, read the webhook. */
    regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
    /** All webhooks, page after page, like {@link allKeys}. */
    allWebhooks(projectId: string): Pages<Webhook>;
    /** The project's name, type, base language and settings. */
    projectDetails(projectId: string): Promise<WireProject>;
    /** A page of the project's languages, by name. */
    languages(projectId: string, params?: PageParams): Promise<Collection<WireLanguage>>;
}
