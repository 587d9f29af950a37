/** What a report file says about the manifests of a pull request without secrets. */
import * as z from "zod";
import { KINDS } from "../../kinds/kinds.ts";
import type { ReleasedEntry, RematchedEntry } from "../../plan/compareDeclarations.ts";
import type { ManifestComparison } from "../report.ts";
import { declaredChange, fits, kind, place, setting, texts, value } from "./planSchema.ts";

const entry = { kind, label: z.string(), place };

const released: z.ZodType<ReleasedEntry> = z
  .object({
    ...entry,
    fields: z
      .array(z.object({ field: z.string(), part: z.string().exactOptional(), before: value }))
      .readonly()
      .exactOptional(),
  })
  .refine((one) => (one.fields ?? []).every(({ field, before }) => fits(one.kind, field, [before])));

const rematched: z.ZodType<RematchedEntry> = z.object({
  ...entry,
  member: z.enum(["previously", ...KINDS.map(({ idMember }) => idMember)]),
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
});

const project = z.object({
  name: z.string().exactOptional(),
  changes: z.array(declaredChange).readonly(),
  released: z.array(released).readonly(),
  rematched: z.array(rematched).readonly(),
  changed_defaults: texts,
  settings: z.array(setting).readonly(),
  hide_texts: z.literal(true).exactOptional(),
});

export const manifestComparison: z.ZodType<ManifestComparison> = z.discriminatedUnion("is", [
  z.object({ is: z.literal("compared"), commit: z.string(), projects: z.array(project).readonly() }),
  z.object({ is: z.literal("not compared"), why: z.string() }),
]);
