/** The workflows that init writes: the templates of docs/workflows, with the branch and the project of the user. */
import { join } from "node:path";
import { type GitOptions, runGit } from "../files/git.ts";
import type { NewFile } from "../files/newFiles.ts";
import { type Folders, isFile, isFolder, pathShown } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import { yamlWord } from "../model/json.ts";
import { plainId } from "../model/project.ts";
import { WORKFLOW_NAMES, type WorkflowName } from "../settings/table/commands.ts";

export interface Questions {
  /** `check` returns why an answer is refused. `usual`: the answer that is there already. */
  text(question: string, check: (answer: string) => string | undefined, usual?: string): Promise<string>;
  secret(question: string): Promise<string>;
  several(
    question: string,
    options: readonly { value: string; about: string }[],
    usual: readonly string[],
  ): Promise<string[]>;
  yesNo(question: string): Promise<boolean>;
}

/** Its file, relative to the root of the repository, and what it is for. */
export const WORKFLOW_FILES: Readonly<Record<WorkflowName, { file: string; about: string }>> = {
  translations: workflow(
    "translations",
    "plan in pull requests, apply on push, drift on a schedule, in a few lines",
  ),
  pull: workflow("translations-pull", "a pull request with the texts that people changed in Lokalise"),
  "pull-request": workflow("translations-review", "only the plan, as a whole file to change"),
  apply: workflow("translations-apply", "only apply, as a whole file to change"),
  drift: workflow("translations-drift", "only drift, as a whole file to change"),
};

function workflow(name: string, about: string) {
  return { file: `.github/workflows/${name}.yml`, about };
}

export interface WorkflowValues {
  branch: string;
  /** The only project that the workflow may use. Undefined: its id is not for everyone to see. */
  project: string | undefined;
  /** Names of the variables that lokaform.yaml uses. Each is a secret of the repository with the same name. */
  variables: readonly string[];
  inManifests: readonly string[];
  version: string | undefined;
}

/** The tag of the major version, or the commit of this clone before the first release. Undefined if neither is known. */
export async function actionVersion(packageRoot: string, options: GitOptions): Promise<string | undefined> {
  const text = await readFile(join(packageRoot, "package.json"), "utf8").catch(() => "");
  const [, major = "0"] = /"version": "(\d+)/.exec(text) ?? [];
  if (major !== "0") return `v${major}`;
  if (!(await isFolder(join(packageRoot, ".git"), {}))) return undefined;
  const head = runGit(packageRoot, ["rev-parse", "HEAD"], options);
  return head.then((id) => id.toString("utf8").trim()).catch(() => undefined);
}

export interface InitFiles {
  /** `name`: its template. Its text follows when all variables are known. */
  written: readonly (Omit<NewFile, "text"> & { name: WorkflowName })[];
  kept: readonly string[];
}

export async function hasWorkflow({ working }: Folders): Promise<boolean> {
  const paths = WORKFLOW_NAMES.map((name) => join(working, WORKFLOW_FILES[name].file));
  return (await Promise.all(paths.map((path) => isFile(path, {})))).includes(true);
}

export async function workflowFiles(names: readonly WorkflowName[], folders: Folders): Promise<InitFiles> {
  const files: InitFiles["written"][number][] = [];
  const keptPaths: string[] = [];
  for (const name of names) {
    const path = join(folders.working, WORKFLOW_FILES[name].file);
    if (await isFile(path, {})) keptPaths.push(pathShown(path, folders));
    else files.push({ name, path });
  }
  return { written: files, kept: keptPaths };
}

export async function workflowText(
  name: WorkflowName,
  { branch, project, inManifests, version, ...values }: WorkflowValues,
  packageRoot: string,
): Promise<string> {
  // The only signs of patterns that the name of a branch can have.
  const pattern = yamlWord(branch.replace(/[+!]/g, "\\$&"));
  const template = await readFile(join(packageRoot, "docs/workflows", `${name}.yml`), "utf8");
  const allowed = project === undefined ? "" : `    with: { allow-projects: "${plainId(project)}" }\n`;
  const variables = [...values.variables, ...(name === "pull" ? [] : inManifests)];
  const lines = (indent: string, between: string) =>
    variables.map((name) => `${indent}${name}${between}\${{ secrets.${name} }}\n`).join("");
  const env = variables.length === 0 ? "" : `        env:\n${lines("          ", ": ")}`;
  const passed = variables.length === 0 ? "" : `      variables: |\n${lines("        ", "=")}`;
  return template
    .replace(/(?<=branches: \[)main(?=\])/g, () => pattern)
    .replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (tag) => version ?? tag)
    .replace(/^ {4}with: \{ project: .*\}\n/m, () => allowed)
    .replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (block) => env || block)
    .replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (secrets) => `${secrets}${passed}`);
}
