/** One key of a backup × the live keys → what becomes of it. */
import type { BackupEntry } from "../../backup/kept.ts";
import { changed, isMapping, partOf, type Restored, refused, type Step } from "../../backup/restoreEntry.ts";
import type { Problem } from "../../model/problem.ts";
import type { Project } from "../../model/project.ts";
import { DEFAULT_RULES, OWNER_TAG_PREFIX, type Rules } from "../../model/rules.ts";
import { compare } from "../../plan/compare.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { entryProblem } from "../entryProblem.ts";
import type { Declared, Surroundings } from "../kind.ts";
import { type KeyValues, keyEntry, keyKind } from "./kind.ts";
import type { LiveKey } from "./live.ts";
import { nameOn } from "./names.ts";
import { keyName } from "./values.ts";

export function restoreKey(
  entry: BackupEntry<KeyValues>,
  { project, keys }: { project: Project; keys: readonly LiveKey[] },
  step: Step,
): Restored {
  const { values } = entry.declared;
  const spoken = speakable(withoutAddedForms(entry), project);
  const live = keys.find(({ key_id }) => String(key_id) === String(values.key_id));
  if (live) {
    // A key that was renamed since keeps its name.
    const present = keyName.declare(live, keyKind.liveContext(live, step.around, ""));
    const values = { ...spoken.declared.values, key_name: keyEntry.shape.key_name.parse(present) };
    const declared = { ...spoken.declared, values };
    const found = changed(keyKind, { ...entry, declared }, live, {
      ...step,
      around: ownedBy(live.tags, step.around),
    });
    return { ...found, problems: [...spoken.problems, ...(found.problems ?? [])] };
  }
  const namesake = keyWithName(values, keys, step.claimed);
  if (namesake) step.claimed.add(namesake);
  if (entry.wrote.action === "update") {
    const message = namesake
      ? `Key ${values.key_id} is gone, and key ${namesake.key_id} has its name now. Its texts are not restored: copy them from here if they belong to that key.`
      : `Key ${values.key_id} is gone, so its texts cannot be restored. Copy them from here if you need them.`;
    return refused(keyKind.name, keyKind.label(values), entry.declared, "key-gone", message);
  }
  if (namesake) {
    const owned = ownedBy(namesake.tags, step.around);
    const same = compare(keyKind, { declared: spoken.declared, live: namesake }, owned, step.ref);
    if (!same.change && same.problems.length === 0) return { problems: spoken.problems };
    const message = `Key ${values.key_id} is gone, and another key (id ${namesake.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`;
    return refused(keyKind.name, keyKind.label(values), entry.declared, "name-taken", message);
  }
  const owned = ownedBy(values.tags ?? [], step.around);
  const { change, skipped, problems } = compare(keyKind, { declared: spoken.declared }, owned, step.ref);
  return {
    ...(change && { change }),
    ...(skipped && { skipped }),
    problems: [...spoken.problems, ...problems],
  };
}

/** A live key with the same name and file name on a platform of both. */
function keyWithName(
  { key_name, platforms = [...PLATFORMS], filenames }: KeyValues,
  live: readonly LiveKey[],
  claimed: ReadonlySet<unknown>,
): LiveKey | undefined {
  return live.find(
    (key) =>
      !claimed.has(key) &&
      platforms.some(
        (platform) =>
          key.platforms.includes(platform) &&
          nameOn(key_name, platform) === key.key_name[platform] &&
          (filenames?.[platform] ?? "") === key.filenames[platform],
      ),
  );
}

/** Rules under which every text is written, and the tags stay those of the backup, whoever owns the key. */
function ownedBy(tags: readonly string[], around: Surroundings): Surroundings {
  const owner = tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX))?.slice(OWNER_TAG_PREFIX.length);
  const rules: Rules = { ...DEFAULT_RULES, languages: { "*": "enforce" }, protectedTags: [], owner };
  return { ...around, rules };
}

/** The entry with plural forms that only the run wrote as empty: before it, they had no text. */
function withoutAddedForms({ declared, wrote }: BackupEntry<KeyValues>): Declared<KeyValues> {
  const { translations } = declared.values;
  if (!translations) return declared;
  const texts = Object.entries(translations).map(([language, text]) => {
    const written = partOf(new Map(Object.entries(wrote.values)).get("translations"), language);
    if (typeof text === "string" || !isMapping(written)) return [language, text];
    return [language, { ...Object.fromEntries(Object.keys(written).map((form) => [form, ""])), ...text }];
  });
  return { ...declared, values: { ...declared.values, translations: Object.fromEntries(texts) } };
}

/** The entry without texts that the project cannot hold, each of them a problem. */
function speakable(
  declared: Declared<KeyValues>,
  project: Project,
): { declared: Declared<KeyValues>; problems: Problem[] } {
  const texts = Object.entries(declared.values.translations ?? {});
  const known = new Set(project.languages?.map(({ iso }) => iso));
  const lost = texts.filter(([language]) => project.segmentation || !known.has(language));
  if (lost.length === 0) return { declared, problems: [] };
  const translations = Object.fromEntries(texts.filter((one) => !lost.includes(one)));
  const problems = lost.map(([language]) => {
    const why = project.segmentation
      ? "the project now splits texts into segments"
      : `the project no longer has the language ${language}`;
    const message = `This text is not restored: ${why}. Copy it from here if you need it.`;
    const path = ["translations", language];
    return entryProblem(keyKind, declared, "unknown-language", message, { path, ofName: true });
  });
  return { declared: { ...declared, values: { ...declared.values, translations } }, problems };
}
