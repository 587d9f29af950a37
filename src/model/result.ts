/** The value of something that can fail, or the problem that the user can fix. */
import type { Problem } from "./problem.ts";

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(problem: Problem): Result<never> {
  return { ok: false, problem };
}
