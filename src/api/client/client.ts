import type { WireKey, WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.ts";
import type { WireLanguage, WireProject } from "../../wire/project.ts";
import type {
  WireWebhookCreate,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../../wire/webhook.ts";
import { openConnection } from "../http/connection.ts";
import type { ClientOptions } from "../http/options.ts";
import type { Connection } from "../http/sendWithRetries.ts";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.ts";
import type { Id } from "../operations/encode.ts";
import { operations } from "../operations/operations.ts";
import {
  type AllKeysParams,
  KEYS_PAGE_LIMIT,
  type KeyParams,
  type KeysParams,
  type PageParams,
  type QueueOptions,
} from "../operations/params.ts";
import { type CheckedAnswer, perform } from "../operations/perform.ts";
import { readRefusedEntries } from "../operations/refusedEntries.ts";
import { Collection, type ListDetails } from "./collection.ts";
import { asKey, type Key } from "./key.ts";
import { Pages } from "./pages.ts";
import { Project } from "./project.ts";
import { asWebhook, type Webhook } from "./webhook.ts";

export type { ReadClient } from "./readClient.ts";

/**
 * The keys and webhooks of Lokalise projects, one request an operation. A `projectId` is `<hex>.<digits>`, or
 * `<id>:<branch>`. Paths and limits are those of the service's API, version 2.
 *
 * Every operation may end with an {@link ArgumentError} (nothing was sent), {@link ApiError},
 * {@link NetworkError}, {@link TimeoutError} or {@link AbortError}. Requests wait for their turn, and are sent
 * again where that cannot do something twice: the table stands in docs/client.md.
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

  /** A page of keys, ascending by id. Archived keys are listed, translations are not, unless `params` say so. */
  async keys(projectId: string, params: KeysParams = {}): Promise<Collection<Key>> {
    const answer = await perform(this.#connection, operations.keys, { projectId }, params);
    const keys = answer.wire.keys.map((wire) => asKey(wire, this, projectId));
    return new Collection(keys, listDetails(projectId, answer, params), (turn) =>
      this.keys(projectId, { ...params, ...turn }),
    );
  }

  /** One key, with its translations, comments and screenshots. */
  async key(projectId: string, keyId: Id, params: KeyParams = {}): Promise<Key> {
    const { wire } = await perform(this.#connection, operations.key, { projectId, keyId }, params);
    return asKey(wire.key, this, projectId);
  }

  /**
   * Creates keys and answers them whole, in the order sent. What the service refused key by key stands in
   * `errors` of the answer; one malformed key makes it refuse the whole batch. Never sent again after a failure
   * that may have happened.
   */
  async createKeys(projectId: string, params: CreateKeysParams): Promise<Collection<Key>> {
    return this.#batch(
      projectId,
      await perform(this.#connection, operations.createKeys, { projectId }, params),
    );
  }

  /** Changes one key, but not its translations: the service takes those in {@link updateKeys} only. */
  async updateKey(projectId: string, keyId: Id, params: WireKeyUpdate): Promise<Key> {
    const { wire } = await perform(this.#connection, operations.updateKey, { projectId, keyId }, params);
    return asKey(wire.key, this, projectId);
  }

  /** Changes keys and answers them whole, ascending by id; what was refused key by key stands in `errors`. */
  async updateKeys(
    projectId: string,
    params: UpdateKeysParams,
    options: QueueOptions = {},
  ): Promise<Collection<Key>> {
    const answer = await perform(this.#connection, operations.updateKeys, { projectId }, params, options);
    return this.#batch(projectId, answer);
  }

  /** Destroys one key, unless it is locked: `keys_locked` of the answer is then 1. */
  async destroyKey(projectId: string, keyId: Id): Promise<WireKeyRemoved> {
    return (await perform(this.#connection, operations.destroyKey, { projectId, keyId }, undefined)).wire;
  }

  /** Destroys keys. `keys_locked` of the answer counts those that stayed; which they are is not said. */
  async destroyKeys(
    projectId: string,
    keyIds: readonly Id[],
    options: QueueOptions = {},
  ): Promise<WireKeysRemoved> {
    return (await perform(this.#connection, operations.destroyKeys, { projectId }, keyIds, options)).wire;
  }

  /** All keys, by cursor, page after page: `for await (const key of client.allKeys(id))`, or its `pages()`. */
  allKeys(projectId: string, params: AllKeysParams = {}): Pages<Key> {
    return new Pages(() => this.keys(projectId, { limit: KEYS_PAGE_LIMIT, ...params, pagination: "cursor" }));
  }

  /** A page of webhooks, with their secrets. */
  async webhooks(projectId: string, params: PageParams = {}): Promise<Collection<Webhook>> {
    const answer = await perform(this.#connection, operations.webhooks, { projectId }, params);
    const webhooks = answer.wire.webhooks.map((wire) => asWebhook(wire, this, projectId));
    return new Collection(webhooks, listDetails(projectId, answer, params), (turn) =>
      this.webhooks(projectId, { ...params, ...turn }),
    );
  }

  /** One webhook, with its secret. */
  async webhook(projectId: string, webhookId: string): Promise<Webhook> {
    const { wire } = await perform(this.#connection, operations.webhook, { projectId, webhookId }, undefined);
    return asWebhook(wire.webhook, this, projectId);
  }

  /**
   * Creates a webhook; the service makes its secret, and posts a ping to its URL. Several may have one URL, so
   * this is never sent again after a failure that may have happened.
   */
  async createWebhook(projectId: string, params: WireWebhookCreate): Promise<Webhook> {
    const { wire } = await perform(this.#connection, operations.createWebhook, { projectId }, params);
    return asWebhook(wire.webhook, this, projectId);
  }

  /** Changes a webhook. `events` replaces the list; what is left out stays, the secret too. */
  async updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook> {
    const { wire } = await perform(
      this.#connection,
      operations.updateWebhook,
      { projectId, webhookId },
      params,
    );
    return asWebhook(wire.webhook, this, projectId);
  }

  async destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted> {
    return (await perform(this.#connection, operations.destroyWebhook, { projectId, webhookId }, undefined))
      .wire;
  }

  /** Gives a webhook a new secret; deliveries carry it at once. If the answer is lost, read the webhook. */
  async regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret> {
    const operation = operations.regenerateWebhookSecret;
    return (await perform(this.#connection, operation, { projectId, webhookId }, undefined)).wire;
  }

  /** All webhooks, page after page, like {@link allKeys}. */
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
    const turn = (next: object) => this.languages(projectId, { ...params, ...next });
    return new Collection(answer.wire.languages, listDetails(projectId, answer, params), turn);
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

/** An answer that does not name its project is of the one that was asked for. */
function listDetails(
  projectId: string,
  { wire, headers }: CheckedAnswer<Envelope>,
  asked: NonNullable<ListDetails["requested"]>,
): ListDetails {
  const { project_id, branch } = wire;
  const named = typeof project_id === "string" ? project_id : (projectId.split(":")[0] ?? projectId);
  return { projectId: named, ...(typeof branch === "string" && { branch }), headers, requested: asked };
}
