/** Where local programs are looked for: never in the working directory, on every platform. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commitFiles } from "../../../src/commands/runs/demo.ts";
import { programPaths, runGit } from "../../../src/files/git.ts";

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
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-programs-")));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const [root, trace] = [join(parent, "repository"), join(parent, "trace")];
  mkdirSync(join(root, "bin"), { recursive: true });
  execFileSync("git", ["init", "-q", root]);
  for (const path of ["git", "bin/git"]) {
    writeFileSync(join(root, path), `#!/bin/sh\ntouch '${trace}'\n`);
    chmodSync(join(root, path), 0o755);
  }
  symlinkSync(join(root, "bin"), join(parent, "link"));
  return { root, trace };
}

const SIGNAL = new AbortController().signal;

test("a program in the working directory or in the repository is not run", async () => {
  const { root, trace } = planted();
  for (const PATH of [
    "",
    ".",
    "bin",
    "./bin",
    "../repository",
    `${root}`,
    `${root}/bin`,
    join(root, "../link"),
  ]) {
    const before = { PATH };
    await expect(runGit(root, ["rev-parse"], { environment: before, signal: SIGNAL })).rejects.toThrow(
      "The program git was not found in PATH. Install it.",
    );
    const after = { PATH: [PATH, process.env.PATH].join(delimiter) };
    const words = ["rev-parse", "--show-toplevel"];
    expect((await runGit(root, words, { environment: after, signal: SIGNAL })).toString().trim()).toBe(root);
    expect(await commitFiles(root, { environment: before, now: 0 })).toBe(false);
    expect(existsSync(trace), `PATH=${PATH}`).toBe(false);
  }
});

/** What git says about `root`, and whether the planted program ran. */
async function asked({ root, trace }: { root: string; trace: string }, environment: Record<string, string>) {
  const PATH = [environment.PATH, process.env.PATH].join(delimiter);
  const words = ["rev-parse", "--show-toplevel"];
  const printed = await runGit(root, words, { environment: { ...environment, PATH }, signal: SIGNAL });
  return { root: printed.toString().trim(), ran: existsSync(trace) };
}

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
  const { root } = planted();
  const one = join(root, "../one");
  const two = join(root, "../two");
  mkdirSync(join(one, "git"), { recursive: true });
  mkdirSync(two);
  writeFileSync(join(two, "git"), "not a program");
  const environment = { PATH: [one, two, process.env.PATH].join(delimiter) };
  const words = ["rev-parse", "--show-toplevel"];
  expect((await runGit(root, words, { environment, signal: SIGNAL })).toString().trim()).toBe(root);
});
