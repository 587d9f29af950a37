/** The workflows that init writes, and those that stay as they are. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NewFile } from "../files/newFiles.ts";
import { type Folders, isFile, pathShown } from "../files/paths.ts";
import type { WorkflowName } from "../settings/table/commands.ts";
import type { Questions } from "./questions.ts";
import { WORKFLOW_FILES, type WorkflowValues, workflowText } from "./workflows.ts";

export interface InitFiles {
  written: readonly NewFile[];
  /** Paths of files that are there already, as they are shown. */
  kept: readonly string[];
}

/** The workflows that the repository has already. */
export async function presentWorkflows({ working }: Folders): Promise<WorkflowName[]> {
  const found: WorkflowName[] = [];
  for (const name of NAMES) if (await isFile(join(working, WORKFLOW_FILES[name].file), {})) found.push(name);
  return found;
}

const NAMES = Object.keys(WORKFLOW_FILES) as WorkflowName[];

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
