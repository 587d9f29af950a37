/** The file format of plans: `plan --out` writes it, and `apply --plan` reads it. */
import * as z from "zod";
import type { Kinds } from "../kinds/kind.ts";
import { misfit } from "../kinds/read.ts";
import { type Plan, planSchema } from "../model/plan.ts";
import { projectSchema } from "../model/project.ts";

const plan = planSchema
  .pick({ changes: true, filter: true })
  .extend({ project: projectSchema.pick({ id: true, digest: true }) });

/** A plan as it is read from a file: the parts that identify its changes. */
export type SavedPlan = z.output<typeof plan>;

/** The content of the file: the plan itself, or a list if there are several. */
export function planFile(plans: readonly Plan[]): object {
  const [only] = plans;
  return plans.length === 1 && only ? only : { format_version: 1, plans };
}

/** The plans of a file, or why it cannot be used, as a sentence that starts with "it". */
export function readPlanFile(
  kinds: Kinds,
  text: string,
): { plans: readonly SavedPlan[] } | { issue: string } {
  try {
    return readParsed(kinds, parsed(text));
  } catch (error) {
    // The file is nested deeper than any plan.
    if (error instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
    throw error;
  }
}

function readParsed(kinds: Kinds, json: unknown): ReturnType<typeof readPlanFile> {
  const made = "Make it with lokaform plan --out.";
  const head = z.object({ format_version: z.unknown() }).safeParse(json);
  if (!head.success) return { issue: `it is not a plan. ${made}` };
  const version = head.data.format_version;
  if (version !== 1) {
    return {
      issue: `it has format_version ${JSON.stringify(version)}, and this lokaform reads 1. Plan again, with the same version as apply.`,
    };
  }
  const read = z
    .union([z.object({ plans: z.array(plan) }), plan.transform((one) => ({ plans: [one] }))])
    .safeParse(json);
  if (read.success && !misfit(kinds, read.data)) return read.data;
  return { issue: `it is not a complete plan. ${made}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
