import { needsBackup, overwritesKept } from "../backup/restore.ts";
import { findNotMatched, findOtherLanguages } from "../files/manifests.ts";
import { kindOf } from "../kinds/kind.ts";
import type { Plan } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { guard, stoppedByProblem, type UndeclaredNames, type Veto } from "../plan/guard.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import type { RunContext } from "./host.ts";

export async function refusalsOf(
  { plan, kinds }: Pick<PlannedChanges, "plan" | "kinds">,
  problems: readonly Problem[],
  project: ProjectSettings,
  settings: Settings,
  context: Pick<RunContext, "folders" | "cancellation">,
): Promise<Problem[]> {
  const undeclared = await undeclaredNames(plan, project, settings, context);
  const vetoes = [
    ...stoppedByProblem(problems, project.rules),
    ...guard(plan, kinds, project.rules, undeclared),
  ];
  return [...vetoes.map((veto) => placed(veto, project)), ...withoutBackup(plan, settings)];
}

/** Where lokaform.yaml has the first of its settings, or else the project. */
function placed({ settings = [], ...refusal }: Veto, { places }: ProjectSettings): Problem {
  const place = [...settings, "project"].flatMap((name) => places.get(name) ?? [])[0];
  return place ? { place, ...refusal } : refusal;
}

/** Names in files that are not read as manifests. They are looked for only if the plan removes an object that could be in one. */
async function undeclaredNames(
  { changes, project: liveProject }: Plan,
  { manifests }: ProjectSettings,
  { projects, others: otherGlobs, backupDir }: Settings,
  { folders, cancellation: { stopping } }: Pick<RunContext, "folders" | "cancellation">,
): Promise<UndeclaredNames> {
  const isNeeded = changes.some(
    ({ kind, action }) => action === "destroy" && kindOf(kind).namesInManifest !== undefined,
  );
  if (!isNeeded || !manifests) return {};
  const globs = [...projects.flatMap((project) => project.manifests ?? []), ...otherGlobs];
  const foreign = globs.filter((glob) => glob !== manifests);
  return {
    notMatched: await findNotMatched(globs, folders, backupDir, stopping),
    otherLanguage: await findOtherLanguages(manifests, liveProject.baseLanguage, foreign, folders, stopping),
  };
}

function withoutBackup(plan: Plan, { command, backupDir }: Settings): Problem[] {
  if (command !== "apply" || backupDir !== undefined) return [];
  if (!needsBackup(plan) && !overwritesKept(plan)) return [];
  const message =
    "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.";
  return [problem("no-backup-dir", message, { scope: "project" })];
}
