/** Searches for files by path or glob, on disk or in a commit. */
import { resolve, sep } from "node:path";
import glob from "fast-glob";
import { matchPath, pathPatterns } from "../kinds/glob.ts";
import { UnreadableFile } from "./commitFiles.ts";
import { globFileSystem } from "./globFileSystem.ts";
import { type Folders, isFile } from "./paths.ts";

/** A path that exists is that file; anything else is a glob. */
export async function filesAt(
  pattern: string,
  folder: string,
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<string[]> {
  const full = resolve(folder, pattern);
  if (await isFile(full, from)) return [full];
  const ignore = ["**/node_modules/**"];
  // A pattern that is not a valid glob matches nothing, which is a problem.
  return findByGlob(pattern.split(sep).join("/"), { cwd: folder, ignore }, from, signal).catch(
    (error: unknown) => {
      if (error instanceof UnreadableFile) throw error;
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
  const found: string[] = [];
  // A path that exists was found before. Only a glob can be searched for in a commit.
  if (from.commit && !glob.isDynamicPattern(pattern)) return found;
  // The library searches for more, which is then matched in a bounded time.
  const patterns = pathPatterns(pattern);
  const supersets = patterns.map(({ superset }) => superset);
  const { dot = false } = options;
  const entries = glob.stream([...new Set(supersets.map((one) => one.glob))], {
    ...options,
    dot: dot || supersets.some((one) => one.dot),
    onlyFiles: false,
    followSymbolicLinks: false,
    ...(from.commit && { fs: globFileSystem(from.commit) }),
  });
  for await (const entry of entries) {
    if (signal.aborted) break;
    const path = String(entry);
    if (!patterns.some((one) => matchPath(one, path, dot))) continue;
    const full = resolve(options.cwd, path);
    if (await isFile(full, from)) found.push(full);
  }
  return found;
}
