/** The state of a sandbox. It is checked completely, so that a mistake is reported and not ignored. */
import * as z from "zod";
import { isJsonObject } from "../wire/json.ts";
import { PLATFORMS, type WireKey, type WireKeyAttributes, type WireProject } from "../wire/key.ts";
import { type Assumptions, ROWS } from "./assumptions.ts";

/** The branch that is the project itself. */
export const MASTER = "master";

const text = z.string().exactOptional();
const number = z.number().exactOptional();
const flag = z.boolean().exactOptional();
const list = z.array(z.unknown()).exactOptional();
const slots = z.partialRecord(z.enum(PLATFORMS), z.string());

/** Only the code of a language is required; the other members get the values that the service gives them. */
const LANGUAGE = z.strictObject({
  lang_iso: z.string(),
  lang_id: number,
  lang_name: text,
  is_rtl: flag,
  plural_forms: z.array(z.string()).nullable().exactOptional(),
  project_language_uuid: text,
});
export const TRANSLATION = z.strictObject({
  language_iso: z.string(),
  translation: z.union([z.string(), z.record(z.string(), z.string())]),
  translation_id: number,
  segment_number: number,
  key_id: number,
  modified_by: number,
  modified_by_email: text,
  modified_at: text,
  modified_at_timestamp: number,
  is_reviewed: flag,
  reviewed_by: number,
  is_unverified: flag,
  is_fuzzy: flag,
  words: number,
  custom_translation_statuses: list,
  task_id: z.number().nullable().exactOptional(),
});
const name = z.union([z.string().min(1), slots.refine((names) => Object.values(names).some(Boolean))]);
export const ATTRIBUTES = {
  key_name: name.exactOptional(),
  platforms: z.array(z.enum(PLATFORMS)).min(1).exactOptional(),
  description: text,
  filenames: slots.exactOptional(),
  tags: z.array(z.string()).exactOptional(),
  is_plural: flag,
  plural_name: text,
  is_hidden: flag,
  is_archived: flag,
  context: text,
  char_limit: z.int().min(0).exactOptional(),
  custom_attributes: text,
} satisfies Record<keyof WireKeyAttributes, z.ZodType>;
const KEY = z.strictObject({
  ...ATTRIBUTES,
  key_name: name,
  char_limit: number,
  key_id: number,
  created_at: text,
  created_at_timestamp: number,
  comments: list,
  screenshots: list,
  translations: z.array(TRANSLATION).exactOptional(),
  base_words: number,
  modified_at: text,
  modified_at_timestamp: number,
  translations_modified_at: text,
  translations_modified_at_timestamp: number,
} satisfies Record<keyof WireKey, z.ZodType>);
export const WEBHOOK = z.strictObject({
  url: z.string(),
  events: z.array(z.string()),
  webhook_id: text,
  branch: z.string().nullable().exactOptional(),
  secret: text,
  event_lang_map: z
    .array(z.object({ event: z.string(), lang_iso_codes: z.array(z.string()) }))
    .exactOptional(),
});
/** Fills the empty text of a language when a key gets a base text [service.md §2.2]. `{base}` stands for the base text. */
const AUTOMATION = z.strictObject({ language_iso: z.string(), translation: z.string() });
const PROJECT = z.strictObject({
  project: z.custom<SparseRecord>(isJsonObject).exactOptional(),
  /** Default: the base language, and all languages in translations of keys. */
  languages: z.array(LANGUAGE).exactOptional(),
  keys: z.array(KEY).exactOptional(),
  webhooks: z.array(WEBHOOK).exactOptional(),
  /** A branch has those of its project. */
  automations: z.array(AUTOMATION).exactOptional(),
  snapshots: list,
});
const USER = z.strictObject({ user_id: z.number(), email: z.string(), fullname: text });
const TOKEN = z.strictObject({
  token: z.string().min(1),
  rights: z.enum(["read-write", "read-only"]).exactOptional(),
  user: USER.exactOptional(),
  /** Its writes are an import that this person started: see the assumption `importWriter`. */
  import_started_by: USER.exactOptional(),
});
const ASSUMED_VALUES = ROWS.map(([name, { values }]) => {
  const value = typeof values === "number" ? z.int().min(1) : z.literal([...values]);
  return [name, value.exactOptional()] as const;
});
const ASSUMED = z
  .strictObject(Object.fromEntries(ASSUMED_VALUES))
  .transform((given) => given as Partial<Assumptions>);

