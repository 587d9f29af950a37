/** The commits of one repository on the first-parent line of HEAD and those merged into it, what each changed, and the texts. */
import {
  besideLine,
  type CommittedOverwrite,
  type HistoryQuestion,
  type ListedCommit,
  onLine,
  overwritesIn,
  type TimedCommit,
} from "../model/earlierManifest.ts";
import { GIT_LIMITS, GitFailure, type GitOptions, runGit } from "./git.ts";
import { textOrEmpty } from "./paths.ts";
import { trailersOf } from "./trailers.ts";

/** One file that a commit changed. Paths are relative to the root of the repository. */
export interface FileChange {
  /** Its path before; undefined if the commit added it. */
  from: string | undefined;
  /** Its path after; undefined if the commit removed it. */
  to: string | undefined;
  /** The content before; undefined if there was none, or if it was a link or a submodule. */
  before: string | undefined;
  /** The content after, likewise. */
  after: string | undefined;
}

/** `until`, `latest`: its time, as that of an earlier manifest. */
export interface GitCommit {
  id: string;
  until: number;
  latest: number;
  changes: readonly FileChange[];
  pulled?: number;
}

/** Newest first. `merged`: commits outside of the line. `why`, `back`: set if older commits are unknown that can belong to the asked time. */
export interface GitLog {
  commits: readonly GitCommit[];
  merged: readonly GitCommit[];
  overwrites: readonly CommittedOverwrite[];
  why?: string;
  /** Unix seconds: all later commits are known. */
  back?: number;
}

/** Commits that are read at most. */
export const MAX_COMMITS = 2000;
/** Bytes: of one manifest, and of all versions together. */
const MAX_TEXT = 16 * 1024 * 1024;
const MAX_TEXTS = 64 * 1024 * 1024;

/**
 * All commits of the line from `since` (Unix seconds) on. Times may be out of order, so an older commit does not end the search.
 * `target`: a commit that it does not reach is as new as now.
 */
export async function readLog(
  root: string,
  { since, target, now }: { since: number } & HistoryQuestion,
  options: GitOptions,
  max = MAX_COMMITS,
): Promise<GitLog> {
  const open = target === undefined ? new Set<string>() : await commitsAfter(root, target, options);
  const list = async (...words: readonly string[]): Promise<ListedCommit[]> => {
    const form = ["--encoding=UTF-8", "--format=%x00%ct %H %P%x0a%B"];
    const all = ["rev-list", ...form, `--max-count=${max + 1}`, ...words, "--"];
    const printed = (await runGit(root, all, options)).toString("utf8").split("\0").slice(1);
    return printed.map((one) => {
      const [head = "", ...message] = one.split("\n");
      const [date = "", id = "", ...parents] = head.split(" ").filter((part) => part !== "");
      const time = open.has(id) ? Number.POSITIVE_INFINITY : Number(date);
      // The last line names the next commit.
      return { time, id, parents, trailers: trailersOf(message.join("\n").replace(/\ncommit \w+\n$/, "")) };
    });
  };
  const all = await list("--first-parent", "HEAD").catch(noCommits);
  const line = onLine(all, now).slice(0, max);
  const asked = line.slice(0, line.findLastIndex(({ time }) => time >= since) + 1);
  const last = asked.at(-1);
  if (!last) return NOTHING;
  const isTooLong = asked.length === line.length && all.length > max;
  const isCut = !isTooLong && last.parents.length === 0 && (await isCutOff(root, last.id, options));
  const wanted = isCut ? asked.slice(0, -1) : asked;
  const [bottom] = isCut ? [last.id] : last.parents;
  const branches = await list("HEAD", ...(bottom === undefined ? [] : [`^${bottom}`]));
  const beside = besideLine(wanted, branches, { since, now });
  const changed = await withChanges(root, [...wanted, ...beside], options);
  return {
    commits: changed.slice(0, wanted.length),
    merged: changed.slice(wanted.length),
    overwrites: overwritesIn([...asked, ...beside]),
    ...((isTooLong || isCut) && { back: last.until }),
    ...(isTooLong && {
      why: `The repository has more than ${max} commits since then, and older ones are not read.`,
    }),
    ...(isCut && {
      why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0).",
    }),
  };
}

const NOTHING: GitLog = { commits: [], merged: [], overwrites: [] };

