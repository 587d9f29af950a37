/** A release, rehearsed: the workflow's own steps make it from a copy of this repository with the next version. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VERSION } from "../../src/model/package.ts";
import { npm } from "../rooms/api/harness/packed.ts";
import { isAll, sample } from "../scale.ts";
import { type Played, Releasing, type State } from "./releaseWorkflow.ts";

const NEXT = "1.2.3";
const TAG = `v${NEXT}`;
const NOTES = '- Says `hello`.\n\n### Inside\n\n- $(Nothing) "else".\n';

let folder: string;
let github: Releasing;
let released: Played;
let after: State;

/** What a maintainer changes before a release. `dist` has the version in one place, so it is not built again. */
function prepare(clone: string): void {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(clone, file);
    writeFileSync(path, edit(readFileSync(path, "utf8")));
  };
  const version = (text: string) => text.replaceAll(`"${VERSION}"`, `"${NEXT}"`);
  for (const file of ["package.json", "src/model/package.ts", "dist/chunks/wire.js"]) change(file, version);
  change("package-lock.json", (text) =>
    text
      .split("\n")
      .map((line, row) => (row < 10 ? version(line) : line))
      .join("\n"),
  );
  change(
    "CHANGELOG.md",
    () => `# Changelog\n\n## Unreleased\n\n## ${NEXT} (2026-12-01)\n\n${NOTES}\n## 1.0.0\n\nOlder.\n`,
  );
  for (const file of ["README.md", "docs/cli.md", "docs/workflows/README.md"])
    change(file, (text) => text.replace(/(?:before|until) the first release/gi, ""));
}

/** Most sources and tests are left out: the steps do not read them, and it saves time. */
const NEEDED = /^(?!test\/|bench\/|src\/|$)|^src\/model\/package\.ts$|^test\/terminal\.ts$/;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-release-"));
  const [clone, origin] = [join(folder, "clone"), join(folder, "origin.git")];
  const git = (...args: string[]) => execFileSync("git", args, { cwd: clone });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\0"))
    if (NEEDED.test(file) && existsSync(file)) cpSync(file, join(clone, file));
  prepare(clone);
  git("init", "-q");
  git("add", "--all");
  git("commit", "-qm", NEXT);
  git("tag", TAG);
  git("clone", "-q", "--mirror", clone, origin);
  github = new Releasing(folder, origin);
  released = github.play(TAG);
  after = github.state();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("all jobs succeed, and nothing is visible before the release", () => {
  expect(released.jobs, released.log).toEqual({
    test: "success",
    package: "success",
    attest: "success",
    publish: "success",
    major: "success",
    withdraw: "skipped",
  });
  const commit = github.git("rev-parse", "main");
  const names = Object.keys(released.before);
  const publishing = names.indexOf("publish: Release");
  expect(publishing).toBeGreaterThan(10);
  for (const name of names.slice(0, publishing))
    expect(released.before[name], name).toEqual({ releases: [], tags: { [TAG]: commit } });
  expect(released.before["publish: Release"]).toMatchObject({ releases: [{ tag: TAG, draft: true }] });
  expect(names.filter((name) => name.endsWith(": npm test"))).toEqual(["test: npm test"]);
});

test("the release has the text of the changelog, the package and its bill of materials", () => {
  expect(after.releases).toEqual([
    { tag: TAG, title: TAG, notes: NOTES, draft: false, prerelease: false, latest: true },
  ]);
  expect(filesOf(join(folder, "releases", TAG))).toEqual([`lokaform-${NEXT}.tgz`, "lokaform.cdx.json"]);
  const bill = JSON.parse(readFileSync(join(folder, "releases", TAG, "lokaform.cdx.json"), "utf8"));
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "lokaform", version: NEXT } },
  });
});

