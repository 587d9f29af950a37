/** Applies manifests to a sandbox with faults, and returns the result. */

import { Client } from "../../src/api/client.ts";
import type { ClientOptions } from "../../src/api/http/options.ts";
import { type ApplyOptions, apply } from "../../src/apply/apply.ts";
import type { Declaration } from "../../src/kinds/declaration.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { Outcome } from "../../src/model/plan.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { KINDS } from "../../src/run/kinds.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { jumpingClock, TIMEOUT } from "./clock.ts";
import { DISCARDED_BACKUP, textBackup } from "./textBackup.ts";

export const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

export interface ApplyCase {
  state?: SandboxState["projects"][string];
  keys?: string;
  webhooks?: string;
  environment?: Record<string, string>;
  faults?: Fault[];
  assumptions?: SandboxState["assumptions"];
  rules?: Partial<Rules>;
  options?: Partial<ApplyOptions>;
  client?: Partial<ClientOptions>;
  /** Called between plan and apply. */
  meanwhile?: (client: Client) => Promise<unknown>;
}

export interface ApplyResult {
  sandbox: Sandbox;
  /** By the label of the change. */
  outcomes: Record<string, Outcome>;
  /** Requests that apply made: method and path, without the project. */
  requests: string[];
  /** The changes of a second plan, without faults. */
  remaining: string[];
  backups: string[];
  /** Messages that are not about how one change ended. */
  remarks: string[];
  names(): string[];
}

/** Without the variables of the manifests. */
export const APPLY_OPTIONS = {
  ...{ concurrency: 6, batchSize: 500, useAutomations: undefined, halt: () => undefined },
  ...{ backup: DISCARDED_BACKUP, wait: async () => {}, onBatch: () => {} },
};

/** `use` is called while the sandbox is open. */
export async function applyCase(
  testCase: ApplyCase,
  use: (applied: ApplyResult) => void | Promise<void>,
): Promise<void> {
  const faults: Fault[] = [];
  const sandbox = await startSandbox({
    state: {
      projects: { [PROJECT]: testCase.state ?? {} },
      ...(testCase.assumptions && { assumptions: testCase.assumptions }),
    },
    limits: false,
    faults,
  });
  const client = testClient(sandbox.url, testCase.client);
  const declared = declarationOf(testCase);
  const plan = () => planFor(client, declared, testCase.rules);
  const backups: string[] = [];
  try {
    const first = await plan();
    await testCase.meanwhile?.(client);
    const before = sandbox.requests.length;
    faults.push(...(testCase.faults ?? []));
    const ledger = await apply(client, first, {
      ...APPLY_OPTIONS,
      variables: declared.variables,
      backup: textBackup(async (text) => void backups.push(text)),
      ...testCase.options,
    });
    faults.length = 0;
    const requests = sandbox.requests
      .slice(before)
      .map(
        ({ method, path }) => `${method} ${path.replace(/^.*\/projects\/[^/?]+/, "").replace(/\?.*/, "")}`,
      );
    const remaining = (await plan()).changes.map(({ label }) => label);
    const outcomes = Object.fromEntries(first.changes.map((change) => [change.label, ledger.of(change)]));
    const remarks = ledger.remarks.map(({ severity, message }) => `${severity}: ${message}`);
    const names = () => (sandbox.state().projects[PROJECT]?.keys ?? []).map(({ key_name }) => key_name.web);
    await use({ sandbox, outcomes, requests, remaining, backups, remarks, names });
  } finally {
    await sandbox.close();
  }
}

export function testClient(baseUrl: string, options: Partial<ClientOptions> = {}): Client {
  return new Client({
    ...{ token: "any", baseUrl, rate: Number.POSITIVE_INFINITY, clock: jumpingClock(), random: () => 0.5 },
    timeouts: { connect: TIMEOUT, read: TIMEOUT, write: TIMEOUT },
    ...options,
  });
}

export function declarationOf({ keys, webhooks, environment = {} }: ApplyCase): Declaration {
  const source = (path: string, text: string | undefined) => (text === undefined ? [] : [{ path, text }]);
  const manifests = { keys: source("keys.yaml", keys), webhooks: source("webhooks.yaml", webhooks) };
  const { declared, problems } = readManifests(KINDS, manifests, { values: environment, tokens: [] });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return declared;
}

export async function planFor(client: Client, declared: Declaration, rules: Partial<Rules> = {}) {
  const observed = await observe(client, PROJECT, [declared]);
  if (!observed.ok) throw new Error(observed.problem.message);
  const made = makePlan(declared, observed.value, { ...DEFAULT_RULES, ...rules }, WRITE_ALL);
  if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
  return made.plan;
}

/** How each change ended: its state, or how it failed. */
export const ways = ({ outcomes }: Pick<ApplyResult, "outcomes">) =>
  Object.values(outcomes).map((outcome) => (outcome.state === "failed" ? outcome.how : outcome.state));

export const messages = ({ outcomes }: Pick<ApplyResult, "outcomes">) =>
  Object.values(outcomes).map((outcome) => ("message" in outcome ? outcome.message : ""));

/** The requests that write. */
export const writes = ({ requests }: Pick<ApplyResult, "requests">) =>
  requests.filter((request) => !request.startsWith("GET"));

export const liveWebhooks = ({ sandbox }: ApplyResult) => sandbox.state().projects[PROJECT]?.webhooks ?? [];

type KeyState = NonNullable<SandboxState["projects"][string]["keys"]>[number];

/** A live key for the web. */
export function webKey(key_id: number, key_name: string, texts: Readonly<Record<string, string>> = {}) {
  const translations = Object.entries(texts).map(([language_iso, translation]) => ({
    language_iso,
    translation,
  }));
  return { key_id, key_name, platforms: ["web"], translations } satisfies KeyState;
}

/** A live webhook, whose id is one digit, repeated. */
export const webhook = (digit: number | string, url: string) => ({
  webhook_id: String(digit).repeat(40),
  url,
  events: ["project.imported"],
});

/** A manifest with `count` new keys: key.1, key.2… */
export function manyKeys(count: number): string {
  return `on_create: { platforms: [web] }\nkeys:\n${Array.from({ length: count }, (_, index) => `  - { key_name: key.${index + 1}, translations: { en: text ${index + 1} } }\n`).join("")}`;
}

/** Names or ids in the body of a request. */
export function sentKeys(body: unknown): string[] {
  if (typeof body !== "object" || body === null || !("keys" in body) || !Array.isArray(body.keys)) return [];
  return body.keys.map((key: { key_name?: string; key_id?: number }) =>
    String(key.key_name ?? key.key_id ?? key),
  );
}
