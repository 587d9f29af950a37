/** Checks a state from outside completely, so that a mistake is reported and not ignored. */

import { readFileSync, statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { isJsonObject, parseJson } from "../wire/json.ts";
import { PLATFORMS, type WireKey, type WireProject, type WireWebhook } from "../wire/key.ts";
import { ASSUMPTIONS_SCHEMA, type Assumptions, DEFAULT_ASSUMPTIONS } from "./assumptions.ts";
import { Ids, type Stamp, stampOf } from "./ids.ts";
import { completeKey, type FullKey, nameSlots, type SparseKey, type SparseTranslation } from "./keys/key.ts";
import type { SandboxLanguage, SparseLanguage } from "./languages.ts";
import { type Automation, MASTER, newProject, type SandboxProject, type SparseRecord } from "./project.ts";
import { type AccessState, NO_WRITER, RIGHTS, userOf } from "./users.ts";
import { mappedLanguages, orderedEvents } from "./webhookEvents.ts";

const text = z.string().exactOptional();
const texts = z.array(z.string()).exactOptional();
const number = z.number().exactOptional();
const flag = z.boolean().exactOptional();
const list = z.array(z.unknown()).exactOptional();
const slots = z.partialRecord(z.enum(PLATFORMS), z.string());

const LANGUAGE = z.strictObject({
  lang_iso: z.string(),
  lang_id: number,
  lang_name: text,
  is_rtl: flag,
  plural_forms: z.array(z.string()).nullable().exactOptional(),
  project_language_uuid: text,
});
const TRANSLATION = z.strictObject({
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
const KEY = z.strictObject({
  key_name: z.union([z.string().min(1), slots.refine((names) => Object.values(names).some(Boolean))]),
  key_id: number,
  created_at: text,
  created_at_timestamp: number,
  filenames: slots.exactOptional(),
  description: text,
  platforms: z.array(z.enum(PLATFORMS)).min(1).exactOptional(),
  tags: texts,
  comments: list,
  screenshots: list,
  translations: z.array(TRANSLATION).exactOptional(),
  is_plural: flag,
  plural_name: text,
  is_hidden: flag,
  is_archived: flag,
  context: text,
  base_words: number,
  char_limit: number,
  custom_attributes: text,
  modified_at: text,
  modified_at_timestamp: number,
  translations_modified_at: text,
  translations_modified_at_timestamp: number,
} satisfies Record<keyof WireKey, z.ZodType>);
const WEBHOOK = z.strictObject({
  url: z.string(),
  events: z.array(z.string()),
  webhook_id: text,
  branch: z.string().nullable().exactOptional(),
  secret: text,
  event_lang_map: z
    .array(z.object({ event: z.string(), lang_iso_codes: z.array(z.string()) }))
    .exactOptional(),
});
const PROJECT = z.strictObject({
  project: z.custom<SparseRecord>(isJsonObject).exactOptional(),
  languages: z.array(LANGUAGE).exactOptional(),
  keys: z.array(KEY).exactOptional(),
  webhooks: z.array(WEBHOOK).exactOptional(),
  automations: z.array(z.strictObject({ language_iso: z.string(), translation: z.string() })).exactOptional(),
});
const USER = z.strictObject({ user_id: z.number(), email: z.string(), fullname: text });
const TOKEN = z.strictObject({
  token: z.string().min(1),
  rights: z.enum(RIGHTS).exactOptional(),
  user: USER.exactOptional(),
  import_started_by: USER.exactOptional(),
});
const STATE = z.strictObject({
  projects: z.record(z.string(), PROJECT),
  token: text,
  tokens: z.array(TOKEN).exactOptional(),
  user: USER.exactOptional(),
  assumptions: ASSUMPTIONS_SCHEMA.exactOptional(),
});

/** @throws Error whose message names the first mistake by its path */
export function checkState(value: unknown): SandboxState {
  const { success, data, error } = STATE.safeParse(value);
  if (!success) throw new Error(describe(error.issues[0], value));
  for (const [id, entry] of Object.entries(data.projects)) {
    if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(id)) {
      throw new Error(`the project id ${JSON.stringify(id)} must look like 3002780358964f9bab5a92.87762498`);
    }
    checkBranch(id, entry, data.projects);
    checkKeys(entry, `projects.${id}.keys`);
    checkAutomations(entry, `projects.${id}.automations`);
  }
  return data;
}

function describe(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  const path = issue?.path ?? [];
  if (!issue || (path.length === 0 && !isJsonObject(value)))
    return "it must be an object with the member `projects`";
  if (issue.code === "unrecognized_keys")
    return `${place([...path, issue.keys[0] ?? ""])} is an unknown member`;
  const found = path.reduce((at: unknown, step) => (isObject(at) ? Reflect.get(at, step) : undefined), value);
  return found === undefined
    ? `${place(path)} is missing`
    : `${place(path)} must not be ${JSON.stringify(found).slice(0, 60)}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** `projects.<id>.keys[3].key_name` */
function place(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${String(step)}`))
    .join("");
}

