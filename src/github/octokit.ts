/** The client of GitHub's API: it waits within limits, and is loaded only when it is needed. */
import { setTimeout as setTimer } from "node:timers/promises";
import { type Problem, problem } from "../model/problem.ts";
import type { PullRequest, WorkflowContext } from "./event.ts";
import { debug, print } from "./log.ts";

export type GitHub = Awaited<ReturnType<typeof openGitHub>>;

/** Attempts after the first one, when GitHub fails or asks to wait. */
const MAX_RETRIES = 2;
/** Seconds. GitHub may ask for longer waits than a step can make. */
const MAX_WAIT = 20;
/** A second attempt does not help with these. The throttling plugin waits for what 429 asks. */
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];
/** Milliseconds for one request with all its attempts, and for all requests at one point of a run. */
const TIMEOUTS = { request: 45_000, all: 180_000 };
/** The account of the workflow's own token, assumed when GitHub refuses to name the account. No other account can have this name. */
export const WORKFLOW_LOGIN = "github-actions[bot]";

export interface GitHubAccess {
  githubToken: string;
  signal: AbortSignal;
  /** Milliseconds for all requests, if the usual time is too short. */
  time?: number;
  /** Called before each request, with all its attempts. It may throw. */
  onRequest?: () => void;
}

/** Rejects as soon as the run is cancelled or the time is up, even if a request is under way. */
export async function withGitHub<Answer>(
  context: WorkflowContext,
  access: GitHubAccess,
  use: (github: GitHub) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.any([access.signal, AbortSignal.timeout(access.time ?? TIMEOUTS.all)]);
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new NoResponse("no response in time"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
  return Promise.race([openGitHub(context, { ...access, signal }).then(use), over]);
}

/** Sends requests to GITHUB_API_URL, through the proxy of the environment. */
async function openGitHub(context: WorkflowContext, { githubToken, signal, onRequest }: GitHubAccess) {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import("@actions/github"),
    import("@octokit/plugin-retry"),
    import("@octokit/plugin-throttling"),
  ]);
  const waits = (seconds: number, _options: object, _octokit: unknown, attempt: number) =>
    attempt < MAX_RETRIES && seconds <= MAX_WAIT;
  const log = { debug: () => {}, info: () => {}, warn: debug, error: debug };
  const options = { log, retry: { retries: MAX_RETRIES, doNotRetry: NOT_RETRIED } };
  const throttle = { onRateLimit: waits, onSecondaryRateLimit: waits };
  const octokit = getOctokit(githubToken, { ...options, throttle }, retry, throttling);
  const { graphql: mutate } = octokit;
  // The throttling plugin takes each query for a write, after which the next write waits for a second.
  const reading = getOctokit(githubToken, options, retry);
  for (const { hook } of [octokit, reading])
    hook.before("request", ({ request }) => {
      if (signal.aborted) throw new NoResponse("no response in time");
      onRequest?.();
      request.signal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUTS.request)]);
      request.fetch = withWholeBody(request.fetch ?? fetch);
    });
  const { graphql } = reading;
  const { owner, repo } = context;
  let account: Promise<string> | undefined;
  return Object.assign(octokit, {
    graphql,
    mutate,
    context,
    at: { owner, repo },
    /** Aborted when the time is up or the run is cancelled: every further request is refused. */
    signal,
    /** The account of the token, as REST names it. It is asked for once, when it is needed. Rejects if it cannot be known. */
    login() {
      account ??= askAccount(graphql);
      return account;
    },
    noteLogin(login: string | undefined) {
      if (login !== undefined) account = Promise.resolve(login);
    },
  });
}

interface Account {
  login: string;
  __typename?: string;
}

/** REST names an app with `[bot]` at the end. GraphQL may leave that out, and a person can have the name without it. */
function nameOf({ login, __typename }: Account): string {
  return __typename === "Bot" && !login.endsWith("[bot]") ? `${login}[bot]` : login;
}

async function askAccount(graphql: <Data>(query: string) => Promise<Data>): Promise<string> {
  try {
    const { viewer } = await graphql<{ viewer: Account }>("query { viewer { login __typename } }");
    return nameOf(viewer);
  } catch (error) {
    if (isForbidden(error)) return WORKFLOW_LOGIN;
    throw error;
  }
}

/** octokit takes a response whose body was cut off for an empty one. So the body is read first, and the request fails if that fails. */
function withWholeBody(fetchPart: typeof fetch): typeof fetch {
  return async (...request) => {
    const answer = await fetchPart(...request);
    const { status, statusText } = answer;
    const body = await answer.arrayBuffer();
    const headers = [...answer.headers];
    const whole = new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    // octokit reads the number of the page from it.
    return Object.defineProperty(whole, "url", { value: answer.url });
  };
}

/** For a request that creates something: octokit must not repeat it blindly. */
export const NO_RETRY = { request: { retries: 0 } };

/** If the result of a request is unknown, looks for what it creates before sending it again. Returns the response, if there was one. */
export async function createOnce<Answer>(create: () => Promise<Answer>, exists: () => Promise<boolean>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create();
    } catch (error) {
      if (failureOf(error) !== "failed" || attempt > MAX_RETRIES) throw error;
      await setTimer(attempt ** 2 * 1_000);
      if (await exists()) return undefined;
    }
  }
}

/** All with the marker that the token's account wrote, because anybody can write a marker. The account is asked for if needed. */
export async function findOwn<
  Own extends { body?: string | null | undefined; user: { login: string } | null },
