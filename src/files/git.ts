/** Runs git only to read a repository: it starts no other program, writes no file, and uses no network. */
import { type ExecFileException, execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, existsSync, realpathSync, statSync } from "node:fs";
import { constants, realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { delimiter, dirname, join, posix, win32 } from "node:path";
import { isBelow, repositoryRoot, textOrEmpty } from "./paths.ts";
import { ToolFailure } from "./system.ts";

export interface GitOptions {
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  /** Bytes that one call may print, and milliseconds that it may take. */
  limits?: { output: number; time: number };
}

const GIT_LIMITS = { output: 64 * 1024 * 1024, time: 30_000 };

/** Why the repository has no answer, as sentences. If git itself fails, {@link runGit} rejects with a {@link ToolFailure}. */
export class GitFailure extends Error {
  override name = "GitFailure";
}

/** git is not installed. What only it can tell is not known, and the rest of a run needs no git. */
export class NoGit extends GitFailure {}

/** What git needs to start and to find its configuration. Nothing that leads it to another repository, and no token. */
const KEPT =
  /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i;

/** `GIT_ALLOW_PROTOCOL`: git must not fetch the objects that a partial clone lacks. */
const FIXED = {
  LC_ALL: "C",
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  // Files in .git that give commits other parents, as replacements of objects do.
  GIT_GRAFT_FILE: devNull,
  GIT_TERMINAL_PROMPT: "0",
  // The configuration can name files and sockets that git would write to.
  GIT_TRACE2: "0",
  GIT_TRACE2_EVENT: "0",
  GIT_TRACE2_PERF: "0",
  NoDefaultCurrentDirectoryInExePath: "1",
};
const OPTIONS = [
  ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
  ...["-c", "core.fsmonitor=false", "-c", "core.commitGraph=false"],
];

/** Without a shell, Windows runs no other ones. */
const WINDOWS_EXTENSION = /^\.(com|exe)$/i;

const SYSTEM_FOLDERS = "/usr/bin:/bin";

/** Where a program can be, in the order of PATH. Only absolute folders count: others depend on the working directory. */
export function programPaths(name: string, platform: string, environment: GitOptions["environment"]) {
  if (platform !== "win32")
    return (environment.PATH ?? SYSTEM_FOLDERS)
      .split(":")
      .flatMap((folder) => (folder.startsWith("/") ? posix.join(folder, name) : []));
  const variables = new Map(Object.entries(environment).map(([key, value]) => [key.toUpperCase(), value]));
  const extensions = (variables.get("PATHEXT") ?? ".com;.exe")
    .split(";")
    .filter((extension) => WINDOWS_EXTENSION.test(extension));
  return (variables.get("PATH") ?? "").split(";").flatMap((entry) => {
    const folder = entry.replaceAll('"', "");
    const isAbsolute = /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(folder);
    return isAbsolute ? extensions.map((extension) => win32.join(folder, name + extension)) : [];
  });
}

/** git, and the PATH for what it starts. Repository and workspace do not count: a pull request can write there. */
export function findGit(root: string, environment: GitOptions["environment"]) {
  const { GITHUB_WORKSPACE: workspace } = environment;
  const untrusted = [outermost(root), ...(workspace ? [workspace] : [])].flatMap(
    (path) => realPath(path) ?? [],
  );
  const isTrusted = (path: string) => {
    const real = realPath(path);
    return real !== undefined && !untrusted.some((top) => real === top || isBelow(real, top));
  };
  const paths = programPaths("git", process.platform, environment).filter((path) => isTrusted(dirname(path)));
  const program = paths.find((path) => isTrusted(path) && isProgram(path));
  return program === undefined
    ? undefined
    : { program, PATH: [...new Set(paths.map((path) => dirname(path)))].join(delimiter) };
}

/** In a submodule and in a worktree, `.git` is a file. The repository around a submodule has it in a folder above. */
function outermost(root: string): string {
  let top = root;
  for (let at = root; statSync(join(top, ".git"), { throwIfNoEntry: false })?.isFile(); ) {
    if (at === dirname(at)) break;
    at = dirname(at);
    if (existsSync(join(at, ".git"))) top = at;
  }
  return top;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** What git prints about `root`. `takesPart`: output beyond the limit is cut off. Rejects with a {@link GitFailure} or {@link ToolFailure}. */
export async function runGit(
  root: string,
  words: readonly string[],
  { environment, signal, limits = GIT_LIMITS }: GitOptions,
  { input = "", takesPart = false }: { input?: string | undefined; takesPart?: boolean } = {},
): Promise<Buffer> {
  const git = findGit(root, environment);
  if (!git) throw new NoGit(NOT_FOUND);
  const variables = Object.entries(environment).filter(([name]) => KEPT.test(name));
  const env = {
    ...Object.fromEntries(variables),
    ...FIXED,
    PATH: git.PATH,
    GIT_CEILING_DIRECTORIES: dirname(root),
  };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.time)]);
  const io = { signal: ended, encoding: "buffer", maxBuffer: limits.output } as const;
  const options = { ...io, cwd: dirname(git.program), env, windowsHide: true };
  const args = ["-C", root, ...OPTIONS, ...words];
  return new Promise((resolve, reject) => {
    const fail = (error: ExecFileException, errors = "") => reject(failureOf(error, errors, signal));
    try {
      const child = execFile(git.program, args, options, (error, out, errors) =>
        !error || (takesPart && error.code === TOO_MUCH)
          ? resolve(out)
          : fail(error, errors.toString("utf8")),
      );
      // git may end before it has read everything.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    } catch (error) {
      // If the system lacks memory, Node throws here.
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

const NOT_FOUND =
  "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.";

const TOO_MUCH = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";

const NO_RESOURCES =
  /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
/** A shell ends so after a signal, and git itself with 128 or 129. */
const SHELL_SIGNAL = 129;

function failureOf(error: ExecFileException, errors: string, stopped: AbortSignal): Error {
  const { name, code, signal } = error;
  const [line = ""] = errors.trim().split("\n", 1);
  const ended = `git ended with the code ${code}${line === "" ? "" : ` (${line.slice(0, 200)})`}`;
  if (stopped.aborted) return new GitFailure("The run was stopped.");
  if (code === TOO_MUCH) return new GitFailure("The history of the repository is too large to read.");
  if (name === "AbortError") return toolFailure("git did not answer in time");
  if (typeof code === "string") return toolFailure(`git could not be started (${code})`);
  if (typeof signal === "string") return toolFailure(`git was ended by the signal ${signal}`);
  if (Number(code) > SHELL_SIGNAL || NO_RESOURCES.test(errors)) return toolFailure(ended);
  if (/dubious ownership/.test(errors))
    return new GitFailure(
      "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.",
    );
  return new GitFailure(`${ended}.`);
}

function toolFailure(cause: string): ToolFailure {
  return new ToolFailure(
    `The git repository cannot be read, because ${cause}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`,
  );
}

export function noAnswer(error: unknown): undefined {
  if (!(error instanceof GitFailure)) throw error;
}

const REMOTE = "origin/";
const REMOTE_HEAD = "refs/remotes/origin/HEAD";

/** Undefined if the folder is in no repository. `defaultBranch`: if git knows it. */
export async function repositoryOf(folder: string, options: GitOptions) {
  const real = await realpath(folder);
  const root = await repositoryRoot(real, undefined);
  if (root === undefined) return undefined;
  const ask = async (...words: string[]) => {
    const answer = await runGit(root, words, options).catch(noAnswer);
    return answer?.toString("utf8").trim() || undefined;
  };
  const refNames = [REMOTE_HEAD, "refs/heads/main", "refs/heads/master"];
  const printed = (await ask("for-each-ref", "--format=%(refname)%09%(symref:short)", ...refNames)) ?? "";
  const refs = printed.split("\n").map((line) => line.split("\t"));
  const remote = refs.find(([ref]) => ref === REMOTE_HEAD)?.[1];
  // Without a remote branch, these names are usual.
  const [local] = (!remote && refs.find(([ref]) => ref?.startsWith("refs/heads/"))) || [];
  return {
    isRoot: root === real,
    defaultBranch: remote?.startsWith(REMOTE) ? remote.slice(REMOTE.length) : undefined,
    usualBranch: local?.slice("refs/heads/".length),
    currentBranch: await ask("symbolic-ref", "--quiet", "--short", "HEAD"),
    commit: () => ask("rev-parse", "--quiet", "--verify", "HEAD"),
  };
}

/** What git can store for a file. With working-tree-encoding, UTF-16 on disk is UTF-8, and with autocrlf, CR LF is LF. */
export const STORED_FORMS: readonly ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes,
  withLineFeeds,
  (bytes) => Buffer.from(textOrEmpty(bytes)),
  (bytes) => withLineFeeds(Buffer.from(textOrEmpty(bytes))),
];

/** What git stores under this id, if it is what these bytes are on disk. */
export function asStored(bytes: Buffer, id: string): Uint8Array | undefined {
  for (const stored of STORED_FORMS) if (blobId(stored(bytes), id) === id) return stored(bytes);
  return undefined;
}

function withLineFeeds(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, index) => byte !== 13 || bytes[index + 1] !== 10));
}

/** The id that git gives a content, of the same kind as another id of the repository. */
export function blobId(content: Uint8Array, otherId: string): string {
  const algorithm = otherId.length === 64 ? "sha256" : "sha1";
  return createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}
