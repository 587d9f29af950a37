/** A stored key: its names, texts and rows, and the table of all keys of a project. */
import { isJsonObject, jsonOrUndefined } from "../../wire/json.ts";
import {
  PLATFORMS,
  type Platform,
  type PlatformSlots,
  type PluralForms,
  type WireKey,
  type WireLanguage,
  type WireTranslation,
} from "../../wire/key.ts";
import type { Assumptions } from "../assumptions.ts";
import { type Ids, type Stamp, stamped, stampFrom } from "../ids.ts";
import { Refusal } from "../response.ts";
import type { SparseKey, SparseTranslation, Writer } from "../stateSchema.ts";

/** A plural is stored as JSON, with the language's other forms empty [service.md §2.7]. Other cases are guesses. */
export function storedText(
  sent: string | PluralForms,
  isPlural: boolean,
  forms: readonly string[] | null | undefined,
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
  const withoutTags = plainTexts(stored, isPlural).map((text) => text.replace(/<[^>]*>|&#?\w+;/g, " "));
  return withoutTags.flatMap((text) => text.match(/\S+/g) ?? []).length;
}

function plainTexts(stored: string, isPlural: boolean): string[] {
  return isPlural ? Object.values(formsIn(stored) ?? { other: stored }) : [stored];
}

function formsIn(text: string): PluralForms | undefined {
  const parsed = text.startsWith("{") ? jsonOrUndefined(text) : undefined;
  return isTextMap(parsed) ? parsed : undefined;
}

export function isTextMap(value: unknown): value is Record<string, string> {
  return isJsonObject(value) && Object.values(value).every((entry) => typeof entry === "string");
}

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
  const value = jsonOrUndefined(text);
  return value === undefined ? text : spaced(value);
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`);
  return `{${members.join(", ")}}`;
}

export interface NameRule
  extends Pick<Assumptions, "keyNameBlanks" | "objectNameWithoutSetting" | "sameNameOtherFilename"> {
  perPlatform: boolean;
}

/** Platforms in the order of responses [service.md §2.7]. */
export function canonicalPlatforms(sent: readonly Platform[]): Platform[] {
  return PLATFORMS.filter((platform) => sent.includes(platform));
}

export function slots(value: (platform: Platform) => string): PlatformSlots {
  return { ios: value("ios"), android: value("android"), web: value("web"), other: value("other") };
}

/** A string fills all four names; other platforms get that of the first assigned one [service.md §2.7]. @throws Refusal if none has a name */
export function nameSlots(...[sent, assigned, rule, live]: Parameters<typeof sentSlots>): PlatformSlots {
  const named = sentSlots(sent, assigned, rule, live);
  return rule.keyNameBlanks === "trim" ? slots((platform) => named[platform].trim()) : named;
}

function sentSlots(
  sent: string | Partial<PlatformSlots>,
  assigned: readonly Platform[],
  rule: NameRule,
  live?: PlatformSlots,
): PlatformSlots {
  if (typeof sent === "string") return slots(() => sent);
  if (!rule.perPlatform && rule.objectNameWithoutSetting === "refuse")
    throw new Refusal(400, "key_name parameter should be a string");
  const platforms = canonicalPlatforms(assigned);
  const named =
    platforms.find((platform) => sent[platform]) ?? platforms.find((platform) => live?.[platform]);
  const fallback = named && (sent[named] || live?.[named]);
  if (!fallback) throw new Refusal(400, "key_name parameter should name an assigned platform");
  if (!rule.perPlatform)
    return slots((platform) => (rule.objectNameWithoutSetting === "keep" && sent[platform]) || fallback);
  const own = (platform: Platform) => sent[platform] || live?.[platform] || fallback;
  const [first] = platforms;
  return slots((platform) => (first && !platforms.includes(platform) ? own(first) : own(platform)));
}

type Named = Pick<WireKey, "key_name" | "platforms" | "filenames">;

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

function distinctNames(key: Named): string[] {
  return [...new Set(PLATFORMS.map((platform) => key.key_name[platform]))];
}

/** A key as it is stored, with all members that a response may omit. */
export type FullKey = Required<WireKey> & { key_id: number; translations: FullTranslation[] };

/** Names are indexed, for projects of 100,000 keys. Because of imports, keys may have the same name [service.md §2.7]. */
export class KeyTable {
  readonly #rows = new Map<number, FullKey>();
  readonly #byName = new Map<string, Set<FullKey>>();

  get size(): number {
    return this.#rows.size;
  }

  /** By ascending id, as lists are [service.md §2.1]. */
  all(): readonly FullKey[] {
    return [...this.#rows.values()].sort((a, b) => a.key_id - b.key_id);
  }

  get(id: number): FullKey | undefined {
    return this.#rows.get(id);
  }

  named(name: string): readonly FullKey[] {
    return [...(this.#byName.get(name) ?? [])];
  }

  /** Another key with one of the unique names that `named` has and `live` does not have. */
  conflictingKey(named: Named, rule: NameRule, live?: FullKey): FullKey | undefined {
    const owned = live ? uniqueNames(live, rule) : [];
    const wanted = uniqueNames(named, rule).filter((name) => !owned.includes(name));
    return distinctNames(named)
      .flatMap((name) => this.named(name))
      .find((other) => uniqueNames(other, rule).some((name) => wanted.includes(name)));
  }

  add(key: FullKey): void {
    this.#rows.set(key.key_id, key);
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
      this.#removeNames(key);
      this.#rows.delete(key.key_id);
    }
  }

  #addNames(key: FullKey): void {
    for (const name of distinctNames(key))
      this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(key));
  }

  #removeNames(key: FullKey): void {
    for (const name of distinctNames(key)) this.#byName.get(name)?.delete(key);
  }
}

type FullTranslation = Required<WireTranslation> & { translation_id: number; key_id: number };

interface Origin {
  readonly ids: Ids;
  readonly stamp: Stamp;
  /** The writer, if a translation does not name one. */
  readonly user: Writer;
}

/** Every language has a row. An empty row is unverified, and `is_fuzzy` has the value of `is_unverified` [service.md §2.7]. */
function completeRow(
  { key_id, is_plural }: Pick<FullKey, "key_id" | "is_plural">,
  { lang_iso, plural_forms }: WireLanguage,
  sparse: Partial<SparseTranslation>,
  { ids, stamp, user }: Origin,
): FullTranslation {
  const sent = sparse.translation ?? "";
  // A text with an id was stored before, and is kept as it was.
  const isStored = sparse.translation_id !== undefined && typeof sent === "string";
  const translation = isStored ? sent : storedText(sent, is_plural, plural_forms);
  const { is_unverified = isEmptyText(translation, is_plural), is_reviewed = false } = sparse;
  const modified = stampFrom(sparse.modified_at, sparse.modified_at_timestamp, stamp);
  return {
    translation_id: sparse.translation_id ?? ids.next("translation"),
    segment_number: 1,
    modified_by: user.user_id,
    modified_by_email: user.email,
    is_reviewed,
    reviewed_by: is_reviewed ? user.user_id : 0,
    is_unverified,
    is_fuzzy: is_unverified,
    words: wordCount(translation, is_plural),
    custom_translation_statuses: [],
    task_id: null,
    ...sparse,
    key_id,
    language_iso: lang_iso,
    translation,
    ...stamped("modified_at", modified),
  };
}

const NEW_KEY = {
  description: "",
  comments: [],
  screenshots: [],
  is_plural: false,
  plural_name: "",
  is_hidden: false,
  is_archived: false,
  context: "",
  char_limit: 0,
};

export function completeKey(
  sparse: SparseKey & { key_name: PlatformSlots },
  languages: readonly WireLanguage[],
  { ids, stamp, user }: Origin,
): FullKey {
  const key = { ...NEW_KEY, ...sparse, key_id: sparse.key_id ?? ids.next("key") };
  const created = stampFrom(key.created_at, key.created_at_timestamp, stamp);
  const modified = stampFrom(key.modified_at, key.modified_at_timestamp, created);
  const given = new Map(key.translations?.map((row) => [row.language_iso, row]));
  const translations = languages.map((language) =>
    completeRow(key, language, given.get(language.lang_iso) ?? {}, { ids, stamp: created, user }),
  );
  const newest = translations.reduce(
    (a, { modified_at: text, modified_at_timestamp: seconds }) =>
      seconds > a.seconds ? { text, seconds } : a,
    created,
  );
  const texts = stampFrom(key.translations_modified_at, key.translations_modified_at_timestamp, newest);
  return {
    ...key,
    ...stamped("created_at", created),
    filenames: allFilenames(key.filenames),
    platforms: canonicalPlatforms(key.platforms ?? ["web"]),
    tags: sortedTags(key.tags ?? []),
    translations,
    base_words: key.base_words ?? translations[0]?.words ?? 0,
    custom_attributes: rewrittenJson(key.custom_attributes ?? ""),
    ...stamped("modified_at", modified),
    ...stamped("translations_modified_at", texts),
  };
}
