import type { WireWebhook, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../../wire/webhook.js";
/** What a webhook needs of its client. */
interface WebhookOperations {
    updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook>;
    destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted>;
    regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
}
/** What a webhook can do. Its data are its own members; this and the client are not among them. */
declare class WebhookActions {
    #private;
    constructor(operations: WebhookOperations, projectId: string, webhookId: string);
    /** {@link Client.updateWebhook} of this webhook. This object stays as it is; the answer holds the webhook as it is now. */
    update(params: WireWebhookUpdate): Promise<Webhook>;
    /** {@link Client.destroyWebhook} of this webhook. */
    destroy(): Promise<WireWebhookDeleted>;
    /** {@link Client.regenerateWebhookSecret} of this webhook. */
    regenerateSecret(): Promise<WireWebhookSecret>;
}
/** A webhook: its members exactly as the service sent them, under their wire names, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;
export declare function asWebhook(wire: WireWebhook, operations: WebhookOperations, projectId: string): Webhook;
export {};
