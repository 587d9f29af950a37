/** Where local programs are looked for: never in the working directory, on every platform. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { commitFiles } from "../../../src/commands/runs/demo.ts";
import { programPaths, runGit } from "../../../src/files/git.ts";
import { newFolder, writeFiles } from "./newFolder.ts";

test("on Windows, absolute entries of PATH are searched, with the extensions that need no shell", () => {
  const PATH = [
    "",
    ".",
    "tools",
    "..\\tools",
    "C:",
    "C:tools",
    "\\tools",
    "/tools",
    "%ProgramFiles%\\Git",
    "\\\\?\\",
    '"C:\\Program Files\\Git\\cmd"',
    "d:/git",
    "\\\\server\\share\\bin",
  ].join(";");
  const inFolders = (extension: string) => [
    `C:\\Program Files\\Git\\cmd\\git${extension}`,
    `d:\\git\\git${extension}`,
    `\\\\server\\share\\bin\\git${extension}`,
  ];
  for (const name of ["PATH", "Path", "path"])
    expect(programPaths("git", "win32", { [name]: PATH, PATHEXT: ".BAT;.EXE;.CMD;.JS" })).toEqual(
      inFolders(".EXE"),
    );
  expect(programPaths("git", "win32", { Path: "C:\\a" })).toEqual(["C:\\a\\git.com", "C:\\a\\git.exe"]);
  expect(programPaths("git", "win32", { Path: "C:\\a", PATHEXT: ".exe;.COM" })).toEqual([
    "C:\\a\\git.exe",
    "C:\\a\\git.COM",
  ]);
  expect(programPaths("git", "win32", {})).toEqual([]);
});

test("elsewhere, absolute entries of PATH are searched", () => {
  const PATH = ':.:bin:../bin:~/bin:/usr/local/bin:/opt/a b/:"/q"::';
  expect(programPaths("git", "linux", { PATH, Path: "/no" })).toEqual(["/usr/local/bin/git", "/opt/a b/git"]);
  expect(programPaths("git", "darwin", {})).toEqual(["/usr/bin/git", "/bin/git"]);
  expect(programPaths("git", "linux", { PATH: "" })).toEqual([]);
});

/** A repository with a program `git` in it, which leaves a trace. */
function planted(): { root: string; trace: string } {
  const parent = newFolder();
  const [root, trace] = [join(parent, "repository"), join(parent, "trace")];
  const program = `#!/bin/sh\ntouch '${trace}'\n`;
  writeFiles(root, { git: program, "bin/git": program });
  for (const path of ["git", "bin/git"]) chmodSync(join(root, path), 0o755);
  execFileSync("git", ["init", "-q", root]);
  symlinkSync(join(root, "bin"), join(parent, "link"));
  return { root, trace };
}

const SIGNAL = new AbortController().signal;

/** What git says about `root`, and whether the planted program ran. */
async function asked({ root, trace }: { root: string; trace: string }, environment: Record<string, string>) {
  const PATH = [environment.PATH, process.env.PATH].join(delimiter);
  const words = ["rev-parse", "--show-toplevel"];
  const printed = await runGit(root, words, { environment: { ...environment, PATH }, signal: SIGNAL });
  return { root: printed.toString().trim(), ran: existsSync(trace) };
}

test("a program in the working directory or in the repository is not run", async () => {
  const { root, trace } = planted();
  for (const PATH of ["", ".", "bin", "../repository", root, `${root}/bin`, join(root, "../link")]) {
    const before = { PATH };
    await expect(runGit(root, ["rev-parse"], { environment: before, signal: SIGNAL })).rejects.toThrow(
      "The program git was not found in PATH. Install it.",
    );
    expect(await commitFiles(root, { environment: before, now: 0 })).toBe(false);
    expect(await asked({ root, trace }, { PATH }), `PATH=${PATH}`).toEqual({ root, ran: false });
  }
});

test("a program in the workspace of a workflow is not run, also not in another checkout of it", async () => {
  const { root: other, trace } = planted();
  const workspace = join(other, "..");
  const root = join(workspace, "second");
  execFileSync("git", ["init", "-q", root]);
  const environment = { PATH: join(other, "bin"), GITHUB_WORKSPACE: workspace };
  expect(await asked({ root, trace }, environment)).toEqual({ root, ran: false });
});

test("a program in the repository around a submodule is not run", async () => {
  const { root: outer, trace } = planted();
  const root = join(outer, "modules/texts");
  const gitFolder = join(outer, ".git/modules/texts");
  mkdirSync(join(gitFolder, ".."), { recursive: true });
  execFileSync("git", ["init", "-q", "--separate-git-dir", gitFolder, root]);
  expect(await asked({ root, trace }, { PATH: join(outer, "bin") })).toEqual({ root, ran: false });
});

test("a link outside of the repository to a program in it is not run", async () => {
  const { root, trace } = planted();
  const PATH = join(root, "../tools");
  mkdirSync(PATH);
  symlinkSync(join(root, "bin/git"), join(PATH, "git"));
  expect(await asked({ root, trace }, { PATH })).toEqual({ root, ran: false });
});

test("a folder or a file without the right to run is not the program", async () => {
  const { root, trace } = planted();
  writeFiles(join(root, ".."), { "one/git/": "", "two/git": "not a program" });
  const PATH = ["one", "two"].map((folder) => join(root, "..", folder)).join(delimiter);
  expect(await asked({ root, trace }, { PATH })).toEqual({ root, ran: false });
});
