/**
 * A text in a file and in a project, and what people do with both: `2 commit B` is a commit on day 2. A story is played with the
 * command line, where all commits are there, or with the action, in a checkout of one commit and the emulated GitHub. Before each
 * apply and each pull, plan must say what it will do. A step `agree` asks drift too, and so does `done`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { errorResponse, responseBefore } from "../faults/faults.ts";
import { TOKEN as GITHUB_TOKEN, type GitHub, startGitHub, WORKFLOW_TOKEN } from "../rooms/github/github.ts";
import { inFolder, PROJECT, type ProjectState, type PullFolder, TOKEN } from "../rooms/pull/harness.ts";
import { JANE } from "../rooms/pull/repository.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { isActionHere } from "../scale.ts";
import { type Commit, GitRepository, lineOf } from "../torture/gitHistory.ts";
import { dispatch, type Event, pullRequest, push, schedule } from "./events.ts";
import { runAction } from "./runner.ts";
import { CLI, runNode } from "./spawn.ts";

export type Way = "command line" | "action";
export type Verdict = "same" | "write" | "pull" | "conflict" | "undecided" | "held";

const START = Date.UTC(2026, 0, 1) / 1000;
const DAY = 86_400;
const JANES_TOKEN = "janes-token-0123456789";
const NAME = "cart.title:en";
const GITHUB_USER = {
  ...WORKFLOW_TOKEN,
  permissions: { ...WORKFLOW_TOKEN.permissions, contents: "write", actions: "read" },
} as const;

/** Exit codes of plan, drift and apply. */
const CODES: Record<Verdict, readonly [plan: number, drift: number, apply: number]> = {
  ...{ same: [0, 0, 0], write: [0, 2, 0], pull: [0, 2, 0] },
  ...{ conflict: [1, 2, 1], undecided: [0, 2, 1], held: [0, 0, 0] },
};

const fileOf = (text: string) =>
  `keys:\n  - key_name: cart.title\n    platforms: [web]\n    translations: { en: ${text} }\n`;

interface Ran {
  code: number | null;
  said: string;
}

/** `settings`: further lines of lokaform.yaml. */
export function play(way: Way, steps: readonly string[], settings = ""): Promise<void> {
  const translations = [{ language_iso: "en", translation: "" }];
  const keys = [{ key_id: 1, key_name: "cart.title", platforms: ["web" as const], translations }];
  return inWorld(way, { keys }, settings, async (world) => {
    for (const step of steps) await world.take(step);
  });
}

export async function inWorld(
  way: Way,
  state: ProjectState,
  settings: string,
  action: (world: World) => Promise<void>,
): Promise<void> {
  const faults: Fault[] = [];
  let world: World | undefined;
  const tokens = [{ token: JANES_TOKEN, user: { user_id: 2, email: JANE } }];
  const github =
    way === "action" ? await startGitHub({ tokens: { [GITHUB_TOKEN]: GITHUB_USER } }) : undefined;
  const projects = { [PROJECT]: { project: { base_language_iso: "en" }, ...state } };
  try {
    await inFolder(
      { token: TOKEN, tokens, projects },
      async (folder) => {
        world = new World(folder, github, faults);
        world.write({
          "lokaform.yaml": `project: ${PROJECT}\nkeys: ["*s.yaml"]\n${settings}`,
          // Pull and drift are in other workflows than apply.
          ".github/workflows/lokaform.yml": "steps: [{ with: { command: apply } }]\n",
        });
        await action(world);
      },
      faults,
      () => (world?.now ?? START) * 1000,
    );
  } finally {
    await github?.close();
  }
}

export class World {
  /** Unix seconds: of the service and of commits. */
  now = START;
  readonly #folder: PullFolder;
  readonly #github: GitHub | undefined;
  readonly #faults: Fault[];
  readonly #repository: GitRepository;
  readonly #branches = new Map<string, Commit>();
  #branch = "main";
  /** What is not committed; with the action, a pull request has it. */
  #open: string | undefined;
  #last: { state: string; verdict: Verdict; withDrift: boolean } | undefined;

  constructor(folder: PullFolder, github: GitHub | undefined, faults: Fault[]) {
    this.#folder = folder;
    this.#github = github;
    this.#faults = faults;
    this.#repository = new GitRepository(folder.folder);
  }

