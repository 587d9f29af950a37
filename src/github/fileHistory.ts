/** What manifests said before, read through GitHub's API: a workflow usually checks out one commit only. */
import { join } from "node:path";
import { asStored } from "../files/git.ts";
import { byRepository, textOrEmpty } from "../files/paths.ts";
import { ifAbsent, readFile, ToolFailure } from "../files/system.ts";
import {
  type ChangingCommit,
  changingOutside,
  type EarlierManifest,
  type EarlierManifests,
  earlierVersions,
  type FileChange,
  type FileHistory,
  type FoundVersion,
  type HistoryQuestion,
  onLine,
  outsideLine,
  type PullOfCommit,
  type TimedCommit,
} from "../model/earlierManifest.ts";
import { append } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { type ListedCommit, listedCommit } from "../model/trailers.ts";
import { checkoutsOf } from "./checkout.ts";
import { EVENTS_OF_BRANCH, type WorkflowContext } from "./event.ts";
import { failureOf, failureReason, type GitHub, type GitHubAccess, NO_TOKEN, withGitHub } from "./octokit.ts";
import { contentOf } from "./targetFiles.ts";

export interface GitHubHistoryOptions extends GitHubAccess {
  context: WorkflowContext;
  workspace: string;
  maxRequests?: number;
  maxCharacters?: number;
}

