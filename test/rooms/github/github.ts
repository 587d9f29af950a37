/**
 * A fake GitHub on the loopback address. emulate provides the repository. This server adds tokens with permissions,
 * GraphQL, limits, pull requests in the list of issues and of a commit, check runs, runs of workflows, faults, and a log.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, refusal } from "./answer.ts";
import { answerRequest, type GitHubRequest, type GitHubState } from "./answerRequest.ts";
import { CheckRuns } from "./checkRuns.ts";
import { emulateGitHub } from "./emulated.ts";
import type { Token } from "./endpoints.ts";
import { Faults } from "./faults.ts";
import { GIT_LIMITS, type GitLimits } from "./gitObjects.ts";
import { type Base, baseUrls, readRequest, writeAnswer } from "./http.ts";
import { REPOSITORY, Repository } from "./repository.ts";
import { WorkflowRuns } from "./workflowRuns.ts";

export interface GitHubOptions {
  /** By token; only `TOKEN` if absent. */
  tokens?: Record<string, Token>;
  /** People who write without a token, through `repository`. */
  people?: readonly string[];
  /** Default true: reading needs permissions too. */
  isPrivate?: boolean;
  /** As on GitHub Enterprise Server: `/api/v3` and `/api/graphql`. */
  isEnterprise?: boolean;
  /** Instead of GitHub's own, so that small trees and files exceed them. */
  gitLimits?: Partial<GitLimits>;
  /** Default true. */
  mayCreatePulls?: boolean;
  /** Default true: a setting of the repository. */
  allowsAutoMerge?: boolean;
  /** Branches that a rule protects against the token. */
  isProtected?: (branch: string) => boolean;
  executable?: readonly string[];
  /** The response waits for it. */
  onRequest?: (entry: RequestEntry) => void | Promise<void>;
}

export interface RequestEntry {
  method: string;
  /** The path below the base URL of the API. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** Undefined for an unknown token. */
  login: string | undefined;
  /** A word if there was no response. */
  status: number | "cut" | "silent";
}

export interface GitHub {
  /** As `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL`. */
  url: string;
  graphqlUrl: string;
  /** In the order in which they were answered. */
  requests: RequestEntry[];
  faults: Faults;
  repository: Repository;
  checkRuns: CheckRuns;
  workflowRuns: WorkflowRuns;
  /** The methods of auto-merge, by `node_id` of the pull request. */
  autoMerged: ReadonlyMap<string, string>;
  /** Changes the setting of the repository. */
  mayCreatePulls(may: boolean): void;
  close(): Promise<void>;
}

export const TOKEN = "ghs_workflow";
export const BOT = "github-actions[bot]";
/** The permissions of the documented workflows. */
export const WORKFLOW_TOKEN: Token = {
  login: BOT,
  type: "Bot",
  permissions: { actions: "read", contents: "read", issues: "write", pull_requests: "write" },
};

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { people = ["octocat", "mallory"], isPrivate = true, isEnterprise = false } = options;
  const tokens = new Map(Object.entries(options.tokens ?? { [TOKEN]: WORKFLOW_TOKEN }));
  const logins = [...people, ...[...tokens.values()].map(({ login }) => login)];
  const server = createServer();
  // A busy client can take some seconds until it uses a connection again.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const base: Base = { origin: `http://127.0.0.1:${port}`, isEnterprise };
  const urls = baseUrls(base);
  const emulated = await emulateGitHub({ repository: REPOSITORY, isPrivate, logins, publicUrl: urls.url });
  const repository = await Repository.open(emulated, REPOSITORY);
  const requests: RequestEntry[] = [];
  const state: GitHubState = {
    ...{ emulated, faults: new Faults(), tokens, repository: REPOSITORY, isPrivate, people: repository },
    ...{ checkRuns: new CheckRuns(), workflowRuns: new WorkflowRuns() },
    gitLimits: { ...GIT_LIMITS, ...options.gitLimits },
    mayCreatePulls: options.mayCreatePulls ?? true,
    allowsAutoMerge: options.allowsAutoMerge ?? true,
    isProtected: options.isProtected ?? (() => false),
    executable: options.executable ?? [],
    autoMerged: new Map(),
  };
  server.on("request", async (request, response) => {
    const call = await readRequest(request, base);
    if (!call) return;
    const answer = await answerRequest(state, call).catch((error: unknown) => refusal(500, String(error)));
    const entry = logEntry(call, answer, tokens);
    requests.push(entry);
    await options.onRequest?.(entry);
    if (answer === "cut") request.socket.destroy();
    else if (answer !== "silent") writeAnswer(response, answer);
  });
  return {
    ...urls,
    requests,
    faults: state.faults,
    repository,
    checkRuns: state.checkRuns,
    workflowRuns: state.workflowRuns,
    autoMerged: state.autoMerged,
    mayCreatePulls(may) {
      state.mayCreatePulls = may;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, emulated.close()]);
    },
  };
}

function logEntry(
  call: GitHubRequest,
  answer: Answer | "cut" | "silent",
  tokens: ReadonlyMap<string, Token>,
): RequestEntry {
  const { method, path, url, token = "", json } = call;
  return {
    method,
    path,
    query: Object.fromEntries(url.searchParams),
    body: json,
    login: tokens.get(token)?.login,
    status: typeof answer === "string" ? answer : answer.status,
  };
}