/** In the shapes of the service. What it omits gets the value that the service gives it, so a key may have only a name. */
const STATE = z.strictObject({
  /** By id, `<hex>.<digits>`. `<id>:<branch>` is a branch, which copies the languages and keys that it omits. */
  projects: z.record(z.string(), PROJECT),
  /** A token that may read and write. If neither `token` nor `tokens` names a token, every token may. */
  token: text,
  tokens: z.array(TOKEN).exactOptional(),
  /** The user of tokens and texts without a user. Default: {@link SANDBOX_USER}. */
  user: USER.exactOptional(),
  /** Facts about the service that nothing public states. The defaults are the first values of {@link ASSUMPTIONS}. */
  assumptions: ASSUMED.exactOptional(),
});

export type SandboxState = z.infer<typeof STATE>;
export type ProjectState = z.infer<typeof PROJECT>;
export type SparseLanguage = z.infer<typeof LANGUAGE>;
export type SparseKey = z.infer<typeof KEY>;
export type SparseTranslation = z.infer<typeof TRANSLATION>;
export type SparseWebhook = z.infer<typeof WEBHOOK>;
export type Automation = z.infer<typeof AUTOMATION>;
export type AccessState = Pick<SandboxState, "token" | "tokens" | "user">;
export type SparseRecord = Partial<Omit<WireProject, "settings">> & {
  settings?: Partial<WireProject["settings"]>;
};

/** @throws Error whose message names the first mistake by its path */
export function checkState(value: unknown): SandboxState {
  const { success, data, error } = STATE.safeParse(value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!success) throw new Error(`${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message}`);
  for (const [id, entry] of Object.entries(data.projects)) {
    if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(id))
      throw new Error(`the project id ${JSON.stringify(id)} must look like 3002780358964f9bab5a92.87762498`);
    checkBranch(id, entry, data.projects);
    checkKeys(entry, `projects.${id}`);
  }
  return data;
}

function checkBranch(id: string, entry: ProjectState, projects: SandboxState["projects"]): void {
  const [plainId = "", branch] = id.split(":");
  if (branch === undefined) return;
  if (branch === MASTER) throw new Error(`projects.${id} is the project ${plainId} itself: use that id`);
  if (!(plainId in projects))
    throw new Error(`projects.${id} is a branch, and its project ${plainId} is missing`);
  const wrong = (["webhooks", "automations"] as const).find((list) => entry[list]?.length);
  if (wrong)
    throw new Error(`projects.${id}.${wrong} must be empty: ${wrong} belong to the project, not to a branch`);
}

function checkKeys({ keys = [], languages }: ProjectState, path: string): void {
  const isos = languages && new Set(languages.map(({ lang_iso }) => lang_iso));
  const ids = new Set<number>();
  for (const [index, { key_id, translations = [] }] of keys.entries()) {
    const at = `${path}.keys[${index}]`;
    if (key_id !== undefined && ids.has(key_id))
      throw new Error(`${at}.key_id ${key_id} is in the project twice`);
    if (key_id !== undefined) ids.add(key_id);
    const other = translations.find(({ language_iso }) => isos?.has(language_iso) === false);
    if (other) throw new Error(`${at}: ${other.language_iso} is not among the project's languages`);
  }
}

/** Writes store this id and address [service.md §2.7]. */
export type User = Required<z.infer<typeof USER>>;

export const SANDBOX_USER: User = { user_id: 20181, email: "sandbox@example.com", fullname: "Sandbox" };

export type Writer = Pick<User, "user_id" | "email">;

/** How the service names an unknown writer [service.md §2.7]. */
export const NO_WRITER: Writer = { user_id: 0, email: "" };

export type Access = NonNullable<ReturnType<typeof accessOf>>;

export function userOf(user: z.infer<typeof USER> = SANDBOX_USER): User {
  return { ...user, fullname: user.fullname ?? user.email };
}

/** The access of a sent token; undefined if the token is refused. If the state names no token, every token is accepted. */
export function accessOf(sent: string, state: AccessState) {
  const { token, tokens = [] } = state;
  const open = token === undefined && tokens.length === 0;
  const named = tokens.find((one) => one.token === sent);
  if (sent === "" || (!open && !named && sent !== token)) return undefined;
  const { rights = "read-write", user, import_started_by: starter } = named ?? {};
  return { rights, user: userOf(user ?? state.user), ...(starter && { importStartedBy: userOf(starter) }) };
}
