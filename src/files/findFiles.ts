/** Searches for files by path or glob, on disk or in a commit. */
import { basename, dirname, join, resolve, sep } from "node:path";
import { matchPath, pathPatterns } from "../kinds/glob.ts";
import { failure, problem, type Result, success } from "../model/problem.ts";
import { UnreadableFile } from "./commitFiles.ts";
import type { NewFile } from "./newFiles.ts";
import { type Folders, isFile, pathShown, plainText } from "./paths.ts";
import { hasCode, isSystemError, readErrorReason, readFile } from "./system.ts";

/** The usual folder of backups, which are not manifests. */
export const BACKUP_DIR = "lokaform-backup";
const IGNORED = ["node_modules", BACKUP_DIR];

/** A path that exists is that file; anything else is a glob. */
export async function filesAt(
  pattern: string,
  folder: string,
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<string[]> {
  const full = resolve(folder, pattern);
  if (await isFile(full, from)) return [full];
  const ignore = IGNORED.map((name) => `**/${name}/**`);
  // A pattern that is not a valid glob matches nothing, which is a problem.
  return findByGlob(pattern.split(sep).join("/"), { cwd: folder, ignore }, from, signal).catch(
    (error: unknown) => {
      if (error instanceof UnreadableFile || isSystemError(error)) throw error;
      return [];
    },
  );
}

/**
 * Full paths of the files that match. Links to files are followed. Links to folders are not, because a link to a parent
 * folder could make the search endless. If `signal` is aborted, the search ends with what it has found.
 */
export async function findByGlob(
  pattern: string,
  options: { cwd: string; ignore: string[]; dot?: boolean },
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<string[]> {
  // A stranger can write the pattern. So a larger set is searched, and then matched in a bounded time.
  const patterns = pathPatterns(pattern);
  const supersets = patterns.map(({ superset }) => superset);
  const globs = [...new Set(supersets.map((one) => one.glob))];
  const { cwd, dot = false } = options;
  const { commit } = from;
  const entries = commit
    ? (await Promise.all(globs.map((one) => commit.candidates(cwd, one))))
        .flat()
        .filter((path) => !path.split("/").some((name) => IGNORED.includes(name)))
    : (await import("fast-glob")).default.stream(globs, {
        ...options,
        dot: dot || supersets.some((one) => one.dot),
        onlyFiles: false,
        followSymbolicLinks: false,
      });
  const found = new Set<string>();
  for await (const entry of entries) {
    if (signal.aborted) break;
    const path = String(entry);
    if (!patterns.some((one) => matchPath(one, path, dot))) continue;
    const full = resolve(cwd, path);
    if (await isFile(full, from)) found.add(full);
  }
  return [...found];
}

/** The .gitignore that has the file in a line of its own; undefined if it has it already. */
export async function ignoring(path: string, folders: Folders): Promise<Result<NewFile | undefined>> {
  const ignore = join(dirname(path), ".gitignore");
  const line = `/${basename(path)}`;
  let before: string;
  try {
    before = plainText(await readFile(ignore));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return success({ path: ignore, text: `${line}\n` });
    const message = `${pathShown(ignore, folders)} cannot be read: ${readErrorReason(error)}`;
    return failure(problem("not-read", message));
  }
  const lines = before.split(/\r?\n/);
  if (lines.includes(line) || lines.includes(basename(path))) return success(undefined);
  const end = before.includes("\r\n") ? "\r\n" : "\n";
  const gap = before === "" || before.endsWith("\n") ? "" : end;
  return success({ path: ignore, text: `${before}${gap}${line}${end}`, replaces: before });
}