/** What HEAD has in addition to a commit; nothing if the repository lacks that commit. */
async function commitsAfter(root: string, commit: string, options: GitOptions): Promise<Set<string>> {
  try {
    const printed = await runGit(root, ["rev-list", "HEAD", `^${commit}`, "--"], options);
    return new Set(printed.toString("latin1").trim().split("\n"));
  } catch (error) {
    if (error instanceof GitFailure) return new Set();
    throw error;
  }
}

/** HEAD of a new repository names a branch that does not exist yet: no commits. */
function noCommits(error: unknown): [] {
  if (error instanceof GitFailure && /bad revision 'HEAD'|Not a valid object name HEAD/.test(error.message))
    return [];
  throw error;
}

/** Whether the commit has parents that a shallow repository lacks. */
async function isCutOff(root: string, id: string, options: GitOptions): Promise<boolean> {
  const text = (await runGit(root, ["cat-file", "commit", id], options)).toString("latin1");
  return /^parent /m.test(text.split("\n\n", 1)[0] ?? "");
}

async function withChanges(
  root: string,
  commits: readonly TimedCommit[],
  options: GitOptions,
): Promise<GitCommit[]> {
  if (commits.length === 0) return [];
  const input = commits.map(
    ({ id, parents: [parent] }) => `${id}${parent === undefined ? "" : ` ${parent}`}\n`,
  );
  const words = ["diff-tree", "--stdin", "--root", "-r", "-M", "-l400", "--raw", "-z", "--no-abbrev"];
  const plain = ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"];
  const printed = await runGit(root, [...words, ...plain], options, input.join(""));
  const changes = readChanges(printed.toString("utf8"));
  return commits.map(({ id, until, latest, trailers: { pulled } }) => ({
    ...{ id, until, latest, changes: changes.get(id) ?? [] },
    ...(pulled !== undefined && { pulled }),
  }));
}

/** The changes of each commit: its id, and for each file `:modes ids status` with one path, or two after a rename. */
function readChanges(printed: string): Map<string, FileChange[]> {
  const found = new Map<string, FileChange[]>();
  const parts = printed.split("\0").values();
  let changes: FileChange[] = [];
  for (const part of parts) {
    if (!part.startsWith(":")) {
      changes = [];
      found.set(part, changes);
      continue;
    }
    const [mode = "", mode2 = "", id = "", id2 = "", status = ""] = part.slice(1).split(" ");
    const path = parts.next().value ?? "";
    const to = /^[RC]/.test(status) ? (parts.next().value ?? "") : path;
    changes.push({
      from: status === "A" ? undefined : path,
      to: status === "D" ? undefined : to,
      before: /^100/.test(mode) ? id : undefined,
      after: /^100/.test(mode2) ? id2 : undefined,
    });
  }
  return found;
}

/** The files of HEAD, or of another commit: their contents by path. */
export async function headFiles(
  root: string,
  options: GitOptions,
  commit = "HEAD",
): Promise<Map<string, string>> {
  const words = ["ls-tree", "-r", "-z", "--full-tree", commit, "--"];
  const printed = await runGit(root, words, options).catch(noCommits);
  return new Map(
    printed
      .toString("utf8")
      .split("\0")
      .flatMap((line): [string, string][] => {
        const [, id, path] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return id === undefined || path === undefined ? [] : [[path, id]];
      }),
  );
}

/** The texts of contents. A text that is not UTF-8 is empty. Texts that are missing or too large are left out. */
export async function readTexts(
  root: string,
  ids: readonly string[],
  options: GitOptions,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (ids.length === 0) return texts;
  const lines = (wanted: readonly string[]) => wanted.map((id) => `${id}\n`).join("");
  const checked = await runGit(root, ["cat-file", "--batch-check"], options, lines(ids));
  let room = MAX_TEXTS;
  const sizes = checked.toString("latin1").trim().split("\n");
  const small = ids.filter((_id, index) => {
    const size = Number(/ blob (\d+)$/.exec(sizes[index] ?? "")?.[1] ?? Number.POSITIVE_INFINITY);
    if (size > Math.min(room, MAX_TEXT)) return false;
    room -= size;
    return true;
  });
  if (small.length === 0) return texts;
  const limits = { ...(options.limits ?? GIT_LIMITS), output: 2 * MAX_TEXTS };
  const bytes = await runGit(root, ["cat-file", "--batch"], { ...options, limits }, lines(small));
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf("\n", at);
    const [id = "", , size = ""] = bytes.toString("latin1", at, end).split(" ");
    const start = end + 1;
    texts.set(id, textOrEmpty(bytes.subarray(start, start + Number(size))));
    at = start + Number(size) + 1;
  }
  return texts;
}