function checkBranch(id: string, entry: ProjectState, projects: SandboxState["projects"]): void {
  const [plainId = "", branch] = id.split(":");
  if (branch === undefined) return;
  if (branch === MASTER) throw new Error(`projects.${id} is the project ${plainId} itself: use that id`);
  if (!(plainId in projects))
    throw new Error(`projects.${id} is a branch, and its project ${plainId} is missing`);
  if (entry.webhooks && entry.webhooks.length > 0) {
    throw new Error(`projects.${id}.webhooks must be empty: webhooks belong to the project, not to a branch`);
  }
  if (entry.automations)
    throw new Error(`projects.${id}.automations must be those of the project ${plainId}: set them there`);
}

function checkAutomations({ automations = [], languages }: ProjectState, path: string): void {
  for (const [index, { language_iso }] of automations.entries()) {
    if (!languages?.some(({ lang_iso }) => lang_iso === language_iso))
      throw new Error(`${path}[${index}].language_iso ${language_iso} is not among the project's languages`);
  }
}

function checkKeys({ keys = [], languages }: ProjectState, path: string): void {
  const isos = languages?.map((language) => language.lang_iso);
  const ids = new Set<number>();
  for (const [index, { key_id, translations = [] }] of keys.entries()) {
    const at = `${path}[${index}]`;
    if (key_id !== undefined && ids.has(key_id))
      throw new Error(`${at}.key_id ${key_id} is in the project twice`);
    if (key_id !== undefined) ids.add(key_id);
    for (const [row, { language_iso }] of translations.entries()) {
      if (isos && !isos.includes(language_iso))
        throw new Error(
          `${at}.translations[${row}].language_iso ${language_iso} is not among the project's languages`,
        );
    }
  }
}

/**
 * The state that the sandbox starts with and keeps in its file, in the shapes of the service. Everything that it omits gets
 * the value that the service gives it: a key with only a name is complete once the sandbox runs.
 */
export interface SandboxState extends AccessState {
  /** Facts about the service that nothing public states. The defaults are the first values of {@link ASSUMPTIONS}. */
  assumptions?: Partial<Assumptions>;
  /**
   * The projects by id, `<hex>.<digits>`. An entry `<id>:<branch>` is a branch with its own languages and keys. If the entry
   * omits them, they are copied from the project, keys with new ids. Settings and webhooks are those of the project.
   */
  projects: Record<string, ProjectState>;
}

interface ProjectState {
  project?: SparseRecord;
  /** Default: the base language, and all languages in translations of keys. */
  languages?: SparseLanguage[];
  keys?: SparseKey[];
  webhooks?: SparseWebhook[];
  /** Default: none. A branch has those of its project. */
  automations?: Automation[];
}

type SparseWebhook = Partial<WireWebhook> & { url: string; events: string[] };

/** The complete state, as the sandbox returns it. */
export interface CompleteState extends SandboxState {
  projects: Record<string, CompleteProjectState>;
}

interface CompleteProjectState extends ProjectState {
  project: WireProject;
  languages: SandboxLanguage[];
  keys: FullKey[];
  webhooks: WireWebhook[];
}

/** The data of the sandbox while it runs. */
export class Store {
  /** What the state says about tokens and users. */
  readonly access: AccessState;
  readonly assumptions: Assumptions;
  readonly ids = new Ids();
  readonly #projects = new Map<string, SandboxProject>();
  readonly #clock: () => number;

  readonly #given: Omit<SandboxState, "projects">;

