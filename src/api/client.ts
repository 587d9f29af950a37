import type {
  WireContributor,
  WireKey,
  WireKeyRemoved,
  WireKeysRemoved,
  WireKeyUpdate,
  WireLanguage,
  WireProject,
  WireWebhook,
  WireWebhookCreate,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../wire/key.ts";
import { Collection, type ListDetails, Pages } from "./collection.ts";
import { type Connection, openConnection } from "./http/connection.ts";
import type { ClientOptions } from "./http/options.ts";
import { type CheckedAnswer, operations, perform, readRefusedEntries } from "./operations.ts";
import {
  type AllKeysParams,
  type CreateKeysParams,
  type Id,
  KEYS_PAGE_LIMIT,
  type KeyParams,
  type KeysParams,
  type PageParams,
  type Prepared,
  type UpdateKeysParams,
} from "./params.ts";

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

/**
 * The operations of a {@link Client}. They are apart from it, so that {@link Project} can use them without importing
 * the client that makes it.
 */
export class ClientOperations {
  readonly #connection: Connection;

  /** @internal */
  protected constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
  async keys(projectId: string, params: KeysParams = {}): Promise<Collection<Key>> {
    const answer = await perform(this.#connection, operations.keys, { projectId }, params);
    const keys = answer.wire.keys.map((wire) => asKey(wire, this, projectId));
    return new Collection(keys, listDetails(projectId, answer, params), (next) =>
      this.keys(projectId, { ...params, ...next }),
    );
  }

  /** One key, with its translations, comments and screenshots. */
  async key(projectId: string, keyId: Id, params: KeyParams = {}): Promise<Key> {
    const { wire } = await perform(this.#connection, operations.key, { projectId, keyId }, params);
    return asKey(wire.key, this, projectId);
  }

  /**
   * Creates keys. The answer has the complete keys, in the order of the request; `errors` has the refused ones. Because
   * of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
   */
  async createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>> {
    return this.#batch(
      projectId,
      await perform(this.#connection, operations.createKeys, { projectId }, params),
    );
  }

  /** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
  async updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key> {
    const { wire } = await perform(this.#connection, operations.updateKey, { projectId, keyId }, params);
    return asKey(wire.key, this, projectId);
  }

  /** Changes keys. The answer has the complete keys, ascending by id; `errors` has the refused ones. */
  async updateKeys(projectId: string, params: Prepared<UpdateKeysParams>): Promise<Collection<Key>> {
    const answer = await perform(this.#connection, operations.updateKeys, { projectId }, params);
    return this.#batch(projectId, answer);
  }

  /** Destroys one key. If the key is locked, it stays, and `keys_locked` of the answer is 1. */
  async destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved> {
    return (await perform(this.#connection, operations.destroyKey, { projectId, keyId }, undefined)).wire;
  }

  /** Destroys keys. `keys_locked` of the answer counts those that stayed, without naming them. */
  async destroyKeys(projectId: string, keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved> {
    return (await perform(this.#connection, operations.destroyKeys, { projectId }, keyIds)).wire;
  }

  /** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
  allKeys(projectId: string, params: AllKeysParams = {}): Pages<Key> {
    return new Pages(() => this.keys(projectId, { limit: KEYS_PAGE_LIMIT, ...params, pagination: "cursor" }));
  }

  /** A page of webhooks, with their secrets. */
  async webhooks(projectId: string, params: PageParams = {}): Promise<Collection<Webhook>> {
    const answer = await perform(this.#connection, operations.webhooks, { projectId }, params);
    const webhooks = answer.wire.webhooks.map((wire) => asWebhook(wire, this, projectId));
    return new Collection(webhooks, listDetails(projectId, answer, params), (next) =>
      this.webhooks(projectId, { ...params, ...next }),
    );
  }

  /** One webhook, with its secret. */
  async webhook(projectId: string, webhookId: string): Promise<Webhook> {
    const { wire } = await perform(this.#connection, operations.webhook, { projectId, webhookId }, undefined);
    return asWebhook(wire.webhook, this, projectId);
  }

  /**
   * Creates a webhook. The service makes its secret, and posts a ping to its URL. Several webhooks may have the same URL,
   * so the request is never sent again if it may have happened.
   */
  async createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook> {
    const { wire } = await perform(this.#connection, operations.createWebhook, { projectId }, params);
    return asWebhook(wire.webhook, this, projectId);
  }

  /** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
  async updateWebhook(
    projectId: string,
    webhookId: string,
    params: Prepared<WireWebhookUpdate>,
  ): Promise<Webhook> {
    const { wire } = await perform(
      this.#connection,
      operations.updateWebhook,
      { projectId, webhookId },
      params,
    );
    return asWebhook(wire.webhook, this, projectId);
  }

  /** Deletes a webhook. `before` is called as a function of {@link Prepared} is. */
  async destroyWebhook(
    projectId: string,
    webhookId: string,
    before?: () => Promise<undefined>,
  ): Promise<WireWebhookDeleted> {
    return (await perform(this.#connection, operations.destroyWebhook, { projectId, webhookId }, before))
      .wire;
  }

  /** Gives a webhook a new secret, which its deliveries use at once. If the answer is lost, read the webhook. */
  async regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret> {
    const operation = operations.regenerateWebhookSecret;
    return (await perform(this.#connection, operation, { projectId, webhookId }, undefined)).wire;
  }

  /** All webhooks, read page by page like {@link allKeys}. */
  allWebhooks(projectId: string): Pages<Webhook> {
    return new Pages(() => this.webhooks(projectId));
  }

  /** The project's name, type, base language and settings. */
  async projectDetails(projectId: string): Promise<WireProject> {
    return (await perform(this.#connection, operations.projectDetails, { projectId }, undefined)).wire;
  }

  /** A page of the project's languages, by name. */
  async languages(projectId: string, params: PageParams = {}): Promise<Collection<WireLanguage>> {
    const answer = await perform(this.#connection, operations.languages, { projectId }, params);
    const readPage = (next: object) => this.languages(projectId, { ...params, ...next });
    return new Collection(answer.wire.languages, listDetails(projectId, answer, params), readPage);
  }

  /** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
  async contributorMe(projectId: string): Promise<WireContributor> {
    return (await perform(this.#connection, operations.contributorMe, { projectId }, undefined)).wire
      .contributor;
  }

  #batch(
    projectId: string,
    answer: CheckedAnswer<Envelope & { keys: WireKey[]; errors?: unknown }>,
  ): Collection<Key> {
    const keys = answer.wire.keys.map((wire) => asKey(wire, this, projectId));
    return new Collection(keys, {
      ...listDetails(projectId, answer, {}),
      errors: readRefusedEntries(answer.wire.errors),
    });
  }
}

interface Envelope {
  project_id?: unknown;
  branch?: unknown;
}

/** If the answer does not name its project, it is the project of the request. */
function listDetails(
  projectId: string,
  { wire, headers }: CheckedAnswer<Envelope>,
  asked: NonNullable<ListDetails["requested"]>,
): ListDetails {
  const { project_id, branch } = wire;
  const named = typeof project_id === "string" ? project_id : (projectId.split(":")[0] ?? projectId);
  return { projectId: named, ...(typeof branch === "string" && { branch }), headers, requested: asked };
}

/**
 * The keys and webhooks of Lokalise projects. Each operation is one request. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of version 2 of the service's API.
 *
 * Every operation may throw an {@link ArgumentError} (nothing was sent), {@link ApiError}, {@link NetworkError},
 * {@link TimeoutError} or {@link AbortError}. Requests wait in a queue to keep within the limits. They are sent again
 * if that cannot do something twice: see the table in docs/client.md.
 */
export class Client extends ClientOperations {
  constructor(options: ClientOptions) {
    super(openConnection(options));
  }

  /** The same operations on one project, without the id. */
  project(projectId: string): Project {
    return new Project(this, projectId);
  }
}

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

/** The operations of the client that a key uses. */
interface KeyOperations {
  updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key>;
  destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved>;
}

/** The methods of a key. They and the client are not members of the key itself, which are the data of the service. */
class KeyActions {
  readonly #operations: KeyOperations;
  readonly #projectId: string;
  readonly #keyId: Id;

  constructor(operations: KeyOperations, projectId: string, keyId: Id) {
    this.#operations = operations;
    this.#projectId = projectId;
    this.#keyId = keyId;
  }

  /** {@link Client.updateKey} of this key. This object does not change; the answer is the updated key. */
  update(params: WireKeyUpdate): Promise<Key> {
    return this.#operations.updateKey(this.#projectId, this.#keyId, params);
  }

  /** {@link Client.destroyKey} of this key. */
  destroy(): Promise<WireKeyRemoved> {
    return this.#operations.destroyKey(this.#projectId, this.#keyId);
  }
}

/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;

/** @param projectId as the caller wrote it, so that a branch stays the same branch */
function asKey(wire: WireKey, operations: KeyOperations, projectId: string): Key {
  // The wire boundary: an element of a list may be anything. If it is not an object, the key has no members.
  const members: Partial<WireKey> | null = typeof wire === "object" ? wire : null;
  return Object.assign(new KeyActions(operations, projectId, members?.key_id ?? ""), members) as Key;
}

/** The operations of the client that a webhook uses. */
interface WebhookOperations {
  updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook>;
  destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted>;
  regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
}

/** The methods of a webhook. They and the client are not members of the webhook itself, which are the data of the service. */
class WebhookActions {
  readonly #operations: WebhookOperations;
  readonly #projectId: string;
  readonly #webhookId: string;

  constructor(operations: WebhookOperations, projectId: string, webhookId: string) {
    this.#operations = operations;
    this.#projectId = projectId;
    this.#webhookId = webhookId;
  }

  /** {@link Client.updateWebhook} of this webhook. This object does not change; the answer is the updated webhook. */
  update(params: WireWebhookUpdate): Promise<Webhook> {
    return this.#operations.updateWebhook(this.#projectId, this.#webhookId, params);
  }

  /** {@link Client.destroyWebhook} of this webhook. */
  destroy(): Promise<WireWebhookDeleted> {
    return this.#operations.destroyWebhook(this.#projectId, this.#webhookId);
  }

  /** {@link Client.regenerateWebhookSecret} of this webhook. */
  regenerateSecret(): Promise<WireWebhookSecret> {
    return this.#operations.regenerateWebhookSecret(this.#projectId, this.#webhookId);
  }
}

/** A webhook: its members as the service sent them, with the names of the service, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;

function asWebhook(wire: WireWebhook, operations: WebhookOperations, projectId: string): Webhook {
  // The wire boundary: an element of a list may be anything. If it is not an object, the webhook has no members.
  const members: Partial<WireWebhook> | null = typeof wire === "object" ? wire : null;
  return Object.assign(
    new WebhookActions(operations, projectId, members?.webhook_id ?? ""),
    members,
  ) as Webhook;
}
