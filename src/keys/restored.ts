/** Finds the live key that belongs to an entry of a backup. */
import type { BackupEntry } from "../kinds/backup.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import { isPruned, type RestoreMatch, type Undone } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { isMapping, partOf } from "../model/json.ts";
import type { Create, Plan, Update } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";
import { DEFAULT_RULES, OWNER_TAG_PREFIX, ownershipOf, type Rules } from "../model/setting.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { PLATFORMS } from "../wire/key.ts";
import { keyName } from "./fields.ts";
import { type DeclaredKey, type KeyValues, keyEntry, keyTraits } from "./fieldTable.ts";
import { distinctNames, type LiveKey, nameOn } from "./liveKey.ts";
import { matchKeys } from "./match.ts";
import { carriedOver, sameText, textSchema } from "./texts.ts";

export function findRestoredKey(
  entry: BackupEntry<KeyValues>,
  live: LiveKey | undefined,
  otherKeys: readonly LiveKey[],
  context: ProjectContext,
): RestoreMatch<KeyValues, LiveKey> {
  const { declared, problems } = withKnownTexts(withoutAddedForms(entry), context.project);
  const gone = "key-gone";
  if (live) {
    // A key that was renamed after the backup keeps its new name.
    const present = keyName.toManifest(live, keyTraits.liveContext(live, context, ""));
    const values = { ...declared.values, key_name: keyEntry.shape.key_name.parse(present) };
    return { declared: { ...declared, values }, context: ownedBy(live.tags, context), problems, gone };
  }
  const { values } = declared;
  const namesake = keyWithName(values, otherKeys);
  const owned = ownedBy(namesake?.tags ?? values.tags ?? [], context);
  return { declared, context: owned, problems, gone, ...(namesake && { namesake }) };
}

/** A live key with the same name and file name on a platform of both. */
function keyWithName(
  { key_name, platforms = [...PLATFORMS], filenames }: KeyValues,
  live: readonly LiveKey[],
): LiveKey | undefined {
  return live.find((key) =>
    platforms.some(
      (platform) =>
        key.platforms.includes(platform) &&
        nameOn(key_name, platform) === key.key_name[platform] &&
        (filenames?.[platform] ?? "") === key.filenames[platform],
    ),
  );
}

/** Rules for a restore: every text is written, and the tags of the backup are restored even if another team owns the key. */
function ownedBy(tags: readonly string[], context: ProjectContext): ProjectContext {
  const owner = tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX))?.slice(OWNER_TAG_PREFIX.length);
  const rules: Rules = { ...DEFAULT_RULES, languages: { "*": "enforce" }, protectedTags: [], owner };
  return { ...context, rules };
}

/** The entry, with an empty text for plural forms that had no text before the run. */
function withoutAddedForms({ declared, wrote }: BackupEntry<KeyValues>): Declared<KeyValues> {
  const { translations } = declared.values;
  if (!translations) return declared;
  const texts = Object.entries(translations).map(([language, text]) => {
    const forms = partOf(new Map(Object.entries(wrote.values)).get("translations"), language);
    if (typeof text === "string" || !isMapping(forms)) return [language, text];
    return [language, { ...Object.fromEntries(Object.keys(forms).map((form) => [form, ""])), ...text }];
  });
  return { ...declared, values: { ...declared.values, translations: Object.fromEntries(texts) } };
}

/** The entry without texts that the project cannot store. Each such text is a problem. */
function withKnownTexts(declared: Declared<KeyValues>, project: ProjectDetails) {
  const texts = Object.entries(declared.values.translations ?? {});
  const isos = new Set(project.languages?.map(({ iso }) => iso));
  const lost = texts.filter(([language]) => project.segmentation || !isos.has(language));
  if (lost.length === 0) return { declared, problems: [] };
  const translations = Object.fromEntries(texts.filter((pair) => !lost.includes(pair)));
  const problems = lost.map(([language]) => {
    const reason = project.segmentation
      ? "the project now splits texts into segments"
      : `the project no longer has the language ${language}`;
    const message = `This text is not restored: ${reason}. Copy it from here if you need it.`;
    const path = ["translations", language];
    return entryProblem(keyTraits, declared, "unknown-language", message, { path, ofName: true });
  });
  return { declared: { ...declared, values: { ...declared.values, translations } }, problems };
}

export function undoneByApply(
  plan: Plan,
  live: readonly LiveKey[],
  declaredKeys: readonly DeclaredKey[],
  context: ProjectContext,
): Undone {
  const byId = new Map(live.map((key) => [key.key_id, key]));
  const updates = plan.changes.filter((change) => change.action === "update");
  const changes = new Map(updates.map((update) => [String(update.id), update]));
  const restored = live.filter(({ key_id }) => changes.has(key_id));
  const { matches } = matchKeys(declaredKeys, restored, plan.project.perPlatformNames);
  const declared = new Map<Create | Update, KeyValues>();
  for (const { declared: entry, live: key } of matches) {
    const change = key && changes.get(key.key_id);
    if (change) declared.set(change, entry.values);
  }
  const texts = [...declared].flatMap(([{ label, fields }, values]) =>
    fields.flatMap(({ part: language, after }) => {
      // Whether a declared text replaces one that Lokaform wrote.
      const isWritten = ["merge", "enforce"].includes(ownershipOf(context.rules, language ?? ""));
      if (language === undefined || !isWritten) return [];
      const text = new Map(Object.entries(values.translations ?? {})).get(language);
      const newText = textSchema.parse(after);
      return text === undefined || sameText(carriedOver(text, newText), newText) ? [] : [{ label, language }];
    }),
  );
  const names = new Set(declaredKeys.flatMap(({ values }) => distinctNames(values.key_name)));
  const removed = plan.changes.flatMap((change) => {
    if (change.kind !== "key" || change.action === "destroy") return [];
    const comesBack =
      change.action === "update"
        ? change.fields.some(({ field, after }) => field === "is_archived" && after === false) &&
          !declared.has(change)
        : !valuesOf(change, "key_name").some((name) => names.has(name));
    if (!comesBack) return [];
    const tags = change.action === "update" ? byId.get(String(change.id))?.tags : valuesOf(change, "tags");
    return isPruned(keyTraits, tags ?? [], context.rules) ? [change.label] : [];
  });
  return { texts, removed };
}

function valuesOf({ fields }: Create, name: string): string[] {
  return textsIn(fields.find(({ field }) => field === name)?.after ?? null);
}
