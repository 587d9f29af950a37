import type { WireProject, WireWebhook } from "../wire/key.ts";
import type { Assumptions } from "./assumptions.ts";
import { type Stamp, stamped, uuidOf } from "./ids.ts";
import { KeyTable } from "./keys/key.ts";
import { byName, completeLanguage, rowOrder } from "./languages.ts";
import {
  type AccessState,
  type Automation,
  type SparseLanguage,
  type SparseRecord,
  userOf,
} from "./stateSchema.ts";

/** A project, or a branch with its own keys. */
export type SandboxProject = Readonly<ReturnType<typeof newProject>>;

/** The settings of a new project [service.md §4]. */
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

/** Makes a project without keys and webhooks. What the state omits is as in a new project. */
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
    .sort(byName);
  const rowLanguages = rowOrder(languages, baseIso);
  const [base] = rowLanguages;
  const [plainId = id] = id.split(":");
  const creator = userOf(access);
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
    /** Sorted by name. */
    languages,
    /** The languages in the order of a key's translations: the base language first. */
    rowLanguages,
    names: { ...assumptions, perPlatform: record.settings.per_platform_key_names },
    keys: new KeyTable(),
    /** By id, in the order of their creation. */
    webhooks: new Map<string, WireWebhook>(),
    automations: [] as Automation[],
  };
}
