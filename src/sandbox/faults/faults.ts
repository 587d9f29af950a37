import type { JsonObject } from "../../wire/json.ts";
import type { WireItemError, WireKey } from "../../wire/key.ts";
import type { WireWebhook } from "../../wire/webhook.ts";
import type { Answer } from "../answer.ts";
import type { OperationName } from "../http/routes.ts";
import type { Page } from "../paging.ts";
import type { SandboxProject } from "../projects/project.ts";
import type { Stamp } from "../stamp.ts";

/** A request as a fault sees it: its token and limits are in order, and the sandbox knows what it asks for. */
export interface FaultRequest {
  operation: OperationName;
  method: string;
  /** With the query. */
  path: string;
  /** Parsed; undefined when none was sent. */
  body: unknown;
  /** What a create or an update says of keys, in its order. An update of one key has the `key_id` of its path. */
  keys: readonly JsonObject[];
  /** How many keys the project or branch held when the request came. */
  keysHeld: number;
}

/** The project as other people find it. */
export interface LiveProject {
  /** The project, or the branch that the request names. */
  project: SandboxProject;
  /** The project itself, even if the request names a branch. */
  home: SandboxProject;
  now: Stamp;
}

/** What the client gets instead: another answer, or a connection that ends without one. */
export type AnswerOrCut = Answer | "cut";

/** What becomes of a key that no answer speaks of: it is not even written, or it is. */
export type Omission = "unwritten" | "unmentioned";

/**
 * A misbehaviour of the service that somebody asks for. The points stand here in the order in which they are asked.
 * Where several faults speak, the first one counts; texts, lists and delays go through all of them.
 */
export interface Fault {
  /** Rewrites the text of every request (path, body) and of every JSON answer. */
  wire?: { received(text: string): string; sent(text: string): string };
  /** Before everything else: what other people do in the project before this request. True: they changed something. */
  meanwhile?(request: FaultRequest, live: LiveProject): boolean;
  /** Before anything is read or written. An ending here means that nothing was done. */
  beforeOperation?(request: FaultRequest): AnswerOrCut | undefined;
  /** For each text of a key's translation, each form of a plural apart, when it is read: what is stored of it. */
  storeText?(request: FaultRequest, sent: string): string;
  /** For each key of a create or a bulk update, by its position, before anything else is asked of it. */
  omitKey?(request: FaultRequest, position: number): Omission | undefined;
  /** For each key of a create or an update, before it is written. What is returned stands in `errors`; for an update of one key it is the answer. */
  refuseKey?(request: FaultRequest, sent: JsonObject): WireItemError | undefined;
  /** For each key that is created. True: a second key of the same name and texts is made, and not mentioned. */
  storeTwice?(request: FaultRequest, sent: JsonObject): boolean;
  /** For each key that is to be destroyed. True: it stays, and is counted in `keys_locked`. */
  lockKey?(request: FaultRequest, keyId: number): boolean;
  /** For each page of a key list: what is shown of it. Its headers tell the true totals. */
  showKeys?(request: FaultRequest, page: Page<WireKey>): Page<WireKey>;
  /** For each page of a webhook list: what is shown of it. */
  showWebhooks?(request: FaultRequest, page: Page<WireWebhook>): Page<WireWebhook>;
  /** For each JSON answer of an operation, a copy of it: what it says instead. All is written before. */
  showBody?(request: FaultRequest, body: unknown): unknown;
  /** After all is written and before the answer leaves. An ending here means that the work is done and not told. */
  onAnswer?(request: FaultRequest, answer: Answer): AnswerOrCut | undefined;
  /** For each request, however it ends: by how many milliseconds the answer is late. All is done before. */
  delay?(request: FaultRequest): number;
}

/** All faults, asked about one request. The list is read anew each time, so a test may add to it and take away. */
export class RequestFaults {
  readonly #list: readonly Fault[];
  readonly #request: FaultRequest;

  constructor(list: readonly Fault[], request: FaultRequest) {
    this.#list = list;
    this.#request = request;
  }

  beforeOperation(): AnswerOrCut | undefined {
    return this.#first((fault) => fault.beforeOperation?.(this.#request));
  }

  storeText(sent: string): string {
    return this.#list.reduce((text, fault) => fault.storeText?.(this.#request, text) ?? text, sent);
  }

  overlookKey(position: number): Omission | undefined {
    return this.#first((fault) => fault.omitKey?.(this.#request, position));
  }

  refuseKey(position: number): WireItemError | undefined {
    const sent = this.#request.keys[position] ?? {};
    return this.#first((fault) => fault.refuseKey?.(this.#request, sent));
  }

  storeTwice(position: number): boolean {
    const sent = this.#request.keys[position] ?? {};
    return this.#list.some((fault) => fault.storeTwice?.(this.#request, sent));
  }

  lockKey(keyId: number): boolean {
    return this.#list.some((fault) => fault.lockKey?.(this.#request, keyId));
  }

  showKeys(page: Page<WireKey>): Page<WireKey> {
    return this.#list.reduce((shown, fault) => fault.showKeys?.(this.#request, shown) ?? shown, page);
  }

  showWebhooks(page: Page<WireWebhook>): Page<WireWebhook> {
    return this.#list.reduce((shown, fault) => fault.showWebhooks?.(this.#request, shown) ?? shown, page);
  }

  meanwhile(live: LiveProject): boolean {
    return this.#list.filter((fault) => fault.meanwhile?.(this.#request, live)).length > 0;
  }

  showBody(answer: Answer): Answer {
    const showing = this.#list.filter((fault) => fault.showBody);
    if (showing.length === 0 || !("json" in answer.body)) return answer;
    const json = showing.reduce(
      (body: unknown, fault) => fault.showBody?.(this.#request, body),
      structuredClone(answer.body.json),
    );
    return { ...answer, body: { json } };
  }

  onAnswer(answer: Answer): AnswerOrCut | undefined {
    return this.#first((fault) => fault.onAnswer?.(this.#request, answer));
  }

  delay(): number {
    return this.#list.reduce((sum, fault) => sum + (fault.delay?.(this.#request) ?? 0), 0);
  }

  #first<T>(ask: (fault: Fault) => T | undefined): T | undefined {
    for (const fault of this.#list) {
      const said = ask(fault);
      if (said !== undefined) return said;
    }
    return undefined;
  }
}
