/** The promises of the engine, for any project and any manifests. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Client } from "../../src/api/client.ts";
import { type ApplyOptions, apply } from "../../src/apply/apply.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import { DISCARDED_BACKUP } from "../faults/textBackup.ts";
import { runs } from "../scale.ts";
import { PROJECT, VARIABLES, type World, worlds } from "./randomProject.ts";

const RUNS = runs(150);
const OPTIONS: Omit<ApplyOptions, "batchSize"> = {
  variables: new Map(Object.entries(VARIABLES)),
  concurrency: 6,
  useAutomations: undefined,
  halt: () => undefined,
  backup: DISCARDED_BACKUP,
  wait: async () => {},
  onBatch: () => {},
};

async function inWorld(
  world: World,
  promise: (sync: {
    plan: () => ReturnType<typeof planOnce>;
    client: Client;
    state: () => State;
  }) => Promise<void>,
) {
  const sandbox = await startSandbox({ state: world.state, limits: false });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
  const manifests = {
    keys: [{ path: "keys.yaml", text: world.keys }],
    webhooks: [{ path: "webhooks.yaml", text: world.webhooks }],
  };
  const { declared, problems } = readManifests(KINDS, manifests, { values: VARIABLES, tokens: [] });
  expect(problems).toEqual([]);
  try {
    await promise({
      client,
      plan: () => planOnce(client, declared),
      state: () => sandbox.state().projects[PROJECT],
    });
  } finally {
    await sandbox.close();
  }
}

type Declared = ReturnType<typeof readManifests>["declared"];
type State = CompleteState["projects"][string] | undefined;

async function planOnce(client: Client, declared: Declared) {
  const observed = await observe(client, PROJECT, [declared]);
  if (!observed.ok) throw new Error(observed.problem.message);
  const made = makePlan(declared, observed.value, DEFAULT_RULES, WRITE_ALL);
  if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
  return made;
}

test("after apply a plan is empty, every change has an outcome, and nothing undeclared is touched", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, (world) =>
      inWorld(world, async ({ client, plan, state }) => {
        const first = await plan();
        expect(first.problems.filter(({ severity }) => severity === "error")).toEqual([]);
        const before = state();
        const ledger = await apply(client, first.plan, { ...OPTIONS, batchSize: 3 });
        const outcomes = first.plan.changes.map((change) => ledger.of(change));
        expect(outcomes.filter((outcome) => outcome.state !== "done")).toEqual([]);
        const second = await plan();
        expect(second.plan.changes).toEqual([]);
        const untouched = (of: State) =>
          of?.keys.filter(({ key_name }) =>
            world.unmanaged.some((name) =>
              Object.values(key_name).some((own) => own === name || own.startsWith(`${name}@`)),
            ),
          );
        expect(untouched(state())).toEqual(untouched(before));
        // A kept text may get another shape, and then be as declared.
        const reshaped = first.plan.changes.flatMap((change) =>
          change.action === "update" && change.fields.some(({ field }) => field === "is_plural")
            ? change.label
            : [],
        );
        const kept = ({ kept: left }: typeof first.plan) =>
          left.flatMap(({ label, reason }) => (reshaped.includes(label) ? [] : [[label, reason]]));
        expect(kept(second.plan)).toEqual(kept(first.plan));
      }),
    ),
    { numRuns: RUNS },
  );
});

test("a field that is not declared keeps its live value", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, (world) =>
      inWorld(world, async ({ client, plan, state }) => {
        const before = new Map(state()?.keys.map((key) => [key.key_id, key]));
        const { plan: first } = await plan();
        await apply(client, first, { ...OPTIONS, batchSize: 500 });
        for (const key of state()?.keys ?? []) {
          const was = before.get(key.key_id);
          const change = first.changes.find(
            (one) => one.action === "update" && one.id === String(key.key_id),
          );
          if (!was) continue;
          const fields = change?.action === "update" ? change.fields : [];
          const changed = new Set(fields.map(({ field }) => field));
          for (const field of [
            "description",
            "context",
            "plural_name",
            "char_limit",
            "is_hidden",
            "is_archived",
            "is_plural",
            "tags",
            "platforms",
            "filenames",
            "custom_attributes",
          ] as const) {
            if (!changed.has(field)) expect(key[field]).toEqual(was[field]);
          }
          const languages = new Set(fields.flatMap(({ part }) => part ?? []));
          for (const row of key.translations) {
            // After a change of is_plural a text stays in another shape.
            if (!changed.has("is_plural") && !languages.has(row.language_iso))
              expect(row.translation).toBe(
                was.translations.find(({ language_iso }) => language_iso === row.language_iso)?.translation,
              );
          }
          for (const tag of was.tags.filter((one) => one === "protected" || one.startsWith("lokaform:")))
            expect(key.tags).toContain(tag);
        }
      }),
    ),
    { numRuns: RUNS },
  );
});

test("a plan writes nothing, and the same inputs give the same plan", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, (world) =>
      inWorld(world, async ({ plan, state }) => {
        const before = state();
        const first = await plan();
        expect(JSON.parse(JSON.stringify(first.plan))).toEqual((await plan()).plan);
        expect(state()).toEqual(before);
      }),
    ),
    { numRuns: runs(50) },
  );
});
