/** What manifests said before, read from real git repositories. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { GitHistory, type GitHistoryOptions } from "../../../src/history/gitHistory.ts";
import type { EarlierManifests } from "../../../src/model/earlierManifest.ts";

class TestRepository {
  readonly folder: string;

  constructor(folder = newFolder()) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.git("init", "-q");
  }

  git(...words: string[]): string {
    return execFileSync("git", words, { cwd: this.folder, encoding: "utf8", stdio: "pipe" }).trim();
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  /** Commits everything. `time`: Unix seconds. */
  commit(time: number, files: Readonly<Record<string, string>> = {}): void {
    this.write(files);
    this.git("add", "-A");
    this.at(time, "commit", "-q", "--allow-empty", "-m", `at ${time}`);
  }

  /** Runs git at a time. */
  at(time: number, ...words: string[]): void {
    const date = `@${time} +0000`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    execFileSync("git", words, { cwd: this.folder, env, stdio: "pipe" });
  }

  history(options: Partial<GitHistoryOptions> = {}): GitHistory {
    return historyIn(this.folder, options);
  }
}

/** A repository whose `keys.yaml` has each text in turn, since 1000, 2000 and so on. */
function repositoryWith(...texts: readonly string[]): TestRepository {
  const repository = new TestRepository();
  for (const [index, text] of texts.entries()) repository.commit(1000 * (index + 1), { "keys.yaml": text });
  return repository;
}

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-history-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function historyIn(displayRoot: string, options: Partial<GitHistoryOptions> = {}): GitHistory {
  return new GitHistory({
    folders: { displayRoot },
    environment: process.env,
    signal: new AbortController().signal,
    ...options,
  });
}

/** `text until path`, with the present path if it is another one. */
function shown({ is, versions }: EarlierManifests): string[] {
  const lines = versions.map(
    ({ path, now, before, until }) =>
      `${before || "(none)"} ${until} ${path}${now === path ? "" : ` → ${now}`}`,
  );
  return is === "read" ? lines : ["unreadable", ...lines];
}

test("each commit from the time on gives the text before it, newest first", async () => {
  const repository = repositoryWith("A", "B");
  repository.commit(3000, { "other.yaml": "x" });
  repository.commit(4000, { "keys.yaml": "C" });
  const history = repository.history();
  const since = async (time: number, path = "keys.yaml") => shown(await history.versions(time, [path]));
  const both = ["B 4000 keys.yaml", "A 2000 keys.yaml"];
  expect(await since(3000)).toEqual(["B 4000 keys.yaml"]);
  expect(await since(1500)).toEqual(both);
  expect(await since(2000)).toEqual(both);
  expect(await since(2001)).toEqual(["B 4000 keys.yaml"]);
  expect(await since(4001)).toEqual([]);
  expect(await since(0)).toEqual([...both, "(none) 1000 keys.yaml"]);
  expect(await since(3000, "other.yaml")).toEqual(["(none) 3000 other.yaml"]);
});

test("a version that came back counts each time", async () => {
  const repository = repositoryWith("A", "B", "A", "C");
  expect(shown(await repository.history().versions(1500, ["keys.yaml"]))).toEqual([
    "A 4000 keys.yaml",
    "B 3000 keys.yaml",
    "A 2000 keys.yaml",
  ]);
});

test("a merge replaces the text when it is merged, and commits of its branch do not count", async () => {
  const repository = repositoryWith("A");
  repository.git("checkout", "-qb", "texts");
  repository.commit(1100, { "keys.yaml": "B" });
  repository.commit(1200, { "keys.yaml": "C" });
  repository.git("checkout", "-q", "main");
  repository.commit(2000, { "other.txt": "x" });
  repository.at(3000, "merge", "-q", "--no-ff", "-m", "merge", "texts");
  expect(shown(await repository.history().versions(1100, ["keys.yaml"]))).toEqual(["A 3000 keys.yaml"]);
});

