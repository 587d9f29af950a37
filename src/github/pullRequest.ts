/** Keeps one pull request with the texts that were pulled: opened, updated and closed as the project and the files change. */

import type { NewFile } from "../files/newFiles.ts";
import { byRepository } from "../files/paths.ts";
import { type Problem, problem } from "../model/problem.ts";
import { MAX_COMMENT } from "../report/markdown/comment.ts";
import { blocks, type Markdown } from "../report/markdown/markdown.ts";
import { shellWord } from "../report/safeText.ts";
import { branchOf, checkoutsOf } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import {
  createOnce,
  failureOf,
  failureReason,
  type GitHub,
  type GitHubAccess,
  NO_RETRY,
  NO_TOKEN,
  notPublished,
  WORKFLOW_LOGIN,
  withGitHub,
} from "./octokit.ts";
import {
  branchFiles,
  contentTrailer,
  deleteBranch,
  PULL_BRANCHES,
  Refused,
  readBranch,
  rebuildBranch,
} from "./pullBranch.ts";

export interface PullRequestContent {
  branch: string | undefined;
  /** The projects of the run, if it is not for all: the usual branch has their names. */
  only: readonly string[];
  /** Starts the body, and names the projects that the step chooses: of others, no pull request is updated or closed. */
  marker: Markdown;
  labels: string[];
  /** Accounts, or teams as `organization/team`. */
  reviewers: string[];
  assignees: string[];
  draft: boolean;
  autoMerge: "off" | "merge" | "squash" | "rebase";
  /** Empty: the files have everything that is to be pulled. */
  written: readonly NewFile[];
  configFile: string;
  /** Whether nothing failed. Otherwise, no pull request is closed. */
  isComplete: boolean;
  title: string;
  /** `isOwnToken`: whether GitHub starts no workflows for the pull request. */
  body(limit: number, isOwnToken: boolean): Markdown;
  trailer: string;
}

export interface KeptPullRequest {
  problems: Problem[];
  pull?: { number: number; html_url: string };
}

/** Events that start only for somebody who may write to the repository. */
const EVENTS = ["push", "schedule", "workflow_dispatch", "repository_dispatch"];
/** Milliseconds. Thousands of files need many commits, and there is a second between two of them. */
const TIME = 600_000;
const RIGHTS = "contents: write and pull-requests: write";

export function pullRefusal(context: WorkflowContext | undefined): Problem | undefined {
  if (!context) return problem("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
  const { event, ref } = context;
  const branch = branchOf(context);
  const isOwn = Object.values(PULL_BRANCHES).some((start) => branch?.startsWith(start));
  if (EVENTS.includes(event) && branch !== undefined && !isOwn) return undefined;
  const message = `The action that pulls runs for a branch, on ${EVENTS.slice(0, -1).join(", ")} or ${EVENTS.at(-1)}. This run is for ${ref || "no ref"}, on ${event || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
  return problem("wrong-ref", message);
}

export async function keepPullRequest(
  context: WorkflowContext,
  access: GitHubAccess,
  workspace: string,
  content: PullRequestContent,
): Promise<KeptPullRequest> {
  const base = branchOf(context) ?? "";
  const { branch = `${PULL_BRANCHES.own}${[base, ...content.only].join("-")}` } = content;
  try {
    if (access.githubToken === "") throw new Refused(`${NO_TOKEN}.`);
    const proposal = { ...content, base, branch, written: await inRepository(context, workspace, content) };
    return await withGitHub(context, { ...access, time: TIME }, (github) =>
      update(github, proposal).catch((error: unknown) => {
        // Somebody may have changed the branch meanwhile, so everything is read again.
        if (!["invalid", "failed"].includes(failureOf(error))) throw error;
        return update(github, proposal);
      }),
    );
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (!isRefused && failureOf(error) === "bug") throw error;
    const reason = isRefused ? error.message : `${failureWords(error)}. The next run tries again.`;
    return {
      problems: [problem("no-pull-request", `The pull request of ${branch} was not updated: ${reason}`)],
    };
  }
}

/** The written files by their paths in the repository, and the commit that is checked out. */
async function inRepository(
  context: WorkflowContext,
  workspace: string,
  { written: newFiles, configFile }: PullRequestContent,
) {
  // Several projects can write into one file, one after the other.
  const byPath = new Map<string, NewFile>();
  for (const file of newFiles) byPath.set(file.path, { ...(byPath.get(file.path) ?? file), text: file.text });
  const inCheckout = newFiles.length > 0 ? [...byPath.keys()] : [configFile];
  const [checkout, ...otherCheckouts] = await byRepository(inCheckout, workspace, workspace);
  if (otherCheckouts.length > 0)
    throw new Refused("the files are in several checkouts. Use one step for each of them.");
  const [{ commit = context.sha } = {}] = await checkoutsOf([checkout?.root ?? workspace], workspace);
  const files = [...(checkout?.names ?? [])].flatMap(([path, name]) => {
    const file = byPath.get(name);
    return file ? { ...file, path } : [];
  });
  return { commit, files };
}

interface Wanted extends Omit<PullRequestContent, "branch" | "written"> {
  base: string;
  branch: string;
  written: Awaited<ReturnType<typeof inRepository>>;
}

type Pull = Awaited<ReturnType<typeof listPulls>>[number];

async function listPulls({ rest, at }: GitHub, { base, branch }: Wanted) {
  const head = `${at.owner}:${branch}`;
  const order = { state: "all", sort: "created", direction: "desc", per_page: 30 } as const;
  return (await rest.pulls.list({ ...at, base, head, ...order })).data;
}

async function update(github: GitHub, proposal: Wanted): Promise<KeptPullRequest> {
  const { base, branch, isComplete, marker } = proposal;
  const { commit, files: newFiles } = proposal.written;
  const state = await readBranch(github, base, branch);
  if (commit !== github.context.sha && commit !== state.base)
    throw new Refused(
      `the checked-out commit is ${commit.slice(0, 7)}, and this run is for ${github.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`,
    );
  const files = branchFiles(newFiles, state);
  const pulls = await listPulls(github, proposal);
  const [newest] = pulls;
  const pull = pulls.find(({ state: is }) => is === "open");
  if (pull?.body?.startsWith("<!-- lokaform:pull:") && !pull.body.startsWith(marker)) {
    throw new Refused(
      `#${pull.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${pull.number}, or delete the branch.`,
    );
  }
  // What was merged is not lost, also if a squash made other commits of it.
  const isMerged = pulls.some(({ merged_at, head }) => merged_at !== null && head.sha === state.head);
  if (state.own === undefined && !isMerged) {
    if (files.length === 0 && !pull) return { problems: [] };
    throw new Refused(
      `somebody committed to this branch, and these commits are kept. Merge ${pull ? `#${pull.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${shellWord(branch)}`,
    );
  }
  if (files.length === 0 && !isComplete) return { problems: [], ...(pull && { pull }) };
  if (files.length === 0) {
    // First, because it fails if somebody pushed meanwhile.
    await deleteBranch(github, branch, state);
    if (pull) await github.rest.pulls.update({ ...github.at, pull_number: pull.number, state: "closed" });
    const message = `Pull request #${pull?.number} is closed: nothing is left to pull.`;
    return { problems: pull ? [notPublished(message)] : [] };
  }
  const hasTexts = state.own === contentTrailer(files);
  if (hasTexts && !pull && newest && newest.merged_at === null) {
    const message = `Pull request #${newest.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${branch}.`;
    return { problems: [notPublished(message)] };
  }
  if (!hasTexts || !state.isOnBase) await rebuildBranch(github, branch, state, files, proposal);
  const isOwnToken = (await github.login()) === WORKFLOW_LOGIN;
  const body: Markdown = blocks([marker, proposal.body(MAX_COMMENT - marker.length - 2, isOwnToken)]);
  if (!pull) return createPull(github, proposal, body);
  const { title } = proposal;
  if (pull.title !== title || pull.body !== body)
    await github.rest.pulls.update({ ...github.at, pull_number: pull.number, title, body });
  return { problems: [], pull };
}

