/**
 * Publishes the annotations of a run as a check run on its commit, if the job has the permission `checks: write`. This is
 * done only if there are more annotations than the log of a step can show, or if the run was started again and has a check run,
 * which would stay red. All other runs make no request for it. The permission is optional: if it is missing, the last annotation
 * in the log says how to see the others.
 */
import { join, relative, sep } from "node:path";
import { isBelow } from "../files/paths.ts";
import type { Problem } from "../model/problem.ts";
import { checkSummary, checkTitle, MAX_CHECK_SUMMARY } from "../report/markdown/summary.ts";
import type { Report } from "../report/report.ts";
import { type Annotation, areAllInLog, checkAnnotations } from "../report/text/annotations.ts";
import { type Checkout, rootIn } from "./checkout.ts";
import { type CheckRun, createCheckRun, hasCheckRun } from "./checkRun.ts";
import type { WorkflowContext } from "./event.ts";
import { errorWords, failureOf, withNotice } from "./failure.ts";
import { debug } from "./log.ts";
import { type Octokit, withGitHub } from "./octokit.ts";
import { otherThanHead } from "./pullRequestHead.ts";

export interface CheckAccess {
  githubToken: string;
  check: CheckNames;
  /** Whether the step succeeds. */
  isSuccess: boolean;
  /** Paths in the report are relative to this folder. */
  workspace: string;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

export interface CheckNames {
  /** The name of the check. */
  name: string;
  /** Identifies the check among those of a workflow. */
  id: string;
}

/** Returns what could not be published, but nothing if only the permission is missing. */
export async function publishCheckRun(
  report: Report,
  options: CheckAccess,
  context: WorkflowContext,
): Promise<Problem[]> {
  const { githubToken, signal, isSuccess, check, checkouts, workspace } = options;
  const { pullRequest, run, sha } = context;
  const commit = pullRequest?.head ?? sha;
  // For a fork and for Dependabot, GitHub gives a token that can only read.
  if (commit === "" || pullRequest?.origin) return [];
  const isNeeded = !areAllInLog(report);
  if (!isNeeded && run.attempt <= 1) return [];
  const roots = await Promise.all(checkouts.map((checkout) => rootIn(workspace, checkout)));
  const wanted: CheckRun = {
    name: check.name,
    id: `${check.id}:${run.id}:${run.attempt}`,
    commit,
    title: checkTitle(report),
    annotations: checkAnnotations(report).map((one) => inRepository(one, workspace, roots)),
    isSuccess,
    render: (limit) => checkSummary(report, limit),
    limit: MAX_CHECK_SUMMARY,
  };
  return withNotice("The check run", "checks: write", pullRequest, async () => {
    try {
      await withGitHub(githubToken, signal, async (github) => {
        if (!isNeeded && !(await hasCheckRun(github, context, wanted, check.id))) return;
        const other = await otherCommit(github.octokit, context, checkouts);
        if (other === undefined) await createCheckRun(github, context, wanted);
        else debug(`No check run was written: the manifests are from commit ${other}.`);
      });
    } catch (error) {
      if (!["refused", "unknown"].includes(failureOf(error))) throw error;
      debug(`No check run was written: ${errorWords(error)}.`);
    }
    return [];
  });
}

/** Paths in a check run start at the repository. What is outside of all repositories has no location. */
function inRepository(
  { place, ...rest }: Annotation,
  workspace: string,
  roots: readonly string[],
): Annotation {
  if (!place) return rest;
  const full = join(workspace, place.file);
  const paths = roots.filter((root) => isBelow(full, root)).map((root) => relative(root, full));
  const [shortest] = paths.sort((one, other) => one.length - other.length);
  return shortest ? { ...rest, place: { ...place, file: shortest.split(sep).join("/") } } : rest;
}

/** What another commit declares says nothing about the commit of the run. */
async function otherCommit(
  octokit: Octokit,
  context: WorkflowContext,
  checkouts: readonly Checkout[],
): Promise<string | undefined> {
  const { pullRequest, sha } = context;
  if (pullRequest) return otherThanHead(octokit, context, pullRequest, checkouts);
  return checkouts.find(({ commit }) => commit !== undefined && commit !== sha)?.commit;
}
