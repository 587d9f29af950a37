import { ANSWER_FAULTS } from "./answers.ts";
import { EDITOR_FAULTS } from "./editor.ts";
import type { Fault } from "./fault.ts";
import { hugeIds } from "./hugeIds.ts";
import { KEY_FAULTS } from "./keys.ts";
import { LIST_FAULTS } from "./lists.ts";
import { FaultRandom, SeededRandom } from "./random.ts";
import { REQUEST_FAULTS } from "./requests.ts";
import { WEBHOOK_FAULTS } from "./webhooks.ts";

/** All faults by name. */
const FAULTS = {
  ...REQUEST_FAULTS,
  ...KEY_FAULTS,
  ...LIST_FAULTS,
  ...ANSWER_FAULTS,
  ...WEBHOOK_FAULTS,
  ...EDITOR_FAULTS,
  // It has no rate: an id that is huge in one response only would be another id.
  "huge-ids": { rate: 1, make: hugeIds },
};

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES: readonly FaultName[] = Object.keys(FAULTS).filter(isFaultName);

export interface SeededOptions {
  /** Only the first so many requests may be hit. Default: all. */
  until?: number;
  /** The delay of `slow` in milliseconds. Default: 3000. */
  slowBy?: number;
}

/**
 * Makes faults from their names. Each is `NAME` or `NAME@RATE`, where the rate is the part of the requests or keys that are hit,
 * from 0 to 1. `quota@N` is the maximum number of keys in the project. The same seed and the same requests give the same
 * faults, in any order of parallel requests.
 * @throws Error for an unknown name or an invalid rate, with the known names
 */
export function seededFaults(spec: readonly string[], seed: number, options: SeededOptions = {}): Fault[] {
  const { until = Number.POSITIVE_INFINITY, slowBy = 3000 } = options;
  const random = new SeededRandom(seed, until);
  const named = new Set<FaultName>();
  return spec.map((words) => {
    const [name = "", ...figures] = words.split("@");
    if (!isFaultName(name))
      throw new Error(`Unknown fault "${name}". The faults are ${FAULT_NAMES.join(", ")}.`);
    if (named.has(name)) throw new Error(`The fault ${name} is given twice. Give it once.`);
    named.add(name);
    const figure = figures.length === 0 ? undefined : figures.join("@");
    return counting(random, made(name, words, figure, random, slowBy));
  });
}

function made(
  name: FaultName,
  words: string,
  figure: string | undefined,
  random: SeededRandom,
  slowBy: number,
): Fault {
  const fault = FAULTS[name];
  if ("most" in fault) {
    const most = figure === undefined ? fault.most : keyCount(words, figure);
    return fault.make(new FaultRandom(name, 1, random), { most });
  }
  const rate = figure === undefined ? fault.rate : rateIn(words, figure);
  return fault.make(new FaultRandom(name, rate, random), { slowBy });
}

/** Counts every request for `until`, also those that the fault does not concern. */
function counting(random: SeededRandom, fault: Fault): Fault {
  return {
    ...fault,
    beforeOperation(request) {
      random.count(request);
      return fault.beforeOperation?.(request);
    },
  };
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

function rateIn(words: string, figure: string): number {
  const rate = Number(figure);
  if (/^\d*\.?\d+$/.test(figure) && rate <= 1) return rate;
  throw new Error(
    `The fault "${words}" must have a rate from 0 to 1 after the @, for example 0.2. The faults are ${FAULT_NAMES.join(", ")}.`,
  );
}

function keyCount(words: string, figure: string): number {
  if (/^\d+$/.test(figure)) return Number(figure);
  throw new Error(
    `The fault "${words}" must have a whole number of keys after the @, for example quota@100.`,
  );
}
