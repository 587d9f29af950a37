/** Keys in the JSON of the service: in answers, and in requests [service.md §2]. */

/** Platforms in the order of answers, whatever the order of the request is. */
export const PLATFORMS = ["ios", "android", "web", "other"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** One member for each platform. Answers always have all four: names are filled, filenames are `""` if they are not set. */
export type PlatformSlots = Record<Platform, string>;

/** The forms of a plural text, by CLDR category (`one`, `few`, `other`…). */
export type PluralForms = Record<string, string>;

/** A numeric id. An id above 2^53, which is too long for a JavaScript number, is a string of its digits. */
export type WireId = number | string;

/** Members that older answers may lack are optional. */
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

export interface WireKey {
  key_id: WireId;
  created_at: string;
  /** Unix seconds. Use it instead of the textual date, which has a time zone in words. */
  created_at_timestamp: number;
  key_name: PlatformSlots;
  filenames: PlatformSlots;
  description: string;
  platforms: Platform[];
  tags: string[];
  /** In lists only with `include_comments`. */
  comments?: unknown[];
  /** In lists only with `include_screenshots`. */
  screenshots?: unknown[];
  /** In lists only with `include_translations`. One row for every language of the project. */
  translations?: WireTranslation[];
  is_plural: boolean;
  plural_name: string;
  is_hidden: boolean;
  is_archived: boolean;
  context: string;
  base_words: number;
  /** 0 means no limit. */
  char_limit: number;
  /** `""`, or JSON that the service reformats. Parse it before you compare it. */
  custom_attributes: string;
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

/** The members of both a create and an update. None may be null: the service then refuses the whole batch. */
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
  char_limit?: number;
  /** A string of JSON. */
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

/** One refused item of a batch, in the `errors` of a 200 answer. */
export interface WireItemError {
  message: string;
  code: number;
  /** The name of a key whose create was refused. */
  key_name?: PlatformSlots | string;
  /** The id of a key whose update was refused. */
  key_id?: WireId;
}

interface KeyEnvelope {
  project_id: string;
  /** Only if branching is enabled on the project. */
  branch?: string;
}

export interface WireKeyList extends KeyEnvelope {
  keys: WireKey[];
}

/** The answer to POST and PUT /keys. If `errors` is not an array, there are no errors. */
export interface WireKeyBatch extends KeyEnvelope {
  keys: WireKey[];
  errors: WireItemError[];
}

export interface WireKeyOne extends KeyEnvelope {
  key: WireKey;
}

export interface WireKeyRemoved extends KeyEnvelope {
  key_removed: boolean;
  keys_locked: number;
}

export interface WireKeysRemoved extends KeyEnvelope {
  keys_removed: boolean;
  /** The number of keys that could not be deleted. The service does not say which ones. */
  keys_locked: number;
}