>(list: readonly Own[], marker: string, { login }: GitHub): Promise<Own[]> {
  const marked = list.filter(({ body }) => body?.startsWith(marker));
  if (marked.length === 0) return [];
  const account = await login();
  return marked.filter(({ user }) => user?.login === account);
}

/** Pages of 100 that are read of a list, which others can make longer. GitHub allows 2,500 comments on a pull request. */
const MAX_PAGES = 25;

/** For `paginate`: no further pages than {@link MAX_PAGES}. */
export function firstPages<Rows extends readonly unknown[]>() {
  let pages = 0;
  return ({ data }: { data: Rows }, done: () => void): Rows => {
    pages += 1;
    if (pages === MAX_PAGES) done();
    return data;
  };
}

export async function findOwnComments(github: GitHub, number: number, marker: string) {
  const { paginate, rest, at } = github;
  const listing = { ...at, issue_number: number, per_page: 100 };
  return findOwn(await paginate(rest.issues.listComments, listing, firstPages()), marker, github);
}

/** Whether a comment still is what the token's account wrote. Who may edit comments can write anything into it, also a marker. */
export async function isUnedited({ graphql, login }: GitHub, id: string): Promise<boolean> {
  const query = "query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }";
  const { node } = await graphql<{ node: { editor: Account | null } | null }>(query, { id });
  return !node?.editor || nameOf(node.editor) === (await login());
}

/** GitHub took longer than a run can wait, or the run was cancelled. */
export class NoResponse extends Error {
  override name = "NoResponse";
}

const OCTOKIT_ERRORS = ["HttpError", "GraphqlResponseError", "AbortError", "TimeoutError", "NoResponse"];

/** `unknown`: the token is not valid. `refused`: or not found. `failed`: it is unknown whether it was carried out. `bug`: an error in Lokaform. */
export function failureOf(error: unknown): "limited" | "unknown" | "refused" | "invalid" | "failed" | "bug" {
  if (!(error instanceof Error && (OCTOKIT_ERRORS.includes(error.name) || "status" in error))) return "bug";
  const status = statusOf(error);
  if (status === 429 || ((status ?? 403) === 403 && /rate limit/i.test(error.message))) return "limited";
  if (status === 401) return "unknown";
  // Of a query that was not carried out, GraphQL names the type of its error.
  if (status === undefined && graphqlTypes(error).length > 0)
    return isForbidden(error) ? "refused" : "invalid";
  if (status === 403 || status === 404) return "refused";
  return status === undefined || status >= 500 ? "failed" : "invalid";
}

function graphqlTypes(error: unknown): string[] {
  const errors =
    error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];
  return errors.flatMap((failure) => (typeof failure?.type === "string" ? failure.type : []));
}

/** Whether GitHub says that the token lacks a permission, as opposed to a failure or a limit. */
function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const refused = /resource not accessible by/i;
  if (graphqlTypes(error).includes("FORBIDDEN")) return true;
  return (statusOf(error) === 403 || "errors" in error) && refused.test(error.message);
}

/** The status of GitHub's response, if there was one: octokit also says 500 if there was no response. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const hasResponse = "response" in error && error.response !== undefined;
  return hasResponse && typeof error.status === "number" ? error.status : undefined;
}

/** "403: Resource not accessible by integration", or what failed if there was no response. */
export function errorWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const text = message
    .split(" - https://")[0]
    ?.replace(/^Request failed due to following response errors:\s*- /, "");
  const status = statusOf(error);
  return status === undefined ? `${text}` : `${status}: ${text}`;
}

/** Undefined if something that a list just named does not exist any more. An issue that was deleted has the status 410. */
export async function unlessGone<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch((error: unknown) => {
    if ([404, 410].includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  });
}

/** Why nothing is asked of GitHub, as a clause with the fix. */
export const NO_TOKEN =
  "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used";

/** Why GitHub did not do what was asked, as a clause with the fix. `permission`: what the job needs if one is missing. */
export function failureReason(error: unknown, permission = "contents: read"): string {
  const words = errorWords(error);
  switch (failureOf(error)) {
    case "limited":
      return "the rate limit of GitHub is reached. Start this run again later";
    case "unknown":
      return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
    case "invalid":
      return `GitHub refused it (${words})`;
    case "refused":
      return `GitHub refused it (${words}). Give the job the permission ${permission} if it does not have it`;
    default:
      return `GitHub's API failed (${words})`;
  }
}

export function notPublished(message: string): Problem {
  return problem("not-published", message, { severity: "notice" });
}

export const IN_SUMMARY = "The job summary has the whole report.";

/** Logs the address of what `write` wrote, or returns why not. `permission`: what the job lacks if GitHub refuses. `instead`: where the result is. */
export async function withNotice(
  subject: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  write: () => Promise<string | Problem | readonly Problem[] | undefined>,
  instead = IN_SUMMARY,
): Promise<readonly Problem[]> {
  try {
    const result = await write();
    if (typeof result === "string") print([`Written: ${result}`]);
    return typeof result === "object" ? [result].flat() : [];
  } catch (error) {
    const failure = failureOf(error);
    const readsOnly = failure === "refused" && pullRequest?.origin;
    const reason =
      failure === "bug"
        ? `this is a bug in lokaform. Please report it with these words: ${error instanceof Error ? error.stack : error}`
        : readsOnly
          ? `for ${readsOnly === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.`
          : `${failureReason(error, permission)}.`;
    const message = `${subject} could not be written: ${reason} ${instead}`;
    const expected = failure === "refused" || failure === "unknown";
    return [problem("not-published", message, { severity: expected ? "notice" : "warning" })];
  }
}
