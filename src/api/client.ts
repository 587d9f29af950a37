import type { JsonObject } from "../wire/json.ts";
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
import { Collection, Pages } from "./collection.ts";
import { type Connection, openConnection } from "./http/connection.ts";
import type { ClientOptions } from "./http/options.ts";
import { createSnapshot, type Operation, operations, perform, readRefusedEntries } from "./operations.ts";
import {
  type AllKeysParams,
  type CreateKeysParams,
  type Id,
  isPrepared,
  KEYS_PAGE_LIMIT,
  type KeyParams,
  type KeysParams,
  type PageParams,
  type Prepared,
  type UpdateKeysParams,
} from "./params.ts";

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
export let requestSnapshot: (client: Client, projectId: string, title: string) => Promise<JsonObject>;

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

  static {
    requestSnapshot = (client, projectId, title) => client.#read(createSnapshot, { projectId }, title);
  }

  /** The same operations on one project, without the id. */
  project(projectId: string): Project {
    return new Project(this, projectId);
  }

  /** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
  async keys(projectId: string, params: KeysParams = {}): Promise<Collection<Key>> {
    return this.#list(operations.keys, projectId, params, asKey, (next) => this.keys(projectId, next));
  }

  /** One key, with its translations, comments and screenshots. */
  async key(projectId: string, keyId: Id, params: KeyParams = {}): Promise<Key> {
    const key: WireKey = await this.#read(operations.key, { projectId, keyId }, params);
    return asKey(this.project(projectId), key);
  }

  /**
   * Creates keys. The response has the complete keys, in the order of the request; `errors` has the refused ones. Because
   * of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
   */
  async createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>> {
    return this.#list(operations.createKeys, projectId, params, asKey);
  }

  /** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
  async updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key> {
    const key: WireKey = await this.#read(operations.updateKey, { projectId, keyId }, params);
    return asKey(this.project(projectId), key);
  }

  /** Changes keys. The response has the complete keys, ascending by id; `errors` has the refused ones. */
  async updateKeys(projectId: string, params: Prepared<UpdateKeysParams>): Promise<Collection<Key>> {
    return this.#list(operations.updateKeys, projectId, params, asKey);
  }

  /** Destroys one key. If the key is locked, it stays, and `keys_locked` of the response is 1. */
  async destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved> {
    return this.#read(operations.destroyKey, { projectId, keyId }, undefined);
  }

  /** Destroys keys. `keys_locked` of the response counts those that stayed, without naming them. */
  async destroyKeys(projectId: string, keyIds: Prepared<readonly Id[]>): Promise<WireKeysRemoved> {
    return this.#read(operations.destroyKeys, { projectId }, keyIds);
  }

  /** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
  allKeys(projectId: string, params: AllKeysParams = {}): Pages<Key> {
    return new Pages(() => this.keys(projectId, { limit: KEYS_PAGE_LIMIT, ...params, pagination: "cursor" }));
  }

  /** A page of webhooks, with their secrets. */
  async webhooks(projectId: string, params: PageParams = {}): Promise<Collection<Webhook>> {
    return this.#list(operations.webhooks, projectId, params, asWebhook, (next) =>
      this.webhooks(projectId, next),
    );
  }

  /** One webhook, with its secret. */
  async webhook(projectId: string, webhookId: string): Promise<Webhook> {
    const webhook: WireWebhook = await this.#read(operations.webhook, { projectId, webhookId }, undefined);
    return asWebhook(this.project(projectId), webhook);
  }

  /** Creates a webhook: the service makes its secret and posts a ping. Several may have one URL, so it is never sent again if it may have happened. */
  async createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook> {
    const webhook: WireWebhook = await this.#read(operations.createWebhook, { projectId }, params);
    return asWebhook(this.project(projectId), webhook);
  }

  /** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
  async updateWebhook(
    projectId: string,
    webhookId: string,
    params: Prepared<WireWebhookUpdate>,
  ): Promise<Webhook> {
    const webhook: WireWebhook = await this.#read(operations.updateWebhook, { projectId, webhookId }, params);
    return asWebhook(this.project(projectId), webhook);
  }

  /** Deletes a webhook. `before` is called as a function of {@link Prepared} is. */
  async destroyWebhook(
    projectId: string,
    webhookId: string,
    before?: () => Promise<undefined>,
  ): Promise<WireWebhookDeleted> {
    return this.#read(operations.destroyWebhook, { projectId, webhookId }, before);
  }

  /** Gives a webhook a new secret, which its deliveries use at once. If the response is lost, read the webhook. */
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
    return this.#list(
      operations.languages,
      projectId,
      params,
      (_, language: WireLanguage) => language,
      (next) => this.languages(projectId, next),
    );
  }

  /** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
  async contributorMe(projectId: string): Promise<WireContributor> {
    return this.#read(operations.contributorMe, { projectId }, undefined);
  }

  async #read<Params, Wire>(
    operation: Operation<Params>,
    ids: Readonly<Record<string, Id>>,
    params: Prepared<Params>,
  ): Promise<Wire> {
    return (await perform<Params, Wire>(this.#connection, operation, ids, params)).value;
  }

  /** A page of a list, or what a batch has written. If the response does not name its project, it is that of the request. */
  async #list<Params extends object, Wire, T>(
    operation: Operation<Params>,
    projectId: string,
    params: Prepared<Params>,
    elementOf: (project: Project, wire: Wire) => T,
    readPage?: (params: Params) => Promise<Collection<T>>,
  ): Promise<Collection<T>> {
    const sent = await perform<Params, Wire[]>(this.#connection, operation, { projectId }, params);
    const { project_id, branch, errors } = sent.wire;
    const details = {
      projectId: typeof project_id === "string" ? project_id : (projectId.split(":")[0] ?? projectId),
      ...(typeof branch === "string" && { branch }),
      errors: operation.query ? [] : readRefusedEntries(errors),
      headers: sent.headers,
    };
    const project = this.project(projectId);
    const elements = sent.value.map((element) => elementOf(project, element));
    if (!readPage || isPrepared(params)) return new Collection(elements, details);
    return new Collection(elements, { ...details, requested: params }, (next) =>
      readPage({ ...params, ...next }),
    );
  }
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

/** The methods of a key. They and the project are not members of the key itself, which are the data of the service. */
class KeyActions {
  readonly #project: Project;

  /** @param project as the caller wrote it, so that a branch stays the same branch */
  constructor(project: Project) {
    this.#project = project;
  }

  /** {@link Client.updateKey} of this key. This object does not change; the response is the updated key. */
  update(this: Key, params: WireKeyUpdate): Promise<Key> {
    return this.#project.updateKey(this.key_id, params);
  }

  /** {@link Client.destroyKey} of this key. */
  destroy(this: Key): Promise<WireKeyRemoved> {
    return this.#project.destroyKey(this.key_id);
  }
}

/** A key: its members as the service sent them, with the names of the service, and {@link KeyActions}. */
export type Key = WireKey & KeyActions;

/** The methods of a webhook, like {@link KeyActions}. */
class WebhookActions {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  /** {@link Client.updateWebhook} of this webhook. This object does not change; the response is the updated webhook. */
  update(this: Webhook, params: WireWebhookUpdate): Promise<Webhook> {
    return this.#project.updateWebhook(this.webhook_id, params);
  }

  /** {@link Client.destroyWebhook} of this webhook. */
  destroy(this: Webhook): Promise<WireWebhookDeleted> {
    return this.#project.destroyWebhook(this.webhook_id);
  }

  /** {@link Client.regenerateWebhookSecret} of this webhook. */
  regenerateSecret(this: Webhook): Promise<WireWebhookSecret> {
    return this.#project.regenerateWebhookSecret(this.webhook_id);
  }
}

/** A webhook: its members as the service sent them, with the names of the service, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;

// The wire boundary: an element of a list may be anything. If it is not an object, it has no members.
function asKey(project: Project, wire: WireKey): Key {
  return Object.assign(new KeyActions(project), typeof wire === "object" ? wire : {}) as Key;
}

function asWebhook(project: Project, wire: WireWebhook): Webhook {
  return Object.assign(new WebhookActions(project), typeof wire === "object" ? wire : {}) as Webhook;
}
