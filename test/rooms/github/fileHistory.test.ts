/** What manifests said before, read from the emulated GitHub. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { WorkflowContext } from "../../../src/github/event.ts";
import type { EarlierManifests } from "../../../src/model/earlierManifest.ts";
import { checkOut } from "../../dist/shallowCheckout.ts";
import { type GitHub, startGitHub, TOKEN, WORKFLOW_TOKEN } from "./github.ts";

const WEAK = "ghs_weak";
let github: GitHub;
let branches = 0;
let branch = "";

beforeAll(async () => {
  const tokens = {
    [TOKEN]: WORKFLOW_TOKEN,
    [WEAK]: { ...WORKFLOW_TOKEN, permissions: { issues: "write" } },
  } as const;
  github = await startGitHub({ tokens, gitLimits: { blobSize: 5000, treeEntries: 20 } });
  vi.stubEnv("GITHUB_API_URL", github.url);
  vi.stubEnv("GITHUB_GRAPHQL_URL", github.graphqlUrl);
});

afterAll(() => github.close());

beforeEach(async () => {
  branches += 1;
  branch = `case-${branches}`;
  await github.repository.branch(branch, await github.repository.head());
});

const at = (time: number) => new Date(time * 1000).toISOString().replace(/\.\d+/, "");
const START = 1_800_000_000;

async function push(time: number, files: Record<string, string | null>): Promise<string> {
  return github.repository.push(branch, { files, date: at(START + time) });
}

/** Pushes each text of `keys.yaml` in turn, at 1000, 2000 and so on, and returns the last commit. */
async function pushTexts(...texts: readonly string[]): Promise<string> {
  let head = "";
  for (const [index, text] of texts.entries()) head = await push(1000 * (index + 1), { "keys.yaml": text });
  return head;
}

function contextAt(sha: string): WorkflowContext {
  const context = { owner: "acme", repo: "storefront", sha, event: "push", ref: "", workflow: "", home: "" };
  return { ...context, runUrl: "", workflowUrl: "", run: { id: 1, attempt: 1 } };
}

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lokaform-workspace-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Options {
  manifests?: readonly string[];
  target?: string;
  token?: string;
  maxRequests?: number;
  maxCharacters?: number;
  head?: string;
  /** Files that are not those of the commit. */
  onDisk?: Record<string, string>;
}

/** The history of a run in a workspace with the manifests and without git, and the requests for it. */
async function history(options: Options = {}) {
  const { GitHubHistory } = await import("../../../src/github/fileHistory.ts");
  const { manifests = ["keys.yaml"], token = TOKEN, maxRequests = 150, maxCharacters = 1_000_000 } = options;
  const workspace = newFolder();
  const sha = options.head ?? (await github.repository.head(branch));
  const files = github.repository.has(sha) ? github.repository.filesOf(sha) : {};
  for (const [path, text] of Object.entries({ ...files, ...options.onDisk })) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const { signal } = new AbortController();
  const made = new GitHubHistory({
    context: contextAt(sha),
    githubToken: token,
    workspace,
    signal,
    maxRequests,
    maxCharacters,
  });
  return async (since: number) => {
    const before = github.requests.length;
    const found = await made.versions(START + since, manifests, { target: options.target });
    const requests = github.requests
      .slice(before)
      .map(({ method, path }) => `${method} ${path.split("/")[4] ?? path}`);
    return { found, lines: lines(found), requests };
  };
}

function lines({ is, versions }: EarlierManifests): string[] {
  const all = versions.map(
    ({ path, now, before, until }) =>
      `${before || "(none)"} ${until - START} ${path}${now === path ? "" : ` → ${now}`}`,
  );
  return is === "read" ? all : ["unreadable", ...all];
}

test("each commit from the time on gives the text before it, with one request for each text", async () => {
  await pushTexts("A", "B");
  await push(3000, { "other.txt": "x" });
  await push(4000, { "keys.yaml": "C" });
  const versions = await history();
  expect(await versions(1500)).toMatchObject({
    lines: ["B 4000 keys.yaml", "A 2000 keys.yaml"],
    requests: ["GET commits", "POST /graphql", "GET git", "GET git"],
  });
  expect(await versions(3000)).toMatchObject({ lines: ["B 4000 keys.yaml"], requests: [] });
  expect(await versions(4001)).toMatchObject({ lines: [], requests: [] });
  expect(await (await history())(4001)).toMatchObject({
    lines: [],
    requests: ["GET commits", "POST /graphql"],
  });
  expect((await (await history())(1000)).lines).toEqual([
    "B 4000 keys.yaml",
    "A 2000 keys.yaml",
    "(none) 1000 keys.yaml",
  ]);
});

