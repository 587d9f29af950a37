/** Webhooks in the JSON of the service: in answers, and in requests [service.md §3]. */
export interface WireEventLanguages {
    event: string;
    lang_iso_codes: string[];
}
export interface WireWebhook {
    /** 40 hex digits. */
    webhook_id: string;
    url: string;
    /** null means all branches. */
    branch: string | null;
    /** 40 hex digits. Lists include it. */
    secret: string;
    /** In no stable order. */
    events: string[];
    /** The languages of the events that can be limited to languages; `[]` if there are no such events. */
    event_lang_map: WireEventLanguages[];
}
export interface WireWebhookCreate {
    url: string;
    events: string[];
    branch?: string | null;
    /** If it is omitted for an event of {@link MAPPABLE_EVENTS}, the service stores all languages of the project. */
    event_lang_map?: WireEventLanguages[];
}
/** Omitted members keep their values; `events` replaces the list. */
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
/** Events whose deliveries can be limited to languages. */
export declare const MAPPABLE_EVENTS: readonly string[];
/** Events that are documented or were recorded. The service may have more. */
export declare const KNOWN_EVENTS: readonly string[];
