/**
 * Records every write, what the client had read before it, and the edits of other people. It knows nothing about plans and
 * outcomes.
 */

import type { CompleteState } from "../../src/sandbox/state.ts";
import type { Fault } from "../sandboxFaults/fault.ts";

type KeyState = CompleteState["projects"][string]["keys"][number];
type WebhookState = CompleteState["projects"][string]["webhooks"][number];

/** The content of a project at one moment. */
export interface ProjectSnapshot {
  keys: ReadonlyMap<string, KeyState>;
  webhooks: ReadonlyMap<string, WebhookState>;
}

/** What the client last read of a key. Undefined texts were absent. */
export interface Shown {
  texts: ReadonlyMap<string, string>;
  tags: readonly string[];
  /** The number of the request. */
  at: number;
  /** Whether the response had the times of the key, which show that it was edited. */
  timed: boolean;
}

/** A request that wrote, with the project before and after it. */
export interface Write {
  operation: string;
  before: ProjectSnapshot;
  after: ProjectSnapshot;
  /**
   * For each key, the last response in which it was listed for the plan; `reread` is when it was read by its id later, and not
   * yet written or refused since.
   */
  planned: ReadonlyMap<string, Shown>;
  reread: ReadonlyMap<string, Shown>;
  /** For each key, the number of the request before which another person edited it last. */
  editedAt: ReadonlyMap<string, number>;
  /** The same for its texts. */
  textsEditedAt: ReadonlyMap<string, number>;
  /** The backup at this moment. */
  backup: string;
}

export class Observer {
  readonly writes: Write[] = [];
  /** Ids of keys that an editor changed. */
  readonly edited = new Set<string>();
  /** Names of keys and URLs of webhooks that another user removed. */
  readonly gone = new Set<string>();
  /** URLs that were in a response without a branch. An entry with such a URL may match each of its webhooks. */
  readonly #branchless = new Set<string>();
  readonly #urls = new Map<string, string>();
  backup = "";
  #phase: "plan" | "apply" = "plan";
  #operation = "";
  #requests = 0;
  #editedAt = new Map<string, number>();
  #textsEditedAt = new Map<string, number>();
  /** Keys of the last write. What was read of them before it is out of date for the next one. */
  #sent: readonly string[] = [];
  #live: (() => ProjectSnapshot) | undefined;
  #before: ProjectSnapshot | undefined;
  #planned = new Map<string, Shown>();
  #reread = new Map<string, Shown>();

  startApply(): void {
    this.#phase = "apply";
  }

  /** The first fault in the list: it sees the end of every request. */
  first(): Fault {
    let earlier: ProjectSnapshot | undefined;
    return {
      meanwhile: (request, { project, mainProject }) => {
        this.#operation = request.operation;
        this.#requests++;
        for (const id of this.#sent) this.#reread.delete(id);
        this.#sent = request.method === "GET" ? [] : idsIn(request.body);
        this.#live = () => picture(project.keys.all(), mainProject.webhooks.values());
        earlier = this.#live();
        this.#before = undefined;
        return false;
      },
      beforeOperation: () => {
        this.#noteEdits(earlier);
        return undefined;
      },
      onResponse: () => {
        this.#noteWrite();
        return undefined;
      },
    };
  }

  /** The last fault in the list: it sees what is really done, and what the client really gets. */
  last(): Fault {
    return {
      beforeOperation: () => {
        this.#before = this.#live?.();
        return undefined;
      },
      onResponse: (request, answer) => {
        if ("json" in answer.body) this.#noteShown(request.path, answer.body.json);
        if ("json" in answer.body) this.#noteBranches(answer.body.json);
        return undefined;
      },
    };
  }

  #noteEdits(earlier: ProjectSnapshot | undefined): void {
    const now = this.#live?.();
    if (!now) return;
    for (const [id, { key_name }] of earlier?.keys ?? [])
      if (!now.keys.has(id)) for (const name of Object.values(key_name)) this.gone.add(name);
    for (const [id, { url }] of earlier?.webhooks ?? []) if (!now.webhooks.has(id)) this.gone.add(url);
    for (const [id, key] of now.keys) {
      const was = earlier?.keys.get(id);
      if (JSON.stringify(was) === JSON.stringify(key)) continue;
      if (JSON.stringify(was?.translations) !== JSON.stringify(key.translations))
        this.#textsEditedAt.set(id, this.#requests);
      this.edited.add(id);
      this.#editedAt.set(id, this.#requests);
    }
  }