  async take(step: string): Promise<void> {
    const [day = "", verb = "", one = "", other = ""] = step.split(" ");
    this.now = Math.max(this.now + 60, START + Number(day) * DAY);
    const taken: Record<string, () => unknown> = {
      /** `commit TEXT overwrite`: with the trailer. Without a text: what is open. */
      commit: () =>
        this.commit(
          { "keys.yaml": fileOf(one || (this.#open ?? "")) },
          other && `Lokaform-Overwrite: ${NAME}`,
        ),
      write: () => this.#write(one),
      jane: () => this.#edit(JANES_TOKEN, one),
      ours: () => this.#edit(TOKEN, one),
      /** A branch that does not exist begins at the present commit. */
      on: () => this.#on(one),
      merge: () => this.#merge(one, other),
      /** `says VERDICT VERDICT`: the second one is that of the command line, which does not know the last apply. */
      says: async () => expect(await this.verdict()).toBe(this.#github ? one : other || one),
      agree: async () => expect(await this.verdict(true)).toBe(one),
      /** `has FILE PROJECT` */
      has: () => expect(this.#both).toEqual([one, other]),
      /** An apply that worked, without a run. */
      applied: () => this.#applied(),
      apply: () => this.#apply(),
      refused: () => this.#apply({ isRefused: true }),
      late: () => this.#late(),
      pull: () => this.#pull(one || this.#branch),
      accept: () => this.#pull(this.#branch, `pull --accept=${NAME}`),
      overwrite: () => this.#apply({ isNamed: true }),
      restore: () => this.#restore(),
      /** Neither plan nor drift nor apply has anything to do. */
      done: async () => {
        expect(await this.verdict(true)).toBe("same");
        await this.#apply();
      },
    };
    try {
      await taken[verb]?.();
    } catch (error) {
      if (error instanceof Error) error.message = `${step}: ${error.message}`;
      throw error;
    }
  }

  async #on(branch: string): Promise<void> {
    const tip = this.#branches.get(branch) ?? this.#tip;
    await this.#github?.repository.receive(branch, [], tip.id);
    this.#branches.set(branch, tip);
    this.#branch = branch;
    this.#checkOut();
  }

  get #tip(): Commit {
    const tip = this.#branches.get(this.#branch);
    if (!tip) throw new Error("there is no commit");
    return tip;
  }

  /** What the file and the project say. */
  get #both(): [file: string, live: string] {
    const { translations } = this.#folder.sandbox.state().projects[PROJECT]?.keys[0] ?? {};
    const text = /en: (\S+)/.exec(this.read("keys.yaml"))?.[1];
    return [text ?? "", translations?.[0]?.translation ?? ""];
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      const full = join(this.#folder.folder, path);
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.#folder.folder, path), "utf8");
  }

  #checkOut(commit = this.#tip, isWhole = !this.#github): void {
    this.#repository.checkOut(commit, !isWhole);
    this.write(commit.files);
  }

  async commit(files: Commit["files"], trailer = "", branch = this.#branch): Promise<void> {
    this.#open = undefined;
    const tip = this.#branches.get(branch);
    const settings = this.read("lokaform.yaml");
    const all = { ...tip?.files, "lokaform.yaml": settings, ...files };
    await this.#land(all, tip ? [tip] : [], `change\n\n${trailer}`.trim(), branch);
  }

  async #land(
    files: Commit["files"],
    parents: readonly Commit[],
    message = "merge",
    branch = this.#branch,
  ): Promise<Commit> {
    const commit = this.#repository.commit({ files, parents, date: this.now, message });
    const date = new Date(this.now * 1000).toISOString().replace(".000", "");
    const author = { name: "a", email: "a@example.com", date };
    const pushed = { sha: commit.id, parents: parents.map(({ id }) => id), files, message };
    await this.#github?.repository.receive(branch, [{ ...pushed, author, committer: author }], commit.id);
    this.#branches.set(branch, commit);
    this.#checkOut();
    return commit;
  }

  #write(text: string): void {
    this.#open = text;
    if (!this.#github) this.write({ "keys.yaml": fileOf(text) });
  }

  async #edit(token: string, text: string): Promise<void> {
    const translations = [{ language_iso: "en", translation: text }];
    const answer = await fetch(`${this.#folder.sandbox.url}/projects/${PROJECT}/keys`, {
      method: "PUT",
      headers: { "X-Api-Token": token, "Content-Type": "application/json" },
      body: JSON.stringify({ keys: [{ key_id: 1, translations }] }),
    });
    expect(answer.status).toBe(200);
  }

