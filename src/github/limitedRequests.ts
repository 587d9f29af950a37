/** The requests that read the history of files, at most as many as a run may send for it. */
import { trailersOf } from "../files/trailers.ts";
import type { ListedCommit } from "../model/earlierManifest.ts";
import type { WorkflowContext } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** A limit of GitHub, or of our own, is reached. The message is a sentence. */
export class HistoryLimit extends Error {
  override name = "HistoryLimit";
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
