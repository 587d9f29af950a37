/** Projects, languages and the user of the token in the JSON of the service. Only the members that lokaform reads have types. */

export interface WireProjectSettings {
  per_platform_key_names: boolean;
  reviewing: boolean;
  auto_toggle_unverified: boolean;
  branching: boolean;
  segmentation: boolean;
  [setting: string]: unknown;
}

/** A project. It is at the top level of the answer, without an envelope. */
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

export interface WireLanguageList {
  project_id: string;
  branch?: string;
  languages: WireLanguage[];
}

/** The user of the token, as a contributor of the project [service.md §4]. */
export interface WireContributor {
  /** Rows that a request with this token writes have it as `modified_by`. */
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

export interface WireContributorOne {
  project_id: string;
  branch?: string;
  contributor: WireContributor;
}
