/** Finds the workflows of the repository that pull, so that an issue can link to one, and that apply. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { WorkflowContext } from "./event.ts";

const FOLDER = ".github/workflows";
const NAME = /^[\w.-]+\.ya?ml$/;
/** The address of its page; undefined if no workflow of the checkout pulls. `root`: the root of the checkout. */
export async function pullWorkflowUrl(
  { home }: Pick<WorkflowContext, "home">,
  root: string,
): Promise<string | undefined> {
  const file = await workflowWith("pull", root);
  return file === undefined ? undefined : `${home}/actions/workflows/${file}`;
}

/** The first workflow with a step for the command. The input of the action is on a line of its own or in braces. */
export async function workflowWith(command: "pull" | "apply", root: string): Promise<string | undefined> {
  const step = new RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${command}["']?\\s*(?:[,}#]|$)`, "m");
  const files = await readdir(join(root, FOLDER)).catch(() => []);
  for (const file of files.filter((name) => NAME.test(name)).sort()) {
    const text = await readFile(join(root, FOLDER, file), "utf8").catch(() => "");
    if (step.test(text)) return file;
  }
  return undefined;
}
