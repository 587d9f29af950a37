/** The files of a commit, read through GitHub's API without touching the checkout: of the target of a pull request, and of the run. */
import { lstat, readlink, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CommitEntry, CommitFiles, UnreadableFile } from "../files/commitFiles.ts";
import { asStored } from "../files/git.ts";
import { pathShown, repositoryRoot } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { lastApplied } from "./afterMerge.ts";
import {
  branchOf,
  type Checkout,
  parentsOf,
  parentsOnGitHub,
  type ReadFrom,
  rootIn,
  workflowWith,
} from "./checkout.ts";
import { EVENTS_OF_BRANCH, type WorkflowContext } from "./event.ts";
import { failureReason, type GitHub, type GitHubAccess, statusOf, withGitHub } from "./octokit.ts";

/** `why`: a clause for the reader of the comment. */
export type TargetFiles =
  | { is: "found"; commit: string; files: CommitFiles }
  /** `isUnknown`: GitHub refused to name the commit or its files, or failed. */
  | { is: "missing"; why: string; isUnknown?: true };

type FoundFiles = Extract<TargetFiles, { is: "found" }>;

interface TargetAccess extends GitHubAccess, Omit<ReadFrom, "read"> {
  applies: boolean;
}

/** Finds the files of other commits. What was found before is not asked for again. */
export class OtherCommits {
  readonly #context: WorkflowContext;
  readonly #files = new Map<string, TargetFiles>();

  constructor(context: WorkflowContext) {
    this.#context = context;
  }

  async read<Read>(
    commit: keyof typeof FINDERS,
    access: TargetAccess,
    readFiles: (files: FoundFiles) => Promise<Read>,
  ): Promise<Read | Exclude<TargetFiles, FoundFiles>> {
    const cacheKey = JSON.stringify([commit, access.checkouts]);
    const files = this.#files.get(cacheKey) ?? (await FINDERS[commit](this.#context, access));
    this.#files.set(cacheKey, files);
    if (files.is === "missing") return files;
    try {
      return await readFiles(files);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return notKnown(
        `the file ${error.path} of the commit to compare with could not be read: ${failureReason(error.cause)}`,
      );
    }
  }
}

/** Whether the files are those of the run's commit. On other events, strangers may have put files into the checkout. */
export function areOfRun({ event, sha }: WorkflowContext, { checkouts }: ReadFrom): boolean {
  return EVENTS_OF_BRANCH.includes(event) && checkouts.every(({ commit = sha }) => commit === sha);
}

/** Those of the first parent of a merge with the head of the pull request. */
function findTargetFiles(context: WorkflowContext, access: TargetAccess): Promise<TargetFiles> {
  const { head, base } = context.merge ?? {};
  const reason = "the checked-out commit is neither the head of the pull request nor a merge of it";
  return findFiles(context, access, reason, async (github, { root, planned }) => {
    if (planned === head) {
      const query = { ...github.at, basehead: `${base}...${head}`, per_page: 1 };
      const { data } = await github.rest.repos.compareCommitsWithBasehead(query);
      return data.merge_base_commit.sha;
    }
    // The commit of a shallow checkout can be packed, so that only GitHub knows its parents.
    const parents = (await parentsOf(root, planned)) ?? (await parentsOnGitHub(github, planned));
    return parents[1] === head ? parents[0] : undefined;
  });
}

/** The files of the last successful apply on the branch. If this run does not apply, it can be of another workflow and another event. */
function findAppliedFiles(context: WorkflowContext, access: TargetAccess): Promise<TargetFiles> {
  return findFiles(context, access, "no run has applied manifests before", async (github, { root }) => {
    const branch = branchOf(context);
    const workflow = (await workflowWith("apply", root)) ?? context.workflow;
    const runs = access.applies ? undefined : { workflow, events: ["push", "workflow_dispatch"] };
    const { last = context.before, refused } =
      branch === undefined ? {} : await lastApplied(github, branch, runs);
    return last ?? (refused === undefined ? undefined : notKnown(refused));
  });
}

function findRunFiles(context: WorkflowContext, access: TargetAccess): Promise<TargetFiles> {
  const commitOf = async () => context.sha || undefined;
  return findFiles(context, access, "the commit of the run is not known", commitOf);
}

const FINDERS = { target: findTargetFiles, applied: findAppliedFiles, run: findRunFiles };

