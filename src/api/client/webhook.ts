import type {
  WireWebhook,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../../wire/webhook.ts";

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

export function asWebhook(wire: WireWebhook, operations: WebhookOperations, projectId: string): Webhook {
  // The wire boundary: an element of a list may be anything. If it is not an object, the webhook has no members.
  const members: Partial<WireWebhook> | null = typeof wire === "object" ? wire : null;
  return Object.assign(
    new WebhookActions(operations, projectId, members?.webhook_id ?? ""),
    members,
  ) as Webhook;
}
