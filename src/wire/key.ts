/** Keys in the JSON of the service: in responses, and in requests [service.md §2]. */

/** Platforms in the order of responses, whatever the order of the request is. */
export const PLATFORMS = ["ios", "android", "web", "other"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** One member for each platform. Answers always have all four: names are filled, filenames are `""` if they are not set. */
export type PlatformSlots = Record<Platform, string>;

/** The plural categories of CLDR. */
export const PLURAL_FORMS: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/** The forms of a plural text, by CLDR category. */
export type PluralForms = Record<string, string>;

/** A numeric id. An id above 2^53, which is too long for a JavaScript number, is a string of its digits. */
export type WireId = number | string;

/** Members that older responses may lack are optional. */
export interface WireTranslation {
  translation_id: WireId;
  segment_number?: number;
  key_id: WireId;
  language_iso: string;
  /** The text. For a plural key, a string of JSON with {@link PluralForms}; unset forms are appended empty. */
  translation: string;
  modified_by?: number;
  modified_by_email?: string;
  modified_at?: string;
  modified_at_timestamp?: number;
  is_reviewed: boolean;
  reviewed_by?: number;
  is_unverified: boolean;
  is_fuzzy?: boolean;
  words?: number;
  custom_translation_statuses?: unknown[];
  task_id?: number | null;
}

export interface WireKey extends Required<Omit<WireKeyAttributes, "key_name" | "filenames">> {
  key_id: WireId;
  created_at: string;
  /** Unix seconds. Use it instead of the textual date, which has a time zone in words. */
  created_at_timestamp: number;
  key_name: PlatformSlots;
  filenames: PlatformSlots;
  /** In lists only with `include_comments`. */
  comments?: unknown[];
  /** In lists only with `include_screenshots`. */
  screenshots?: unknown[];
  /** In lists only with `include_translations`. One row for every language of the project. */
  translations?: WireTranslation[];
  base_words: number;
  /** Answers of 2018 do not have this member and the three below. */
  modified_at?: string;
  modified_at_timestamp?: number;
  translations_modified_at?: string;
  translations_modified_at_timestamp?: number;
}

export interface WireTranslationInput {
  language_iso: string;
  translation: string | PluralForms;
  is_reviewed?: boolean;
  is_unverified?: boolean;
  custom_translation_status_ids?: number[];
}

/** The members of a key, and of its create and update. In a request, none may be null: the service then refuses the whole batch. */
export interface WireKeyAttributes {
  key_name?: string | Partial<PlatformSlots>;
  platforms?: Platform[];
  description?: string;
  filenames?: Partial<PlatformSlots>;
  tags?: string[];
  is_plural?: boolean;
  plural_name?: string;
  is_hidden?: boolean;
  is_archived?: boolean;
  context?: string;
  /** 0 means no limit. */
  char_limit?: number;
  /** JSON, which the service reformats: parse it before you compare it. In responses also `""`. */
  custom_attributes?: string;
}

/** One item of POST /keys. */
export interface WireKeyCreate extends WireKeyAttributes {
  key_name: string | Partial<PlatformSlots>;
  platforms: Platform[];
  translations?: WireTranslationInput[];
  comments?: { comment: string }[];
  screenshots?: { title?: string; description?: string; screenshot_tags?: string[]; data: string }[];
}

/** The body of PUT /keys/{id}. It has no translations, because the service ignores them there without an error. */
export interface WireKeyUpdate extends WireKeyAttributes {
  /** Adds to the tags instead of replacing them. */
  merge_tags?: boolean;
}

/** One item of PUT /keys. Here the service applies translations. */
export interface WireKeyBulkUpdate extends WireKeyUpdate {
  key_id: WireId;
  translations?: WireTranslationInput[];
}

/** One refused item of a batch, in the `errors` of a 200 response. */
export interface WireItemError {
  message: string;
  code: number;
  /** The name of a key whose create was refused. */
  key_name?: PlatformSlots | string;
  /** The id of a key whose update was refused. */
  key_id?: WireId;
}

export interface Envelope {
  project_id: string;
  /** Only if branching is enabled on the project. */
  branch?: string;
}

export interface WireKeyRemoved extends Envelope {
  key_removed: boolean;
  keys_locked: number;
}

export interface WireKeysRemoved extends Envelope {
  keys_removed: boolean;
  /** The number of keys that could not be deleted. The service does not say which ones. */
  keys_locked: number;
}

// Projects, languages and the user of the token. Only the members that lokaform reads have types.

export interface WireProjectSettings {
  per_platform_key_names: boolean;
  reviewing: boolean;
  auto_toggle_unverified: boolean;
  branching: boolean;
  segmentation: boolean;
  [setting: string]: unknown;
}

/** A project. It is at the top level of the response, without an envelope. */
export interface WireProject {
  project_id: string;
  /** Single keys exist in `localization_files` projects only. */
  project_type: string;
  name: string;
  base_language_id: number;
  base_language_iso: string;
  settings: WireProjectSettings;
  statistics?: { keys_total: number; [figure: string]: unknown };
}

export interface WireLanguage {
  lang_id: number;
  /** May be a custom code of the project (`en-us`, `custom_1`). */
  lang_iso: string;
  lang_name: string;
  is_rtl: boolean;
  /** CLDR categories; null if the service knows none. */
  plural_forms: string[] | null;
}

/** The user of the token, as a contributor of the project [service.md §4]. */
export interface WireContributor {
  /** `modified_by` of the rows that a request with this token writes. */
  user_id: number;
  email: string;
  fullname: string;
  is_admin: boolean;
  is_reviewer: boolean;
  languages: { lang_id: number; lang_iso: string; lang_name: string; is_writable: boolean }[];
  /** What an admin may do, for example `keys` and `settings`. */
  admin_rights: string[];
  [member: string]: unknown;
}

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

const OTHER_EVENTS = `
  project.imported project.exported project.copied project.deleted project.snapshot
  project.languages.added project.language.removed project.language.settings_changed
  project.key.added project.key.modified project.keys.added project.keys.modified
  project.keys.deleted project.key.comment.added project.contributor.added
  project.contributor.added_public project.contributor.deleted project.task.created
  project.task.queued project.task.closed project.task.deleted
  project.task.language.closed project.task.initial_tm_leverage.calculated
  project.branch.added project.branch.deleted project.branch.merged team.order.created
  team.order.completed team.order.deleted
`;

/** Events that are documented or were recorded. The service may have more. */
export const KNOWN_EVENTS: readonly string[] = [...MAPPABLE_EVENTS, ...OTHER_EVENTS.trim().split(/\s+/)];
