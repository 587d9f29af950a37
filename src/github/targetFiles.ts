/** The files of the commit that a pull request would be merged into, read through GitHub's API without touching the checkout. */
import { createHash } from "node:crypto";
import { lstat, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { type CommitEntry, CommitFiles, type UnreadableFile } from "../files/commitFiles.ts";
import { branchOf } from "./branch.ts";
import { type Checkout, parentsOf, rootIn } from "./checkout.ts";
import type { PullRequest, WorkflowContext } from "./event.ts";
import { failureReason } from "./failure.ts";
import { lastApplied } from "./mergedPulls.ts";
import { type Octokit, withGitHub } from "./octokit.ts";

/** `why`: a clause for the reader of the comment. */
export type TargetFiles =
  | { is: "found"; commit: string; files: CommitFiles }
  | { is: "missing"; why: string };

export interface TargetAccess {
  githubToken: string;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** The workspace. Without git, actions/checkout downloads the commit of the run to it. */
  workspace: string;
  signal: AbortSignal;
}

export function findTargetFiles(
  context: WorkflowContext,
  pullRequest: PullRequest,
  access: TargetAccess,
): Promise<TargetFiles> {
  return findFiles(context, access, async (octokit, checkout) => {
    const commit = await targetCommit(octokit, context, pullRequest, checkout);
    return (
      commit ?? missing("the checked-out commit is neither the head of the pull request nor a merge of it")
    );
  });
}

/** The files of the last successful run of the workflow on the branch of the run. */
export function findAppliedFiles(context: WorkflowContext, access: TargetAccess): Promise<TargetFiles> {
  return findFiles(context, access, async (octokit) => {
    const branch = branchOf(context);
    const { last } = branch === undefined ? {} : await lastApplied(octokit, context, branch);
    return last ?? context.before ?? missing("no run has applied manifests before");
  });
}

/** A file is requested only if its content differs from the file that is checked out. */
async function findFiles(
  context: WorkflowContext,
  { githubToken, checkouts, workspace, signal }: TargetAccess,
  commitOf: (
    octokit: Octokit,
    checkout: { root: string; planned: string },
  ) => Promise<string | Extract<TargetFiles, { is: "missing" }>>,
): Promise<TargetFiles> {
  const [checkout, ...others] = checkouts;
  if (!checkout || others.length > 0)
    return missing("the settings and the manifests are not all in one checkout");
  if (githubToken === "") return missing("the input github-token is empty");
  const { commit: planned = context.sha } = checkout;
  try {
    const root = await rootIn(workspace, checkout);
    return await withGitHub(githubToken, signal, async ({ octokit }) => {
      const commit = await commitOf(octokit, { root, planned });
      if (typeof commit !== "string") return commit;
      const entries = await listEntries(octokit, context, commit);
      if (!entries) return missing("the repository has too many files for GitHub to list them");
      const read = (entry: CommitEntry) => readContent(octokit, context, root, entry);
      return { is: "found", commit, files: new CommitFiles(root, entries, read) };
    });
  } catch (error) {
    return missing(failureReason(error));
  }
}

function missing(why: string): Extract<TargetFiles, { is: "missing" }> {
  return { is: "missing", why };
}

/** Why a file of the target could not be read, as the reason why the target is missing. */
export function unreadableReason({ path, cause }: UnreadableFile): string {
  return `the file ${path} of the commit that the pull request would be merged into could not be read: ${failureReason(cause)}`;
}

/**
 * The first parent of a merge with the head of the pull request. If the head itself is checked out: the commit at which its
 * branch began. Undefined if another commit is checked out.
 */
async function targetCommit(
  octokit: Octokit,
  context: WorkflowContext,
  { head, base }: PullRequest,
  { root, planned }: { root: string; planned: string },
): Promise<string | undefined> {
  const { owner, repo } = context;
  if (planned === head) {
    const basehead = `${base}...${head}`;
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead,
      per_page: 1,
    });
    return data.merge_base_commit.sha;
  }
  // The commit of a shallow checkout can be packed, so that only GitHub knows its parents.
  const parents = (await parentsOf(root, planned)) ?? (await parentsOnGitHub(octokit, context, planned));
  return parents[1] === head ? parents[0] : undefined;
}

async function parentsOnGitHub(
  octokit: Octokit,
  { owner, repo }: WorkflowContext,
  commit: string,
): Promise<string[]> {
  const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
  return data.parents.map(({ sha }) => sha);
}

/** Undefined if GitHub leaves some out: it lists at most 100,000 entries. */
async function listEntries(
  octokit: Octokit,
  { owner, repo }: WorkflowContext,
  commit: string,
): Promise<CommitEntry[] | undefined> {
  const { data } = await octokit.rest.git.getTree({ owner, repo, tree_sha: commit, recursive: "1" });
  if (data.truncated) return undefined;
  return data.tree.flatMap(({ path, mode, type, sha }): CommitEntry[] =>
    type === "blob" ? [{ path, kind: mode === "120000" ? "link" : "file", id: sha }] : [],
  );
}

async function readContent(
  octokit: Octokit,
  { owner, repo }: WorkflowContext,
  root: string,
  { path, kind, id }: CommitEntry,
): Promise<Uint8Array> {
  const same = await checkedOut(join(root, path), kind, id);
  if (same) return same;
  const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: id });
  return Buffer.from(data.content, "base64");
}

/** The content of a file or link on disk, if git would store it under this id. */
async function checkedOut(
  full: string,
  kind: CommitEntry["kind"],
  id: string,
): Promise<Uint8Array | undefined> {
  try {
    if (kind === "file" && !(await lstat(full)).isFile()) return undefined;
    const bytes = kind === "file" ? await readFile(full) : await readlink(full, "buffer");
    if (isStoredAs(bytes, id)) return bytes;
    const plain = bytes.includes("\r\n") ? withoutCarriageReturns(bytes) : bytes;
    return isStoredAs(plain, id) ? plain : undefined;
  } catch {
    return undefined;
  }
}

function isStoredAs(content: Uint8Array, id: string): boolean {
  const algorithm = id.length === 64 ? "sha256" : "sha1";
  return createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex") === id;
}

/** With autocrlf, git writes CR LF to disk where it stores LF. */
function withoutCarriageReturns(bytes: Buffer): Uint8Array {
  return bytes.filter((byte, index) => byte !== 13 || bytes[index + 1] !== 10);
}
