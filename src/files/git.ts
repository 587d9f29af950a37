/** Runs git only to read a repository: it starts no other program, writes no file, and uses no network. */
import { spawn } from "node:child_process";
import { dirname } from "node:path";

export interface GitOptions {
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  /** Bytes that one call may print, and milliseconds that it may take. */
  limits?: { output: number; time: number };
}

export const GIT_LIMITS = { output: 64 * 1024 * 1024, time: 30_000 };

/** Why git gave no answer, as sentences. */
export class GitFailure extends Error {
  override name = "GitFailure";
}

/** What git needs to start and to find its configuration. Nothing that leads it to another repository, and no token. */
const KEPT =
  /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i;

/** `GIT_ALLOW_PROTOCOL`: git must not fetch the objects that a partial clone lacks. */
const FIXED = {
  LC_ALL: "C",
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  GIT_TERMINAL_PROMPT: "0",
};
const OPTIONS = [
  "--no-pager",
  "--no-optional-locks",
  "--no-replace-objects",
  "-c",
  "core.fsmonitor=false",
] as const;

/** What git prints, run in the root of a repository. Rejects with a {@link GitFailure}. */
export async function runGit(
  root: string,
  words: readonly string[],
  { environment, signal, limits = GIT_LIMITS }: GitOptions,
  input = "",
): Promise<Buffer> {
  const kept = Object.entries(environment).filter(([name]) => KEPT.test(name));
  const env = { ...Object.fromEntries(kept), ...FIXED, GIT_CEILING_DIRECTORIES: dirname(root) };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.time)]);
  return new Promise((resolve, reject) => {
    const child = spawn("git", [...OPTIONS, ...words], { cwd: root, env, signal: ended, windowsHide: true });
    const [out, errors]: [Buffer[], Buffer[]] = [[], []];
    let size = 0;
    child.on("error", (error) => reject(new GitFailure(startFailure(error, signal))));
    child.stdout.on("data", (part: Buffer) => {
      size += part.length;
      if (size <= limits.output) out.push(part);
      else {
        reject(new GitFailure("The history of the repository is too large to read."));
        child.kill();
      }
    });
    child.stderr.on("data", (part: Buffer) => {
      if (errors.length < 10) errors.push(part);
    });
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitFailure(endFailure(Buffer.concat(errors).toString("utf8"), code)));
    });
    // git may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function startFailure(error: Error, cancelled: AbortSignal): string {
  if (error.name === "AbortError")
    return cancelled.aborted ? "The run was stopped." : "git did not answer in time.";
  if ("code" in error && error.code === "ENOENT") return "The program git was not found. Install it.";
  return `The program git could not be started: ${error.message}.`;
}

function endFailure(errors: string, code: number | null): string {
  if (/dubious ownership/.test(errors))
    return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
  if (/not a git repository/.test(errors))
    return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
  const [line = ""] = errors.trim().split("\n", 1);
  return `git ended with the code ${code}${line === "" ? "" : ` (${line.slice(0, 200)})`}.`;
}
