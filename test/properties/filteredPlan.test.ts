/** Filtered plans, applied one after the other, lead to the same project as one whole plan. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { anyError } from "../../src/model/problem.ts";
import type { PlannedChanges } from "../../src/plan/makePlan.ts";
import { isAll, runs } from "../scale.ts";
import { declaredIn, withEngine } from "./engine.ts";
import { LANGUAGES, PROJECT } from "./randomProject.ts";

const NAMES = ["a", "b", "c", "d", "e", "f"];
const text = fc.constantFrom("Cart", "Basket");
const live = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 });
const entry = fc.record(
  {
    key_name: fc.constantFrom(...NAMES),
    platforms: fc.constant(["web"]),
    previously: fc.constantFrom(...NAMES),
    tags: fc.constantFrom(["x"], ["y"], []),
    translations: text.map((en) => ({ en })),
  },
  { requiredKeys: ["key_name", "platforms", "translations"] },
);
interface Shop {
  /** Names of live keys. */
  live: string[];
  keys: { key_name: string; previously?: string | readonly string[] }[];
}
const anyKeys: fc.Arbitrary<Shop> = fc.record({
  live,
  keys: fc.uniqueArray(entry, { minLength: 1, maxLength: 6, selector: ({ key_name }) => key_name }),
});
/** Each key gets the name of the next one, except where the chain is cut. A new key can get the first name. */
const chain: fc.Arbitrary<Shop> = fc
  .record({
    order: fc.shuffledSubarray(NAMES, { minLength: 4, maxLength: NAMES.length }),
    isLinked: fc.array(fc.boolean(), { minLength: NAMES.length, maxLength: NAMES.length }),
    translations: text.map((en) => ({ en })),
  })
  .map(({ order, isLinked, translations }) => ({
    live: order.slice(0, -1),
    keys: order.map((key_name, index) => ({
      ...{ key_name, platforms: ["web"], translations, tags: ["x"] },
      ...(index > 0 && isLinked[index] ? { previously: [order[index - 1] ?? ""] } : { new: true }),
    })),
  }));
const cases = fc.record({
  shop: fc.oneof(anyKeys, chain),
  group: fc.array(fc.nat({ max: 2 }), { minLength: NAMES.length, maxLength: NAMES.length }),
});

/** Longest chain of renames. */
const ROUNDS = NAMES.length;

/** The live keys with these names, and the manifest of these entries. */
function inShop<Result>(
  names: readonly string[],
  keys: object[],
  play: (shop: {
    plan(filter: readonly string[]): Promise<PlannedChanges>;
    apply(filter: readonly string[]): Promise<void>;
    state(): unknown;
  }) => Promise<Result>,
): Promise<Result> {
  const shop = {
    languages: LANGUAGES,
    keys: names.map((key_name, index) => ({
      ...{ key_id: index + 1, key_name, platforms: ["web" as const], tags: ["live"] },
      translations: [{ language_iso: "en", translation: `Text of ${key_name}` }],
    })),
  };
  const { declared } = declaredIn(stringify({ keys }));
  return withEngine({ projects: { [PROJECT]: shop } }, declared, (engine) => {
    const plan = (filter: readonly string[]) => engine.plan({ languages: { "*": "enforce" }, filter });
    return play({
      plan,
      async apply(filter) {
        for (const end of await engine.apply((await plan(filter)).plan)) expect(end).toBe("done");
      },
      state: () =>
        engine
          .state()
          .keys.map(({ key_id, key_name, tags, translations }) => ({
            // New keys get ids in another order.
            id: Number(key_id) <= names.length ? key_id : "new",
            names: key_name,
            tags,
            texts: translations.map(({ language_iso, translation }) => [language_iso, translation]),
          }))
          .sort((a, b) => (a.names.web < b.names.web ? -1 : 1)),
    });
  });
}

test("filtered plans of all keys lead to the same project as the whole plan, and are empty then", {
  timeout: 60_000,
}, async () => {
  let waited = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ shop: { live: names, keys }, group }) => {
      fc.pre(!anyError(declaredIn(stringify({ keys })).problems));
      // As soon as the other entry has created its key, such a former name is a problem: two entries then declare that key.
      const isNew = (name: string) => keys.some(({ key_name }) => key_name === name) && !names.includes(name);
      fc.pre(!keys.some(({ previously = [] }) => [previously].flat().some(isNew)));
      const whole = await inShop(names, keys, async (shop) => {
        const { problems: found } = await shop.plan([]);
        if (anyError(found)) return undefined;
        await shop.apply([]);
        return shop.state();
      });
      fc.pre(whole !== undefined);
      const groups = [0, 1, 2]
        .map((one) =>
          keys.flatMap(({ key_name }) => (group[NAMES.indexOf(key_name)] === one ? [key_name] : [])),
        )
        .filter((filter) => filter.length > 0);
      await inShop(names, keys, async (shop) => {
        for (let round = 0; round < ROUNDS; round++)
          for (const filter of groups) {
            const { plan } = await shop.plan(filter);
            waited += plan.skipped.length;
            // All changes are of the chosen keys.
            expect(plan.changes.filter(({ label }) => !filter.includes(label))).toEqual([]);
            await shop.apply(filter);
          }
        expect(shop.state()).toEqual(whole);
        for (const filter of groups) expect((await shop.plan(filter)).plan.changes).toEqual([]);
      });
    }),
    { numRuns: runs(30) },
  );
  if (isAll) expect(waited).toBeGreaterThan(0);
});
