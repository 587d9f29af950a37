/** The branch of a pull request with pulled texts. GitHub makes and signs its commits. Commits of others are never replaced. */

import { blobId, STORED_FORMS } from "../files/git.ts";
import type { NewFile } from "../files/newFiles.ts";
import { digest, grouped } from "../model/json.ts";
import { firstNames } from "../report/view/words.ts";
import type { GitHub } from "./octokit.ts";

interface Entry {
  path: string;
  /** Its mode and the id of its content, such as `100644 4b825dc…`. Empty: the file was removed. */
  entry: string;
}

export interface BranchFile extends Entry {
  content: Buffer;
}

/** How our branches start: those of pull requests, and those on which their commits are made. */
export const PULL_BRANCHES = { own: "lokaform/pull/", build: "lokaform/rebuild/" };

/** Why the pull request stays as it is, as a clause and further sentences. */
export class Refused extends Error {
  override name = "Refused";
}

type Files = ReadonlyMap<string, string>;

export interface BranchState {
  base: string;
  files: Files;
  head: string | undefined;
  /** Whether it starts from the newest commit of the base, with nothing merged into it. */
  isOnBase: boolean;
  /** The trailer of what it changes. Undefined if that is not exactly what a run of ours changed. */
  own: string | undefined;
}

export async function readBranch(github: GitHub, baseBranch: string, branch: string): Promise<BranchState> {
  const { rest, at } = github;
  const base = (await rest.git.getRef({ ...at, ref: `heads/${baseBranch}` })).data.object.sha;
  const files = await filesAt(github, base);
  // It also lists branches with longer names.
  const { data: refs } = await rest.git.listMatchingRefs({ ...at, ref: `heads/${branch}` });
  const head = refs.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
  if (head === undefined) return { base, files, head, isOnBase: false, own: "" };
  const { data } = await rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}` });
  const { commits, merge_base_commit: start, behind_by } = data;
  const before = start.sha === base ? files : await filesAt(github, start.sha);
  // "Update branch" merges the base and changes nothing else. A person may have solved a conflict in a merge.
  const after = await filesAt(github, head);
  const paths = [...new Map([...before, ...after]).keys()];
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  const trailer = contentTrailer(changed.map((path) => ({ path, entry: after.get(path) ?? "" })));
  const unmerged = commits.filter(({ parents }) => parents.length === 1);
  const messages = unmerged.map(({ commit }) => commit?.message ?? "");
  const isOwn = messages.every((message) => message.includes(trailer));
  const isOnBase = behind_by === 0 && unmerged.length === commits.length;
  return { base, files, head, isOnBase, own: isOwn ? trailer : undefined };
}

async function filesAt({ rest, at }: GitHub, commit: string): Promise<Files> {
  const { data } = await rest.git.getTree({ ...at, tree_sha: commit, recursive: "1" });
  if (data.truncated) throw new Refused("the repository has too many files for GitHub to list them.");
  const files = data.tree.filter(({ type }) => type !== "tree");
  return new Map(files.map(({ path, mode, sha }) => [path, `${mode} ${sha}`]));
}

/** By it, a later run knows that the branch changes what a run of ours changed. */
export function contentTrailer(changed: readonly Entry[]): string {
  const sorted = changed.map(({ path, entry }) => [path, entry]).sort();
  return `Lokaform-Content: ${digest("files", sorted)}`;
}

/** The files that differ from those of the newest commit of the base. `newFiles`: with their paths in the repository. */
export function branchFiles(newFiles: readonly NewFile[], { base, files }: BranchState): BranchFile[] {
  const executable = newFiles.flatMap(({ path }) => (files.get(path)?.startsWith("100755") ? path : []));
  if (executable.length > 0)
    throw new Refused(
      `${firstNames(executable, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`,
    );
  const changed: string[] = [];
  const storedFiles = newFiles.flatMap((file): BranchFile[] => {
    const stored = contentFor(file, files.get(file.path), base);
    if (!stored) changed.push(file.path);
    return stored ? [{ path: file.path, ...stored }] : [];
  });
  if (changed.length === 0) return storedFiles.filter(({ path, entry }) => entry !== files.get(path));
  throw new Refused(
    `${firstNames(changed, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`,
  );
}

/** As git would store it. Undefined if the commit has neither the text that is replaced nor the new one. */
function contentFor({ text, replaces }: NewFile, present: string | undefined, commit: string) {
  for (const stored of STORED_FORMS) {
    // The mode cannot be set (https://docs.github.com/graphql/reference/commits#createcommitonbranch).
    const entryOf = (content: Buffer) => `100644 ${blobId(content, commit)}`;
    const content = stored(Buffer.from(text));
    const entry = entryOf(content);
    const replaced = replaces === undefined ? undefined : entryOf(stored(Buffer.from(replaces)));
    if (present === replaced || present === entry) return { content, entry };
  }
  return undefined;
}

/** Bytes of a commit. GitHub names no limit, but ends requests after 10 s: https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api */
const MAX_COMMIT = 4 * 1024 * 1024;
/** A commit has 100 files at most. */
const MIN_FILE = MAX_COMMIT / 100;

function inParts(files: readonly BranchFile[]): BranchFile[][] {
  let bytes = 0;
  const parts = grouped(files, ({ content }) => {
    const part = Math.floor(bytes / MAX_COMMIT);
    bytes += Math.max(content.length, MIN_FILE);
    return part;
  });
  return [...parts.values()];
}

/** Before an update: the branch must not exist. After it: the branch is deleted. */
const NO_COMMIT = "0".repeat(40);

/** All or none, and only from `beforeOid` (https://docs.github.com/graphql/reference/git#updaterefs). */
async function moveBranches(
  { mutate, rest, at }: GitHub,
  updates: readonly { name: string; afterOid: string; beforeOid?: string }[],
): Promise<void> {
  const { data } = await rest.repos.get(at);
  const refUpdates = updates.map((update) => ({ ...update, name: `refs/heads/${update.name}`, force: true }));
  const query = "mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }";
  await mutate(query, { input: { repositoryId: data.node_id, refUpdates } });
}

/** Removes the branch, unless somebody has pushed to it. */
export async function deleteBranch(github: GitHub, name: string, { head }: BranchState): Promise<void> {
  if (head !== undefined) await moveBranches(github, [{ name, beforeOid: head, afterOid: NO_COMMIT }]);
}

/** Replaces the commits by a move from a second branch: GitHub closes a pull request without commits. A later run replaces that branch. */
export async function rebuildBranch(
  github: GitHub,
  branch: string,
  { base, head = NO_COMMIT }: BranchState,
  files: readonly BranchFile[],
  { title, trailer }: { title: string; trailer: string },
): Promise<void> {
  const build = branch.replace(PULL_BRANCHES.own, PULL_BRANCHES.build);
  await moveBranches(github, [{ name: build, afterOid: base }]);
  const message = { headline: title, body: `${trailer}\n${contentTrailer(files)}` };
  let last = base;
  for (const part of inParts(files)) last = await commitOn(github, build, last, part, message);
  await moveBranches(github, [
    { name: branch, beforeOid: head, afterOid: last },
    { name: build, beforeOid: last, afterOid: NO_COMMIT },
  ]);
}

async function commitOn(
  { mutate, at }: GitHub,
  branchName: string,
  expectedHeadOid: string,
  files: readonly BranchFile[],
  message: { headline: string; body: string },
): Promise<string> {
  const branch = { repositoryNameWithOwner: `${at.owner}/${at.repo}`, branchName };
  const additions = files.map(({ path, content }) => ({ path, contents: content.toString("base64") }));
  const input = { branch, expectedHeadOid, message, fileChanges: { additions } };
  const query =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  const made = await mutate<{ createCommitOnBranch: { commit: { oid: string } | null } | null }>(query, {
    input,
  });
  const { oid } = made.createCommitOnBranch?.commit ?? {};
  if (oid === undefined)
    throw new Refused("GitHub made no commit and gave no reason. The next run tries again.");
  return oid;
}
