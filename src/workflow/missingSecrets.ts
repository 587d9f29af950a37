/** A run that gets no secrets, as for a pull request from a fork, does not look at the project. */
import type { PullRequest } from "../github/event.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Settings } from "../settings/resolve.ts";

/** Why the manifests are not compared with the project; undefined if the run has a token. */
export function missingSecrets(
  { command, projects }: Settings,
  pullRequest: PullRequest | undefined,
): Problem | undefined {
  const anyToken = projects.some(({ token }) => token !== undefined);
  if (anyToken || command === "apply" || !pullRequest?.origin) return undefined;
  const who =
    pullRequest.origin === "fork"
      ? "This pull request comes from a fork, and GitHub gives it no secrets"
      : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them";
  const message = `${who}: the manifests were checked, and not compared with the project.`;
  return problem("no-secrets", message, { severity: "notice" });
}
