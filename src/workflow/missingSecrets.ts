/** A run that gets no secrets, as for a pull request from a fork, does not look at the project. */
import type { WorkflowContext } from "../github/event.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Settings } from "../settings/resolve.ts";

/** Why the manifests are not compared with the project; undefined if the run has a token, or if it must have one. */
export function missingSecrets(
  { command, projects }: Settings,
  github: WorkflowContext | undefined,
): Problem | undefined {
  const anyToken = projects.some(({ token }) => token !== undefined);
  const who = github && withoutSecrets(github);
  if (anyToken || command === "apply" || who === undefined) return undefined;
  const [reason, fix] = who;
  const message = `${reason}: the manifests were checked, and not compared with the project.${fix}`;
  return problem("no-secrets", message, { severity: "notice" });
}

/** The reason, and the fix if there is one. */
function withoutSecrets({ event, isFork, pullRequest }: WorkflowContext): [string, string] | undefined {
  if (pullRequest?.origin === "fork")
    return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
  if (pullRequest?.origin === "Dependabot")
    return [
      "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them",
      "",
    ];
  // A fork gets the workflows of the repository, and none of its secrets.
  if (event === "schedule" && isFork)
    return [
      "This repository is a fork, and its scheduled run has no API token",
      " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.",
    ];
  return undefined;
}
