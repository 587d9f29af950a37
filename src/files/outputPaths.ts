/** Checks the paths to which a run writes, before anything is sent, and again when a file is written. */
import { access, constants, lstat, open, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { type Problem, problem } from "../model/problem.ts";
import { type Folders, isBelow } from "./paths.ts";

/** A file that a run was asked to write, or the folder of its backups. */
export interface Output {
  /** The option that names it. */
  option: string;
  /** Its full path. */
  path: string;
  is: "file" | "folder";
}

/** The problems of the outputs, by option. `taken`: the files that the run reads, which must not be overwritten. */
export async function outputProblems(
  outputs: readonly Output[],
  taken: readonly string[],
  folders: Folders,
): Promise<Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  const inputs = new Set(await Promise.all(taken.map(realName)));
  const others = new Map<string, string>();
  for (const output of outputs) {
    const real = await realName(output.path);
    const other = others.get(real);
    const why = inputs.has(real)
      ? "is a manifest, or a file that this run reads. Choose another file"
      : other !== undefined
        ? `is also the file of ${other}. Choose another file`
        : await refusalReason(output, folders);
    others.set(real, output.option);
    if (why !== undefined) problems.set(output.option, notWritten(output, why));
  }
  return problems;
}

export function notWritten({ option, path }: Pick<Output, "option" | "path">, why: string): Problem {
  return problem("not-written", `${option}: ${path} ${why}.`);
}

/**
 * Writes a file if {@link outputProblems} allows it. Below the folders of the run, no link is followed, even if it was
 * created after the check. `mode`: the permissions of the file, also if it exists already.
 */
export async function writeOutput(
  output: Output,
  text: string,
  folders: Folders,
  mode?: number,
): Promise<void> {
  const why = await refusalReason(output, folders);
  if (why !== undefined) throw new Error(`it ${why}`);
  const { path } = output;
  const root = rootOf(path, folders);
  const flags =
    constants.O_WRONLY | constants.O_CREAT | (root === undefined ? 0 : (constants.O_NOFOLLOW ?? 0));
  const file = await open(path, flags, mode ?? 0o666);
  try {
    const opened = await file.stat();
    if (root !== undefined) {
      const named = await lstat(path);
      const folder = join(await realpath(root), relative(root, dirname(path)));
      if (opened.ino !== named.ino || opened.dev !== named.dev || (await realpath(dirname(path))) !== folder)
        throw new Error("it was replaced while it was opened");
    }
    if (mode !== undefined) await file.chmod(mode);
    if (opened.isFile()) await file.truncate();
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

/** Why an output cannot or may not be written, as the end of a sentence. */
async function refusalReason({ path, is }: Output, folders: Folders): Promise<string | undefined> {
  const isRoot = is === "folder" && rootsOf(folders).includes(path);
  const root = isRoot ? path : rootOf(path, folders);
  if (folders.confined && root === undefined)
    return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
  if (root !== undefined && !isRoot) {
    const link = await firstLink(path, root);
    if (link !== undefined) return `leads through the symbolic link ${link}. Choose a path without links`;
  }
  if (is === "folder") return folderRefusalReason(path);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return "is a folder. Name a file";
  if (found && !found.isFile() && folders.confined) return "is not an ordinary file. Choose another file";
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
  return (await isWritable(found ? path : dirname(path))) ? undefined : UNWRITABLE;
}

const UNWRITABLE = "cannot be written: this user may not write there";

/** A missing folder is created later in its nearest existing parent, so that parent is checked. */
async function folderRefusalReason(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found && dirname(path) !== path) return folderRefusalReason(dirname(path));
  if (!found?.isDirectory()) return "is a file, or is below one. Choose a folder";
  return (await isWritable(path)) ? undefined : UNWRITABLE;
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** The folder of the run that contains the path, or undefined. No link below it is followed. */
function rootOf(path: string, folders: Folders): string | undefined {
  return rootsOf(folders).find((root) => isBelow(path, root));
}

function rootsOf({ confined, working }: Folders): string[] {
  const roots = confined ? [confined.workspace, confined.temp] : [working];
  return roots.flatMap((root) => (root === undefined ? [] : [resolve(root)]));
}

async function firstLink(path: string, root: string): Promise<string | undefined> {
  let at = root;
  for (const step of relative(root, path).split(sep)) {
    at = join(at, step);
    const found = await lstat(at).catch(() => undefined);
    if (!found) return undefined;
    if (found.isSymbolicLink()) return relative(root, at);
  }
  return undefined;
}

/** The same name for all paths of a file, whatever links lead to it, even before it exists. */
async function realName(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return `${found.dev}:${found.ino}`;
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  return join(folder, basename(path));
}
