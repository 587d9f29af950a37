import { setTimeout as timer } from "node:timers/promises";
import { idNumber } from "../../src/sandbox/keys/read.ts";
import type { Reply, SandboxRequest } from "../../src/sandbox/request.ts";
import { failure, ok, Refusal, type SandboxResponse } from "../../src/sandbox/response.ts";
import { type Sandbox, type SandboxOptions, startSandbox as start } from "../../src/sandbox/sandbox.ts";
import { isJsonObject, type JsonObject } from "../../src/wire/json.ts";
import type { WireItemError, WireKey } from "../../src/wire/key.ts";

/** Failures of the service that tests ask for, around the sandbox. */

/** A request as a fault receives it. Its token and limits were checked. */
export interface FaultRequest {
  /** Its name, as in the client. */
  operation: string;
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
export type LiveProject = Pick<SandboxRequest, "project" | "mainProject" | "now" | "assumptions">;

/** What the client gets: a response, or a connection that is cut without one. */
export type ResponseOrCut = Reply["response"];

/**
 * What happens to a key instead: it is refused; it is not written, or not mentioned in the response; or a second key with the
 * same name and texts is created, and not mentioned.
 */
export type KeyFate = WireItemError | "unwritten" | "unmentioned" | "twice";

/**
 * A failure of the service that a test asks for. The methods are in the order in which they are called. If several faults
 * return a value, the first one counts; texts, answers and delays go through all of them.
 */
export interface Fault {
  /** Rewrites the text of every request (path, body) and of every JSON response. */
  wire?: { received(text: string): string; sent(text: string): string };
  /** First of all: changes that other people make in the project before this request. */
  meanwhile?(request: FaultRequest, live: LiveProject): void;
  /** Before anything is read or written. If it returns a response, nothing was done. */
  beforeOperation?(request: FaultRequest): ResponseOrCut | undefined;
  /** For each text of a translation, and each form of a plural: the text that is stored instead. */
  storeText?(request: FaultRequest, sent: string): string;
  /** For each key of a create or an update, before it is written. An update of one key can only be refused. */
  writeKey?(request: FaultRequest, sent: JsonObject, position: number): KeyFate | undefined;
  /** For each key to destroy. If true, the key stays, and is counted in `keys_locked`. */
  lockKey?(request: FaultRequest, keyId: number): boolean;
  /** After everything is written: what is sent instead of this response, whose body is the stored data. */
  onResponse?(request: FaultRequest, answer: SandboxResponse): ResponseOrCut | undefined;
  /** For each request: the delay of its response in milliseconds. Everything is already written. */
  delay?(request: FaultRequest): number;
}

export interface FaultySandboxOptions extends Omit<SandboxOptions, "around"> {
  /** The list is read again for every request. */
  faults?: readonly Fault[] | undefined;
  /** The delay of every response in milliseconds, except for requests that are refused before their operation. */
  latency?: number | undefined;
  /** Waits for the delays: resolves after the milliseconds, or when the signal aborts. */
  pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

export async function startSandbox(options: FaultySandboxOptions = {}): Promise<Sandbox> {
  const { faults = [], latency = 0, pause, ...rest } = options;
  const closing = new AbortController();
  const wait = pause ?? ((ms, signal) => timer(ms, undefined, { signal }).catch(() => {}));
  const sandbox = await start({
    ...rest,
    around: (request, run) => {
      const { response, delay } = replyWith(faults, request, run);
      const ms = latency + delay;
      return { response, ...(ms > 0 && { ready: wait(ms, closing.signal) }) };
    },
  });
  return {
    ...sandbox,
    close() {
      closing.abort();
      return sandbox.close();
    },
  };
}

type Run = (request: SandboxRequest) => SandboxResponse;

/** Applies all faults to one request. */
function replyWith(faults: readonly Fault[], received: SandboxRequest, run: Run) {
  const request = rewritten(faults, received);
  const { operation, method, path, body, project } = request;
  const keys = keysIn(request);
  const asked: FaultRequest = { operation, method, path, body, keys, keyCount: project.keys.size };
  const response = orRefusal(() => {
    for (const fault of faults) fault.meanwhile?.(asked, request);
    return (
      first(faults, (fault) => fault.beforeOperation?.(asked)) ??
      shown(faults, asked, operated(faults, asked, request, run))
    );
  });
  const delay = faults.reduce((sum, fault) => sum + (fault.delay?.(asked) ?? 0), 0);
  return { response: sentBy(faults, response), delay };
}

function first<T>(faults: readonly Fault[], ask: (fault: Fault) => T | undefined): T | undefined {
  for (const fault of faults) {
    const result = ask(fault);
    if (result !== undefined) return result;
  }
  return undefined;
}

function orRefusal(respond: () => ResponseOrCut): ResponseOrCut {
  try {
    return respond();
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    throw error;
  }
}

/** The request, with its text as the faults rewrite it. */
function rewritten(faults: readonly Fault[], request: SandboxRequest): SandboxRequest {
  const rewriters = faults.flatMap(({ wire }) => wire ?? []);
  if (rewriters.length === 0) return request;
  const received = (text: string) => rewriters.reduce((read, wire) => wire.received(read), text);
  const { path, id, body } = request;
  const query = new URLSearchParams(received(path).split("?").slice(1).join("?"));
  const changed = body === undefined ? body : JSON.parse(received(JSON.stringify(body)));
  return { ...request, path: received(path), id: received(id), query, body: changed };
}

/** The response, with its JSON as the faults rewrite it. */
function sentBy(faults: readonly Fault[], response: ResponseOrCut): ResponseOrCut {
  const rewriters = faults.flatMap(({ wire }) => wire ?? []);
  if (rewriters.length === 0 || response === "cut" || !("json" in response.body)) return response;
  const html = rewriters.reduce((text, wire) => wire.sent(text), JSON.stringify(response.body.json));
  return {
    ...response,
    headers: { ...response.headers, "Content-Type": "application/json" },
    body: { html },
  };
}

function shown(faults: readonly Fault[], asked: FaultRequest, answer: SandboxResponse): ResponseOrCut {
  let response = answer;
  for (const fault of faults) {
    const sent = fault.onResponse?.(asked, response) ?? response;
    if (sent === "cut") return sent;
    response = sent;
  }
  return response;
}

/** Carries out the request, except for what the faults do instead with its keys. */
function operated(
  faults: readonly Fault[],
  asked: FaultRequest,
  request: SandboxRequest,
  run: Run,
): SandboxResponse {
  if (asked.operation === "destroyKey" || asked.operation === "destroyKeys")
    return unlocked(faults, asked, request, run);
  const fates = asked.keys.map((sent, position) =>
    first(faults, (fault) => fault.writeKey?.(asked, sent, position)),
  );
  const stored = { ...request, body: storedBody(faults, asked, request.body) };
  if (fates.every((fate) => fate === undefined)) return run(stored);
  const [fate] = fates;
  if (asked.operation === "updateKey")
    return typeof fate === "object" ? failure(fate.code, fate.message) : run(stored);
  return inParts(fates, stored, run);
}

/** The keys in the body of a writing request, which is not checked yet. */
function keysIn({ body, operation, id }: SandboxRequest): readonly JsonObject[] {
  if (!isJsonObject(body)) return [];
  if (operation === "updateKey") return [{ ...body, key_id: id }];
  if (operation !== "createKeys" && operation !== "updateKeys") return [];
  return Array.isArray(body.keys) ? body.keys.filter(isJsonObject) : [];
}

/** Sends each key by itself, and joins the responses. */
function inParts(
  fates: readonly (KeyFate | undefined)[],
  request: SandboxRequest,
  run: Run,
): SandboxResponse {
  const body = isJsonObject(request.body) ? request.body : {};
  const sent: readonly unknown[] = Array.isArray(body.keys) ? body.keys : [];
  const keys = new Map<unknown, WireKey>();
  const errors: WireItemError[] = [];
  for (const [index, fate] of fates.entries()) {
    if (fate === "unwritten") continue;
    if (typeof fate === "object") {
      errors.push(fate);
      continue;
    }
    const response = run({ ...request, body: { ...body, keys: [sent[index]] } });
    const part =
      "json" in response.body
        ? (response.body.json as { keys: WireKey[]; errors: WireItemError[] })
        : undefined;
    errors.push(...(part?.errors ?? []));
    for (const key of part?.keys ?? []) {
      if (fate === "twice") addTwin(key, request);
      if (fate !== "unmentioned") keys.set(key.key_id, key);
    }
  }
  return ok({
    ...request.envelope,
    keys: [...keys.values()].sort((a, b) => Number(a.key_id) - Number(b.key_id)),
    errors,
  });
}

function addTwin({ key_id }: WireKey, { project, store }: SandboxRequest): void {
  const key = project.keys.get(Number(key_id));
  if (!key) return;
  const twin = { ...structuredClone(key), key_id: store.ids.next("key") };
  for (const row of twin.translations)
    Object.assign(row, { key_id: twin.key_id, translation_id: store.ids.next("translation") });
  project.keys.add(twin);
}

/** The body with each text as the faults store it. */
function storedBody(faults: readonly Fault[], asked: FaultRequest, body: unknown): unknown {
  if (!faults.some(({ storeText }) => storeText) || asked.keys.length === 0) return body;
  if (!isJsonObject(body) || !Array.isArray(body.keys)) return body;
  const stored = (sent: string) =>
    faults.reduce((text, fault) => fault.storeText?.(asked, text) ?? text, sent);
  const text = (sent: unknown): unknown => {
    if (typeof sent === "string") return stored(sent);
    if (!isJsonObject(sent)) return sent;
    return Object.fromEntries(Object.entries(sent).map(([form, held]) => [form, text(held)]));
  };
  const row = (sent: unknown) =>
    isJsonObject(sent) ? { ...sent, translation: text(sent.translation) } : sent;
  const key = (sent: unknown) =>
    isJsonObject(sent) && Array.isArray(sent.translations)
      ? { ...sent, translations: sent.translations.map(row) }
      : sent;
  return { ...body, keys: body.keys.map(key) };
}

/** Destroys the keys that no fault locks. If all are locked, nothing is removed. */
function unlocked(
  faults: readonly Fault[],
  asked: FaultRequest,
  request: SandboxRequest,
  run: Run,
): SandboxResponse {
  const { body, project, envelope } = request;
  const isSingle = asked.operation === "destroyKey";
  const sent: unknown = isSingle ? [request.id] : isJsonObject(body) && body.keys;
  const ids: readonly unknown[] = Array.isArray(sent) ? sent : [];
  const isLocked = (id: unknown) => {
    const key = project.keys.get(idNumber(id) ?? 0);
    return key !== undefined && faults.some((fault) => fault.lockKey?.(asked, key.key_id));
  };
  const locked = new Set(ids.filter(isLocked).map(Number)).size;
  if (locked === 0) return run(request);
  const free = ids.filter((id) => !isLocked(id));
  if (free.length > 0) run({ ...request, body: { keys: free } });
  const removed = isSingle ? { key_removed: false } : { keys_removed: free.length > 0 };
  return ok({ ...envelope, ...removed, keys_locked: locked });
}
