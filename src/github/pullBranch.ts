/**
 * The branch of a pull request with pulled texts. Its commits are made by GitHub, so that it signs them. What others commit to the
 * branch is never replaced.
 */
import { relative, sep } from "node:path";
import type { NewFile } from "../files/newFiles.ts";
import { digest } from "../model/digest.ts";
import { firstNames } from "../report/view/words.ts";
import { type GitHub, graphqlTypes } from "./octokit.ts";
import { blobId, withLineFeeds } from "./targetFiles.ts";

/** A file as the branch should have it. */
export interface BranchFile {
  /** Relative to the root of the repository, with `/`. */
  path: string;
  content: Buffer;
  /** The id of the content. */
  id: string;
  /** Such as `100644`. */
  mode: string;
}

/** Why the pull request stays as it is, as a clause and further sentences. */
export class Refused extends Error {
  override name = "Refused";
}

/** Ids of contents, by path. */
type Contents = ReadonlyMap<string, string>;

export interface BranchState {
  /** The newest commit of the base. */
  base: string;
  /** Undefined: there is no such branch. */
  head: string | undefined;
  /** Whether it starts from the newest commit of the base, with nothing merged into it. */
  isOnBase: boolean;
  /** What our commits changed. Undefined if the branch has commits of others, or none of ours. */
  own: Contents | undefined;
  /** The branch that an earlier run left when it ended in the middle. */
  leftover: string | undefined;
}

/** Commits are made on this branch. The branch of the pull request then moves to them at once, because GitHub closes a pull request without commits. */
export function buildBranch(branch: string): string {
  return `${branch}-rebuild`;
}

/** @throws if GitHub refuses to read it, or fails */
export async function readBranch(github: GitHub, base: string, branch: string): Promise<BranchState> {
  const { rest, at } = github;
  const newest = (await rest.git.getRef({ ...at, ref: `heads/${base}` })).data.object.sha;
  // It also lists the branch with the longer name.
  const { data: refs } = await rest.git.listMatchingRefs({ ...at, ref: `heads/${branch}` });
  const headOf = (name: string) => refs.find(({ ref }) => ref === `refs/heads/${name}`)?.object.sha;
  const [head, leftover] = [headOf(branch), headOf(buildBranch(branch))];
  const state = { base: newest, head, leftover };
  if (head === undefined) return { ...state, isOnBase: false, own: new Map() };
  const basehead = `${newest}...${head}`;
  const { data } = await rest.repos.compareCommitsWithBasehead({ ...at, basehead });
  const merges = data.commits.filter(({ parents }) => parents.length > 1);
  const isOnBase = data.behind_by === 0 && merges.length === 0;
  // Of many commits, GitHub lists a part.
  if (data.total_commits > data.commits.length) return { ...state, isOnBase, own: undefined };
  const own = await ownContents(github, data.commits);
  // "Update branch" merges the base and changes nothing else. A person may have solved a conflict in a merge.
  const all = new Map(data.files?.map(({ filename, sha }) => [filename, sha ?? ""]));
  const isOurs = own && own.size > 0 && (merges.length === 0 || sameContents(own, all));
  return { ...state, isOnBase, own: isOurs ? own : undefined };
}

/** Undefined if one of the commits has another content than a run of ours gave it, or is not ours. */
async function ownContents(
  { rest, at }: GitHub,
  commits: readonly { sha: string; parents: readonly object[]; commit: { message: string } }[],
): Promise<Contents | undefined> {
  const own = new Map<string, string>();
  for (const { sha, parents, commit } of commits) {
    if (parents.length > 1) continue;
    const { data } = await rest.repos.getCommit({ ...at, ref: sha });
    const files = new Map(data.files?.map((file) => [file.filename, file.sha ?? ""]));
    if (!commit.message.includes(contentTrailer(files))) return undefined;
    for (const [path, id] of files) own.set(path, id);
  }
  return own;
}

export function sameContents(some: Contents, others: Contents): boolean {
  return some.size === others.size && [...some].every(([path, id]) => others.get(path) === id);
}

export function contentsOf(files: readonly BranchFile[]): Contents {
  return new Map(files.map(({ path, id }) => [path, id]));
}

/** By it, a later run knows what it committed itself. */
function contentTrailer(files: Contents): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return `Lokaform-Content: ${digest("files", sorted)}`;
}

/** All files of a commit, by path. */
async function filesAt({ rest, at }: GitHub, commit: string) {
  const { data } = await rest.git.getTree({ ...at, tree_sha: commit, recursive: "1" });
  if (data.truncated) throw new Refused("the repository has too many files for GitHub to list them.");
  return new Map(data.tree.map(({ path, sha, mode }) => [path, { oid: sha, mode }]));
}

const ORDINARY_FILE = "100644";

/** The files that differ from those of the newest commit of the base. */
export async function branchFiles(
  github: GitHub,
  commit: string,
  written: readonly NewFile[],
  root: string,
): Promise<BranchFile[]> {
  // Several projects can write into one file, one after the other.
  const byPath = new Map<string, NewFile>();
  for (const file of written) {
    const path = relative(root, file.path).split(sep).join("/");
    const first = byPath.get(path) ?? file;
    byPath.set(path, { ...first, text: file.text });
  }
  const present = await filesAt(github, commit);
  const changed: string[] = [];
  const files = [...byPath].flatMap(([path, file]): BranchFile[] => {
    const { oid, mode = ORDINARY_FILE } = present.get(path) ?? {};
    const found = contentFor(oid, file, commit);
    if (!found) changed.push(path);
    return found && found.id !== oid ? [{ path, mode, ...found }] : [];
  });
  if (changed.length === 0) return files;
  throw new Refused(
    `${firstNames(changed, 5)} changed on its base after this run checked it out. Run it again.`,
  );
}

