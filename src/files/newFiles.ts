/** Writes several files, all or none. No link is followed, and nothing is written outside of the working directory. */
import { lstat, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { type Problem, problem } from "../model/problem.ts";
import type { PulledTexts } from "../report/report.ts";
import type { PulledFirst } from "../report/view/writtenFiles.ts";
import { linkReason, removeLeftovers, takeNewName, writePart } from "./atomicWrite.ts";
import { type Folders, isBelow, pathShown } from "./paths.ts";
import { hasCode, readFile, writeErrorReason } from "./system.ts";

export interface NewFile {
  path: string;
  text: string | Uint8Array;
  mode?: number;
  /** What the file has that it replaces. Absent: there must be no such file. */
  replaces?: string | Uint8Array;
}

/** What a pull wrote, or would write. Without `first` and `later`, nothing was compared. */
export interface WorkflowPull {
  first?: PulledFirst;
  /** What was pulled into manifests that were there, one for each project. */
  later?: readonly PulledTexts[];
  /** The manifests, the locale files and a new .gitignore, with full paths. */
  written?: readonly NewFile[];
  /** Milliseconds of the service's clock, just before texts were read. Of several projects, the earliest. */
  at?: number;
  problems: readonly Problem[];
}

export async function newFileProblems(files: readonly NewFile[], folders: Folders): Promise<Problem[]> {
  const reasons = await Promise.all(files.map((file) => refusalReason(file, folders)));
  return files.flatMap((file, index) => {
    const reason = reasons[index];
    return reason === undefined ? [] : [notWritten(file, reason, folders)];
  });
}

export async function writeNewFiles(files: readonly NewFile[], folders: Folders): Promise<Problem[]> {
  const parts: { file: NewFile; part: string }[] = [];
  const done: NewFile[] = [];
  let current = files[0];
  await removeLeftovers(files.map(({ path }) => dirname(path)));
  try {
    for (const file of files) {
      current = file;
      parts.push({ file, part: await prepare(file, folders) });
    }
    for (const { file, part } of parts) {
      current = file;
      await takeName(file, part);
      done.push(file);
    }
    return [];
  } catch (error) {
    for (const file of done.reverse()) await undo(file, folders).catch(() => {});
    const reason = writeErrorReason(error);
    return current ? [notWritten(current, `cannot be written: ${reason}. No file was written`, folders)] : [];
  } finally {
    for (const { part } of parts) await rm(part, { force: true }).catch(() => {});
  }
}

async function prepare(file: NewFile, folders: Folders): Promise<string> {
  const reason = await refusalReason(file, folders);
  if (reason !== undefined) throw new Error(`it ${reason}`);
  await mkdir(dirname(file.path), { recursive: true });
  return writePart(file.path, file.text, { mode: file.mode, root: folders.working });
}

/** A new file never replaces one that appeared meanwhile. */
async function takeName({ path, replaces }: NewFile, part: string): Promise<void> {
  if (replaces === undefined) {
    if (!(await takeNewName(part, path))) throw new Error("it exists already");
    return;
  }
  if (!(await readFile(path)).equals(Buffer.from(replaces))) throw new Error("it was changed meanwhile");
  await rename(part, path);
}

async function undo(file: NewFile, folders: Folders): Promise<void> {
  const { path, text, replaces } = file;
  if (replaces === undefined) await rm(path);
  else await takeName({ ...file, replaces: text }, await prepare({ ...file, text: replaces }, folders));
}

async function refusalReason({ path, replaces }: NewFile, { working }: Folders): Promise<string | undefined> {
  if (!isBelow(path, working)) return "is outside of the working directory. Choose a path inside of it";
  const reason = await linkReason(path, working);
  if (reason !== undefined) return reason;
  try {
    const stats = await lstat(path);
    if (stats.isDirectory()) return "is a folder. Choose another path";
    if (replaces === undefined)
      return "exists already, and is not overwritten. Move it away, or choose another folder with --dir";
    return stats.isFile() ? undefined : "is not an ordinary file. Replace it with one";
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    if (!hasCode(error, "ENOTDIR")) throw error;
    return `cannot be written: ${writeErrorReason(error)}. Choose another folder`;
  }
}

function notWritten({ path }: NewFile, reason: string, folders: Folders): Problem {
  return problem("not-written", `${pathShown(path, folders)} ${reason}.`);
}
