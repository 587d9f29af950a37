/** Two runs that create the same webhook, in every order of their requests: one is always left, and two are never left silently. */
import { describe, expect, test } from "vitest";
import { apply } from "../../src/apply/apply.ts";
import type { Plan } from "../../src/model/plan.ts";
import type { Ledger } from "../../src/plan/ledger.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { responseAfter } from "./faults.ts";
import { APPLY_OPTIONS, declarationOf, PROJECT, planFor, testClient } from "./harness.ts";

const MANIFEST = "webhooks:\n  - { url: https://h.example.com/a, events: [project.imported] }\n";

/** The requests of two runs wait here until it is their turn. */
class Turns {
  readonly #waiting = new Map<number, () => void>();
  #running = 0;
  #left = 2;
  /** What was chosen where both could go on. */
  readonly chosen: number[] = [];
  readonly #choices: readonly number[];

  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  /** `send` is called when it is the turn of the run. */
  async take<Result>(run: number, send: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((resolve) => {
      this.#waiting.set(run, resolve);
      this.#next();
    });
    this.#running += 1;
    return send().finally(() => {
      this.#running -= 1;
      // What the run does after the response belongs to its turn, until its next request.
      setImmediate(() => this.#next());
    });
  }

  ended(): void {
    this.#left -= 1;
    this.#next();
  }

  #next(): void {
    if (this.#running > 0 || this.#waiting.size < this.#left) return;
    const runs = [...this.#waiting.keys()].sort();
    const [first = 0] = runs;
    const run = runs.length < 2 ? first : (this.#choices[this.chosen.length] ?? 0);
    if (runs.length === 2) this.chosen.push(run);
    const start = this.#waiting.get(run);
    this.#waiting.delete(run);
    start?.();
  }
}

/** With the other hexadecimal digits, the order of ids is the opposite. */
const opposite = (text: string) =>
  text.replace(/\b[0-9a-f]{40}\b/g, (id) =>
    id.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16)),
  );
const OPPOSITE_IDS: Fault = { wire: { sent: opposite, received: opposite } };
/** The service does not say when a webhook was created. If it did, it would be in whole seconds. */
const CREATED_AT: Fault = {
  onResponse: (_request, answer) => {
    if (!("json" in answer.body)) return undefined;
    const json = JSON.parse(JSON.stringify(answer.body.json), (_name, value) =>
      value?.webhook_id === undefined ? value : { ...value, created_at: "2026-01-01 00:00:00 (Etc/UTC)" },
    );
    return { ...answer, body: { json } };
  },
};

function runIn(sandbox: Sandbox, turns: Turns, run: number, plan: Plan): Promise<Ledger> {
  const client = testClient(sandbox.url);
  const { createWebhook, destroyWebhook, webhooks } = client;
  Object.assign(client, {
    createWebhook: (...args: Parameters<typeof createWebhook>) =>
      turns.take(run, () => createWebhook.apply(client, args)),
    destroyWebhook: (...args: Parameters<typeof destroyWebhook>) =>
      turns.take(run, () => destroyWebhook.apply(client, args)),
    webhooks: (...args: Parameters<typeof webhooks>) => turns.take(run, () => webhooks.apply(client, args)),
  });
  return apply(client, plan, {
    ...APPLY_OPTIONS,
    variables: new Map(),
  }).finally(() => turns.ended());
}

/** Whether the run ends with exit code 1. */
const isRed = (ledger: Ledger) =>
  ledger.hasFailures() ||
  ledger.bugs.length > 0 ||
  ledger.remarks.some(({ severity }) => severity === "error");

describe.each([
  ["ids in the order of creation", []],
  ["ids in the opposite order", [OPPOSITE_IDS]],
  ["ids in the order of creation, with created_at", [CREATED_AT]],
  ["ids in the opposite order, with created_at", [CREATED_AT, OPPOSITE_IDS]],
])("%s", (_what, shown) => {
  test.each([
    ["all responses arrive", () => []],
    ["the first response to a create is lost", () => [responseAfter("createWebhook", "cut", 1)]],
    ["the first response to a removal is lost", () => [responseAfter("destroyWebhook", "cut", 1)]],
  ])("%s", async (_which, losses) => {
    const ends: string[] = [];
    let choices: number[] | undefined = [];
    while (choices) {
      const faults = [...shown, ...losses()];
      const sandbox = await startSandbox({ state: { projects: { [PROJECT]: {} } }, limits: false, faults });
      const turns = new Turns(choices);
      const plan = await planFor(testClient(sandbox.url), declarationOf({ webhooks: MANIFEST }));
      const ledgers = await Promise.all([0, 1].map((run) => runIn(sandbox, turns, run, plan)));
      const left = sandbox.state().projects[PROJECT]?.webhooks.length ?? 0;
      await sandbox.close();
      const reds = ledgers.filter(isRed).length;
      ends.push(`${left} left, ${reds} red`);
      expect(left, `${turns.chosen}`).toBeGreaterThan(0);
      if (left > 1) expect(reds, `${turns.chosen}`).toBeGreaterThan(0);
      const last = turns.chosen.lastIndexOf(0);
      choices = last === -1 ? undefined : [...turns.chosen.slice(0, last), 1];
    }
    expect(ends.length).toBeGreaterThan(10);
    // A run that does not know which one it made removes none.
    if (losses().length === 0) expect(ends).toContain("1 left, 0 red");
  });
});
