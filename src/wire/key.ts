/** A key, its parts and what may be sent of it, as the service writes them in JSON. */

/** Platforms in the order in which the service always lists them, whatever was sent. */
export const PLATFORMS = ["ios", "android", "web", "other"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Four members, one a platform. In answers all four are always there: names filled, filenames `""` when unset. */
export type PlatformSlots = Record<Platform, string>;

/** The text forms of a plural, by CLDR category (`one`, `few`, `other`…). */
export type PluralForms = Record<string, string>;

/** A numeric id. One beyond 2^53, which no JavaScript number can hold, is a string of its digits. */
export type WireId = number | string;

/** What older answers lack, or might, is optional. */
export interface WireTranslation {
  translation_id: WireId;
  segment_number?: number;
  key_id: WireId;
  language_iso: string;
  /** The text. For a plural key: a string that holds {@link PluralForms} as JSON, unset forms appended empty. */
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
  /** Unix seconds; the textual date beside it is not to be trusted. */
  created_at_timestamp: number;
  key_name: PlatformSlots;
  filenames: PlatformSlots;
  description: string;
  platforms: Platform[];
  tags: string[];
  /** Absent from lists unless asked for with `include_comments`. */
  comments?: unknown[];
  /** Absent from lists unless asked for with `include_screenshots`. */
  screenshots?: unknown[];
  /** Absent from lists unless asked for with `include_translations`. One row for every project language. */
  translations?: WireTranslation[];
  is_plural: boolean;
  plural_name: string;
  is_hidden: boolean;
  is_archived: boolean;
  context: string;
  base_words: number;
  /** 0 is no limit. */
  char_limit: number;
  /** `""`, or JSON that the service writes anew: compare it parsed. */
  custom_attributes: string;
  /** This and the three below are not in answers of 2018. */
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

/** What a create and an update may both carry. Nothing here may be null: the service then refuses the whole batch. */
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
  /** A string that holds JSON. */
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

/** The body of PUT /keys/{id}. The service ignores translations there without a word, so there are none. */
export interface WireKeyUpdate extends WireKeyAttributes {
  /** Adds to the tags instead of replacing them. */
  merge_tags?: boolean;
}

/** One item of PUT /keys, where translations are applied. */
export interface WireKeyBulkUpdate extends WireKeyUpdate {
  key_id: WireId;
  translations?: WireTranslationInput[];
}

/** One refused item of a batch, in the `errors` of a 200 answer. */
export interface WireItemError {
  message: string;
  code: number;
  /** Echoed by a refused create. */
  key_name?: PlatformSlots | string;
  /** Echoed by a refused update. */
  key_id?: WireId;
}

interface KeyEnvelope {
  project_id: string;
  /** Only when branching is enabled on the project. */
  branch?: string;
}

export interface WireKeyList extends KeyEnvelope {
  keys: WireKey[];
}

/** The answer to POST and PUT /keys. Anything in `errors` that is not an array means none. */
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
  /** How many keys could not be deleted. Which ones is not said. */
  keys_locked: number;
}
