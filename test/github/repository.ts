/** What people do on GitHub while the action runs: push, open pull requests, write comments. It is not in the log. */
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

/** Constant, so that the same pushes give the same SHAs. */
const COMMIT_TIME = "2026-01-05T08:00:00Z";
const MAIN = "main";

interface IssueRow extends Omit<Issue, "login" | "labels"> {
  id: number;
  user: { login: string };
  labels: { name: string }[];
}

export class Repository {
  readonly #emulated: Emulated;
  readonly #repository: string;
  readonly #owner: string;
  #tree = "";
  #commits = 0;

  private constructor(emulated: Emulated, repository: string) {
    this.#emulated = emulated;
    this.#repository = repository;
    this.#owner = repository.split("/")[0] ?? "";
  }

  /** Opens the repository with one commit on `main`. */
  static async open(emulated: Emulated, repository: string): Promise<Repository> {
    const opened = new Repository(emulated, repository);
    const readme = { path: "README.md", mode: "100644", type: "blob", content: "# Storefront\n" };
    const tree = await opened.#ask<{ sha: string }>("POST", "/git/trees", { tree: [readme] });
    opened.#tree = tree.sha;
    await opened.branch(MAIN, await opened.#commit([]));
    return opened;
  }

  /** Adds a commit to a branch, and returns it. */
  async push(branch = MAIN): Promise<string> {
    const sha = await this.#commit([await this.head(branch)]);
    await this.#ask("PATCH", `/git/refs/heads/${branch}`, { sha });
    return sha;
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
  async openPull({ login, title = "Texts", body = "", labels = [] }: OpenOptions = {}): Promise<number> {
    const head = `texts-${this.#commits}`;
    await this.branch(head, await this.head());
    await this.push(head);
    const json = { title, body, head, base: MAIN };
    const { number } = await this.#ask<{ number: number }>("POST", "/pulls", json, login);
    if (labels.length > 0) await this.#ask("POST", `/issues/${number}/labels`, { labels });
    return number;
  }

  /** The head of a pull request. */
  async pullHead(number: number): Promise<string> {
    return this.head(await this.#branchOf(number));
  }

  /** Adds a commit to the branch of a pull request, and returns it. */
  async pushToPull(number: number): Promise<string> {
    return this.push(await this.#branchOf(number));
  }

  async #branchOf(number: number): Promise<string> {
    return (await this.#ask<{ head: { ref: string } }>("GET", `/pulls/${number}`)).head.ref;
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

  async #commit(parents: readonly string[]): Promise<string> {
    this.#commits += 1;
    const author = { name: this.#owner, email: `${this.#owner}@example.com`, date: COMMIT_TIME };
    const message = `Commit ${this.#commits}`;
    const json = { message, tree: this.#tree, parents, author };
    return (await this.#ask<{ sha: string }>("POST", "/git/commits", json)).sha;
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
