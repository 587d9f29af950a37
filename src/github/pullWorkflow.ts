/** Finds the workflow of the repository that pulls, so that an issue can link to it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { WorkflowContext } from "./event.ts";

const FOLDER = ".github/workflows";
const NAME = /^[\w.-]+\.ya?ml$/;
/** The input of the action, on a line of its own or in braces. */
const PULLS = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;

/** The address of its page; undefined if no workflow of the checkout pulls. `root`: the root of the checkout. */
export async function pullWorkflowUrl(
  { home }: Pick<WorkflowContext, "home">,
  root: string,
): Promise<string | undefined> {
  const files = await readdir(join(root, FOLDER)).catch(() => []);
  for (const file of files.filter((name) => NAME.test(name)).sort()) {
    const text = await readFile(join(root, FOLDER, file), "utf8").catch(() => "");
    if (PULLS.test(text)) return `${home}/actions/workflows/${file}`;
  }
  return undefined;
}
