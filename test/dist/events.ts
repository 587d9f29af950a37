/** Events that start a workflow, with the members of the event file that an action may read. */
import { REPOSITORY } from "../rooms/github/repository.ts";

export interface Event {
  name: string;
  /** The content of the file at `GITHUB_EVENT_PATH`. */
  json: Record<string, unknown>;
  ref: string;
  sha: string;
  actor: string;
  /** Only pull requests have them. */
  branches?: { head: string; base: string };
}

const OWNER = { login: "acme", id: 1, type: "User" };
const OCTOCAT = { login: "octocat", id: 2, type: "User" };
const MALLORY = { login: "mallory", id: 3, type: "User" };
const DEPENDABOT = { login: "dependabot[bot]", id: 49699333, type: "Bot" };
/** The commit, if a test does not give one. */
const SOME_SHA = "9fceb02d0ae598e95dc970b74767f19372d61af8";

const repository = (defaultBranch = "main", owner = OWNER) => ({
  id: owner.id,
  name: "storefront",
  full_name: owner === OWNER ? REPOSITORY : `${owner.login}/storefront`,
  private: true,
  fork: owner !== OWNER,
  owner,
  default_branch: defaultBranch,
});

/** Who opened it: a member of the repository, somebody with a fork, or Dependabot. */
export type From = "same" | "fork" | "dependabot";

export interface PullRequest {
  number: number;
  action?: "opened" | "synchronize";
  from?: From;
  event?: "pull_request" | "pull_request_target";
  /** The commit that was pushed to it. */
  head?: string;
  /** The base. The pull request itself runs on its merge with the head. */
  base?: { ref: string; sha: string };
  /** The merge of head and base that GitHub made for the run. */
  merge?: string;
}

const AUTHORS = { same: OCTOCAT, fork: MALLORY, dependabot: DEPENDABOT } as const;

export function pullRequest(told: PullRequest): Event {
  const { number, action = "opened", from = "same", event = "pull_request" } = told;
  const {
    base = { ref: "main", sha: SOME_SHA },
    merge = "c0ffee02d0ae598e95dc970b74767f19372d61af",
    head: headSha = "a11ce02d0ae598e95dc970b74767f19372d61af8",
  } = told;
  const author = AUTHORS[from];
  const head = from === "dependabot" ? "dependabot/npm_and_yarn/zod-4.6.8" : "texts";
  const home = repository();
  const headRepository = from === "fork" ? repository("main", MALLORY) : home;
  const isTarget = event === "pull_request_target";
  return {
    name: event,
    actor: author.login,
    ref: isTarget ? `refs/heads/${base.ref}` : `refs/pull/${number}/merge`,
    sha: isTarget ? base.sha : merge,
    branches: { head, base: base.ref },
    json: {
      action,
      number,
      pull_request: {
        number,
        state: "open",
        title: "Texts",
        body: null,
        draft: false,
        merged: false,
        user: author,
        author_association: from === "fork" ? "FIRST_TIME_CONTRIBUTOR" : "CONTRIBUTOR",
        head: {
          label: `${headRepository.owner.login}:${head}`,
          ref: head,
          sha: headSha,
          user: headRepository.owner,
          repo: headRepository,
        },
        base: { label: `acme:${base.ref}`, ...base, user: OWNER, repo: home },
      },
      ...(action === "synchronize" && {
        before: SOME_SHA,
        after: headSha,
      }),
      repository: home,
      sender: author,
    },
  };
}

/** `ref` is complete: `refs/heads/main` or `refs/tags/v1`. */
export function push(sha: string, ref = "refs/heads/main", defaultBranch = "main", before = SOME_SHA): Event {
  const commit = { id: sha, message: "Texts (#1)", author: { name: "octocat" } };
  const pusher = { name: "octocat", email: "octocat@example.com" };
  const state = { created: false, deleted: false, forced: false, base_ref: null };
  const commits = { before, after: sha, head_commit: commit, commits: [commit] };
  const json = { ref, ...commits, ...state, repository: repository(defaultBranch), pusher, sender: OCTOCAT };
  return { name: "push", actor: "octocat", ref, sha, json };
}

/** It runs only on the default branch, and no person sends it. */
export function schedule(sha: string, defaultBranch = "main"): Event {
  const json = { schedule: "17 6 * * 1-5", repository: repository(defaultBranch) };
  return { name: "schedule", actor: "octocat", ref: `refs/heads/${defaultBranch}`, sha, json };
}

export function dispatch(
  sha: string,
  ref = "refs/heads/main",
  inputs: Record<string, string> | null = null,
): Event {
  const json = { inputs, ref, repository: repository(), sender: OCTOCAT };
  return { name: "workflow_dispatch", actor: "octocat", ref, sha, json };
}

export function mergeGroup(number: number, sha: string, base = SOME_SHA): Event {
  const ref = `refs/heads/gh-readonly-queue/main/pr-${number}-${SOME_SHA}`;
  const group = { head_sha: sha, head_ref: ref, base_sha: base, base_ref: "refs/heads/main" };
  const json = {
    action: "checks_requested",
    merge_group: { ...group, head_commit: { id: sha, message: `Merge pull request #${number}` } },
    repository: repository(),
    sender: OCTOCAT,
  };
  return { name: "merge_group", actor: "octocat", ref, sha, json };
}
