import type { WireKey, WireKeyRemoved, WireKeysRemoved, WireKeyUpdate } from "../../wire/key.ts";
import type { WireContributor, WireLanguage, WireProject } from "../../wire/project.ts";
import type {
  WireWebhookCreate,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../../wire/webhook.ts";
import type { Connection } from "../http/connection.ts";
import type { CreateKeysParams, UpdateKeysParams } from "../operations/bodies.ts";
import type { Id } from "../operations/encode.ts";
import { operations } from "../operations/operations.ts";
import {
  type AllKeysParams,
  KEYS_PAGE_LIMIT,
  type KeyParams,
  type KeysParams,
  type PageParams,
  type Prepared,
} from "../operations/params.ts";
import { type CheckedAnswer, perform } from "../operations/perform.ts";
import { readRefusedEntries } from "../operations/refusedEntries.ts";
import { Collection, type ListDetails } from "./collection.ts";
import { asKey, type Key } from "./key.ts";
import { Pages } from "./pages.ts";
import { asWebhook, type Webhook } from "./webhook.ts";

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
