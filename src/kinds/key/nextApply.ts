/** Finds restored texts and keys that the next apply of the manifests would undo. */

import type { Create, Plan, Update } from "../../model/plan.ts";
import { OWNER_TAG_PREFIX, type Rules } from "../../model/rules.ts";
import { pruneOf, type Undone } from "../kind.ts";
import type { ProjectContext } from "../traits.ts";
import type { LiveKey, LiveText } from "./live.ts";
import { matchKeys } from "./match.ts";
import { distinctNames } from "./names.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

export function undoneByApply(
  plan: Plan,
  live: readonly LiveKey[],
  declaredKeys: readonly DeclaredKey[],
  context: ProjectContext,
): Undone {
  const byId = new Map(live.map((key) => [String(key.key_id), key]));
  const restored = new Map<LiveKey, Update>();
  for (const change of plan.changes) {
    const key = change.action === "update" ? byId.get(String(change.id)) : undefined;
    if (key && change.action === "update") restored.set(withTexts(key, change), change);
  }
  const { matches } = matchKeys(declaredKeys, [...restored.keys()], plan.project.perPlatformNames);
  const texts = matches.flatMap(({ declared: { values }, live: key }) => {
    const change = key && restored.get(key);
    if (!key || !change) return [];
    const keyContext = keyTraits.context(values, key, context);
    const next = keyTraits.fields
      .filter(({ role }) => role === "text")
      .flatMap((field) => field.diff(values, key, keyContext).changes);
    return change.fields.flatMap(({ part }) =>
      part !== undefined && next.some((one) => one.part === part)
        ? [{ label: change.label, language: part }]
        : [],
    );
  });
  const declaredNames = new Set<unknown>(
    declaredKeys.flatMap(({ values }) => distinctNames(values.key_name)),
  );
  const declaredUpdates = new Set(matches.flatMap(({ live: key }) => (key && restored.get(key)) ?? []));
  const comesBack = (change: Create | Update) =>
    change.action === "update"
      ? unarchives(change) && !declaredUpdates.has(change)
      : !namesOf(change).some((name) => declaredNames.has(name));
  const removed = plan.changes.flatMap((change) => {
    if (change.kind !== "key" || change.action === "destroy" || !comesBack(change)) return [];
    const tags = change.action === "update" ? byId.get(String(change.id))?.tags : tagsOf(change);
    return isPruned(tags, context.rules) ? [change.label] : [];
  });
  return { texts, removed };
}

/** The key as it will be after the restore. */
function withTexts(key: LiveKey, { fields }: Update): LiveKey {
  const written = new Map(
    fields.flatMap(({ part, after }) => (part === undefined ? [] : [[part, after] as const])),
  );
  const translations = key.translations?.map((row): LiveText => {
    const text = written.get(row.language_iso);
    if (text === undefined) return row;
    return { ...row, translation: typeof text === "string" ? text : JSON.stringify(text) };
  });
  return { ...key, ...(translations && { translations }) };
}

function unarchives({ fields }: Update): boolean {
  return fields.some(({ field, after }) => field === "is_archived" && after === false);
}

function namesOf({ fields }: Create): unknown[] {
  return Object.values(fields.find(({ field }) => field === "key_name")?.after ?? {});
}

function tagsOf({ fields }: Pick<Update, "fields">): string[] {
  const tags = fields.find(({ field }) => field === "tags")?.after;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}

function isPruned(tags: readonly string[] = [], rules: Rules): boolean {
  const prune = pruneOf(keyTraits, rules);
  if (prune === "owned") return rules.owner !== undefined && tags.includes(OWNER_TAG_PREFIX + rules.owner);
  return prune === "all";
}
