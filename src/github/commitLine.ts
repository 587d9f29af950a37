/** The first-parent line of a commit: what the branch held at each time, and the other commits that merges brought. */
import type { MergedVersion } from "../files/manifestNames.ts";
import { trailersOf } from "../files/trailers.ts";
import {
  besideLine,
  type HistoryQuestion,
  type ListedCommit,
  onLine,
  type TimedCommit,
} from "../model/earlierManifest.ts";
import type { WorkflowContext } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** Pages of commits that are read at most. */
const MAX_PAGES = 20;
/** Merged branches of which the last commit is read in addition. */
const MAX_MERGED = 10;
/** Files that one query names. */
const NAMES = 200;

export class CommitLine {
  readonly #head: string;
  #since: number | undefined;
  #why: string | undefined;
  #commits: readonly TimedCommit[] = [];
  #merged: readonly TimedCommit[] = [];
  /** Each commit of the line, and the one before it; the checked-out one if there are none. */
  #states: readonly string[] = [];
  /** Ids of files and folders by `commit:path`. */
  readonly #ids = new Map<string, string | undefined>();

  constructor(head: string) {
    this.#head = head;
  }

  /** Newest first. */
  get commits(): readonly TimedCommit[] {
    return this.#commits;
  }

  /** Those outside of the line, newest first. */
  get merged(): readonly TimedCommit[] {
    return this.#merged;
  }

