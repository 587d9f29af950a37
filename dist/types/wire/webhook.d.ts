/** A webhook, as the service writes it in JSON. */
export interface WireEventLanguages {
    event: string;
    lang_iso_codes: string[];
}
export interface WireWebhook {
    /** 40 hex digits. */
    webhook_id: string;
    url: string;
    /** null: all branches. */
    branch: string | null;
    /** 40 hex digits; stands in lists too. */
    secret: string;
    /** In no stable order. */
    events: string[];
    /** Explicit languages for the mappable events; `[]` where there are none. */
    event_lang_map: WireEventLanguages[];
}
export interface WireWebhookCreate {
    url: string;
    events: string[];
    branch?: string | null;
    /** Left out for a mappable event, the service stores all languages of the project. */
    event_lang_map?: WireEventLanguages[];
}
/** What is left out stays as it is; `events` replaces the list. */
export type WireWebhookUpdate = Partial<WireWebhookCreate>;
export interface WireWebhookList {
    project_id: string;
    webhooks: WireWebhook[];
}
export interface WireWebhookOne {
    project_id: string;
    webhook: WireWebhook;
}
export interface WireWebhookDeleted {
    project_id: string;
    webhook_deleted: boolean;
}
export interface WireWebhookSecret {
    project_id: string;
    secret: string;
}
/** Events whose deliveries can be limited to some languages. */
export declare const MAPPABLE_EVENTS: readonly string[];
/** Events that are documented or were seen. The service may know more. */
export declare const KNOWN_EVENTS: readonly string[];
