/** A plan from the declared keys only is the plan from all keys, however the service filters. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { Client } from "../../src/api/client.ts";
import type { Live } from "../../src/kinds/declaration.ts";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { comparePlans } from "../../src/plan/comparePlans.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import { observe } from "../../src/remote/observe.ts";
import { ASSUMPTIONS } from "../../src/sandbox/assumptions.ts";
import { changedAnswer } from "../faults/faults.ts";
import { ofDeclared } from "../rooms/plan/planHarness.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { isAll, runs } from "../scale.ts";
import { declaredIn } from "./engine.ts";
import { LANGUAGES, PROJECT } from "./randomProject.ts";

/** Parts of each other, or different only in upper and lower case. */
const NAMES = ["a", "A", "ab", "a.b", "b", "cart", "cart.title", "é"];
const RARE = ["c", "e\u0301", "a,b", " a", "x".repeat(1_900), "b".repeat(2_100)];
const name = fc.oneof(
  { arbitrary: fc.constantFrom(...NAMES), weight: 12 },
  { arbitrary: fc.constantFrom(...RARE), weight: 1 },
);
const text = fc.constantFrom("Cart", "Basket", "");
const file = fc.constantFrom({}, { web: "a.json" }, { web: "b.json" });

const liveKey = fc.record({
  key_name: name,
  filenames: file,
  tags: fc.constantFrom([], [], ["protected"], ["lokaform:web"]),
  is_archived: fc.constantFrom(false, false, true),
  translations: text.map((translation) => [{ language_iso: "en", translation }]),
});

const entry = fc.record(
  {
    key_name: name,
    platforms: fc.constant(["web"]),
    previously: fc.oneof(fc.uniqueArray(name, { maxLength: 2 }), name),
    key_id: fc.integer({ min: 1, max: 12 }),
    filenames: file,
    description: fc.constantFrom("", "A title"),
    translations: text.map((en) => ({ en })),
  },
  { requiredKeys: ["key_name", "translations"] },
);
/** Half of the manifests declare only names, so that most of their keys are live. */
const manifest = fc.oneof(
  fc.uniqueArray(entry, { maxLength: 5, selector: ({ key_name }) => key_name }),
  fc.uniqueArray(
    name.map((key_name) => ({ key_name, translations: { en: "Cart" } })),
    { maxLength: 4, selector: ({ key_name }) => key_name },
  ),
);

const rules = fc.record({
  owner: fc.constantFrom(undefined, "app"),
  prune: fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    { arbitrary: fc.constant({ key: "all" as const }), weight: 1 },
  ),
});

const cases = fc.record({
  live: fc.oneof(
    // Each usual name is live once.
    fc.tuple(...NAMES.map((key_name) => liveKey.map((key) => ({ ...key, key_name })))),
    fc.array(liveKey, { maxLength: 14 }),
  ),
  head: manifest,
  target: manifest,
  rules,
  nameFilter: fc.constantFrom(...ASSUMPTIONS.nameFilter.values),
  branch: fc.constantFrom("", "", ":develop"),
});

/** Their names contain declared names, but none of them is declared. */
const OTHERS = ["a.b.cart", "CART.TITLE.2", "xé"];
/** Keys that the project counts and does not list, so that it seems large enough for a filtered read. */
const MORE = 4_000;
const LARGE = changedAnswer("project", (project) => {
  const { keys_total } = project.statistics as { keys_total: number };
  return { ...project, statistics: { keys_total: keys_total + MORE } };
});

test("a plan from the declared keys is the plan from all keys", { timeout: 60_000 }, async () => {
  let filtered = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ live, head, target, rules: some, nameFilter, branch }) => {
      const project = {
        languages: LANGUAGES,
        keys: [...live, ...OTHERS.map((key_name) => ({ key_name }))].map((key, index) => ({
          ...key,
          key_id: index + 1,
        })),
      };
      const sandbox = await startSandbox({
        state: {
          projects: { [PROJECT]: project, ...(branch && { [PROJECT + branch]: {} }) },
          assumptions: { nameFilter },
        },
        limits: false,
        faults: [LARGE],
      });
      try {
        const client = new Client({ token: "any", baseUrl: sandbox.url, rate: Number.POSITIVE_INFINITY });
        const id = PROJECT + branch;
        const ours: Rules = { ...DEFAULT_RULES, pruneBy: "archive", ...some };
        const sides = [head, target].map((keys) => declaredIn(stringify({ keys })).declared);
        const few = await observe(client, id, sides, { rules: sides.map(() => ours), reviewed: [] });
        const all = await observe(client, id, sides);
        if (!few.ok || !all.ok) throw new Error("the project could not be read");
        const { keys } = few.value.objects;
        if (keys?.notRead !== undefined) {
          filtered++;
          // A branch is counted by its list.
          if (!branch) keys.notRead -= MORE;
        }
        const plans = ({ objects, project: details }: Live) =>
          sides.map((declared) => makePlan(declared, { objects, project: details }, ours, WRITE_ALL));
        const [fewPlans, allPlans] = [plans(few.value), plans(all.value)];
        expect(fewPlans.map(ofDeclared)).toEqual(allPlans.map(ofDeclared));
        expect(compared(fewPlans)).toEqual(compared(allPlans));
      } finally {
        await sandbox.close();
      }
    }),
    { numRuns: runs(80) },
  );
  if (isAll) expect(filtered).toBeGreaterThan(8);
});

type Planned = ReturnType<typeof makePlan>;

function compared([head, target]: readonly Planned[]) {
  return head?.is === "planned" && target?.is === "planned" ? comparePlans(head, target) : undefined;
}
