/** Keeps one pull request with the texts that were pulled: opened, updated and closed as the project and the files change. */
import { dirname } from "node:path";
import type { NewFile } from "../files/newFiles.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Markdown } from "../report/markdown/markdown.ts";
import { firstNames, shellWord } from "../report/view/words.ts";
import { branchOf, checkoutsOf, rootIn } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import {
  createOnce,
  failureOf,
  failureReason,
  type GitHub,
  type GitHubAccess,
  NO_RETRY,
  notPublished,
  WORKFLOW_LOGIN,
  withGitHub,
  writeShrunk,
} from "./octokit.ts";
import {
  type BranchState,
  branchFiles,
  buildBranch,
  contentsOf,
  deleteBranches,
  isOvertaken,
  Refused,
  readBranch,
  rebuildBranch,
  sameContents,
} from "./pullBranch.ts";

/** The inputs of the action about its pull request. */
export interface PullRequestOptions {
  /** Undefined: the usual one. */
  branch: string | undefined;
  labels: readonly string[];
  /** Accounts, or teams as `organization/team`. */
  reviewers: readonly string[];
  assignees: readonly string[];
  draft: boolean;
  autoMerge: "off" | "merge" | "squash" | "rebase";
}

export interface PulledChanges {
  /** Empty: the files have everything that is to be pulled. */
  written: readonly NewFile[];
  /** Whether nothing failed. Otherwise, no pull request is closed. */
  isComplete: boolean;
  title: string;
  /** `isOwnToken`: whether GitHub starts no workflows for the pull request. */
  body(limit: number, isOwnToken: boolean): Markdown;
  /** Lines at the end of the message of each commit. */
  trailer: string;
}

export interface KeptPullRequest {
  problems: Problem[];
  /** The open pull request; absent: there is none. */
  pull?: { number: number; url: string };
}

const OWN_BRANCHES = "lokaform/pull/";
/** Events that start only for somebody who may write to the repository. */
const EVENTS = ["push", "schedule", "workflow_dispatch", "repository_dispatch"];
/** Milliseconds. Thousands of files need many commits, and there is a second between two of them. */
const TIME = 600_000;
const RIGHTS = "contents: write and pull-requests: write";

