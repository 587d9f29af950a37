import { PLATFORMS } from "../../wire/key.ts";
import { isMembers, isTextMap, isTexts, type Members } from "../members.ts";
import { MASTER } from "../projects/project.ts";
import { RIGHTS } from "../projects/users.ts";
import type { SandboxState } from "./state.ts";

/** Checks a state from outside, to the last member, so that a slip of the pen is told and not guessed around. */

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const text: Check = (value) => typeof value === "string";
const number: Check = (value) => typeof value === "number" && Number.isFinite(value);
const truth: Check = (value) => typeof value === "boolean";
const list: Check = (value) => Array.isArray(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isPlatform = (name: unknown): boolean => PLATFORMS.some((platform) => platform === name);
const platforms: Check = (value) => isTexts(value) && value.length > 0 && value.every(isPlatform);
const slots: Check = (value) => isTextMap(value) && Object.keys(value).every(isPlatform);

const LANGUAGE: Shape = {
  lang_id: number,
  lang_iso: text,
  lang_name: text,
  is_rtl: truth,
  plural_forms: orNull(isTexts),
  project_language_uuid: text,
};
const KEY: Shape = {
  key_id: number,
  created_at: text,
  created_at_timestamp: number,
  key_name: (value) =>
    (typeof value === "string" && value !== "") || (slots(value) && Object.values(value ?? {}).some(Boolean)),
  filenames: slots,
  description: text,
  platforms,
  tags: isTexts,
  comments: list,
  screenshots: list,
  translations: list,
  is_plural: truth,
  plural_name: text,
  is_hidden: truth,
  is_archived: truth,
  context: text,
  base_words: number,
  char_limit: number,
  custom_attributes: text,
  modified_at: text,
  modified_at_timestamp: number,
  translations_modified_at: text,
  translations_modified_at_timestamp: number,
};
const TRANSLATION: Shape = {
  translation_id: number,
  segment_number: number,
  key_id: number,
  language_iso: text,
  translation: (value) => text(value) || isTextMap(value),
  modified_by: number,
  modified_by_email: text,
  modified_at: text,
  modified_at_timestamp: number,
  is_reviewed: truth,
  reviewed_by: number,
  is_unverified: truth,
  is_fuzzy: truth,
  words: number,
  custom_translation_statuses: list,
  task_id: orNull(number),
};
const WEBHOOK: Shape = {
  webhook_id: text,
  url: text,
  branch: orNull(text),
  secret: text,
  events: isTexts,
  event_lang_map: (value) =>
    Array.isArray(value) &&
    value.every((entry) => isMembers(entry) && text(entry.event) && isTexts(entry.lang_iso_codes)),
};
const USER: Shape = { user_id: number, email: text, fullname: text };
const TOKEN: Shape = {
  token: (value) => text(value) && value !== "",
  rights: (value) => RIGHTS.some((rights) => rights === value),
  user: isMembers,
};
const ENTRY: Shape = { project: isMembers, languages: list, keys: list, webhooks: list };

/** @throws Error whose message names the first wrong member by its path */
export function checkState(value: unknown): SandboxState {
  if (!isMembers(value)) throw new Error("it should be an object with the member `projects`");
  check(value, { token: text, tokens: list, projects: isMembers }, ["projects"], "");
  each(value.tokens, "tokens", (row, at) => {
    check(row, TOKEN, ["token"], at);
    if (isMembers(row.user)) check(row.user, USER, ["user_id", "email"], `${at}.user`);
  });
  for (const [id, entry] of Object.entries(isMembers(value.projects) ? value.projects : {})) {
    if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(id)) {
      throw new Error(
        `projects has the id ${JSON.stringify(id)}, which should look like 3002780358964f9bab5a92.87762498`,
      );
    }
    checkProject(entry, `projects.${id}`);
    checkBranch(id, entry, value.projects);
  }
  // Each member has been looked at by now.
  return value as unknown as SandboxState;
}

function checkBranch(id: string, entry: unknown, projects: unknown): void {
  const [plainId = "", branch] = id.split(":");
  if (branch === undefined) return;
  if (branch === MASTER) throw new Error(`projects.${id} is the project ${plainId} itself: use that id`);
  if (!isMembers(projects) || !(plainId in projects)) {
    throw new Error(`projects.${id} is a branch, and its project ${plainId} is missing`);
  }
  if (isMembers(entry) && Array.isArray(entry.webhooks) && entry.webhooks.length > 0) {
    throw new Error(
      `projects.${id}.webhooks should not be there: webhooks belong to the project, not to a branch`,
    );
  }
}

function checkProject(value: unknown, path: string): void {
  const entry = members(value, path);
  check(entry, ENTRY, [], path);
  each(entry.languages, `${path}.languages`, (row, at) => check(row, LANGUAGE, ["lang_iso"], at));
  each(entry.webhooks, `${path}.webhooks`, (row, at) => check(row, WEBHOOK, ["url", "events"], at));
  const isos = Array.isArray(entry.languages)
    ? entry.languages.map((language) => language.lang_iso)
    : undefined;
  const ids = new Set<unknown>();
  each(entry.keys, `${path}.keys`, (key, at) => {
    check(key, KEY, ["key_name"], at);
    if (ids.has(key.key_id)) throw new Error(`${at}.key_id ${key.key_id} is in the project twice`);
    if (key.key_id !== undefined) ids.add(key.key_id);
    each(key.translations, `${at}.translations`, (row, where) => {
      check(row, TRANSLATION, ["language_iso", "translation"], where);
      if (isos && !isos.includes(row.language_iso)) {
        throw new Error(`${where}.language_iso ${row.language_iso} is not among the project's languages`);
      }
    });
  });
}

function check(value: Members, shape: Shape, required: readonly string[], path: string): void {
  const at = (member: string) => (path === "" ? member : `${path}.${member}`);
  const missing = required.find((member) => !(member in value));
  if (missing) throw new Error(`${at(missing)} is missing`);
  for (const [member, told] of Object.entries(value)) {
    const fits = shape[member];
    if (!fits) throw new Error(`${at(member)} is not a member that the sandbox knows`);
    if (!fits(told)) throw new Error(`${at(member)} should not be ${JSON.stringify(told).slice(0, 60)}`);
  }
}

function each(rows: unknown, path: string, look: (row: Members, path: string) => void): void {
  if (!Array.isArray(rows)) return;
  rows.forEach((row, index) => {
    look(members(row, `${path}[${index}]`), `${path}[${index}]`);
  });
}

function members(value: unknown, path: string): Members {
  if (!isMembers(value)) throw new Error(`${path} should be an object`);
  return value;
}
