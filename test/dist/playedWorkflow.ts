/** What a step of a workflow gives the action, with its expressions replaced. */
import { type Contexts, filled, jobsFor, type reusable, stepOf } from "../repository/reusable.ts";

interface Step {
  uses?: string;
  with?: object;
  env?: object;
}

export interface StepRun {
  command: string;
  inputs: Record<string, string>;
  env: Record<string, string>;
}

/** Undefined if the step is none of Lokaform. */
export function stepRun(step: Step, contexts: Contexts): StepRun | undefined {
  const [, action] = /^lokaform\/lokaform(?:\/([\w-]+))?@/.exec(step.uses ?? "") ?? [];
  if (!step.uses?.startsWith("lokaform/lokaform")) return undefined;
  const values = (some: object = {}) =>
    Object.fromEntries(Object.entries(some).map(([name, value]) => [name, filled(value, contexts)]));
  const inputs = values(step.with);
  return { command: action ?? inputs.command ?? "plan", inputs, env: values(step.env) };
}

/** The steps that a call of the reusable workflow runs. */
export function calledJob(
  call: { with?: object; secrets?: object },
  { secrets = {}, ...contexts }: Contexts,
): (StepRun | undefined)[] {
  const passed = Object.entries(call.secrets ?? {}).map(([name, value]) => [
    name,
    filled(value, { ...contexts, secrets }),
  ]);
  const inside = { ...contexts, inputs: { ...call.with }, secrets: Object.fromEntries(passed) };
  return jobsFor(inside).map((id) => stepRun(stepOf(id as keyof typeof reusable.jobs), inside));
}
