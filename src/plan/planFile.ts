/** The file of a plan: what `plan --out` writes, and `apply --plan` reads. */
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

export function planFile(plans: readonly Plan[]): object {
  const [only] = plans;
  return plans.length === 1 && only ? only : { format_version: 1, plans };
}

/** The plans of a file, or why it cannot be used, as a sentence that starts with "it". */
export function readPlanFile(kinds: Kinds, text: string) {
  const made = "Make it with lokaform plan --out.";
  try {
    const json: unknown = JSON.parse(text);
    const { format_version: version } = z.object({ format_version: z.unknown() }).parse(json);
    if (version !== 1) {
      return {
        issue: `it has format_version ${JSON.stringify(version)}, and this lokaform reads 1. Plan again, with the same version as apply.`,
      };
    }
    const result = z
      .union([z.object({ plans: z.array(plan) }), plan.transform((content) => ({ plans: [content] }))])
      .safeParse(json);
    if (result.success && !misfit(kinds, result.data)) return result.data;
    return { issue: `it is not a complete plan. ${made}` };
  } catch (error) {
    // A file can be nested deeper than any plan.
    const isOther = [SyntaxError, z.ZodError, RangeError].some((errorType) => error instanceof errorType);
    if (isOther) return { issue: `it is not a plan. ${made}` };
    throw error;
  }
}
