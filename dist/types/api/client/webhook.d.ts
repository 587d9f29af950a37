import type { WireWebhook, WireWebhookDeleted, WireWebhookSecret, WireWebhookUpdate } from "../../wire/webhook.js";
/** The operations of the client that a webhook uses. */
interface WebhookOperations {
    updateWebhook(projectId: string, webhookId: string, params: WireWebhookUpdate): Promise<Webhook>;
    destroyWebhook(projectId: string, webhookId: string): Promise<WireWebhookDeleted>;
    regenerateWebhookSecret(projectId: string, webhookId: string): Promise<WireWebhookSecret>;
}
/** The methods of a webhook. They and the client are not members of the webhook itself, which are the data of the service. */
declare class WebhookActions {
    #private;
    constructor(operations: WebhookOperations, projectId: string, webhookId: string);
    /** {@link Client.updateWebhook} of this webhook. This object does not change; the answer is the updated webhook. */
    update(params: WireWebhookUpdate): Promise<Webhook>;
    /** {@link Client.destroyWebhook} of this webhook. */
    destroy(): Promise<WireWebhookDeleted>;
    /** {@link Client.regenerateWebhookSecret} of this webhook. */
    regenerateSecret(): Promise<WireWebhookSecret>;
}
/** A webhook: its members as the service sent them, with the names of the service, and {@link WebhookActions}. */
export type Webhook = WireWebhook & WebhookActions;
export declare function asWebhook(wire: WireWebhook, operations: WebhookOperations, projectId: string): Webhook;
export {};
