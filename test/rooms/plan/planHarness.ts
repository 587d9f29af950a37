/** Makes plans from manifests and live objects, without a service. */

import type { LiveKey, LiveText } from "../../../src/keys/liveKey.ts";
import type { Declaration, Live } from "../../../src/kinds/declaration.ts";
import type { Unusable } from "../../../src/kinds/kind.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { Plan } from "../../../src/model/plan.ts";
import { ADVICE_CODES, anyError, type Problem } from "../../../src/model/problem.ts";
import type { ProjectDetails } from "../../../src/model/project.ts";
import { DEFAULT_RULES, type Rules } from "../../../src/model/setting.ts";
import { type FindVerdict, WRITE_ALL } from "../../../src/model/verdict.ts";
import { makePlan, type PlannedChanges, type PlanResult } from "../../../src/plan/makePlan.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { remarksOnKinds } from "../../../src/run/remarks.ts";
import type { LiveWebhook } from "../../../src/webhooks/fieldTable.ts";
import type { Platform, PlatformSlots } from "../../../src/wire/key.ts";

const isos = ["en", "de", "fr"];
const languages = isos.map((iso, id) => ({ iso, id: String(id), pluralForms: ["one", "other"] }));

export const PROJECT: ProjectDetails = {
  id: "p.1",
  name: "Shop",
  type: "localization_files",
  baseLanguage: "en",
  languages,
  perPlatformNames: false,
  segmentation: false,
  autoToggleUnverified: true,
};

export const slots = (one: string): PlatformSlots => ({ ios: one, android: one, web: one, other: one });

export interface KeyParts extends Partial<Omit<LiveKey, "key_name" | "filenames" | "translations">> {
  filenames?: Partial<PlatformSlots>;
  texts?: Record<string, string>;
}

/** A live key with only the given parts. */
export function liveKey(
  key_id: number,
  name: string | Partial<PlatformSlots>,
  sparse: KeyParts = {},
): LiveKey {
  const { texts = {}, filenames, ...others } = sparse;
  const platforms: Platform[] = ["web"];
  const row = (language_iso: string, translation: string): LiveText => ({
    language_iso,
    translation,
    is_reviewed: false,
  });
  return {
    key_id: String(key_id),
    key_name: typeof name === "string" ? slots(name) : { ...slots("filled in"), ...name },
    platforms,
    filenames: { ...slots(""), ...filenames },
    description: "",
    tags: [],
    is_plural: false,
    plural_name: "",
    is_hidden: false,
    is_archived: false,
    context: "",
    char_limit: 0,
    custom_attributes: "",
    modified_at_timestamp: undefined,
    translations_modified_at_timestamp: undefined,
    // A language without a text has a row as well.
    translations: [...new Set([...isos, ...Object.keys(texts)])].map((iso) => row(iso, texts[iso] ?? "")),
    ...others,
  };
}

export function liveWebhook(id: number, url: string, sparse: Partial<LiveWebhook> = {}): LiveWebhook {
  const webhook_id = String(id).repeat(40);
  return {
    webhook_id,
    url,
    branch: null,
    events: ["project.imported"],
    event_lang_map: [],
    ...sparse,
  };
}

export interface PlanCase {
  /** Manifests, as YAML. */
  keys?: string;
  webhooks?: string;
  environment?: Record<string, string>;
  live?: {
    keys?: LiveKey[];
    webhooks?: LiveWebhook[];
    unusable?: { keys?: Unusable[]; webhooks?: Unusable[] };
  };
  project?: Partial<ProjectDetails>;
  /** Default: the file decides about every text. */
  verdicts?: FindVerdict;
  rules?: Partial<Rules>;
}

/** What the manifests declare; they have to be right. */
export function declaredIn({ keys, webhooks, environment = {} }: PlanCase): Declaration {
  const source = (path: string, text: string | undefined) => (text === undefined ? [] : [{ path, text }]);
  const manifests = { keys: source("keys.yaml", keys), webhooks: source("webhooks.yaml", webhooks) };
  const { declared, problems } = readManifests(KINDS, manifests, { values: environment, tokens: [] });
  if (anyError(problems)) throw new Error(JSON.stringify(problems));
  return declared;
}

export function planResult(setting: PlanCase) {
  const declared = declaredIn(setting);
  const live: Live = {
    project: { ...PROJECT, ...setting.project },
    objects: {
      ...(declared.entries.keys && {
        keys: { objects: setting.live?.keys ?? [], unusable: setting.live?.unusable?.keys ?? [] },
      }),
      ...(declared.entries.webhooks && {
        webhooks: { objects: setting.live?.webhooks ?? [], unusable: setting.live?.unusable?.webhooks ?? [] },
      }),
    },
  };
  const rules = { ...DEFAULT_RULES, ...setting.rules };
  const verdicts = setting.verdicts ?? WRITE_ALL;
  const held = { live, project: live.project, rules, variables: declared.variables, verdicts };
  const { is: _, ...made } = makePlan(declared, live, rules, verdicts);
  const none: Partial<Omit<PlannedChanges, "is" | "problems">> = {};
  const said = "plan" in made ? remarks(made, live, rules) : [];
  return { ...none, ...made, problems: [...made.problems, ...said], held };
}

/** What is said about a plan, without the checks of texts, which have tests of their own. */
export function remarks(
  planned: Pick<PlannedChanges, "plan" | "kinds">,
  { project }: Pick<Live, "project">,
  rules: Rules,
): Problem[] {
  const isCheck = ({ code }: Problem) => Object.values(ADVICE_CODES).includes(code);
  return remarksOnKinds(planned, project, rules).filter((remark) => !isCheck(remark));
}

/** The same, and the result must be a plan. */
export function planned(setting: PlanCase) {
  const { plan, kinds, problems, held, open, keptTexts } = planResult(setting);
  if (!plan || !kinds || !open || !keptTexts) throw new Error(JSON.stringify(problems));
  return {
    plan,
    kinds,
    problems,
    held,
    open,
    keptTexts,
    codes: problems.map(({ code }) => code),
    short: summarize(plan),
  };
}

/**
 * What apply and the guards use. Without live objects that are not declared: only drift and pull, which read all objects, use
 * them; of the live objects the guards use the number.
 */
export function ofDeclared(made: PlanResult) {
  if (made.is === "stopped") return made;
  const kinds = made.kinds.map(({ kind, live, unmanaged: _, ...one }) => ({
    ...one,
    kind: kind.name,
    live: live.objects.length + live.unusable.length + (live.notRead ?? 0),
    matching: { ...one.matching, unmanaged: [] },
  }));
  return { ...made, kinds, unmanaged: [] };
}

/** Every change in a few words. */
export function summarize({ changes }: Plan): string[] {
  return changes.map((change) => {
    const id = change.action === "create" ? "new" : change.id;
    const fields = change.action === "destroy" ? change.how : change.fields.map(partName).join(" ");
    return `${change.action} ${id} ${change.label}: ${fields}`;
  });
}

const partName = ({ field, part }: { field: string; part?: string }) =>
  part === undefined ? field : `${field}.${part}`;