test.for<[string, readonly number[], number, readonly string[]]>([
  ["a date is out of order", [1000, 5000, 2000, 6000], 9000, ["A 2000-5000", "B 2000-5000", "C 6000"]],
  ["all are of one second", [1000, 5000, 5000, 5000], 9000, ["A 5000", "B 5000", "C 5000"]],
  ["the last date is in the future", [1000, 5000, 6000, 9999], 9000, ["A 5000", "B 6000", "C 6000-9999"]],
  ["all dates are in the future", [9996, 9997, 9998, 9999], 9000, ["A 0-9997", "B 0-9998", "C 0-9999"]],
])("the order of commits decides, not their dates: %s", async ([, dates, now, expected]) => {
  const repository = new TestRepository();
  for (const [index, date] of dates.entries())
    repository.commit(date, { "keys.yaml": "ABCD"[index] ?? "", "other.txt": `${index}` });
  const { versions } = await repository.history().versions(4000, ["keys.yaml"], { now });
  const found = versions.flatMap(({ before, until, latest }) =>
    before === "" ? [] : `${before} ${until}${latest === until ? "" : `-${latest}`}`,
  );
  expect(found.toReversed()).toEqual(expected);
});

test("what a merged branch set is known, with what it had before, at its own time", async () => {
  const repository = repositoryWith("A");
  repository.git("checkout", "-qb", "texts");
  repository.commit(2000, { "keys.yaml": "X" });
  repository.commit(9999, { "keys.yaml": "B" });
  repository.git("checkout", "-q", "main");
  repository.commit(3000, { "other.txt": "x" });
  const target = repository.git("rev-parse", "HEAD");
  repository.at(4000, "merge", "-q", "--no-ff", "-m", "merge", "texts");
  const merged = async (asked: { target?: string }) => {
    const found = await repository.history().versions(1500, ["keys.yaml"], asked);
    return [
      ...shown(found),
      ...(found.merged ?? []).map((one) => `${one.before} ${one.after} ${one.until}`).sort(),
    ];
  };
  expect(await merged({})).toEqual(["A 4000 keys.yaml", "A X 2000", "X B 4000"]);
  // Before the merge, it is not known when it will be.
  expect(await merged({ target })).toEqual(["A Infinity keys.yaml", "A X Infinity", "X B Infinity"]);
});

test("a manifest that may be renamed and is not committed is a reason", async () => {
  const repository = new TestRepository();
  repository.commit(1000, { "old/keys.yaml": "A" });
  renameSync(join(repository.folder, "old"), join(repository.folder, "new"));
  const renamed = await repository.history().versions(500, ["new/keys.yaml"]);
  expect(renamed).toMatchObject({ is: "unreadable", why: expect.stringContaining("old/keys.yaml") });
  repository.commit(2000);
  const committed = await repository.history().versions(500, ["new/keys.yaml"]);
  expect(shown(committed)).toEqual([
    "A 2000 old/keys.yaml → new/keys.yaml",
    "(none) 1000 old/keys.yaml → new/keys.yaml",
  ]);
});

test("renamed manifests are followed, also through folders and with changes", async () => {
  const repository = new TestRepository();
  const lines = (text: string) => `${"a line that stays\n".repeat(20)}${text}`;
  repository.commit(1000, { "old.yaml": lines("A") });
  repository.commit(2000, { "old.yaml": lines("B") });
  mkdirSync(join(repository.folder, "l10n"));
  renameSync(join(repository.folder, "old.yaml"), join(repository.folder, "l10n/keys.yaml"));
  repository.commit(3000, { "l10n/keys.yaml": lines("C"), "old.yaml.txt": "another file" });
  const found = await repository.history().versions(1500, ["l10n/keys.yaml"]);
  expect(found).toMatchObject({
    is: "read",
    versions: [
      { path: "old.yaml", now: "l10n/keys.yaml", before: lines("B"), until: 3000 },
      { path: "old.yaml", now: "l10n/keys.yaml", before: lines("A"), until: 2000 },
    ],
  });
});

test("changes that are not committed replace the text of HEAD now", async () => {
  const repository = new TestRepository();
  const files = { "changed.yaml": "A", "staged.yaml": "B", "same.yaml": "C\n", "gone.yaml": "D" };
  repository.commit(1000, files);
  repository.write({
    "changed.yaml": "A2",
    "staged.yaml": "B2",
    "new.yaml": "E",
    "same.yaml": "C\r\n",
    "added.yaml": "F",
  });
  repository.git("add", "staged.yaml", "added.yaml");
  rmSync(join(repository.folder, "gone.yaml"));
  const manifests = ["changed.yaml", "staged.yaml", "same.yaml", "new.yaml", "added.yaml"];
  const found = await repository.history().versions(1500, [...manifests, "gone.yaml"]);
  expect(shown(found).sort()).toEqual([
    "(none) Infinity added.yaml",
    "(none) Infinity new.yaml",
    "A Infinity changed.yaml",
    "B Infinity staged.yaml",
    "D Infinity gone.yaml",
  ]);
});

