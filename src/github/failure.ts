/** Failures of GitHub's API: their kinds, and the messages about them. */
import { type Problem, problem } from "../model/problem.ts";
import type { PullRequest } from "./event.ts";

export type GitHubFailure =
  /** The rate limit of GitHub is reached. */
  | "limited"
  /** The token is invalid or expired. */
  | "unknown"
  /** GitHub did not find it, or refused it, often because the token lacks a permission. */
  | "refused"
  /** The request cannot be fulfilled. */
  | "invalid"
  /** It is unknown whether the request was carried out. */
  | "failed"
  /** An error in Lokaform. */
  | "bug";

/** GitHub took longer than a run can wait, or the run was cancelled. */
export class NoResponse extends Error {
  override name = "NoAnswer";
}

/** Names of the errors of octokit and of its parts. */
const OCTOKIT_ERRORS = ["HttpError", "GraphqlResponseError", "AbortError", "TimeoutError", "NoAnswer"];

export function failureOf(error: unknown): GitHubFailure {
  if (!(error instanceof Error && (OCTOKIT_ERRORS.includes(error.name) || "status" in error))) return "bug";
  const status = statusOf(error);
  const limit = /rate limit/i.test(error.message);
  if (status === 429 || (status === 403 && limit)) return "limited";
  if (status === 401) return "unknown";
  if (status === 403 || status === 404) return "refused";
  return status === undefined || status >= 500 ? "failed" : "invalid";
}

/** Whether GitHub says that the token lacks a permission, as opposed to a failure or a limit. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const refused = /resource not accessible by/i;
  if ("errors" in error && Array.isArray(error.errors))
    return error.errors.some((one) => one?.type === "FORBIDDEN" || refused.test(String(one?.message)));
  return statusOf(error) === 403 && refused.test(error.message);
}

/** The status of GitHub's answer, if there was one: octokit also says 500 if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const answered = "response" in error && error.response !== undefined;
  return answered && typeof error.status === "number" ? error.status : undefined;
}

/** "403: Resource not accessible by integration", or what failed if there was no answer. */
export function errorWords(error: unknown): string {
  const text = error instanceof Error ? error.message.split(" - https://")[0] : String(error);
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

/** Why files or commits could not be read, as a clause. */
export function failureReason(error: unknown): string {
  return failureOf(error) === "refused"
    ? refusalReason(error, "contents: read")
    : `GitHub's API failed (${errorWords(error)})`;
}

/** Refusals with the status 403 that no permission changes. */
const NOT_PERMISSION = /archived|too large/i;

/** Why GitHub refused, as a clause with the fix. `permission`: what the job needs if a permission is missing. */
export function refusalReason(error: unknown, permission: string): string {
  const words = errorWords(error);
  const give = `Give the job the permission ${permission}`;
  if (isForbidden(error)) return `the workflow's token lacks a permission (${words}). ${give}`;
  const isMissing = statusOf(error) === 404;
  if (isMissing && isFromGraphQL(error))
    return `the GraphQL API of GitHub, which names the account of the token, was not found (${words}). If requests go through a proxy, allow POST /graphql`;
  if (isMissing)
    return `GitHub did not find it (${words}). It was removed meanwhile, or the workflow's token lacks a permission. ${give}`;
  if (/\blocked\b/i.test(words)) return `the conversation is locked (${words}). Unlock it`;
  return `GitHub refused it (${words})${NOT_PERMISSION.test(words) ? "" : `. If a permission is missing, give the job the permission ${permission}`}`;
}

function isFromGraphQL(error: unknown): boolean {
  const request = error instanceof Error && "request" in error ? error.request : undefined;
  const url = typeof request === "object" && request && "url" in request ? String(request.url) : "";
  return url.endsWith("/graphql");
}

function notWritten(
  what: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  error: unknown,
): Problem {
  const message = `${what} could not be written: ${whyNot(error, permission, pullRequest)} The job summary has the whole report.`;
  const expected = ["refused", "unknown"].includes(failureOf(error)) || statusOf(error) === 410;
  return problem("not-published", message, { severity: expected ? "notice" : "warning" });
}

function whyNot(error: unknown, permission: string, pullRequest: PullRequest | undefined): string {
  switch (failureOf(error)) {
    case "limited":
      return "the rate limit of GitHub is reached.";
    case "unknown":
      return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
    case "refused":
      return pullRequest?.origin
        ? `for ${pullRequest.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.`
        : `${refusalReason(error, permission)}.`;
    case "invalid":
      return statusOf(error) === 410
        ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty."
        : `GitHub refused it (${errorWords(error)}).`;
    case "bug":
      return `this is a bug in lokaform. Please report it with these words: ${error instanceof Error ? error.stack : error}`;
    case "failed":
      return `GitHub's API failed (${errorWords(error)}).`;
  }
}

/** Turns a failure of `write` into a notice that `what` could not be written. `permission` is what the job lacks if GitHub refuses. */
export async function withNotice(
  what: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  write: () => Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await write();
  } catch (error) {
    return [notWritten(what, permission, pullRequest, error)];
  }
}