test("the package has the files of the tag that users need, installs without the network, and has the version", () => {
  const user = join(folder, "user");
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), "{}");
  npm(["install", join(folder, "releases", TAG, `lokaform-${NEXT}.tgz`)], user, folder);
  const bin = join(user, "node_modules/.bin/lokaform");
  expect(execFileSync(process.execPath, [bin, "--version"], { encoding: "utf8" })).toBe(`${NEXT}\n`);
  const installed = join(user, "node_modules/lokaform");
  const clone = join(folder, "clone");
  const wanted = execFileSync(
    "git",
    ["ls-files", "dist", "docs", "examples", "schema", "*.md", "LICENSE", "*action.yml", "package.json"],
    {
      cwd: clone,
      encoding: "utf8",
    },
  );
  const left =
    /^(?:docs\/.*\.png|CONTRIBUTING\.md|RELEASING\.md|SECURITY\.md|(?!dist|docs|examples|schema|pull|report|webhook-secret).+\/.*)$/;
  const files = wanted.split("\n").filter((file) => file !== "" && !left.test(file));
  expect(filesOf(installed)).toEqual(files.sort());
  for (const file of files)
    expect(readFileSync(join(installed, file)).equals(readFileSync(join(clone, file))), file).toBe(true);
});

test("the package and each built file have attestations of their origin and of their contents", () => {
  const built = globSync("dist/**/*.js", { cwd: join(folder, "clone") });
  const files = [...built, `release/lokaform-${NEXT}.tgz`].sort();
  expect(built.length).toBeGreaterThan(10);
  expect(released.attested).toEqual([files, files]);
});

test("v1 is the commit of the release, and its action.yml starts a file that is there", () => {
  expect(after.tags).toEqual({ [TAG]: github.git("rev-parse", "main"), v1: github.git("rev-parse", "main") });
  const [, main = ""] = /^ {2}main: (.+)$/m.exec(github.git("show", "v1:action.yml")) ?? [];
  expect(github.git("ls-tree", "--name-only", "v1", main)).toBe("dist/action.js");
});

/** A play that takes seconds, and is not needed with each change. */
const longTest: (name: string, play: () => void) => void = isAll ? test : () => {};

/** The same GitHub at the moment right after the release, for one test. */
function copy(name: string): Releasing {
  const own = join(folder, name);
  const origin = join(own, "origin.git");
  execFileSync("git", ["clone", "-q", "--mirror", github.remote, origin]);
  const copied = new Releasing(own, origin);
  cpSync(github.releases, copied.releases);
  cpSync(join(folder, "artifact"), join(own, "artifact"), { recursive: true });
  return copied;
}

const CHECKED = { given: { test: "success", package: "success", attest: "success" } } as const;

test("a second release of the version is refused, and keeps the tag and the release", () => {
  const again = copy("again");
  const { jobs, log } = again.play(TAG);
  expect(jobs).toEqual({
    ...{ test: "failure", package: "skipped", attest: "skipped", publish: "skipped", major: "skipped" },
    withdraw: "success",
  });
  expect(log).toContain(`${TAG} is already released`);
  expect(again.play(TAG, CHECKED).jobs).toMatchObject({
    publish: "failure",
    major: "skipped",
    withdraw: "success",
  });
  expect(again.state()).toEqual(after);
});

longTest("a later version moves v1; an older version and a prerelease do not", () => {
  const others = copy("others");
  const commit = (tag: string) => {
    const sha = others.git("commit-tree", "-m", tag, "-p", "main", "main^{tree}");
    others.git("tag", tag, sha);
    expect(others.play(tag, CHECKED).jobs).toMatchObject({ publish: "success", major: "success" });
    return sha;
  };
  const later = commit("v1.10.0");
  expect(others.state().tags).toMatchObject({ v1: later });
  // A tag of a version that is not released does not count.
  others.git("tag", "v1.99.0", "main");
  for (const tag of ["v1.9.9", "v2.0.0-rc.1"]) commit(tag);
  expect(others.state().tags).toMatchObject({ v1: later });
  expect(others.state().tags).not.toHaveProperty("v2");
  const second = commit("v2.0.0");
  expect(others.state().tags).toMatchObject({ v1: later, v2: second });
  const { releases } = others.state();
  expect(releases.filter((one) => one.latest).map(({ tag }) => tag)).toEqual([TAG, "v1.10.0", "v2.0.0"]);
  expect(releases.filter((one) => one.prerelease).map(({ tag }) => tag)).toEqual(["v2.0.0-rc.1"]);
});

