/** The reusable workflow, and what its expressions mean in a run. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";

export const REUSABLE = ".github/workflows/translations.yml";

interface Step {
  uses: string;
  with: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if: string;
  permissions: Record<string, "read" | "write">;
  environment?: string;
  concurrency: { group: string; "cancel-in-progress": boolean };
  steps: Step[];
}
interface Input {
  description: string;
  type: "string" | "boolean";
  default: string | boolean;
}
export interface Caller {
  on: object;
  permissions: Record<string, "read" | "write">;
  jobs: Record<string, { uses: string; with?: Record<string, unknown>; secrets: Record<string, string> }>;
}

export const reusable: {
  on: {
    workflow_call: {
      inputs: Record<string, Input>;
      secrets: Record<string, { description: string; required: boolean }>;
    };
  };
  permissions: object;
  jobs: Record<"plan" | "apply" | "drift", Job>;
} = parse(readFileSync(REUSABLE, "utf8"));

/** What expressions can read. */
export interface Contexts {
  github: object;
  runner?: object;
  inputs?: Record<string, string | boolean>;
  secrets?: Record<string, string>;
}

/** The value of an expression. These expressions have the same meaning in JavaScript, except for names with hyphens. */
function evaluate(expression: string, { github, runner = {}, inputs = {}, secrets = {} }: Contexts): unknown {
  const defaults = Object.entries(reusable.on.workflow_call.inputs).map(([name, one]) => [name, one.default]);
  const given = { ...Object.fromEntries(defaults), ...inputs };
  const format = (text: string, ...values: unknown[]) =>
    text.replace(/\{(\d)\}/g, (_all, index) => String(values[Number(index)]));
  const names = expression.replace(/inputs\.([\w-]+)/g, 'inputs?.["$1"]').replace(/\.(?=\w)/g, "?.");
  return runInNewContext(names, { github, runner, inputs: given, secrets, format });
}

/** A text with its expressions replaced. What is not set becomes empty. */
export function filled(text: unknown, contexts: Contexts): string {
  return String(text).replace(/\$\{\{(.*?)\}\}/g, (_all, inside) => String(evaluate(inside, contexts) ?? ""));
}

/** The jobs that run. */
export function jobsFor(contexts: Contexts): string[] {
  return Object.entries(reusable.jobs).flatMap(([id, job]) => (evaluate(job.if, contexts) ? [id] : []));
}

/** The step of a job that starts Lokaform. */
export function stepOf(id: keyof typeof reusable.jobs): Step {
  const step = reusable.jobs[id].steps.find(({ uses }) => uses.startsWith("lokaform/lokaform@"));
  if (!step) throw new Error(`The job ${id} does not start Lokaform.`);
  return step;
}
