/** What people do on GitHub while the action runs: push, open pull requests, write comments. It is not in the log. */
import { Commits, type Files, type NewCommit, type PushedCommit } from "./commits.ts";
import type { Emulated } from "./emulated.ts";

/** The only repository of the emulated GitHub. */
export const REPOSITORY = "acme/storefront";

export interface Comment {
  id: number;
  login: string;
  body: string;
}

export interface Issue {
  number: number;
  title: string;
  body: string;
  login: string;
  state: string;
  state_reason: string | null;
  labels: string[];
}

export interface OpenOptions {
  login?: string;
  title?: string;
  body?: string;
  labels?: readonly string[];
}

export interface OpenPullOptions extends OpenOptions {
  /** Its first commit. */
  commit?: NewCommit;
  /** The branch into which it is merged, `main` if absent. */
  base?: string;
}

export type MergeMethod = "merge" | "squash" | "rebase";

interface Merged {
  /** The commits that it had. */
  own: readonly string[];
  /** The commits that it had, and those that it added to its base. */
  commits: readonly string[];
  /** The last one that it added to its base. */
  last: string;
}

const MAIN = "main";

interface IssueRow extends Omit<Issue, "login" | "labels"> {
  id: number;
  user: { login: string };
  labels: { name: string }[];
}

export interface ShownPull {
  number: number;
  title: string;
  body: string;
  state: string;
}

interface Pull {
  number: number;
  head: { ref: string };
  base: { ref: string };
}

export class Repository {
  readonly #emulated: Emulated;
  readonly #repository: string;
  readonly #owner: string;
  readonly #commits: Commits;
  readonly #merged = new Map<number, Merged>();
  /** Who edited comments last, by their `node_id`. */
  readonly editors = new Map<string, string>();
  /** The heads of closed pull requests. Their branches may be gone. */
  readonly #lastHeads = new Map<number, string>();

  private constructor(emulated: Emulated, repository: string) {
    this.#emulated = emulated;
    this.#repository = repository;
    this.#owner = repository.split("/")[0] ?? "";
    this.#commits = new Commits(this.#owner, (path, json) => this.#ask("POST", path, json));
  }

