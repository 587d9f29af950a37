/** The commits of one repository on the first-parent line of HEAD, what each of them changed, and the texts before. */
import { GIT_LIMITS, type GitOptions, runGit } from "./git.ts";
import { textOrEmpty } from "./paths.ts";

/** One file that a commit changed. Paths are relative to the root of the repository. */
export interface FileChange {
  /** Its path before; undefined if the commit added it. */
  from: string | undefined;
  /** Its path after; undefined if the commit removed it. */
  to: string | undefined;
  /** The content before; undefined if there was none, or if it was a link or a submodule. */
  before: string | undefined;
}

export interface GitCommit {
  /** Unix seconds. */
  time: number;
  changes: readonly FileChange[];
}

/** Newest first. `why`: set if older commits are unknown that can belong to the asked time. */
export interface GitLog {
  commits: readonly GitCommit[];
  why?: string;
}

/** Commits that are read at most. */
export const MAX_COMMITS = 2000;
/** Bytes: of one manifest, and of all versions together. */
const MAX_TEXT = 16 * 1024 * 1024;
const MAX_TEXTS = 64 * 1024 * 1024;

/** All commits of the line from `since` (Unix seconds) on. Times may be out of order, so an older commit does not end the search. */
export async function readLog(
  root: string,
  since: number,
  options: GitOptions,
  max = MAX_COMMITS,
): Promise<GitLog> {
  if (!(await hasCommits(root, options))) return { commits: [] };
  const words = ["rev-list", "--first-parent", "--timestamp", "--parents", `--max-count=${max + 1}`];
  const lines = (await runGit(root, [...words, "HEAD", "--"], options)).toString("latin1").trim().split("\n");
  const all = lines.map((line) => {
    const [time = "", id = "", parent] = line.split(" ");
    return { time: Number(time), id, parent };
  });
  const line = all.slice(0, max);
  const wanted = line.slice(0, line.findLastIndex(({ time }) => time >= since) + 1);
  const last = wanted.at(-1);
  if (!last) return { commits: [] };
  const reachesEnd = wanted.length === line.length;
  if (reachesEnd && all.length > max)
    return {
      commits: await withChanges(root, wanted, options),
      why: `The repository has more than ${max} commits since then, and older ones are not read.`,
    };
  if (last.parent !== undefined || !(await isCutOff(root, last.id, options)))
    return { commits: await withChanges(root, wanted, options) };
  return {
    commits: await withChanges(root, wanted.slice(0, -1), options),
    why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0).",
  };
}

/** HEAD of a new repository names a branch that does not exist yet. */
async function hasCommits(root: string, options: GitOptions): Promise<boolean> {
  const printed = await runGit(root, ["cat-file", "--batch-check"], options, "HEAD\n");
  return !printed.toString("latin1").startsWith("HEAD missing");
}

/** Whether the commit has parents that a shallow repository lacks. */
async function isCutOff(root: string, id: string, options: GitOptions): Promise<boolean> {
  const text = (await runGit(root, ["cat-file", "commit", id], options)).toString("latin1");
  return /^parent /m.test(text.split("\n\n", 1)[0] ?? "");
}

interface Listed {
  time: number;
  id: string;
  parent: string | undefined;
}

async function withChanges(
  root: string,
  commits: readonly Listed[],
  options: GitOptions,
): Promise<GitCommit[]> {
  if (commits.length === 0) return [];
  const input = commits.map(({ id, parent }) => `${id}${parent === undefined ? "" : ` ${parent}`}\n`);
  const words = ["diff-tree", "--stdin", "--root", "-r", "-M", "-l400", "--raw", "-z", "--no-abbrev"];
  const plain = ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"];
  const printed = await runGit(root, [...words, ...plain], options, input.join(""));
  const changes = readChanges(printed.toString("utf8"));
  return commits.map(({ id, time }) => ({ time, changes: changes.get(id) ?? [] }));
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
    const [mode = "", , id = "", , status = ""] = part.slice(1).split(" ");
    const path = parts.next().value ?? "";
    const to = /^[RC]/.test(status) ? (parts.next().value ?? "") : path;
    const before = /^100/.test(mode) ? id : undefined;
    changes.push({
      from: status === "A" ? undefined : path,
      to: status === "D" ? undefined : to,
      before,
    });
  }
  return found;
}

/** The files of HEAD: their contents by path. */
export async function headFiles(root: string, options: GitOptions): Promise<Map<string, string>> {
  if (!(await hasCommits(root, options))) return new Map();
  const printed = await runGit(root, ["ls-tree", "-r", "-z", "--full-tree", "HEAD", "--"], options);
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