  /**
   * @param state valid; it is copied and does not change
   * @param assumptions these override those of the state
   */
  constructor(state: SandboxState, assumptions: Partial<Assumptions>, clock: () => number) {
    const { projects: _, ...given } = state;
    this.#given = structuredClone(given);
    this.access = this.#given;
    this.assumptions = { ...DEFAULT_ASSUMPTIONS, ...given.assumptions, ...assumptions };
    this.#clock = clock;
    for (const entry of Object.values(state.projects)) this.#reserveIds(entry);
    const ids = Object.keys(state.projects);
    for (const [id, entry] of Object.entries(state.projects)) {
      const [plainId = id, branch] = id.split(":");
      const main = state.projects[plainId] ?? {};
      const settings = {
        branching: ids.some((other) => other.startsWith(`${plainId}:`)),
        ...main.project?.settings,
      };
      const record = { ...main.project, settings };
      this.#projects.set(
        id,
        this.#load(id, branch === undefined ? entry : this.#branchOf(entry, main), record),
      );
    }
  }

  now(): Stamp {
    return stampOf(Math.floor(this.#clock() / 1000));
  }

  project(id: string): SandboxProject | undefined {
    return this.#projects.get(id);
  }

  /** The ids or the secrets of all webhooks. */
  webhookDigests(member: "webhook_id" | "secret"): ReadonlySet<string> {
    return new Set(
      [...this.#projects.values()].flatMap(({ webhooks }) =>
        [...webhooks.values()].map((hook) => hook[member]),
      ),
    );
  }

  /** A view of the data, not a copy. */
  state(): CompleteState {
    const projects: CompleteState["projects"] = {};
    for (const [id, { record, languages, keys, webhooks, automations }] of this.#projects) {
      const lists = { languages: [...languages], keys: [...keys.all()], webhooks: [...webhooks.values()] };
      // Those of a branch are in its project.
      const own = automations.length > 0 && !id.includes(":") ? { automations } : {};
      projects[id] = { project: record, ...lists, ...own };
    }
    return { ...this.#given, projects };
  }

  #load(id: string, entry: ProjectState, record: SparseRecord): SandboxProject {
    const stamp = this.now();
    const languages = entry.languages ?? mentionedLanguages(entry.keys ?? []);
    const project = newProject(id, record, languages, stamp, this);
    for (const automation of structuredClone(entry.automations ?? [])) project.automations.push(automation);
    const known = (entry.keys ?? []).map((sparse) => ({
      ...sparse,
      key_id: sparse.key_id ?? this.ids.key(),
    }));
    for (const sparse of known.sort((a, b) => a.key_id - b.key_id)) {
      project.keys.add(
        completeKey(
          { ...sparse, key_name: this.#names(sparse, project) },
          project,
          this.ids,
          stamp,
          userOf(this.access),
        ),
      );
    }
    for (const sparse of entry.webhooks ?? []) this.#addWebhook(sparse, project);
    return project;
  }

  /** Four names are kept unchanged: a state may contain names that a request could not make. */
  #names({ key_name, platforms = ["web"] }: SparseKey, project: SandboxProject) {
    if (typeof key_name === "string") return nameSlots(key_name, platforms, project.names);
    const { ios, android, web, other } = key_name;
    if (ios && android && web && other) return { ios, android, web, other };
    return nameSlots(key_name, platforms, { ...project.names, perPlatform: true });
  }

  #addWebhook(sparse: SparseWebhook, project: SandboxProject): void {
    const id = sparse.webhook_id ?? this.ids.digest("webhook", this.webhookDigests("webhook_id"));
    project.webhooks.set(id, {
      webhook_id: id,
      url: sparse.url,
      branch: sparse.branch ?? null,
      secret: sparse.secret ?? this.ids.digest("secret", this.webhookDigests("secret")),
      events: orderedEvents(sparse.events),
      event_lang_map: mappedLanguages(sparse.events, sparse.event_lang_map ?? [], project),
    });
  }

  /** What a branch omits is copied from its project. Copied keys and translations get new ids. */
  #branchOf({ languages, keys }: ProjectState, main: ProjectState): ProjectState {
    const own = languages ?? main.languages;
    const copies = main.keys?.map(({ key_id: _, translations, ...key }) => ({
      ...key,
      ...(translations && { translations: translations.map((row) => this.#rowInBranch(row)) }),
    }));
    return {
      ...(own && { languages: own }),
      ...(main.automations && { automations: main.automations }),
      keys: keys ?? copies ?? [],
    };
  }

  #rowInBranch({ translation_id: _, ...row }: SparseTranslation): SparseTranslation {
    const { branchWriter } = this.assumptions;
    if (branchWriter === "keep") return row;
    const { user_id, email } = branchWriter === "none" ? NO_WRITER : userOf(this.access);
    return { ...row, modified_by: user_id, modified_by_email: email };
  }

  #reserveIds(entry: ProjectState): void {
    for (const key of entry.keys ?? []) {
      this.ids.reserveKey(key.key_id ?? 0);
      for (const row of key.translations ?? []) this.ids.reserveTranslation(row.translation_id ?? 0);
      for (const comment of key.comments ?? []) this.ids.reserveComment(commentId(comment));
    }
  }
}