/** A file is requested only if its content differs from the file that is checked out. `reason`: what is said if there is no commit. */
async function findFiles(
  context: WorkflowContext,
  access: TargetAccess,
  reason: string,
  commitOf: (
    github: GitHub,
    checkout: { root: string; planned: string },
  ) => Promise<TargetFiles | string | undefined>,
): Promise<TargetFiles> {
  const [checkout, ...extras] = access.checkouts;
  if (!checkout || extras.length > 0) return missing(SCATTERED);
  if (access.githubToken === "") return missing("the input github-token is empty");
  const { commit: planned = context.sha } = checkout;
  try {
    const root = await rootIn(access.workspace, checkout);
    return await withGitHub(context, access, async (github) => {
      const commit = await commitOf(github, { root, planned });
      if (typeof commit !== "string") return commit ?? missing(reason);
      const files = await filesOf(github, root, commit);
      return files ? { is: "found", commit, files } : missing(TOO_MANY);
    });
  } catch (error) {
    // A commit that a force-push removed is not found.
    return statusOf(error) === 404 ? missing(failureReason(error)) : notKnown(failureReason(error));
  }
}

const SCATTERED = "the settings and the manifests are not all in one checkout";
const TOO_MANY = "the repository has too many files for GitHub to list them";

/** Undefined if GitHub does not list all of them: it lists at most 100,000 entries. */
async function filesOf(github: GitHub, root: string, commit: string): Promise<CommitFiles | undefined> {
  const { data } = await github.rest.git.getTree({ ...github.at, tree_sha: commit, recursive: "1" });
  if (data.truncated) return undefined;
  const entries = data.tree.flatMap(({ path, mode, type, sha }): CommitEntry[] =>
    type === "blob" ? [{ path, kind: mode === "120000" ? "link" : "file", id: sha }] : [],
  );
  return new CommitFiles(root, entries, (entry) => readContent(github, root, entry));
}

/** Compares the files with the commit as GitHub has it: who can change a checkout can also change its .git. `differing`: words about each file. */
export async function compareWithCommit(github: GitHub, { checkouts, workspace, read }: ReadFrom) {
  const [checkout, ...extras] = checkouts;
  if (!checkout || extras.length > 0 || (await isNested(checkout, workspace))) return missing(SCATTERED);
  try {
    const commit = await filesOf(github, await rootIn(workspace, checkout), github.context.sha);
    if (!commit) return missing(TOO_MANY);
    const differing: string[] = [];
    for (const full of new Set([...read.onDisk, ...(await read.inCommit(commit))])) {
      const difference = await differenceOf(full, await commit.idOf(full));
      const path = pathShown(full, { displayRoot: workspace });
      if (difference !== undefined) differing.push(`${path} (${difference})`);
    }
    return { is: "found", differing } as const;
  } catch (error) {
    return missing(failureReason(error instanceof UnreadableFile ? error.cause : error));
  }
}

async function isNested({ root }: Checkout, workspace: string): Promise<boolean> {
  const top = await realpath(workspace);
  return root !== undefined && root !== top && (await repositoryRoot(dirname(root), top)) !== undefined;
}

async function differenceOf(full: string, id: string | undefined): Promise<string | undefined> {
  const bytes = await readFile(full).catch(() => undefined);
  if (!bytes) return id === undefined ? undefined : "missing";
  if (id === undefined) return "not in the commit";
  return asStored(bytes, id) ? undefined : "changed";
}

function missing(reason: string) {
  return { is: "missing", why: reason } as const;
}

function notKnown(reason: string) {
  return { ...missing(reason), isUnknown: true } as const;
}

/** The content of a file or link, from the disk if git would store under its id what is there. */
async function readContent(github: GitHub, root: string, { path, kind, id }: CommitEntry) {
  const full = join(root, path);
  try {
    const isOnDisk = kind === "link" || (await lstat(full)).isFile();
    const bytes = isOnDisk && (await (kind === "link" ? readlink(full, "buffer") : readFile(full)));
    const content = bytes && asStored(bytes, id);
    if (content) return content;
  } catch {
    // It is not on the disk.
  }
  return contentOf(github, id);
}

export async function contentOf({ rest, at }: GitHub, id: string): Promise<Uint8Array> {
  const { data } = await rest.git.getBlob({ ...at, file_sha: id });
  return Buffer.from(data.content, "base64");
}
