/** The facts about one project: each is made once, with reading operations only, and then only read. */
import type { ReadClient } from "../api/client.ts";
import { repositoryOf } from "../files/git.ts";
import type { HistoryFacts } from "../history/remarks.ts";
import { type PlanWithVerdicts, planWithVerdicts, type VerdictSources } from "../history/textVerdicts.ts";
import { ownUserOf } from "../history/writers.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { RunCommand } from "../model/command.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import { type Result, success } from "../model/problem.ts";
import type { PlanResult } from "../plan/makePlan.ts";
import type { SavedPlan } from "../plan/planFile.ts";
import { observe } from "../remote/observe.ts";
import type { TargetComparison } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import { manifestsWithTexts, type ProjectRead } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import { compareWithTarget, type ProjectTarget, type Target, targetOf } from "./target.ts";

export interface Baselines {
  /** Reviewed plans by project id; without them, all that is planned is applied. */
  reviewed: ReadonlyMap<string, SavedPlan> | undefined;
  /** Set if the run is for a pull request. Both plans are made from the same live objects. */
  target: Target | undefined;
  /** What was applied last, in a workflow that is for no pull request. */
  applied?: (() => Promise<Target | undefined>) | undefined;
}

export interface ProjectRun {
  project: ProjectRead;
  settings: Settings;
  baselines: Baselines;
  context: RunContext;
  client: ReadClient;
  /** The clock of the service: Unix milliseconds. */
  now(): number;
}

export interface Observed {
  command: RunCommand;
  project: ProjectRead;
  live: Live;
  /** What the files declare in the base language of the project. */
  declared: Declaration;
  /** Of a pull request: what its target declares. */
  target: { base: ProjectTarget; declared?: Declaration | undefined } | undefined;
  sources: VerdictSources & { asked: { now: number; target: string | undefined } };
  isWorkflow: boolean;
  checkout: HistoryFacts["checkout"];
}

export interface Facts extends Omit<Observed, "target">, HistoryFacts {
  project: ProjectRead;
  sources: Observed["sources"];
  comparison: TargetComparison | undefined;
}

export async function observeProject(run: ProjectRun): Promise<Result<Observed>> {
  const { client, project, settings, baselines, context } = run;
  const { command } = settings;
  const target = baselines.target && targetOf(baselines.target, project);
  const base = target?.is === "read" ? target : undefined;
  const sides = [{ declared: project.declared, rules: project.settings.rules }, ...(base ? [base] : [])];
  const declarations = sides.map(({ declared }) => declared);
  const reviewed = baselines.reviewed?.get(project.settings.id)?.changes ?? [];
  const plans = { rules: sides.map(({ rules }) => rules), reviewed };
  // The keys to add are among all of the project.
  const addsKeys = declarations.some(({ rows = [] }) => rows.some(({ keysFrom }) => keysFrom === "lokalise"));
  const scope = listsUnmanaged(run) || addsKeys ? undefined : plans;
  const observed = await observe(client, project.settings.id, declarations, scope, command === "status");
  if (!observed.ok) return observed;
  const asked = { now: Math.floor(run.now() / 1000), target: base?.commit };
  const { folders, environment, cancellation } = context;
  const git = { environment, signal: cancellation.stopping };
  const isAtTerminal = !target && !baselines.applied && (command === "apply" || command === "plan");
  const {
    declared: [declared = project.declared, ofTarget],
    ...live
  } = observed.value;
  return success({
    command,
    project,
    live,
    declared,
    target: target && { base: target, declared: ofTarget },
    sources: { ...verdictSources(run), asked },
    isWorkflow: folders.confined !== undefined,
    checkout: isAtTerminal ? () => repositoryOf(folders.displayRoot, git) : undefined,
  });
}

/** Whether the names of unmanaged objects are shown, and not only their number. */
export function listsUnmanaged({ settings, project }: Pick<ProjectRun, "settings" | "project">): boolean {
  const { command, all: listsAll } = settings;
  return (
    command === "drift" || (command === "plan" && listsAll && project.settings.rules.filter.length === 0)
  );
}

function verdictSources({ client, project, settings, baselines, context }: ProjectRun): VerdictSources {
  const { applied } = baselines;
  return {
    ownUser: ownUserOf(client, project.settings.id),
    history: context.history,
    manifests: manifestsWithTexts(project),
    textFiles: project.textFiles,
    usable: settings.usable,
    applied: applied && (() => applied().then((last) => last && targetOf(last, project))),
  };
}

export function factsOf(observed: Observed, planned: PlanWithVerdicts, target: PlanResult | undefined) {
  const { base, declared } = observed.target ?? {};
  return {
    ...observed,
    planned,
    target: declared && { declared, keptTexts: target?.is === "planned" ? target.keptTexts : [] },
    comparison: base && compareWithTarget(planned, base, target),
  };
}

export async function planOfTarget({ target, live, sources }: Observed): Promise<PlanResult | undefined> {
  if (target?.base.is !== "read" || !target.declared) return undefined;
  return planWithVerdicts(target.declared, live, target.base.rules, {
    ...sources,
    history: withoutChanges(sources.history),
    // The pull request may have moved or removed some of them.
    manifests: [...new Set([...sources.manifests, ...target.base.manifests])],
  });
}

/** The history of the target: what only the pull request has is none of it. */
function withoutChanges(history: FileHistory): FileHistory {
  const isOld = ({ until }: { until: number }) => until !== Number.POSITIVE_INFINITY;
  return {
    ...(history.pullOf && { pullOf: history.pullOf }),
    async versions(...parameters) {
      const { versions, merged = [], commits = [], ...reading } = await history.versions(...parameters);
      return {
        ...reading,
        versions: versions.filter(isOld),
        merged: merged.filter(isOld),
        commits: commits.filter(isOld),
      };
    },
  };
}
