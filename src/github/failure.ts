/** What goes wrong with GitHub's API, and what may be done about it. */
import { type Problem, problem } from "../model/problem.ts";
import type { PullRequest } from "./event.ts";

export type Failure =
  /** GitHub takes no more requests for now. */
  | "limited"
  /** The token is none, or not any more. */
  | "unknown"
  /** The token may not. */
  | "refused"
  /** What was asked for cannot be had. */
  | "invalid"
  /** It is open whether it happened. */
  | "failed"
  /** It is ours. */
  | "bug";

/** GitHub took longer than a run can wait, or the run was told to end. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/** Errors of octokit, and of what it is made of. */
const THEIRS = ["HttpError", "GraphqlResponseError", "AbortError", "TimeoutError", "NoAnswer"];

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error && (THEIRS.includes(error.name) || "status" in error))) return "bug";
  const status = statusOf(error);
  const limit = /rate limit/i.test(error.message);
  if (status === 429 || (status === 403 && limit)) return "limited";
  if (status === 401) return "unknown";
  if (status === 403 || status === 404) return "refused";
  return status === undefined || status >= 500 ? "failed" : "invalid";
}

/** GitHub has decided that the token may not: not a failure, and not a limit. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const refused = /resource not accessible by/i;
  if ("errors" in error && Array.isArray(error.errors))
    return error.errors.some((one) => one?.type === "FORBIDDEN" || refused.test(String(one?.message)));
  return statusOf(error) === 403 && refused.test(error.message);
}

/** What GitHub's API answered, where it did: octokit calls it 500 as well where nobody answered. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const answered = "response" in error && error.response !== undefined;
  return answered && typeof error.status === "number" ? error.status : undefined;
}

/** "403: Resource not accessible by integration", or what failed before there was an answer. */
export function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message.split(" - https://")[0] : String(error);
  const status = statusOf(error);
  return status === undefined ? `${said}` : `${status}: ${said}`;
}

/** What is said where something could not be written on GitHub; `permission` is what the job lacks where GitHub says no. */
export function untold(
  what: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  error: unknown,
): Problem {
  const message = `${what} could not be written: ${whyNot(error, permission, pullRequest)} The job summary has all of it.`;
  const expected = ["refused", "unknown"].includes(failureOf(error)) || statusOf(error) === 410;
  return problem("not-told", message, { severity: expected ? "notice" : "warning" });
}

function whyNot(error: unknown, permission: string, pullRequest: PullRequest | undefined): string {
  switch (failureOf(error)) {
    case "limited":
      return "GitHub takes no more requests for now.";
    case "unknown":
      return "the github-token is not valid. Leave that input out, and it is the workflow's own.";
    case "refused":
      return pullRequest?.outside
        ? `for ${pullRequest.outside === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that may only read.`
        : `the workflow's token may not (${wordsOf(error)}). Give the job the permission ${permission}.`;
    case "invalid":
      return statusOf(error) === 410
        ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty."
        : `GitHub does not take it (${wordsOf(error)}).`;
    case "bug":
      return `this is a bug in lokaform. Please report it with these words: ${error instanceof Error ? error.stack : error}`;
    case "failed":
      return `GitHub's API failed (${wordsOf(error)}).`;
  }
}
