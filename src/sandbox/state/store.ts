import { isJsonObject } from "../../wire/json.ts";
import { type Assumptions, DEFAULT_ASSUMPTIONS } from "../assumptions.ts";
import { Ids } from "../ids.ts";
import { completeKey, type SparseKey } from "../keys/complete.ts";
import { nameSlots } from "../keys/names.ts";
import type { SparseTranslation } from "../keys/rows.ts";
import type { SparseLanguage } from "../projects/languages.ts";
import { newProject, type SandboxProject, type SparseRecord } from "../projects/project.ts";
import { type AccessState, NO_WRITER, userOf } from "../projects/users.ts";
import { type Stamp, stampOf } from "../stamp.ts";
import { mappedLanguages, orderedEvents } from "../webhooks/events.ts";
import type { CompleteState, ProjectState, SandboxState, SparseWebhook } from "./state.ts";

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
