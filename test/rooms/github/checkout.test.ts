/** Which commit is checked out in the folder of the manifests, according to the files of git. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkoutsOf } from "../../../src/github/checkout.ts";

const A = "a".repeat(40);
const B = "b".repeat(40);

function workspace(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-checkout-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test.each<[string, Record<string, string>, string | undefined]>([
  ["a commit", { ".git/HEAD": `${A}\n` }, A],
  ["a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${A}\n` }, A],
  [
    "a packed branch",
    {
      ".git/HEAD": "ref: refs/heads/main\n",
      ".git/packed-refs": `# pack\n${B} refs/heads/x/main\n${A} refs/heads/main\n^${B}\n`,
    },
    A,
  ],
  [
    "a branch that stands for another",
    { ".git/HEAD": "ref: refs/heads/a\n", ".git/refs/heads/a": "ref: refs/heads/b\n" },
    undefined,
  ],
  [
    "a worktree, whose branches are its repository's",
    {
      ".git": "gitdir: ../repo/.git/worktrees/w\n",
      "../repo/.git/worktrees/w/HEAD": "ref: refs/heads/w\n",
      "../repo/.git/worktrees/w/commondir": "../..\n",
      "../repo/.git/packed-refs": `${A} refs/heads/w\n`,
    },
    A,
  ],
  ["a submodule", { ".git": "gitdir: modules/sub\n", "modules/sub/HEAD": `${A}\n` }, A],
  ["a .git file that names nothing", { ".git": "something else\n" }, undefined],
  ["reftable", { ".git/HEAD": "ref: refs/heads/.invalid\n", ".git/reftable/tables.list": "x\n" }, undefined],
  ["a head that nobody can read", { ".git/HEAD": "something else\n" }, undefined],
  ["a branch outside of git's folder", { ".git/HEAD": "ref: refs/../../x\n", x: `${A}\n` }, undefined],
  ["an empty .git", { ".git/config": "\n" }, undefined],
])("%s", async (_what, files, commit) => {
  const inWork = Object.entries(files).map(([name, text]) => [join("work", name), text]);
  const top = workspace(Object.fromEntries(inWork));
  mkdirSync(join(top, "work/l10n"), { recursive: true });
  const work = join(top, "work");
  expect(await checkoutsOf([join(work, "l10n")], work)).toEqual([{ root: work, commit }]);
});

test("each folder has its own checkout, and each checkout is listed once", async () => {
  const top = workspace({
    ".git/HEAD": `${A}\n`,
    "pr/.git/HEAD": `${B}\n`,
    "pr/deep/keys.yaml": "",
    "l10n/keys.yaml": "",
  });
  expect(await checkoutsOf([top, join(top, "l10n"), join(top, "pr/deep"), join(top, "pr")], top)).toEqual([
    { root: top, commit: A },
    { root: join(top, "pr"), commit: B },
  ]);
});

test("a folder that is a link belongs to the checkout of its target", async () => {
  const top = workspace({ ".git/HEAD": `${A}\n`, "pr/.git/HEAD": `${B}\n`, "pr/l10n/keys.yaml": "" });
  symlinkSync(join(top, "pr/l10n"), join(top, "l10n"));
  expect(await checkoutsOf([join(top, "l10n")], top)).toEqual([{ root: join(top, "pr"), commit: B }]);
});

test("a .git folder above the workspace is ignored", async () => {
  const top = workspace({ ".git/HEAD": `${A}\n`, "work/keys.yaml": "" });
  const work = join(top, "work");
  expect(await checkoutsOf([work], work)).toEqual([{ root: undefined, commit: undefined }]);
});
