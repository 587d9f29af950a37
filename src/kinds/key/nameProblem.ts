import type { Problem, ProblemCode } from "../../model/problem.ts";
import { entryProblem } from "../entryProblem.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

/** A problem at the name of a declared key. */
export function nameProblem(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return entryProblem(keyTraits, key, code, message, { path: ["key_name"] });
}
