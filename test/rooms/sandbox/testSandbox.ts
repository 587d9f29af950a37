import { onTestFinished } from "vitest";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import type {
  PlatformSlots,
  WireContributor,
  WireItemError,
  WireKey,
  WireLanguage,
  WireProject,
  WireTranslation,
  WireWebhook,
} from "../../../src/wire/key.ts";
import { type FaultySandboxOptions, startSandbox } from "../../sandboxFaults/fault.ts";
import { seededFaults } from "../../sandboxFaults/seeded.ts";

/** A sandbox for one test, by default without limits, and functions that call it over HTTP. */

export const PROJECT = "803826145ba90b42d5d860.46800099";

/** A list whose first members a test reads: an expectation fails if they are missing. */
type Some<Member> = [Member, Member, Member, ...Member[]];

interface Key extends Omit<WireKey, "key_id" | "translations" | "comments"> {
  /** Those of tests are small. */
  key_id: number;
  translations: Some<WireTranslation & { modified_by: number }>;
  comments: Some<{ comment_id: number; added_by: number }>;
}

/** The members of all responses. Which ones a response has is for the test to know. */
export interface Body extends WireProject {
  keys: Some<Key>;
  key: Key;
  errors: Some<WireItemError & { key_name: PlatformSlots }>;
  error: { message: string; code: number };
  languages: Some<WireLanguage>;
  contributor: WireContributor;
  webhooks: Some<WireWebhook>;
  webhook: WireWebhook;
  webhook_deleted: boolean;
  secret: string;
  branch: string;
  statistics: { keys_total: number; [figure: string]: unknown };
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** Empty if the response is not JSON. */
  json: Body;
}

export interface TestSandbox {
  sandbox: Sandbox;
  /** The path is relative to the project, unless it begins with `/api2`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  create(...keys: unknown[]): Promise<Reply>;
  update(...keys: unknown[]): Promise<Reply>;
}

export async function testSandbox(options: FaultySandboxOptions = {}): Promise<TestSandbox> {
  const state = options.state ?? (options.stateFile ? undefined : projectOf({}));
  const sandbox = await startSandbox({ limits: false, ...options, state });
  onTestFinished(() => sandbox.close());
  const call: TestSandbox["call"] = async (method, path, body, headers = {}) => {
    const root = path.startsWith("/api2")
      ? sandbox.url.replace("/api2", "")
      : `${sandbox.url}/projects/${PROJECT}`;
    const response = await fetch(`${root}${path}`, {
      method,
      headers: { "X-Api-Token": "secret", ...headers },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : {},
    };
  };
  return {
    sandbox,
    call,
    get: (path, headers) => call("GET", path, undefined, headers),
    create: (...keys) => call("POST", "/keys", { keys }),
    update: (...keys) => call("PUT", "/keys", { keys }),
  };
}

type Entry = NonNullable<FaultySandboxOptions["state"]>["projects"][string];

/** A state with one project; by default, with English and German. */
export function projectOf(entry: Entry): NonNullable<FaultySandboxOptions["state"]> {
  return { projects: { [PROJECT]: { languages: [{ lang_iso: "en" }, { lang_iso: "de" }], ...entry } } };
}

/** Keys `k1`, `k2`… with the ids 1, 2… */
export function someKeys(count: number): NonNullable<Entry["keys"]> {
  return Array.from({ length: count }, (_, index) => ({ key_id: index + 1, key_name: `k${index + 1}` }));
}

/** A clock that a test sets. */
export function clockAt(ms: number): { now: () => number; at(ms: number): void } {
  let now = ms;
  return {
    now: () => now,
    at(later) {
      now = later;
    },
  };
}

/** A sandbox with faults, and its content afterwards. */
export interface FaultySandbox extends TestSandbox {
  /** The names of all keys, in the order of their ids. */
  names(): string[];
  /** The status of the response; "cut" if the connection was cut. */
  status(method: string, path: string, body?: unknown): Promise<number | "cut">;
}

export const NAMES = Array.from({ length: 40 }, (_, index) => `n${index}`);

/** A key to create. */
export const newKey = (name: string) => ({ key_name: name, platforms: ["web"] });

/** Has the keys `k1`… with the ids 1…; by default, twenty. */
export async function faultySandbox(
  spec: string[],
  {
    seed = 7,
    keys = 20,
    until = 1e9,
    entry = {},
  }: { seed?: number; keys?: number; until?: number; entry?: Entry } = {},
): Promise<FaultySandbox> {
  const faults = seededFaults(spec, seed, { until });
  const state = projectOf({ keys: someKeys(keys), ...entry });
  const there = await testSandbox({ faults, state, clock: () => 0 });
  return {
    ...there,
    names: () => there.sandbox.state().projects[PROJECT]?.keys.map(({ key_name }) => key_name.web) ?? [],
    status: (method, path, body) =>
      there.call(method, path, body).then(
        (reply) => reply.status,
        () => "cut",
      ),
  };
}