test("in a new repository, nothing is committed", async () => {
  const repository = new TestRepository();
  repository.write({ "keys.yaml": "A" });
  expect(shown(await repository.history().versions(0, ["keys.yaml"]))).toEqual(["(none) Infinity keys.yaml"]);
});

test("the run can be in a subfolder, or in a folder that contains the repository", async () => {
  const repository = new TestRepository(join(newFolder(), "shop"));
  repository.commit(1000, { "app/l10n/keys.yaml": "A", "keys.yaml": "R" });
  repository.commit(2000, { "app/l10n/keys.yaml": "B", "keys.yaml": "S" });
  const inside = historyIn(join(repository.folder, "app"));
  expect(shown(await inside.versions(1500, ["l10n/keys.yaml", "../keys.yaml"])).sort()).toEqual([
    "A 2000 l10n/keys.yaml",
    "R 2000 ../keys.yaml",
  ]);
  const above = historyIn(dirname(repository.folder));
  expect(shown(await above.versions(1500, ["shop/app/l10n/keys.yaml"]))).toEqual([
    "A 2000 shop/app/l10n/keys.yaml",
  ]);
});

test("manifests of two repositories, and one that is a link to another file", async () => {
  const top = newFolder();
  const [one, two] = [new TestRepository(join(top, "one")), new TestRepository(join(top, "two"))];
  one.commit(1000, { "keys.yaml": "A" });
  one.commit(2000, { "keys.yaml": "B" });
  two.commit(1000, { "real.yaml": "C" });
  two.commit(3000, { "real.yaml": "D" });
  symlinkSync(join(two.folder, "real.yaml"), join(top, "link.yaml"));
  expect(shown(await historyIn(top).versions(1500, ["one/keys.yaml", "link.yaml"]))).toEqual([
    "C 3000 link.yaml",
    "A 2000 one/keys.yaml",
  ]);
});

test("there is no history only if no manifest is in a repository", async () => {
  const top = newFolder();
  new TestRepository(join(top, "one")).commit(1000, { "keys.yaml": "A" });
  writeFileSync(join(top, "keys.yaml"), "B");
  const read = (...manifests: string[]) => historyIn(top).versions(0, manifests);
  expect(await read("keys.yaml")).toMatchObject({ is: "unreadable", noRepository: true });
  const mixed = await read("keys.yaml", "one/keys.yaml");
  expect(mixed.is).toBe("unreadable");
  expect(mixed).not.toHaveProperty("noRepository");
});

const HOSTILE = [
  "-rf.yaml",
  "--output=x",
  "q\"uo'te.yaml",
  "new\nline.yaml",
  "tab\t.yaml",
  ":(top)a.yaml",
  "grün ⚠️.yaml",
  "*.yaml",
  " ",
];

test("file names are only names", async () => {
  const repository = new TestRepository();
  const files = (text: string) => Object.fromEntries(HOSTILE.map((name) => [name, `${text} of ${name}`]));
  repository.commit(1000, files("A"));
  repository.commit(2000, files("B"));
  repository.write(files("C"));
  const { is, versions } = await repository.history().versions(1500, HOSTILE);
  expect(is).toBe("read");
  expect(new Set(versions.map(({ path, before }) => `${before} in ${path}`))).toEqual(
    new Set(HOSTILE.flatMap((name) => [`A of ${name} in ${name}`, `B of ${name} in ${name}`])),
  );
});

