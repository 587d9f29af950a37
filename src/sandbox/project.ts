import type { WireProject, WireWebhook } from "../wire/key.ts";
import type { Assumptions } from "./assumptions.ts";
import { type Stamp, uuidOf } from "./ids.ts";
import { KeyTable, type NameRule } from "./keys/key.ts";
import { byName, completeLanguage, rowOrder, type SandboxLanguage } from "./languages.ts";
import type { AccessState, Automation, SparseLanguage, SparseRecord } from "./stateSchema.ts";
import { userOf } from "./users.ts";

/** A project, or a branch with its own keys. */
export interface SandboxProject {
  /** `<hex>.<digits>` or `<hex>.<digits>:<branch>`. */
  readonly id: string;
  readonly record: WireProject;
  /** The languages, sorted by name. */
  readonly languages: readonly SandboxLanguage[];
  /** The languages in the order of a key's translations: the base language first. */
  readonly rowLanguages: readonly SandboxLanguage[];
  readonly names: NameRule;
  readonly keys: KeyTable;
  /** The webhooks by id, in the order of their creation. */
  readonly webhooks: Map<string, WireWebhook>;
  readonly automations: Automation[];
}

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
): SandboxProject {
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
    created_at: stamp.text,
    created_at_timestamp: stamp.seconds,
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
    id,
    record,
    languages,
    rowLanguages,
    names: { ...assumptions, perPlatform: record.settings.per_platform_key_names },
    keys: new KeyTable(),
    webhooks: new Map(),
    automations: [],
  };
}