test("a merge replaces the text when it is merged, even if its commits are older than the time", async () => {
  await push(1000, { "keys.yaml": "A" });
  const number = await github.repository.openPull({
    base: branch,
    commit: { files: { "keys.yaml": "B" }, date: at(START + 1100) },
  });
  await github.repository.pushToPull(number, { files: { "keys.yaml": "C" }, date: at(START + 1200) });
  await push(2000, { "other.txt": "x" });
  await github.repository.mergePull(number, "merge", at(START + 3000));
  expect((await (await history())(1500)).lines).toEqual(["A 3000 keys.yaml"]);
  expect((await (await history())(1050)).lines).toEqual(["A 3000 keys.yaml"]);
});

test("what the commits of a branch set is known after its merge, and in its pull request", async () => {
  const target = await push(1000, { "keys.yaml": "A" });
  const number = await github.repository.openPull({
    base: branch,
    commit: { files: { "keys.yaml": "X" }, date: at(START + 1100) },
  });
  await github.repository.pushToPull(number, { files: { "keys.yaml": "B" }, date: at(START + 1200) });
  await github.repository.mergePull(number, "merge", at(START + 3000));
  const sets = async (options: Options, since: number) => {
    const { found } = await (await history(options))(since);
    return (found.merged ?? []).map(({ before, after, until }) => `${before} ${after} ${until - START}`);
  };
  expect(await sets({}, 1050)).toEqual(["X B 1200", "A X 1100"]);
  expect(await sets({}, 1150)).toEqual(["X B 1200"]);
  // Of a pull request, also the commits that are older: a rebase makes them new.
  expect((await sets({ target }, 2500)).sort()).toEqual(["A X Infinity", "X B Infinity"]);
});

test("the files on disk are newer than those of the checked-out commit", async () => {
  await push(1000, { "keys.yaml": "A" });
  const onDisk = { "keys.yaml": "B", "more.yaml": "C" };
  const versions = await history({ manifests: Object.keys(onDisk), onDisk });
  expect((await versions(1500)).lines).toEqual(["A Infinity keys.yaml", "(none) Infinity more.yaml"]);
});

test("a version that came back counts each time", async () => {
  await pushTexts("A", "B", "A", "C");
  const { lines: found, requests } = await (await history())(1500);
  expect(found).toEqual(["A 4000 keys.yaml", "B 3000 keys.yaml", "A 2000 keys.yaml"]);
  expect(requests.filter((one) => one === "GET git")).toHaveLength(2);
});

test("renamed manifests are followed", async () => {
  await push(1000, { "old/keys.yaml": "A" });
  await push(2000, { "old/keys.yaml": "B" });
  await push(3000, { "old/keys.yaml": null, "l10n/keys.yaml": "B" });
  await push(4000, { "l10n/keys.yaml": "C" });
  expect((await (await history({ manifests: ["l10n/keys.yaml"] }))(1500)).lines).toEqual([
    "B 4000 l10n/keys.yaml",
    "B 3000 old/keys.yaml → l10n/keys.yaml",
    "A 2000 old/keys.yaml → l10n/keys.yaml",
  ]);
});

test("files of a folder that did not change are not asked for", async () => {
  const manifests = Array.from({ length: 12 }, (_, index) => `l10n/${index}.yaml`);
  await push(1000, Object.fromEntries(manifests.map((path) => [path, path])));
  for (let index = 0; index < 30; index += 1) await push(2000 + index, { "other.txt": `${index}` });
  await push(3000, { "l10n/7.yaml": "changed" });
  const { lines: found, requests } = await (await history({ manifests }))(1500);
  expect(found).toEqual(["l10n/7.yaml 3000 l10n/7.yaml"]);
  expect(requests).toEqual(["GET commits", "POST /graphql", "POST /graphql", "GET git"]);
});

test("more than one page of commits", async () => {
  await push(500, { "keys.yaml": "A" });
  for (let index = 0; index < 105; index += 1) await push(1000 + index, { "other.txt": `${index}` });
  await push(3000, { "keys.yaml": "B" });
  const { lines: found, requests } = await (await history())(900);
  expect(found).toEqual(["A 3000 keys.yaml"]);
  expect(requests.filter((one) => one === "GET commits")).toHaveLength(2);
});