  /** Reads the commits from `since` (Unix seconds) on. Returns why some are unknown. */
  async readFrom(
    requests: LimitedRequests,
    since: number,
    { target, now }: HistoryQuestion,
  ): Promise<string[]> {
    if (this.#since === undefined || since < this.#since) {
      const listed = new Map<string, ListedCommit>();
      this.#why = `More than ${PAGE * MAX_PAGES} commits were made since then, and older ones are not read.`;
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const found = await requests.commits(this.#head, since, page);
        for (const one of found) listed.set(one.id, one);
        if (found.length === PAGE) continue;
        this.#why = undefined;
        break;
      }
      if (target !== undefined)
        for (const one of await requests.commitsAfter(target, this.#head))
          listed.set(one.id, { ...one, time: Number.POSITIVE_INFINITY });
      this.#commits = onLine(lineOf(this.#head, listed), now);
      await this.#readMerged(requests, listed);
      const merged = besideLine(this.#commits, listed.values(), { since, now });
      this.#merged = merged.sort((one, other) => (one.until === other.until ? 0 : other.until - one.until));
      const last = this.#commits.at(-1);
      this.#states = last
        ? [...this.#commits.map(({ id }) => id), ...last.parents.slice(0, 1)]
        : [this.#head];
      this.#since = since;
    }
    return this.#why === undefined ? [] : [this.#why];
  }

  /** The last commits of merged branches, if they are older than what was asked for: one can be a pull that was merged late. */
  async #readMerged(requests: LimitedRequests, listed: Map<string, ListedCommit>): Promise<void> {
    const merged = this.#commits.flatMap(({ parents }) => parents.slice(1)).filter((id) => !listed.has(id));
    for (const id of merged.slice(0, MAX_MERGED)) {
      const [tip] = await requests.commits(id, 0, 1);
      if (tip) listed.set(id, tip);
    }
  }

  /** Reads which content each file has in each commit of the line. If a folder did not change, its files did not either. */
  async readContents(requests: LimitedRequests, files: readonly { path: string }[]): Promise<void> {
    const paths = [...new Set(files.map(({ path }) => path))];
    const folder = commonFolder(paths);
    const states = this.#states;
    if (folder !== "")
      await this.#read(
        requests,
        states.map((commit) => `${commit}:${folder}`),
      );
    const kept = states.filter(
      (commit, index) =>
        folder === "" ||
        index === 0 ||
        this.#ids.get(`${commit}:${folder}`) !== this.#ids.get(`${states[index - 1]}:${folder}`),
    );
    await this.#read(
      requests,
      kept.flatMap((commit) => paths.map((path) => `${commit}:${path}`)),
    );
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

  /** What the commits outside of the line changed, as far as few requests tell. */
  async mergedContents(
    requests: LimitedRequests,
    paths: readonly string[],
  ): Promise<Omit<MergedVersion, "now">[]> {
    const read = this.#merged.slice(0, (NAMES * MAX_PAGES) / (2 * paths.length));
    await this.#read(
      requests,
      read.flatMap(({ id, parents }) => paths.flatMap((path) => [`${id}:${path}`, `${parents[0]}:${path}`])),
    );
    return read.flatMap(({ id, parents, until, trailers: { pulled } }) =>
      paths.flatMap((path) => {
        const [content, former] = [id, parents[0]].map((commit) => this.#ids.get(`${commit}:${path}`));
        const version = { path, until, former, content, ...(pulled !== undefined && { pulled }) };
        return content === former ? [] : [version];
      }),
    );
  }

  async #read(requests: LimitedRequests, names: readonly string[]): Promise<void> {
    const unknown = names.filter((name) => !this.#ids.has(name));
    for (let at = 0; at < unknown.length; at += NAMES) {
      const asked = unknown.slice(at, at + NAMES);
      const ids = await requests.objectIds(asked);
      for (const [index, name] of asked.entries()) this.#ids.set(name, ids[index]);
    }
  }
}

function lineOf(head: string, listed: ReadonlyMap<string, ListedCommit>): ListedCommit[] {
  const line: ListedCommit[] = [];
  for (let at = listed.get(head); at; at = listed.get(at.parents[0] ?? "")) line.push(at);
  return line;
}

/** The innermost folder that contains all of them; for one file, the file itself is asked for. */
function commonFolder(paths: readonly string[]): string {
  const [first = "", ...others] = paths;
  if (others.length === 0) return "";
  const parts = first.split("/").slice(0, -1);
  while (parts.length > 0 && !others.every((path) => path.startsWith(`${parts.join("/")}/`))) parts.pop();
  return parts.join("/");
}

/** A limit of GitHub, or of our own, is reached. The message is a sentence. */
export class HistoryLimit extends Error {
  override name = "HistoryLimit";
}

/** GitHub's maximum for a page. */
const PAGE = 100;

export class LimitedRequests {
  readonly #octokit: Octokit;
  readonly #at: { owner: string; repo: string };
  readonly #count: () => void;

  /** `count`: called before each request. It throws a {@link HistoryLimit} if no more may be sent. */
  constructor(octokit: Octokit, { owner, repo }: WorkflowContext, count: () => void) {
    this.#octokit = octokit;
    this.#at = { owner, repo };
    this.#count = count;
  }

  /** A page of the commits that lead to `head`, from `since` (Unix seconds) on. */
  async commits(head: string, since: number, page: number): Promise<ListedCommit[]> {
    this.#count();
    const { data } = await this.#octokit.rest.repos.listCommits({
      ...{ ...this.#at, sha: head, per_page: PAGE, page },
      since: new Date(since * 1000).toISOString().replace(/\.\d+/, ""),
    });
    return data.map(listed);
  }

  /** What `head` has in addition to a commit: the newest ones, as many as GitHub shows. */
  async commitsAfter(commit: string, head: string): Promise<ListedCommit[]> {
    this.#count();
    const { data } = await this.#octokit.rest.repos.compareCommitsWithBasehead({
      ...{ ...this.#at, basehead: `${commit}...${head}` },
    });
    return data.commits.map(listed);
  }

  /** The ids of files or folders, each named by `commit:path`; undefined: there is none. */
  async objectIds(names: readonly string[]): Promise<(string | undefined)[]> {
    this.#count();
    const variables = names.map((name, index) => [`e${index}`, name] as const);
    const declared = variables.map(([name]) => `, $${name}: String!`).join("");
    const fields = variables.map(([name]) => `${name}: object(expression: $${name}) { oid }`).join(" ");
    const query = `query($owner: String!, $name: String!${declared}) { repository(owner: $owner, name: $name) { ${fields} } }`;
    const { owner, repo: name } = this.#at;
    const { repository } = await this.#octokit.graphql<{
      repository: Record<string, { oid: string } | null>;
    }>(query, { owner, name, ...Object.fromEntries(variables) });
    return variables.map(([variable]) => repository[variable]?.oid);
  }

  async blob(id: string): Promise<Uint8Array> {
    this.#count();
    const { data } = await this.#octokit.rest.git.getBlob({ ...this.#at, file_sha: id });
    return Buffer.from(data.content, "base64");
  }

  /** The path that a file had before the commit renamed it. */
  async formerPath(commit: string, path: string): Promise<string | undefined> {
    this.#count();
    const { data } = await this.#octokit.rest.repos.getCommit({ ...this.#at, ref: commit });
    const file = data.files?.find(({ filename, status }) => filename === path && status === "renamed");
    return file?.previous_filename;
  }
}

function listed({
  sha,
  parents,
  commit: { committer, author, message },
}: {
  sha: string;
  parents: readonly { sha: string }[];
  commit: { committer: { date?: string } | null; author: { date?: string } | null; message: string };
}): ListedCommit {
  const time = Date.parse(committer?.date ?? author?.date ?? "") / 1000;
  return { id: sha, parents: parents.map((parent) => parent.sha), time, trailers: trailersOf(message) };
}
