import { readdir } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { matchPath, pathPatterns } from "../locales/glob.ts";
import { append } from "../model/json.ts";
import { failure, problem, type Result, success } from "../model/problem.ts";
import { UnreadableFile, WILDCARDS } from "./commitFiles.ts";
import type { NewFile } from "./newFiles.ts";
import { type Folders, isFile, pathShown, plainText } from "./paths.ts";
import { hasCode, ifAbsent, isSystemError, readErrorReason, readFile } from "./system.ts";

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
  // A pattern that is not a valid glob matches nothing, which is a problem.
  return findByGlob(pattern.split(sep).join("/"), { cwd: folder, ignore: IGNORED }, from, signal).catch(
    (error: unknown) => {
      if (error instanceof UnreadableFile || isSystemError(error)) throw error;
      return [];
    },
  );
}

/** Full paths. Links to folders are not followed: the search could be endless. `ignore`: names of folders. */
export async function findByGlob(
  pattern: string,
  { cwd, ignore, dot = false }: { cwd: string; ignore: readonly string[]; dot?: boolean },
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<string[]> {
  // A stranger can write the pattern. So a larger set is searched, and then matched in a bounded time.
  // A folder `.` is the folder before it.
  const patterns = pathPatterns(pattern.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, ""));
  const supersets = patterns.map(({ superset }) => superset);
  const globs = [...new Set(supersets.map(({ glob }) => glob))];
  const { commit } = from;
  const ignoredNames = ignore.map((name) => name.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  const search = {
    cwd,
    signal,
    ignored: new RegExp(`(?:^|/)(?:${ignoredNames.join("|")})(?:/|$)`),
    dot: dot || supersets.some((superset) => superset.dot),
  };
  const paths = commit
    ? (await Promise.all(globs.map((glob) => commit.candidates(cwd, glob))))
        .flat()
        .filter((path) => !search.ignored.test(path))
    : await pathsBelow(
        "",
        globs.map((glob) => glob.split("/")),
        search,
      );
  const matching = [...new Set(paths)].filter((path) => patterns.some((one) => matchPath(one, path, dot)));
  const files: string[] = [];
  for (const full of new Set(matching.map((path) => resolve(cwd, path))))
    if (!commit || (await commit.isFile(full))) files.push(full);
  return files;
}

interface Search {
  cwd: string;
  signal: AbortSignal;
  ignored: RegExp;
  dot: boolean;
}

/** `isFolder`: whether to search below it. `isKnownFile` is undefined if that is not known, as for a link. */
type Entry = { name: string; isFolder: boolean; isKnownFile?: boolean | undefined };

type Names = readonly string[];

/** The paths below a folder that fit the names. By hand, because a library takes longer to load than most searches. */
async function pathsBelow(folder: string, globs: readonly Names[], search: Search): Promise<string[]> {
  const { cwd, signal, ignored, dot } = search;
  if (signal.aborted || ignored.test(folder)) return [];
  const isPlain = globs.every(([name = ""]) => !WILDCARDS.includes(name));
  const entries = isPlain
    ? [...new Set(globs.map(([name = ""]) => plainName(name)))].map(
        (name): Entry => ({ name, isFolder: true }),
      )
    : await entriesOf(resolve(cwd, folder));
  const paths: string[] = [];
  for (const { name, isFolder, isKnownFile } of entries) {
    const tails = globs.flatMap((names) => after(names, name, dot));
    const isWhole = tails.some(({ length }) => length === 0);
    if (isWhole && (isKnownFile ?? (await isFile(resolve(cwd, folder + name), {}))))
      paths.push(folder + name);
    const below = tails.filter(({ length }) => length > 0);
    if (isFolder && below.length > 0) append(paths, await pathsBelow(`${folder}${name}/`, below, search));
  }
  return paths;
}

function plainName(name: string): string {
  return name.replace(/\\(.)/gsu, "$1");
}

/** What is left of the names after one of a path: `**` stands for any number of names. */
function after([head = "", ...tail]: Names, name: string, dot: boolean): Names[] {
  if (!WILDCARDS.includes(head)) return plainName(head) === name ? [tail] : [];
  if (head === ".*" ? !name.startsWith(".") : !dot && name.startsWith(".")) return [];
  return head === "**" ? [["**", ...tail], ...after(tail, name, dot)] : [tail];
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ifAbsent)) ?? [];
  return entries.map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
    isKnownFile: entry.isSymbolicLink() ? undefined : entry.isFile(),
  }));
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