test("a shallow repository is unreadable, unless its last commit is old enough", async () => {
  const repository = repositoryWith("T1000", "T2000", "T3000", "T4000");
  const clone = (depth: number) => {
    const folder = join(newFolder(), "clone");
    execFileSync("git", ["clone", "-q", `--depth=${depth}`, `file://${repository.folder}`, folder]);
    return historyIn(folder);
  };
  expect(shown(await clone(3).versions(2500, ["keys.yaml"]))).toEqual([
    "T3000 4000 keys.yaml",
    "T2000 3000 keys.yaml",
  ]);
  const cut = await clone(3).versions(1500, ["keys.yaml"]);
  expect(shown(cut)).toEqual(["unreadable", "T3000 4000 keys.yaml", "T2000 3000 keys.yaml"]);
  expect(cut).toMatchObject({ why: expect.stringContaining("fetch-depth: 0") });
  expect(shown(await clone(1).versions(1500, ["keys.yaml"]))).toEqual(["unreadable"]);
  expect(shown(await clone(1).versions(4500, ["keys.yaml"]))).toEqual([]);
  expect(shown(await clone(99).versions(0, ["keys.yaml"]))).toHaveLength(4);
});

test("at most so many commits are read", async () => {
  const repository = repositoryWith("T1000", "T2000", "T3000", "T4000");
  const read = (since: number, maxCommits: number) =>
    repository.history({ maxCommits }).versions(since, ["keys.yaml"]).then(shown);
  expect(await read(0, 2)).toEqual(["unreadable", "T3000 4000 keys.yaml", "T2000 3000 keys.yaml"]);
  expect(await read(0, 4)).toHaveLength(4);
  expect(await read(3500, 2)).toEqual(["T3000 4000 keys.yaml"]);
});

test("of texts that are too large together, the newest ones are read", async () => {
  const repository = repositoryWith("A", "B".repeat(5000), "C", "D");
  const limits = { output: 3000, time: 30_000 };
  const found = await repository.history({ limits }).versions(0, ["keys.yaml"]);
  expect(shown(found)).toEqual(["unreadable", "C 4000 keys.yaml", "(none) 1000 keys.yaml"]);
  expect(found).toMatchObject({
    why: expect.stringContaining("keys.yaml is missing in the repository, or is too"),
  });
});

test("without a repository, without git and after a stop the reason is given", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "keys.yaml"), "A");
  const why = async (history: GitHistory) => {
    const found = await history.versions(0, ["keys.yaml"]);
    expect(found.versions).toEqual([]);
    return found.is === "unreadable" ? found.why : found.is;
  };
  expect(await why(historyIn(folder))).toBe("The files are not in a git repository.");
  mkdirSync(join(folder, ".git"));
  expect(await why(historyIn(folder))).toMatch(/^git ended with the code 128 \(fatal: not a git repository/);
  const repository = repositoryWith("A");
  expect(await why(repository.history({ environment: { PATH: newFolder() } }))).toBe(
    "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.",
  );
  expect(await why(repository.history({ signal: AbortSignal.abort() }))).toBe("The run was stopped.");
  const failing = async (line: string) => {
    const folder = newFolder();
    writeFileSync(join(folder, "git"), `#!/bin/sh\necho "${line}" >&2\nexit 128\n`, { mode: 0o755 });
    return why(repository.history({ environment: { PATH: folder } }));
  };
  expect(await failing("fatal: detected dubious ownership in repository at '/x'")).toContain(
    "Add its folder to safe.directory",
  );
  expect(await failing("fatal: a new mistake")).toBe("git ended with the code 128 (fatal: a new mistake).");
  const slow = newFolder();
  writeFileSync(join(slow, "git"), "#!/bin/sh\nread line\nexec sleep 60\n", { mode: 0o755 });
  const limits = { output: 10, time: 50 };
  const late = repository.history({ environment: { PATH: `${slow}:/bin:/usr/bin` }, limits });
  await expect(why(late)).rejects.toThrow("because git did not answer in time.");
  expect(await why(repository.history({ limits: { ...limits, time: 30_000 } }))).toBe(
    "The history of the repository is too large to read.",
  );
});

test("a repository above the workspace is not searched", async () => {
  const repository = new TestRepository();
  repository.commit(1000, { "work/keys.yaml": "A" });
  const workspace = join(repository.folder, "work");
  const confined = { workspace, temp: undefined };
  const found = await historyIn(workspace, { folders: { displayRoot: workspace, confined } }).versions(0, [
    "keys.yaml",
  ]);
  expect(found).toMatchObject({ is: "unreadable", versions: [] });
});

