/** A stored key: its names, texts and rows, and the table of all keys of a project. */
import { isJsonObject, parseJson } from "../../wire/json.ts";
import {
  PLATFORMS,
  type Platform,
  type PlatformSlots,
  type PluralForms,
  type WireKey,
  type WireTranslation,
} from "../../wire/key.ts";
import { Refusal } from "../answer.ts";
import type { Assumptions } from "../assumptions.ts";
import { type Ids, type Stamp, stampFrom } from "../ids.ts";
import type { SandboxLanguage } from "../languages.ts";
import type { SparseKey, SparseTranslation } from "../stateSchema.ts";
import type { Writer } from "../users.ts";

/** Texts of translations, as the service stores and counts them. */

/**
 * The text as it is stored. A plural is stored as a string of JSON with its forms; forms of the language that were not sent
 * are appended empty [service.md §2.7]. A plain text for a plural becomes its form `other`, and forms for a key that is not a
 * plural are stored as JSON. Both are guesses.
 */
export function storedText(
  sent: string | PluralForms,
  isPlural: boolean,
  forms: readonly string[] | null,
): string {
  if (!isPlural) return typeof sent === "string" ? sent : JSON.stringify(sent);
  const stored =
    typeof sent === "string" ? (formsIn(sent) ?? (sent === "" ? {} : { other: sent })) : { ...sent };
  for (const form of forms ?? []) stored[form] ??= "";
  return JSON.stringify(stored);
}

/** The text of a plural key that becomes a plain one. */
export function plainText(stored: string): string {
  const forms = formsIn(stored);
  return forms ? forms.other || Object.values(forms).find((form) => form !== "") || "" : stored;
}

export function isEmptyText(stored: string, isPlural: boolean): boolean {
  return plainTexts(stored, isPlural).every((text) => text === "");
}

/** The words of a text, or of all forms of a plural. Tags and entities do not count [service.md §2.7]. */
export function wordCount(stored: string, isPlural: boolean): number {
  return plainTexts(stored, isPlural).reduce((sum, text) => sum + words(text), 0);
}

function words(text: string): number {
  if (text === "") return 0;
  return text.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}

function plainTexts(stored: string, isPlural: boolean): string[] {
  return isPlural ? Object.values(formsIn(stored) ?? { other: stored }) : [stored];
}