  /** Opens the repository with one commit on `main`. */
  static async open(emulated: Emulated, repository: string): Promise<Repository> {
    const opened = new Repository(emulated, repository);
    const files = { "README.md": "# Storefront\n" };
    await opened.branch(MAIN, await opened.#commits.add([], { files }));
    return opened;
  }

  /** Adds a commit to a branch, and returns it. */
  async push(branch = MAIN, commit: NewCommit = {}): Promise<string> {
    const sha = await this.#commits.add([await this.head(branch)], commit);
    await this.#move(branch, sha);
    return sha;
  }

  /** A push of real git. `commits`: oldest first. The branch may be new. */
  async receive(branch: string, commits: readonly PushedCommit[], sha: string): Promise<void> {
    for (const commit of commits) if (!this.#commits.has(commit.sha)) await this.#commits.receive(commit);
    if ((await this.findHead(branch)) !== undefined) await this.#move(branch, sha);
    else await this.branch(branch, sha);
  }

  has(sha: string): boolean {
    return this.#commits.has(sha);
  }

  /** The files of a commit. */
  filesOf(sha: string): Files {
    return this.#commits.filesOf(sha);
  }

  async head(branch = MAIN): Promise<string> {
    const { object } = await this.#ask<{ object: { sha: string } }>("GET", `/git/ref/heads/${branch}`);
    return object.sha;
  }

  /** Creates a branch. */
  async branch(name: string, sha: string): Promise<void> {
    await this.#ask("POST", "/git/refs", { ref: `refs/heads/${name}`, sha });
  }

  async renameDefaultBranch(to: string, from = MAIN): Promise<void> {
    await this.branch(to, await this.head(from));
    await this.#ask("PATCH", "", { default_branch: to });
    await this.#ask("DELETE", `/git/refs/heads/${from}`);
  }

  /** Opens a pull request of a new branch with one commit, and returns its number. */
  async openPull(options: OpenPullOptions = {}): Promise<number> {
    const { login, title = "Texts", body = "", labels = [], base = MAIN, commit = {} } = options;
    const head = `texts-${this.#commits.count}`;
    await this.branch(head, await this.head(base));
    await this.push(head, commit);
    const json = { title, body, head, base };
    const { number } = await this.#ask<{ number: number }>("POST", "/pulls", json, login);
    if (labels.length > 0) await this.#ask("POST", `/issues/${number}/labels`, { labels });
    return number;
  }

  /** The head of a pull request. */
  async pullHead(number: number): Promise<string> {
    return this.head((await this.#pull(number)).head.ref);
  }

  /** Adds a commit to the branch of a pull request, and returns it. */
  async pushToPull(number: number, commit: NewCommit = {}): Promise<string> {
    return this.push((await this.#pull(number)).head.ref, commit);
  }

  /** "Update branch": merges its base into a pull request, and returns the merge. `solved`: files that a person changed in it. */
  async updatePull(number: number, solved: NewCommit["files"] = {}): Promise<string> {
    const { head, base } = await this.#pull(number);
    const [ours, theirs] = [await this.head(head.ref), await this.head(base.ref)];
    const sha = await this.#commits.merge(ours, theirs, { files: solved });
    await this.#move(head.ref, sha);
    return sha;
  }

  /** Replaces the commits of a pull request by one, and returns it. */
  async forcePushPull(number: number, onto: string, commit: NewCommit = {}): Promise<string> {
    const sha = await this.#commits.add([onto], commit);
    await this.#move((await this.#pull(number)).head.ref, sha);
    return sha;
  }

  /** The merge that GitHub makes for each run of a pull request: the base is its first parent, the head its second. */
  async mergeForRun(number: number): Promise<string> {
    const { head, base } = await this.#pull(number);
    return this.#commits.merge(await this.head(base.ref), await this.head(head.ref));
  }

  /** Merges a pull request, and returns the head of its base. */
  async mergePull(
    number: number,
    how: MergeMethod = "merge",
    date?: string,
    message = `Texts (#${number})`,
  ): Promise<string> {
    const { head, base } = await this.#pull(number);
    const [ours, theirs] = [await this.head(base.ref), await this.head(head.ref)];
    const own = this.#commits.between(ours, theirs);
    const commit = { message, ...(date !== undefined && { date }) };
    const added =
      how === "rebase"
        ? await this.#commits.rebase(ours, theirs, commit)
        : [await this.#commits[how](ours, theirs, commit)];
    const last = added.at(-1) ?? ours;
    // emulate merges into the base as it was when the pull request was opened.
    this.#lastHeads.set(number, theirs);
    await this.#ask("PUT", `/pulls/${number}/merge`, { merge_method: how });
    await this.#move(base.ref, last);
    this.#merged.set(number, { own, commits: [...own, ...added], last });
    return last;
  }

  async closePull(number: number): Promise<void> {
    await this.rememberHead(number);
    await this.#ask("PATCH", `/pulls/${number}`, { state: "closed" });
  }

  async rememberHead(number: number): Promise<void> {
    const head = await this.findHead((await this.#pull(number)).head.ref);
    if (head !== undefined) this.#lastHeads.set(number, head);
  }

  /** The head of a closed pull request. */
  lastHead(number: number): string | undefined {
    return this.#lastHeads.get(number);
  }

  async commitsBetween(base: string, head: string): Promise<number> {
    return this.#commits.between(await this.head(base), await this.head(head)).length;
  }

  /** Creates, moves or deletes (undefined) a branch. As GitHub does, closes its pull requests if it has no commits any more. */
  async setBranch(branch: string, sha: string | undefined): Promise<void> {
    const open = await this.#ask<Pull[]>("GET", "/pulls?state=open&per_page=100");
    for (const { number, base } of open.filter(({ head }) => head.ref === branch))
      if (sha === undefined || this.#commits.between(await this.head(base.ref), sha).length === 0)
        await this.closePull(number);
    const exists = (await this.findHead(branch)) !== undefined;
    if (sha === undefined) await this.#ask("DELETE", `/git/refs/heads/${branch}`);
    else if (exists) await this.#move(branch, sha);
    else await this.branch(branch, sha);
  }

  async findHead(branch: string): Promise<string | undefined> {
    return this.head(branch).catch(() => undefined);
  }

  /** `merge_commit_sha` of a pull request. */
  mergeCommitOf(number: number): string | null {
    return this.#merged.get(number)?.last ?? null;
  }

  /** The commits of a pull request, oldest first. */
  async commitsOfPull(number: number): Promise<readonly string[]> {
    const merged = this.#merged.get(number);
    if (merged) return merged.own;
    const { head, base } = await this.#pull(number);
    return this.#commits.between(await this.head(base.ref), await this.head(head.ref));
  }

  /** The pull requests that brought the commit into their base; if there is none, the open ones that have it. */
  async pullsOf(sha: string): Promise<number[]> {
    const merged = [...this.#merged].flatMap(([number, { commits }]) =>
      commits.includes(sha) ? [number] : [],
    );
    if (merged.length > 0) return merged;
    const open = await this.#ask<Pull[]>("GET", "/pulls?state=open&per_page=100");
    const having: number[] = [];
    for (const { number, head, base } of open) {
      const own = this.#commits.between(await this.head(base.ref), await this.head(head.ref));
      if (own.includes(sha)) having.push(number);
    }
    return having;
  }

  async #pull(number: number): Promise<Pull> {
    return this.#ask("GET", `/pulls/${number}`);
  }

  async #move(branch: string, sha: string): Promise<void> {
    await this.#ask("PATCH", `/git/refs/heads/${branch}`, { sha, force: true });
  }

  async openIssue({ login, title = "Something", body = "", labels = [] }: OpenOptions = {}): Promise<number> {
    const { number } = await this.#ask<{ number: number }>("POST", "/issues", { title, body, labels }, login);
    return number;
  }

  async closeIssue(number: number, login?: string, reason = "completed"): Promise<void> {
    await this.#ask("PATCH", `/issues/${number}`, { state: "closed", state_reason: reason }, login);
  }

  async removeLabels(number: number): Promise<void> {
    await this.#ask("PUT", `/issues/${number}/labels`, { labels: [] });
  }

  async comment(number: number, body: string, login?: string): Promise<number> {
    const { id } = await this.#ask<{ id: number }>("POST", `/issues/${number}/comments`, { body }, login);
    return id;
  }

  async editComment(id: number, body: string, login = this.#owner): Promise<void> {
    const path = `/issues/comments/${id}`;
    const { node_id } = await this.#ask<{ node_id: string }>("PATCH", path, { body }, login);
    this.editors.set(node_id, login);
  }

  /** A pull request, as its page shows it. */
  async pull(number: number): Promise<ShownPull> {
    const pull = await this.#ask<ShownPull>("GET", `/pulls/${number}`);
    return { number, title: pull.title, body: pull.body, state: pull.state };
  }

  /** The number of pull requests that were ever opened. */
  async pulls(): Promise<number> {
    return (await this.#ask<Pull[]>("GET", "/pulls?state=all&per_page=100")).length;
  }

  async comments(number: number): Promise<Comment[]> {
    const rows = await this.#all(`/issues/${number}/comments?`);
    return rows.map(({ id, user, body }) => ({ id, login: user.login, body }));
  }

  /** The issues, oldest first, without pull requests. */
  async issues(): Promise<Issue[]> {
    const rows = await this.#all("/issues?state=all&direction=asc&");
    return rows
      .sort((one, other) => one.number - other.number)
      .map(({ number, title, body, user, state, state_reason, labels }) => ({
        number,
        title,
        body,
        login: user.login,
        state,
        state_reason,
        labels: labels.map(({ name }) => name),
      }));
  }

  async #all(path: string): Promise<IssueRow[]> {
    const rows: IssueRow[] = [];
    for (let page = 1; ; page += 1) {
      const found = await this.#ask<IssueRow[]>("GET", `${path}per_page=100&page=${page}`);
      rows.push(...found);
      if (found.length < 100) return rows;
    }
  }

  async #ask<Row>(method: string, path: string, json?: unknown, login = this.#owner): Promise<Row> {
    const whole = `/repos/${this.#repository}${path}`;
    const { status, json: answered } = await this.#emulated.ask(login, method, whole, json);
    if (status >= 300) throw new Error(`${method} ${whole}: ${status} ${JSON.stringify(answered)}`);
    return answered as Row;
  }
}
