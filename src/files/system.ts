/** Opens files, never too many at the same time. What errors of the system, and of a program that it starts, mean for a user. */
import * as fs from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import pLimit from "p-limit";
import { startOfFile } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";

/** With connections, folders and programs, a run needs fewer open files than the 64 that some systems allow. */
const MAX_OPEN = 16;

const inTurn = pLimit(MAX_OPEN);

const MIB = 1024 * 1024;
/** Bytes that are read at most: of any file, of one that an option names, of a workflow, and of a token, which can be a pipe. */
const MAX_BYTES = { any: 128 * MIB, named: 512 * MIB, workflow: MIB / 2, token: MIB / 16 };
type Size = keyof typeof MAX_BYTES;

/** Waits until the file may be opened. It must be a regular file, because a device has no end, and not too large. */
export function readFile(path: string, encoding?: undefined, size?: Size): Promise<Buffer>;
export function readFile(path: string, encoding: "utf8", size?: Size): Promise<string>;
export function readFile(path: string, encoding?: "utf8", size: Size = "any"): Promise<Buffer | string> {
  const load = async () => {
    const stats = await fs.stat(path);
    const isReadable = stats.isFile() || stats.isDirectory() || (size === "token" && stats.isFIFO());
    if (!isReadable) throw unreadable("it is not a regular file");
    if (stats.size > MAX_BYTES[size]) throw unreadable(`it has more than ${MAX_BYTES[size]} bytes`);
    return fs.readFile(path, encoding ?? null);
  };
  return inTurn(load).catch((error: unknown) => {
    // The error of reading a folder has no path.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  });
}

function unreadable(message: string): Error {
  return Object.assign(new Error(message), { code: "ERR_NOT_READ", syscall: "read" });
}

/** Undefined in place of the error that there is no such file. */
export function ifAbsent(error: unknown): undefined {
  if (!hasCode(error, "EISDIR", "ENOENT", "ENOTDIR")) throw error;
}

/** A program that Lokaform needs failed: this says nothing about a repository or a translation. The message is for the user. */
export class ToolFailure extends Error {
  override name = "ToolFailure";
}

/** The real path of a file that a workflow reads is outside of the workspace. */
export class OutsideError extends Error {}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

/** Reasons of the system, as the end of a sentence. Its own messages have paths of the machine. */
const REASONS: Readonly<Record<string, string>> = {
  EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
  ENOSPC: "the disk is full",
  EROFS: "the file system is read-only",
};

const READ_REASONS: Readonly<Record<string, string>> = {
  ...REASONS,
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
  ENOENT: "it does not exist",
  ENOTDIR: "it does not exist",
  EPERM: "this user may not read it",
};

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ...REASONS,
  EACCES: "this user may not write there",
  EEXIST: "a file is in the place of its folder",
  ENOENT: "its folder does not exist",
  ENOTDIR: "a file is in the place of its folder",
  EPERM: "this user may not write there",
};

export function readErrorReason(error: unknown): string {
  if (error instanceof TypeError) return `it is not UTF-8 (${error.message}). Save it as UTF-8.`;
  if (error instanceof OutsideError)
    return "its real path is outside of the workspace. Copy the file itself into the repository.";
  return `${reasonOf(error, READ_REASONS)}.`;
}

export function writeErrorReason(error: unknown): string {
  return reasonOf(error, WRITE_REASONS);
}

function reasonOf(error: unknown, reasons: Readonly<Record<string, string>>): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return error.message;
  // After the call, Node names a path of the machine.
  return reasons[code] ?? error.message.split(`, ${syscall}`, 1)[0] ?? "";
}

export function isSystemError(error: unknown): error is Error & { code: string; path: string } {
  const isOfFile = error instanceof Error && "code" in error && "syscall" in error && "path" in error;
  return isOfFile && typeof error.code === "string" && typeof error.path === "string";
}

/** The problem of a run that the system, or a program that it starts, did not let go on. Undefined: the error is a bug. */
export function systemProblem(error: unknown, displayRoot: string): Problem | undefined {
  if (error instanceof ToolFailure) return problem("not-read", error.message, { scope: "project" });
  if (!isSystemError(error)) return undefined;
  const path = relative(displayRoot, error.path).split(sep).join("/");
  const isGone = ["EISDIR", "ENOENT", "ENOTDIR"].includes(error.code);
  const message = isGone
    ? `${path} was changed or removed while Lokaform ran. Now ${readErrorReason(error)} Run again when no other program changes it.`
    : `${path} cannot be read: ${readErrorReason(error)}`;
  const isShown = !path.startsWith("../") && !isAbsolute(path);
  const place = startOfFile(path);
  return problem("not-read", message, { scope: "project", ...(isShown && { place }) });
}
