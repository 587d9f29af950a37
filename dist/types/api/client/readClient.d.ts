import type { WireKey } from "../../wire/key.js";
import type { WireContributor, WireLanguage, WireProject } from "../../wire/project.js";
import type { WireWebhook } from "../../wire/webhook.js";
import type { Id } from "../operations/encode.js";
import type { AllKeysParams, KeyParams, KeysParams, PageParams } from "../operations/params.js";
import type { Collection } from "./collection.js";
import type { Pages } from "./pages.js";
/**
 * The reading operations of {@link Client}, for code that must not write. A Client is a ReadClient. By their types,
 * its keys and webhooks are plain data, without `update` and `destroy`.
 */
export interface ReadClient {
    /** {@link Client.keys} */
    keys(projectId: string, params?: KeysParams): Promise<Collection<WireKey>>;
    /** {@link Client.key} */
    key(projectId: string, keyId: Id, params?: KeyParams): Promise<WireKey>;
    /** {@link Client.allKeys} */
    allKeys(projectId: string, params?: AllKeysParams): Pages<WireKey>;
    /** {@link Client.webhooks} */
    webhooks(projectId: string, params?: PageParams): Promise<Collection<WireWebhook>>;
    /** {@link Client.webhook} */
    webhook(projectId: string, webhookId: string): Promise<WireWebhook>;
    /** {@link Client.allWebhooks} */
    allWebhooks(projectId: string): Pages<WireWebhook>;
    /** {@link Client.projectDetails} */
    projectDetails(projectId: string): Promise<WireProject>;
    /** {@link Client.languages} */
    languages(projectId: string, params?: PageParams): Promise<Collection<WireLanguage>>;
    /** {@link Client.contributorMe} */
    contributorMe(projectId: string): Promise<WireContributor>;
}
