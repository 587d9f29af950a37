/** The workflows that init writes, and those that stay as they are: the templates of docs/workflows, with the branch and the project of the user. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NewFile } from "../files/newFiles.ts";
import { type Folders, isFile, pathShown } from "../files/paths.ts";
import { plainId } from "../model/project.ts";
import { WORKFLOW_NAMES, type WorkflowName } from "../settings/table/commands.ts";

/** What init asks a person. */
export interface Questions {
  /** `check` returns why an answer is refused. `usual`: the answer that is there already. */
  text(question: string, check: (answer: string) => string | undefined, usual?: string): Promise<string>;
  /** The answer is not shown. */
  secret(question: string): Promise<string>;
  /** Any number of the options. */
  several(
    question: string,
    options: readonly { value: string; about: string }[],
    usual: readonly string[],
  ): Promise<string[]>;
  yesNo(question: string): Promise<boolean>;
}

/** Its file, relative to the root of the repository, and what it is for. */
export const WORKFLOW_FILES: Readonly<Record<WorkflowName, { file: string; about: string }>> = {
  translations: {
    file: ".github/workflows/translations.yml",
    about: "plan in pull requests, apply on push, drift on a schedule, in a few lines",
  },
  pull: {
    file: ".github/workflows/translations-pull.yml",
    about: "a pull request with the texts that people changed in Lokalise",
  },
  "pull-request": {
    file: ".github/workflows/translations-review.yml",
    about: "only the plan, as a whole file to change",
  },
  apply: { file: ".github/workflows/translations-apply.yml", about: "only apply, as a whole file to change" },
  drift: { file: ".github/workflows/translations-drift.yml", about: "only drift, as a whole file to change" },
};

interface WorkflowValues {
  branch: string;
  /** The only project that the workflow may use. Undefined: its id is not for everyone to see. */
  project: string | undefined;
}

export interface InitFiles {
  written: readonly NewFile[];
  /** Paths of files that are there already, as they are shown. */
  kept: readonly string[];
}

/** The workflows that the repository has already. */
export async function presentWorkflows({ working }: Folders): Promise<WorkflowName[]> {
  const found: WorkflowName[] = [];
  for (const name of WORKFLOW_NAMES)
    if (await isFile(join(working, WORKFLOW_FILES[name].file), {})) found.push(name);
  return found;
}

/** A file with another text is replaced only if a person agrees. */
export async function workflowFiles(
  names: readonly WorkflowName[],
  values: WorkflowValues,
  { folders, packageRoot, questions }: { folders: Folders; packageRoot: string; questions?: Questions },
): Promise<InitFiles> {
  const written: NewFile[] = [];
  const kept: string[] = [];
  for (const name of names) {
    const path = join(folders.working, WORKFLOW_FILES[name].file);
    const text = await workflowText(name, values, packageRoot);
    const before = (await isFile(path, {})) ? await readFile(path, "utf8") : undefined;
    const shown = pathShown(path, folders);
    const replaces =
      before !== undefined &&
      before !== text &&
      (await questions?.yesNo(`${shown} is there already, with other content. Replace it?`));
    if (before === undefined) written.push({ path, text });
    else if (replaces) written.push({ path, text, replaces: before });
    else kept.push(shown);
  }
  return { written, kept };
}

/** `packageRoot`: the folder of this package, which has the templates. */
async function workflowText(
  name: WorkflowName,
  { branch, project }: WorkflowValues,
  packageRoot: string,
): Promise<string> {
  const template = await readFile(join(packageRoot, "docs/workflows", `${name}.yml`), "utf8");
  const withBranch = template.replace(/(?<=branches: \[)main(?=\])/g, () => branchPattern(branch));
  const allowed = project === undefined ? "" : `    with: { allow-projects: "${plainId(project)}" }\n`;
  return withBranch.replace(/^ {4}with: \{ project: .*\}\n/m, () => allowed);
}

/** A name of a branch as a pattern of GitHub, in YAML. A name cannot have the other characters of patterns. */
function branchPattern(branch: string): string {
  const pattern = branch.replace(/[+!]/g, "\\$&");
  return /^[A-Za-z][\w./-]*$/.test(pattern) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(pattern)
    ? pattern
    : JSON.stringify(pattern);
}
