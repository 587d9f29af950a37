/** Which commit is checked out. It is read from the files of git, without starting a program. */
import { realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { inflateSync } from "node:zlib";
import type { CommitFiles } from "../files/commitFiles.ts";
import { allPaths } from "../files/manifests.ts";
import { isBelow, isFile, NEVER, readWorkflows, realOf, repositoryRoot } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { matchesPath } from "../locales/textSource.ts";
import type { LinkTo } from "../report/view/view.ts";
import type { WorkflowContext } from "./event.ts";
import type { GitHub } from "./octokit.ts";

export interface Checkout {
  /** The folder that contains `.git`; undefined if no folder up to the workspace does. */
  root: string | undefined;
  /** Undefined if the commit cannot be read: the files of git are missing, or in an unknown format. */
  commit: string | undefined;
}

export interface ReadFrom {
  checkouts: readonly Checkout[];
  /** Without git, actions/checkout downloads the commit of the run to it. */
  workspace: string;
  read: {
    /** Those that the run has read, and the settings file, which may not exist. */
    onDisk: readonly string[];
    /** Those that it would read in a commit. */
    inCommit(commit: CommitFiles): Promise<readonly string[]>;
  };
}

/** `configFile`: its full path; it may not exist. `manifests`: their paths in the workspace. `globs`: of all projects. */
export async function sourceOf(
  run: { configFile: string; manifests: readonly string[]; globs: Parameters<typeof allPaths>[0] },
  workspace: string,
): Promise<ReadFrom> {
  const paths = run.manifests.map((path) => resolve(workspace, path));
  const onDisk = [run.configFile, ...paths];
  // Without a settings file, its folder says nothing about where the manifests come from.
  const files = paths.length === 0 || (await isFile(run.configFile, {})) ? onDisk : paths;
  const real = await Promise.all(files.map(realOf));
  const checkouts = await checkoutsOf([...files, ...real].map(dirname), workspace);
  const inCommit = (commit: CommitFiles) => allPaths(run.globs, NEVER, { commit });
  return { checkouts, workspace, read: { onDisk, inCommit } };
}

/** The checkouts that the folders are in, each once. `top` is the workspace: folders above it are not searched. */
export async function checkoutsOf(folders: readonly string[], top: string): Promise<Checkout[]> {
  const checkouts = new Map<string | undefined, Checkout>();
  for (const folder of new Set(folders)) {
    // Links are followed, because the manifests are in the checkout of the target.
    const root = await repositoryRoot(await realOf(resolve(folder)), await realOf(resolve(top)));
    checkouts.set(root, { root, commit: root === undefined ? undefined : await headOf(join(root, ".git")) });
  }
  return [...checkouts.values()];
}

/** The folder of a checkout as paths of the run name it, because the workspace can be a link. Without git it is the workspace. */
export async function rootIn(workspace: string, { root }: Checkout): Promise<string> {
  return root === undefined ? workspace : join(workspace, relative(await realpath(workspace), root));
}

/** Addresses of lines of files at the checked-out commit; undefined for a file that is not in the only checkout of the run. */
export async function fileLinks(
  { home, sha }: Pick<WorkflowContext, "home" | "sha">,
  { checkouts, workspace }: Pick<ReadFrom, "checkouts" | "workspace">,
): Promise<LinkTo> {
  const [checkout, ...extras] = checkouts;
  if (!checkout || extras.length > 0) return () => undefined;
  const root = await rootIn(workspace, checkout);
  const commit = checkout.commit ?? sha;
  return (file, line) => {
    const full = join(workspace, file);
    if (commit === "" || !isBelow(full, root)) return undefined;
    const path = relative(root, full).split(sep).map(encodedPart).join("/");
    return `${home}/blob/${commit}/${path}#L${line}`;
  };
}

/** `encodeURIComponent` leaves some characters that end a link in Markdown, and fails at half a surrogate pair. */
function encodedPart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
}

/** The commit that HEAD names, directly or through a branch. With reftable there is no file for that branch. */
async function headOf(dotGit: string): Promise<string | undefined> {
  const folder = await gitFolder(dotGit);
  const head = folder === undefined ? undefined : await textOf(join(folder, "HEAD"));
  if (folder === undefined || head === undefined) return undefined;
  const ref = /^ref: (refs\/\S+)\s*$/.exec(head)?.[1];
  if (ref === undefined) return sha(head.trim());
  if (ref.split("/").includes("..")) return undefined;
  const shared = await commonFolder(folder);
  const loose = await textOf(join(shared, ref));
  if (loose !== undefined) return sha(loose.trim());
  const packed = (await textOf(join(shared, "packed-refs"))) ?? "";
  const line = packed.split("\n").find((row) => row.trimEnd().endsWith(` ${ref}`));
  return sha(line?.split(" ")[0] ?? "");
}

/** In a worktree and in a submodule, `.git` is a file that names the folder. */
async function gitFolder(dotGit: string): Promise<string | undefined> {
  const text = await textOf(dotGit);
  if (text === undefined) return dotGit;
  const path = /^gitdir: (.+)$/m.exec(text)?.[1];
  return path === undefined ? undefined : resolve(dirname(dotGit), path.trimEnd());
}

export async function parentsOnGitHub({ rest, at }: GitHub, commit: string): Promise<string[]> {
  return (await rest.git.getCommit({ ...at, commit_sha: commit })).data.parents.map(({ sha }) => sha);
}

/** Bytes of a commit: of a larger one, GitHub is asked. */
const MAX_COMMIT = 1024 * 1024;

/** The parents of a commit; undefined if git has packed the commit, so that it has no file of its own. */
export async function parentsOf(root: string, commit: string): Promise<string[] | undefined> {
  const folder = await gitFolder(join(root, ".git"));
  if (folder === undefined) return undefined;
  const file = join(await commonFolder(folder), "objects", commit.slice(0, 2), commit.slice(2));
  try {
    const text = inflateSync(await readFile(file), { maxOutputLength: MAX_COMMIT }).toString("latin1");
    const [head = ""] = text.split("\n\n", 1);
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = ""]) => parent);
  } catch {
    return undefined;
  }
}

/** A worktree shares its branches and objects with the other worktrees of its repository. */
async function commonFolder(folder: string): Promise<string> {
  const common = await textOf(join(folder, "commondir"));
  return common === undefined ? folder : resolve(folder, common.trim());
}

function sha(text: string): string | undefined {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}

/** Undefined if the run is for a tag or a pull request. */
export function branchOf({ ref }: WorkflowContext): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(ref)?.[1];
}

/** The present name of the default branch; the event may name an older one. */
export async function defaultBranch({ rest, at }: GitHub): Promise<string> {
  return (await rest.repos.get(at)).data.default_branch;
}

/** The branch that the run's commit would be merged into, if apply does not write from it. */
export function unappliedBase(context: WorkflowContext | undefined, applyFrom: readonly string[]) {
  const { merge, defaultBranch: main = "" } = context ?? {};
  const branch = merge?.branch ?? "";
  const isUnknown = branch === "" || main === "";
  const isApplied = branch === main || applyFrom.some((pattern) => matchesPath(branch, pattern));
  return isUnknown || isApplied ? undefined : { branch, main, applyFrom };
}

const NAME = /^[\w.-]+\.ya?ml$/;
/** The input of a step that applies is on a line of its own or in braces. */
const STEPS = {
  apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
  pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m,
};

export async function workflowWith(command: keyof typeof STEPS, root: string): Promise<string | undefined> {
  const workflows = await readWorkflows(root);
  return workflows.find(({ name, text }) => NAME.test(name) && STEPS[command].test(text))?.name;
}
