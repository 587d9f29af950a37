import type { WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.js";
import type { WireContributor, WireLanguage, WireProject } from "../../wire/project.js";
import type { WireWebhookCreate, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../../wire/webhook.js";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.js";
import type { Id } from "../operations/encode.js";
import type { AllKeysParams, KeyParams, KeysParams, PageParams, Prepared } from "../operations/params.js";
import type { ClientOperations } from "./clientOperations.js";
import type { Collection } from "./collection.js";
import type { Key } from "./key.js";
import type { Pages } from "./pages.js";
import type { Webhook } from "./webhook.js";
/** The operations of {@link Client} on one project. The constructor sends nothing. */
export declare class Project {
    #private;
    /** The id of the project as it was given: `<id>` or `<id>:<branch>`. */
    readonly id: string;
    constructor(client: ClientOperations, id: string);
    /** {@link Client.keys} */
    keys(params?: KeysParams): Promise<Collection<Key>>;
    /** {@link Client.key} */
    key(keyId: Id, params?: KeyParams): Promise<Key>;
    /** {@link Client.createKeys} */
    createKeys(params: CreateKeysParams): Promise<Collection<Key>>;
    /** {@link Client.updateKey} */
    updateKey(keyId: Id, params: WireKeyUpdate): Promise<Key>;
    /** {@link Client.updateKeys} */
    updateKeys(params: Prepared<UpdateKeysParams>): Promise<Collection<Key>>;
    /** {@link Client.destroyKey} */
    destroyKey(keyId: Id): Promise<WireKeyRemoved>;
    /** {@link Client.destroyKeys} */
    destroyKeys(keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved>;
    /** {@link Client.allKeys} */
    allKeys(params?: AllKeysParams): Pages<Key>;
    /** {@link Client.webhooks} */
    webhooks(params?: PageParams): Promise<Collection<Webhook>>;
    /** {@link Client.webhook} */
    webhook(webhookId: string): Promise<Webhook>;
    /** {@link Client.createWebhook} */
    createWebhook(params: WireWebhookCreate): Promise<Webhook>;
    /** {@link Client.updateWebhook} */
    updateWebhook(webhookId: string, params: Prepared<WireWebhookUpdate>): Promise<Webhook>;
    /** {@link Client.destroyWebhook} */
    destroyWebhook(webhookId: string, before?: () => Promise<undefined>): Promise<WireWebhookDeleted>;
    /** {@link Client.regenerateWebhookSecret} */
    regenerateWebhookSecret(webhookId: string): Promise<WireWebhookSecret>;
    /** {@link Client.allWebhooks} */
    allWebhooks(): Pages<Webhook>;
    /** {@link Client.projectDetails} */
    projectDetails(): Promise<WireProject>;
    /** {@link Client.languages} */
    languages(params?: PageParams): Promise<Collection<WireLanguage>>;
    /** {@link Client.contributorMe} */
    contributorMe(): Promise<WireContributor>;
}