test("nothing that the repository or the environment configures is run", async () => {
  const repository = new TestRepository();
  const trace = join(newFolder(), "ran");
  const program = join(newFolder(), "program");
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${trace}'\ncat\n`);
  chmodSync(program, 0o755);
  repository.commit(1000, { "keys.yaml": "A", ".gitattributes": "* diff=x filter=x\n" });
  repository.commit(2000, { "keys.yaml": "B" });
  for (const name of [
    "diff.external",
    "diff.x.textconv",
    "diff.x.command",
    "filter.x.clean",
    "filter.x.smudge",
    "core.fsmonitor",
    "core.pager",
    "pager.rev-list",
    "gpg.program",
    "core.sshCommand",
    "alias.rev-list",
  ])
    repository.git("config", name, program);
  repository.git("config", "log.showSignature", "true");
  repository.write({ "keys.yaml": "C" });
  const environment = {
    ...process.env,
    GIT_EXTERNAL_DIFF: program,
    GIT_PAGER: program,
    GIT_DIR: "/nowhere",
    GIT_WORK_TREE: "/nowhere",
    GIT_INDEX_FILE: "/nowhere",
    GIT_OBJECT_DIRECTORY: "/nowhere",
    GIT_NAMESPACE: "x",
  };
  expect(shown(await repository.history({ environment }).versions(1500, ["keys.yaml"]))).toEqual([
    "B Infinity keys.yaml",
    "A 2000 keys.yaml",
  ]);
  expect(existsSync(trace)).toBe(false);
});

test("git writes no trace that a configuration asks for", async () => {
  const repository = repositoryWith("A", "B");
  const folder = newFolder();
  const [config, trace] = [join(folder, "gitconfig"), join(folder, "trace")];
  const targets = ["normal", "perf", "event"].map((name) => `${name}Target = ${trace}-${name}\n`);
  writeFileSync(config, `[trace2]\n${targets.join("")}`);
  const environment = { ...process.env, GIT_CONFIG_GLOBAL: config };
  const read = await repository.history({ environment }).versions(1500, ["keys.yaml"]);
  expect(read.is).toBe("read");
  expect(readdirSync(folder)).toEqual(["gitconfig"]);
});

test("objects that a partial clone lacks are not fetched", async () => {
  const repository = repositoryWith("A", "B");
  repository.git("config", "uploadpack.allowFilter", "true");
  const folder = join(newFolder(), "clone");
  execFileSync("git", ["clone", "-q", "--filter=blob:none", `file://${repository.folder}`, folder]);
  expect(shown(await historyIn(folder).versions(1500, ["keys.yaml"]))).toEqual(["unreadable"]);
  expect(
    execFileSync("git", ["rev-list", "--objects", "--missing=print", "HEAD"], {
      cwd: folder,
      encoding: "utf8",
    }),
  ).toContain("?");
});

test("a file that is not UTF-8 declares nothing, and a link declares nothing", async () => {
  const repository = new TestRepository();
  repository.commit(1000, { "target.txt": "x" });
  symlinkSync("target.txt", join(repository.folder, "keys.yaml"));
  repository.commit(2000);
  rmSync(join(repository.folder, "keys.yaml"));
  writeFileSync(join(repository.folder, "keys.yaml"), Buffer.from([0xff, 0xfe, 0x41]));
  repository.commit(3000);
  repository.commit(4000, { "keys.yaml": "A" });
  expect(shown(await repository.history().versions(2500, ["keys.yaml"]))).toEqual([
    "(none) 4000 keys.yaml",
    "(none) 3000 keys.yaml",
  ]);
});

test("a branch whose upstream is gone is compared with the one of origin", async () => {
  const repository = repositoryWith("A", "B");
  const sha = repository.git("rev-parse", "HEAD~");
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.git("checkout", "-qb", "feature", sha);
  for (const line of ["remote origin", "merge refs/heads/gone"])
    repository.git("config", ...`branch.feature.${line}`.split(" "));
  repository.git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*");
  expect(await repository.history().upstream(["keys.yaml"])).toEqual({
    ...{ name: "origin/main", ahead: 1, isOther: true },
    texts: [{ path: "keys.yaml", text: "B", before: "A" }],
  });
});

test("the repository is read once for later questions", async () => {
  const repository = repositoryWith("A", "B");
  const history = repository.history();
  expect(shown(await history.versions(0, ["keys.yaml"]))).toHaveLength(2);
  rmSync(join(repository.folder, ".git", "objects"), { recursive: true });
  expect(shown(await history.versions(1500, ["keys.yaml"]))).toEqual(["A 2000 keys.yaml"]);
});
