/** What manifests said before, read through GitHub's API: a workflow usually checks out one commit only. */
import { realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { textOrEmpty } from "../files/paths.ts";
import type { EarlierManifest, EarlierManifests, FileHistory } from "../model/earlierManifest.ts";
import { checkoutsOf } from "./checkout.ts";
import { CommitLine } from "./commitLine.ts";
import type { WorkflowContext } from "./event.ts";
import { failureOf, failureReason } from "./failure.ts";
import { HistoryLimit, LimitedRequests } from "./limitedRequests.ts";
import { withGitHub } from "./octokit.ts";

export interface GitHubHistoryOptions {
  context: WorkflowContext;
  githubToken: string;
  /** Paths of manifests are relative to it. */
  workspace: string;
  signal: AbortSignal;
  /** Requests that a run sends at most. */
  maxRequests?: number;
}

const MAX_REQUESTS = 150;
/** Characters of all versions together. */
const MAX_TEXTS = 64 * 1024 * 1024;
/** Contents that are requested at the same time. */
const AT_ONCE = 6;

/** A version of a manifest whose text is not read yet. Paths are those of the repository. */
interface Version {
  path: string;
  now: string;
  content: string | undefined;
  until: number;
}

/** A path that a manifest had in commit number `from` of the line, and before. */
interface Followed {
  path: string;
  now: string;
  from: number;
}

/** Of the removed manifests, only those are found that were there before the first commit of the time. */
export class GitHubHistory implements FileHistory {
  readonly #options: GitHubHistoryOptions;
  readonly #lines = new Map<string, CommitLine>();
  readonly #texts = new Map<string, string>();
  /** Characters that further texts may have. */
  #room = MAX_TEXTS;
  #sent = 0;

  constructor(options: GitHubHistoryOptions) {
    this.#options = options;
  }

  async versions(
    since: number,
    manifests: readonly string[],
    isManifest?: (path: string) => boolean,
  ): Promise<EarlierManifests> {
    const { workspace, context, githubToken, signal, maxRequests = MAX_REQUESTS } = this.#options;
    if (githubToken === "") return unreadable("The input github-token is empty.");
    const reals = new Map<string, string>();
    for (const name of manifests) {
      const full = resolve(workspace, name);
      reals.set(await realpath(full).catch(() => full), name);
    }
    const [checkout, ...others] = await checkoutsOf(
      [...reals.keys()].map((full) => dirname(full)),
      workspace,
    );
    if (!checkout || others.length > 0) return unreadable("The manifests are not all in one checkout.");
    const top = await realpath(workspace);
    const { root = top, commit = context.sha } = checkout;
    const names = new Map(
      [...reals].map(([full, name]) => [relative(root, full).split(sep).join("/"), name]),
    );
    const nameOf = (path: string) => names.get(path) ?? relative(top, join(root, path)).split(sep).join("/");
    const counts = isManifest && ((path: string) => isManifest(nameOf(path)));
    try {
      return await withGitHub(githubToken, signal, async ({ octokit }) => {
        const requests = new LimitedRequests(octokit, context, () => {
          this.#sent += 1;
          if (this.#sent > maxRequests) throw new HistoryLimit(limitWords(maxRequests));
        });
        const line = this.#lines.get(commit) ?? new CommitLine(commit);
        this.#lines.set(commit, line);
        const reasons = await line.readFrom(requests, since);
        const found = await versionsOn(line, requests, [...names.keys()], counts);
        const later = found.filter(({ until }) => until >= since);
        reasons.push(...(await this.#readTexts(requests, later)));
        const versions = this.#withTexts(later).map((one) => ({
          ...one,
          path: nameOf(one.path),
          now: nameOf(one.now),
        }));
        const [why] = reasons;
        return why === undefined ? { is: "read", versions } : { is: "unreadable", why, versions };
      });
    } catch (error) {
      return unreadable(reasonOf(error));
    }
  }

  /** Returns why some of them could not be read. */
  async #readTexts(requests: LimitedRequests, found: readonly Version[]): Promise<string[]> {
    const all = new Set(found.flatMap(({ content }) => content ?? []));
    const unknown = [...all].filter((content) => !this.#texts.has(content));
    const reasons: string[] = [];
    const read = async (content: string) => {
      try {
        const text = textOrEmpty(await requests.blob(content));
        this.#room -= text.length;
        if (this.#room >= 0) this.#texts.set(content, text);
        else reasons.push("The earlier versions of the manifests are too large to read all of them.");
      } catch (error) {
        reasons.push(reasonOf(error));
      }
    };
    for (let at = 0; at < unknown.length && reasons.length === 0; at += AT_ONCE)
      await Promise.all(unknown.slice(at, at + AT_ONCE).map(read));
    return reasons;
  }

  /** Each version once, with the latest time at which it was replaced; newest first. */
  #withTexts(found: readonly Version[]): EarlierManifest[] {
    const versions = new Map<string, EarlierManifest>();
    for (const { path, now, content, until } of found) {
      const text = content === undefined ? "" : this.#texts.get(content);
      const id = JSON.stringify([path, now, content]);
      if (text !== undefined && (versions.get(id)?.until ?? 0) < until)
        versions.set(id, { path, now, text, until });
    }
    return [...versions.values()].sort((one, other) => other.until - one.until);
  }
}

function limitWords(max: number): string {
  return `More than ${max} requests to GitHub are needed to read the earlier versions of the manifests.`;
}

function unreadable(why: string): Extract<EarlierManifests, { is: "unreadable" }> {
  return { is: "unreadable", why, versions: [] };
}

/** A sentence. Rethrows an error in Lokaform. */
function reasonOf(error: unknown): string {
  if (error instanceof HistoryLimit) return error.message;
  if (failureOf(error) === "bug") throw error;
  return `GitHub does not show the earlier versions of the manifests: ${failureReason(error)}.`;
}

/** What each commit of the line replaced. */
async function versionsOn(
  line: CommitLine,
  requests: LimitedRequests,
  manifests: readonly string[],
  isManifest: ((path: string) => boolean) | undefined,
): Promise<Version[]> {
  if (line.commits.length === 0) return [];
  const before = isManifest ? await line.filesBefore(requests) : [];
  const removed = before.filter((path) => isManifest?.(path) === true && !manifests.includes(path));
  const versions: Version[] = [];
  let followed: Followed[] = [...manifests, ...removed].map((path) => ({ path, now: path, from: 0 }));
  while (followed.length > 0) {
    await line.readContents(requests, followed);
    const renamed: Followed[] = [];
    for (const { path, now, from } of followed)
      for (const [index, { id, parent, time }] of line.commits.entries()) {
        const [after, content] = [line.contentAt(index, path), line.contentAt(index + 1, path)];
        if (index < from || after === content) continue;
        const isAdded = content === undefined && parent !== undefined;
        const old = isAdded ? await requests.formerPath(id, path) : undefined;
        if (old === undefined) versions.push({ path, now, content, until: time });
        else renamed.push({ path: old, now, from: index });
      }
    followed = renamed;
  }
  return versions;
}
