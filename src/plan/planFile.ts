/** The file format of plans: `plan --out` writes it, and `apply --plan` reads it. */
import * as z from "zod";
import { KINDS } from "../kinds/kinds.ts";
import type { Json } from "../model/json.ts";
import { FORMAT_VERSION, type Plan } from "../model/plan.ts";

const whole = z.int().min(0);
const place = z.object({ file: z.string(), line: whole, col: whole, endLine: whole, endCol: whole });
const value: z.ZodType<Json> = z.json();
const field = z.object({
  field: z.string(),
  part: z.string().exactOptional(),
  before: value.exactOptional(),
  after: value,
  place,
  seen: z.string().exactOptional(),
});
/** In plans of earlier versions, ids of keys are numbers. */
const id = z.union([z.number(), z.string()]).transform(String);
const object = { ref: z.string(), kind: z.enum(KINDS.map(({ name }) => name)), label: z.string() };
const declared = { place, identity: value, fields: z.array(field).readonly() };
const change = z.discriminatedUnion("action", [
  z.object({ ...object, action: z.literal("create"), ...declared }),
  z.object({
    ...object,
    action: z.literal("update"),
    id,
    renamed_from: z.string().exactOptional(),
    seen: z.string(),
    ...declared,
  }),
  z.object({
    ...object,
    action: z.literal("destroy"),
    id,
    how: z.enum(["archive", "destroy"]),
    seen: z.string(),
  }),
]);
const plan = z.object({
  project: z.object({ id: z.string(), digest: z.string().exactOptional() }),
  changes: z.array(change).readonly(),
  filter: z.object({ filters: z.array(z.string()).readonly() }).exactOptional(),
});

/** A plan as it is read from a file: the parts that identify its changes. */
export type SavedPlan = z.output<typeof plan>;

/** The content of the file: the plan itself, or a list if there are several. */
export function planFile(plans: readonly Plan[]): object {
  const [only] = plans;
  return plans.length === 1 && only ? only : { format_version: FORMAT_VERSION, plans };
}

/** The plans of a file, or why it cannot be used, as a sentence that starts with "it". */
export function readPlanFile(text: string): { plans: readonly SavedPlan[] } | { issue: string } {
  try {
    return readParsed(parsed(text));
  } catch (error) {
    // The file is nested deeper than any plan.
    if (error instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
    throw error;
  }
}

function readParsed(json: unknown): ReturnType<typeof readPlanFile> {
  const made = "Make it with lokaform plan --out.";
  const head = z.object({ format_version: z.unknown() }).safeParse(json);
  if (!head.success) return { issue: `it is not a plan. ${made}` };
  const version = head.data.format_version;
  if (version !== FORMAT_VERSION) {
    return {
      issue: `it has format_version ${JSON.stringify(version)}, and this lokaform reads ${FORMAT_VERSION}. Plan again, with the same version as apply.`,
    };
  }
  const many = z.object({ plans: z.array(plan) }).safeParse(json);
  if (many.success) return { plans: many.data.plans };
  const one = plan.safeParse(json);
  if (one.success) return { plans: [one.data] };
  return { issue: `it is not a complete plan. ${made}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
