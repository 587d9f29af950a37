/** The requests that read the history of files, at most as many as a run may send for it. */
import type { WorkflowContext } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** A limit of GitHub, or of our own, is reached. The message is a sentence. */
export class HistoryLimit extends Error {
  override name = "HistoryLimit";
}

/** One commit of a list, newest first. */
export interface ListedCommit {
  id: string;
  parent: string | undefined;
  /** Unix seconds. */
  time: number;
}

/** GitHub's maximum for a page. */
export const PAGE = 100;

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
    return data.map(({ sha, parents, commit }) => ({
      id: sha,
      parent: parents[0]?.sha,
      time: Date.parse(commit.committer?.date ?? commit.author?.date ?? "") / 1000,
    }));
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

  /** All files of a commit. */
  async files(commit: string): Promise<string[]> {
    this.#count();
    const { data } = await this.#octokit.rest.git.getTree({
      ...{ ...this.#at, tree_sha: commit, recursive: "1" },
    });
    if (data.truncated) throw new HistoryLimit("The repository has too many files for GitHub to list them.");
    return data.tree.flatMap(({ path, type }) => (type === "blob" ? [path] : []));
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
