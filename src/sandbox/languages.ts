import { PLURAL_FORMS, type WireLanguage } from "../wire/key.ts";
import { hexDigest, uuidOf } from "./ids.ts";
import type { SparseLanguage } from "./stateSchema.ts";

/** A language of a project, with all its members. */
export interface SandboxLanguage extends WireLanguage {
  /** In recorded responses since 2025. */
  project_language_uuid: string;
}

/** The ids of languages that are in recorded responses. */
const KNOWN_IDS: Readonly<Record<string, number>> = { ak: 910, ar_001: 731, en: 640, ru: 597, sq: 803 };
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

const NAMES = new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "standard" });

/** Name, direction and plural forms come from CLDR, like the service's own. A custom code gets English plural forms. */
export function completeLanguage(sparse: SparseLanguage, projectId: string): SandboxLanguage {
  const locale = localeOf(sparse.lang_iso);
  return {
    lang_id: KNOWN_IDS[sparse.lang_iso] ?? inventedId(sparse.lang_iso),
    lang_name: (locale && NAMES.of(locale.baseName)) ?? sparse.lang_iso,
    is_rtl: RIGHT_TO_LEFT.test(locale?.maximize().script ?? ""),
    plural_forms: pluralForms(locale),
    project_language_uuid: uuidOf(`${projectId} ${sparse.lang_iso}`),
    ...sparse,
  };
}

/** The service lists languages by name [service.md §4]. */
export function byName(a: SandboxLanguage, b: SandboxLanguage): number {
  return a.lang_name < b.lang_name ? -1 : a.lang_name > b.lang_name ? 1 : 0;
}

/** The order of a key's translations: the base language first, the others by code [service.md §2.7]. */
export function rowOrder(languages: readonly SandboxLanguage[], baseIso: string): SandboxLanguage[] {
  const place = (language: SandboxLanguage) => (language.lang_iso === baseIso ? "" : language.lang_iso);
  return [...languages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Undefined for a custom code, such as `custom_1`. */
function localeOf(iso: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(iso.replaceAll("_", "-"));
  } catch {
    return undefined;
  }
}

function pluralForms(locale: Intl.Locale | undefined): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale?.baseName ?? "en").resolvedOptions()
    .pluralCategories;
  return PLURAL_FORMS.filter((form) => known.includes(form));
}

/** An id of 10,000 or more. No recorded language of the service has such an id. */
function inventedId(iso: string): number {
  return 10_000 + (Number.parseInt(hexDigest(iso).slice(0, 8), 16) % 9_000_000);
}
