import { seededFaults } from "../../sandboxFaults/seeded.ts";
import { PROJECT, projectOf, someKeys, type TestSandbox, testSandbox } from "./testSandbox.ts";

/** A sandbox with faults, and its content afterwards. */
export interface FaultySandbox extends TestSandbox {
  /** The names of all keys, in the order of their ids. */
  names(): string[];
  /** The status of the response; "cut" if the connection was cut. */
  status(method: string, path: string, body?: unknown): Promise<number | "cut">;
}

export const SEED = 7;
export const NAMES = Array.from({ length: 40 }, (_, index) => `n${index}`);

/** A key to create. */
export const key = (name: string) => ({ key_name: name, platforms: ["web"] });

/** Has the keys `k1`… with the ids 1…; by default, twenty. */
export async function faultySandbox(
  spec: string[],
  { seed = SEED, keys = 20, until = 1e9 } = {},
): Promise<FaultySandbox> {
  const faults = seededFaults(spec, seed, { until });
  const there = await testSandbox({ faults, state: projectOf({ keys: someKeys(keys) }), clock: () => 0 });
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
