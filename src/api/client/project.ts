import type { WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.ts";
import type { WireContributor, WireLanguage, WireProject } from "../../wire/project.ts";
import type {
  WireWebhookCreate,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../../wire/webhook.ts";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.ts";
import type { Id } from "../operations/encode.ts";
import type { AllKeysParams, KeyParams, KeysParams, PageParams, Prepared } from "../operations/params.ts";
import type { ClientOperations } from "./clientOperations.ts";
import type { Collection } from "./collection.ts";
import type { Key } from "./key.ts";
import type { Pages } from "./pages.ts";
import type { Webhook } from "./webhook.ts";

/** The operations of {@link Client} on one project. The constructor sends nothing. */
export class Project {
  readonly #client: ClientOperations;
  /** The id of the project as it was given: `<id>` or `<id>:<branch>`. */
  readonly id: string;

  constructor(client: ClientOperations, id: string) {
    this.#client = client;
    this.id = id;
  }

  /** {@link Client.keys} */
  keys(params?: KeysParams): Promise<Collection<Key>> {
    return this.#client.keys(this.id, params);
  }

  /** {@link Client.key} */
  key(keyId: Id, params?: KeyParams): Promise<Key> {
    return this.#client.key(this.id, keyId, params);
  }

  /** {@link Client.createKeys} */
  createKeys(params: CreateKeysParams): Promise<Collection<Key>> {
    return this.#client.createKeys(this.id, params);
  }

  /** {@link Client.updateKey} */
  updateKey(keyId: Id, params: WireKeyUpdate): Promise<Key> {
    return this.#client.updateKey(this.id, keyId, params);
  }

  /** {@link Client.updateKeys} */
  updateKeys(params: Prepared<UpdateKeysParams>): Promise<Collection<Key>> {
    return this.#client.updateKeys(this.id, params);
  }

  /** {@link Client.destroyKey} */
  destroyKey(keyId: Id): Promise<WireKeyRemoved> {
    return this.#client.destroyKey(this.id, keyId);
  }

  /** {@link Client.destroyKeys} */
  destroyKeys(keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved> {
    return this.#client.destroyKeys(this.id, keyIds);
  }

  /** {@link Client.allKeys} */
  allKeys(params?: AllKeysParams): Pages<Key> {
    return this.#client.allKeys(this.id, params);
  }

  /** {@link Client.webhooks} */
  webhooks(params?: PageParams): Promise<Collection<Webhook>> {
    return this.#client.webhooks(this.id, params);
  }

  /** {@link Client.webhook} */
  webhook(webhookId: string): Promise<Webhook> {
    return this.#client.webhook(this.id, webhookId);
  }

  /** {@link Client.createWebhook} */
  createWebhook(params: WireWebhookCreate): Promise<Webhook> {
    return this.#client.createWebhook(this.id, params);
  }

  /** {@link Client.updateWebhook} */
  updateWebhook(webhookId: string, params: Prepared<WireWebhookUpdate>): Promise<Webhook> {
    return this.#client.updateWebhook(this.id, webhookId, params);
  }

  /** {@link Client.destroyWebhook} */
  destroyWebhook(webhookId: string, before?: () => Promise<undefined>): Promise<WireWebhookDeleted> {
    return this.#client.destroyWebhook(this.id, webhookId, before);
  }

  /** {@link Client.regenerateWebhookSecret} */
  regenerateWebhookSecret(webhookId: string): Promise<WireWebhookSecret> {
    return this.#client.regenerateWebhookSecret(this.id, webhookId);
  }

  /** {@link Client.allWebhooks} */
  allWebhooks(): Pages<Webhook> {
    return this.#client.allWebhooks(this.id);
  }

  /** {@link Client.projectDetails} */
  projectDetails(): Promise<WireProject> {
    return this.#client.projectDetails(this.id);
  }

  /** {@link Client.languages} */
  languages(params?: PageParams): Promise<Collection<WireLanguage>> {
    return this.#client.languages(this.id, params);
  }

  /** {@link Client.contributorMe} */
  contributorMe(): Promise<WireContributor> {
    return this.#client.contributorMe(this.id);
  }
}
