/** `pull`: live → manifests. It only reads from the service. */
import { anyError, type Problem, problem } from "../../model/problem.ts";
import type { Settings } from "../../settings/resolve.ts";
import type { RunContext } from "../context.ts";
import { pullFirst } from "./first.ts";
import type { Pulled, PullOptions } from "./options.ts";
import { existingManifests } from "./targets.ts";

/** `settingProblems`: if one of them is an error, nothing is sent. */
export async function pull(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  const [project, ...others] = settings.projects;
  const wrong = [...settingProblems, ...(others.length > 0 ? [SEVERAL] : [])];
  if (!project?.manifests || anyError(wrong)) return { problems: wrong };
  wrong.push(...(await existingManifests(project.manifests, project, context.folders)));
  if (anyError(wrong)) return { problems: wrong };
  const pulled = await pullFirst(settings, project, project.manifests, options, context);
  return { ...pulled, problems: [...wrong, ...pulled.problems] };
}

const SEVERAL = problem(
  "bad-setting",
  "lokaform.yaml has several projects. Choose the project to pull with --only.",
);
