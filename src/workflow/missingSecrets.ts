/** What becomes of a run that is given no secrets, as for a pull request of a fork: the manifests are checked, and nothing more. */
import type { PullRequest } from "../github/event.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Settings } from "../settings/resolve.ts";

/** Why nothing is compared with the project; undefined where the run has what it needs. */
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
