/** What manifests said before, read through GitHub's API: a workflow usually checks out one commit only. */
import { readFile, realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { contentsOf, type FoundVersions, type ReplacedVersion, withTexts } from "../files/manifestNames.ts";
import { textOrEmpty } from "../files/paths.ts";
import {
  type EarlierManifests,
  type FileHistory,
  type HistoryQuestion,
  overwritesIn,
} from "../model/earlierManifest.ts";
import { append } from "../model/json.ts";
import { checkoutsOf } from "./checkout.ts";
import { CommitLine, HistoryLimit, LimitedRequests } from "./commitLine.ts";
import type { WorkflowContext } from "./event.ts";
import { failureOf, failureReason, withGitHub } from "./octokit.ts";
import { asStored } from "./targetFiles.ts";

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

/** A path that a manifest had in commit number `from` of the line, and before. */
interface Followed {
  path: string;
  now: string;
  from: number;
}

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
    asked: HistoryQuestion = {},
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
    try {
      return await withGitHub(githubToken, signal, async ({ octokit }) => {
        const requests = new LimitedRequests(octokit, context, () => {
          this.#sent += 1;
          const why = `More than ${maxRequests} requests to GitHub are needed to read the earlier versions of the manifests.`;
          if (this.#sent > maxRequests) throw new HistoryLimit(why);
        });
        const line = this.#lines.get(commit) ?? new CommitLine(commit);
        this.#lines.set(commit, line);
        const reasons = await line.readFrom(requests, since, asked);
        const paths = [...names.keys()];
        const found = await versionsOn(line, requests, paths);
        const older = found.replaced.filter(({ latest = 0 }) => latest >= since);
        const all = { ...found, replaced: [...(await uncommitted(line, root, paths)), ...older] };
        append(reasons, await this.#readTexts(requests, contentsOf(all)));
        const known = {
          ...withTexts(all, this.#texts, nameOf),
          overwrites: overwritesIn([...line.commits, ...line.merged]),
        };
        const [why] = reasons;
        return why === undefined ? { is: "read", ...known } : { is: "unreadable", why, ...known };
      });
    } catch (error) {
      return unreadable(reasonOf(error));
    }
  }

  /** Returns why some of them could not be read. */
  async #readTexts(requests: LimitedRequests, contents: readonly string[]): Promise<string[]> {
    const unknown = [...new Set(contents)].filter((content) => !this.#texts.has(content));
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

/** What the files on disk replace. `line`: with the contents of the files in the checked-out commit. */
async function uncommitted(
  line: CommitLine,
  root: string,
  paths: readonly string[],
): Promise<ReplacedVersion[]> {
  const versions = paths.map(async (path): Promise<ReplacedVersion[]> => {
    const content = line.contentAt(0, path);
    const bytes = await readFile(join(root, path)).catch(() => undefined);
    const isSame = bytes && content !== undefined && asStored(bytes, content);
    return isSame ? [] : [{ path, now: path, content, until: Number.POSITIVE_INFINITY }];
  });
  return (await Promise.all(versions)).flat();
}

/** What each commit of the line replaced, newest first, and what the others set. */
async function versionsOn(
  line: CommitLine,
  requests: LimitedRequests,
  manifests: readonly string[],
): Promise<FoundVersions> {
  const replaced: { index: number; version: ReplacedVersion }[] = [];
  const present = new Map(manifests.map((path) => [path, path]));
  let followed: Followed[] = manifests.map((path) => ({ path, now: path, from: 0 }));
  while (followed.length > 0) {
    await line.readContents(requests, followed);
    const renamed: Followed[] = [];
    for (const { path, now, from } of followed)
      for (const [index, { id: by, parents, until, latest, trailers }] of line.commits.entries()) {
        const [after, content] = [line.contentAt(index, path), line.contentAt(index + 1, path)];
        if (index < from || after === content) continue;
        const isAdded = content === undefined && parents.length > 0;
        const old = isAdded ? await requests.formerPath(by, path) : undefined;
        const { pulled } = trailers;
        if (old === undefined)
          replaced.push({
            index,
            version: { path, now, content, until, latest, by, ...(pulled !== undefined && { pulled }) },
          });
        else renamed.push({ path: old, now, from: index });
        if (old !== undefined) present.set(old, now);
      }
    followed = renamed;
  }
  const merged = await line.mergedContents(requests, [...present.keys()]);
  return {
    replaced: replaced.sort((one, other) => one.index - other.index).map(({ version }) => version),
    merged: merged.map((one) => ({ ...one, now: present.get(one.path) ?? one.path })),
  };
}