const MAX_REQUESTS = 150;
/** Characters of all versions together. One version can have 100 MB. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
const AT_ONCE = 6;

export class GitHubHistory implements FileHistory {
  readonly #options: GitHubHistoryOptions;
  readonly #lineOf = onceForEach((commit: string) => new CommitLine(commit));
  readonly #texts = new Map<string, string>();
  #characters = 0;
  #sent = 0;

  constructor(options: GitHubHistoryOptions) {
    this.#options = options;
  }

  async versions(
    since: number,
    manifests: readonly string[],
    question: HistoryQuestion = {},
  ): Promise<EarlierManifests> {
    const { workspace, context, githubToken } = this.#options;
    if (githubToken === "") return unreadable("The input github-token is empty.");
    const [files, ...otherFiles] = await byRepository(manifests, workspace, workspace);
    if (!files || otherFiles.length > 0) return unreadable("The manifests are not all in one checkout.");
    const { root = workspace, names, nameOf } = files;
    const [{ commit = context.sha } = {}] = await checkoutsOf([root], workspace);
    try {
      return await this.#asking(async (github) => {
        const line = this.#lineOf(commit);
        const reasons = await line.readFrom(github, since, question);
        const paths = [...names.keys()];
        const read = (contents: readonly string[]) => this.#readTexts(github, contents, reasons);
        const log = await changesOn(line, github, paths);
        const changed = await uncommitted(line, root, paths);
        const { known: facts } = await earlierVersions(log, changed, { since, names, nameOf, read });
        const commits = [...line.commits, ...line.outside];
        const [why] = reasons;
        return { ...(why === undefined ? { is: "read" } : { is: "unreadable", why }), ...facts, commits };
      });
    } catch (error) {
      return unreadable(reasonOf(error));
    }
  }

  /** The local repository. GitHub is asked for what it does not have. */
  completing(git: FileHistory): FileHistory {
    const { context, signal } = this.#options;
    const versions: FileHistory["versions"] = async (...args) => {
      const readsLine = args[0] !== Number.POSITIVE_INFINITY;
      // A step before this one may have unpacked files of a stranger into the folder .git.
      if (readsLine && !EVENTS_OF_BRANCH.includes(context.event)) return this.versions(...args);
      const local = await git.versions(...args).catch((error: unknown) => {
        if (error instanceof ToolFailure) return error;
        throw error;
      });
      const isFailure = local instanceof ToolFailure;
      if (!isFailure && (local.is === "read" || !readsLine || signal.aborted)) return local;
      const remote = await this.versions(...args);
      if (remote.is === "read") return remote;
      if (isFailure) throw local;
      // The commits are those of one of both, in their order.
      const { noRepository: _, ...facts } = remote.versions.length > local.versions.length ? remote : local;
      return { ...facts, why: `${remote.why} ${local.why}` };
    };
    return { pullOf: this.pullOf, versions };
  }

  readonly pullOf = onceForEach(async (commit: string): Promise<PullOfCommit> => {
    if (this.#options.githubToken === "") return { is: "unknown", why: NO_TOKEN };
    try {
      return await this.#asking(async (github) => {
        const number = await pullWith(github, commit);
        if (number === undefined) return { is: "none" };
        const query = { ...github.at, pull_number: number, per_page: PAGE };
        const commits = await pagesOf(
          async (page) => (await github.rest.pulls.listCommits({ ...query, page })).data,
        );
        return { is: "pull", commits, changes: (manifests) => this.#changesOf(commits, manifests) };
      });
    } catch (error) {
      if (error instanceof HistoryLimit) return { is: "unknown", why: error.message };
      if (failureOf(error) === "bug") throw error;
      return { is: "unknown", why: failureReason(error, "pull-requests: write") };
    }
  });

  async #changesOf(
    commits: readonly ListedCommit[],
    manifests: readonly string[],
  ): Promise<readonly EarlierManifest[]> {
    const { workspace } = this.#options;
    const [files, ...otherFiles] = await byRepository(manifests, workspace, workspace);
    if (!files || otherFiles.length > 0) return [];
    return this.#asking(async (github) => {
      const made = commits.map((commit) => {
        return { ...commit, until: commit.date, latest: commit.date, by: commit.id };
      });
      const merged = await new CommitLine("").changesIn(github, [...files.names.keys()], made);
      const read = (contents: readonly string[]) => this.#readTexts(github, contents, []);
      return (await earlierVersions({ commits: [], merged }, [], { ...files, since: 0, read })).known.merged;
    }).catch((error) => {
      reasonOf(error);
      return [];
    });
  }

  #asking<Answer>(ask: (github: GitHub) => Promise<Answer>): Promise<Answer> {
    const { context, maxRequests = MAX_REQUESTS } = this.#options;
    const onRequest = () => {
      this.#sent += 1;
      const message = `More than ${maxRequests} requests to GitHub are needed to read the earlier versions of the manifests.`;
      if (this.#sent > maxRequests) throw new HistoryLimit(message);
    };
    return withGitHub(context, { ...this.#options, onRequest }, ask);
  }

  /** Adds to `failures` why some of them could not be read. */
  async #readTexts(github: GitHub, contents: readonly string[], failures: string[]) {
    const unknown = [...new Set(contents)].filter((content) => !this.#texts.has(content));
    const reasons: string[] = [];
    const readText = async (content: string) => {
      try {
        const text = textOrEmpty(await contentOf(github, content));
        this.#characters += text.length;
        if (this.#characters <= (this.#options.maxCharacters ?? MAX_CHARACTERS))
          this.#texts.set(content, text);
        else reasons.push("The earlier versions of the manifests are too large to read all of them.");
      } catch (error) {
        reasons.push(reasonOf(error));
      }
    };
    for (let at = 0; at < unknown.length && reasons.length === 0; at += AT_ONCE)
      await Promise.all(unknown.slice(at, at + AT_ONCE).map(readText));
    append(failures, reasons);
    return this.#texts;
  }
}

function unreadable(reason: string): Extract<EarlierManifests, { is: "unreadable" }> {
  return { is: "unreadable", why: reason, versions: [] };
}

/** A sentence. Rethrows an error in Lokaform. */
function reasonOf(error: unknown): string {
  if (error instanceof HistoryLimit) return error.message;
  if (failureOf(error) === "bug") throw error;
  return `GitHub does not show the earlier versions of the manifests: ${failureReason(error)}.`;
}

/** What the files on disk replace. `line`: with the contents of the files in the checked-out commit. */
async function uncommitted(line: CommitLine, root: string, paths: readonly string[]) {
  const versions = paths.map(async (path): Promise<FoundVersion[]> => {
    const before = line.contentAt(0, path);
    const bytes = await readFile(join(root, path)).catch(ifAbsent);
    const isSame = bytes && before !== undefined && asStored(bytes, before);
    return isSame ? [] : [{ path, now: path, before, until: Number.POSITIVE_INFINITY }];
  });
  return (await Promise.all(versions)).flat();
}

/** What each commit changed in the manifests. Renames are followed on the line only. */
async function changesOn(line: CommitLine, github: GitHub, manifests: readonly string[]) {
  const commits = line.commits.map((commit) => ({ ...commit, changes: [] as FileChange[] }));
  const paths = new Set(manifests);
  // Paths that a manifest had in commit number `index` of the line, and before.
  let followed = manifests.map((path) => ({ path, now: path, index: 0 }));
  while (followed.length > 0) {
    await line.readContents(github, followed);
    const renamed: typeof followed = [];
    for (const { path, now, index: start } of followed)
      for (const [index, { id, parents, changes }] of commits.entries()) {
        const [after, before] = [line.contentAt(index, path), line.contentAt(index + 1, path)];
        if (index < start || after === before) continue;
        const isAdded = before === undefined && parents.length > 0;
        const old = isAdded ? await formerPath(github, id, path) : undefined;
        if (old !== undefined) renamed.push({ path: old, now, index });
        else changes.push({ from: path, to: path, now, before, after });
      }
    for (const { path } of renamed) paths.add(path);
    followed = renamed;
  }
  return { commits, merged: await line.changesIn(github, [...paths], line.merged) };
}

const MAX_PAGES = 20;
/** Merged branches of which the last commit is read in addition. */
const MAX_MERGED = 10;
/** Files that one query names. */
const NAMES = 200;

/** The first-parent line of a commit: what the branch held at each time, and the other commits that merges brought. */
class CommitLine {
  readonly #head: string;
  #since: number | undefined;
  #why: string | undefined;
  commits: readonly TimedCommit[] = [];
  /** Those that merges brought. `merged`: of them, those whose texts count, newest first. */
  outside: readonly TimedCommit[] = [];
  merged: readonly TimedCommit[] = [];
  /** Each commit of the line, and the one before it; the checked-out one if there are none. */
  #states: readonly string[] = [];
  /** Ids of files and folders by `commit:path`. */
  readonly #ids = new Map<string, string | undefined>();

  constructor(head: string) {
    this.#head = head;
  }

  /** Reads the commits from `since` (Unix seconds) on. Returns why some are unknown. */
  async readFrom(github: GitHub, since: number, { target, now }: HistoryQuestion): Promise<string[]> {
    if (this.#since === undefined || since < this.#since) {
      const listed = new Map<string, ListedCommit>();
      this.#why = `More than ${PAGE * MAX_PAGES} commits were made since then, and older ones are not read.`;
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const commits = await listCommits(github, this.#head, since, page);
        for (const commit of commits) listed.set(commit.id, commit);
        if (commits.length === PAGE) continue;
        this.#why = undefined;
        break;
      }
      if (target !== undefined) {
        const { commits, isWhole } = await commitsAfter(github, target, this.#head);
        for (const commit of commits) listed.set(commit.id, commit);
        if (!isWhole) this.#why = `The pull request has more than ${MAX_COMPARED} commits.`;
      }
      const line: ListedCommit[] = [];
      for (let at = listed.get(this.#head); at; at = listed.get(at.parents[0] ?? "")) line.push(at);
      this.commits = onLine(line, now);
      // The last commit of a merged branch that is older than what was asked for can be a pull that was merged late.
      const tips = this.commits.flatMap(({ parents }) => parents.slice(1)).filter((id) => !listed.has(id));
      for (const id of tips.slice(0, MAX_MERGED))
        for (const tip of (await listCommits(github, id, 0, 1)).slice(0, 1)) listed.set(id, tip);
      this.outside = outsideLine(this.commits, listed.values());
      this.merged = changingOutside(this.outside, { since, now }).sort((commit, otherCommit) =>
        commit.until === otherCommit.until ? 0 : otherCommit.until - commit.until,
      );
      const before = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#head];
      this.#states = [...this.commits.map(({ id }) => id), ...before];
      this.#since = since;
    }
    return this.#why === undefined ? [] : [this.#why];
  }

  /** Reads which content each file has in each commit of the line. If a folder did not change, its files did not either. */
  async readContents(github: GitHub, files: readonly { path: string }[]): Promise<void> {
    const paths = [...new Set(files.map(({ path }) => path))];
    const folder = commonFolder(paths);
    const states = this.#states;
    const folders = folder === "" ? [] : states.map((commit) => `${commit}:${folder}`);
    await this.#read(github, folders);
    const idOf = (index: number) => this.#ids.get(folders[index] ?? "");
    const shas = states.filter((_, index) => folder === "" || index === 0 || idOf(index) !== idOf(index - 1));
    const names = shas.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
    await this.#read(github, names);
    for (const path of paths) {
      let last: string | undefined;
      for (const commit of states) {
        const name = `${commit}:${path}`;
        if (this.#ids.has(name)) last = this.#ids.get(name);
        else this.#ids.set(name, last);
      }
    }
  }

  /** The content of a file after commit number `index`, or before the last one of the line; undefined: there was none. */
  contentAt(index: number, path: string): string | undefined {
    const commit = this.#states[index];
    return commit === undefined ? undefined : this.#ids.get(`${commit}:${path}`);
  }

  async changesIn(
    github: GitHub,
    paths: readonly string[],
    commits: readonly TimedCommit[],
  ): Promise<ChangingCommit[]> {
    const newestCommits = commits.slice(0, (NAMES * MAX_PAGES) / (2 * paths.length));
    const names = newestCommits.flatMap(({ id, parents }) =>
      paths.flatMap((path) => [`${id}:${path}`, `${parents[0]}:${path}`]),
    );
    await this.#read(github, names);
    return newestCommits.map((commit) => {
      const changes = paths.map((path) => {
        const [before, after] = [commit.parents[0], commit.id].map((id) => this.#ids.get(`${id}:${path}`));
        return { from: path, to: path, before, after };
      });
      return { ...commit, changes: changes.filter(({ before, after }) => before !== after) };
    });
  }

  async #read(github: GitHub, names: readonly string[]): Promise<void> {
    const unknown = names.filter((name) => !this.#ids.has(name));
    for (let at = 0; at < unknown.length; at += NAMES) {
      const batch = unknown.slice(at, at + NAMES);
      const ids = await objectIds(github, batch);
      for (const [index, name] of batch.entries()) this.#ids.set(name, ids[index]);
    }
  }
}

/** The innermost folder that contains all of them; for one file, the file itself is asked for. */
function commonFolder(paths: readonly string[]): string {
  const [firstPath = "", ...otherPaths] = paths;
  if (otherPaths.length === 0) return "";
  const parts = firstPath.split("/").slice(0, -1);
  while (parts.length > 0 && !otherPaths.every((path) => path.startsWith(`${parts.join("/")}/`))) parts.pop();
  return parts.join("/");
}

/** A limit of GitHub, or of our own, is reached. The message is a sentence. */
class HistoryLimit extends Error {
  override name = "HistoryLimit";
}

/** GitHub's maximum for a page. */
const PAGE = 100;

async function listCommits({ rest, at }: GitHub, head: string, since: number, page: number) {
  const { data } = await rest.repos.listCommits({
    ...{ ...at, sha: head, per_page: PAGE, page },
    since: new Date(since * 1000).toISOString().replace(/\.\d+/, ""),
  });
  return data.map((commit) => toListed(commit));
}

/** GitHub lists at most so many commits of a pull request. */
const MAX_COMPARED = 250;

async function pagesOf(readPage: (page: number) => Promise<readonly Commit[]>, isOpen = false) {
  const commits: ListedCommit[] = [];
  for (let page = 1; page <= Math.ceil(MAX_COMPARED / PAGE); page += 1) {
    const rows = await readPage(page);
    for (const row of rows) commits.push(toListed(row, isOpen));
    if (rows.length < PAGE) break;
  }
  return commits;
}

/** What `head` has in addition to a commit: only a pull request has it. */
async function commitsAfter({ rest, at }: GitHub, commit: string, head: string) {
  let total = 0;
  const readPage = async (page: number) => {
    const query = { ...at, basehead: `${commit}...${head}`, per_page: PAGE, page };
    const { data } = await rest.repos.compareCommitsWithBasehead(query);
    total = data.total_commits;
    return data.commits;
  };
  const commits = await pagesOf(readPage, true);
  return { commits, isWhole: total <= commits.length };
}

/** The pull request that was merged as this commit, or brought it. One of a merge queue is in no list yet: its branch is named after it. */
async function pullWith({ rest, at, context }: GitHub, commit: string): Promise<number | undefined> {
  const query = { ...at, commit_sha: commit, per_page: PAGE };
  const { data } = await rest.repos.listPullRequestsAssociatedWithCommit(query);
  const merged = data.filter(({ merged_at }) => merged_at !== null);
  const [pull = data.find(({ number }) => number === context.pullRequest?.number)] = [
    ...merged.filter(({ merge_commit_sha }) => merge_commit_sha === commit),
    ...merged,
  ];
  const queued = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(context.ref)?.[1];
  return pull?.number ?? (queued !== undefined && commit === context.sha ? Number(queued) : undefined);
}

/** The ids of files or folders, each named by `commit:path`; undefined: there is none. */
async function objectIds({ graphql, at }: GitHub, names: readonly string[]): Promise<(string | undefined)[]> {
  const variables = names.map((name, index) => [`e${index}`, name] as const);
  const declared = variables.map(([name]) => `, $${name}: String!`).join("");
  const fields = variables.map(([name]) => `${name}: object(expression: $${name}) { oid }`).join(" ");
  const query = `query($owner: String!, $name: String!${declared}) { repository(owner: $owner, name: $name) { ${fields} } }`;
  const { repository } = await graphql<{ repository: Record<string, { oid: string } | null> | null }>(query, {
    ...{ owner: at.owner, name: at.repo },
    ...Object.fromEntries(variables),
  });
  if (repository === null) throw new HistoryLimit("GitHub does not show this repository to the token.");
  return variables.map(([variable]) => repository[variable]?.oid);
}

async function formerPath({ rest, at }: GitHub, commit: string, path: string): Promise<string | undefined> {
  const { data } = await rest.repos.getCommit({ ...at, ref: commit });
  const file = data.files?.find(({ filename, status }) => filename === path && status === "renamed");
  return file?.previous_filename;
}

type Commit = Awaited<ReturnType<GitHub["rest"]["repos"]["listCommits"]>>["data"][number];

/** `commit` is null if its object is damaged. */
function toListed({ sha, parents, commit }: Commit, isOpen = false): ListedCommit {
  const { committer, author, message = "" }: Partial<Commit["commit"]> = commit ?? {};
  const date = Date.parse(committer?.date ?? author?.date ?? "") / 1000;
  const made = { id: sha, date, message, committer: committer?.email ?? "" };
  return listedCommit({ ...made, parents: parents.map((parent) => parent.sha) }, isOpen);
}