  async #merge(name: string, how: string): Promise<void> {
    const [ours, theirs] = [this.#tip, this.#branches.get(name) ?? this.#tip];
    const own = lineOf(theirs).filter((one) => !lineOf(ours).includes(one));
    if (how === "merge") await this.#land(theirs.files, [ours, theirs]);
    const squashed = own.map(({ message }) => `* ${message}`).join("\n\n");
    if (how === "squash") await this.#land(theirs.files, [ours], squashed);
    if (how !== "rebase") return;
    for (const { files, message } of own.toReversed()) await this.#land(files, [this.#tip], message);
  }

  /** Runs a command. `event`: starts the action; without it, a person types the command. */
  async run(line: string, event?: Event): Promise<Ran> {
    const { folder, sandbox } = this.#folder;
    const { PATH = "" } = process.env;
    const LOKALISE_API_URL = sandbox.url;
    if (this.#github && event) {
      const [command = "", ...more] = line.replaceAll("'", "").split(" --");
      const given = more.map((one) => one.split(/[= ]/)).map(([name, value = "true"]) => [name, value]);
      const shared = { token: TOKEN, LOKALISE_API_URL, ...Object.fromEntries(given) };
      const context = { event, github: this.#github, githubToken: GITHUB_TOKEN };
      if (command === "pull") {
        const earlier = this.#github.requests.length;
        const { code, all } = await runAction(folder, { uses: "pullAction", ...shared }, { PATH }, context);
        const sent = this.#github.requests.slice(earlier).map(({ body }) => JSON.stringify(body));
        return { code, said: [all, ...sent].join("\n") };
      }
      const { code, all } = await runAction(
        folder,
        { command, publish: "false", ...shared },
        { PATH },
        context,
      );
      return { code, said: all };
    }
    const typed = line.replace(" --fail-on-drift", "").replace(/^(apply|restore)/, "$1 --yes");
    if (isActionHere) {
      const { code, lines } = await this.#folder.run(typed);
      return { code, said: lines.join("\n") };
    }
    const env = { PATH, LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL };
    const words = [...typed.replaceAll("'", "").split(" "), "--rate", "1000"];
    const { code, stdout, stderr } = await runNode([CLI, ...words], { cwd: folder, env });
    return { code, said: `${stdout}\n${stderr}` };
  }

  /** Starts a command for the last commit of the branch: an apply by hand if it names texts, drift and pull on a schedule. */
  async onBranch(line: string, commit = this.#tip): Promise<Ran> {
    const ref = `refs/heads/${this.#branch}`;
    const isMain = this.#branch === "main";
    const event =
      /^(drift|pull)/.test(line) && isMain ? schedule : line.includes("--overwrite") ? dispatch : push;
    const from = this.#github && line.startsWith("apply") && !isMain ? ` --apply-from=${this.#branch}` : "";
    const ran = await this.run(
      `${line}${from}`,
      event === schedule ? schedule(commit.id) : event(commit.id, ref),
    );
    const conclusion = ran.code === 0 ? "success" : "failure";
    if (line.startsWith("apply"))
      this.#github?.workflowRuns.add({ sha: commit.id, branch: this.#branch, conclusion });
    return ran;
  }

  /** Plans a pull request with what is open, in a checkout of its merge. */
  async #inPullRequest(line: string, text: string): Promise<Ran> {
    const tip = this.#tip;
    const files = { ...tip.files, "keys.yaml": fileOf(text) };
    const head = await this.#land(files, [tip], "texts", "texts");
    const merge = await this.#land(files, [tip, head], "merge", "merge");
    this.#checkOut(merge);
    const base = { ref: this.#branch, sha: tip.id };
    const ran = await this.run(line, pullRequest({ number: 1, head: head.id, base, merge: merge.id }));
    this.#checkOut();
    return ran;
  }

  /** What plan says, and drift if it is asked; in a pull request only plan. They say it again only if something changed. */
  async verdict(withDrift = false): Promise<Verdict> {
    const state = JSON.stringify([this.#tip.id, this.#open, this.#folder.sandbox.state(), this.#faults]);
    if (this.#last?.state === state && (this.#last.withDrift || !withDrift)) return this.#last.verdict;
    const open = this.#github && this.#open;
    const found = new Set<Verdict>();
    for (const [index, command] of ["plan", "drift --fail-on-drift"]
      .slice(0, withDrift && !open ? 2 : 1)
      .entries()) {
      const line = `${command} --report=report.json`;
      const { code } = await (open ? this.#inPullRequest(line, open) : this.onBranch(line));
      const [{ plan }] = JSON.parse(this.read("report.json")).projects;
      const verdict: Verdict = plan.changes.length > 0 ? "write" : (plan.kept[0]?.reason ?? "same");
      expect({ command, verdict, code }).toEqual({ command, verdict, code: CODES[verdict][index] });
      found.add(verdict);
    }
    const [verdict = "same", ...others] = found;
    expect(others).toEqual([]);
    this.#last = { state, verdict, withDrift };
    return verdict;
  }

  async #applied(): Promise<void> {
    await this.#edit(TOKEN, this.#both[0]);
    this.#github?.workflowRuns.add({ sha: this.#tip.id, branch: this.#branch, conclusion: "success" });
  }

  /** `isRefused`: by the service. `isNamed`: the text is to be overwritten. */
  async #apply({ isRefused = false, isNamed = false } = {}): Promise<void> {
    const verdict = isNamed ? "write" : await this.verdict();
    const [file, live] = this.#both;
    if (isRefused) this.#faults.push(responseBefore("updateKeys", errorResponse(400, "Not now")));
    const { code } = await this.onBranch(isNamed ? `apply --overwrite=${NAME}` : "apply");
    if (isRefused) this.#faults.pop();
    const both = [file, verdict === "write" && !isRefused ? file : live];
    expect({ code, both: this.#both }).toEqual({ code: isRefused ? 1 : CODES[verdict][2], both });
  }

  /** The apply of the commit before the last one. The action refuses it, but may already write when the branch moves on. */
  async #late(): Promise<void> {
    const [, late] = lineOf(this.#tip);
    this.#checkOut(late);
    const [text, live] = this.#both;
    const { code } = await this.onBranch("apply", late);
    expect([code, this.#both[1]]).toEqual(this.#github ? [1, live] : [0, text]);
    if (this.#github) await this.#edit(TOKEN, text);
    this.#checkOut();
  }

  /** What pull writes is committed to a branch. The trailer is of the clock of the story. */
  async #pull(branch: string, line = "pull"): Promise<void> {
    // A person types it in a whole clone.
    const isAsked = line !== "pull";
    if (isAsked) this.#checkOut(this.#tip, true);
    const verdict = isAsked ? "pull" : await this.verdict();
    const [file, live] = this.#both;
    const { code, said } = await (isAsked ? this.run(line) : this.onBranch(line));
    const takes = verdict === "pull" || (verdict === "held" && this.#open === undefined);
    expect({ code, both: this.#both }, said).toEqual({ code: 0, both: [takes ? live : file, live] });
    if (!takes || live === file) return;
    expect(said).toContain("Lokaform-Pulled: ");
    if (!this.#branches.has(branch)) this.#branches.set(branch, this.#tip);
    await this.commit({ "keys.yaml": fileOf(live) }, `Lokaform-Pulled: ${this.now}`, branch);
  }

  /** Of the last backup. It warns that the files say something else. */
  async #restore(): Promise<void> {
    const paths = readdirSync(this.#folder.folder, { recursive: true, encoding: "utf8" });
    const backup = paths.toSorted().findLast((path) => /lokaform-backup.*\.yaml$/.test(path)) ?? "";
    expect(await this.run(`restore ${backup}`)).toEqual({
      code: 0,
      said: expect.stringContaining("the next apply can overwrite them again: cart.title (en)"),
    });
  }
}
