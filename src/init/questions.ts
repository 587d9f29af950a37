/** The settings of init, and the options of its pull. What neither the options nor lokaform.yaml say is asked. */
import type { ReadClient } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { type GitOptions, repositoryOf } from "../files/git.ts";
import { type Folders, isFile, pathShown } from "../files/paths.ts";
import { pageAddress } from "../model/package.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { type ProjectDetails, plainId } from "../model/project.ts";
import { readId, readMap, readText } from "../model/response.ts";
import { nameless } from "../model/secrets.ts";
import { API_TOKEN } from "../model/variables.ts";
import { requestProject } from "../remote/project.ts";
import { createClient, requestProblems } from "../run/connect.ts";
import type { Host, RunContext } from "../run/host.ts";
import { optionProblems, optionValue, type RawOptions } from "../settings/flags.ts";
import { givenId } from "../settings/projectId.ts";
import { type ProjectSettings, readSettings, type Settings, type Sources } from "../settings/resolve.ts";
import { WRITERS } from "../settings/table/changes.ts";
import {
  DEFAULT_BRANCH,
  USUAL_WORKFLOWS,
  WHOLE_WORKFLOWS,
  WORKFLOW_NAMES,
  WORKFLOWS,
  type WorkflowName,
} from "../settings/table/commands.ts";
import { PROJECT, TOKEN_FILE } from "../settings/table/project.ts";
import { hasWorkflow, type Questions, WORKFLOW_FILES } from "./workflows.ts";

export async function readInput(
  options: RawOptions,
  host: Pick<Host, "sources" | "hide">,
  questions: Questions | undefined,
) {
  const mistakes = optionProblems(options);
  let raw = options;
  let sources: Sources = host.sources;
  let result = await readSettings("plan", raw, sources);
  let typesToken = false;
  if (anyError(mistakes)) return { ...result, typesToken, problems: mistakes };
  const isUnset = result.problems.some(({ code }) => code === "no-project");
  if (questions && optionValue(PROJECT, raw) === undefined && isUnset) {
    const check = (answer: string) => givenId(answer).problems[0]?.message;
    raw = { ...raw, project: [await questions.text("Which project? Paste its URL or its id", check)] };
  }
  const mismatch = await otherProject(raw, result.settings.configFile, sources);
  if (mismatch) return { ...result, typesToken, problems: [mismatch] };
  const hasToken = optionValue(TOKEN_FILE, raw) !== undefined || !!sources.environment[API_TOKEN];
  if (!hasToken && questions && result.settings.projects.every(({ token }) => token === undefined)) {
    typesToken = true;
    const token = await questions.secret(
      "An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored",
    );
    host.hide([nameless(token)]);
    sources = { ...sources, token };
  }
  result = await readSettings("plan", raw, sources);
  host.hide(result.settings.secrets);
  return { ...result, typesToken };
}

/** An existing lokaform.yaml stays as it is. So it must name the project. */
async function otherProject(raw: RawOptions, configFile: string, sources: Sources) {
  const reference = optionValue(PROJECT, raw);
  if (reference === undefined || !(await isFile(configFile, {}))) return undefined;
  const { project: _, ...otherOptions } = raw;
  const { settings, problems } = await readSettings("plan", otherOptions, sources);
  const { projects } = settings;
  const { id } = givenId(reference);
  if (projects.length === 0 || id === undefined || projects.some((project) => project.id === id))
    return undefined;
  // The id may be in a variable that is not set here.
  if (projects.some((project) => !project.id) && problems.every(({ code }) => code !== "no-project"))
    return undefined;
  const file = pathShown(configFile, sources.folders);
  const way = `Set project: ${id} in it, or move the file away. For several projects, see ${pageAddress("docs/settings.md")}#many-projects.`;
  return problem("bad-setting", `${file} is there already, and does not name this project. ${way}`);
}

export async function wantedWorkflows(
  raw: RawOptions,
  folders: Folders,
  questions: Questions | undefined,
  version: string | undefined,
): Promise<readonly WorkflowName[]> {
  // The reusable workflow uses the action by its tag, which does not exist before the first release.
  const usual = version?.startsWith("v") === false ? WHOLE_WORKFLOWS : USUAL_WORKFLOWS;
  const workflows = optionValue(WORKFLOWS, raw);
  if (workflows) return workflows.filter((name) => name !== "none");
  if (await hasWorkflow(folders)) return [];
  if (!questions) return usual;
  const options = WORKFLOW_NAMES.map((value) => ({ value, about: WORKFLOW_FILES[value].about }));
  const chosen = await questions.several("Which workflows should be written?", options, usual);
  const names = WORKFLOW_NAMES.filter((name) => chosen.includes(name));
  return names.includes("translations") ? names.filter((name) => USUAL_WORKFLOWS.includes(name)) : names;
}

/** The branch from which workflows apply. Absent if they cannot be in this folder. */
export async function workflowBranch(
  raw: RawOptions,
  folders: Folders,
  git: GitOptions,
  questions: Questions | undefined,
): Promise<{ branch?: string; problems: readonly Problem[] }> {
  const repository = await repositoryOf(folders.working, git);
  if (repository && !repository.isRoot) {
    const message =
      "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.";
    return { problems: [problem("not-written", message, { severity: "warning" })] };
  }
  const defaultBranch = optionValue(DEFAULT_BRANCH, raw) ?? repository?.defaultBranch;
  if (defaultBranch !== undefined) return { branch: defaultBranch, problems: [] };
  const likely = repository?.currentBranch ?? "main";
  if (questions) {
    const check = (answer: string) => (answer === "" ? "Type its name." : undefined);
    const branch = await questions.text("The default branch of the repository", check, likely);
    return { branch, problems: [] };
  }
  const message = `git does not say which branch is the default branch of the repository, so the workflows use ${likely}. If that is wrong, change the name in the workflows, or use --default-branch.`;
  return { branch: likely, problems: [problem("not-read", message, { severity: "notice" })] };
}

export interface Account {
  project: ProjectDetails;
  /** How `writers` names the user: the address, or else the id. Undefined: the service does not say it. */
  writer: string | undefined;
}

export async function readAccount(
  { tokenFrom: _, ...project }: ProjectSettings,
  { apiUrl }: Settings,
  { cancellation, onResponse, onWait }: RunContext,
): Promise<{ client?: ReadClient; account?: Account; problems: readonly Problem[] }> {
  // Without what has the token, because a person may have typed it.
  const connection = createClient(project, { apiUrl, signal: cancellation.stopping, onResponse, onWait });
  if (!connection.ok) return { problems: [connection.problem] };
  const client = connection.value;
  try {
    const [{ project: details }, writer] = await Promise.all([
      requestProject(client, project.id, { languages: true, names: false, texts: false }),
      readWriter(client, plainId(project.id)),
    ]);
    return { client, account: { project: details, writer }, problems: [] };
  } catch (error) {
    return { problems: requestProblems(error, { stopped: undefined }) };
  }
}

async function readWriter(client: ReadClient, id: string): Promise<string | undefined> {
  try {
    const map = readMap(await client.contributorMe(id)) ?? {};
    // Text from the service: only what lokaform.yaml can have as a writer.
    return [readText(map.email), readId(map.user_id)].find(
      (name) => name !== undefined && WRITERS.schema.safeParse([name]).success,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
