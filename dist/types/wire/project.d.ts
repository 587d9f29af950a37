/** A project and its languages, as the service writes them in JSON: the little that a reconciler reads. */
export interface WireProjectSettings {
    per_platform_key_names: boolean;
    reviewing: boolean;
    auto_toggle_unverified: boolean;
    branching: boolean;
    segmentation: boolean;
    [setting: string]: unknown;
}
/** Stands at the top level of the answer, without a wrapper. */
export interface WireProject {
    project_id: string;
    /** Single keys exist in `localization_files` projects only. */
    project_type: string;
    name: string;
    base_language_id: number;
    base_language_iso: string;
    settings: WireProjectSettings;
    statistics?: {
        keys_total: number;
        [figure: string]: unknown;
    };
}
export interface WireLanguage {
    lang_id: number;
    /** May be a project's own (`en-us`, `custom_1`). */
    lang_iso: string;
    lang_name: string;
    is_rtl: boolean;
    /** CLDR categories; null where the service knows none. */
    plural_forms: string[] | null;
}
export interface WireLanguageList {
    project_id: string;
    branch?: string;
    languages: WireLanguage[];
}
