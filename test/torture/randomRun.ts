/** Random runs of the engine: a project, manifests, rules, faults, and perhaps an interruption. */
import fc from "fast-check";
import { DEFAULT_RULES, type Rules } from "../../src/model/setting.ts";
import { type World, worlds } from "../properties/randomProject.ts";
import { FAULT_NAMES } from "../sandboxFaults/seeded.ts";

/** Faults that break a promise by themselves: the service stores a second key with the same name. */
const BREAKING_FAULTS = ["duplicate-names"];

/** The longest time of one run in milliseconds. It takes 0.1 s, or a few seconds on a machine with twenty other programs. */
export const LONGEST_RUN = 60_000;

/**
 * A run that hangs, and all runs together if they take too long, fail with the seed, also while a failure is shrunk. The
 * limit of the test itself, which does not show the seed, is later.
 */
export const WITHIN_TIME = {
  timeout: LONGEST_RUN,
  interruptAfterTimeLimit: 480_000,
  markInterruptAsFailure: true,
};
export const TEST_LIMIT = WITHIN_TIME.interruptAfterTimeLimit + 2 * LONGEST_RUN;

export interface RandomRun {
  world: World;
  rules: Rules;
  faults: string[];
  seed: number;
  /** The number of responses after which apply is interrupted; undefined for no interruption. */
  cutAfter: number | undefined;
  batchSize: number;
  /** The number of webhooks on a page. */
  webhooksPage: number;
  /** What happens to texts that a change of `is_plural` omits. */
  pluralChange: "convert" | "drop";
}

const rules: fc.Arbitrary<Rules> = fc
  .record({
    prune: fc.constantFrom("off", "owned", "all"),
    pruneBy: fc.constantFrom("archive", "destroy"),
    owner: fc.constantFrom(undefined, "team"),
    pruneWebhooks: fc.constantFrom("off", "all"),
  })
  .map(({ prune, pruneBy, owner, pruneWebhooks }) => ({
    ...DEFAULT_RULES,
    // Without a history, only a rule tells which texts are those of translators.
    languages: { en: "merge", "*": "seed" },
    prune: { key: prune === "owned" && !owner ? "off" : prune, webhook: pruneWebhooks },
    pruneBy,
    owner,
  }));

/** The faults of random runs, by default. */
export const ENGINE_FAULTS: readonly string[] = FAULT_NAMES.filter((name) => !BREAKING_FAULTS.includes(name));

export function randomRuns(names = ENGINE_FAULTS): fc.Arbitrary<RandomRun> {
  return fc.record({
    world: worlds,
    rules,
    faults: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 }),
    seed: fc.nat(),
    cutAfter: fc.option(fc.nat(12), { nil: undefined, freq: 2 }),
    batchSize: fc.constantFrom(1, 2, 3, 500),
    webhooksPage: fc.constantFrom(1, 2, 100),
    pluralChange: fc.constantFrom("convert", "drop"),
  });
}
