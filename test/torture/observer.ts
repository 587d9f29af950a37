/**
 * Records every write, what the client had read before it, and the edits of other people. It knows nothing about plans and
 * outcomes.
 */
import type { CompleteState, Fault } from "../../src/sandbox/sandbox.ts";

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
}

/** A request that wrote, with the project before and after it. */
export interface Write {
  operation: string;
  before: ProjectSnapshot;
  after: ProjectSnapshot;
  /** For each key, the last answer in which it was listed for the plan; `reread` is when it was read by its id later. */
  planned: ReadonlyMap<string, Shown>;
  reread: ReadonlyMap<string, Shown>;
  /** The backup at this moment. */
  backup: string;
}

export class Observer {
  readonly writes: Write[] = [];
  /** Ids of keys that an editor changed. */
  readonly edited = new Set<string>();
  /** Names of keys and URLs of webhooks that another user removed. */
  readonly gone = new Set<string>();
  /** Ids and URLs of webhooks that were in an answer without a branch. Any entry with the same URL may match them. */
  readonly branchless = new Set<string>();
  backup = "";
  #phase: "plan" | "apply" = "plan";
  #operation = "";
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
        this.#live = () => picture(project.keys.all(), mainProject.webhooks.values());
        earlier = this.#live();
        this.#before = undefined;
        return false;
      },
      beforeOperation: () => {
        this.#noteEdits(earlier);
        return undefined;
      },
      onAnswer: () => {
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
      onAnswer: (request, answer) => {
        // Values that were read before this write are out of date for the next one.
        for (const { key_id } of request.method === "PUT" ? request.keys : [])
          this.#reread.delete(String(key_id));
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
      if (JSON.stringify(earlier?.keys.get(id)) !== JSON.stringify(key)) this.edited.add(id);
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
      backup: this.backup,
    });
  }

  #noteBranches(body: unknown): void {
    const { webhooks = [], webhook } = (body ?? {}) as { webhooks?: ShownWebhook[]; webhook?: ShownWebhook };
    for (const one of [...webhooks, ...(webhook ? [webhook] : [])])
      if (one.branch === undefined) this.branchless.add(one.url).add(one.webhook_id);
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
      seen.set(id, { texts: withTexts ? texts : (seen.get(id)?.texts ?? texts), tags: key.tags });
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
  translations?: { language_iso: string; translation: string }[];
}

/** The keys of an answer. Of these members, faults omit only `translations`. */
function keysIn(body: unknown): ShownKey[] {
  const { keys, key } = body as { keys?: ShownKey[]; key?: ShownKey };
  return keys ?? (key ? [key] : []);
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
