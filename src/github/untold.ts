/** What is said where something could not be told on GitHub. */
import { type Problem, problem } from "../model/problem.ts";
import type { PullRequest } from "./event.ts";
import { failureOf, statusOf, wordsOf } from "./failure.ts";

/** `permission` is what the job lacks where GitHub says no. */
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
