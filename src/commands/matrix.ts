import { anyError, type Problem, problem } from "../model/problem.ts";
import type { Frontend } from "../run/frontend.ts";
import type { Settings } from "../settings/resolve.ts";

/** Prints the names of the projects, for a matrix of jobs. Returns the exit code. */
export function printNames({ projects }: Settings, problems: readonly Problem[], frontend: Frontend): number {
  const names = projects.flatMap(({ name }) => name ?? []);
  const none = problem(
    "bad-setting",
    "--matrix prints the names of the projects in lokaform.yaml, but it has no projects.",
  );
  const wrong = anyError(problems) || names.length > 0 ? problems : [...problems, none];
  frontend.showProblems(wrong);
  if (anyError(wrong)) return 1;
  frontend.print(JSON.stringify(names));
  return 0;
}
