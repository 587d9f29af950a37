import type { WireLanguage } from "../../wire/project.ts";
import { hexDigest, uuidOf } from "../ids.ts";

/** A language of a project, whole. */
export interface SandboxLanguage extends WireLanguage {
  /** Seen in recordings since 2025. */
  project_language_uuid: string;
}

/** What a state must say of a language: its code. The rest is made up as the service has it. */
export type SparseLanguage = Partial<SandboxLanguage> & { lang_iso: string };

/** Numbers of the service's own languages that stand in recordings. */
const KNOWN_IDS: Readonly<Record<string, number>> = { ak: 910, ar_001: 731, en: 640, ru: 597, sq: 803 };
const RIGHT_TO_LEFT: readonly (string | undefined)[] = [
  "Adlm",
  "Arab",
  "Hebr",
  "Nkoo",
  "Rohg",
  "Syrc",
  "Thaa",
];
const FORM_ORDER = ["zero", "one", "two", "few", "many", "other"];

/** Name, direction and plural forms come from CLDR, as the service's do; a project's own code has English ones. */
export function completeLanguage(sparse: SparseLanguage, projectId: string): SandboxLanguage {
  const locale = localeOf(sparse.lang_iso);
  return {
    lang_id: sparse.lang_id ?? KNOWN_IDS[sparse.lang_iso] ?? inventedId(sparse.lang_iso),
    lang_iso: sparse.lang_iso,
    lang_name: sparse.lang_name ?? (locale ? displayName(locale) : sparse.lang_iso),
    is_rtl: sparse.is_rtl ?? RIGHT_TO_LEFT.includes(locale?.maximize().script),
    plural_forms: sparse.plural_forms === undefined ? pluralForms(locale) : sparse.plural_forms,
    project_language_uuid: sparse.project_language_uuid ?? uuidOf(`${projectId} ${sparse.lang_iso}`),
  };
}

/** The service lists languages by name, [rec]. */
export function byName(a: SandboxLanguage, b: SandboxLanguage): number {
  return a.lang_name < b.lang_name ? -1 : a.lang_name > b.lang_name ? 1 : 0;
}

/** The rows of a key: the base language first, the others by code, [rec]. */
export function rowOrder(languages: readonly SandboxLanguage[], baseIso: string): SandboxLanguage[] {
  const place = (language: SandboxLanguage) => (language.lang_iso === baseIso ? "" : language.lang_iso);
  return [...languages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** None for a code of the project's own, such as `custom_1`. */
function localeOf(iso: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(iso.replaceAll("_", "-"));
  } catch {
    return undefined;
  }
}

function displayName(locale: Intl.Locale): string {
  return (
    new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "standard" }).of(locale.baseName) ??
    locale.baseName
  );
}

function pluralForms(locale: Intl.Locale | undefined): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale?.baseName ?? "en").resolvedOptions()
    .pluralCategories;
  return FORM_ORDER.filter((form) => known.includes(form));
}

/** Ten thousand and above, where no language of the service was seen. */
function inventedId(iso: string): number {
  return 10_000 + (Number.parseInt(hexDigest(iso).slice(0, 8), 16) % 9_000_000);
}
