/** Reads the file of `apply --plan`: a reviewed plan for each project of the run. */

import { type Folders, pathShown, readNamedFile } from "../files/paths.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { SavedPlan } from "../plan/planFile.ts";
import { isProject } from "../report/withoutTexts.ts";
import type { Settings } from "../settings/resolve.ts";

export interface ReviewedPlans {
  /** By the id of the project; undefined if no file is named, so that the whole plan is applied. */
  plans: ReadonlyMap<string, SavedPlan> | undefined;
  problems: readonly Problem[];
}

export async function readReviewedPlans(
  { kinds, plan: file, projects }: Pick<Settings, "kinds" | "plan" | "projects">,
  folders: Folders,
): Promise<ReviewedPlans> {
  if (file === undefined) return { plans: undefined, problems: [] };
  const refused = (message: string): ReviewedPlans => ({
    plans: undefined,
    problems: [problem("bad-plan", message)],
  });
  const path = pathShown(file, folders);
  const read = await readNamedFile(file, "The plan", folders);
  if (!read.ok) return { plans: undefined, problems: [read.problem] };
  const { readPlanFile } = await import("../plan/planFile.ts");
  const found = readPlanFile(kinds, read.value);
  if ("issue" in found) return refused(`The plan ${path} cannot be used: ${found.issue}`);
  const plans = new Map(
    projects.flatMap(({ id }) => {
      const plan = found.plans.find(({ project }) => isProject(project, id));
      return plan ? [[id, plan] as const] : [];
    }),
  );
  const missing = projects.find(({ id }) => id !== "" && !plans.has(id));
  if (!missing) return { plans, problems: [] };
  const ids = found.plans.map(({ project }) => project.id).join(", ") || "none";
  return refused(
    `The plan ${path} is for another project (${ids}), not for ${missing.id}. Make a plan for ${missing.id}, or give the plan file of that project.`,
  );
}
