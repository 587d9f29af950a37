/** The promises of the engine, for any project and any manifests. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Client } from "../../src/api/client.ts";
import { type ApplyOptions, apply } from "../../src/apply/apply.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { PlannedField } from "../../src/model/plan.ts";
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

const OPTIONS: ApplyOptions = {
  variables: new Map(Object.entries(VARIABLES)),
  ...{ concurrency: 6, batchSize: 3, useAutomations: undefined, halt: () => undefined },
  ...{ backup: DISCARDED_BACKUP, wait: async () => {}, onBatch: () => {} },
};

type Project = CompleteState["projects"][string];
type Key = Project["keys"][number];
type Made = Extract<ReturnType<typeof makePlan>, { is: "planned" }>;

const fieldsOf = ({ plan }: Made, { key_id }: Key): readonly PlannedField[] =>
  plan.changes.flatMap((change) =>
    change.action === "update" && change.id === String(key_id) ? change.fields : [],
  );

/** What a key has in all fields and languages that these changes do not have. */
function othersOf(key: Key, fields: readonly PlannedField[]) {
  const { translations, key_name: _name, ...values } = key;
  const names = new Set(fields.map(({ field }) => field));
  const languages = new Set(fields.flatMap(({ part }) => part ?? []));
  // After a change of is_plural a text stays in another shape.
  const rows = names.has("is_plural") ? [] : translations;
  return {
    values: Object.entries(values).filter(([name]) => !names.has(name) && !/modified|base_words/.test(name)),
    texts: rows.flatMap(({ language_iso, translation }) =>
      languages.has(language_iso) ? [] : [[language_iso, translation]],
    ),
  };
}

/** What was kept and why. A kept text may get another shape, and then be as declared. */
function keptIn({ plan }: Made, first: Made): unknown[] {
  const reshaped = first.plan.changes.flatMap((change) =>
    change.action === "update" && change.fields.some(({ field }) => field === "is_plural")
      ? change.label
      : [],
  );
  return plan.kept.flatMap(({ label, reason }) => (reshaped.includes(label) ? [] : [[label, reason]]));
}

async function converges({ state, keys, webhooks }: World): Promise<void> {
  const sandbox = await startSandbox({ state, limits: false });
  const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
  const manifests = {
    keys: [{ path: "keys.yaml", text: keys }],
    webhooks: [{ path: "webhooks.yaml", text: webhooks }],
  };
  const { declared, problems } = readManifests(KINDS, manifests, { values: VARIABLES, tokens: [] });
  expect(problems).toEqual([]);
  const plan = async () => {
    const observed = await observe(client, PROJECT, [declared]);
    if (!observed.ok) throw new Error(observed.problem.message);
    const made = makePlan(declared, observed.value, DEFAULT_RULES, WRITE_ALL);
    if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
    return made;
  };
  const liveKeys = () => sandbox.state().projects[PROJECT]?.keys ?? [];
  try {
    const before = liveKeys();
    const first = await plan();
    expect(first.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(JSON.parse(JSON.stringify(first.plan))).toEqual((await plan()).plan);
    expect(liveKeys()).toEqual(before);
    const ledger = await apply(client, first.plan, OPTIONS);
    expect(first.plan.changes.filter((change) => ledger.of(change).state !== "done")).toEqual([]);
    for (const key of before) {
      const fields = fieldsOf(first, key);
      const after = liveKeys().find(({ key_id }) => key_id === key.key_id);
      expect(after && othersOf(after, fields)).toEqual(othersOf(key, fields));
      const lasting = key.tags.filter((tag) => tag === "protected" || tag.startsWith("lokaform:"));
      expect(after?.tags).toEqual(expect.arrayContaining(lasting));
    }
    const second = await plan();
    expect(second.plan.changes).toEqual([]);
    expect(keptIn(second, first)).toEqual(keptIn(first, first));
  } finally {
    await sandbox.close();
  }
}

test("the same inputs give the same plan; after apply, nothing else has changed, and a plan is empty", async () => {
  await fc.assert(fc.asyncProperty(worlds, converges), { numRuns: runs(150) });
});