/** As git would store it. Undefined if the commit has neither the text that is replaced nor the new one. */
function contentFor(oid: string | undefined, { text, replaces }: NewFile, commit: string) {
  for (const stored of [(bytes: Buffer) => bytes, withLineFeeds]) {
    const content = stored(Buffer.from(text));
    const id = blobId(content, commit);
    const replaced = replaces === undefined ? undefined : blobId(stored(Buffer.from(replaces)), commit);
    if (oid === replaced || oid === id) return { content, id };
  }
  return undefined;
}

/**
 * Limits of one commit, of our own choice: GitHub ends a request after 10 seconds, and names no limit for the size of one
 * (https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api). A larger file is a commit of its own.
 * A later run must be able to list the files of each commit.
 */
const MOST = { files: 100, bytes: 4 * 1024 * 1024 };

function inParts(files: readonly BranchFile[]): BranchFile[][] {
  const parts: BranchFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = parts.at(-1);
    bytes += file.content.length;
    if (last && last.length < MOST.files && bytes <= MOST.bytes) last.push(file);
    else {
      parts.push([file]);
      bytes = file.content.length;
    }
  }
  return parts;
}

/** Before an update: the branch must not exist. After it: the branch is deleted. */
const NO_COMMIT = "0".repeat(40);

/**
 * All or none. GitHub refuses it if a branch is not at the commit that `beforeOid` names
 * (https://docs.github.com/graphql/reference/git#updaterefs).
 */
async function moveBranches(
  { mutate, rest, at }: GitHub,
  updates: readonly { name: string; afterOid: string; beforeOid?: string }[],
): Promise<void> {
  const { data } = await rest.repos.get(at);
  const refUpdates = updates.map((one) => ({ ...one, name: `refs/heads/${one.name}`, force: true }));
  const query = "mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }";
  await mutate(query, { input: { repositoryId: data.node_id, refUpdates } });
}

/** Removes the branch, unless somebody has pushed to it, and what an earlier run left. */
export async function deleteBranches(
  github: GitHub,
  branch: string,
  { head, leftover }: Pick<BranchState, "head" | "leftover">,
): Promise<void> {
  const all = [
    { name: branch, beforeOid: head },
    { name: buildBranch(branch), beforeOid: leftover },
  ];
  const there = all.flatMap(({ name, beforeOid }) =>
    beforeOid === undefined ? [] : { name, beforeOid, afterOid: NO_COMMIT },
  );
  if (there.length > 0) await moveBranches(github, there);
}

/** Replaces the commits of the branch. The branch does not change before all commits are made. `trailer`: lines at the end of each message. */
export async function rebuildBranch(
  github: GitHub,
  branch: string,
  { base, head = NO_COMMIT }: BranchState,
  files: readonly BranchFile[],
  { title, trailer }: { title: string; trailer: string },
): Promise<void> {
  const build = buildBranch(branch);
  await moveBranches(github, [{ name: build, afterOid: base }]);
  const parts = inParts(files);
  let last = base;
  for (const [index, part] of parts.entries()) {
    const headline = parts.length > 1 ? `${title} (${index + 1} of ${parts.length})` : title;
    last = await commitOn(github, build, last, part, { headline, trailer });
  }
  const stored = await filesAt(github, last);
  const wrong = files.filter(({ path, id, mode }) => {
    const { oid, mode: now } = stored.get(path) ?? {};
    return oid !== id || now !== mode;
  });
  const removal = { name: build, beforeOid: last, afterOid: NO_COMMIT };
  const move = { name: branch, beforeOid: head, afterOid: last };
  await moveBranches(github, wrong.length > 0 ? [removal] : [move, removal]);
  if (wrong.length === 0) return;
  const names = wrong.map(({ path }) => path);
  throw new Refused(
    `GitHub stores other permissions or another content of ${firstNames(names, 5)}. Its API for commits cannot set them. If a file is executable, change that: git update-index --chmod=-x FILE`,
  );
}

/**
 * GitHub signs the commit, and the account of the token is its author. The mode of a file cannot be set
 * (https://docs.github.com/graphql/reference/commits#createcommitonbranch).
 */
async function commitOn(
  { mutate, at }: GitHub,
  branchName: string,
  expectedHeadOid: string,
  files: readonly BranchFile[],
  { headline, trailer }: { headline: string; trailer: string },
): Promise<string> {
  const branch = { repositoryNameWithOwner: `${at.owner}/${at.repo}`, branchName };
  const message = { headline, body: `${trailer}\n${contentTrailer(contentsOf(files))}` };
  const additions = files.map(({ path, content }) => ({ path, contents: content.toString("base64") }));
  const input = { branch, expectedHeadOid, message, fileChanges: { additions } };
  const query =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  const made = await mutate<{ createCommitOnBranch: { commit: { oid: string } } }>(query, { input });
  return made.createCommitOnBranch.commit.oid;
}

/** Whether another run or a person changed the branch at the same time. */
export function isOvertaken(error: unknown): boolean {
  const words = error instanceof Error ? error.message : "";
  return (
    graphqlTypes(error).includes("STALE_DATA") ||
    /expected .* to point to|reference .* (is at|already)/i.test(words)
  );
}
