/** The promises of the engine, for any project and any manifests. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlannedField } from "../../src/model/plan.ts";
import type { PlannedChanges } from "../../src/plan/makePlan.ts";
import { runs } from "../scale.ts";
import { declaredIn, type Engine, withEngine } from "./engine.ts";
import { worlds } from "./randomProject.ts";

type Key = ReturnType<Engine["state"]>["keys"][number];

const fieldsOf = ({ plan }: PlannedChanges, { key_id }: Key): readonly PlannedField[] =>
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
function keptIn({ plan }: PlannedChanges, first: PlannedChanges): unknown[] {
  const reshaped = first.plan.changes.flatMap((change) =>
    change.action === "update" && change.fields.some(({ field }) => field === "is_plural")
      ? change.label
      : [],
  );
  return plan.kept.flatMap(({ label, reason }) => (reshaped.includes(label) ? [] : [[label, reason]]));
}

async function converges({ plan, apply, state }: Engine): Promise<void> {
  const before = state();
  const first = await plan();
  expect(first.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(JSON.parse(JSON.stringify(first.plan))).toEqual((await plan()).plan);
  expect(state()).toEqual(before);
  expect((await apply(first.plan)).filter((end) => end !== "done")).toEqual([]);
  for (const key of before.keys) {
    const fields = fieldsOf(first, key);
    const after = state().keys.find(({ key_id }) => key_id === key.key_id);
    expect(after && othersOf(after, fields)).toEqual(othersOf(key, fields));
    const lasting = key.tags.filter((tag) => tag === "protected" || tag.startsWith("lokaform:"));
    expect(after?.tags).toEqual(expect.arrayContaining(lasting));
  }
  const second = await plan();
  expect(second.plan.changes).toEqual([]);
  expect(keptIn(second, first)).toEqual(keptIn(first, first));
}

test("the same inputs give the same plan; after apply, nothing else has changed, and a plan is empty", async () => {
  const property = fc.asyncProperty(worlds, async ({ state, keys, webhooks }) => {
    const { declared, problems } = declaredIn(keys, webhooks);
    expect(problems).toEqual([]);
    await withEngine(state, declared, converges);
  });
  await fc.assert(property, { numRuns: runs(150) });
}, 120_000);
