/** Finds lines in the file of the workflow that runs, for messages about them. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Place } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import type { Environment } from "../model/variables.ts";

/** `GITHUB_WORKFLOW_REF` is `owner/repository/PATH@REF`. With a reusable workflow, it names the workflow that calls it. */
export function workflowPath({ GITHUB_WORKFLOW_REF: ref = "" }: Environment): string | undefined {
  return /^[^/]*\/[^/]*\/([^@]+)/.exec(ref)?.[1];
}

export interface WorkflowLine {
  place: Place;
  found: string;
}

/**
 * The only line that matches in the job of the run, with the first group. Undefined if there is none or several, or if the checkout
 * does not have the workflow.
 */
export async function findWorkflowLine(
  environment: Environment,
  workspace: string,
  pattern: RegExp,
): Promise<WorkflowLine | undefined> {
  const file = workflowPath(environment);
  if (file === undefined) return undefined;
  const lines = (await readFile(resolve(workspace, file), "utf8").catch(() => "")).split("\n");
  const start = lines.findIndex((line) => line.trim() === `${environment.GITHUB_JOB}:`);
  const indent = /^ */.exec(lines[start] ?? "")?.[0].length ?? 0;
  const next = new RegExp(`^ {0,${indent}}[^ #]`);
  const end = lines.findIndex((line, index) => start >= 0 && index > start && next.test(line));
  const [first, ...others] = lines.flatMap((line, index) => {
    const isInJob = index > start && (end < 0 || index < end);
    const [whole, found = ""] = (isInJob && pattern.exec(line)) || [];
    return whole === undefined ? [] : [{ line: index + 1, found }];
  });
  if (!first || others.length > 0) return undefined;
  const { line, found } = first;
  return { place: { file, line, col: 1, endLine: line, endCol: 1 }, found };
}

/** Where a message names an input, or another line of a workflow. */
const NAMED =
  /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|the (?=permission\b))([\w-]+)/i;

/** Problems without a place get the line of the workflow that their message names first. */
export function atNamedLines(
  problems: readonly Problem[],
  environment: Environment,
  workspace: string,
): Promise<Problem[]> {
  const located = problems.map(async (one) => {
    const [, name] = NAMED.exec(one.message) ?? [];
    if (one.place || name === undefined) return one;
    const line = await findWorkflowLine(
      environment,
      workspace,
      new RegExp(`(?:^|[\\s{,])["']?${name}s?["']?:`),
    );
    return { ...one, ...(line && { place: line.place }) };
  });
  return Promise.all(located);
}

/** A variable that is not set gets the line of the workflow that sets it elsewhere, if the job has it once. */
export async function withLineOfVariable(
  one: Problem,
  environment: Environment,
  workspace: string | undefined,
): Promise<Problem> {
  const [, name] = (one.code === "unset-variable" && /\$\{(\w+)\} is not set/.exec(one.message)) || [];
  if (name === undefined || workspace === undefined) return one;
  const { place } =
    (await findWorkflowLine(environment, workspace, new RegExp(`(?:^|[\\s{,])${name}:`))) ?? {};
  const set = place && ` ${place.file}:${place.line} sets it, but env counts only in its own step or job.`;
  return { ...one, message: `${one.message}${set ?? ""}` };
}
