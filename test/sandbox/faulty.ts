import { seededFaults } from "../../src/sandbox/sandbox.ts";
import { PROJECT, projectOf, someKeys, type Visit, visit } from "./visit.ts";

/** A sandbox that misbehaves, and what it holds afterwards. */
export interface Faulty extends Visit {
  /** The names that are held, in the order of the ids. */
  names(): string[];
  /** The answer's status; "cut" where none came. */
  status(method: string, path: string, body?: unknown): Promise<number | "cut">;
}

export const SEED = 7;
export const NAMES = Array.from({ length: 40 }, (_, index) => `n${index}`);

/** A key to be created. */
export const key = (name: string) => ({ key_name: name, platforms: ["web"] });

/** Holds the keys `k1`… with the ids 1…, twenty unless said otherwise. */
export async function faulty(spec: string[], { seed = SEED, keys = 20, until = 1e9 } = {}): Promise<Faulty> {
  const faults = seededFaults(spec, seed, { until });
  const there = await visit({ faults, state: projectOf({ keys: someKeys(keys) }), clock: () => 0 });
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