/** A GitHub on which the tag was just pushed, for one test. */
function unreleased(name: string): Releasing {
  const own = copy(name);
  writeFileSync(own.releases, "[]");
  own.git("tag", "-d", "v1");
  return own;
}

const FAILURES = [
  ["the tests fail", { env: { NPM_TEST: "false" } }, "test: npm test"],
  ["the package cannot be made", { given: { test: "success", package: "failure" } }, undefined],
  ["nothing can be signed", { given: { test: "success", package: "success", attest: "failure" } }, undefined],
  [
    "GitHub refuses the draft",
    { ...CHECKED, env: { REFUSE_RELEASE: "draft" } },
    "publish: A draft with all files",
  ],
  [
    "a file is not uploaded",
    { ...CHECKED, env: { REFUSE_RELEASE: "upload" } },
    "publish: A draft with all files",
  ],
  ["GitHub refuses the release", { ...CHECKED, env: { REFUSE_RELEASE: "publish" } }, "publish: Release"],
] as const;

test.each(sample(FAILURES, () => ""))(
  "if %s, the tag is removed and nothing is published",
  (what, variation, failing) => {
    const own = unreleased(what.replaceAll(" ", "-"));
    const { jobs, before } = own.play(TAG, variation);
    expect(jobs).toMatchObject({ major: "skipped", withdraw: "success" });
    expect(Object.values(jobs)).toContain("failure");
    const steps = Object.keys(before).filter((name) => !name.startsWith("withdraw:"));
    expect(steps.at(-1)).toBe(failing);
    expect(own.state()).toEqual({ releases: [], tags: {} });
  },
);

longTest("a draft of an attempt that failed is replaced", () => {
  const own = unreleased("draft");
  const draft = { tag: TAG, title: "", notes: "", draft: true, prerelease: false, latest: false };
  writeFileSync(own.releases, JSON.stringify([draft]));
  mkdirSync(join(folder, "draft/releases", TAG));
  writeFileSync(join(folder, "draft/releases", TAG, "half.tgz"), "");
  expect(own.play(TAG, CHECKED).jobs).toMatchObject({ publish: "success", major: "success" });
  expect(own.state().releases).toEqual(after.releases);
  expect(filesOf(join(folder, "draft/releases", TAG))).toEqual(filesOf(join(folder, "releases", TAG)));
});

test("if v1 cannot be moved, the release and its tag stay", () => {
  const moving = { ...CHECKED.given, publish: "success", major: "failure" } as const;
  expect(github.play(TAG, { given: moving }).jobs).toMatchObject({ withdraw: "skipped" });
});

longTest("a commit that is not on main is not released", () => {
  const own = unreleased("aside");
  const sha = own.git("commit-tree", "-m", "a", "main^{tree}");
  own.git("tag", "--force", TAG, sha);
  const { jobs, before } = own.play(TAG);
  expect(jobs).toMatchObject({ test: "failure", publish: "skipped", withdraw: "success" });
  expect(Object.keys(before).at(-2)).toBe("test: The commit is on main");
  expect(own.state()).toEqual({ releases: [], tags: {} });
});

longTest("a commit with another version is not released, and the log says why", () => {
  const own = unreleased("other-version");
  own.git("tag", "v1.2.4", "main");
  const { jobs, log } = own.play("v1.2.4");
  expect(jobs).toMatchObject({ test: "failure", publish: "skipped", withdraw: "success" });
  expect(log).toContain(`::error::The version in package.json is "${NEXT}", but must be "1.2.4".`);
  expect(own.state().tags).toEqual({ [TAG]: own.git("rev-parse", "main") });
});

function filesOf(root: string): string[] {
  return globSync("**", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
