/** Finds lines in the file of the workflow that runs, for messages about them. */
import { readWorkflow, readWorkflows } from "../files/paths.ts";
import { globComplaint, matchPath, pathPatterns } from "../kinds/glob.ts";
import { nearest } from "../model/didYouMean.ts";
import { listed } from "../model/json.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Environment, VARIABLES } from "../model/variables.ts";
import { type ParsedYaml, parseYaml } from "../yaml/yaml.ts";

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
  const lines = (await readWorkflow(workspace, file)).split("\n");
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
const STEP = /uses:\s*["']?lokaform\/lokaform(?:\/pull|\/\.github\/workflows\/[\w.-]+)?@/;

/** Problems get the line that their message names, as place or after it. Variables that are not set get theirs, or their step. */
export function withWorkflowLines(
  problems: readonly Problem[],
  environment: Environment,
  workspace: string | undefined,
): Promise<Problem[]> {
  const lineOf = async (pattern: RegExp) =>
    workspace === undefined ? undefined : await findWorkflowLine(environment, workspace, pattern);
  const located = problems.map(async (one) => {
    const [, variable, how] =
      (/^(?:unset-variable|no-token)$/.test(one.code) &&
        /\$\{(\w+)\} is (not set|empty)/.exec(one.message)) ||
      [];
    const [, name = variable] = NAMED.exec(one.message) ?? [];
    const value = "(?:.*\\b(vars|secrets)\\.)?";
    const line = name && (await lineOf(new RegExp(`(?:^|[\\s{,])["']?${name}s?["']?[:=]${value}`)));
    const isStep = variable !== undefined || (!one.place && one.message.startsWith("This step "));
    const isListed = variable !== undefined && one.message.includes(VARIABLES);
    const list = !line && isListed && (await lineOf(/^\s*variables:/));
    const { place: at, found } = line || list || (isStep && (await lineOf(STEP))) || {};
    if (!at) return one;
    const where = `${at.file}:${at.line}`;
    const isVariable = found === "vars";
    const set = line
      ? how === "empty"
        ? one.message.includes(VARIABLES)
          ? `See ${where}. Values under Variables are not secrets.`
          : `The ${isVariable ? "variable" : "secret"} of ${where} does not exist, or is empty.${isVariable ? " If it is a secret, write secrets in place of vars." : ""}`
        : one.message.includes(VARIABLES)
          ? `${where} has it, but GitHub does not pass env to a called workflow.`
          : `${where} has it, but it counts only under env of this step, of its job or of the workflow.`
      : `See ${where}.`;
    if (variable !== undefined) return { ...one, message: `${one.message} ${set}` };
    return one.place ? { ...one, message: `${one.message} See ${where}.` } : { ...one, place: at };
  });
  return Promise.all(located);
}

/**
 * Why changes are not applied after they are merged, as far as the workflows say: the branch that is pushed, the files and the
 * projects that change.
 */
export async function notAppliedOnPush(
  workspace: string,
  names: Readonly<Record<"branches" | "paths" | "only", readonly string[]>>,
): Promise<Problem[]> {
  const workflows = await readWorkflows(workspace);
  const steps = workflows.flatMap(({ path, text }) => stepsOf(parseYaml(path, text)));
  const applying = steps.filter(({ step }) => memberAt(step, "with", "command") === "apply");
  const warning = ({ yaml, path }: Pick<Step, "yaml" | "path">, message: string) => {
    const place = placeAt(yaml.file, yaml.span, path);
    return [problem("bad-setting", message, { severity: "warning", scope: "change", place })];
  };
  const [first] = applying;
  if (!first && steps.some(({ step }) => memberAt(step, "with", "command") === UNKNOWN)) return [];
  if (!first) {
    const planning = steps.find(({ yaml, step }) => {
      const on = memberAt(yaml.value, "on");
      const isPushed = on === "push" || (Array.isArray(on) ? on.includes("push") : "push" in Object(on));
      return isPushed && STEP.test(`uses: ${memberAt(step, "uses")}`) && !memberAt(step, "with", "command");
    });
    const inputs = Object.keys(Object(memberAt(planning?.step, "with")));
    const typo = inputs.find((one) => nearest(one, ["command"]));
    const guess = typo === undefined ? "" : ` The input ${typo} does not exist. Did you mean command?`;
    return planning ? warning(planning, `${NO_APPLY}${guess}`) : [];
  }
  const at = ["continue-on-error"];
  const lenient = applying.find(({ step }) => memberAt(step, ...at));
  const counts = "With continue-on-error, a run whose apply failed counts as one that applied. Remove it.";
  if (lenient) return warning({ ...lenient, path: [...lenient.path, ...at] }, counts);
  const chosen = applying.map(({ step }) => String(memberAt(step, "with", "only") ?? "${{ all }}"));
  const left = names.only.filter(
    (name) => !chosen.some((one) => one.includes("${{") || one.split(/[\s,]+/).includes(name)),
  );
  if (left.length > 0)
    return warning(
      { ...first, path: [...first.path, "with", "only"] },
      `No step with command: apply has the project ${listed(left.slice(0, 3))}, because only leaves it out. Add it, or remove only.`,
    );
  if (applying.length === 1 && memberAt(first.step, "with", "filter"))
    return warning(
      { ...first, path: [...first.path, "with", "filter"] },
      "The only step with command: apply writes nothing except what matches filter. Remove filter.",
    );
  if (applying.some(({ yaml }) => yaml !== first.yaml)) return [];
  for (const by of ["branches", "paths"] as const) {
    const path = ["on", "push", by];
    const given = memberAt(first.yaml.value, ...path);
    const globs = Array.isArray(given) ? given.map(String) : ["**"];
    // What other globs mean is not known here, and so many would take too long.
    if (globs.length * names[by].length > MAX_MATCHES || globs.some((glob) => globComplaint(included(glob))))
      return [];
    const filters = globs.map((glob) => ({
      excludes: glob.startsWith("!"),
      patterns: pathPatterns(included(glob)),
    }));
    const last = (name: string) =>
      filters.findLast(({ patterns }) => patterns.some((pattern) => matchPath(pattern, name, true)));
    const unseen = names[by].filter((name) => last(name)?.excludes ?? true);
    const [what, fix] =
      by === "branches"
        ? ["to", "Add it"]
        : [
            "that changes only",
            "Remove paths: if another push overtakes an apply, only a run for that push can apply",
          ];
    const message = `A push ${what} ${listed(unseen.slice(0, 3))} does not start this workflow, which applies, because ${by} leaves that out. ${fix}.`;
    if (unseen.length > 0) return warning({ ...first, path }, message);
  }
  return [];
}

/** Of names and globs, which a pull request can write. */
const MAX_MATCHES = 1_000_000;

function included(glob: string): string {
  return glob.replace(/^!/, "");
}

export const NO_APPLY =
  "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.";

interface Step {
  yaml: ParsedYaml;
  path: PropertyKey[];
  step: unknown;
}

/** What a called workflow does is not known, except for the reusable one of this project. */
const UNKNOWN = "?";

/** A job that calls a workflow counts as a step. */
function stepsOf(yaml: ParsedYaml): Step[] {
  const members = (value: unknown) => Object.entries<unknown>(Object(value));
  return members(memberAt(yaml.value, "jobs")).flatMap(([job, value]) => {
    const path = ["jobs", job];
    const [uses, inputs] = [memberAt(value, "uses"), memberAt(value, "with")];
    const command = /^lokaform\/lokaform\//.test(String(uses)) ? "apply" : UNKNOWN;
    if (uses) return [{ yaml, path, step: { with: { ...Object(inputs), command } } }];
    return members(memberAt(value, "steps")).map(([index, step]) => {
      return { yaml, path: [...path, "steps", Number(index)], step };
    });
  });
}

function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => Object(at)[name], value);
}
