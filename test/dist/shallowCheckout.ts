/** The checkout that actions/checkout makes by default: one commit, fetched with real git with a depth of 1. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type GitHub, TOKEN } from "../rooms/github/github.ts";
import { REPOSITORY } from "../rooms/github/repository.ts";
import type { OnEnd } from "./harness.ts";

export interface ShallowCheckout {
  /** The checked-out commit. */
  commit: string;
  /** True: git keeps the fetched objects in a pack, as it does with many of them. */
  isPacked: boolean;
}

interface CommitAnswer {
  message: string;
  parents: { sha: string }[];
  author: Person;
  committer: Person;
}

interface Person {
  name: string;
  email: string;
  date: string;
}

/** Fetches a commit of the emulated GitHub into `workspace`, where no file may be. */
export async function checkOut(
  github: GitHub,
  workspace: string,
  { commit, isPacked }: ShallowCheckout,
  onEnd: OnEnd,
): Promise<void> {
  const origin = mkdtempSync(join(tmpdir(), "lokaform-origin-"));
  onEnd(() => rmSync(origin, { recursive: true }));
  git(origin, ["init", "-q"]);
  git(origin, ["config", "uploadpack.allowAnySHA1InWant", "true"]);
  await addCommit(github, origin, commit, new Set());
  git(workspace, ["init", "-q"]);
  git(workspace, ["config", "fetch.unpackLimit", isPacked ? "1" : "100"]);
  git(workspace, ["fetch", "-q", "--depth=1", `file://${origin}`, commit]);
  git(workspace, ["checkout", "-q", "--force", commit]);
}

/** Writes a commit and all before it to a repository. Their ids are those of the emulated GitHub. */
export async function addCommit(
  github: GitHub,
  origin: string,
  sha: string,
  known: Set<string>,
): Promise<void> {
  if (known.has(sha)) return;
  known.add(sha);
  const { message, parents, author, committer } = await commitOf(github, sha);
  for (const parent of parents) await addCommit(github, origin, parent.sha, known);
  git(origin, ["rm", "-rq", "--cached", "--ignore-unmatch", "."]);
  for (const [path, text] of Object.entries(github.repository.filesOf(sha))) {
    mkdirSync(dirname(join(origin, path)), { recursive: true });
    writeFileSync(join(origin, path), text);
    git(origin, ["add", path]);
  }
  const lines = [
    `tree ${git(origin, ["write-tree"])}`,
    ...parents.map((parent) => `parent ${parent.sha}`),
    `author ${personLine(author)}`,
    `committer ${personLine(committer)}`,
  ];
  const made = git(
    origin,
    ["hash-object", "-w", "-t", "commit", "--stdin"],
    `${lines.join("\n")}\n\n${message}\n`,
  );
  if (made !== sha) throw new Error(`git makes ${made} of the commit ${sha}`);
}

/** git runs while this process waits. Connections that were closed meanwhile are noticed only after such a turn. */
export function afterGit(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}

async function commitOf(github: GitHub, sha: string): Promise<CommitAnswer> {
  await afterGit();
  const response = await fetch(`${github.url}/repos/${REPOSITORY}/git/commits/${sha}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return (await response.json()) as CommitAnswer;
}

function personLine({ name, email, date }: Person): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

function git(cwd: string, words: readonly string[], input = ""): string {
  return execFileSync("git", [...words], { cwd, input, encoding: "utf8" }).trim();
}
