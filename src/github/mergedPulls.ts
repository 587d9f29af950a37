/** Finds the pull requests that an apply covers: those that were merged into its branch since the last successful one. */
import { append } from "../model/lists.ts";
import type { WorkflowContext } from "./event.ts";
import { failureOf, statusOf } from "./failure.ts";
import type { Octokit } from "./octokit.ts";

export interface MergedPulls {
  /** The last opened one first. */
  numbers: readonly number[];
  /** Commits since the last successful apply. The newest {@link MAX_COMMITS} were searched. */
  commits: number;
  /** Whether the token may list the runs of the workflow. If not, only the commits of this push were searched. */
  knowsRuns: boolean;
}

/** GitHub's maximum for a page, and how many pages of a list are read at most. */
const PAGE = 100;
const MAX_PAGES = 5;
export const MAX_COMMITS = PAGE * MAX_PAGES;

/**
 * GitHub keeps for each pull request which commit of the branch its merge made: the merge commit, the squashed commit, or the
 * last rebased one. A pull request is covered if this commit came after the last successful apply.
 *
 * @throws if GitHub refuses to list the pull requests, or fails
 */
export async function mergedPulls(
  octokit: Octokit,
  context: WorkflowContext,
  branch: string,
): Promise<MergedPulls> {
  const { last, knowsRuns } = await lastApplied(octokit, context, branch);
  const { shas, total, since } = await commitsSince(octokit, context, last ?? context.before);
  const numbers = shas.size > 0 ? await pullsMergedAs(octokit, context, branch, shas, since) : [];
  return { numbers, commits: total, knowsRuns };
}

/** The commit of the newest successful run of this workflow on the branch, for the first of the events that has one. */
export async function lastApplied(
  { rest }: Octokit,
  { owner, repo, workflow, event }: WorkflowContext,
  branch: string,
  events = applyEvents(event),
): Promise<{ last?: string; knowsRuns: boolean }> {
  const file = workflow.split("/").at(-1) ?? "";
  if (!/\.ya?ml$/.test(file)) return { knowsRuns: true };
  try {
    for (const wanted of events) {
      const { data } = await rest.actions.listWorkflowRuns({
        ...{ owner, repo, workflow_id: file, branch, event: wanted },
        ...{ status: "success", per_page: 1, exclude_pull_requests: true },
      });
      const last = data.workflow_runs[0]?.head_sha;
      if (last !== undefined) return { last, knowsRuns: true };
    }
    return { knowsRuns: true };
  } catch (error) {
    if (statusOf(error) === 404) return { knowsRuns: true };
    if (failureOf(error) === "refused") return { knowsRuns: false };
    throw error;
  }
}

/**
 * The events of runs that applied before. A file may have other jobs for other events, such as drift on a schedule, whose
 * success says nothing. A run that is started by hand usually continues the runs for pushes.
 */
function applyEvents(event: string): string[] {
  return event === "workflow_dispatch" ? ["push", event] : [event];
}

interface Commits {
  shas: ReadonlySet<string>;
  total: number;
  /** The time of the commit that was applied last. */
  since?: string | undefined;
}

/** Returns only the newest commits if there are too many, and only the commit of the run if GitHub does not know `base`. */
async function commitsSince(
  { rest }: Octokit,
  { owner, repo, sha }: WorkflowContext,
  base: string | undefined,
): Promise<Commits> {
  const alone = { shas: new Set([sha]), total: 1 };
  if (base === undefined) return alone;
  const page = async (number: number) => {
    const asked = { owner, repo, basehead: `${base}...${sha}`, per_page: PAGE, page: number };
    const { data } = await rest.repos.compareCommitsWithBasehead(asked);
    return data;
  };
  try {
    const first = await page(1);
    const total = first.total_commits;
    const commits = [...first.commits];
    // The pages are in the order of time, so the newest commits are on the last ones.
    const last = Math.ceil(total / PAGE);
    for (let number = Math.max(2, last - MAX_PAGES + 1); number <= last; number += 1)
      append(commits, (await page(number)).commits);
    const since = first.base_commit.commit.committer?.date;
    return { shas: new Set(commits.map((one) => one.sha)), total, since };
  } catch (error) {
    // After a force-push, the commit may be gone.
    if (statusOf(error) === 404) return alone;
    throw error;
  }
}

/**
 * A merge updates a pull request. So the search ends at the first page whose pull requests were last updated before `since`.
 */
async function pullsMergedAs(
  { rest }: Octokit,
  { owner, repo }: WorkflowContext,
  base: string,
  shas: ReadonlySet<string>,
  since: string | undefined,
): Promise<number[]> {
  const numbers: number[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const order = { state: "closed", sort: "updated", direction: "desc" } as const;
    const { data } = await rest.pulls.list({ owner, repo, base, ...order, per_page: PAGE, page });
    for (const { number, merged_at, merge_commit_sha: merge } of data)
      if (merged_at !== null && merge !== null && shas.has(merge)) numbers.push(number);
    const oldest = data.at(-1)?.updated_at;
    const isLast = data.length < PAGE || oldest === undefined;
    if (isLast || since === undefined || Date.parse(oldest) < Date.parse(since)) break;
  }
  return numbers.sort((one, other) => other - one);
}
