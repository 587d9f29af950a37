/** Checks whether this commit can be released with the tag `GITHUB_REF_NAME`. The release workflow runs it before all else. */
import { globSync, readFileSync } from "node:fs";
import { notesOf } from "./notes.ts";

export interface Candidate {
  /** The tag: `v1.2.3`. */
  tag: string;
  /** The repository that releases: `owner/name`. */
  repository: string;
  /** The texts of these files. */
  packageJson: string;
  packageLock: string;
  changelog: string;
  /** The pages, workflows and messages that tell users which version of the action to use. */
  pages: readonly { file: string; text: string }[];
}

const TAG = /^v((\d+)\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;

/** Why the candidate cannot be released. Empty: it can be. */
export function obstacles(candidate: Candidate): string[] {
  const { tag, changelog, packageJson, packageLock } = candidate;
  const [, version = "", major = ""] = TAG.exec(tag) ?? [];
  if (version === "") return [`The tag "${tag}" is not a version such as v1.2.3.`];
  const own: { version: string; repository?: { url: string } } = JSON.parse(packageJson);
  const lock: { version: string; packages: { "": { version: string } } } = JSON.parse(packageLock);
  const url = `git+https://github.com/${candidate.repository}.git`;
  return [
    ...differs("The version in package.json", own.version, version),
    ...differs("The version in package-lock.json", lock.version, version),
    ...differs("The version of the package in package-lock.json", lock.packages[""].version, version),
    ...differs("The repository in package.json", own.repository?.url, url),
    ...changelogObstacles(changelog, version),
    ...candidate.pages.flatMap(({ file, text }) => pageObstacles(file, text, `v${major}`)),
  ];
}

function differs(what: string, found: string | undefined, expected: string): string[] {
  return found === expected ? [] : [`${what} is "${found ?? ""}", but must be "${expected}".`];
}

function changelogObstacles(changelog: string, version: string): string[] {
  const found: string[] = [];
  if (!hasChapter(changelog, version))
    found.push(`CHANGELOG.md has no text about ${version}. Add a section: ## ${version}`);
  if (hasChapter(changelog, "Unreleased"))
    found.push("CHANGELOG.md has text under Unreleased. Move it to the section of the version.");
  return found;
}

function hasChapter(changelog: string, version: string): boolean {
  try {
    return notesOf(changelog, version) !== "";
  } catch {
    return false;
  }
}

/** Users copy the tag of the major version from the pages, so it must be the tag that this release moves. */
function pageObstacles(file: string, text: string, major: string): string[] {
  const used = [...text.matchAll(/lokaform\/lokaform(?:\/[\w./-]+)?@(v\d+)\b/g)].map(([, tag = ""]) => tag);
  const others = [...new Set(used)].filter((tag) => tag !== major);
  const early = /\b(?:before|until) the first release\b/i.exec(text)?.[0];
  return [
    ...others.map((tag) => `${file} uses @${tag}, but this release moves the tag ${major}.`),
    ...(early ? [`${file} says "${early}". Remove what is no longer true.`] : []),
  ];
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(file, "utf8");
  const files = globSync(["README.md", "docs/**/*.{md,yml}", ".github/workflows/*.yml"]).sort();
  const found = obstacles({
    tag: process.env.GITHUB_REF_NAME ?? "",
    repository: process.env.GITHUB_REPOSITORY ?? "",
    packageJson: read("package.json"),
    packageLock: read("package-lock.json"),
    changelog: read("CHANGELOG.md"),
    pages: files.map((file) => ({ file, text: read(file) })),
  });
  for (const line of found) console.log(`::error::${line}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
