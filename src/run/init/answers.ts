/** The answers that init needs: from the options, from what is there already, or from a person. */
import { repositoryOf } from "../../files/git.ts";
import type { Folders } from "../../files/paths.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { givenId } from "../../settings/projectId.ts";
import { optionValue, type RawOptions } from "../../settings/rawOptions.ts";
import {
  DEFAULT_BRANCH,
  USUAL_WORKFLOWS,
  WORKFLOW_NAMES,
  WORKFLOWS,
  type WorkflowName,
} from "../../settings/table/init.ts";
import { presentWorkflows } from "./files.ts";
import type { Questions } from "./questions.ts";
import { WORKFLOW_FILES } from "./workflows.ts";

/** The options with the id of the project, which a person may have to give. */
export async function withProject(raw: RawOptions, questions: Questions | undefined): Promise<RawOptions> {
  if (!questions) return raw;
  const check = (answer: string) => givenId(answer).problems[0]?.message;
  return { ...raw, project: [await questions.text("Which project? Paste its URL or its id", check)] };
}

/** Which workflows are written. */
export async function wantedWorkflows(
  raw: RawOptions,
  folders: Folders,
  questions: Questions | undefined,
): Promise<readonly WorkflowName[]> {
  const given = optionValue(WORKFLOWS, raw);
  if (given) return given.filter((name) => name !== "none");
  const present = await presentWorkflows(folders);
  // The choice was made before.
  if (present.length > 0) return [];
  if (!questions) return USUAL_WORKFLOWS;
  const options = WORKFLOW_NAMES.map((value) => ({ value, about: WORKFLOW_FILES[value].about }));
  const chosen = await questions.several("Which workflows should be written?", options, USUAL_WORKFLOWS);
  const names = WORKFLOW_NAMES.filter((name) => chosen.includes(name));
  // The first one contains the others.
  return names.includes("translations") ? names.filter((name) => USUAL_WORKFLOWS.includes(name)) : names;
}

/** The branch from which workflows apply. A problem if they cannot be in this folder. */
export async function workflowBranch(
  raw: RawOptions,
  folders: Folders,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
  questions: Questions | undefined,
): Promise<{ branch: string; problems: readonly Problem[] } | { problem: Problem }> {
  const repository = await repositoryOf(folders.working, { environment, signal });
  if (repository && !repository.isRoot) return { problem: NOT_ROOT };
  const given = optionValue(DEFAULT_BRANCH, raw);
  const known = given ?? repository?.defaultBranch;
  if (known !== undefined) return { branch: known, problems: [] };
  const likely = repository?.currentBranch ?? "main";
  if (questions) {
    const check = (answer: string) => (answer === "" ? "Type its name." : undefined);
    const branch = await questions.text("The default branch of the repository", check, likely);
    return { branch, problems: [] };
  }
  const message = `git does not say which branch is the default branch of the repository, so the workflows use ${likely}. If that is wrong, change the name in the workflows, or use --default-branch.`;
  return { branch: likely, problems: [problem("not-read", message, { severity: "notice" })] };
}

const NOT_ROOT = problem(
  "not-written",
  "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.",
  { severity: "warning" },
);