  #noteWrite(): void {
    const after = this.#live?.();
    if (!this.#before || !after || JSON.stringify(lists(this.#before)) === JSON.stringify(lists(after)))
      return;
    this.writes.push({
      operation: this.#operation,
      before: this.#before,
      after,
      planned: new Map(this.#planned),
      reread: new Map(this.#reread),
      editedAt: new Map(this.#editedAt),
      textsEditedAt: new Map(this.#textsEditedAt),
      backup: this.backup,
    });
  }

  #noteBranches(body: unknown): void {
    const { webhooks = [], webhook } = (body ?? {}) as { webhooks?: ShownWebhook[]; webhook?: ShownWebhook };
    for (const { url, webhook_id, branch } of [...webhooks, ...(webhook ? [webhook] : [])]) {
      this.#urls.set(webhook_id, url);
      if (branch === undefined) this.#branchless.add(url);
    }
  }

  /** Whether the branch of a webhook with this id or URL, or of another one with the same URL, was in no response. */
  isBranchless(webhook: string): boolean {
    return this.#branchless.has(this.#urls.get(webhook) ?? webhook);
  }

  /** Records keys in lists, and during apply, keys that are read by their ids. */
  #noteShown(path: string, body: unknown): void {
    if (this.#operation !== "keys" && this.#operation !== "key") return;
    const isPlan = this.#phase === "plan";
    if (!isPlan && this.#operation === "keys" && !path.includes("filter_key_ids")) return;
    const withTexts = this.#operation === "key" || path.includes("include_translations=1");
    const seen = isPlan ? this.#planned : this.#reread;
    for (const key of keysIn(body)) {
      const id = String(key.key_id);
      const texts = new Map(key.translations?.map((row) => [row.language_iso, row.translation]));
      const { modified_at_timestamp, translations_modified_at_timestamp } = key;
      seen.set(id, {
        texts: withTexts ? texts : (seen.get(id)?.texts ?? texts),
        tags: key.tags,
        at: this.#requests,
        timed: Boolean(modified_at_timestamp && translations_modified_at_timestamp),
      });
    }
  }
}

interface ShownWebhook {
  webhook_id: string;
  url: string;
  branch?: string | null;
}

interface ShownKey {
  key_id: number | string;
  tags: string[];
  modified_at_timestamp?: unknown;
  translations_modified_at_timestamp?: unknown;
  translations?: { language_iso: string; translation: string }[];
}

/** The keys of a response. Of these members, faults omit only `translations`. */
function keysIn(body: unknown): ShownKey[] {
  const { keys, key } = body as { keys?: ShownKey[]; key?: ShownKey };
  return keys ?? (key ? [key] : []);
}

/** The ids of keys in a body, which are changed or removed. */
function idsIn(body: unknown): string[] {
  const { keys = [] } = (body ?? {}) as { keys?: readonly unknown[] };
  return keys.map((one) => String((one as { key_id?: unknown } | null)?.key_id ?? one));
}

function picture(keys: Iterable<KeyState>, webhooks: Iterable<WebhookState>): ProjectSnapshot {
  return {
    keys: new Map([...keys].map((key) => [String(key.key_id), structuredClone(key)])),
    webhooks: new Map([...webhooks].map((one) => [one.webhook_id, structuredClone(one)])),
  };
}

function lists({ keys, webhooks }: ProjectSnapshot): unknown {
  return [[...keys.values()], [...webhooks.values()]];
}
