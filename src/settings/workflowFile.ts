/** Finds lines in the file of the workflow that runs, for messages about them. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Place } from "../model/place.ts";
import type { Environment } from "../model/variables.ts";

/** `GITHUB_WORKFLOW_REF` is `owner/repository/PATH@REF`. With a reusable workflow, it names the workflow that calls it. */
export function workflowPath({ GITHUB_WORKFLOW_REF: ref = "" }: Environment): string | undefined {
  return /^[^/]*\/[^/]*\/([^@]+)/.exec(ref)?.[1];
}

/**
 * The first line that matches, in the job of the run or after it, with the first group. Undefined if there is none, or if the
 * checkout does not have the workflow.
 */
export async function findWorkflowLine(
  environment: Environment,
  workspace: string,
  pattern: RegExp,
): Promise<{ place: Place; found: string } | undefined> {
  const file = workflowPath(environment);
  if (file === undefined) return undefined;
  const lines = (await readFile(resolve(workspace, file), "utf8").catch(() => "")).split("\n");
  const start = lines.findIndex((line) => line.trim() === `${environment.GITHUB_JOB}:`);
  const at = lines.findIndex((line, index) => index > start && pattern.test(line));
  const [, found = ""] = pattern.exec(lines[at] ?? "") ?? [];
  const place = { file, line: at + 1, col: 1, endLine: at + 1, endCol: 1 };
  return at < 0 ? undefined : { place, found };
}