function mentionedLanguages(keys: readonly SparseKey[]): SparseLanguage[] {
  const isos = keys.flatMap((key) => key.translations?.map((row) => row.language_iso) ?? []);
  return [...new Set(isos)].map((lang_iso) => ({ lang_iso }));
}

function commentId(comment: unknown): number {
  return isJsonObject(comment) && typeof comment.comment_id === "number" ? comment.comment_id : 0;
}

/** After each write, the file rests nine times as long as the write took, so that a large state does not slow the sandbox. */
const REST_FACTOR = 9;
const PIECE_LENGTH = 1 << 20;

/** @returns undefined if there is no such file */
export function readStateFile(path: string): SandboxState | undefined {
  try {
    return checkState(parseJson(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The sandbox cannot use the state file ${path}: ${cause}. Fix the file, or move it away to start with an empty state.`,
      { cause: error },
    );
  }
}

/**
 * Keeps a file equal to the state. The file is written under another name and then renamed, so that a reader always finds a
 * complete state. Several changes in a row are one write. A new file can be read by its owner only.
 */
export class StateFile {
  readonly #path: string;
  readonly #state: () => CompleteState;
  readonly #closing = new AbortController();
  #dirty = false;
  #following: Promise<void> | undefined;

  constructor(path: string, state: () => CompleteState) {
    this.#path = path;
    this.#state = state;
  }

  async write(): Promise<void> {
    this.#dirty = false;
    try {
      // Tokens and URLs of webhooks can be in it.
      const mode = statSync(this.#path, { throwIfNoEntry: false })?.mode ?? 0o600;
      await writeFile(`${this.#path}.tmp`, pieces(this.#state()), { mode });
      await rename(`${this.#path}.tmp`, this.#path);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }

  /** The state has changed, so the file is written soon. If that fails, {@link flush} throws the error. */
  changed(): void {
    this.#dirty = true;
    this.#following ??= this.#followChanges()
      .catch(() => {})
      .finally(() => {
        this.#following = undefined;
      });
  }

  /** Writes all changes to the file. The state must not change afterwards. */
  async flush(): Promise<void> {
    this.#closing.abort();
    await this.#following;
    if (this.#dirty) await this.write();
  }

  async #followChanges(): Promise<void> {
    while (this.#dirty && !this.#closing.signal.aborted) {
      await new Promise(setImmediate);
      const started = performance.now();
      await this.write();
      await pause((performance.now() - started) * REST_FACTOR, undefined, { signal: this.#closing.signal });
    }
  }
}

/** The content of the file in pieces, because a large state is too long for one string. */
function pieces(state: CompleteState): string[] {
  const done: string[] = [];
  let piece = "";
  for (const line of stateLines(state)) {
    piece += line;
    if (piece.length < PIECE_LENGTH) continue;
    done.push(piece);
    piece = "";
  }
  return [...done, piece];
}

/** One line for each key, language and webhook, so that people can read and edit the file. */
function* stateLines({ projects, ...tokens }: CompleteState): Generator<string> {
  yield "{\n";
  for (const [member, value] of Object.entries(tokens)) yield `"${member}": ${JSON.stringify(value)},\n`;
  yield '"projects": {';
  let between = "\n";
  for (const [id, { project, ...lists }] of Object.entries(projects)) {
    yield `${between}${JSON.stringify(id)}: {\n"project": ${JSON.stringify(project)}`;
    for (const [member, rows] of Object.entries(lists)) yield* listLines(member, rows);
    yield "\n}";
    between = ",\n";
  }
  yield "\n}\n}\n";
}

function* listLines(member: string, rows: readonly unknown[]): Generator<string> {
  yield `,\n"${member}": [`;
  let between = "\n";
  for (const row of rows) {
    yield `${between}${JSON.stringify(row)}`;
    between = ",\n";
  }
  yield "\n]";
}
