import { PLURAL_FORMS, type WireLanguage, type WireProject, type WireWebhook } from "../wire/key.ts";
import type { Assumptions } from "./assumptions.ts";
import { hexDigest, type Stamp, stamped, uuidOf } from "./ids.ts";
import { KeyTable } from "./keys/key.ts";
import {
  type AccessState,
  type Automation,
  type SparseLanguage,
  type SparseRecord,
  userOf,
} from "./stateSchema.ts";

/** A branch is one, too, with its own keys. */
export type SandboxProject = Readonly<ReturnType<typeof newProject>>;

/** Of a new project [service.md §4]. */
const DEFAULT_SETTINGS: WireProject["settings"] = {
  per_platform_key_names: false,
  reviewing: true,
  auto_toggle_unverified: true,
  offline_translation: false,
  key_editing: true,
  inline_machine_translations: true,
  branching: false,
  segmentation: false,
  contributor_preview_download_enabled: false,
  custom_translation_statuses: false,
  custom_translation_statuses_allow_multiple: false,
};

/** Without keys and webhooks. What the state omits is as in a new project. */
export function newProject(
  id: string,
  sparse: SparseRecord,
  sparseLanguages: readonly SparseLanguage[],
  stamp: Stamp,
  { assumptions, access }: { assumptions: Assumptions; access: AccessState },
) {
  const isos = sparseLanguages.map((language) => language.lang_iso);
  const baseIso = sparse.base_language_iso ?? (isos.includes("en") ? "en" : (isos[0] ?? "en"));
  const languages = (isos.includes(baseIso) ? sparseLanguages : [{ lang_iso: baseIso }, ...sparseLanguages])
    .map((language) => completeLanguage(language, id))
    // The service lists languages by name [service.md §4].
    .sort((a, b) => (a.lang_name < b.lang_name ? -1 : 1));
  // In a key's translations, the base language is first, and the others are by code [service.md §2.7].
  const place = ({ lang_iso: iso }: WireLanguage) => (iso === baseIso ? "" : iso);
  const rowLanguages = languages.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  const [base] = rowLanguages;
  const [plainId = id] = id.split(":");
  const creator = userOf(access.user);
  const { statistics: _, settings, ...rest } = sparse;
  const record = {
    project_type: "localization_files",
    name: plainId,
    description: "",
    ...stamped("created_at", stamp),
    created_by: creator.user_id,
    created_by_email: creator.email,
    team_id: 1,
    team_uuid: uuidOf("team"),
    base_language_id: base?.lang_id ?? 0,
    base_language_iso: base?.lang_iso ?? "",
    ...rest,
    project_id: plainId,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
  return {
    /** `<hex>.<digits>` or `<hex>.<digits>:<branch>`. */
    id,
    record,
    languages,
    rowLanguages,
    names: { ...assumptions, perPlatform: record.settings.per_platform_key_names },
    keys: new KeyTable(),
    webhooks: new Map<string, WireWebhook>(),
    automations: [] as Automation[],
    snapshots: [] as unknown[],
  };
}

/** The ids of languages that are in recorded responses. */
const KNOWN_IDS: Readonly<Record<string, number>> = { ak: 910, ar_001: 731, en: 640, ru: 597, sq: 803 };
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

const NAMES = new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "standard" });

/** Name, direction and plural forms come from CLDR, like the service's own. A custom code gets English plural forms. */
function completeLanguage(sparse: SparseLanguage, projectId: string) {
  const locale = localeOf(sparse.lang_iso);
  // It is 10,000 or more. No recorded language of the service has such an id.
  const inventedId = 10_000 + (Number.parseInt(hexDigest(sparse.lang_iso).slice(0, 8), 16) % 9_000_000);
  const rules = new Intl.PluralRules(locale?.baseName ?? "en").resolvedOptions();
  const forms: readonly string[] = rules.pluralCategories;
  return {
    lang_id: KNOWN_IDS[sparse.lang_iso] ?? inventedId,
    lang_name: (locale && NAMES.of(locale.baseName)) ?? sparse.lang_iso,
    is_rtl: RIGHT_TO_LEFT.test(locale?.maximize().script ?? ""),
    plural_forms: PLURAL_FORMS.filter((form) => forms.includes(form)),
    /** In recorded responses since 2025. */
    project_language_uuid: uuidOf(`${projectId} ${sparse.lang_iso}`),
    ...sparse,
  };
}

function localeOf(iso: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(iso.replaceAll("_", "-"));
  } catch {
    return undefined;
  }
}