async function createPull(github: GitHub, proposal: Wanted, body: Markdown): Promise<KeptPullRequest> {
  const { rest, at } = github;
  const { base, branch: head, title, draft } = proposal;
  const find = async () => (await listPulls(github, proposal)).find(({ state }) => state === "open");
  const create = () => rest.pulls.create({ ...at, base, head, title, body, draft, ...NO_RETRY });
  await createOnce(create, async () => (await find()) !== undefined);
  const pull = await find();
  if (!pull) throw new Refused("it was closed as soon as it was opened. The next run tries again.");
  const problems: Problem[] = [];
  for (const [addition, add] of Object.entries(additions(github, proposal, pull))) {
    if (!add) continue;
    try {
      await add();
    } catch (error) {
      if (failureOf(error) === "bug") throw error;
      const reason = failureReason(error, RIGHTS);
      problems.push(notPublished(`Pull request #${pull.number} was opened without ${addition}: ${reason}.`));
    }
  }
  return { problems, pull };
}

/** What a new pull request gets, and a person may remove again. False: it is not asked for. */
function additions({ rest, at, mutate }: GitHub, proposal: Wanted, { number, node_id }: Pull) {
  const { labels, assignees, autoMerge } = proposal;
  const issue = { ...at, issue_number: number };
  const teams = proposal.reviewers.filter((name) => name.includes("/"));
  const reviewers = proposal.reviewers.filter((name) => !teams.includes(name));
  const team_reviewers = teams.map((name) => name.slice(name.indexOf("/") + 1));
  const query =
    "mutation($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }";
  const input = { pullRequestId: node_id, mergeMethod: autoMerge.toUpperCase() };
  return {
    labels: labels.length > 0 && (() => rest.issues.addLabels({ ...issue, labels })),
    reviewers:
      proposal.reviewers.length > 0 &&
      (() => rest.pulls.requestReviewers({ ...at, pull_number: number, reviewers, team_reviewers })),
    assignees: assignees.length > 0 && (() => rest.issues.addAssignees({ ...issue, assignees })),
    "auto-merge": autoMerge !== "off" && (() => mutate(query, { input })),
  };
}

function failureWords(error: unknown): string {
  const reason = failureReason(error, RIGHTS);
  if (/not permitted to create/i.test(reason))
    return `${reason}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App`;
  if (failureOf(error) !== "invalid") return reason;
  return `${reason}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it`;
}
