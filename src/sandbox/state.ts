import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { isJsonObject } from "../wire/json.ts";
import { MAPPABLE_EVENTS, type WireWebhook } from "../wire/key.ts";
import { type Assumptions, DEFAULT_ASSUMPTIONS } from "./assumptions.ts";
import { Ids, type Stamp, stampOf } from "./ids.ts";
import { completeKey, nameSlots } from "./keys/key.ts";
import { newProject, type SandboxProject } from "./project.ts";
import {
  checkState,
  NO_WRITER,
  type ProjectState,
  type SandboxState,
  type SparseKey,
  type SparseRecord,
  type SparseTranslation,
  type SparseWebhook,
  userOf,
} from "./stateSchema.ts";

export type CompleteState = ReturnType<Store["state"]>;

export class Store {
  readonly access: Omit<SandboxState, "projects">;
  readonly assumptions: Assumptions;
  readonly ids = new Ids();
  readonly projects = new Map<string, SandboxProject>();
  readonly now: () => Stamp;

  /** `assumptions` override those of the state, which does not change. */
  constructor(state: SandboxState, assumptions: Partial<Assumptions>, clock: () => number) {
    const { projects: _, ...given } = state;
    this.access = structuredClone(given);
    this.assumptions = { ...DEFAULT_ASSUMPTIONS, ...given.assumptions, ...assumptions };
    this.now = () => stampOf(Math.floor(clock() / 1000));
    for (const entry of Object.values(state.projects)) this.#reserveIds(entry);
    const ids = Object.keys(state.projects);
    for (const [id, entry] of Object.entries(state.projects)) {
      const [plainId = id, branch] = id.split(":");
      const main = state.projects[plainId] ?? {};
      const branching = ids.some((other) => other.startsWith(`${plainId}:`));
      const settings = { branching, ...main.project?.settings };
      const record = { ...main.project, settings };
      const own = branch === undefined ? entry : this.#branchOf(entry, main);
      this.projects.set(id, this.#load(id, own, record));
    }
  }

  newDigest(purpose: "webhook" | "secret"): string {
    const webhooks = [...this.projects.values()].flatMap((project) => [...project.webhooks.values()]);
    return this.ids.digest(purpose, new Set(webhooks.flatMap((hook) => [hook.webhook_id, hook.secret])));
  }

  state() {
    const projects = [...this.projects].map(([id, { record, automations, snapshots, ...project }]) => {
      const languages = [...project.languages];
      const lists = { languages, keys: [...project.keys.all()], webhooks: [...project.webhooks.values()] };
      // Those of a branch are in its project.
      const own = automations.length > 0 && !id.includes(":") ? { automations } : {};
      return [id, { project: record, ...lists, ...own, ...(snapshots.length > 0 && { snapshots }) }] as const;
    });
    return { ...this.access, projects: Object.fromEntries(projects) };
  }

  #load(id: string, entry: ProjectState, record: SparseRecord): SandboxProject {
    const stamp = this.now();
    const rows = entry.keys?.flatMap(({ translations }) => translations ?? []) ?? [];
    const mentioned = new Set(rows.map((row) => row.language_iso));
    const languages = entry.languages ?? [...mentioned].map((lang_iso) => ({ lang_iso }));
    const project = newProject(id, record, languages, stamp, this);
    for (const automation of structuredClone(entry.automations ?? [])) project.automations.push(automation);
    for (const snapshot of structuredClone(entry.snapshots ?? [])) project.snapshots.push(snapshot);
    const keys = entry.keys ?? [];
    const known = keys.map((sparse) => ({ ...sparse, key_id: sparse.key_id ?? this.ids.next("key") }));
    const origin = { ids: this.ids, stamp, user: userOf(this.access.user) };
    for (const sparse of known.sort((a, b) => a.key_id - b.key_id)) {
      const named = { ...sparse, key_name: this.#names(sparse, project) };
      project.keys.add(completeKey(named, project.rowLanguages, origin));
    }
    for (const sparse of entry.webhooks ?? []) this.addWebhook(sparse, project);
    return project;
  }

  /** Four names are kept unchanged: a state may contain names that a request could not make. */
  #names({ key_name, platforms = ["web"] }: SparseKey, project: SandboxProject) {
    if (typeof key_name === "string") return nameSlots(key_name, platforms, project.names);
    const { ios, android, web, other } = key_name;
    if (ios && android && web && other) return { ios, android, web, other };
    return nameSlots(key_name, platforms, { ...project.names, perPlatform: true });
  }

  /** Two webhooks may have the same URL, and the service makes the secret [service.md §3]. */
  addWebhook(sparse: SparseWebhook, project: SandboxProject): WireWebhook {
    // Not in the order of the request [service.md §3].
    const events = [...new Set(sparse.events)].sort();
    const all = project.languages.map((language) => language.lang_iso);
    // All languages of the project if the request names none, in the order of the project [service.md §3].
    const languagesOf = (event: string) => {
      const codes = sparse.event_lang_map?.find((entry) => entry.event === event)?.lang_iso_codes ?? all;
      return { event, lang_iso_codes: all.filter((code) => codes.includes(code)) };
    };
    const webhook: WireWebhook = {
      webhook_id: sparse.webhook_id ?? this.newDigest("webhook"),
      url: sparse.url,
      branch: sparse.branch ?? null,
      secret: sparse.secret ?? this.newDigest("secret"),
      events,
      event_lang_map: events.filter((event) => MAPPABLE_EVENTS.includes(event)).map(languagesOf),
    };
    project.webhooks.set(webhook.webhook_id, webhook);
    return webhook;
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
    const { user_id, email } = branchWriter === "none" ? NO_WRITER : userOf(this.access.user);
    return { ...row, modified_by: user_id, modified_by_email: email };
  }

  #reserveIds(entry: ProjectState): void {
    for (const key of entry.keys ?? []) {
      this.ids.reserve("key", key.key_id ?? 0);
      for (const row of key.translations ?? []) this.ids.reserve("translation", row.translation_id ?? 0);
      for (const comment of key.comments ?? [])
        this.ids.reserve("comment", Number(isJsonObject(comment) && comment.comment_id) || 0);
    }
  }
}

/** Milliseconds from a change to the write of the file: many changes are one write. */
const WRITE_DELAY = 500;

export function readStateFile(path: string): SandboxState | undefined {
  try {
    return checkState(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The sandbox cannot use the state file ${path}: ${cause}. Fix the file, or move it away to start with an empty state.`,
      { cause: error },
    );
  }
}

/** The file is written under another name and then renamed, so that a reader always finds a complete state. */
export function keepInFile(path: string, state: () => CompleteState) {
  let next: NodeJS.Timeout | undefined;
  const write = () => {
    // Tokens and URLs of webhooks can be in a new file.
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o600;
    writeFileSync(`${path}.tmp`, JSON.stringify(state(), undefined, 1), { mode });
    renameSync(`${path}.tmp`, path);
    clearTimeout(next);
    next = undefined;
  };
  return {
    write,
    /** The state has changed, so the file is written soon. If that fails, `flush` throws the error. */
    changed() {
      next ??= setTimeout(() => {
        try {
          write();
        } catch {}
      }, WRITE_DELAY);
    },
    /** The state must not change afterwards. */
    flush() {
      if (next) write();
    },
  };
}
