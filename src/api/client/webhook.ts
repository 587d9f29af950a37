import type {
  WireWebhook,
  WireWebhookDeleted,
  WireWebhookSecret,
  WireWebhookUpdate,
} from "../../wire/webhook.ts";

/** What a webhook needs of its client. */
interface WebhookOperations {
  updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook>;
  destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted>;
  regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
}

/** What a webhook can do. Its data are its own members; this and the client are not among them. */
class WebhookActions {
  readonly #operations: WebhookOperations;
  readonly #projectId: string;
  readonly #webhookId: string;

  constructor(operations: WebhookOperations, projectId: string, webhookId: string) {
    this.#operations = operations;
    this.#projectId = projectId;
    this.#webhookId = webhookId;
  }

  /** {@link Client.updateWebhook} of this webhook. This object stays as it is; the answer holds the webhook as it is now. */
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

/** A webhook: its members exactly as the service sent them, under their wire names, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;

export function asWebhook(wire: WireWebhook, operations: WebhookOperations, projectId: string): Webhook {
  // The wire boundary: an element of a list may be anything, and is then a webhook without members.
  const members: Partial<WireWebhook> | null = typeof wire === "object" ? wire : null;
  return Object.assign(
    new WebhookActions(operations, projectId, members?.webhook_id ?? ""),
    members,
  ) as Webhook;
}