test("a checkout of one commit is completed by GitHub, and knows what is not committed", async () => {
  const commit = await pushTexts("A", "B", "C");
  const workspace = newFolder();
  await checkOut(github, workspace, { commit, isPacked: false }, onTestFinished);
  writeFileSync(join(workspace, "keys.yaml"), "D");
  const { signal } = new AbortController();
  const folders = { working: workspace, displayRoot: workspace };
  const versions = async (token: string, since: number, environment: NodeJS.ProcessEnv = process.env) => {
    const before = github.requests.length;
    const context = contextAt("0".repeat(40));
    const { GitHubHistory } = await import("../../../src/github/fileHistory.ts");
    const { GitHistory } = await import("../../../src/history/gitHistory.ts");
    const api = new GitHubHistory({ context, githubToken: token, workspace, signal });
    const made = api.completing(new GitHistory({ folders, environment, signal }));
    const found = await made.versions(START + since, ["keys.yaml"]);
    return { found, lines: lines(found), requests: github.requests.length - before };
  };
  expect(await versions(TOKEN, 1500)).toMatchObject({
    lines: ["C Infinity keys.yaml", "B 3000 keys.yaml", "A 2000 keys.yaml"],
    requests: 5,
  });
  expect(await versions(TOKEN, 3500)).toMatchObject({ lines: ["C Infinity keys.yaml"], requests: 0 });
  const weak = await versions(WEAK, 1500);
  expect(weak.lines).toEqual(["unreadable", "C Infinity keys.yaml"]);
  expect(weak.found).toMatchObject({
    why: expect.stringMatching(/Give the job the permission contents: read.*The repository is shallow/),
  });
  // If git fails, GitHub tells all of it, or the run fails.
  const PATH = newFolder();
  writeFileSync(join(PATH, "git"), "#!/bin/sh\nkill -9 $$\n", { mode: 0o755 });
  expect((await versions(TOKEN, 1500, { PATH })).lines).toHaveLength(3);
  await expect(versions(WEAK, 1500, { PATH })).rejects.toThrow("git was ended by the signal SIGKILL");
});

const HOSTILE = [
  "-rf.yaml",
  "q\"uo'te.yaml",
  "new\nline.yaml",
  "$e0: String!) { x }",
  "grün ⚠️.yaml",
  "#hash?.yaml",
  "a:b.yaml",
];

test("file names are only names", async () => {
  const files = (text: string) => Object.fromEntries(HOSTILE.map((name) => [name, `${text} of ${name}`]));
  await push(1000, files("A"));
  await push(2000, files("B"));
  const { found } = await (await history({ manifests: HOSTILE }))(1500);
  expect(found.is).toBe("read");
  expect(new Set(found.versions.map(({ path, before }) => `${before} in ${path}`))).toEqual(
    new Set(HOSTILE.map((name) => `A of ${name} in ${name}`)),
  );
});

async function reason(options: Options, since = 500): Promise<string> {
  const { found } = await (await history(options))(since);
  return found.is === "unreadable" ? found.why : "";
}

test("no more characters are kept than a run has memory for", async () => {
  await pushTexts("A", "B");
  expect(await reason({ maxCharacters: 0 })).toBe(
    "The earlier versions of the manifests are too large to read all of them.",
  );
});

test("a token without permission, no token, an unknown commit, limits and failures are reasons", async () => {
  await pushTexts("A", "B".repeat(6000), "C");
  expect(await reason({ token: WEAK })).toContain("Give the job the permission contents: read");
  expect(await reason({ token: "" })).toBe("The input github-token is empty.");
  expect(await reason({ head: "0".repeat(40) })).toMatch(/^GitHub does not show/);
  expect(await reason({ maxRequests: 1 })).toBe(
    "More than 1 requests to GitHub are needed to read the earlier versions of the manifests.",
  );
  const tooLarge = await (await history())(500);
  expect(tooLarge.lines).toEqual(["unreadable", "A 2000 keys.yaml", "(none) 1000 keys.yaml"]);
  expect(tooLarge.found).toMatchObject({ why: expect.stringContaining("too large") });
  github.faults.add({
    path: /graphql/,
    answer: { status: 422, headers: {}, json: { message: "Broken" } },
    times: 9,
  });
  expect(await reason({})).toContain("GitHub refused it (422");
});

test.each([
  ["a commit that is null", "GET", /\/commits$/, [{ sha: "a".repeat(40), parents: [], commit: null }]],
  ["a repository that is null", "POST", /graphql/, { data: { repository: null } }],
])("%s is not a bug", async (_what, method, path, json) => {
  await pushTexts("A", "B");
  github.faults.add({ method, path, answer: { status: 200, headers: {}, json } });
  const { found } = await (await history())(500);
  expect(found.versions.map(({ until }) => until)).toEqual([]);
});
