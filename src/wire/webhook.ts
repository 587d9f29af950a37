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
export const MAPPABLE_EVENTS: readonly string[] = [
  "project.translation.updated",
  "project.translation.proofread",
  "project.translations.updated",
  "project.translations.proofread",
];

/** Events that are documented or were recorded. The service may have more. */
export const KNOWN_EVENTS: readonly string[] = [
  ...MAPPABLE_EVENTS,
  "project.imported",
  "project.exported",
  "project.copied",
  "project.deleted",
  "project.snapshot",
  "project.languages.added",
  "project.language.removed",
  "project.language.settings_changed",
  "project.key.added",
  "project.key.modified",
  "project.keys.added",
  "project.keys.modified",
  "project.keys.deleted",
  "project.key.comment.added",
  "project.contributor.added",
  "project.contributor.added_public",
  "project.contributor.deleted",
  "project.task.created",
  "project.task.queued",
  "project.task.closed",
  "project.task.deleted",
  "project.task.language.closed",
  "project.task.initial_tm_leverage.calculated",
  "project.branch.added",
  "project.branch.deleted",
  "project.branch.merged",
  "team.order.created",
  "team.order.completed",
  "team.order.deleted",
];
