/** What a release is made of. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { notesOf } from "../../scripts/notes.ts";
import { type Candidate, obstacles } from "../../scripts/releasable.ts";
import { billOf, wholeBill } from "../../scripts/sbom.ts";

test("its notes are the section of the changelog on its version, and every release has one", () => {
  const changelog =
    "# Changelog\n\n## 1.2.0 (2026-11-01)\n\n- New.\n\n### Inside\n\n- Old.\n\n## 1.1.9\n\n- Older.\n";
  expect(notesOf(changelog, "1.2.0")).toBe("- New.\n\n### Inside\n\n- Old.\n");
  expect(notesOf(changelog, "1.1.9")).toBe("- Older.\n");
  expect(() => notesOf(changelog, "1.1")).toThrow("## 1.1");
  expect(() => notesOf(`${changelog}\n## 1.0.0\n`, "1.0.0")).toThrow("## 1.0.0");
});

const lock = (version: string, inside = version) =>
  JSON.stringify({ version, packages: { "": { version: inside } } });
const RIGHT: Candidate = {
  tag: "v1.2.0",
  repository: "lokaform/lokaform",
  packageJson: JSON.stringify({ ...JSON.parse(readFileSync("package.json", "utf8")), version: "1.2.0" }),
  packageLock: lock("1.2.0"),
  changelog: "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-11-01)\n\n- New.\n",
  pages: [
    { file: "README.md", text: "uses: lokaform/lokaform/.github/workflows/translations.yml@v1 or @v1.2.3" },
  ],
};
const page = (text: string) => ({ pages: [{ file: "README.md", text }] });

test("a commit with its version, its changelog and its pages can be released", () => {
  expect(obstacles(RIGHT)).toEqual([]);
  const candidate = {
    packageJson: RIGHT.packageJson.replace("1.2.0", "1.2.0-rc.1"),
    packageLock: lock("1.2.0-rc.1"),
  };
  const changelog = "## 1.2.0-rc.1\n\n- New.\n";
  expect(obstacles({ ...RIGHT, ...candidate, changelog, tag: "v1.2.0-rc.1" })).toEqual([]);
});

test.each<[string, Partial<Candidate>, string]>([
  ["a tag that is no version", { tag: "v1.2" }, 'The tag "v1.2" is not a version'],
  ["Unreleased", { tag: "Unreleased" }, 'The tag "Unreleased" is not a version'],
  [
    "another version in package.json",
    { packageJson: RIGHT.packageJson.replace("1.2.0", "1.1.0") },
    'The version in package.json is "1.1.0", but must be "1.2.0".',
  ],
  [
    "another version in the lock file",
    { packageLock: lock("1.1.0", "1.2.0") },
    "The version in package-lock.json is",
  ],
  [
    "another version of the package in the lock file",
    { packageLock: lock("1.2.0", "1.1.0") },
    "The version of the package in package-lock.json is",
  ],
  [
    "another repository, whose attestations nobody would find",
    { repository: "stranger/lokaform" },
    'The repository in package.json is "git+https://github.com/lokaform/lokaform.git", but must be',
  ],
  ["no section", { changelog: "## 1.1.0\n\n- New.\n" }, "CHANGELOG.md has no text about 1.2.0."],
  [
    "an empty section",
    { changelog: "## 1.2.0\n\n## 1.1.0\n\n- New.\n" },
    "CHANGELOG.md has no text about 1.2.0.",
  ],
  [
    "text under Unreleased",
    { changelog: "## Unreleased\n\n- Newer.\n\n## 1.2.0\n\n- New.\n" },
    "CHANGELOG.md has text under Unreleased.",
  ],
  [
    "a page with another major version",
    page("- uses: lokaform/lokaform@v2"),
    "README.md uses @v2, but this release moves the tag v1.",
  ],
  [
    "a page for the time before",
    page("**Before the first release:** wait."),
    'README.md says "Before the first release".',
  ],
])("%s is an obstacle", (_what, change, message) => {
  expect(obstacles({ ...RIGHT, ...change })).toEqual([expect.stringContaining(message)]);
});

const licences = readFileSync("dist/licenses.txt", "utf8");

const whole = wholeBill();

test("its bill of materials names what is in dist as shipped, and no tool", () => {
  const { components, dependencies, metadata } = billOf(whole, licences);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["@actions/core", "yaml", "zod", "undici"]));
  expect(names).not.toEqual(expect.arrayContaining(["typescript"]));
  expect(names).not.toEqual(expect.arrayContaining(["vitest"]));
  expect(new Set(components.map(({ scope }) => scope))).toEqual(new Set(["required"]));
  expect(JSON.stringify(components)).not.toContain("development");
  expect(metadata.component.name).toBe("lokaform");
  const known = ["lokaform", ...names];
  for (const { dependsOn } of dependencies)
    for (const ref of dependsOn) expect(known).toContain(ref.slice(0, ref.lastIndexOf("@")));
});

test("a package in dist that the lock file does not name is not passed over", () => {
  expect(() => billOf(whole, `${licences}\n\nstranger 1.0.0 (MIT)\n`)).toThrow("stranger@1.0.0");
});

test("it is packed in a job of its own, from a fresh checkout, before anything is installed", () => {
  const { jobs }: { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> } = parse(
    readFileSync(".github/workflows/release.yml", "utf8"),
  );
  const packing = Object.values(jobs).filter(({ steps }) =>
    steps.some(({ run }) => run?.includes("npm pack")),
  );
  expect(packing).toHaveLength(1);
  const steps = packing[0]?.steps ?? [];
  const runs = steps.map(({ run = "" }) => run);
  expect(steps[0]?.uses).toMatch(/^actions\/checkout@/);
  const packed = runs.findIndex((run) => run.includes("npm pack"));
  const before = runs.slice(0, packed + 1).join("\n");
  expect(before).not.toMatch(/npm (?:ci|install|i|test|run)\b/);
  expect(before).toMatch(/test -z "\$\(git status --porcelain[\s\S]*npm pack/);
  expect(runs.join("\n")).not.toContain("npm test");
});
