import type { JsonObject } from "../wire/json.js";
import type { WireContributor, WireKey, WireKeyRemoved, WireKeysRemoved, WireKeyUpdate, WireLanguage, WireProject, WireWebhook, WireWebhookCreate, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../wire/key.js";
import { Collection, Pages } from "./collection.js";
import type { ClientOptions } from "./http/options.js";
import { type AllKeysParams, type CreateKeysParams, type Id, type KeyParams, type KeysParams, type PageParams, type Prepared, type UpdateKeysParams } from "./params.js";
/** The reading operations of {@link Client}, for code that must not write. Keys and webhooks have no `update` and `destroy`. */
export interface ReadClient extends Pick<Client, "projectDetails" | "languages" | "contributorMe"> {
    keys(projectId: string, params?: KeysParams): Promise<Collection<WireKey>>;
    key(projectId: string, keyId: Id, params?: KeyParams): Promise<WireKey>;
    allKeys(projectId: string, params?: AllKeysParams): Pages<WireKey>;
    webhooks(projectId: string, params?: PageParams): Promise<Collection<WireWebhook>>;
    webhook(projectId: string, webhookId: string): Promise<WireWebhook>;
    allWebhooks(projectId: string): Pages<WireWebhook>;
}
/** Asks for a snapshot of a project. For runs, not for users of the client. It is never sent again if it may have happened. */
export declare let requestSnapshot: (client: Client, projectId: string, title: string) => Promise<JsonObject>;
/**
 * The keys and webhooks of Lokalise projects. Each operation is one request. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of version 2 of the service's API.
 *
 * Every operation may throw an {@link ArgumentError} (nothing was sent), {@link ApiError}, {@link NetworkError},
 * {@link TimeoutError} or {@link AbortError}. Requests wait in a queue to keep within the limits. They are sent again
 * if that cannot do something twice: see the table in docs/client.md.
 */
export declare class Client {
    #private;
    constructor(options: ClientOptions);
    /** The same operations on one project, without the id. */
    project(projectId: string): Project;
    /** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
    keys(projectId: string, params?: KeysParams): Promise<Collection<Key>>;
    /** One key, with its translations, comments and screenshots. */
    key(projectId: string, keyId: Id, params?: KeyParams): Promise<Key>;
    /**
     * Creates keys. The response has the complete keys, in the order of the request; `errors` has the refused ones. Because
     * of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
     */
    createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>>;
    /** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
    updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
    /** Changes keys. The response has the complete keys, ascending by id; `errors` has the refused ones. */
    updateKeys(projectId: string, params: Prepared<UpdateKeysParams>): Promise<Collection<Key>>;
    /** Destroys one key. If the key is locked, it stays, and `keys_locked` of the response is 1. */
    destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
    /** Destroys keys. `keys_locked` of the response counts those that stayed, without naming them. */
    destroyKeys(projectId: string, keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved>;
    /** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
    allKeys(projectId: string, params?: AllKeysParams): Pages<Key>;
    /** A page of webhooks, with their secrets. */
    webhooks(projectId: string, params?: PageParams): Promise<Collection<Webhook>>;
    /** One webhook, with its secret. */
    webhook(projectId: string, webhookId: string): Promise<Webhook>;
    /** Creates a webhook: the service makes its secret and posts a ping. Several may have one URL, so it is never sent again if it may have happened. */
    createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook>;
    /** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
    updateWebhook(projectId: string, webhookId: string, params: Prepared<WireWebhookUpdate>): Promise<Webhook>;
    /** Deletes a webhook. `before` is called as a function of {@link Prepared} is. */
    destroyWebhook(projectId: string, webhookId: string, before?: () => Promise<undefined>): Promise<WireWebhookDeleted>;
    /** Gives a webhook a new secret, which its deliveries use at once. If the response is lost, read the webhook. */
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
/** The operations of {@link Client} without their first argument, the id of the project. */
type ProjectOperations = {
    [Name in Exclude<keyof Client, "project">]: Client[Name] extends (projectId: string, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
};
interface Project extends ProjectOperations {
}
/** The operations of {@link Client} on one project. The constructor sends nothing. */
declare class Project {
    #private;
    /** The id of the project as it was given: `<id>` or `<id>:<branch>`. */
    readonly id: string;
    constructor(client: Client, id: string);
}
export { Project };
/** The methods of a key. They and the project are not members of the key itself, which are the data of the service. */
declare class KeyActions {
    #private;
    /** @param project as the caller wrote it, so that a branch stays the same branch */
    constructor(project: Project);
    /** {@link Client.updateKey} of this key. This object does not change; the response is the updated key. */
    update(this: Key, params: WireKeyUpdate): Promise<Key>;
    /** {@link Client.destroyKey} of this key. */
    destroy(this: Key): Promise<WireKeyRemoved>;
}
/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;
/** The methods of a webhook, like {@link KeyActions}. */
declare class WebhookActions {
    #private;
    constructor(project: Project);
    /** {@link Client.updateWebhook} of this webhook. This object does not change; the response is the updated webhook. */
    update(this: Webhook, params: WireWebhookUpdate): Promise<Webhook>;
    /** {@link Client.destroyWebhook} of this webhook. */
    destroy(this: Webhook): Promise<WireWebhookDeleted>;
    /** {@link Client.regenerateWebhookSecret} of this webhook. */
    regenerateSecret(this: Webhook): Promise<WireWebhookSecret>;
}
/** A webhook: its members as the service sent them, with the names of the service, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;
