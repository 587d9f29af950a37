/** What a report file says about a plan. Each value has the form that its field needs, so that all of it can be shown. */
import * as z from "zod";
import { fieldOf } from "../../kinds/kindOf.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Json } from "../../model/json.ts";
import type { Place } from "../../model/place.ts";
import {
  type Change,
  type DeclaredChange,
  FORMAT_VERSION,
  type KeptItem,
  type Plan,
  type PlanFilter,
  type Send,
  type Unmanaged,
} from "../../model/plan.ts";
import type { ProjectDetails } from "../../model/project.ts";
import type { ChangedSetting } from "../../model/setting.ts";

/** The last second of the year 9999. Later times have no usual form. */
const LAST_SECOND = 253_402_300_799;

export const whole = z.int().min(0);
export const texts = z.array(z.string()).readonly();
export const place: z.ZodType<Place> = z.object({
  file: z.string(),
  line: whole,
  col: whole,
  endLine: whole,
  endCol: whole,
});
export const kind = z.enum(KINDS.map(({ name }) => name));
const id = z.union([z.number(), z.string()]);
export const value: z.ZodType<Json> = z.json();
const edited = z.object({
  by: z.string().exactOptional(),
  at: z.number().min(0).max(LAST_SECOND),
  reviewed: z.literal(true).exactOptional(),
});

const field = z.object({
  field: z.string(),
  part: z.string().exactOptional(),
  before: value.exactOptional(),
  after: value,
  edited: edited.exactOptional(),
  place,
  seen: z.string().exactOptional(),
  unverifies: texts.exactOptional(),
});
const object = { ref: z.string(), kind, label: z.string() };
const declared = { place, identity: value, fields: z.array(field).readonly() };
const create = z.object({ ...object, action: z.literal("create"), ...declared });
const declaredUpdate = z.object({
  ...object,
  action: z.literal("update"),
  ...declared,
  renamed_from: z.string().exactOptional(),
});
const update = declaredUpdate.extend({
  id,
  seen: z.string(),
  edited: edited.exactOptional(),
  tags: texts.exactOptional(),
});
const destroy = z.object({
  ...object,
  action: z.literal("destroy"),
  id,
  how: z.enum(["archive", "destroy"]),
  seen: z.string(),
  tags: texts.exactOptional(),
});
export const change: z.ZodType<Change> = z
  .discriminatedUnion("action", [create, update, destroy])
  .refine(fieldsFit);
export const declaredChange: z.ZodType<DeclaredChange> = z
  .discriminatedUnion("action", [create, declaredUpdate])
  .refine(fieldsFit);

function fieldsFit(one: Change | DeclaredChange): boolean {
  return (
    one.action === "destroy" ||
    one.fields.every(({ field, before, after }) => fits(one.kind, field, [before, after]))
  );
}

/** Whether the kind has the field, and the field can have these values. */
export function fits(kindName: string, name: string, values: readonly (Json | undefined)[]): boolean {
  try {
    const row = fieldOf(kindName, name);
    for (const one of values) if (one !== undefined) row.show(one);
    return true;
  } catch {
    return false;
  }
}

const keptObject = z.object({
  kind,
  label: z.string(),
  id,
  reason: z.enum(["foreign-owner", "protected", "held-back", "archived"]),
  tag: z.string().exactOptional(),
  place: place.exactOptional(),
});
const keptValue = z
  .object({
    kind,
    label: z.string(),
    id,
    field: z.string(),
    part: z.string().exactOptional(),
    reason: z.enum(["seeded", "edited", "changed-since", "converts"]),
    live: value,
    declared: value,
    edited: edited.exactOptional(),
    conflict: z.literal(true).exactOptional(),
    place,
  })
  .refine((one) => fits(one.kind, one.field, [one.live, one.declared]));
export const kept: z.ZodType<KeptItem> = z.union([keptValue, keptObject]);

export const unmanaged: z.ZodType<Unmanaged> = z.object({ kind, label: z.string(), id });
export const setting: z.ZodType<ChangedSetting> = z.object({
  name: z.string(),
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
  widens: z.boolean(),
});
export const send: z.ZodType<Send> = z.object({ variable: z.string(), host: z.string(), place });

/** A value that the project does not have is missing in the file. */
const language = z
  .object({ iso: z.string(), id: z.string().exactOptional(), pluralForms: texts })
  .transform((read) => ({ ...read, id: read.id }));
const project: z.ZodType<ProjectDetails> = z
  .object({
    id: z.string(),
    digest: z.string().exactOptional(),
    name: z.string(),
    type: z.string(),
    baseLanguage: z.string(),
    languages: z.array(language).readonly().exactOptional(),
    perPlatformNames: z.boolean(),
    segmentation: z.boolean(),
    autoToggleUnverified: z.boolean().exactOptional(),
  })
  .transform((read) => ({
    ...read,
    languages: read.languages,
    autoToggleUnverified: read.autoToggleUnverified,
  }));

const figures = { unchanged: whole, unmanaged: whole };
const filter: z.ZodType<PlanFilter> = z.object({
  filters: texts,
  by_kind: z.record(z.string(), z.object({ chosen: whole, declared: whole })),
  unmatched: texts,
});
export const plan: z.ZodType<Plan> = z.object({
  format_version: z.literal(FORMAT_VERSION),
  project,
  changes: z.array(change).readonly(),
  kept: z.array(kept).readonly(),
  skipped: z.array(z.object({ kind, label: z.string(), place })).readonly(),
  counts: z.object({ ...figures, by_kind: z.record(z.string(), z.object(figures)), adopted: whole }),
  sends: z.array(send).readonly().exactOptional(),
  filter: filter.exactOptional(),
});