function formsIn(text: string): PluralForms | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const parsed = parseJson(text);
    return isTextMap(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object whose members are all texts. */
export function isTextMap(value: unknown): value is Record<string, string> {
  return isJsonObject(value) && Object.values(value).every((entry) => typeof entry === "string");
}

/** Attributes of a key in the form in which the service stores them. */

/** Tags are sorted without regard to case [service.md §2.7]. */
export function sortedTags(tags: readonly string[]): string[] {
  const lower = (tag: string) => tag.toLowerCase();
  return [...new Set(tags)].sort((a, b) => (lower(a) < lower(b) ? -1 : lower(a) > lower(b) ? 1 : 0));
}

/** A filename for each platform, `""` where none is set [service.md §2.7]. */
export function allFilenames(sent: Partial<PlatformSlots> | undefined, live?: PlatformSlots): PlatformSlots {
  return slots((platform) => sent?.[platform] ?? live?.[platform] ?? "");
}

/** `""`, or JSON with a space after each comma and colon [service.md §2.7]. A text that is not JSON does not change. */
export function rewrittenJson(text: string): string {
  try {
    return text === "" ? "" : spaced(parseJson(text));
  } catch {
    return text;
  }
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`);
  return `{${members.join(", ")}}`;
}

type SentNames = string | Partial<PlatformSlots>;

/** The settings of a project about the names of its keys. */
export interface NameRule {
  perPlatform: boolean;
  objectNameWithoutSetting: Assumptions["objectNameWithoutSetting"];
  sameNameOtherFilename: Assumptions["sameNameOtherFilename"];
}

/** Platforms in the order of answers [service.md §2.7]. */
export function canonicalPlatforms(sent: readonly Platform[]): Platform[] {
  return PLATFORMS.filter((platform) => sent.includes(platform));
}

export function slots(value: (platform: Platform) => string): PlatformSlots {
  return { ios: value("ios"), android: value("android"), web: value("web"), other: value("other") };
}

/**
 * The four names of a key. A string fills all four, also in projects with names per platform. Of an object of names, only
 * those of assigned platforms are kept. The other platforms get the name of the first assigned one [service.md §2.7].
 * @param live the names before an update: an assigned platform that was not sent keeps its name
 * @throws Refusal if no assigned platform gets a name
 */
export function nameSlots(
  sent: SentNames,
  assigned: readonly Platform[],
  rule: NameRule,
  live?: PlatformSlots,
): PlatformSlots {
  if (typeof sent === "string") return slots(() => sent);
  if (!rule.perPlatform && rule.objectNameWithoutSetting === "refuse") {
    throw new Refusal(400, "key_name parameter should be a string");
  }
  const platforms = canonicalPlatforms(assigned);
  const named =
    platforms.find((platform) => sent[platform]) ?? platforms.find((platform) => live?.[platform]);
  const fallback = named && (sent[named] || live?.[named]);
  if (!fallback) throw new Refusal(400, "key_name parameter should name an assigned platform");
  if (!rule.perPlatform) {
    return slots((platform) => (rule.objectNameWithoutSetting === "keep" && sent[platform]) || fallback);
  }
  const own = (platform: Platform) => sent[platform] || live?.[platform] || fallback;
  const [first] = platforms;
  return slots((platform) => (first && !platforms.includes(platform) ? own(first) : own(platform)));
}

/** The members that must be unique: a key with a unique name of another key is refused. */
interface Named {
  key_name: PlatformSlots;
  platforms: readonly Platform[];
  filenames: PlatformSlots;
}

/** The unique names of a key: its name, or with names per platform, its name on each assigned platform. */
function uniqueNames(key: Named, rule: NameRule): string[] {
  const file = (of: string) => (rule.sameNameOtherFilename === "allow" ? `\0${of}` : "");
  if (rule.perPlatform) {
    return key.platforms.map(
      (platform) => `${platform}\0${key.key_name[platform]}${file(key.filenames[platform])}`,
    );
  }
  const files = file(PLATFORMS.map((platform) => key.filenames[platform]).join("\0"));
  return distinctNames(key).map((name) => `${name}${files}`);
}

/** The names of a key without repetitions. */
function distinctNames(key: { key_name: PlatformSlots }): string[] {
  const { ios, android, web, other } = key.key_name;
  if (ios === android && ios === web && ios === other) return [ios];
  return [...new Set([ios, android, web, other])];
}

/** A key as it is stored, with all members that an answer may omit. */
export type FullKey = Required<WireKey> & { key_id: number; translations: FullTranslation[] };

/**
 * The keys of a project in the order of their ids, which is the order of lists [service.md §2.1]. Ids and names are indexed,
 * for projects of 100,000 keys. Several keys may have the same name, because imports create them [service.md §2.7].
 */
export class KeyTable {
  #rows: FullKey[] = [];
  readonly #byId = new Map<number, FullKey>();
  readonly #byName = new Map<string, FullKey[]>();

  get size(): number {
    return this.#rows.length;
  }

  all(): readonly FullKey[] {
    return this.#rows;
  }

  get(id: number): FullKey | undefined {
    return this.#byId.get(id);
  }

  /** All keys that have the name on any platform. */
  named(name: string): readonly FullKey[] {
    return this.#byName.get(name) ?? [];
  }

  /** Another key with one of the unique names that `named` has and `live` does not have. */
  conflictingKey(named: Named, rule: NameRule, live?: FullKey): FullKey | undefined {
    const owned = live ? uniqueNames(live, rule) : [];
    const wanted = uniqueNames(named, rule).filter((name) => !owned.includes(name));
    if (wanted.length === 0) return undefined;
    return distinctNames(named)
      .flatMap((name) => this.named(name))
      .find((other) => uniqueNames(other, rule).some((name) => wanted.includes(name)));
  }

  add(key: FullKey): void {
    this.#rows.splice(positionAfter(this.#rows, key.key_id), 0, key);
    this.#byId.set(key.key_id, key);
    this.#addNames(key);
  }

  /** Calls `change`, which changes the key, and updates the index of names. */
  rename(key: FullKey, change: () => void): void {
    this.#removeNames(key);
    change();
    this.#addNames(key);
  }

  remove(keys: ReadonlySet<FullKey>): void {
    for (const key of keys) {
      this.#byId.delete(key.key_id);
      this.#removeNames(key);
    }
    const [only] = keys;
    if (only && keys.size === 1) this.#rows.splice(positionAfter(this.#rows, only.key_id) - 1, 1);
    else this.#rows = this.#rows.filter((key) => !keys.has(key));
  }

  #addNames(key: FullKey): void {
    for (const name of distinctNames(key)) {
      const others = this.#byName.get(name);
      if (others) others.push(key);
      else this.#byName.set(name, [key]);
    }
  }

  #removeNames(key: FullKey): void {
    for (const name of distinctNames(key)) {
      const others = this.named(name).filter((other) => other !== key);
      if (others.length > 0) this.#byName.set(name, others);
      else this.#byName.delete(name);
    }
  }
}

/** The position of the first key with a greater id. The keys must be in the order of their ids. */
export function positionAfter(rows: readonly FullKey[], id: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.key_id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a translation is made of, except for its text. */
interface RowOrigin {
  keyId: number;
  isPlural: boolean;
  language: SandboxLanguage;
  stamp: Stamp;
  ids: Ids;
  /** The writer, if the row does not name one. */
  user: Writer;
}

/** A translation with all its members. */
type FullTranslation = Required<WireTranslation> & { translation_id: number; key_id: number };

/**
 * Every language of the project has a row from the creation of the key on. The row is empty if nothing was sent. An empty row
 * is unverified, and `is_fuzzy` has the value of `is_unverified` [service.md §2.7].
 */
function completeRow(sparse: SparseTranslation | undefined, origin: RowOrigin): FullTranslation {
  const { keyId, isPlural, language, stamp, ids, user } = origin;
  const sent = sparse?.translation ?? "";
  // A text with an id was stored before, and is kept as it was.
  const isStored = sparse?.translation_id !== undefined && typeof sent === "string";
  const translation = isStored ? sent : storedText(sent, isPlural, language.plural_forms);
  const isUnverified = sparse?.is_unverified ?? isEmptyText(translation, isPlural);
  const isReviewed = sparse?.is_reviewed ?? false;
  const modified = stampFrom(sparse?.modified_at, sparse?.modified_at_timestamp, stamp);
  return {
    translation_id: sparse?.translation_id ?? ids.next("translation"),
    segment_number: sparse?.segment_number ?? 1,
    key_id: keyId,
    language_iso: language.lang_iso,
    translation,
    modified_by: sparse?.modified_by ?? user.user_id,
    modified_by_email: sparse?.modified_by_email ?? user.email,
    modified_at: modified.text,
    modified_at_timestamp: modified.seconds,
    is_reviewed: isReviewed,
    reviewed_by: sparse?.reviewed_by ?? (isReviewed ? user.user_id : 0),
    is_unverified: isUnverified,
    is_fuzzy: sparse?.is_fuzzy ?? isUnverified,
    words: sparse?.words ?? wordCount(translation, isPlural),
    custom_translation_statuses: sparse?.custom_translation_statuses ?? [],
    task_id: sparse?.task_id ?? null,
  };
}

/** Makes a complete key, with a translation for every language of the project. It is not added to the project. */
export function completeKey(
  sparse: SparseKey & { key_name: PlatformSlots },
  project: { readonly rowLanguages: readonly SandboxLanguage[] },
  ids: Ids,
  stamp: Stamp,
  user: Writer,
): FullKey {
  const keyId = sparse.key_id ?? ids.next("key");
  const isPlural = sparse.is_plural ?? false;
  const created = stampFrom(sparse.created_at, sparse.created_at_timestamp, stamp);
  const modified = stampFrom(sparse.modified_at, sparse.modified_at_timestamp, created);
  const given = new Map(sparse.translations?.map((row) => [row.language_iso, row]));
  const translations = project.rowLanguages.map((language) =>
    completeRow(given.get(language.lang_iso), { keyId, isPlural, language, stamp: created, ids, user }),
  );
  const newest = translations.reduce(
    (a, b) => (b.modified_at_timestamp > a.seconds ? textMoment(b) : a),
    created,
  );
  const textsModified = stampFrom(
    sparse.translations_modified_at,
    sparse.translations_modified_at_timestamp,
    newest,
  );
  return {
    key_id: keyId,
    created_at: created.text,
    created_at_timestamp: created.seconds,
    key_name: sparse.key_name,
    filenames: allFilenames(sparse.filenames),
    description: sparse.description ?? "",
    platforms: canonicalPlatforms(sparse.platforms ?? ["web"]),
    tags: sortedTags(sparse.tags ?? []),
    comments: sparse.comments ?? [],
    screenshots: sparse.screenshots ?? [],
    translations,
    is_plural: isPlural,
    plural_name: sparse.plural_name ?? "",
    is_hidden: sparse.is_hidden ?? false,
    is_archived: sparse.is_archived ?? false,
    context: sparse.context ?? "",
    base_words: sparse.base_words ?? translations[0]?.words ?? 0,
    char_limit: sparse.char_limit ?? 0,
    custom_attributes: rewrittenJson(sparse.custom_attributes ?? ""),
    modified_at: modified.text,
    modified_at_timestamp: modified.seconds,
    translations_modified_at: textsModified.text,
    translations_modified_at_timestamp: textsModified.seconds,
  };
}

function textMoment(row: { modified_at: string; modified_at_timestamp: number }): Stamp {
  return { text: row.modified_at, seconds: row.modified_at_timestamp };
}
