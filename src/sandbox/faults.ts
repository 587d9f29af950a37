import type { JsonObject } from "../wire/json.ts";
import type { WireItemError, WireKey, WireWebhook } from "../wire/key.ts";
import type { Answer, Page } from "./answer.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Stamp } from "./ids.ts";
import type { SandboxProject } from "./project.ts";
import type { OperationName } from "./routes.ts";

/** A request as a fault receives it. Its token and limits were checked. */
export interface FaultRequest {
  operation: OperationName;
  method: string;
  /** With the query. */
  path: string;
  /** The parsed body; undefined if it was empty. */
  body: unknown;
  /** The keys of a create or an update, in the order of the request. An update of one key has the `key_id` of its path. */
  keys: readonly JsonObject[];
  /** The number of keys in the project or branch before the request. */
  keyCount: number;
}

/** The live project, for changes that other people make. */
export interface LiveProject {
  /** The project, or the branch that the request names. */
  project: SandboxProject;
  /** The project itself, even if the request names a branch. */
  mainProject: SandboxProject;
  now: Stamp;
  assumptions: Assumptions;
}

/** What the client gets: an answer, or a connection that is cut without one. */
export type AnswerOrCut = Answer | "cut";

/** A key that the answer does not mention: it was not written, or it was. */
export type Omission = "unwritten" | "unmentioned";

/**
 * A failure of the service that a test or a user asks for. The methods are in the order in which they are called. If several
 * faults return a value, the first one counts; texts, lists and delays go through all of them.
 */
export interface Fault {
  /** Rewrites the text of every request (path, body) and of every JSON answer. */
  wire?: { received(text: string): string; sent(text: string): string };
  /** First of all: changes that other people make in the project before this request. True if they changed something. */
  meanwhile?(request: FaultRequest, live: LiveProject): boolean;
  /** Before anything is read or written. If it returns an answer, nothing was done. */
  beforeOperation?(request: FaultRequest): AnswerOrCut | undefined;
  /** For each text of a translation, and each form of a plural: the text that is stored instead. */
  storeText?(request: FaultRequest, sent: string): string;
  /** For each key of a create or a bulk update, by its position, before the other methods for keys. */
  omitKey?(request: FaultRequest, position: number): Omission | undefined;
  /** For each key of a create or an update, before it is written. The result is an entry in `errors`, or the answer to an update of one key. */
  refuseKey?(request: FaultRequest, sent: JsonObject): WireItemError | undefined;
  /** For each key that is created. If true, a second key with the same name and texts is created, and not mentioned. */
  storeTwice?(request: FaultRequest, sent: JsonObject): boolean;
  /** For each key to destroy. If true, the key stays, and is counted in `keys_locked`. */
  lockKey?(request: FaultRequest, keyId: number): boolean;
  /** For each page of a key list: the page that is shown instead. Its headers have the true totals. */
  showKeys?(request: FaultRequest, page: Page<WireKey>): Page<WireKey>;
  /** For each page of a webhook list: the page that is shown instead. */
  showWebhooks?(request: FaultRequest, page: Page<WireWebhook>): Page<WireWebhook>;
  /** For a copy of each JSON answer: the body that is sent instead. Everything is already written. */
  showBody?(request: FaultRequest, body: unknown): unknown;
  /** After everything is written, and before the answer is sent. If it returns an answer, the work is done, and the client does not know. */
  onAnswer?(request: FaultRequest, answer: Answer): AnswerOrCut | undefined;
  /** For each request: the delay of its answer in milliseconds. Everything is already written. */
  delay?(request: FaultRequest): number;
}

/** Applies all faults to one request. The list is read again each time, so that a test may change it. */
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

  omitKey(position: number): Omission | undefined {
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
      const result = ask(fault);
      if (result !== undefined) return result;
    }
    return undefined;
  }
}
