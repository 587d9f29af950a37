/** `pull`: live → manifests. It only reads from the service. */
import { changedDuringRun } from "../files/paths.ts";
import type { Declaration } from "../kinds/declaration.ts";
import { append, least } from "../model/json.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { emptyFilters, unknownFilter } from "../plan/filter.ts";
import type { RunContext } from "../run/host.ts";
import type { Settings } from "../settings/resolve.ts";
import { hasManifests, pullFirst } from "./firstPull.ts";
import { pullLater } from "./laterPull.ts";
import { optionProblems, type Pulled, type PulledLater, type PullOptions } from "./options.ts";

/** `settingProblems`: if one of them is an error, nothing is sent. */
export async function pull(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  try {
    return await pullProjects(settings, settingProblems, options, context);
  } catch (error) {
    const changed = changedDuringRun(error, context.folders);
    if (!changed) throw error;
    return { problems: [...settingProblems, changed] };
  }
}

async function pullProjects(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  const problems = [...settingProblems, ...optionProblems(settings.kinds, options, context)];
  if (anyError(problems)) return { problems };
  const { projects } = settings;
  for (const project of projects) {
    if (!project.manifests || (await hasManifests(project.manifests, project))) continue;
    if (projects.length > 1) return { problems: [...problems, SEVERAL] };
    const { filter } = project.rules;
    if (filter.length > 0) return { problems: [...problems, ...filter.map((one) => unknownFilter(one, []))] };
    const first = await pullFirst(settings, project, project.manifests, options, context);
    return { ...first, problems: [...problems, ...first.problems] };
  }
  const later: PulledLater[] = [];
  const unmatched: (readonly string[])[] = [];
  const declared: Declaration[] = [];
  for (const project of projects) {
    if (context.cancellation.stopped) break;
    const pulled = await pullLater(settings, project, options, context);
    append(problems, pulled.problems);
    if (pulled.later) later.push(pulled.later);
    unmatched.push(pulled.filtered?.unmatched ?? []);
    if (pulled.filtered) declared.push(pulled.filtered.declared);
  }
  append(problems, emptyFilters(projects[0]?.rules.filter ?? [], unmatched, declared));
  return { problems, later, at: least(later.map((one) => one.at)) };
}

const SEVERAL = problem(
  "bad-setting",
  "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.",
);
