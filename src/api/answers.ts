/**
 * What a good answer looks like. Each schema is typed by the wire type that it guards: a member that the type
 * promises and the schema does not check is a compile error. Members that we do not know pass untouched.
 */
import * as z from "zod";
import type {
  PlatformSlots,
  WireKey,
  WireKeyBatch,
  WireKeyList,
  WireKeyOne,
  WireKeyRemoved,
  WireKeysRemoved,
  WireTranslation,
} from "../wire/key.ts";
import type { WireLanguage, WireLanguageList, WireProject } from "../wire/project.ts";
import type {
  WireWebhook,
  WireWebhookDeleted,
  WireWebhookList,
  WireWebhookOne,
  WireWebhookSecret,
} from "../wire/webhook.ts";

/** `Unsure` members are checked where they stand and missed where they do not: older answers lack them. */
type Lenient<Wire, Unsure extends keyof Wire> = Omit<Wire, Unsure> & Partial<Pick<Wire, Unsure>>;

const may = z.exactOptional;
const envelope = { project_id: z.string(), branch: may(z.string()) };

const slots: z.ZodType<PlatformSlots> = z.looseObject({
  ios: z.string(),
  android: z.string(),
  web: z.string(),
  other: z.string(),
});

/** What tells how a text came about: nobody's decision hangs on it, and older answers lack some of it. */
type TranslationRecord =
  | "segment_number"
  | "modified_by"
  | "modified_by_email"
  | "modified_at"
  | "modified_at_timestamp"
  | "reviewed_by"
  | "is_fuzzy"
  | "words"
  | "custom_translation_statuses"
  | "task_id";

const translation: z.ZodType<Lenient<WireTranslation, TranslationRecord>> = z.looseObject({
  translation_id: z.number(),
  segment_number: may(z.number()),
  key_id: z.number(),
  language_iso: z.string(),
  translation: z.string(),
  modified_by: may(z.number()),
  modified_by_email: may(z.string()),
  modified_at: may(z.string()),
  modified_at_timestamp: may(z.number()),
  is_reviewed: z.boolean(),
  reviewed_by: may(z.number()),
  is_unverified: z.boolean(),
  is_fuzzy: may(z.boolean()),
  words: may(z.number()),
  custom_translation_statuses: may(z.array(z.unknown())),
  task_id: may(z.number().nullable()),
});

/** Lists recorded in 2018 have none of these four. */
type KeyRecord =
  | "modified_at"
  | "modified_at_timestamp"
  | "translations_modified_at"
  | "translations_modified_at_timestamp";

type CheckedKey = Lenient<Omit<WireKey, "translations">, KeyRecord> & {
  translations?: Lenient<WireTranslation, TranslationRecord>[];
};

const key: z.ZodType<CheckedKey> = z.looseObject({
  key_id: z.number(),
  created_at: z.string(),
  created_at_timestamp: z.number(),
  key_name: slots,
  filenames: slots,
  description: z.string(),
  platforms: z.array(z.enum(["ios", "android", "web", "other"])),
  tags: z.array(z.string()),
  comments: may(z.array(z.unknown())),
  screenshots: may(z.array(z.unknown())),
  translations: may(z.array(translation)),
  is_plural: z.boolean(),
  plural_name: z.string(),
  is_hidden: z.boolean(),
  is_archived: z.boolean(),
  context: z.string(),
  base_words: z.number(),
  char_limit: z.number(),
  custom_attributes: z.string(),
  modified_at: may(z.string()),
  modified_at_timestamp: may(z.number()),
  translations_modified_at: may(z.string()),
  translations_modified_at_timestamp: may(z.number()),
});

const webhook: z.ZodType<WireWebhook> = z.looseObject({
  webhook_id: z.string(),
  url: z.string(),
  branch: z.string().nullable(),
  secret: z.string(),
  events: z.array(z.string()),
  event_lang_map: z.array(z.looseObject({ event: z.string(), lang_iso_codes: z.array(z.string()) })),
});

const language: z.ZodType<WireLanguage> = z.looseObject({
  lang_id: z.number(),
  lang_iso: z.string(),
  lang_name: z.string(),
  is_rtl: z.boolean(),
  plural_forms: z.array(z.string()).nullable(),
});

/** A schema, and the wire type that an answer is once the schema has passed it. */
export interface Answer<Wire> {
  readonly schema: z.ZodType;
  /** Carries the type only; there is no such member. */
  readonly wire?: Wire;
}

/** Ties a schema to its wire type. `Checked` is what the schema really looks at; it may differ by unsure members only. */
function answer<Wire extends Checked, Checked = Wire>(schema: z.ZodType<Checked>): Answer<Wire> {
  return { schema };
}

/** `errors` may be anything: see refusedEntries.ts. */
type Batch = Omit<WireKeyBatch, "keys" | "errors"> & { keys: CheckedKey[] };

export const keyList = answer<WireKeyList, Omit<WireKeyList, "keys"> & { keys: CheckedKey[] }>(
  z.looseObject({ ...envelope, keys: z.array(key) }),
);
export const keyBatch = answer<Omit<WireKeyBatch, "errors"> & { errors?: unknown }, Batch>(
  z.looseObject({ ...envelope, keys: z.array(key) }),
);
export const keyOne = answer<WireKeyOne, Omit<WireKeyOne, "key"> & { key: CheckedKey }>(
  z.looseObject({ ...envelope, key }),
);
export const keyRemoved = answer<WireKeyRemoved>(
  z.looseObject({ ...envelope, key_removed: z.boolean(), keys_locked: z.number() }),
);
export const keysRemoved = answer<WireKeysRemoved>(
  z.looseObject({ ...envelope, keys_removed: z.boolean(), keys_locked: z.number() }),
);
export const webhookList = answer<WireWebhookList>(
  z.looseObject({ ...envelope, webhooks: z.array(webhook) }),
);
export const webhookOne = answer<WireWebhookOne>(z.looseObject({ ...envelope, webhook }));
export const webhookDeleted = answer<WireWebhookDeleted>(
  z.looseObject({ ...envelope, webhook_deleted: z.boolean() }),
);
export const webhookSecret = answer<WireWebhookSecret>(z.looseObject({ ...envelope, secret: z.string() }));
export const languageList = answer<WireLanguageList>(
  z.looseObject({ ...envelope, languages: z.array(language) }),
);
export const project = answer<WireProject>(
  z.looseObject({
    project_id: z.string(),
    project_type: z.string(),
    name: z.string(),
    base_language_id: z.number(),
    base_language_iso: z.string(),
    settings: z.looseObject({
      per_platform_key_names: z.boolean(),
      reviewing: z.boolean(),
      auto_toggle_unverified: z.boolean(),
      branching: z.boolean(),
      segmentation: z.boolean(),
    }),
    statistics: may(z.looseObject({ keys_total: z.number() })),
  }),
);
