/** Finds lines in the file of the workflow that runs, for messages about them. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { matchPath, pathPatterns } from "../kinds/glob.ts";
import { isMapping } from "../model/json.ts";
import { type Place, placeAt } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import type { Environment } from "../model/variables.ts";
import { parseYaml } from "../yaml/yaml.ts";

/** `GITHUB_WORKFLOW_REF` is `owner/repository/PATH@REF`. With a reusable workflow, it names the workflow that calls it. */
export function workflowPath({ GITHUB_WORKFLOW_REF: ref = "" }: Environment): string | undefined {
  return /^[^/]*\/[^/]*\/([^@]+)/.exec(ref)?.[1];
}

export interface WorkflowLine {
  place: Place;
  found: string;
}

/** The only line that matches in the job, or else above all jobs, with the first group. Undefined: none, several, or no file. */
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
  const top = lines.indexOf("jobs:");
  const found = lines.flatMap((line, index) => {
    const isInJob = index > start && (end < 0 || index < end);
    const [whole, found = ""] = ((isInJob || index < top) && !/^\s*#/.test(line) && pattern.exec(line)) || [];
    return whole === undefined ? [] : [{ line: index + 1, found, isInJob }];
  });
  const inJob = found.filter((one) => one.isInJob);
  const [first, ...others] = inJob.length > 0 ? inJob : found;
  if (!first || others.length > 0) return undefined;
  const { line } = first;
  return { place: { file, line, col: 1, endLine: line, endCol: 1 }, found: first.found };
}

/** Where a message names an input, or another line of a workflow. */
const NAMED =
  /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|Remove (?=ref\b|publish\b)|the (?=permission\b))([\w-]+)/i;
const STEP = /uses:\s*["']?lokaform\/lokaform(?:\/pull)?@/;

/** Problems get the line that their message names, as place or after it. Variables that are not set get theirs, or their step. */
export function withWorkflowLines(
  problems: readonly Problem[],
  environment: Environment,
  workspace: string | undefined,
): Promise<Problem[]> {
  const lineOf = async (pattern: RegExp) =>
    workspace === undefined ? undefined : (await findWorkflowLine(environment, workspace, pattern))?.place;
  const located = problems.map(async (one) => {
    const [, variable, how] =
      (one.code === "unset-variable" && /\$\{(\w+)\} is (not set|empty)/.exec(one.message)) || [];
    const [, name = variable] = NAMED.exec(one.message) ?? [];
    const place = name && (await lineOf(new RegExp(`(?:^|[\\s{,])["']?${name}s?["']?:`)));
    const isStep = variable !== undefined || one.message.startsWith("This step ");
    const at = place || (isStep ? await lineOf(STEP) : undefined);
    if (!at) return one;
    const where = `${at.file}:${at.line}`;
    const set = place
      ? how === "empty"
        ? `The secret or variable of ${where} does not exist, or is empty.`
        : `${where} has it, but it counts only under env of this step, of its job or of the workflow.`
      : `This step is at ${where}.`;
    if (variable !== undefined) return { ...one, message: `${one.message} ${set}` };
    return one.place ? { ...one, message: `${one.message} See ${where}.` } : { ...one, place: at };
  });
  return Promise.all(located);
}

/** What does not start a workflow on push: these branches by its `branches`, or these files by its `paths`. */
export async function leftOutByPush(
  workspace: string,
  workflow: string,
  names: Readonly<Record<"branches" | "paths", readonly string[]>>,
): Promise<{ place: Place; left: string[]; by: string } | undefined> {
  const path = `.github/workflows/${workflow}`;
  const yaml = parseYaml(path, await readFile(resolve(workspace, path), "utf8").catch(() => ""));
  const matches = (glob: string, name: string) =>
    pathPatterns(glob.replace(/^!/, "")).some((one) => matchPath(one, name, true));
  for (const by of ["branches", "paths"] as const) {
    const at = ["on", "push", by];
    const given = at.reduce<unknown>(
      (value, name) => (isMapping(value) ? value[name] : undefined),
      yaml.value,
    );
    const globs = Array.isArray(given) ? given.map(String) : ["**"];
    const last = (name: string) => globs.findLast((glob) => matches(glob, name));
    const left = names[by].filter((name) => last(name)?.startsWith("!") ?? true);
    if (left.length > 0) return { place: placeAt(yaml.file, yaml.span, at), left, by };
  }
  return undefined;
}
