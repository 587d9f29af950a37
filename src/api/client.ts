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
import { type CheckedAnswer, type Operation, operations, perform, readRefusedEntries } from "./operations.ts";
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
export interface ReadClient extends Pick<Client, "projectDetails" | "languages" | "contributorMe"> {
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
}

/**
 * The keys and webhooks of Lokalise projects. Each operation is one request. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of version 2 of the service's API.
 *
 * Every operation may throw an {@link ArgumentError} (nothing was sent), {@link ApiError}, {@link NetworkError},
 * {@link TimeoutError} or {@link AbortError}. Requests wait in a queue to keep within the limits. They are sent again
 * if that cannot do something twice: see the table in docs/client.md.
 */
export class Client {
  readonly #connection: Connection;

  constructor(options: ClientOptions) {
    this.#connection = openConnection(options);
  }

  /** The same operations on one project, without the id. */
  project(projectId: string): Project {
    return new Project(this, projectId);
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
    const { key } = await this.#read(operations.key, { projectId, keyId }, params);
    return asKey(key, this, projectId);
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
    const { key } = await this.#read(operations.updateKey, { projectId, keyId }, params);
    return asKey(key, this, projectId);
  }

  /** Changes keys. The answer has the complete keys, ascending by id; `errors` has the refused ones. */
  async updateKeys(projectId: string, params: Prepared<UpdateKeysParams>): Promise<Collection<Key>> {
    const answer = await perform(this.#connection, operations.updateKeys, { projectId }, params);
    return this.#batch(projectId, answer);
  }

  /** Destroys one key. If the key is locked, it stays, and `keys_locked` of the answer is 1. */
  async destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved> {
    return this.#read(operations.destroyKey, { projectId, keyId }, undefined);
  }

  /** Destroys keys. `keys_locked` of the answer counts those that stayed, without naming them. */
  async destroyKeys(projectId: string, keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved> {
    return this.#read(operations.destroyKeys, { projectId }, keyIds);
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
    const { webhook } = await this.#read(operations.webhook, { projectId, webhookId }, undefined);
    return asWebhook(webhook, this, projectId);
  }

  /**
   * Creates a webhook. The service makes its secret, and posts a ping to its URL. Several webhooks may have the same URL,
   * so the request is never sent again if it may have happened.
   */
  async createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook> {
    const { webhook } = await this.#read(operations.createWebhook, { projectId }, params);
    return asWebhook(webhook, this, projectId);
  }

  /** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
  async updateWebhook(
    projectId: string,
    webhookId: string,
    params: Prepared<WireWebhookUpdate>,
  ): Promise<Webhook> {
    const { webhook } = await this.#read(operations.updateWebhook, { projectId, webhookId }, params);
    return asWebhook(webhook, this, projectId);
  }

  /** Deletes a webhook. `before` is called as a function of {@link Prepared} is. */
  async destroyWebhook(
    projectId: string,
    webhookId: string,
    before?: () => Promise<undefined>,
  ): Promise<WireWebhookDeleted> {
    return this.#read(operations.destroyWebhook, { projectId, webhookId }, before);
  }

  /** Gives a webhook a new secret, which its deliveries use at once. If the answer is lost, read the webhook. */
  async regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret> {
    return this.#read(operations.regenerateWebhookSecret, { projectId, webhookId }, undefined);
  }

  /** All webhooks, read page by page like {@link allKeys}. */
  allWebhooks(projectId: string): Pages<Webhook> {
    return new Pages(() => this.webhooks(projectId));
  }

  /** The project's name, type, base language and settings. */
  async projectDetails(projectId: string): Promise<WireProject> {
    return this.#read(operations.projectDetails, { projectId }, undefined);
  }

  /** A page of the project's languages, by name. */
  async languages(projectId: string, params: PageParams = {}): Promise<Collection<WireLanguage>> {
    const answer = await perform(this.#connection, operations.languages, { projectId }, params);
    const readPage = (next: object) => this.languages(projectId, { ...params, ...next });
    return new Collection(answer.wire.languages, listDetails(projectId, answer, params), readPage);
  }

  /** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
  async contributorMe(projectId: string): Promise<WireContributor> {
    return (await this.#read(operations.contributorMe, { projectId }, undefined)).contributor;
  }

  async #read<Params, Wire>(
    operation: Operation<Params, Wire>,
    ids: Readonly<Record<string, Id>>,
    params: Prepared<Params>,
  ): Promise<Wire> {
    return (await perform(this.#connection, operation, ids, params)).wire;
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

/** The operations of {@link Client} without their first argument, the id of the project. */
type ProjectOperations = {
  [Name in Exclude<keyof Client, "project">]: Client[Name] extends (
    projectId: string,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

// biome-ignore lint/correctness/noUnusedVariables: it is the type of the class below.
interface Project extends ProjectOperations {}

/** The operations of {@link Client} on one project. The constructor sends nothing. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the static block defines all operations.
class Project {
  readonly #client: Client;
  /** The id of the project as it was given: `<id>` or `<id>:<branch>`. */
  readonly id: string;

  constructor(client: Client, id: string) {
    this.#client = client;
    this.id = id;
  }

  static {
    for (const name of Object.getOwnPropertyNames(Client.prototype)) {
      if (name === "constructor" || name === "project") continue;
      const value = function (this: Project, ...rest: unknown[]): unknown {
        return Reflect.get(this.#client, name).call(this.#client, this.id, ...rest);
      };
      Object.defineProperty(Project.prototype, name, { value });
    }
  }
}

export { Project };

/** The methods of a key. They and the client are not members of the key itself, which are the data of the service. */
class KeyActions {
  readonly #client: Client;
  readonly #projectId: string;
  readonly #keyId: Id;

  constructor(client: Client, projectId: string, keyId: Id) {
    this.#client = client;
    this.#projectId = projectId;
    this.#keyId = keyId;
  }

  /** {@link Client.updateKey} of this key. This object does not change; the answer is the updated key. */
  update(params: WireKeyUpdate): Promise<Key> {
    return this.#client.updateKey(this.#projectId, this.#keyId, params);
  }

  /** {@link Client.destroyKey} of this key. */
  destroy(): Promise<WireKeyRemoved> {
    return this.#client.destroyKey(this.#projectId, this.#keyId);
  }
}

/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;

/** @param projectId as the caller wrote it, so that a branch stays the same branch */
function asKey(wire: WireKey, client: Client, projectId: string): Key {
  // The wire boundary: an element of a list may be anything. If it is not an object, the key has no members.
  const members: Partial<WireKey> | null = typeof wire === "object" ? wire : null;
  return Object.assign(new KeyActions(client, projectId, members?.key_id ?? ""), members) as Key;
}

/** The methods of a webhook. They and the client are not members of the webhook itself, which are the data of the service. */
class WebhookActions {
  readonly #client: Client;
  readonly #projectId: string;
  readonly #webhookId: string;

  constructor(client: Client, projectId: string, webhookId: string) {
    this.#client = client;
    this.#projectId = projectId;
    this.#webhookId = webhookId;
  }

  /** {@link Client.updateWebhook} of this webhook. This object does not change; the answer is the updated webhook. */
  update(params: WireWebhookUpdate): Promise<Webhook> {
    return this.#client.updateWebhook(this.#projectId, this.#webhookId, params);
  }

  /** {@link Client.destroyWebhook} of this webhook. */
  destroy(): Promise<WireWebhookDeleted> {
    return this.#client.destroyWebhook(this.#projectId, this.#webhookId);
  }

  /** {@link Client.regenerateWebhookSecret} of this webhook. */
  regenerateSecret(): Promise<WireWebhookSecret> {
    return this.#client.regenerateWebhookSecret(this.#projectId, this.#webhookId);
  }
}

/** A webhook: its members as the service sent them, with the names of the service, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;

function asWebhook(wire: WireWebhook, client: Client, projectId: string): Webhook {
  // The wire boundary: an element of a list may be anything. If it is not an object, the webhook has no members.
  const members: Partial<WireWebhook> | null = typeof wire === "object" ? wire : null;
  return Object.assign(new WebhookActions(client, projectId, members?.webhook_id ?? ""), members) as Webhook;
}
