/** A real git repository with the commits of the emulated GitHub. What is pushed to it, GitHub has as well. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PushedCommit } from "../github/commits.ts";
import type { GitHub } from "../github/github.ts";
import type { OnEnd } from "./harness.ts";
import { addCommit, afterGit } from "./shallowCheckout.ts";

export class Origin {
  readonly folder: string;
  /** A POST to it takes over what was pushed. */
  readonly url: string;
  readonly #github: GitHub;
  readonly #known = new Set<string>();

  private constructor(github: GitHub, folder: string, url: string) {
    this.#github = github;
    this.folder = folder;
    this.url = url;
  }

  static async open(github: GitHub, onEnd: OnEnd): Promise<Origin> {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-origin-"));
    onEnd(() => rmSync(folder, { recursive: true }));
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onEnd(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    const origin = new Origin(github, folder, `http://127.0.0.1:${port}`);
    origin.git("init", "-q", "-b", "unused");
    server.on("request", async (_request, response) => {
      await origin.receive();
      response.end();
    });
    return origin;
  }

  git(...words: string[]): string {
    return execFileSync("git", words, { cwd: this.folder, encoding: "utf8" }).trim();
  }

  /** Fetches a branch from GitHub, where it was merged or pushed. */
  async fetch(branch: string): Promise<string> {
    const sha = await this.#github.repository.head(branch);
    await addCommit(this.#github, this.folder, sha, this.#known);
    this.git("update-ref", `refs/heads/${branch}`, sha);
    return sha;
  }

  /** Refuses every push from now on. */
  refusePushes(): void {
    mkdirSync(join(this.folder, ".git/hooks"));
    writeFileSync(join(this.folder, ".git/hooks/pre-receive"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  }

  /** Gives GitHub what was pushed here. */
  async receive(): Promise<void> {
    const refs = this.git("for-each-ref", "--format=%(objectname) %(refname:strip=2)", "refs/heads");
    for (const line of refs.split("\n").filter((one) => one !== "")) {
      const [sha = "", branch = ""] = line.split(" ");
      const shas = this.git("rev-list", "--reverse", sha).split("\n");
      const commits = shas.filter((one) => !this.#known.has(one)).map((one) => this.#commit(one));
      await afterGit();
      await this.#github.repository.receive(branch, commits, sha);
      for (const one of shas) this.#known.add(one);
    }
  }

  #commit(sha: string): PushedCommit {
    const format = "%P%n%an%n%ae%n%aI%n%cn%n%ce%n%cI";
    const [parents = "", name = "", email = "", date = "", ...committer] = this.git(
      ...["log", "-1", `--format=${format}`, sha],
    ).split("\n");
    const [otherName = "", otherEmail = "", otherDate = ""] = committer;
    const paths = this.git("ls-tree", "-r", "-z", "--name-only", sha)
      .split("\0")
      .filter((path) => path !== "");
    const text = (path: string) =>
      execFileSync("git", ["show", `${sha}:${path}`], { cwd: this.folder, encoding: "utf8" });
    return {
      sha,
      parents: parents.split(" ").filter((one) => one !== ""),
      files: Object.fromEntries(paths.map((path) => [path, text(path)])),
      message: this.git("log", "-1", "--format=%B", sha),
      author: { name, email, date },
      committer: { name: otherName, email: otherEmail, date: otherDate },
    };
  }
}