/** Why this run may open no pull request. */
export function pullRefusal(context: WorkflowContext | undefined): Problem | undefined {
  if (!context) return problem("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
  const { event, ref } = context;
  const branch = branchOf(context);
  const isRight = EVENTS.includes(event) && branch !== undefined && !branch.startsWith(OWN_BRANCHES);
  if (isRight) return undefined;
  const message = `The action that pulls runs for a branch, on ${EVENTS.slice(0, -1).join(", ")} or ${EVENTS.at(-1)}. This run is for ${ref || "no ref"}, on ${event || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
  return problem("wrong-ref", message);
}

export async function keepPullRequest(
  context: WorkflowContext,
  access: GitHubAccess,
  workspace: string,
  options: PullRequestOptions,
  changes: PulledChanges,
): Promise<KeptPullRequest> {
  const base = branchOf(context) ?? "";
  const { branch = `${OWN_BRANCHES}${base}` } = options;
  const none = (why: string) => ({
    problems: [problem("no-pull-request", `The pull request of ${branch} was not updated: ${why}`)],
  });
  if (base === branch || base === buildBranch(branch))
    return none(`this run is for the branch ${base} itself. Set another name in the input branch.`);
  if (access.githubToken === "")
    return none(
      "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.",
    );
  const folders = changes.written.map(({ path }) => dirname(path));
  const [checkout = NO_CHECKOUT, ...others] = await checkoutsOf(folders, workspace);
  if (others.length > 0) return none("the files are in several checkouts. Use one step for each of them.");
  const root = await rootIn(workspace, checkout);
  const wanted = { ...options, ...changes, base, branch, root, commit: checkout.commit };
  try {
    return await withGitHub(context, { ...access, time: TIME }, (github) => keep(github, wanted, 2));
  } catch (error) {
    if (error instanceof Refused) return none(error.message);
    if (failureOf(error) === "bug") throw error;
    if (isOvertaken(error))
      return none(
        `another run, or a person, changed the branch at the same time. Run it again. So that two runs do not work at the same time, set concurrency: lokaform-pull in the workflow.`,
      );
    return none(`${refusalOf(error, branch)}. The next run tries again.`);
  }
}

const NO_CHECKOUT = { root: undefined, commit: undefined };

interface Wanted extends Omit<PullRequestOptions, "branch">, PulledChanges {
  base: string;
  branch: string;
  /** The folder of the checkout. */
  root: string;
  /** The commit that is checked out, if it is known. */
  commit: string | undefined;
}

/** If GitHub refuses a write, for example because somebody changed the branch meanwhile, everything is read again. */
async function keep(github: GitHub, wanted: Wanted, attempts: number): Promise<KeptPullRequest> {
  try {
    return await update(github, wanted);
  } catch (error) {
    const isOfQuery = error instanceof Error && "errors" in error && failureOf(error) !== "refused";
    if (attempts > 1 && isOfQuery) return keep(github, wanted, attempts - 1);
    throw error;
  }
}

type Pull = Awaited<ReturnType<typeof listPulls>>[number];

/** Newest first. */
async function listPulls({ rest, at }: GitHub, { base, branch }: Wanted) {
  const head = `${at.owner}:${branch}`;
  const order = { state: "all", sort: "created", direction: "desc", per_page: 30 } as const;
  return (await rest.pulls.list({ ...at, base, head, ...order })).data;
}

async function update(github: GitHub, wanted: Wanted): Promise<KeptPullRequest> {
  const { base, branch, commit, root, written } = wanted;
  const state = await readBranch(github, base, branch);
  if (commit !== undefined && commit !== github.context.sha && commit !== state.base)
    throw new Refused(
      `the checked-out commit is ${commit.slice(0, 7)}, and this run is for ${github.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`,
    );
  const files = await branchFiles(github, state.base, written, root);
  const pulls = await listPulls(github, wanted);
  const open = pulls.find(({ state: is }) => is === "open");
  // What was merged is not lost, also if a squash made other commits of it.
  const isMerged = pulls.some(({ merged_at, head }) => merged_at !== null && head.sha === state.head);
  if (!state.own && !isMerged) {
    if (files.length === 0 && !open) return { problems: [] };
    throw new Refused(
      `somebody committed to this branch, and these commits are kept. Merge or close ${open ? `#${open.number}` : "its pull request"}, then delete the branch: git push origin --delete ${shellWord(branch)}`,
    );
  }
  if (files.length === 0) return close(github, wanted, state, open);
  const hasTexts = state.own !== undefined && sameContents(state.own, contentsOf(files));
  const [newest] = pulls;
  if (hasTexts && !open && newest && newest.merged_at === null) {
    const message = `Pull request #${newest.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${branch}.`;
    return { problems: [notPublished(message)] };
  }
  if (!hasTexts || !state.isOnBase) await rebuildBranch(github, branch, state, files, wanted);
  else await deleteBranches(github, branch, { head: undefined, leftover: state.leftover });
  return open ? updatePull(github, wanted, open) : createPull(github, wanted);
}

/** Nothing is left to pull. */
async function close(
  github: GitHub,
  { branch, isComplete }: Wanted,
  state: BranchState,
  open: Pull | undefined,
): Promise<KeptPullRequest> {
  if (!isComplete) return { problems: [], ...(open && { pull: shown(open) }) };
  if (open) await github.rest.pulls.update({ ...github.at, pull_number: open.number, state: "closed" });
  await deleteBranches(github, branch, state);
  return {
    problems: open ? [notPublished(`Pull request #${open.number} is closed: nothing is left to pull.`)] : [],
  };
}

function shown({ number, html_url: url }: Pick<Pull, "number" | "html_url">) {
  return { number, url };
}

async function renderOf(github: GitHub, { body }: Wanted) {
  const isOwnToken = (await github.login()) === WORKFLOW_LOGIN;
  return (limit: number) => body(limit, isOwnToken);
}

async function updatePull(github: GitHub, wanted: Wanted, open: Pull): Promise<KeptPullRequest> {
  const { title } = wanted;
  await writeShrunk(await renderOf(github, wanted), async (body) => {
    if (open.title === title && open.body === body) return;
    await github.rest.pulls.update({ ...github.at, pull_number: open.number, title, body });
  });
  return { problems: [], pull: shown(open) };
}

async function createPull(github: GitHub, wanted: Wanted): Promise<KeptPullRequest> {
  const { rest, at } = github;
  const { base, branch: head, title, draft } = wanted;
  const find = async () => (await listPulls(github, wanted)).find(({ state }) => state === "open");
  const create = (body: Markdown) =>
    createOnce(
      () => rest.pulls.create({ ...at, base, head, title, body, draft, ...NO_RETRY }),
      async () => (await find()) !== undefined,
    );
  await writeShrunk(await renderOf(github, wanted), create).catch(async (error: unknown) => {
    // Another run may have opened it.
    if (!(await find())) throw error;
  });
  const made = await find();
  if (!made) throw new Refused("it was closed as soon as it was opened. The next run tries again.");
  const problems: Problem[] = [];
  for (const { what, add } of additions(github, wanted, made)) {
    const lacking = await add().catch((error: unknown) => {
      if (failureOf(error) === "bug") throw error;
      return `${what}: ${failureReason(error, RIGHTS)}`;
    });
    if (typeof lacking === "string")
      problems.push(notPublished(`Pull request #${made.number} was opened without ${lacking}.`));
  }
  return { problems, pull: shown(made) };
}

/** What a new pull request gets, and a person may remove again: what each is, whether it is asked for, and the request. */
function additions({ rest, at, mutate }: GitHub, wanted: Wanted, { number, node_id }: Pull) {
  const [labels, reviewers, assignees] = [[...wanted.labels], wanted.reviewers, [...wanted.assignees]];
  const issue = { ...at, issue_number: number };
  const teams = reviewers.filter((name) => name.includes("/"));
  const reviewing = {
    reviewers: reviewers.filter((name) => !teams.includes(name)),
    team_reviewers: teams.map((name) => name.slice(name.indexOf("/") + 1)),
  };
  const query =
    "mutation($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }";
  const input = { pullRequestId: node_id, mergeMethod: wanted.autoMerge.toUpperCase() };
  // GitHub leaves out whom it cannot assign.
  const assign = async () => {
    const { data } = await rest.issues.addAssignees({ ...issue, assignees });
    const found = data.assignees?.map(({ login }) => login.toLowerCase());
    const left = assignees.filter((name) => !found?.includes(name.toLowerCase()));
    if (left.length === 0) return undefined;
    return `the assignees ${firstNames(left, 5)}, who cannot be assigned in this repository`;
  };
  const all: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
    ["labels", labels.length > 0, () => rest.issues.addLabels({ ...issue, labels })],
    [
      "reviewers",
      reviewers.length > 0,
      () => rest.pulls.requestReviewers({ ...at, pull_number: number, ...reviewing }),
    ],
    ["assignees", assignees.length > 0, assign],
    ["auto-merge", wanted.autoMerge !== "off", () => mutate(query, { input })],
  ];
  return all.flatMap(([what, isAsked, add]) => (isAsked ? { what, add } : []));
}

/** As a clause. */
function refusalOf(error: unknown, branch: string): string {
  const reason = failureReason(error, RIGHTS);
  if (/not permitted to create/i.test(reason))
    return `${reason}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App`;
  if (failureOf(error) !== "invalid") return reason;
  return `${reason}. If a rule of the repository protects the branch, exclude ${branch} and ${buildBranch(branch)} from it`;
}
