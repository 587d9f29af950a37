/** The table of the fields of a key, and how a key is named and identified. */
import * as z from "zod";
import {
  type Declared,
  entrySchema,
  type KindTraits,
  type LanguagesInFiles,
} from "../kinds/declaredEntry.ts";
import { idToSend } from "../model/response.ts";
import { OWNER_TAG_PREFIX } from "../model/setting.ts";
import {
  booleanField,
  charLimit,
  comesBack,
  customAttributes,
  filenames,
  type KeyContext,
  type KeyPayload,
  keyName,
  platforms,
  tags,
  textField,
} from "./fields.ts";
import { type LiveKey, labelOf } from "./liveKey.ts";
import { translations } from "./texts.ts";

export const keyFields = [
  keyName,
  platforms,
  textField("description", true),
  tags,
  translations,
  filenames,
  textField("context", true),
  charLimit,
  booleanField("is_plural"),
  textField("plural_name"),
  booleanField("is_hidden"),
  booleanField("is_archived", (context, live) => (comesBack(context, live) ? false : undefined)),
  customAttributes,
] as const;

const name = z.string().min(1);
/** A whole number, or its digits, because an id can be too long for a number. */
const keyId = z
  .union([z.int().positive(), z.string().regex(/^[1-9]\d*$/, "is not a valid id")])
  .transform(String);

/** An entry of `keys`: the fields, and members that only identify the live key. */
export const keyEntry = entrySchema(keyFields)
  .required({ key_name: true })
  .extend({
    /** Former names, newest last. The key keeps its id and translations. */
    previously: z
      .union([
        name.transform((formerName) => [formerName]),
        z
          .array(name)
          .refine((former) => former.length > 0, "is empty")
          .meta({ minItems: 1 }),
      ])
      .exactOptional(),
    new: z.boolean().exactOptional(),
    /** The id of the live key. It takes precedence over the name, and is ignored if it is not live. */
    key_id: keyId.exactOptional(),
  });

/** `on_create`: values for fields that a new key does not declare. Names and texts are not possible here. */
export const keyDefaults = entrySchema(
  keyFields.filter((field) => field.name !== "key_name" && field.name !== "translations"),
);

export type KeyValues = z.output<typeof keyEntry>;
export type DeclaredKey = Declared<KeyValues>;

/** The filenames that decide which key of its name an entry is: its own, or those of its row of `texts`. */
export function filesOf({ values, onCreate, from, parts = [] }: DeclaredKey): KeyValues["filenames"] {
  return values.filenames ?? (from || parts.some((part) => part.from) ? onCreate.filenames : undefined);
}

const NOT_IN_FILES: LanguagesInFiles = { place: "", isInLocaleFile: false, listed: [], plural: [] };

/** The filename of a live key that is of another file than the row of texts gives to the keys of its files. */
export function otherFilename(key: DeclaredKey, live: LiveKey): string | undefined {
  const files = key.values.filenames ? undefined : filesOf(key);
  const platforms = live.platforms.filter((platform) => files?.[platform] && live.filenames[platform]);
  if (platforms.some((platform) => files?.[platform] === live.filenames[platform])) return undefined;
  return platforms.map((platform) => live.filenames[platform])[0];
}

/** The paths that a filename of the project means, as far as the files of the entry tell the codes of languages. */
export function pathsOfFilename(key: DeclaredKey, filename: string): string[] {
  const rowFilename = Object.values(filesOf(key) ?? {})[0] ?? "";
  const [start = "", ...ends] = rowFilename
    .split(LANGUAGE_OF_FILE)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^(.*?)${[start, ...ends.slice(0, 1)].join("([^/]+)")}`);
  return (key.parts ?? [key]).map(({ file, from }) => {
    const [, folder = "", code = from?.language ?? ""] = pattern.exec(file.path) ?? [];
    return folder + filename.replaceAll(LANGUAGE_OF_FILE, code);
  });
}

const LANGUAGE_OF_FILE = "%LANG_ISO%";

export const keyTraits: KindTraits<KeyValues, LiveKey, KeyContext, KeyPayload> = {
  name: "key",
  fields: keyFields,
  lacks: ({ platforms: declared, translations }) =>
    declared
      ? undefined
      : {
          code: "needs-platforms",
          message: `It is not in the project yet${translations ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${translations ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
          path: [],
        },
  identity: (values) => values.key_name,
  label: (values) => labelOf(values.key_name, values.platforms),
  context: (values, live, context, inFiles = NOT_IN_FILES) => ({
    ...context,
    inFiles,
    platforms: values.platforms ?? live?.platforms ?? [],
    plural: values.is_plural ?? live?.is_plural ?? false,
    // New keys get our owner tag. Existing keys get it if prune removes only keys with our tag.
    ownerTag:
      context.rules.owner !== undefined && (!live || context.rules.prune.key === "owned")
        ? OWNER_TAG_PREFIX + context.rules.owner
        : undefined,
  }),
  liveContext: (live, context) => ({
    ...context,
    inFiles: NOT_IN_FILES,
    platforms: live.platforms,
    plural: live.is_plural,
    ownerTag: undefined,
  }),
  id: (live) => live.key_id,
  idMember: "key_id",
  declaredId: (live) => idToSend(live.key_id),
  liveLabel: (live) => labelOf(live.key_name, live.platforms),
  tags: (live) => live.tags,
  isArchived: (live) => live.is_archived,
  staysArchived: ({ is_archived: declared }, live, context) =>
    live.is_archived && declared === undefined && !comesBack(context, live),
  lastEdit: ({ modified_at_timestamp: at }) => (at ? { at } : undefined),
  created: ({ created_at_timestamp: at }) => at,
  hidden: () => null,
  // A change of a text does not change modified_at: texts have their own time.
  fingerprint: (live) => [
    { ...live.key_name },
    live.tags,
    live.is_archived,
    live.modified_at_timestamp ?? null,
    live.translations_modified_at_timestamp ?? null,
  ],
};
