/** Which commit is checked out. It is read from the files of git, without starting a program. */
import { readFile, realpath } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { inflateSync } from "node:zlib";
import { repositoryRoot } from "../files/paths.ts";

export interface Checkout {
  /** The folder that contains `.git`; undefined if no folder up to the workspace does. */
  root: string | undefined;
  /** Undefined if the commit cannot be read: the files of git are missing, or in an unknown format. */
  commit: string | undefined;
}

/** The checkouts that the folders are in, each once. `top` is the workspace: folders above it are not searched. */
export async function checkoutsOf(folders: readonly string[], top: string): Promise<Checkout[]> {
  const found = new Map<string | undefined, Checkout>();
  for (const folder of new Set(folders)) {
    const checkout = await checkoutOf(folder, top);
    found.set(checkout.root, checkout);
  }
  return [...found.values()];
}

export async function checkoutOf(folder: string, top: string): Promise<Checkout> {
  const root = await repositoryRoot(await real(folder), await real(top));
  return { root, commit: root === undefined ? undefined : await headOf(join(root, ".git")) };
}

/** The folder of a checkout as paths of the run name it, because the workspace can be a link. Without git it is the workspace. */
export async function rootIn(workspace: string, { root }: Checkout): Promise<string> {
  return root === undefined ? workspace : join(workspace, relative(await realpath(workspace), root));
}

/** Follows links, because the manifests are in the checkout of the target. */
async function real(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path));
}

async function headOf(dotGit: string): Promise<string | undefined> {
  const folder = await gitFolder(dotGit);
  if (folder === undefined) return undefined;
  const head = await textOf(join(folder, "HEAD"));
  return head === undefined ? undefined : commitOf(folder, head, MAX_REFS);
}

/** In a worktree and in a submodule, `.git` is a file that names the folder. */
async function gitFolder(dotGit: string): Promise<string | undefined> {
  const text = await textOf(dotGit);
  if (text === undefined) return dotGit;
  const path = /^gitdir: (.+)$/m.exec(text)?.[1];
  return path === undefined ? undefined : resolve(dirname(dotGit), path.trimEnd());
}

/** The parents of a commit; undefined if git has packed the commit, so that it has no file of its own. */
export async function parentsOf(root: string, commit: string): Promise<string[] | undefined> {
  const folder = await gitFolder(join(root, ".git"));
  if (folder === undefined) return undefined;
  const file = join(await commonFolder(folder), "objects", commit.slice(0, 2), commit.slice(2));
  try {
    const text = inflateSync(await readFile(file)).toString("latin1");
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

/** A branch may be a reference to another branch. More steps than this are a cycle. */
const MAX_REFS = 5;

/** The commit that HEAD or a branch names, directly or through another branch. With reftable there is no file for that branch. */
async function commitOf(folder: string, text: string, steps: number): Promise<string | undefined> {
  const ref = /^ref: (refs\/\S+)\s*$/.exec(text)?.[1];
  if (ref === undefined) return sha(text.trim());
  if (steps === 0 || ref.split("/").includes("..")) return undefined;
  const shared = await commonFolder(folder);
  const loose = await textOf(join(shared, ref));
  if (loose !== undefined) return commitOf(folder, loose, steps - 1);
  const packed = (await textOf(join(shared, "packed-refs"))) ?? "";
  const line = packed.split("\n").find((one) => one.trimEnd().endsWith(` ${ref}`));
  return sha(line?.split(" ")[0] ?? "");
}

function sha(text: string): string | undefined {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
